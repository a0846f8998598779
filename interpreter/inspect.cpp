// The fixed part of a state from outside: places, values, tables.

#include "interpreter/inspect.hpp"

#include <algorithm>

#include "interpreter/fault.hpp"
#include "interpreter/numbers.hpp"

namespace cantrip::runtime {
namespace {

// One table of things and values: the present, or a snapshot of it.
class World {
  public:
    World(const Tables& tables, const State& state, Word base)
        : t_(tables), p_(*tables.program), w_(state.words), fits_(tables, state), base_(base) {}

    [[nodiscard]] bool places() const {
        for (Word i = 0; i < t_.thing_count(); ++i) {
            if (!within(at(t_.place + i), none, t_.containers()) || !fits_.thing(at(t_.prev + i)))
                return false;
            if (!fits_.thing(at(t_.next + i)) || !fits_.thing(at(t_.owner + i))) return false;
        }
        return lists() && !cyclic();
    }

    [[nodiscard]] bool values() const {
        for (Word i = 0; i < t_.thing_count(); ++i) {
            const Word base = t_.states + t_.things[static_cast<std::size_t>(i)].base;
            for (FieldId field(0); field < p_.fields.size(); ++field)
                if (const Word slot = t_.slot_of_field(i, field);
                    slot >= 0 && !value_fits(base + slot, p_.fields[field].type))
                    return false;
            for (UnitId unit(0); unit < p_.units.size(); ++unit)
                if (const Word slot = t_.slot_of_unit(i, unit);
                    slot >= 0 && !counts(at(base + slot), p_.units[unit]))
                    return false;
        }
        for (GlobalId id(0); id < p_.globals.size(); ++id)
            if (!value_fits(t_.global_lists[id] != 0 ? t_.global_lists[id]
                                                     : t_.globals + static_cast<Word>(id),
                            p_.globals[id].type))
                return false;
        return true;
    }

  private:
    [[nodiscard]] Word at(Word index) const { return w_[static_cast<std::size_t>(base_ + index)]; }
    static bool within(Word value, Word low, Word high) { return value >= low && value < high; }
    [[nodiscard]] bool value_fits(Word index, Type type) const {
        if (!type.is(TypeTag::list)) return fits_(at(index), type);
        const Word room = t_.room_for(type), size = at(index);
        if (!within(size, 0, room + 1)) return false;
        for (Word i = 0; i < room; ++i)
            if (const Word member = at(index + 1 + i);
                i < size ? !t_.is_a(member, KindId(type.index)) : member != 0)
                return false;
        return true;
    }
    static bool counts(Word value, const Unit& unit) {
        return is_number(value) && value >= std::min<Word>(unit.low, 0) && value <= unit.high;
    }

    // Every list of a place ends, counts right, and holds exactly the things that say they lie there.
    [[nodiscard]] bool lists() const {
        std::vector<Word> said(static_cast<std::size_t>(t_.containers()), 0);
        for (Word i = 0; i < t_.thing_count(); ++i)
            if (at(t_.place + i) != none) ++said[static_cast<std::size_t>(at(t_.place + i))];
        for (Word c = 0; c < t_.containers(); ++c) {
            if (at(t_.count + c) != said[static_cast<std::size_t>(c)] || !fits_.thing(at(t_.first + c)) ||
                !fits_.thing(at(t_.last + c)))
                return false;
            Word before = none, count = 0;
            for (Word thing = at(t_.first + c); thing != none; thing = at(t_.next + thing)) {
                if (at(t_.place + thing) != c || at(t_.prev + thing) != before || ++count > at(t_.count + c))
                    return false;
                before = thing;
            }
            if (count != at(t_.count + c) || at(t_.last + c) != before) return false;
        }
        return true;
    }

    [[nodiscard]] bool cyclic() const {
        for (Word i = 0; i < t_.thing_count(); ++i) {
            Word place = at(t_.place + i);
            for (int depth = 0; place != none; ++depth) {
                if (depth > 60) return true;
                place = t_.is_thing(place)
                            ? at(t_.place + place)
                            : t_.zones[static_cast<std::size_t>(place - t_.thing_count())].owner;
            }
        }
        return false;
    }

