// Two abilities that do the same and are printed differently.

#include <unordered_map>

#include "lang/support/hash.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void one_effect_two_texts(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    for (const LanguageTexts& language : subject.texts) {
        std::unordered_map<hash::Fingerprint, const SaidAbility*, hash::OfFingerprint> first;
        for (const SaidAbility& said : language.abilities) {
            if (said.text.empty() || said.thing == no_index) continue;
            // Cards of other kinds may have words of their own.
            hash::Fingerprint effect;
            effect.put(program.things[said.thing].kind);
            effect.put(program.abilities[said.ability].face);
            effect.put(said.meaning);
            const auto [at, fresh] = first.emplace(effect, &said);
            if (fresh || at->second->text == said.text) continue;
            const Ability& ability = program.abilities[said.ability];
            const Ability& other = program.abilities[at->second->ability];
            Diagnostic& told =
                findings.add(subject.span(ability.tree, ability.node),
                             fmt::format("in `{}` this is said in other words than elsewhere", language.tag));
            told.labels.push_back({subject.span(other.tree, other.node), "the same effect"});
            told.notes.push_back("here: " + std::string(said.text));
            told.notes.push_back("there: " + std::string(at->second->text));
            told.help = "say one thing in one way";
        }
    }
}

} // namespace cantrip::lint
