#include "tools/play/only_printed.hpp"

#include <map>

#include <fmt/format.h>

#include "lang/program/origin.hpp"

namespace cantrip::play {

std::vector<LeftOut> leave_out_own(Program& program) {
    Hir none;
    none.op = Op::number;
    none.a = 0;
    none.type = {TypeTag::number, 0};
    const HirId no_copies = static_cast<HirId>(program.hir.size());
    program.hir.push_back(none);
    std::map<KindId, LeftOut> kinds;
    for (ThingId id(0); id < program.things.size(); ++id) {
        Thing& thing = program.things[id];
        if (thing.parent != no_index || thing.scenario != no_index || thing.kind >= program.kinds.size())
            continue;
        LeftOut& kind = kinds[thing.kind];
        kind.kind = program.kinds[thing.kind].word.empty() ? program.name_of(program.kinds[thing.kind])
                                                           : program.kinds[thing.kind].word;
        ++kind.all;
        if (is_own(program, id))
            thing.copies = no_copies;
        else
            ++kind.left;
    }
    std::vector<LeftOut> out;
    for (const auto& [id, kind] : kinds)
        if (kind.left < kind.all) out.push_back(kind);
    return out;
}

std::string what_is_missing(const std::vector<LeftOut>& kinds) {
    std::string out;
    for (const LeftOut& kind : kinds)
        if (kind.left == 0)
            out += fmt::format("{}{} ({} of our own)", out.empty() ? "" : ", ", kind.kind, kind.all);
    return out;
}

} // namespace cantrip::play
