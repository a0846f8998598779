// Values: one switch over the checked tree. Nothing here asks or changes anything.

#include "interpreter/exec.hpp"
#include "lang/program/texts.hpp"

namespace cantrip::runtime {

// Lists made while a value is computed live outside of the state; below -1, so that they are no offsets.
Word Exec::temp_list(const Words& items) {
    const auto at = static_cast<Word>(temp_.size());
    temp_.push_back(static_cast<Word>(items.size()));
    temp_.insert(temp_.end(), items.begin(), items.end());
    return -2 - at;
}

void Exec::read_list(Word handle, Words& out) const {
    // Lists lie on the stack; anything below it is no list.
    if (handle == none || handle == unset || (handle >= 0 && handle < t.stack)) return;
    const std::vector<Word>& from = handle < 0 ? temp_ : s.words;
    const auto at = static_cast<std::size_t>(handle < 0 ? -2 - handle : handle);
    if (at >= from.size()) return;
    const auto size = static_cast<std::size_t>(from[at] < 0 ? 0 : from[at]);
    if (at + 1 + size > from.size()) return;
    out.insert(out.end(), from.begin() + static_cast<std::ptrdiff_t>(at) + 1,
               from.begin() + static_cast<std::ptrdiff_t>(at + 1 + size));
}

Word Exec::as_number(Word value, Type type) const {
    if (!type.is(TypeTag::face) || type.index >= p.dice.size()) return value;
    const auto& faces = p.dice[type.index].faces;
    return value >= 0 && static_cast<std::size_t>(value) < faces.size()
               ? faces[static_cast<std::size_t>(value)].number
               : 0;
}

// A face reads as its number.
Word Exec::number_of(HirId id, Env& e) { return as_number(eval(id, e), p.hir[id].type); }

// Two sides of a die that show the same are the same.
bool Exec::same_face(Word a, Word b, DieId die) const {
    const auto& faces = p.dice[die].faces;
    if (a == b || a < 0 || b < 0 || static_cast<std::size_t>(std::max(a, b)) >= faces.size()) return a == b;
    const auto &x = faces[static_cast<std::size_t>(a)], &y = faces[static_cast<std::size_t>(b)];
    return x.name == y.name && x.number == y.number;
}

Word Exec::walk_value(HirId id, Env& e) {
    const Hir& h = p.hir[id];
    if (const std::uint32_t slot = t.ask_slot[id];
        slot != 0 && e.locals != nullptr && e.locals[slot - 1] != unset)
        return e.locals[slot - 1];
    switch (h.op) {
    case Op::number: return static_cast<Word>(h.a);
    case Op::local: return e.locals[h.a];
    case Op::yes: return 1;
    case Op::no: return 0;
    case Op::you: return e.you;
    case Op::this_: return e.self;
    case Op::it: return h.a != no_index ? e.locals[h.a] : none;
    case Op::holder: return e.self == none ? none : holder_of(e.world, e.self);
    case Op::team: return t.team;
    case Op::winner: return s.words[h_winner];
    case Op::variable: {
        // One that is not said yet is at least 1.
        const Word said = e.act == 0 ? none : f(e.act, h.a == 0 ? a_x : a_y);
        return said < 0 ? 1 : said;
    }
    case Op::global:
        if (h.type.is(TypeTag::list)) return read_list_state(e.world + t.global_lists[h.a]);
        return e.world[t.globals + static_cast<Word>(h.a)];
    case Op::thing: return t.of_thing[h.a].empty() ? none : t.of_thing[h.a].front();
    case Op::names_value:
    case Op::unit:
    case Op::die:
    case Op::face: return static_cast<Word>(h.a);
    case Op::none:
    case Op::nothing:
    case Op::error:
    case Op::missing_arg: return none;
    case Op::text: return t.plans.text_of_hir[id];
    case Op::add:
        return number(std::int64_t{number_of(p.child(id, 0), e)} + number_of(p.child(id, 1), e), id);
    case Op::subtract:
        return number(std::int64_t{number_of(p.child(id, 0), e)} - number_of(p.child(id, 1), e), id);
    case Op::negative: return number(-std::int64_t{number_of(p.child(id, 0), e)}, id);
    default: return eval_inner(id, e);
    }
}

// Values that look at more than one thing: apart, so that the others need not save registers for them.
Word Exec::eval_inner(HirId id, Env& e) {
    const Hir& h = p.hir[id];
    if (failed()) return none;
    if (++depth_ > most_depth) {
        --depth_;
        fail_at("a number is defined by itself without end", id);
        return 0;
    }
    Word result = 0;
    switch (h.op) {
    case Op::multiply:
        result = number(std::int64_t{number_of(p.child(id, 0), e)} * number_of(p.child(id, 1), e), id);
        break;
    case Op::divide: {
        const Word left = number_of(p.child(id, 0), e), right = number_of(p.child(id, 1), e);
        if (right == 0 && tests_ == 0)
            fail_at("division by zero", id);
        else if (right != 0)
            result = number(rounded_down(left, right), id);
        break;
    }
    case Op::zone: {
        const Word owner = h.count > 0 ? eval_owner(id, e) : none;
        result = t.zone(ZoneId(h.a), owner);
        if (result == none && h.count > 0) result = t.zone(ZoneId(h.a), none);
        break;
    }
    case Op::top_of:
    case Op::bottom_of: {
        const Word place = eval(p.child(id, 0), e);
        result = place == none ? none : (place & place_mask) | (h.op == Op::top_of ? at_top : at_bottom);
        break;
    }
    case Op::field: result = eval_field(id, e); break;
    case Op::counter: result = counter(e.world, eval_owner(id, e), UnitId(h.a)); break;
    case Op::define:
        if ((h.flags & flag::implied) != 0 && h.count == 1)
            result = eval_define(DefineId(h.a), {}, e, eval_owner(id, e), true);
        else
            result = eval_define(DefineId(h.a), p.children(id), e, 0, false);
        break;
    case Op::heading: result = eval(p.child(id, 0), e); break;
    case Op::parent_of: {
        const Word thing = eval(p.child(id, 0), e);
        result = !t.is_thing(thing) ? none : parent_of(e.world, thing, KindId(h.a));
        break;
    }
    case Op::owner_of: {
        const Word thing = eval(p.child(id, 0), e);
        result = !t.is_thing(thing) ? none : owner_of(e.world, thing);
        break;
    }
    case Op::zone_of: {
        const Word thing = eval(p.child(id, 0), e);
        result = !t.is_thing(thing) ? none : place_of(e.world, thing);
        break;
    }
    case Op::count: {
        const HirId np = p.child(id, 0);
        const Noun& noun = p.noun(np);
        if (noun.of == NounOf::unit || noun.of == NounOf::group || noun.of == NounOf::unit_value)
            result = count_units(np, e.subject, e);
        else {
            Words found;
            candidates(np, e, found);
            result = static_cast<Word>(found.size());
        }
        break;
    }
    case Op::total: result = eval_total(id, e); break;
    case Op::random_range:
    case Op::choose_range: result = 0; break;                        // not settled: hypothetical
    case Op::random_die: result = h.a != no_index ? none : 0; break; // no face, whose number is 0
    case Op::range: result = eval(p.child(id, 0), e); break;
    case Op::seq:
    case Op::block: { // a printed list
        Words items;
        for (const HirId child : p.children(id)) items.push_back(eval(child, e));
        result = temp_list(items);
        break;
    }
    case Op::per: result = per(id, e); break;
    case Op::printed: result = eval_printed(id, e); break;
    case Op::tally: result = eval_tally(id, e); break;
    case Op::match_value: result = eval_match(id, e); break;
    case Op::np: {
        Words found;
        narrow(id, e, found);
        const Noun& noun = p.noun(id);
        if (noun.of == NounOf::unit || noun.of == NounOf::group || noun.of == NounOf::unit_value)
            result = found.empty() ? none : found[0];
        else
            result = many(id) ? temp_list(found) : found.empty() ? none : found[0];
        break;
    }
    default:
        // Conditions are flags; anything else (a price, say) has no single value.
        result = h.op >= Op::and_ && h.op <= Op::asked ? (test(id, e) ? 1 : 0) : none;
    }
    --depth_;
    return result;
}

// The things that a value means, whatever its shape.
void Exec::list(HirId id, Env& e, Words& found) {
    const Hir& h = p.hir[id];
    if (h.op == Op::team) {
        found.push_back(t.team);
        return;
    }
    if (h.op == Op::np &&
        (t.ask_slot[id] == 0 || e.locals == nullptr || e.locals[t.ask_slot[id] - 1] == unset)) {
        narrow(id, e, found);
        return;
    }
    const Word value = eval(id, e);
    const bool is_list = h.type.is(TypeTag::list) || (h.op == Op::np && (value < none || value >= t.stack));
    if (!is_list) {
        if (value != none) found.push_back(value);
        return;
    }
    const auto before = static_cast<std::ptrdiff_t>(found.size());
    read_list(value, found);
    if (h.op == Op::np && (p.noun(id).of == NounOf::number || p.noun(id).of == NounOf::names)) return;
    // A forged save may name any words as a list of things.
    found.erase(std::remove_if(found.begin() + before, found.end(),
                               [&](Word one) { return one < none || one >= t.thing_count(); }),
                found.end());
}

// What is not said to be somebody's belongs to the subject: `draw 2` into `hand`.
Word Exec::eval_owner(HirId id, Env& e) {
    const HirId whose = p.child(id, 0);
    if ((p.hir[id].flags & flag::implied) != 0 && p.at(whose).op == Op::you && e.subject != none)
        return e.subject;
    return eval_bearer(whose, e);
}

// Who has something: `trick of this` is the action that stands there, when it is one.
Word Exec::eval_bearer(HirId id, Env& e) {
    const Hir& h = p.hir[id];
    const Word host = eval(id, e);
    if (h.op != Op::heading) return host;
    if (host == none) {
        for (const Word action : t.actions)
            if (t.things[static_cast<std::size_t>(action)].host == none && is_named(ability_of(action), h))
                return action;
    } else if (t.is_thing(host))
        for (const Word action : t.plans.actions_of[static_cast<std::size_t>(host)])
            if (is_named(ability_of(action), h)) return action;
    return host;
}

// The ability has the name that a phrase speaks of or, without a name of its own, stands under that heading.
bool Exec::is_named(const Ability& ability, const Hir& phrase) const {
    // `action of CARD`: the one that has neither a name nor a heading.
    if (ability.name == no_name && ability.heading == no_index)
        return p.action_kind != no_index && p.kinds[p.action_kind].name == phrase.b;
    if (ability.name != no_name) return ability.name == phrase.b;
    const Heading& heading = p.headings[ability.heading];
    return heading.name == phrase.b || (phrase.a != no_index && heading.verb == phrase.a);
}

// A number of nothing is 0, so that it can be compared and added.
Word Exec::eval_field(HirId id, Env& e) {
    const Word thing = eval_owner(id, e);
    const Type type = p.hir[id].type;
    if (!t.is_thing(thing)) return type.is(TypeTag::number) || type.is(TypeTag::flag) ? 0 : none;
    return field_of(thing, FieldId(p.hir[id].a), e);
}

// Who sits beside a player: the next one clockwise sits to the left. Whoever plays alone sits beside nobody.
Word Exec::seat_beside(Word player, bool left) const {
    if (player < 0 || player >= t.players || t.players < 2) return none;
    return (player + (left ? 1 : t.players - 1)) % t.players;
}

Word Exec::field_of(Word thing, FieldId field, Env& e) {
    const Instance& what = t.things[static_cast<std::size_t>(thing)];
    const Field& decl = p.fields[field];
    if (const Word slot = t.slot_of_field(thing, field); slot >= 0) {
        const Word at = t.states + what.base + slot;
        return decl.type.is(TypeTag::list) ? read_list_state(e.world + at) : e.world[at];
    }
    Word value = none;
    if (field == p.core.host && what.action != no_index)
        value = what.host;
    else if (field == p.core.owner)
        value = owner_of(e.world, thing);
    else if (field == p.core.left || field == p.core.right)
        value = seat_beside(thing, field == p.core.left);
    else if (field == p.core.name)
        value = t.plans.name_of_thing[what.thing != no_index ? what.thing : p.things.size()];
    else {
        const Printed& cell = t.print(thing, field);
        if (cell.constant)
            value = cell.number;
        else if (cell.value != no_hir) {
            Locals32 locals(cell.locals, none);
            const Word owner = owner_of(e.world, thing);
            Env inner{.locals = locals.data(),
                      .you = owner,
                      .subject = owner,
                      .self = thing,
                      .frame = e.frame,
                      .event = e.event,
                      .world = e.world,
                      .hypo = e.hypo};
            value = eval(cell.value, inner);
        } else
            value = decl.type.is(TypeTag::number) || decl.type.is(TypeTag::flag) ? 0 : none;
    }
    if (!t.field_ears.empty() && !t.field_ears[field].empty() && decl.type.is(TypeTag::number))
        value = modified(value, t.field_ears[field], thing, e);
    return value;
}

Word Exec::eval_define(DefineId id, std::span<const HirId> args, Env& e, Word first, bool has_first) {
    // Most have one thing or number.
    if (has_first && args.empty()) return call_define(id, {&first, 1}, e);
    if (!has_first && args.size() == 1 && p.at(args[0]).op != Op::np &&
        !p.at(args[0]).type.is(TypeTag::list)) {
        const Word only = eval(args[0], e);
        return call_define(id, {&only, 1}, e);
    }
    boost::container::small_vector<Word, 8> values;
    if (has_first) values.push_back(first);
    for (const HirId arg : args) {
        if (p.at(arg).op == Op::np || p.at(arg).type.is(TypeTag::list)) {
            const std::size_t param = values.size();
            if (param < p.defines[id].params.size() && p.defines[id].params[param].type.is(TypeTag::list)) {
                Words found;
                list(arg, e, found);
                values.push_back(temp_list(found));
                continue;
            }
        }
        values.push_back(eval(arg, e));
    }
    return call_define(id, values, e);
}

Word Exec::call_define(DefineId id, std::span<const Word> args, Env& e) {
    const Define& define = p.defines[id];
    if (failed()) return none;
    if (++depth_ > most_depth) {
        --depth_;
        fail_at("a number is defined by itself without end", define.value);
        return 0;
    }
    Locals32 locals(define.locals, none);
    Word owner = none;
    bool missing = false;
    for (std::size_t i = 0; i < define.params.size(); ++i) {
        const Param& param = define.params[i];
        Word value = i < args.size() ? args[i] : none;
        if (i >= args.size() && param.initial != no_hir) {
            Env inner{.locals = locals.data(),
                      .frame = e.frame,
                      .event = e.event,
                      .world = e.world,
                      .hypo = e.hypo};
            value = eval(param.initial, inner);
        }
        locals[param.slot] = value;
        missing |= value == none && param.type.is(TypeTag::thing);
        if (i == 0 && param.type.is(TypeTag::thing) && value >= 0)
            owner = t.is_a(value, p.player_kind) ? value : owner_of(e.world, value);
    }
    // A test with `none` is false; so is a number of nobody nothing.
    Word value = define.type.is(TypeTag::thing) ? none : 0;
    if (!missing) {
        Env inner{.locals = locals.data(),
                  .you = owner,
                  .subject = owner,
                  .self = none,
                  .frame = e.frame,
                  .event = e.event,
                  .world = e.world,
                  .hypo = e.hypo};
        value =
            define.type.is(TypeTag::flag) ? (test(define.value, inner) ? 1 : 0) : eval(define.value, inner);
        if (!t.define_ears.empty() && !t.define_ears[id].empty())
            value = modified(value, t.define_ears[id], args.empty() ? none : args[0], e);
    }
    --depth_;
    return value;
}

bool Exec::case_fits(HirId id, Word value, Type type, Env& e) {
    const Hir& h = p.hir[id];
    switch (h.op) {
    case Op::case_else: return true;
    case Op::case_range: {
        if (type.is(TypeTag::face) && type.index < p.dice.size()) {
            const auto& faces = p.dice[type.index].faces;
            if (value < 0 || static_cast<std::size_t>(value) >= faces.size() ||
                faces[static_cast<std::size_t>(value)].name != no_name)
                return false;
        }
        const Word number = as_number(value, type);
        return number >= static_cast<Word>(h.a) && number <= static_cast<Word>(h.b);
    }
    case Op::case_value: {
        const HirId inner = p.child(id, 0);
        const Hir& v = p.at(inner);
        if (type.is(TypeTag::face) && type.index < p.dice.size()) {
            const auto& faces = p.dice[type.index].faces;
            if (value < 0 || static_cast<std::size_t>(value) >= faces.size()) return false;
            const auto& face = faces[static_cast<std::size_t>(value)];
            if (v.op == Op::number) return face.name == no_name && face.number == static_cast<Word>(v.a);
            return same_face(eval(inner, e), value, DieId(type.index));
        }
        switch (v.op) {
        case Op::number:
        case Op::names_value:
        case Op::thing:
        case Op::unit:
        case Op::local:
        case Op::global:
        case Op::field:
        case Op::none: return eval(inner, e) == value;
        case Op::yes: return value == 1;
        case Op::no: return value == 0;
        default: return test(inner, e); // a kind, an adjective: said of what is looked at
        }
    }
    default: return false;
    }
}

Word Exec::eval_match(HirId id, Env& e) {
    const HirId subject = p.child(id, 0);
    const Word value = eval(subject, e);
    for (const HirId arm : p.children(id).subspan(1)) {
        const auto parts = p.children(arm);
        for (const HirId c : parts.first(parts.size() - 1))
            if (case_fits(c, value, p.at(subject).type, e)) return eval(parts.back(), e);
    }
    return p.hir[id].type.is(TypeTag::number) ? 0 : none;
}

Word Exec::eval_total(HirId id, Env& e) {
    Words found;
    const HirId np = p.child(id, 0);
    candidates(np, e, found);
    const Noun& noun = p.noun(np);
    std::int64_t sum = 0;
    Word best = 0;
    bool any = false;
    Candidate candidate(e.locals, noun.it);
    for (const Word thing : found) {
        candidate.is(thing);
        const Word value = eval(p.child(id, 1), e);
        sum += value;
        const bool better = static_cast<Total>(p.hir[id].aux) == Total::highest ? value > best : value < best;
        if (!any || better) best = value;
        any = true;
    }
    return static_cast<Total>(p.hir[id].aux) == Total::sum ? number(sum, id) : best;
}

bool Exec::unit_in_group(UnitId unit, GroupId group) const {
    const auto& units = p.groups[group].units;
    return std::find(units.begin(), units.end(), unit) != units.end();
}

// How much of a unit a printed text mentions: `printed goods in yield of it`.
Word Exec::eval_printed(HirId id, Env& e) {
    const HirId heading = p.child(id, 0);
    const Word thing = eval(heading, e);
    if (thing < 0 || p.at(heading).a == no_index) return 0;
    const AbilityId body = heading_body(VerbId(p.at(heading).a), thing, e);
    return body == no_index
               ? 0
               : printed_in(p.abilities[body].effect, static_cast<Word>(p.hir[id].a), p.hir[id].aux == 1);
}

Word Exec::printed_in(HirId effect, Word what, bool group) {
    const Hir& h = p.at(effect);
    if (h.op == Op::np) {
        const Noun& noun = p.noun(effect);
        if (noun.of != NounOf::unit && noun.of != NounOf::group) return 0;
        const bool hit = noun.of == NounOf::unit
                             ? (group ? unit_in_group(UnitId(noun.index), static_cast<GroupId>(what))
                                      : noun.index == static_cast<UnitId>(what))
                             : group && noun.index == static_cast<GroupId>(what);
        if (!hit) return 0;
        return noun.count != no_hir && p.at(noun.count).op == Op::number
                   ? static_cast<Word>(p.at(noun.count).a)
                   : 1;
    }
    std::int64_t sum = 0;
    for (const HirId child : p.children(effect)) sum += printed_in(child, what, group);
    return number(sum, effect);
}

} // namespace cantrip::runtime
