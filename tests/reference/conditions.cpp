// Conditions (S4).

#include <algorithm>
#include <map>
#include <set>

#include "tests/reference/play.hpp"

namespace cantrip::reference {
namespace {

bool contains(const Things& all, int wanted) {
    return std::find(all.begin(), all.end(), wanted) != all.end();
}

} // namespace

bool Play::test(HirId id, View& v) {
    count_work(1);
    const Hir& h = p.at(id);
    View before = v;
    if ((h.flags & flag::past) != 0 && v.event != nullptr && v.event->past != nullptr)
        before.board = v.event->past.get();
    return test_now(id, before) != ((h.flags & flag::negated) != 0);
}

bool Play::test_now(HirId id, View& v) {
    const Hir& h = p.at(id);
    const auto child = [&](std::size_t n) { return p.child(id, n); };
    const auto parts = p.children(id);
    const auto holds = [&](HirId part) { return test(part, v); };
    switch (h.op) {
    case Op::yes: return true;
    case Op::no: return false;
    case Op::and_: return std::all_of(parts.begin(), parts.end(), holds);
    case Op::or_: return std::any_of(parts.begin(), parts.end(), holds);
    case Op::not_: return !test(child(0), v);
    case Op::compare: {
        const int left = number(child(0), v), right = number(child(1), v);
        switch (static_cast<Compare>(h.aux)) {
        case Compare::less: return left < right;
        case Compare::less_equal: return left <= right;
        case Compare::greater: return left > right;
        case Compare::greater_equal: return left >= right;
        }
        return false;
    }
    case Op::equals: return equals(id, v);
    case Op::is_define: return read_define(DefineId(h.a), id, v, {}).n > 0;
    case Op::is_inside: {
        const int value = eval(child(0), v).n;
        return value != none && contains(list(child(1), v), value);
    }
    case Op::in_range: return in_range(number(child(0), v), child(1), v);
    case Op::has: {
        const int who = bearer(child(0), v);
        return who != none && has_all(who, child(1), v);
    }
    case Op::exists: return h.count > 1 ? every(id, v) : exists(child(0), v);
    case Op::every: return every(id, v);
    case Op::can: {
        Locals copy = *v.names;
        View own = v;
        own.names = &copy;
        return p.at(child(0)).op == Op::call ? can_call(child(0), own, true) : can_pay(child(0), own);
    }
    case Op::needs: return needs(child(0), child(1), v);
    case Op::asked: return false; // nothing is read while a question is open
    case Op::np: return exists(id, v);
    case Op::is_kind:
    case Op::is_thing:
    case Op::is_trait:
    case Op::is_flag:
    case Op::is_value:
    case Op::is_in:
    case Op::is_within:
    case Op::is_next_to:
    case Op::is_reachable: return test_about_thing(id, v);
    default: return eval(id, v).n > 0;
    }
}

bool Play::test_about_thing(HirId id, View& v) {
    const Hir& h = p.at(id);
    const auto child = [&](std::size_t n) { return p.child(id, n); };
    const int thing = eval(child(0), v).n;
    if (!t.is_thing(thing)) return false;
    switch (h.op) {
    case Op::is_kind: return t.is_a(thing, KindId(h.a));
    case Op::is_thing: return t.is_copy(thing, ThingId(h.a));
    case Op::is_trait: return has_trait(thing, TraitId(h.a));
    case Op::is_flag: return field_of(thing, FieldId(h.a), v).n == 1;
    case Op::is_value: return field_of(thing, FieldId(h.a), v).n == eval(child(1), v).n;
    case Op::is_in: return inside(thing, child(1), v);
    case Op::is_within: {
        const int limit = number(child(1), v);
        return near(thing, child(2), v, [&](int from) { return within(from, thing, limit, v); });
    }
    default:
        return near(thing, child(1), v, [&](int from) {
            const int far = distance(from, thing, v);
            return h.op == Op::is_next_to ? far == 1 : far >= 0;
        });
    }
}

// What a way asks for: how many of each part, in any order (S16.1).
std::map<std::vector<int>, int> Play::asked_by(const Charges& way) const {
    std::map<std::vector<int>, int> out;
    for (const Charge& charge : way) {
        const bool act = charge.of == Charge::Of::act;
        if (charge.count == 0 && !charge.open && !act) continue;
        std::vector<int> part{static_cast<int>(charge.of), charge.one_kind ? 1 : 0, charge.open ? 1 : 0,
                              charge.thing, charge.holder};
        if (act) part.push_back(static_cast<int>(charge.act));
        if (charge.of == Charge::Of::things && charge.np != no_hir) {
            const Noun& noun = p.noun(charge.np);
            part.insert(part.end(), {static_cast<int>(noun.of), static_cast<int>(noun.index),
                                     static_cast<int>(noun.modifiers)});
            if (p.at(charge.np).count > 0) part.push_back(static_cast<int>(charge.np));
        }
        std::vector<int> units;
        for (const UnitId unit : charge.units) units.push_back(static_cast<int>(unit));
        std::sort(units.begin(), units.end());
        part.insert(part.end(), units.begin(), units.end());
        out[part] += act ? 1 : charge.count;
    }
    return out;
}

bool Play::same_cost(HirId left, HirId right, View& v) {
    Ways ours, theirs;
    if (!ways(left, v, ours) || !ways(right, v, theirs)) return false;
    std::set<std::map<std::vector<int>, int>> one, other;
    for (const Charges& way : ours) one.insert(asked_by(way));
    for (const Charges& way : theirs) other.insert(asked_by(way));
    return one == other;
}

bool Play::equals(HirId id, View& v) {
    const HirId left = p.child(id, 0), right = p.child(id, 1);
    if (const Type type = p.at(left).type; type.is(TypeTag::cost) || type.is(TypeTag::bundle))
        return same_cost(left, right, v);
    const Value a = eval(left, v);
    if (p.at(right).op == Op::np) return matches(right, a, v);
    const Value other = eval(right, v);
    const Type lt = p.at(left).type, rt = p.at(right).type;
    if (lt.is(TypeTag::face) && rt.is(TypeTag::face)) return same_face(lt, a.n, other.n);
    if (lt.is(TypeTag::face) || rt.is(TypeTag::face)) return as_number(a, lt) == as_number(other, rt);
    return a.n == other.n && a.list == other.list;
}

bool Play::has_trait(int thing, TraitId trait) const {
    const Piece& piece = t.piece(thing);
    const auto in = [&](const std::vector<TraitId>& all) {
        return std::find(all.begin(), all.end(), trait) != all.end();
    };
    if (piece.action == no_index) return piece.thing != no_index && in(p.things[piece.thing].traits);
    const Ability* shape = shape_of(p.abilities[piece.action]);
    return in(p.abilities[piece.action].adjectives) || (shape != nullptr && in(shape->adjectives));
}

bool Play::in_range(int value, HirId range, View& v) {
    if (value < number(p.child(range, 0), v)) return false;
    const HirId high = p.child(range, 1);
    return p.at(high).op == Op::missing_arg || value <= number(high, v);
}

bool Play::inside(int thing, HirId place, View& v) {
    const Hir& h = p.at(place);
    if (h.op == Op::top_of || h.op == Op::bottom_of) {
        const int zone = eval(p.child(place, 0), v).n;
        if (zone == none) return false;
        const Things& there = v.board->inside[static_cast<std::size_t>(zone)];
        return !there.empty() && (h.op == Op::top_of ? there.front() : there.back()) == thing;
    }
    Things places;
    if (h.op == Op::zone && h.count > 0 && p.at(p.child(place, 0)).op == Op::np) {
        // An owner that was asked for is the one that was said.
        const HirId owner = p.child(place, 0);
        const bool said = v.settled != nullptr && v.settled->contains(owner);
        for (const int one : said ? list(owner, v) : meaning(owner, v))
            places.push_back(t.zone(ZoneId(h.a), one));
    } else if (h.op == Op::zone && h.count == 0 && p.zones[h.a].owner != no_index) {
        return t.lies_in_zone(*v.board, thing, ZoneId(h.a));
    } else if (h.op == Op::np)
        places = counts_off(place) ? meaning(place, v) : candidates(place, v, nullptr, true);
    else
        places = list(place, v);
    return std::any_of(places.begin(), places.end(),
                       [&](int one) { return one != none && t.is_in(*v.board, thing, one); });
}

// ---- how many

bool Play::exists(HirId np, View& v) {
    if (p.at(np).op != Op::np) return eval(np, v).n > 0;
    const Noun& noun = p.noun(np);
    if (is_units(noun)) {
        const int have = count_units(np, v.subject, v);
        if (noun.det == Det::no) return have == 0;
        int wanted = noun.count == no_hir ? 1 : number(noun.count, v);
        if (noun.per != no_hir) wanted *= per(noun.per, v);
        return have >= wanted;
    }
    return count_fits(np, sorted_count(noun, candidates(np, v)), v);
}

// `2 alike gem`: as many as the largest sort has; `2 different gem`: as many as there are sorts.
int Play::sorted_count(const Noun& noun, const Things& things) const {
    if ((noun.modifiers & (mod::alike | mod::different)) == 0) return static_cast<int>(things.size());
    std::map<std::pair<KindId, ThingId>, int> sorts;
    int largest = 0;
    for (const int thing : things)
        largest = std::max(largest, ++sorts[{t.piece(thing).kind, t.piece(thing).thing}]);
    return (noun.modifiers & mod::alike) != 0 ? largest : static_cast<int>(sorts.size());
}

bool Play::count_fits(HirId np, int have, View& v) {
    const Noun& noun = p.noun(np);
    if (noun.det == Det::no) return have == 0;
    if (noun.count == no_hir) return have >= 1;
    if (p.at(noun.count).op == Op::range) return in_range(have, noun.count, v);
    const int wanted = number(noun.count, v);
    if (noun.det == Det::exactly) return have == wanted;
    if (noun.det == Det::up_to) return have <= wanted;
    return have >= wanted;
}

int Play::per(HirId id, View& v) {
    const bool divided = p.at(id).op == Op::per;
    const HirId np = divided ? p.child(id, 0) : id;
    const int divisor =
        divided && p.at(id).a != no_index && p.at(id).a > 0 ? static_cast<int>(p.at(id).a) : 1;
    const int have =
        is_units(p.noun(np)) ? count_units(np, v.subject, v) : static_cast<int>(candidates(np, v).size());
    return have / divisor;
}

// `each goblin is tired`, `a goblin was tired`: which ones is asked now, also when the test is about the
// past.
bool Play::every(HirId id, View& v) {
    const HirId np = p.child(id, 0);
    const Noun& noun = p.noun(np);
    View now = v;
    now.board = &b;
    const bool all = p.at(id).op == Op::every, no = noun.det == Det::no;
    for (const int value : candidates(np, now)) {
        if (noun.it != no_index) (*v.names)[noun.it] = one(value);
        if (test(p.child(id, 1), v) != all) return !all && !no;
    }
    return all || no;
}

// ---- having

bool Play::has_all(int who, HirId what, View& v) {
    const Hir& h = p.at(what);
    const auto parts = p.children(what);
    const auto has = [&](HirId part) { return has_all(who, part, v); };
    if (h.op == Op::bundle || h.op == Op::add) return std::all_of(parts.begin(), parts.end(), has);
    if (h.op == Op::alternatives) return std::any_of(parts.begin(), parts.end(), has);
    if (h.op != Op::np) {
        if (h.type.is(TypeTag::bundle) || h.type.is(TypeTag::cost)) return false;
        const int value = eval(what, v).n;
        if (h.type.is(TypeTag::unit))
            return value >= 0 && t.counter(*v.board, who, static_cast<UnitId>(value)) > 0;
        return t.is_thing(value) && belongs(value, who, v);
    }
    const Noun& noun = p.noun(what);
    const int found = how_many_has(who, what, v);
    if (exact && noun.det == Det::count && noun.count != no_hir && !noun.or_more &&
        p.at(noun.count).op != Op::range)
        return found == number(noun.count, v);
    return count_fits(what, found, v);
}

int Play::how_many_has(int who, HirId np, View& v) {
    const Noun& noun = p.noun(np);
    if (is_units(noun)) return count_units(np, who, v);
    bool placed = false;
    Things found;
    const bool person = t.is_a(who, p.player_kind) || who == t.team;
    for (const int thing : candidates(np, v, &placed))
        if (person ? belongs(thing, who, v) && (placed || !paid_elsewhere(thing, who, v))
                   : v.board->place[static_cast<std::size_t>(thing)] == who)
            found.push_back(thing);
    return sorted_count(noun, found);
}

bool Play::belongs(int thing, int who, const View& v) const {
    if (who == t.team) return true;
    if (t.is_a(who, p.player_kind)) return t.owner_of(*v.board, thing) == who;
    return v.board->place[static_cast<std::size_t>(thing)] == who || t.owner_of(*v.board, thing) == who;
}

bool Play::paid_elsewhere(int thing, int who, View& v) {
    const KindId kind = t.piece(thing).kind;
    const HirId from = kind == no_index ? no_hir : paid_place(kind, true);
    if (from == no_hir) return false;
    const int place = place_for(from, who, v).n;
    return place != none && !t.is_in(*v.board, thing, place);
}

int Play::count_units(HirId np, int who, View& v) {
    const Noun& noun = p.noun(np);
    int holder = who, sum = 0;
    const std::vector<UnitId> units = unit_set(np, v, holder);
    if (holder == none) return 0;
    if (noun.of == NounOf::group)
        for (const KindId kind : p.groups[noun.index].kinds)
            sum += static_cast<int>(own_things(kind, no_index, holder, v).size());
    for (const UnitId unit : units) sum = checked(std::int64_t{sum} + t.counter(*v.board, holder, unit));
    return sum;
}

// The units that a noun means after its filters, and whose they are.
std::vector<UnitId> Play::unit_set(HirId np, View& v, int& holder) {
    const Noun& noun = p.noun(np);
    std::vector<UnitId> units;
    if (noun.of == NounOf::unit) units.push_back(UnitId(noun.index));
    if (noun.of == NounOf::group) units = p.groups[noun.index].units;
    if (noun.of == NounOf::unit_value)
        if (const int unit = eval(noun.value, v).n; unit >= 0) units.push_back(static_cast<UnitId>(unit));
    for (const HirId f : p.children(np)) {
        const Op op = p.at(f).op;
        if (op == Op::f_owner || op == Op::f_parent) holder = eval(p.child(f, 0), v).n;
        if (op != Op::f_except && (op != Op::f_where || noun.it == no_index)) continue;
        const HirId what = p.child(f, 0);
        std::vector<UnitId> out;
        int ignored = none;
        if (op == Op::f_except && p.at(what).op == Op::np) out = unit_set(what, v, ignored);
        if (op == Op::f_except && p.at(what).op != Op::np)
            out.push_back(static_cast<UnitId>(eval(what, v).n));
        std::erase_if(units, [&](UnitId unit) {
            if (op == Op::f_except) return std::find(out.begin(), out.end(), unit) != out.end();
            (*v.names)[noun.it] = one(static_cast<int>(unit));
            return !test(what, v);
        });
    }
    return units;
}

HirId Play::paid_place(KindId kind, bool from) const {
    for (const KindId above : p.kinds[kind].ancestors)
        if (p.kinds[above].paid_from != no_hir)
            return from ? p.kinds[above].paid_from : p.kinds[above].paid_to;
    return no_hir;
}

Value Play::place_for(HirId place, int who, const View& v) {
    Locals names;
    View own = plain(who, who, v, names);
    return eval(place, own);
}

// Things of a kind that a player has: those paid from a place count there, others anywhere in play.
Things Play::own_things(KindId kind, ThingId thing, int who, View& v) {
    Things all;
    if (const HirId from = paid_place(kind, true); from != no_hir) {
        if (const int place = place_for(from, who, v).n; place != none) all = t.walk(*v.board, place, kind);
    } else
        for (const int one : t.of_kind(kind))
            if (t.owner_of(*v.board, one) == who && !t.is_aside(*v.board, one)) all.push_back(one);
    std::erase_if(all, [&](int one) { return thing != no_index && t.piece(one).thing != thing; });
    return all;
}

// ---- `H1 of X needs H2 of X`

namespace {

// What a text speaks of; with a list of verbs, also in those that it calls.
void mentions(const Program& p, HirId id, std::set<std::pair<char, std::uint32_t>>& out,
              std::set<VerbId>* called) {
    if (id == no_hir) return;
    const Hir& h = p.at(id);
    if (h.op == Op::thing) out.insert({'t', h.a});
    if (h.op == Op::np) {
        const Noun& noun = p.noun(id);
        if (noun.of == NounOf::kind) out.insert({'k', noun.index});
        mentions(p, noun.count, out, called);
        mentions(p, noun.per, out, called);
    }
    if (h.op == Op::call && called != nullptr && called->insert(VerbId(h.a)).second)
        mentions(p, p.verbs[h.a].body, out, called);
    for (const HirId part : p.children(id)) mentions(p, part, out, called);
}

} // namespace

bool Play::needs(HirId first, HirId second, View& v) {
    const int thing = eval(first, v).n;
    if (thing < 0 || p.at(first).a == no_index || p.at(second).a == no_index) return false;
    const AbilityId a = heading_body(VerbId(p.at(first).a), thing, v),
                    other = heading_body(VerbId(p.at(second).a), thing, v);
    if (a == no_index || other == no_index) return false;
    std::set<std::pair<char, std::uint32_t>> made, used;
    std::set<VerbId> called;
    mentions(p, p.abilities[other].effect, made, &called);
    mentions(p, p.abilities[a].effect, used, nullptr);
    return std::any_of(used.begin(), used.end(), [&](const auto& one) { return made.contains(one); });
}

} // namespace cantrip::reference
