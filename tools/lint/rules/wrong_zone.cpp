// A card is moved to a zone that holds other kinds.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

bool may_hold(const Program& program, const Zone& zone, KindId kind) {
    if (zone.holds.empty()) return true;
    // The thing may turn out to be of a more special kind than the source says.
    for (const KindId held : zone.holds)
        if (program.is_a(kind, held) || program.is_a(held, kind)) return true;
    return false;
}

std::string in_words(const Program& program, const Zone& zone) {
    std::string out;
    for (const KindId kind : zone.holds)
        out += (out.empty() ? "" : ", ") + fmt::format("`{}`", program.name_of(program.kinds[kind]));
    return out;
}

} // namespace

void wrong_zone(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    each_node(subject, {Op::call}, [&](HirId id) {
        const Hir& hir = program.at(id);
        if (hir.a >= program.verbs.size() || !program.verbs[hir.a].native) return;
        KindId moved = no_index;
        for (const HirId argument : program.children(id).subspan(1)) {
            const Hir& given = program.at(argument);
            const bool things = given.type.is(TypeTag::thing) || given.type.is(TypeTag::list);
            if (things && moved == no_index) moved = KindId(given.type.index);
            HirId place = argument;
            while (program.at(place).op == Op::top_of || program.at(place).op == Op::bottom_of)
                place = program.child(place, 0);
            if (moved == no_index || program.at(place).op != Op::zone) continue;
            const Zone& zone = program.zones[program.at(place).a];
            if (may_hold(program, zone, moved)) continue;
            Diagnostic& told = findings.add(program.span(argument),
                                            fmt::format("`{}` does not hold a `{}`", program.name_of(zone),
                                                        program.name_of(program.kinds[moved])));
            told.notes.push_back("it holds " + in_words(program, zone));
            told.labels.push_back({subject.name_span(zone), "declared here"});
            told.help = "move it somewhere else, or let the zone hold it";
        }
    });
}

} // namespace cantrip::lint
