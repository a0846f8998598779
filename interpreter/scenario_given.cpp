// Set-up lines make a condition true.

#include "interpreter/scenario_run.hpp"

namespace cantrip::runtime {

bool ScenarioRun::given(const Step& step, HirId condition) {
    Exec x(t, state_, options_);
    const Hir& h = p.at(condition);
    Env e = env(t.team);
    switch (h.op) {
    case Op::and_:
        for (const HirId part : p.children(condition))
            if (!given(step, part)) return false;
        return true;
    case Op::has: return give(step, x.eval(p.child(condition, 0), e), p.child(condition, 1));
    case Op::is_in: {
        Words things;
        const HirId left = p.child(condition, 0);
        // `9 influence are in deck of maya`: any nine that no line has spoken of.
        if (p.at(left).op == Op::np && p.noun(left).of == NounOf::kind)
            return place_many(step, left, p.child(condition, 1));
        x.list(left, e, things);
        for (Word thing : things) {
            Env at = env(t.team);
            const Word place = x.eval(p.child(condition, 1), at);
            thing = copy_of(thing, place == none ? none : place & place_mask);
            if (!put_in(thing, p.child(condition, 1))) return fail(step, "there is no such place");
        }
        return !things.empty() || fail(step, "there is no such thing");
    }
    case Op::equals: {
        const HirId right = p.child(condition, 1);
        return assign(p.child(condition, 0), x.eval(right, e)) || fail(step, "this cannot be set up");
    }
    case Op::is_flag: {
        const Word thing = x.eval(p.child(condition, 0), e);
        x.set_field(thing, FieldId(h.a), (h.flags & flag::negated) != 0 ? 0 : 1);
        return true;
    }
    case Op::is_value: {
        const Word thing = x.eval(p.child(condition, 0), e);
        x.set_field(thing, FieldId(h.a), x.eval(p.child(condition, 1), e));
        return true;
    }
    case Op::exists: {
        const HirId np = p.child(condition, 0);
        return give_things(step, none, np);
    }
    case Op::global:
    case Op::field: return assign(condition, 1);
    case Op::not_: return assign(p.child(condition, 0), 0) || fail(step, "this cannot be set up");
    default: return fail(step, "this cannot be set up");
    }
}

bool ScenarioRun::place_many(const Step& step, HirId np, HirId place) {
    Exec x(t, state_, options_);
    const Noun& noun = p.noun(np);
    Env e = env(t.team);
    const Word count = noun.count == no_hir ? 1 : x.number_of(noun.count, e);
    Words base;
    x.base_set(np, noun, e, base);
    Word given = 0;
    for (const Word thing : base) {
        if (given >= count) break;
        if (placed_[static_cast<std::size_t>(thing)] || !fit(thing, np, e)) continue;
        if (!put_in(thing, place)) return fail(step, "there is no such place");
        ++given;
    }
    return given >= count || fail(step, "there are not enough of them");
}

// `let scout = a goblin of ana in mouth` in the situation: one that no line has spoken of, and what is said
// of it becomes true.
bool ScenarioRun::introduce(const Step& step, HirId np, Word& found) {
    Exec x(t, state_, options_);
    Env e = env(t.team);
    Words there;
    x.candidates(np, e, there);
    for (const Word thing : there)
        if (!placed_[static_cast<std::size_t>(thing)]) {
            placed_[static_cast<std::size_t>(thing)] = true;
            found = thing;
            return true;
        }
    Env own = env(t.team);
    HirId place = no_hir;
    for (const HirId f_id : p.children(np))
        if (p.at(f_id).op == Op::f_in && (p.at(f_id).flags & flag::negated) == 0) place = p.child(f_id, 0);
    Words base;
    x.base_set(np, p.noun(np), own, base);
    if (place != no_hir && p.at(place).op != Op::np) {
        // Of pieces that every player has, the one of whoever the place belongs to.
        const Word where = x.eval(place, own);
        const Word at = where == none ? none : where & place_mask;
        const Word whose = at == none       ? none
                           : t.is_thing(at) ? x.owner_of(own.world, at)
                                            : t.zones[static_cast<std::size_t>(at - t.thing_count())].owner;
        std::stable_partition(base.begin(), base.end(), [&](Word thing) {
            return whose != none && x.owner_of(own.world, thing) == whose;
        });
    }
    for (const Word thing : base) {
        if (placed_[static_cast<std::size_t>(thing)] || !fit(thing, np, own)) continue;
        if (place != no_hir && !put_in(thing, place)) return fail(step, "there is no such place");
        placed_[static_cast<std::size_t>(thing)] = true;
        found = thing;
        return true;
    }
    return fail(step, "there are not enough of them");
}

// The first copy that no set-up line has spoken of, or one that is there already.
Word ScenarioRun::copy_of(Word thing, Word place) {
    const Instance& what = t.things[static_cast<std::size_t>(thing)];
    if (what.thing == no_index) return thing;
    (void)place;
    for (const Word copy : t.of_thing[what.thing])
        if (!placed_[static_cast<std::size_t>(copy)] &&
            t.things[static_cast<std::size_t>(copy)].parent == what.parent)
            return copy;
    return thing;
}

bool ScenarioRun::put_in(Word thing, HirId place) {
    Exec x(t, state_, options_);
    Env e = env(t.team);
    Words places;
    if (p.at(place).op == Op::np)
        x.candidates_all(place, e, places);
    else if (const Word where = x.eval(place, e); where != none)
        places.push_back(where);
    if (places.empty()) return false;
    x.put(thing, places[0] & place_mask, (places[0] & at_top) != 0);
    placed_[static_cast<std::size_t>(thing)] = true;
    return true;
}

bool ScenarioRun::assign(HirId left, Word value) {
    Exec x(t, state_, options_);
    Env e = env(t.team);
    const Hir& h = p.at(left);
    switch (h.op) {
    case Op::global:
        x.set_global(GlobalId(h.a), value);
        x.changed();
        return true;
    case Op::counter: x.set_counter(x.eval(p.child(left, 0), e), UnitId(h.a), value); return true;
    case Op::field: x.set_field(x.eval(p.child(left, 0), e), FieldId(h.a), value); return true;
    case Op::owner_of:
        if (const Word thing = x.eval(p.child(left, 0), e); thing >= 0)
            state_.words[static_cast<std::size_t>(t.owner + thing)] = value;
        return true;
    default: return false;
    }
}

bool ScenarioRun::give(const Step& step, Word who, HirId what) {
    const Hir& h = p.at(what);
    if (who == none) return fail(step, "nobody has this");
    if (h.op == Op::bundle || h.op == Op::add) {
        for (const HirId part : p.children(what))
            if (!give(step, who, part)) return false;
        return true;
    }
    if (h.op == Op::price) return give(step, who, p.child(what, 0));
    Exec x(t, state_, options_);
    Env e = env(who);
    if (h.op != Op::np) {
        const Word thing = x.eval(what, e);
        if (h.type.is(TypeTag::unit)) {
            x.set_counter(who, static_cast<UnitId>(thing), 1);
            return true;
        }
        if (thing < 0) return fail(step, "there is no such thing");
        return give_one(copy_of(thing, none), who) || fail(step, "it is not said where this lies");
    }
    const Noun& noun = p.noun(what);
    if (noun.of == NounOf::unit || noun.of == NounOf::unit_value) return give_units(who, what, e);
    return give_things(step, who, what);
}

bool ScenarioRun::give_units(Word who, HirId np, Env& e) {
    Exec x(t, state_, options_);
    boost::container::small_vector<UnitId, 8> units;
    Word holder = who;
    x.unit_set(np, e, units, holder);
    const Noun& noun = p.noun(np);
    const Word count = noun.det == Det::no ? 0 : noun.count == no_hir ? 1 : x.number_of(noun.count, e);
    for (const UnitId unit : units) x.set_counter(who, unit, count);
    return true;
}

// A card that is paid from somewhere lies there; anything else stays where it is and changes hands.
bool ScenarioRun::give_one(Word thing, Word who) {
    Exec x(t, state_, options_);
    placed_[static_cast<std::size_t>(thing)] = true;
    const HirId from = x.paid_place(thing, true);
    if (from != no_hir) {
        const Word place = x.place_for(from, who);
        if (place == none) return false;
        x.put(thing, place & place_mask, false);
        return true;
    }
    if (who >= 0 && !t.is_a(who, p.player_kind) && who < t.thing_count()) {
        x.put(thing, who, false);
        return true;
    }
    return t.things[static_cast<std::size_t>(thing)].owner == who;
}

bool ScenarioRun::give_things(const Step& step, Word who, HirId np) {
    Exec x(t, state_, options_);
    const Noun& noun = p.noun(np);
    Env e = env(who == none ? t.team : who);
    const Word count = noun.det == Det::no ? 0 : noun.count == no_hir ? 1 : x.number_of(noun.count, e);
    Words base;
    x.base_set(np, noun, e, base);
    HirId place = no_hir;
    for (const HirId f_id : p.children(np))
        if ((p.at(f_id).op == Op::f_in || p.at(f_id).op == Op::f_parent) &&
            (p.at(f_id).flags & flag::negated) == 0)
            place = p.child(f_id, 0);
    Word given = 0;
    if (count == 0 && who != none) return take_things(np, who);
    // Those that fit already count, so that `exactly 2 star in purse` takes the others away.
    if (noun.det == Det::exactly && place != no_hir) {
        Words there;
        x.candidates(np, e, there);
        for (const Word thing : there) {
            if (who != none && x.owner_of(e.world, thing) != who) continue;
            // Those beyond stay free for lines that follow.
            if (++given > count)
                x.put(thing, none, false);
            else
                placed_[static_cast<std::size_t>(thing)] = true;
        }
    }
    for (const Word thing : base) {
        if (given >= count) break;
        const Instance& what = t.things[static_cast<std::size_t>(thing)];
        if (placed_[static_cast<std::size_t>(thing)]) continue;
        if (who != none && t.is_a(who, p.player_kind) && what.owner != none && what.owner != who) continue;
        Env own = env(who == none ? t.team : who);
        if (!fit(thing, np, own)) continue;
        placed_[static_cast<std::size_t>(thing)] = true;
        if (place != no_hir) {
            if (!put_in(thing, place)) return fail(step, "there is no such place");
        } else if (who != none && !give_one(thing, who))
            return fail(step, "it is not said where this lies");
        ++given;
    }
    return given >= count || fail(step, "there are not enough of them");
}

// `ana has no card`: those that she has go.
bool ScenarioRun::take_things(HirId np, Word who) {
    Exec x(t, state_, options_);
    Env e = env(who);
    Words there;
    x.candidates_all(np, e, there);
    for (const Word thing : there)
        if (x.owner_of(e.world, thing) == who || x.place_of(e.world, thing) == who) x.put(thing, none, false);
    return true;
}

// States become what the filters say; what cannot be changed must be so already.
bool ScenarioRun::fit(Word thing, HirId np, Env& e) {
    Exec x(t, state_, options_);
    const Noun& noun = p.noun(np);
    for (const HirId f_id : p.children(np)) {
        const Hir& h = p.at(f_id);
        if (h.op == Op::f_in || h.op == Op::f_parent) continue;
        if ((h.op == Op::f_field || h.op == Op::f_flag) && p.fields[h.a].state) continue;
        if (h.op == Op::f_define || h.op == Op::f_owner) continue;
        if (!x.filter(f_id, noun, thing, e)) return false;
    }
    for (const HirId f_id : p.children(np)) {
        const Hir& h = p.at(f_id);
        if (h.op == Op::f_field && p.fields[h.a].state)
            x.set_field(thing, FieldId(h.a),
                        x.eval(p.at(p.child(f_id, 0)).op == Op::np ? p.noun(p.child(f_id, 0)).count
                                                                   : p.child(f_id, 0),
                               e));
        if (h.op == Op::f_flag && p.fields[h.a].state)
            x.set_field(thing, FieldId(h.a), (h.flags & flag::negated) != 0 ? 0 : 1);
    }
    return true;
}

// `deck lists a, b, c`: these on top, in this order.
bool ScenarioRun::order(const Step& step) {
    Exec x(t, state_, options_);
    Env e = env(t.team);
    const Word place = x.eval(step.value, e);
    if (place == none) return fail(step, "there is no such place");
    Words things;
    for (const HirId one : step.list) {
        Env own = env(t.team);
        Word thing = x.eval(one, own);
        if (thing < 0) return fail(step, "there is no such thing");
        thing = copy_of(thing, place & place_mask);
        if (!started_ && placed_[static_cast<std::size_t>(thing)])
            return fail(step, "every copy of " + x.name_of_thing(thing) + " was placed by a line before");
        placed_[static_cast<std::size_t>(thing)] = true;
        things.push_back(thing);
    }
    for (auto it = things.rbegin(); it != things.rend(); ++it) x.put(*it, place & place_mask, true);
    return true;
}

} // namespace cantrip::runtime
