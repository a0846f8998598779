// Conditions.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {
namespace {

bool is_cost(Type type) { return type.is(TypeTag::cost) || type.is(TypeTag::bundle); }

// What a text speaks of; with a list of verbs, also in those that it calls.
void mentions_within(const Program& p, HirId id, std::vector<std::uint32_t>& out,
                     std::vector<VerbId>* called) {
    const Hir& h = p.at(id);
    const auto inner = [&](HirId part) {
        if (part != no_hir) mentions_within(p, part, out, called);
    };
    if (h.op == Op::thing) out.push_back(h.a);
    if (h.op == Op::np) {
        const Noun& noun = p.noun(id);
        if (noun.of == NounOf::kind) out.push_back(0x80000000U | noun.index);
        inner(noun.count);
        inner(noun.per);
    }
    if (h.op == Op::call && called != nullptr &&
        std::find(called->begin(), called->end(), h.a) == called->end()) {
        called->push_back(VerbId(h.a));
        inner(p.verbs[h.a].body);
    }
    for (const HirId child : p.children(id)) inner(child);
}

} // namespace

bool Exec::walk_test(HirId id, Env& e) {
    const Hir& h = p.hir[id];
    if (failed()) return false;
    if (h.flags == 0) return test_plain(id, e);
    bool result = false;
    if ((h.flags & flag::past) != 0 && e.event != 0 && f(e.event, a_snapshot) != 0) {
        Env before = e;
        before.world = &s.words[static_cast<std::size_t>(f(e.event, a_snapshot))];
        result = test_plain(id, before);
    } else
        result = test_plain(id, e);
    return (h.flags & flag::negated) != 0 ? !result : result;
}

bool Exec::test_plain(HirId id, Env& e) {
    const Hir& h = p.hir[id];
    const auto child = [&](std::size_t n) { return p.child(id, n); };
    switch (h.op) {
    case Op::yes: return true;
    case Op::no: return false;
    case Op::and_:
        for (const HirId part : p.children(id))
            if (!test(part, e)) return false;
        return true;
    case Op::or_:
        for (const HirId part : p.children(id))
            if (test(part, e)) return true;
        return false;
    case Op::not_: return !test(child(0), e);
    case Op::compare: {
        const Word a = as_number(eval(child(0), e), p.at(child(0)).type),
                   b = as_number(eval(child(1), e), p.at(child(1)).type);
        switch (static_cast<Compare>(h.aux)) {
        case Compare::less: return a < b;
        case Compare::less_equal: return a <= b;
        case Compare::greater: return a > b;
        case Compare::greater_equal: return a >= b;
        }
        return false;
    }
    case Op::equals: {
        const Hir& right = p.at(child(1));
        if (is_cost(p.at(child(0)).type)) return same_cost(child(0), child(1), e);
        const Word a = eval(child(0), e);
        if (right.op == Op::np) return is_meant(child(1), a, e);
        const Word b = eval(child(1), e);
        const Type left = p.at(child(0)).type;
        if (left.is(TypeTag::face) && right.type.is(TypeTag::number)) return as_number(a, left) == b;
        if (left.is(TypeTag::face) && right.type == left) return same_face(a, b, DieId(left.index));
        return a == b;
    }
    case Op::is_kind: {
        const Word thing = eval(child(0), e);
        return thing >= 0 && t.is_a(thing, KindId(h.a));
    }
    case Op::is_thing: {
        const Word thing = eval(child(0), e);
        return t.is_thing(thing) && t.things[static_cast<std::size_t>(thing)].thing == h.a;
    }
    case Op::is_trait: {
        const Word thing = eval(child(0), e);
        return t.is_thing(thing) && has_trait(thing, TraitId(h.a));
    }
    case Op::is_define: return eval_define(DefineId(h.a), p.children(id), e, 0, false) != 0;
    case Op::is_flag: {
        const Word thing = eval(child(0), e);
        return t.is_thing(thing) && field_of(thing, FieldId(h.a), e) == 1;
    }
    case Op::is_value: {
        const Word thing = eval(child(0), e);
        return t.is_thing(thing) && field_of(thing, FieldId(h.a), e) == eval(child(1), e);
    }
    case Op::is_in: {
        const Word thing = eval(child(0), e);
        return t.is_thing(thing) && inside(thing, child(1), e);
    }
    case Op::is_inside: {
        Words found;
        list(child(1), e, found);
        const Word value = eval(child(0), e);
        return value != none && std::find(found.begin(), found.end(), value) != found.end();
    }
    case Op::in_range: return in_range(eval(child(0), e), child(1), e);
    case Op::is_within: {
        const Word a = eval(child(0), e), limit = eval(child(1), e);
        return near(a, child(2), e, [&](Word from) { return within(e.world, from, a, limit, e); });
    }
    case Op::is_next_to: {
        const Word a = eval(child(0), e);
        return near(a, child(1), e, [&](Word from) { return distance(e.world, from, a, e) == 1; });
    }
    case Op::is_reachable: {
        const Word a = eval(child(0), e);
        return near(a, child(1), e, [&](Word from) { return distance(e.world, from, a, e) >= 0; });
    }
    case Op::has: return test_has(id, e);
    case Op::exists: return h.count > 1 ? every(id, e) : exists(child(0), e);
    case Op::every: return every(id, e);
    case Op::can:
        // All of it: `can lose 2 morale` asks whether there are two to lose.
        if (p.at(child(0)).op == Op::call) return can_call(child(0), e, true);
        return can_pay_seq(child(0), e);
    case Op::needs: return needs(child(0), child(1), e);
    case Op::asked: return test_asked(id, e);
    case Op::np: return exists(id, e);
    default: return eval(id, e) > 0;
    }
}

