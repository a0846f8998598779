// A case of a `match` that the number can never be.

#include "tools/lint/ranges.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void impossible_case(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    each_node(subject, {Op::match, Op::match_value}, [&](HirId id) {
        const Op op = program.at(id).op;
        if (op != Op::match && op != Op::match_value) return;
        const auto children = program.children(id);
        const Bounds bounds = bounds_of(program, children[0]);
        for (const HirId arm : children.subspan(1)) {
            for (const HirId one : program.children(arm)) {
                const Hir& hir = program.at(one);
                if (hir.op != Op::case_range) continue;
                const auto low = static_cast<std::int32_t>(hir.a);
                const auto high = static_cast<std::int32_t>(hir.b);
                if (low <= bounds.high && high >= bounds.low) continue;
                Diagnostic& told = findings.add(program.span(one), "this case never happens");
                told.notes.push_back(
                    bounds.high == Bounds{}.high
                        ? fmt::format("`{}` is at least {}", subject.source(children[0]), bounds.low)
                        : fmt::format("`{}` is {} to {}", subject.source(children[0]), bounds.low,
                                      bounds.high));
                told.help = "write a case that can happen, or remove it";
            }
        }
    });
}

} // namespace cantrip::lint
