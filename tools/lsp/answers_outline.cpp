#include <boost/json/array.hpp>

#include "lang/format/format.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/lsp/answers.hpp"
#include "tools/lsp/names.hpp"

namespace cantrip::lsp {
namespace {

namespace json = boost::json;

// Kinds of symbols as the protocol numbers them.
enum SymbolNumber : int {
    package_symbol = 4,
    class_symbol = 5,
    enum_symbol = 10,
    function_symbol = 12,
    variable_symbol = 13,
    constant_symbol = 14,
    object_symbol = 19,
    event_symbol = 24
};

std::optional<SymbolNumber> symbol_number(NodeKind kind) {
    switch (kind) {
    case NodeKind::package:
    case NodeKind::game: return package_symbol;
    case NodeKind::kind:
    case NodeKind::extend: return class_symbol;
    case NodeKind::names:
    case NodeKind::group: return enum_symbol;
    case NodeKind::verb: return function_symbol;
    case NodeKind::token:
    case NodeKind::track:
    case NodeKind::zone:
    case NodeKind::map:
    case NodeKind::die:
    case NodeKind::trait: return variable_symbol;
    case NodeKind::define: return constant_symbol;
    case NodeKind::thing:
    case NodeKind::inner: return object_symbol;
    case NodeKind::rule:
    case NodeKind::scenario: return event_symbol;
    default: return std::nullopt;
    }
}

// The name a person would look for: the printed one, else the identifier.
std::string name_of(const Tree& tree, NodeId node) {
    std::string name;
    for (const NodeId child : tree.children(node)) {
        if (tree.kind(child) == NodeKind::word) return std::string(tree.text(tree.first_child(child)));
        if (tree.kind(child) == NodeKind::string) {
            const std::string_view quoted = tree.text(child);
            if (quoted.size() > 2) return std::string(quoted.substr(1, quoted.size() - 2));
        }
        if (tree.kind(child) == NodeKind::name) name = std::string(tree.text(child));
    }
    return name;
}

json::array symbols_below(const Request& request, NodeId parent, int depth) {
    json::array out;
    const Tree& tree = request.tree;
    for (const NodeId node : tree.children(parent)) {
        const auto number = symbol_number(tree.kind(node));
        if (!number) {
            // Things printed inside of a thing stand in its body.
            if (tree.kind(node) == NodeKind::thing_body && depth < 8)
                for (json::value& inner : symbols_below(request, node, depth + 1))
                    out.push_back(std::move(inner));
            continue;
        }
        std::string name = name_of(tree, node);
        if (name.empty()) name = to_string(tree.kind(node));
        const json::object range = request.positions.range(tree.span(node));
        json::object symbol{{"name", json_text(name)},
                            {"kind", static_cast<int>(*number)},
                            {"range", range},
                            {"selectionRange", range}};
        if (depth < 8) {
            json::array inner = symbols_below(request, node, depth + 1);
            if (!inner.empty()) symbol["children"] = std::move(inner);
        }
        out.push_back(std::move(symbol));
    }
    return out;
}

// What an editor may colour by. The order is that of TokenType.
constexpr std::string_view type_names[] = {"keyword", "variable", "string",     "number",   "comment",
                                           "class",   "function", "enumMember", "property", "operator"};
enum class TokenType : std::uint8_t {
    keyword,
    variable,
    string,
    number,
    comment,
    class_,
    function,
    enum_member,
    property,
    operator_
};

std::optional<TokenType> type_of_name(const Program& program, std::string_view text) {
    const NameId name = program.names.find(text);
    if (name == no_name) return TokenType::variable;
    switch (program.symbol(name).kind) {
    case SymbolKind::kind: return TokenType::class_;
    case SymbolKind::verb: return TokenType::function;
    case SymbolKind::none:
        return declarations_of(program, text).empty() ? TokenType::variable : TokenType::property;
    case SymbolKind::thing: return TokenType::variable;
    default: return TokenType::enum_member;
    }
}

std::optional<TokenType> type_of_token(const Tree& tree, std::uint32_t index, const Program* program) {
    const TokenKind kind = tree.tokens().list[index].kind();
    if (kind == TokenKind::string) return TokenType::string;
    if (kind == TokenKind::number || kind == TokenKind::variable) return TokenType::number;
    if (is_reserved(kind)) return TokenType::keyword;
    if (!is_name(kind)) return std::nullopt;
    if (program == nullptr) return kind == TokenKind::ident ? TokenType::variable : TokenType::keyword;
    const auto type = type_of_name(*program, tree.tokens().text_of(index));
    // A contextual keyword that nobody declared is a keyword here.
    if (kind != TokenKind::ident && type == TokenType::variable) return TokenType::keyword;
    return type;
}

} // namespace

json::array token_types() {
    json::array out;
    for (const std::string_view name : type_names) out.push_back(json::value(name));
    return out;
}

json::value semantic_tokens(const Request& request) {
    json::array data;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    const Program* program = request.program();
    const auto& list = request.tree.tokens().list;
    for (std::uint32_t i = 0; i < list.size(); ++i) {
        const auto type = type_of_token(request.tree, i, program);
        if (!type || list[i].length == 0) continue;
        const std::uint32_t here = request.positions.line_of(list[i].begin);
        // A token that spans lines has no place in this encoding.
        if (request.positions.line_of(list[i].end()) != here) continue;
        const std::uint32_t start = request.positions.column_of(list[i].begin);
        const std::uint32_t length = request.positions.column_of(list[i].end()) - start;
        data.push_back(here - line);
        data.push_back(here == line ? start - column : start);
        data.push_back(length);
        data.push_back(static_cast<std::uint32_t>(*type));
        data.push_back(0U);
        line = here;
        column = start;
    }
    return json::object{{"data", std::move(data)}};
}

json::value document_symbols(const Request& request) {
    return symbols_below(request, request.tree.root(), 0);
}

json::value folding_ranges(const Request& request) {
    json::array out;
    const auto& list = request.tree.tokens().list;
    std::vector<std::uint32_t> open;
    for (std::uint32_t i = 0; i < list.size(); ++i) {
        if (list[i].kind() == TokenKind::left_brace) open.push_back(request.positions.line_of(list[i].begin));
        if (list[i].kind() != TokenKind::right_brace || open.empty()) continue;
        const std::uint32_t last = request.positions.line_of(list[i].begin);
        if (last > open.back() + 1)
            out.push_back(json::object{{"startLine", open.back()}, {"endLine", last - 1}});
        open.pop_back();
    }
    return out;
}

json::value formatting(const Request& request) {
    Diagnostics ignored;
    const std::string text =
        format_source(request.checked.programs->world.sources, request.file, ignored).text;
    if (text == request.document.text) return json::array();
    const auto end = static_cast<std::uint32_t>(request.document.text.size());
    return json::array{
        json::object{{"range", request.positions.range(0, end)}, {"newText", json_text(text)}}};
}

} // namespace cantrip::lsp