bool Exec::in_range(Word value, HirId range, Env& e) {
    if (value < eval(p.child(range, 0), e)) return false;
    const HirId high = p.child(range, 1);
    return p.at(high).op == Op::missing_arg || value <= eval(high, e);
}

// `thing is in PLACE`: a place, any zone of that name, a kind of thing, or a list.
bool Exec::inside(Word thing, HirId place, Env& e) {
    const Hir& h = p.at(place);
    if (h.op == Op::top_of || h.op == Op::bottom_of) {
        const Word zone = eval(p.child(place, 0), e);
        return zone != none && e.world[(h.op == Op::top_of ? t.first : t.last) + zone] == thing;
    }
    if (h.op == Op::zone && h.count > 0 && p.at(p.child(place, 0)).op == Op::np) {
        Words owners;
        list(p.child(place, 0), e, owners);
        for (const Word owner : owners)
            if (const Word zone = t.zone(ZoneId(h.a), owner); zone != none && is_in(e.world, thing, zone))
                return true;
        return false;
    }
    if (h.op == Op::zone && h.count == 0 && p.zones[h.a].owner != no_index)
        return lies_in_zone(e.world, thing, ZoneId(h.a));
    Words places;
    if (h.op == Op::np) {
        const NounOf of = p.noun(place).of;
        const bool some = picks_some(place);
        if (options_.shortcuts && !some && (of == NounOf::kind || of == NounOf::thing))
            return in_some(thing, place, e);
        if (some)
            narrow(place, e, places);
        else
            candidates_all(place, e, places);
    } else if (h.type.is(TypeTag::list))
        list(place, e, places);
    else if (const Word one = eval(place, e); one != none)
        places.push_back(one);
    for (const Word one : places)
        if (one != none && is_in(e.world, thing, one & place_mask)) return true;
    return false;
}

// Whether a thing is of the noun's kind and passes its filters. Nothing gets a name.
bool Exec::fits(HirId np, Word value, Env& e) {
    const Noun& noun = p.noun(np);
    return fits_head(noun, value, e) && passes_filters(np, value, e);
}

// `in a KIND`: from the thing outwards, instead of every thing of that kind.
bool Exec::in_some(Word thing, HirId np, Env& e) {
    Word at = place_of(e.world, thing);
    for (int depth = 0; at != none && depth < 64; ++depth) {
        const Word around =
            t.is_thing(at) ? at : t.zones[static_cast<std::size_t>(at - t.thing_count())].owner;
        if (around == none) return false;
        if (fits(np, around, e)) return true;
        at = place_of(e.world, around);
    }
    return false;
}

// How many are enough to count; -1: all.
Word Exec::most_counted(const Noun& noun) const {
    return options_.shortcuts && noun.count == no_hir && (noun.modifiers & (mod::alike | mod::different)) == 0
               ? 1
               : -1;
}

bool Exec::exists(HirId np, Env& e) {
    if (p.at(np).op != Op::np) return eval(np, e) > 0;
    const Noun& noun = p.noun(np);
    if (noun.of == NounOf::unit || noun.of == NounOf::group || noun.of == NounOf::unit_value) {
        const Word have = count_units(np, e.subject, e);
        return noun.det == Det::no ? have == 0 : have >= wanted_count(np, e, have);
    }
    if (most_counted(noun) == 1 && !t.plans.nouns[p.at(np).a].ranked) {
        bool some = false;
        (void)visit_candidates(np, e, [&](Word) {
            some = true;
            return false;
        });
        return some != (noun.det == Det::no);
    }
    Words found;
    candidates(np, e, found);
    return count_fits(np, how_many_sorted(noun, found), e);
}

