// `a card in hand of a player where worth > 3`: whose worth?

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

// Whether everything that the condition asks of its own noun could be asked of another kind as well.
bool fits_too(const Program& program, HirId condition, std::uint32_t it, KindId kind) {
    bool asks = false, fits = true;
    walk(program, condition, [&](HirId id) {
        const Hir& hir = program.at(id);
        const bool member = hir.op == Op::field || hir.op == Op::is_flag || hir.op == Op::is_value;
        if (!member || hir.count == 0 || hir.a >= program.fields.size()) return;
        const Hir& owner = program.at(program.child(id, 0));
        const bool own = owner.op == Op::it || (owner.op == Op::local && owner.a == it);
        if (!own) return;
        asks = true;
        fits = fits && program.is_a(kind, program.fields[hir.a].kind);
    });
    return asks && fits;
}

// The `where` of a noun inside `outer` that could have been meant for `outer`.
void look_at(const Subject& subject, Findings& findings, HirId outer) {
    const Program& program = subject.program;
    const KindId kind = program.noun(outer).kind;
    if (kind == no_index) return;
    for (const HirId filter : program.children(outer)) {
        if (program.at(filter).op == Op::f_where) continue;
        walk(program, filter, [&](HirId id) {
            if (program.at(id).op != Op::np || program.noun(id).kind == no_index ||
                program.noun(id).kind == kind)
                return;
            for (const HirId inner : program.children(id)) {
                if (program.at(inner).op != Op::f_where ||
                    !fits_too(program, program.child(inner, 0), program.noun(id).it, kind))
                    continue;
                const std::string_view near = program.name_of(program.kinds[program.noun(id).kind]);
                const std::string_view far = program.name_of(program.kinds[kind]);
                Diagnostic& told = findings.add(
                    program.span(inner), fmt::format("this is about the {}, not about the {}", near, far));
                told.labels.push_back({program.span(outer), fmt::format("the {} could be meant", far)});
                told.help = fmt::format("if the {} is meant, put this right behind it; if not, give the {} a "
                                        "name with `let` first",
                                        far, near);
            }
        });
    }
}

} // namespace

void ambiguous_filter(const Subject& subject, Findings& findings) {
    each_node(subject, {Op::np}, [&](HirId id) { look_at(subject, findings, id); });
}

} // namespace cantrip::lint
