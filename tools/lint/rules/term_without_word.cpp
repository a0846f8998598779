// A unit, zone, kind, trait or heading that has no word to be printed.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void term_without_word(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    const auto look_at = [&](std::string_view sort, const auto& table) {
        for (const Declared& declared : table) {
            if (declared.name == no_name || declared.node == no_node || !declared.word.empty() ||
                !subject.is_asked(declared.tree))
                continue;
            // `token coin in money` makes a group that has nowhere to put a word.
            if (sort == "group" && subject.tree(declared.tree).kind(declared.node) != NodeKind::group)
                continue;
            findings
                .add(subject.name_span(declared),
                     fmt::format("the {} `{}` has no word that a card could print", sort,
                                 program.name_of(declared)))
                .help = "put the word behind its name, in quotes";
        }
    };
    look_at("unit", program.units);
    look_at("group", program.groups);
    look_at("zone", program.zones);
    look_at("kind", program.kinds);
    look_at("trait", program.traits);
    look_at("heading", program.headings);
}

} // namespace cantrip::lint