// `2 alike gem`: as many as the largest sort has; `2 different gem`: as many as there are sorts.
Word Exec::how_many_sorted(const Noun& noun, const Words& things) const {
    if ((noun.modifiers & (mod::alike | mod::different)) == 0) return static_cast<Word>(things.size());
    Words cards;
    for (const Word thing : things)
        cards.push_back(static_cast<Word>(t.things[static_cast<std::size_t>(thing)].card));
    std::sort(cards.begin(), cards.end());
    Word largest = 0, sorts = 0, run = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const bool next = i == 0 || cards[i] != cards[i - 1];
        run = next ? 1 : run + 1;
        sorts += next ? 1 : 0;
        largest = std::max(largest, run);
    }
    return (noun.modifiers & mod::alike) != 0 ? largest : sorts;
}

// Whether that many are what the determiner says: `no`, `a`, `exactly 2`, `2 or more`, `2`.
bool Exec::count_fits(HirId np, Word have, Env& e) {
    const Noun& noun = p.noun(np);
    if (noun.det == Det::no) return have == 0;
    if (noun.count == no_hir) return have >= 1;
    if (p.at(noun.count).op == Op::range) return in_range(have, noun.count, e);
    const Word wanted = number_of(noun.count, e);
    if (noun.det == Det::exactly) return have == wanted;
    if (noun.det == Det::up_to) return have <= wanted;
    return have >= wanted;
}

Word Exec::wanted_count(HirId np, Env& e, Word) {
    const Noun& noun = p.noun(np);
    Word wanted = noun.count == no_hir               ? 1
                  : p.at(noun.count).op == Op::range ? number_of(p.child(noun.count, 0), e)
                                                     : number_of(noun.count, e);
    if (noun.per != no_hir) wanted *= per(noun.per, e);
    return wanted;
}

Word Exec::per(HirId id, Env& e) {
    const Hir& h = p.at(id);
    HirId np = id;
    Word divisor = 1;
    if (h.op == Op::per) {
        np = p.child(id, 0);
        if (h.a != no_index && h.a > 0) divisor = static_cast<Word>(h.a);
    }
    const Noun& noun = p.noun(np);
    if (noun.of == NounOf::unit || noun.of == NounOf::group) return count_units(np, e.subject, e) / divisor;
    Words found;
    candidates(np, e, found);
    return static_cast<Word>(found.size()) / divisor;
}

// `each goblin is tired`, `a goblin is tired`, `no goblin is tired`.
bool Exec::every(HirId id, Env& e) {
    Words found;
    const HirId np = p.child(id, 0);
    // Which ones is asked now, also when what is tested about them is the past.
    Env now = e;
    now.world = s.words.data();
    candidates(np, now, found);
    const Noun& noun = p.noun(np);
    const bool all = p.at(id).op == Op::every, no = noun.det == Det::no;
    Candidate candidate(e.locals, noun.it);
    for (const Word value : found) {
        candidate.is(value);
        if (test(p.child(id, 1), e) != all) return !all && !no;
    }
    return all || no;
}

Word Exec::count_units(HirId np, Word who, Env& e) {
    const Noun& noun = p.noun(np);
    Word holder = who;
    boost::container::small_vector<UnitId, 8> units;
    unit_set(np, e, units, holder);
    Word sum = 0;
    if (noun.of == NounOf::group)
        for (const KindId kind : p.groups[noun.index].kinds)
            if (holder >= 0) sum += things_of(kind, holder, e);
    for (const UnitId unit : units) {
        if (holder == none) continue;
        sum += counter(e.world, holder, unit);
    }
    return sum;
}