    const Tables& t_;
    const Program& p_;
    const std::vector<Word>& w_;
    Fits fits_;
    Word base_;
};

// Records of what is counted.
bool log_is_sound(const Tables& t, const State& state) {
    const Program& p = *t.program;
    const Fits fits(t, state);
    const auto within = [](Word value, Word low, std::size_t high) {
        return value >= low && value < static_cast<Word>(high);
    };
    for (std::size_t at = 0; at < state.log.size();) {
        const std::span<const Word> rest = std::span(state.log).subspan(at);
        if (rest.size() < l_args || rest[l_size] < l_args ||
            static_cast<std::size_t>(rest[l_size]) > rest.size())
            return false;
        at += static_cast<std::size_t>(rest[l_size]);
        const auto kind = static_cast<Logged>(rest[l_kind]);
        // Uses are those of a reaction, or of an action as -2 - its thing.
        const std::size_t keys = kind == Logged::tally ? p.hir.size() : t.listeners.size();
        const Word least = kind == Logged::use ? -1 - t.thing_count() : 0;
        if (!within(rest[l_kind], 0, 3) || !within(rest[l_key], least, keys)) return false;
        if (!fits.thing(rest[l_self]) || !fits.thing(rest[l_you]) || !fits.thing(rest[l_actor])) return false;
        if (kind == Logged::use) continue;
        if (!within(rest[l_verb], 0, p.verbs.size()) || !fits(rest[l_amount], {TypeTag::number, 0}))
            return false;
        const auto& params = p.verbs[static_cast<VerbId>(rest[l_verb])].params;
        if (static_cast<std::size_t>(rest[l_size]) != l_args + params.size()) return false;
        for (std::size_t a = 0; a < params.size(); ++a)
            if (const Word value = rest[l_args + a]; value != none && !fits(value, params[a].type))
                return false;
    }
    return true;
}

// A fault names a place of the program, or none.
bool fault_is_sound(const Program& p, const State& state) {
    if (state.fault.empty()) return true;
    const auto fault = fault_of(state.fault);
    if (!fault) return false;
    if (fault->at == Span{}) return true;
    for (HirId id(0); id < p.hir.size(); ++id)
        if (p.hir[id].node != no_node && p.span(id) == fault->at) return true;
    return false;
}

} // namespace

bool Fits::list(Word handle) const {
    // Nothing below the stack is a list: what points there is read as an empty one.
    if (handle == none || (handle >= 0 && handle < t_.stack)) return true;
    if (handle < 0 || static_cast<std::size_t>(handle) >= w_.size()) return false;
    const Word size = w_[static_cast<std::size_t>(handle)];
    return size >= 0 && static_cast<std::size_t>(size) < w_.size() - static_cast<std::size_t>(handle);
}

bool Fits::operator()(Word value, Type type) const {
    const auto below = [&](std::size_t count) { return value >= none && value < static_cast<Word>(count); };
    switch (type.tag) {
    case TypeTag::thing: return thing(value);
    case TypeTag::unit: return value <= -2 ? -2 - value < t_.thing_count() : below(p_.units.size());
    case TypeTag::names: return below(p_.names_values.size());
    case TypeTag::flag: return value == 0 || value == 1;
    case TypeTag::number: return is_number(value);
    case TypeTag::list: return every(value, [&](Word member) { return thing(member); });
    case TypeTag::place: return value == none || (value >= 0 && (value & place_mask) < t_.containers());
    case TypeTag::counter:
        return value == none || (value >= 0 && value / t_.thing_count() < static_cast<Word>(p_.units.size()));
    case TypeTag::die: return below(p_.dice.size());
    default: return true;
    }
}

bool world_is_sound(const Tables& tables, const State& state, Word base) {
    const World world(tables, state, base);
    return world.places() && world.values();
}

std::string inspect(const Tables& t, const State& state) {
    const std::vector<Word>& w = state.words;
    if (w.size() < static_cast<std::size_t>(t.stack) + f_data) return "it is too short";
    if (w[h_machine0] != static_cast<Word>(static_cast<std::uint32_t>(t.program_hash)) ||
        w[h_machine1] != static_cast<Word>(static_cast<std::uint32_t>(t.program_hash >> 32U)))
        return "it belongs to another machine";
    if (w[h_rolls] < 0 || w[h_rolls] > t.roll_cap || w[h_roll_at] < 0 || w[h_roll_at] > w[h_rolls])
        return "its dice are damaged";
    if (w[h_changed] < 0 || w[h_changed] > 1 || w[h_result] < 0 || w[h_result] > 1)
        return "its marks are damaged";
    if (w[h_winner] < none || w[h_winner] >= t.thing_count() || w[h_over] < 0 || w[h_over] > 1)
        return "its winner is damaged";
    const World now(t, state, 0);
    if (!now.places()) return "its places are damaged";
    if (!now.values()) return "its values are damaged";
    if (!log_is_sound(t, state)) return "its counts are damaged";
    if (!fault_is_sound(*t.program, state)) return "its fault is damaged";
    return frames_are_sound(t, state) ? std::string{} : std::string("its pending effects are damaged");
}

} // namespace cantrip::runtime
