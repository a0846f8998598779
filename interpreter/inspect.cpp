// The fixed part of a state from outside: places, values, tables.

#include "interpreter/inspect.hpp"

#include <algorithm>

namespace cantrip::runtime {
namespace {

// Larger numbers are no count of anything; they would only overflow sums.
constexpr Word largest_number = 10'000'000;

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
            for (FieldId field = 0; field < p_.fields.size(); ++field)
                if (const Word slot = t_.slot_of_field(i, field);
                    slot >= 0 && !fits_(at(base + slot), p_.fields[field].type))
                    return false;
            for (UnitId unit = 0; unit < p_.units.size(); ++unit)
                if (const Word slot = t_.slot_of_unit(i, unit);
                    slot >= 0 && !counts(at(base + slot), p_.units[unit]))
                    return false;
        }
        for (GlobalId id = 0; id < p_.globals.size(); ++id)
            if (!fits_(at(t_.globals + static_cast<Word>(id)), p_.globals[id].type)) return false;
        return true;
    }

  private:
    [[nodiscard]] Word at(Word index) const { return w_[static_cast<std::size_t>(base_ + index)]; }
    static bool within(Word value, Word low, Word high) { return value >= low && value < high; }
    static bool counts(Word value, const Unit& unit) {
        return value >= std::min<Word>(unit.low, 0) && value <= std::min(unit.high, largest_number);
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

// Records of what is counted, and of what lasts.
bool tables_are_sound(const Tables& t, const State& state) {
    const Program& p = *t.program;
    const std::vector<Word>& w = state.words;
    const Fits fits(t, state);
    const auto at = [&](Word index) { return w[static_cast<std::size_t>(index)]; };
    const auto within = [](Word value, Word low, Word high) { return value >= low && value < high; };
    for (Word i = 0; i < at(h_logs); ++i) {
        const Word base = t.logs + i * log_words;
        if (!within(at(base + 5), none, static_cast<Word>(p.verbs.size()))) return false;
        if (at(base) >= (1 << 24) && at(base + 5) == none) return false;
        if (!fits.thing(at(base + 2)) || !fits.thing(at(base + 3)) || !fits.thing(at(base + 4))) return false;
        if (at(base + 5) == none) continue;
        const auto& params = p.verbs[static_cast<VerbId>(at(base + 5))].params;
        for (std::size_t a = 0; a < params.size() && a < 5; ++a)
            if (const Word value = at(base + 6 + static_cast<Word>(a));
                value != none && !fits(value, params[a].type))
                return false;
    }
    for (Word i = 0; i < at(h_lasting); ++i) {
        const Word base = t.lasting + i * lasting_words;
        const Word most =
            at(base) == 0 ? static_cast<Word>(t.listeners.size()) : static_cast<Word>(p.hir.size());
        if (!within(at(base), 0, 2) || !within(at(base + 1), 0, most) ||
            !within(at(base + 4), none, static_cast<Word>(p.verbs.size())))
            return false;
        if (!within(at(base + 2), none, t.thing_count()) || !within(at(base + 3), none, t.thing_count()) ||
            !within(at(base + 7), none, t.thing_count()))
            return false;
        if (!within(at(base + 9), none, lasting_locals + 1)) return false;
    }
    return true;
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
    case TypeTag::number: return value >= -largest_number && value <= largest_number;
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
    if (w[h_logs] < 0 || w[h_logs] > t.log_cap || w[h_lasting] < 0 || w[h_lasting] > t.lasting_cap)
        return "its tables are damaged";
    if (w[h_rolls] < 0 || w[h_rolls] > t.roll_cap || w[h_roll_at] < 0 || w[h_roll_at] > w[h_rolls])
        return "its dice are damaged";
    if (w[h_serial] < 0 || w[h_serial] > largest_number || w[h_changes] < 0 || w[h_changes] > 2'000'000'000)
        return "its counters are damaged";
    if (w[h_winner] < none || w[h_winner] >= t.thing_count() || w[h_over] < 0 || w[h_over] > 1)
        return "its winner is damaged";
    const World now(t, state, 0);
    if (!now.places()) return "its places are damaged";
    if (!now.values()) return "its values are damaged";
    if (!tables_are_sound(t, state)) return "its tables are damaged";
    return frames_are_sound(t, state) ? std::string{} : std::string("its pending effects are damaged");
}

} // namespace cantrip::runtime
