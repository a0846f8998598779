#include "interpreter/board.hpp"

#include "interpreter/exec.hpp"

namespace cantrip {
namespace {

using namespace runtime;

// Reads a view, never the state itself: what is hidden is not there to be read.
class BoardMaker {
  public:
    BoardMaker(const Machine& machine, const State& state, Word seat)
        : machine_(machine), t_(machine.tables()), p_(machine.program()), seen_(view(machine, state, seat)) {
        board_.seat = seat;
    }

    Board make() {
        if (seen_.words.empty()) return std::move(board_);
        known_.resize(static_cast<std::size_t>(t_.thing_count()));
        for (Word thing = 0; thing < t_.thing_count(); ++thing)
            known_[static_cast<std::size_t>(thing)] = may_know(machine_, seen_, thing, board_.seat);
        board_.things.reserve(static_cast<std::size_t>(t_.thing_count()));
        for (Word thing = 0; thing < t_.thing_count(); ++thing) {
            const Instance& what = t_.things[static_cast<std::size_t>(thing)];
            if (known_[static_cast<std::size_t>(thing)] && what.action == no_index) add_thing(thing, what);
        }
        for (Word zone = 0; zone < static_cast<Word>(t_.zones.size()); ++zone) add_zone(zone);
        for (Word thing = 0; thing < t_.thing_count(); ++thing)
            if (known_[static_cast<std::size_t>(thing)] && at(t_.count + thing) > 0) {
                BoardPlace place{thing, no_index, -1, false, false, at(t_.count + thing), {}};
                list_things(place);
                board_.places.push_back(std::move(place));
            }
        for (GlobalId id(0); id < p_.globals.size(); ++id) {
            const Word where =
                t_.global_lists[id] != 0 ? t_.global_lists[id] : t_.globals + static_cast<Word>(id);
            BoardValue value{no_index, id, p_.globals[id].type, true, 0, no_hir, {}};
            read(where, value);
            board_.game.push_back(std::move(value));
        }
        return std::move(board_);
    }

  private:
    [[nodiscard]] Word at(Word index) const { return seen_.words[static_cast<std::size_t>(index)]; }

    void add_thing(Word thing, const Instance& what) {
        BoardThing out{thing,       what.kind, what.thing, at(t_.owner + thing), at(t_.place + thing),
                       what.parent, {},        {}};
        const OfKind& has = of_kind(what.kind, thing);
        out.values.reserve(has.fields.size());
        for (const FieldId field : has.fields) add_value(thing, field, out);
        out.counters.reserve(has.units.size());
        for (const UnitId unit : has.units)
            out.counters.push_back({unit, at(t_.states + what.base + t_.slot_of_unit(thing, unit))});
        board_.things.push_back(std::move(out));
    }

    // What things of a kind have; found once for all of them.
    struct OfKind {
        bool known = false;
        std::vector<FieldId> fields;
        std::vector<UnitId> units;
    };
    const OfKind& of_kind(KindId kind, Word thing) {
        if (kinds_.size() <= kind) kinds_.resize(p_.kinds.size() + 1);
        OfKind& out = kinds_[kind];
        if (out.known) return out;
        out.known = true;
        for (FieldId field(0); field < p_.fields.size(); ++field)
            if (t_.slot_of_field(thing, field) >= 0 ||
                (kind < p_.kinds.size() && p_.is_a(kind, p_.fields[field].kind)))
                out.fields.push_back(field);
        for (UnitId unit(0); unit < p_.units.size(); ++unit)
            if (t_.slot_of_unit(thing, unit) >= 0) out.units.push_back(unit);
        return out;
    }

    void add_value(Word thing, FieldId field, BoardThing& out) const {
        const Instance& what = t_.things[static_cast<std::size_t>(thing)];
        const Field& declared = p_.fields[field];
        BoardValue value{field, no_index, declared.type, false, 0, no_hir, {}};
        if (const Word slot = t_.slot_of_field(thing, field); slot >= 0) {
            value.changes = true;
            read(t_.states + what.base + slot, value);
        } else {
            if (what.thing == no_index) return;
            const Printed& printed = t_.print(thing, field);
            if (printed.constant)
                value.value = printed.number;
            else if (printed.value != no_hir)
                value.printed = printed.value;
            else
                return;
        }
        out.values.push_back(std::move(value));
    }

    void read(Word where, BoardValue& value) const {
        if (value.type.is(TypeTag::list)) {
            for (Word i = 0; i < at(where); ++i) value.members.push_back(masked(at(where + 1 + i)));
            value.value = at(where);
        } else
            value.value = value.type.is(TypeTag::thing) ? masked(at(where)) : at(where);
    }

    [[nodiscard]] Word masked(Word thing) const {
        return !t_.is_thing(thing) || known_[static_cast<std::size_t>(thing)] ? thing : hidden_thing;
    }

    void add_zone(Word zone) {
        const ZoneInstance& one = t_.zones[static_cast<std::size_t>(zone)];
        const Word number = t_.thing_count() + zone;
        // Where a zone of a thing lies out of sight, so does the zone.
        if (t_.is_thing(one.owner) && !known_[static_cast<std::size_t>(one.owner)]) return;
        BoardPlace place{number,
                         one.zone,
                         one.owner,
                         t_.plans.zone_aside[static_cast<std::size_t>(zone)] != 0,
                         !may_see(machine_, number, board_.seat),
                         at(t_.count + number),
                         {}};
        if (!place.hidden) list_things(place);
        board_.places.push_back(std::move(place));
    }

    void list_things(BoardPlace& place) const {
        for (Word thing = at(t_.first + place.place); thing != none; thing = at(t_.next + thing))
            place.things.push_back(thing);
    }

    const Machine& machine_;
    const Tables& t_;
    const Program& p_;
    const State seen_;
    Board board_;
    std::vector<bool> known_;
    std::vector<OfKind> kinds_;
};

} // namespace

const BoardThing* Board::thing(Word number) const {
    const auto at = std::lower_bound(things.begin(), things.end(), number,
                                     [](const BoardThing& one, Word wanted) { return one.thing < wanted; });
    return at != things.end() && at->thing == number ? &*at : nullptr;
}

const BoardPlace* Board::place(Word number) const {
    for (const BoardPlace& one : places)
        if (one.place == number) return &one;
    return nullptr;
}

Board board_of(const Machine& machine, const State& state, Word seat) {
    return BoardMaker(machine, state, seat).make();
}

} // namespace cantrip
