// Two abilities that do different things and print the same text.

#include <unordered_map>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void one_text_two_effects(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    for (const LanguageTexts& language : subject.texts) {
        std::unordered_map<std::string_view, const SaidAbility*> first;
        for (const SaidAbility& said : language.abilities) {
            if (said.text.empty()) continue;
            const auto [at, fresh] = first.emplace(said.text, &said);
            if (fresh || at->second->meaning == said.meaning) continue;
            const Ability& ability = program.abilities[said.ability];
            const Ability& other = program.abilities[at->second->ability];
            Diagnostic& told =
                findings.add(subject.span(ability.tree, ability.node),
                             fmt::format("in `{}` this reads like another ability that does something else",
                                         language.tag));
            told.labels.push_back({subject.span(other.tree, other.node), "the other one"});
            told.notes.emplace_back(said.text);
            told.help = "make them do the same, or find words that tell them apart";
        }
    }
}

} // namespace cantrip::lint
