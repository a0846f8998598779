#include "lang/program/headings.hpp"

namespace cantrip {

bool is_nth_under_heading(const Program& program, AbilityId id, std::int32_t nth) {
    const Ability& one = program.abilities[id];
    for (AbilityId other(0); other < program.abilities.size(); ++other) {
        const Ability& line = program.abilities[other];
        const bool together = line.heading == one.heading && line.thing == one.thing &&
                              line.kind == one.kind && line.face == one.face;
        // Lines have their ids in the order of the source.
        if (together && (nth > 0 ? other < id : id < other)) return false;
    }
    return true;
}

} // namespace cantrip
