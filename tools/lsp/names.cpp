#include "tools/lsp/names.hpp"

#include <algorithm>

namespace cantrip::lsp {
namespace {

struct Global {
    std::string_view sort;
    const Declared* declared;
};

std::optional<Global> global(const Program& p, NameId name) {
    const Symbol symbol = p.symbol(name);
    const std::uint32_t i = symbol.index;
    switch (symbol.kind) {
    case SymbolKind::none: return std::nullopt;
    case SymbolKind::names_list: return Global{"names", &p.names_lists[i]};
    case SymbolKind::names_value: return Global{"name", &p.names_values[i]};
    case SymbolKind::unit: return Global{p.units[i].track ? "track" : "token", &p.units[i]};
    case SymbolKind::group: return Global{"group", &p.groups[i]};
    case SymbolKind::zone: return Global{"zone", &p.zones[i]};
    case SymbolKind::map: return Global{"map", &p.maps[i]};
    case SymbolKind::die: return Global{"die", &p.dice[i]};
    case SymbolKind::trait: return Global{"trait", &p.traits[i]};
    case SymbolKind::exclusive: return Global{"exclusive group", &p.exclusives[i]};
    case SymbolKind::kind: return Global{"kind", &p.kinds[i]};
    case SymbolKind::define: return Global{"define", &p.defines[i]};
    case SymbolKind::verb: return Global{p.verbs[i].phase ? "phase" : "verb", &p.verbs[i]};
    case SymbolKind::rule: return Global{"rule", &p.rules[i]};
    case SymbolKind::thing: return Global{"thing", &p.things[i]};
    case SymbolKind::global: return Global{p.globals[i].option ? "option" : "state", &p.globals[i]};
    }
    return std::nullopt;
}

template <typename List>
void add_members(const List& list, NameId name, std::string_view sort, std::vector<Declaration>& out) {
    for (const auto& one : list)
        if (one.name == name) out.push_back({sort, &one});
}

} // namespace

std::optional<std::uint32_t> name_at(const Tree& tree, std::uint32_t offset) {
    const auto& list = tree.tokens().list;
    const auto behind =
        std::partition_point(list.begin(), list.end(), [&](const Token& t) { return t.begin <= offset; });
    // The token that the offset lies in; else the one that ends there.
    for (auto at = behind; at != list.begin() && behind - at < 2;) {
        --at;
        if (offset <= at->end() && is_name(at->kind())) return static_cast<std::uint32_t>(at - list.begin());
    }
    return std::nullopt;
}

std::vector<Declaration> declarations_of(const Program& program, std::string_view text) {
    std::vector<Declaration> out;
    const NameId name = program.names.find(text);
    if (name == no_name) return out;
    if (const auto found = global(program, name)) {
        out.push_back({found->sort, found->declared});
        return out;
    }
    add_members(program.fields, name, "field", out);
    add_members(program.headings, name, "heading", out);
    add_members(program.faces, name, "face", out);
    return out;
}

Span name_span(const Program& program, const Declared& declared) {
    const Tree& tree = *program.trees[declared.tree];
    if (declared.node == no_node) return {tree.file(), 0, 0};
    const Node& node = tree[declared.node];
    const std::string_view name = program.names.text(declared.name);
    for (std::uint32_t i = node.first; i < node.last; ++i)
        if (is_name(tree.tokens().list[i].kind()) && tree.tokens().text_of(i) == name)
            return tree.tokens().span(i);
    return tree.span(declared.node);
}

std::string_view head_line(const Program& program, const Declared& declared) {
    const Tree& tree = *program.trees[declared.tree];
    if (declared.node == no_node) return {};
    const std::string_view text = tree.tokens().text;
    const Span span = tree.span(declared.node);
    const std::size_t line = text.rfind('\n', span.begin) + 1; // npos + 1 is the start
    std::string_view head = text.substr(line, span.end - line);
    head = head.substr(0, std::min(head.find_first_of("{\n"), head.size()));
    while (!head.empty() && (head.back() == ' ' || head.back() == '\r')) head.remove_suffix(1);
    while (!head.empty() && head.front() == ' ') head.remove_prefix(1);
    return head;
}

std::vector<Span> places_of(const Program& program, std::string_view name) {
    std::vector<Span> out;
    for (const Tree* tree : program.trees) {
        const Tokens& tokens = tree->tokens();
        for (std::uint32_t i = 0; i < tokens.list.size(); ++i)
            if (is_name(tokens.list[i].kind()) && tokens.text_of(i) == name) out.push_back(tokens.span(i));
    }
    return out;
}

} // namespace cantrip::lsp
