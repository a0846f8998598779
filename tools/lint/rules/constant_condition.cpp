// `if count of card in hand >= 0`: a condition that the numbers decide before the game starts.

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/ranges.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {
namespace {

bool is_condition(Op op) {
    return op == Op::compare || op == Op::equals || op == Op::in_range || op == Op::and_ || op == Op::or_ ||
           op == Op::not_;
}

std::string limits_in_words(Bounds bounds) {
    const bool open = bounds.high == Bounds{}.high;
    if (bounds.low == Bounds{}.low && open) return {};
    if (bounds.exact()) return fmt::format("is {}", bounds.low);
    return open ? fmt::format("is at least {}", bounds.low)
                : fmt::format("is {} to {}", bounds.low, bounds.high);
}

void explain(const Subject& subject, Diagnostic& told, HirId id) {
    const Program& program = subject.program;
    if (program.at(id).op != Op::compare && program.at(id).op != Op::equals &&
        program.at(id).op != Op::in_range)
        return;
    for (const HirId side : program.children(id)) {
        const std::string words =
            program.at(side).op == Op::number ? std::string() : limits_in_words(bounds_of(program, side));
        if (!words.empty()) told.notes.push_back(fmt::format("`{}` {}", subject.source(side), words));
    }
}

// The smallest part that is decided: `a and 1 > 2` is told at `1 > 2`.
void look_at(const Subject& subject, Findings& findings, HirId id) {
    const Truth truth = truth_of(subject.program, id);
    if (truth != Truth::unknown) {
        for (const HirId child : subject.program.children(id))
            if (is_condition(subject.program.at(child).op) &&
                truth_of(subject.program, child) != Truth::unknown)
                return look_at(subject, findings, child);
        Diagnostic& told =
            findings.add(subject.program.span(id),
                         fmt::format("this is {} true", truth == Truth::always ? "always" : "never"));
        explain(subject, told, id);
        told.help = "compare with what can happen, or leave the condition out";
        return;
    }
    for (const HirId child : subject.program.children(id))
        if (is_condition(subject.program.at(child).op)) look_at(subject, findings, child);
}

} // namespace

void constant_condition(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    for (const Body& body : subject.bodies) {
        if (body.of == Body::Of::scenario || !subject.is_asked(body.tree)) continue;
        for (const HirId root : body.roots) {
            if (is_condition(program.at(root).op)) look_at(subject, findings, root);
        }
        for (const HirId id : subject.nodes_of(body)) {
            // Conditions inside conditions are reached from the outermost one.
            if (is_condition(program.at(id).op)) continue;
            for (const HirId child : program.children(id))
                if (is_condition(program.at(child).op)) look_at(subject, findings, child);
        }
    }
}

} // namespace cantrip::lint
