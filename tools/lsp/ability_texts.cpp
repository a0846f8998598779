#include "tools/lsp/ability_texts.hpp"

#include <algorithm>

namespace cantrip::lsp {

std::vector<SaidAbility> abilities_in(const Program& program, FileId file) {
    std::vector<SaidAbility> out;
    for (std::uint32_t i = 0; i < program.abilities.size(); ++i) {
        const Ability& ability = program.abilities[i];
        if (ability.node == no_node || ability.tree >= program.trees.size()) continue;
        const Tree& tree = *program.trees[ability.tree];
        if (tree.file() == file) out.push_back({AbilityId(i), tree.span(ability.node)});
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const SaidAbility& a, const SaidAbility& b) { return a.at.begin < b.at.begin; });
    return out;
}

std::string text_of(Checked& checked, std::size_t program, AbilityId ability, const std::string& tag,
                    const std::vector<std::string>& libraries) {
    const text::Language* language = checked.language(tag, program, libraries);
    if (language == nullptr) return {};
    const text::AbilityText said = text::say_ability(checked.programs->list[program], *language, checked.keys,
                                                     text::Style::words, ability);
    return said.missing.empty() ? text::plain_text(said.pieces) : std::string();
}

} // namespace cantrip::lsp