// The units that a noun means after its filters, and whose they are.
void Exec::unit_set(HirId np, Env& e, boost::container::small_vector<UnitId, 8>& units, Word& holder) {
    const Noun& noun = p.noun(np);
    if (noun.of == NounOf::unit)
        units.push_back(UnitId(noun.index));
    else if (noun.of == NounOf::group)
        units.assign(p.groups[noun.index].units.begin(), p.groups[noun.index].units.end());
    else if (noun.of == NounOf::unit_value) {
        if (const Word unit = eval(noun.value, e); unit >= 0) units.push_back(static_cast<UnitId>(unit));
    }
    for (const HirId f : p.children(np)) {
        const Hir& h = p.at(f);
        if (h.op == Op::f_owner || h.op == Op::f_parent)
            holder = eval(p.child(f, 0), e);
        else if (h.op == Op::f_except) {
            const HirId what = p.child(f, 0);
            Word ignored = none;
            boost::container::small_vector<UnitId, 8> out;
            if (p.at(what).op == Op::np)
                unit_set(what, e, out, ignored);
            else if (const Word unit = eval(what, e); unit >= 0)
                out.push_back(static_cast<UnitId>(unit));
            units.erase(
                std::remove_if(units.begin(), units.end(),
                               [&](UnitId u) { return std::find(out.begin(), out.end(), u) != out.end(); }),
                units.end());
        } else if (h.op == Op::f_where && noun.it != no_index) {
            Candidate candidate(e.locals, noun.it);
            const auto keep = [&](UnitId u) {
                candidate.is(static_cast<Word>(u));
                return test(p.child(f, 0), e);
            };
            units.erase(std::remove_if(units.begin(), units.end(), [&](UnitId u) { return !keep(u); }),
                        units.end());
        }
    }
}

// Things of a kind that a player has: those paid from a zone count there, others anywhere in play.
Word Exec::things_of(KindId kind, Word who, Env& e) {
    Words found;
    own_things(kind, no_index, who, e, found);
    return static_cast<Word>(found.size());
}

void Exec::own_things(KindId kind, ThingId thing, Word who, Env& e, Words& found) {
    HirId from = no_hir;
    std::uint32_t count = 0;
    for (const KindId above : p.kinds[kind].ancestors)
        if (p.kinds[above].paid_from != no_hir) {
            from = p.kinds[above].paid_from;
            count = p.kinds[above].locals;
            break;
        }
    Words all;
    if (from != no_hir) {
        Locals32 locals(count, none);
        Env inner{.locals = locals.data(),
                  .you = who,
                  .subject = who,
                  .self = who,
                  .frame = e.frame,
                  .event = e.event,
                  .world = e.world,
                  .hypo = e.hypo};
        const Word place = eval(from, inner);
        if (place != none) walk(e.world, place, kind, all);
    } else
        for (const Word one : t.of_kind[kind])
            if (owner_of(e.world, one) == who && !is_aside(e.world, one)) all.push_back(one);
    for (const Word one : all)
        if (thing == no_index || t.things[static_cast<std::size_t>(one)].thing == thing) found.push_back(one);
}

bool Exec::test_has(HirId id, Env& e) {
    const Word who = eval_bearer(p.child(id, 0), e);
    return who != none && has_all(who, p.child(id, 1), e);
}

bool Exec::has_all(Word who, HirId what, Env& e) {
    const Hir& h = p.at(what);
    if (h.op == Op::bundle || h.op == Op::add) {
        for (const HirId part : p.children(what))
            if (!has_all(who, part, e)) return false;
        return true;
    }
    if (h.op == Op::alternatives) {
        for (const HirId part : p.children(what))
            if (has_all(who, part, e)) return true;
        return false;
    }
    if (h.op != Op::np) {
        if (h.type.is(TypeTag::unit)) return counter(e.world, who, static_cast<UnitId>(eval(what, e))) > 0;
        if (h.type.is(TypeTag::bundle) || h.type.is(TypeTag::cost)) return false;
        const Word thing = eval(what, e);
        return thing >= 0 && belongs(thing, who, e);
    }
    const Noun& noun = p.noun(what);
    const Word found = how_many_has(who, what, e, most_counted(noun));
    if (noun.det == Det::count && exact_ && noun.count != no_hir && !noun.or_more &&
        p.at(noun.count).op != Op::range)
        return found == number_of(noun.count, e);
    return count_fits(what, found, e);
}

// `most`: whoever asks does not care for more; -1: they do.
Word Exec::how_many_has(Word who, HirId np, Env& e, Word most) {
    const Noun& noun = p.noun(np);
    if (noun.of == NounOf::unit || noun.of == NounOf::group || noun.of == NounOf::unit_value)
        return count_units(np, who, e);
    Words found;
    const bool person = t.is_a(who, p.player_kind) || who == t.team;
    const NounPlan& plan = t.plans.nouns[p.at(np).a];
    if (options_.shortcuts && (noun.of == NounOf::kind || noun.of == NounOf::thing) && !plan.ranked) {
        had_things(who, person, np, e, most, found);
        return how_many_sorted(noun, found);
    }
    const bool placed = candidates_of(np, e, found);
    const auto has = [&](Word thing) {
        return person ? belongs(thing, who, e) && (placed || !paid_elsewhere(thing, who, e))
                      : place_of(e.world, thing) == who;
    };
    found.erase(std::remove_if(found.begin(), found.end(), [&](Word thing) { return !has(thing); }),
                found.end());
    return how_many_sorted(noun, found);
}

