// `owl__post`, `_owl`, `owl_`: ids that nobody types right.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void odd_id(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    const auto look_at = [&](const Declared& declared) {
        if (declared.name == no_name || declared.node == no_node || !subject.is_asked(declared.tree)) return;
        const std::string_view name = program.name_of(declared);
        const bool odd =
            name.find("__") != std::string_view::npos || name.starts_with('_') || name.ends_with('_');
        if (odd)
            findings
                .add(subject.name_span(declared),
                     fmt::format("`{}` has an underscore that parts no words", name))
                .help = "write words with one underscore between them";
    };
    const auto all = [&](const auto& table) {
        for (const Declared& declared : table) look_at(declared);
    };
    all(program.things);
    all(program.kinds);
    all(program.units);
    all(program.groups);
    all(program.zones);
    all(program.traits);
    all(program.fields);
    all(program.defines);
    all(program.verbs);
    all(program.names_lists);
    all(program.names_values);
    all(program.rules);
}

} // namespace cantrip::lint
