// `either gain 1 mana or gain 1 mana`: a choice that is none.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

void look_at(const Subject& subject, Findings& findings, HirId id) {
    const Program& program = subject.program;
    const auto options = program.children(id).subspan(program.at(id).op == Op::choose ? 1 : 0);
    for (std::size_t i = 1; i < options.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (!same(program, options[i], options[j])) continue;
            Diagnostic& told = findings.add(program.span(options[i]), "this option is offered twice");
            told.labels.push_back({program.span(options[j]), "here already"});
            told.help = "remove one of them, or write what was meant";
            break;
        }
    }
}

} // namespace

void repeated_option(const Subject& subject, Findings& findings) {
    each_node(subject, {Op::either, Op::choose, Op::alternatives},
              [&](HirId id) { look_at(subject, findings, id); });
}

} // namespace cantrip::lint
