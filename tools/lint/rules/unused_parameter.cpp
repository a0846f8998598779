// A parameter of a `define` that its value does not depend on.

#include <unordered_set>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void unused_parameter(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    for (const Define& define : program.defines) {
        if (define.value == no_hir || !subject.is_asked(define.tree)) continue;
        std::unordered_set<std::uint32_t> read;
        const auto collect = [&](HirId id) {
            if (program.at(id).op == Op::local) read.insert(program.at(id).a);
        };
        walk(program, define.value, collect);
        for (const Param& param : define.params)
            for (const HirId part : {param.pool, param.initial}) walk(program, part, collect);
        for (std::size_t i = 0; i < define.params.size(); ++i) {
            const Param& param = define.params[i];
            // The first one says whose number it is, so that a card can change it for one of them.
            if (i == 0 || read.contains(param.slot) || param.node == no_node) continue;
            findings
                .add(subject.span(define.tree, param.node),
                     fmt::format("`{}` does not depend on `{}`", program.name_of(define),
                                 program.names.text(param.name)))
                .help = "use it, or leave it out here and where the number is asked for";
        }
    }
}

} // namespace cantrip::lint
