#include <algorithm>
#include <set>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/lsp/ability_texts.hpp"
#include "tools/lsp/answers.hpp"
#include "tools/lsp/fields.hpp"
#include "tools/lsp/names.hpp"

namespace cantrip::lsp {
namespace {

namespace json = boost::json;

std::string_view name_under_cursor(const Request& request) {
    const auto token = name_at(request.tree, request.offset());
    return token ? request.tree.tokens().text_of(*token) : std::string_view{};
}

// The smallest ability around an offset: one may stand in another's lines.
const SaidAbility* ability_at(const std::vector<SaidAbility>& all, std::uint32_t offset) {
    const SaidAbility* found = nullptr;
    for (const SaidAbility& one : all)
        if (one.at.begin <= offset && offset <= one.at.end &&
            (found == nullptr || one.at.end - one.at.begin < found->at.end - found->at.begin))
            found = &one;
    return found;
}

std::string described(const Program& program, const Declaration& declaration) {
    std::string out = fmt::format("```cant\n{}\n```\n", head_line(program, *declaration.declared));
    out += std::string(declaration.sort);
    if (!declaration.declared->word.empty()) out += fmt::format(" “{}”", declaration.declared->word);
    if (declaration.declared->package < program.packages.size())
        out +=
            fmt::format(" of package `{}`", program.name_of(program.packages[declaration.declared->package]));
    return out + "\n";
}

// Kinds of completion items as the protocol numbers them.
enum ItemNumber : int {
    function_item = 3,
    field_item = 5,
    variable_item = 6,
    class_item = 7,
    keyword_item = 14,
    enum_item = 20,
    constant_item = 21
};

ItemNumber item_number(SymbolKind kind) {
    switch (kind) {
    case SymbolKind::verb: return function_item;
    case SymbolKind::kind: return class_item;
    case SymbolKind::thing: return constant_item;
    case SymbolKind::unit:
    case SymbolKind::group:
    case SymbolKind::names_value: return enum_item;
    default: return variable_item;
    }
}

struct Completions {
    json::array items;
    std::set<std::string, std::less<>> seen;