// The same, with whose it is asked first: most things are somebody else's, and filters may cost much.
void Exec::had_things(Word who, bool person, HirId np, Env& e, Word most, Words& found) {
    const Noun& noun = p.noun(np);
    const NounPlan& plan = t.plans.nouns[p.at(np).a];
    const auto add = [&](Word thing) {
        if (!plan.placed && is_aside(e.world, thing)) return;
        if (!fits(np, thing, e)) return;
        if (person && !plan.placed && paid_elsewhere(thing, who, e)) return;
        found.push_back(thing);
    };
    const auto enough = [&] { return most >= 0 && static_cast<Word>(found.size()) >= most; };
    // What lies in a place that is named is found there.
    if (plan.walks) {
        (void)visit_candidates(np, e, [&](Word thing) {
            if (person ? belongs(thing, who, e) : place_of(e.world, thing) == who) found.push_back(thing);
            return !enough();
        });
        return;
    }
    if (!person) {
        for (Word thing = e.world[t.first + who]; thing != none && !enough(); thing = e.world[t.next + thing])
            add(thing);
        return;
    }
    const bool owned = noun.of == NounOf::kind && who < t.players && !t.plans.owned[noun.index].empty();
    for (const Word thing : owned ? t.plans.owned[noun.index][static_cast<std::size_t>(who)]
                            : noun.of == NounOf::kind ? t.of_kind[noun.index]
                                                      : t.of_thing[noun.index]) {
        if (enough()) return;
        if (belongs(thing, who, e)) add(thing);
    }
}

// A player has a thing that is theirs; anything else has what lies directly in it.
bool Exec::belongs(Word thing, Word who, Env& e) {
    if (t.is_a(who, p.player_kind)) return owner_of(e.world, thing) == who;
    if (who == t.team) return true;
    return place_of(e.world, thing) == who || owner_of(e.world, thing) == who;
}

bool Exec::paid_elsewhere(Word thing, Word who, Env& e) {
    const KindId kind = t.things[static_cast<std::size_t>(thing)].kind;
    if (kind >= p.kinds.size()) return false;
    for (const KindId above : p.kinds[kind].ancestors) {
        if (p.kinds[above].paid_from == no_hir) continue;
        Locals32 locals(p.kinds[above].locals, none);
        Env inner{.locals = locals.data(),
                  .you = who,
                  .subject = who,
                  .self = who,
                  .frame = e.frame,
                  .event = e.event,
                  .world = e.world,
                  .hypo = e.hypo};
        const Word place = eval(p.kinds[above].paid_from, inner);
        return place != none && !is_in(e.world, thing, place);
    }
    return false;
}

bool Exec::test_asked(HirId id, Env& e) {
    const Word player = p.hir[id].count > 0 ? eval(p.child(id, 0), e) : none;
    const Word fr = top();
    return fr != 0 && static_cast<Frame>(f(fr, f_kind)) == Frame::question && f(fr, q_answered) == 0 &&
           (player == none || f(fr, q_player) == player);
}

// `H1 of X needs H2 of X`: what the first text speaks of is placed by the second. Read from the two trees.
bool Exec::needs(HirId first, HirId second, Env& e) {
    const Word thing = eval(first, e);
    if (thing < 0 || p.at(first).a == no_index || p.at(second).a == no_index) return false;
    const AbilityId a = heading_body(VerbId(p.at(first).a), thing, e),
                    b = heading_body(VerbId(p.at(second).a), thing, e);
    if (a == no_index || b == no_index) return false;
    std::vector<std::uint32_t> made;
    std::vector<VerbId> called;
    mentions_within(p, p.abilities[b].effect, made, &called);
    std::vector<std::uint32_t> used;
    mentions(p.abilities[a].effect, used);
    return std::any_of(used.begin(), used.end(),
                       [&](std::uint32_t m) { return std::find(made.begin(), made.end(), m) != made.end(); });
}

void Exec::mentions(HirId id, std::vector<std::uint32_t>& out) const { mentions_within(p, id, out, nullptr); }

} // namespace cantrip::runtime
