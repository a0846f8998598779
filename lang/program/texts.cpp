#include "lang/program/texts.hpp"

namespace cantrip {

std::string_view text_literal(const Program& program, HirId id) {
    const Hir& hir = program.at(id);
    std::string_view text = program.trees[hir.tree]->text(hir.node);
    if (text.size() >= 2 && text.front() == '"') text = text.substr(1, text.size() - 2);
    return text;
}

std::string written_words(const Program& program, HirId id) {
    constexpr std::size_t longest = 200;
    const Hir& hir = program.at(id);
    if (hir.tree >= program.trees.size() || hir.node == no_node) return "effect";
    const Tree& tree = *program.trees[hir.tree];
    const Node& node = tree[hir.node];
    std::string text;
    for (std::uint32_t i = node.first; i < node.last && text.size() < longest; ++i) {
        const std::string_view word = tree.tokens().text_of(i);
        if (word == "\n" || word.empty()) continue;
        if (!text.empty() && word != "," && word != ":" && word != ")") text += ' ';
        text += word;
    }
    return text;
}

} // namespace cantrip