    void add(std::string_view label, ItemNumber kind, std::string_view detail, char rank) {
        if (label.empty() || !seen.emplace(label).second) return;
        items.push_back(json::object{{"label", json_text(std::string(label))},
                                     {"kind", static_cast<int>(kind)},
                                     {"detail", json_text(std::string(detail))},
                                     {"sortText", fmt::format("{}{}", rank, label)}});
    }
};

// Fields and headings of the kind whose thing the offset lies in, and those it inherits.
void add_members(const Request& request, const Program& program, Completions& out) {
    const std::uint32_t offset = request.offset();
    for (const Thing& thing : program.things) {
        if (thing.node == no_node || thing.kind == no_index) continue;
        const Tree& tree = *program.trees[thing.tree];
        const Span span = tree.span(thing.node);
        if (span.file != request.file || offset < span.begin || offset > span.end) continue;
        for (const KindId kind : program.kinds[thing.kind].ancestors) {
            for (const HeadingId heading : program.kinds[kind].headings)
                out.add(program.name_of(program.headings[heading]), field_item,
                        head_line(program, program.headings[heading]), 'a');
            for (const FieldId field : program.kinds[kind].fields)
                if (!program.fields[field].state)
                    out.add(program.name_of(program.fields[field]), field_item,
                            head_line(program, program.fields[field]), 'b');
        }
    }
}

// The line up to the cursor without the word that is being typed.
std::string_view before_cursor(const Request& request) {
    const std::uint32_t offset = request.offset();
    const std::uint32_t begin = request.positions.line_begin(request.positions.line_of(offset));
    std::string_view line = std::string_view(request.document.text).substr(begin, offset - begin);
    const auto in_word = [](char c) {
        return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    while (!line.empty() && in_word(line.back())) line.remove_suffix(1);
    while (!line.empty() && (line.back() == ' ' || line.back() == '\t')) line.remove_suffix(1);
    return line;
}

bool ends_with_word(std::string_view line, std::string_view word) {
    return line.ends_with(word) && (line.size() == word.size() || line[line.size() - word.size() - 1] == ' ');
}

// Behind these words, and behind a colon or an arrow, a verb comes first.
bool wants_verb(std::string_view line) {
    return ends_with_word(line, "when") || ends_with_word(line, "before") || ends_with_word(line, "of") ||
           ends_with_word(line, "forbid") || ends_with_word(line, "modify") || ends_with_word(line, "may") ||
           line.ends_with(':') || line.ends_with("->") || line.ends_with('{');
}

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

} // namespace

json::value hover(const Request& request) {
    const auto index = request.checked.program_of(request.file);
    if (!index) return nullptr;
    const Program& program = request.checked.programs->list[*index];
    std::string text;
    for (const Declaration& one : declarations_of(program, name_under_cursor(request)))
        text += described(program, one);
    const std::vector<SaidAbility> abilities = abilities_in(program, request.file);
    if (const SaidAbility* ability = ability_at(abilities, request.offset())) {
        std::string said;
        for (const std::string& tag : request.languages) {
            const std::string one =
                text_of(request.checked, *index, ability->ability, tag, request.libraries);
            if (!one.empty()) said += fmt::format("- **{}** {}\n", tag, one);
        }
        if (!said.empty()) text += (text.empty() ? "" : "\n---\n") + said;
    }
    if (text.empty()) return nullptr;
    return json::object{{"contents", json::object{{"kind", "markdown"}, {"value", json_text(text)}}}};
}

json::value definition(const Request& request) {
    const Program* program = request.program();
    json::array out;
    if (program == nullptr) return out;
    for (const Declaration& one : declarations_of(*program, name_under_cursor(request)))
        out.push_back(request.location(name_span(*program, *one.declared)));
    return out;
}

json::value references(const Request& request) {
    const Program* program = request.program();
    json::array out;
    const std::string_view name = name_under_cursor(request);
    if (program == nullptr || name.empty()) return out;
    std::vector<Span> declared;
    for (const Declaration& one : declarations_of(*program, name))
        declared.push_back(name_span(*program, *one.declared));
    // A name that nobody declared is a local one: its places are not known.
    if (declared.empty()) return out;
    const json::value* wanted = object_in(request.params, "context").if_contains("includeDeclaration");
    const bool with_declaration = wanted == nullptr || !wanted->is_bool() || wanted->as_bool();
    for (const Span span : places_of(*program, name))
        if (with_declaration || std::find(declared.begin(), declared.end(), span) == declared.end())
            out.push_back(request.location(span));
    return out;
}

json::value completion(const Request& request) {
    Completions out;
    const Program* program = request.program();
    if (program == nullptr) return json::array();
    const std::string_view line = before_cursor(request);
    if (is_blank(line)) add_members(request, *program, out);
    const bool verbs_first = wants_verb(line);
    for (std::uint32_t i = 0; i < program->names.size(); ++i) {
        const Symbol symbol = program->symbol(NameId(i));
        if (symbol.kind == SymbolKind::none) continue;
        const std::string_view name = program->names.text(NameId(i));
        const auto declared = declarations_of(*program, name);
        if (declared.empty()) continue;
        const bool verb = symbol.kind == SymbolKind::verb;
        out.add(name, item_number(symbol.kind), head_line(*program, *declared.front().declared),
                verb == verbs_first ? 'c' : 'd');
    }
    for (auto kind = static_cast<std::size_t>(TokenKind::kw_a);
         kind < static_cast<std::size_t>(TokenKind::count_); ++kind) {
        const auto token = static_cast<TokenKind>(kind);
        if (token == TokenKind::ident) continue;
        std::string_view word = spelling(token);
        if (word.size() > 2 && word.front() == '`') word = word.substr(1, word.size() - 2);
        out.add(word, keyword_item, "", 'e');
    }
    return out.items;
}

json::value inlay_hints(const Request& request) {
    json::array out;
    const auto index = request.checked.program_of(request.file);
    if (!index || request.languages.empty()) return out;
    const json::object& range = object_in(request.params, "range");
    const std::uint32_t begin = request.positions.offset(json::value(object_in(range, "start")));
    const std::uint32_t end =
        range.empty() ? ~0U : request.positions.offset(json::value(object_in(range, "end")));
    for (const SaidAbility& one : abilities_in(request.checked.programs->list[*index], request.file)) {
        if (one.at.end < begin || one.at.begin > end) continue;
        const std::string text =
            text_of(request.checked, *index, one.ability, request.languages.front(), request.libraries);
        if (text.empty()) continue;
        out.push_back(json::object{{"position", request.positions.position(one.at.end)},
                                   {"label", json_text(text)},
                                   {"paddingLeft", true}});
    }
    return out;
}

} // namespace cantrip::lsp
