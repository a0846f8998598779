#include "tools/sim/conservation.hpp"

#include <fmt/format.h>

#include "interpreter/tables.hpp"

namespace cantrip::sim {

using runtime::none;
using runtime::Tables;

namespace {

Word at(const State& state, Word index) { return state.words[static_cast<std::size_t>(index)]; }

} // namespace

Conservation::Conservation(const Machine& machine, const State& state) : machine_(machine) {
    const Tables& t = machine.tables();
    for (Word thing = 0; thing < t.thing_count(); ++thing)
        placed_.push_back(at(state, t.place + thing) != none);
    for (UnitId unit(0); unit < t.program->units.size(); ++unit) totals_.push_back(total(state, unit));
    made_.assign(t.program->units.size(), 0);
}

std::int64_t Conservation::total(const State& state, UnitId unit) const {
    const Tables& t = machine_.tables();
    std::int64_t sum = 0;
    for (const Word holder : t.holders[unit])
        if (const Word slot = t.slot_of_unit(holder, unit); slot >= 0)
            sum += at(state, t.states + t.things[static_cast<std::size_t>(holder)].base + slot);
    return sum;
}

std::string Conservation::check(const State& state) {
    std::string wrong = check_things(state);
    std::string units = check_units(state);
    return wrong.empty() ? units : wrong;
}

// The lists of all places together hold every placed thing once, and nothing else.
std::string Conservation::check_things(const State& state) {
    const Tables& t = machine_.tables();
    std::vector<bool> seen(placed_.size(), false);
    for (Word place = 0; place < t.containers(); ++place) {
        Word count = 0;
        for (Word thing = at(state, t.first + place); thing != none; thing = at(state, t.next + thing)) {
            if (seen[static_cast<std::size_t>(thing)])
                return fmt::format("{} lies in two places", thing_name(machine_, thing));
            if (at(state, t.place + thing) != place)
                return fmt::format("{} lies where it does not know of", thing_name(machine_, thing));
            seen[static_cast<std::size_t>(thing)] = true;
            ++count;
        }
        if (count != at(state, t.count + place))
            return "a place holds another number of things than it counts";
    }
    for (std::size_t thing = 0; thing < seen.size(); ++thing)
        if (placed_[thing] && !seen[thing])
            return fmt::format("{} vanished", thing_name(machine_, static_cast<Word>(thing)));
    placed_ = std::move(seen);
    return {};
}

std::string Conservation::check_units(const State& state) {
    const Program& program = machine_.program();
    std::string wrong;
    for (UnitId unit(0); unit < program.units.size(); ++unit) {
        const std::int64_t now = total(state, unit), expected = totals_[unit] + made_[unit];
        const Unit& decl = program.units[unit];
        // What is only there while a price is paid comes and goes without a verb.
        if (now != expected && !decl.transient)
            wrong =
                fmt::format("there are {} {} where the verbs leave {}", now, program.name_of(decl), expected);
        if (decl.supply >= 0 && now > decl.supply)
            wrong = fmt::format("there are {} {} of {}", now, program.name_of(decl), decl.supply);
        totals_[unit] = now;
        made_[unit] = 0;
    }
    return wrong;
}

} // namespace cantrip::sim
