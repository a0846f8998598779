// Noun phrases: which things they mean (S5).

#include <algorithm>

#include "tests/reference/play.hpp"

namespace cantrip::reference {

bool Play::is_units(const Noun& noun) const {
    return noun.of == NounOf::unit || noun.of == NounOf::group || noun.of == NounOf::unit_value;
}

bool Play::fits_head(const Noun& noun, const Value& value, View& v) {
    const int n = value.n;
    switch (noun.of) {
    case NounOf::kind: return t.is_a(n, KindId(noun.index));
    case NounOf::thing: return t.is_copy(n, ThingId(noun.index));
    case NounOf::unit: return n == static_cast<int>(noun.index);
    case NounOf::group: {
        const Group& group = p.groups[noun.index];
        if (noun.kind != no_index && t.is_a(n, noun.kind)) return true;
        if (group.units.empty())
            return std::any_of(group.kinds.begin(), group.kinds.end(),
                               [&](KindId kind) { return t.is_a(n, kind); });
        return std::find(group.units.begin(), group.units.end(), static_cast<UnitId>(n)) != group.units.end();
    }
    case NounOf::unit_value: return n == eval(noun.value, v).n;
    case NounOf::list: {
        const Things all = list(noun.value, v);
        return std::find(all.begin(), all.end(), n) != all.end();
    }
    case NounOf::like: {
        const int other = eval(noun.value, v).n;
        return t.is_thing(n) && t.is_thing(other) && t.same_card(n, other);
    }
    case NounOf::action: return t.is_thing(n) && t.piece(n).action != no_index;
    case NounOf::number:
    case NounOf::names: return true;
    }
    return false;
}

// The first so many, or the best: not everything that fits the filters is meant.
bool Play::counts_off(HirId np) const {
    const auto filters = p.children(np);
    return (p.noun(np).modifiers & (mod::first | mod::last)) != 0 ||
           std::any_of(filters.begin(), filters.end(),
                       [&](HirId f) { return p.at(f).op == Op::f_rank || p.at(f).op == Op::f_nearest; });
}

bool Play::matches(HirId np, const Value& value, View& v) {
    if (value.n == none) return false;
    const Noun& noun = p.noun(np);
    if (counts_off(np)) {
        const Things kept = meaning(np, v);
        if (std::find(kept.begin(), kept.end(), value.n) == kept.end()) return false;
    }
    if (!fits_head(noun, value, v)) return false;
    for (const HirId f : p.children(np))
        if (!filter(f, noun, value, v)) return false;
    // In a pattern the noun is the name of what it matched.
    if (noun.it != no_index) (*v.names)[noun.it] = value;
    return true;
}

Things Play::base_set(HirId np, View& v) {
    const Noun& noun = p.noun(np);
    Things out;
    switch (noun.of) {
    case NounOf::kind: return t.of_kind(KindId(noun.index));
    case NounOf::thing: return t.of_thing(ThingId(noun.index));
    case NounOf::list:
        out = list(noun.value, v);
        std::erase_if(out, [&](int n) { return noun.kind != no_index && !t.is_a(n, noun.kind); });
        return out;
    case NounOf::like: {
        const int other = eval(noun.value, v).n;
        if (t.is_thing(other) && t.piece(other).thing != no_index) return t.of_thing(t.piece(other).thing);
        return out;
    }
    case NounOf::action: return t.actions();
    case NounOf::group:
        for (const KindId kind : p.groups[noun.index].kinds)
            for (const int thing : t.of_kind(kind)) out.push_back(thing);
        return out;
    case NounOf::names:
        for (std::uint32_t i = 0; i < p.names_lists[noun.index].count; ++i)
            out.push_back(static_cast<int>(p.names_lists[noun.index].first + i));
        return out;
    case NounOf::number:
        for (const HirId f : p.children(np)) {
            if (p.at(f).op != Op::f_in_range) continue;
            const HirId range = p.child(f, 0), end = p.child(range, 1);
            const int low = number(p.child(range, 0), v);
            const int high = p.at(end).op == Op::missing_arg ? low + 99 : number(end, v);
            for (int i = low; i <= high && i < low + 1000; ++i) out.push_back(i);
        }
        return out;
    case NounOf::unit:
    case NounOf::unit_value: {
        int holder = none;
        for (const UnitId unit : unit_set(np, v, holder)) out.push_back(static_cast<int>(unit));
        return out;
    }
    }
    return out;
}

Things Play::candidates(HirId np, View& v, bool* was_placed, bool with_aside) {
    const Noun& noun = p.noun(np);
    const auto filters = p.children(np);
    HirId place = no_hir;
    bool placed = with_aside || noun.of == NounOf::list || noun.of == NounOf::names ||
                  noun.of == NounOf::number || noun.of == NounOf::action;
    for (const HirId f : filters) {
        const Hir& h = p.at(f);
        if ((h.flags & flag::negated) != 0) continue;
        const bool says = h.op == Op::f_in || h.op == Op::f_parent;
        if (says && place == no_hir) place = f;
        placed |= says || h.op == Op::f_in_list;
    }
    if (was_placed != nullptr) *was_placed = placed;
    std::optional<Things> walked;
    if (place != no_hir && !with_aside && noun.kind != no_index && noun.of != NounOf::list &&
        noun.of != NounOf::group)
        walked = walk_place(place, noun, v);
    Things found;
    for (const int value : walked ? *walked : base_set(np, v)) {
        if (!placed && t.is_thing(value) && t.is_aside(*v.board, value)) continue;
        if (walked && noun.of == NounOf::thing && t.piece(value).thing != noun.index) continue;
        if (std::all_of(filters.begin(), filters.end(),
                        [&](HirId f) { return (walked && f == place) || filter(f, noun, one(value), v); }))
            found.push_back(value);
    }
    if (with_aside) return found;
    for (const HirId f : filters) {
        if (p.at(f).op == Op::f_rank) rank(f, noun, found, v);
        if (p.at(f).op == Op::f_nearest) nearest(f, found, v);
    }
    return found;
}

// In the order in which they lie, when a single place is named.
std::optional<Things> Play::walk_place(HirId f, const Noun& noun, View& v) {
    const HirId place = p.child(f, 0);
    const Hir& h = p.at(place);
    if (h.op == Op::np || h.type.is(TypeTag::list) || h.op == Op::top_of || h.op == Op::bottom_of) return {};
    if (h.op == Op::zone && h.count == 0 && p.zones[h.a].owner != no_index) return {};
    if (h.op == Op::zone && h.count > 0 && p.at(p.child(place, 0)).op == Op::np) {
        // An owner that was asked for is a single one.
        if (v.settled == nullptr || !v.settled->contains(p.child(place, 0))) return {};
    }
    const int where = eval(place, v).n;
    if (where == none) return Things{};
    return t.walk(*v.board, where, noun.kind);
}

// What the whole phrase means where nobody is asked (S5.8).
Things Play::meaning(HirId np, View& v) {
    const Noun& noun = p.noun(np);
    if (noun.of == NounOf::group && !p.groups[noun.index].units.empty()) {
        Things units;
        for (const UnitId unit : p.groups[noun.index].units) units.push_back(static_cast<int>(unit));
        return units;
    }
    Things found = candidates(np, v);
    if ((noun.modifiers & mod::last) != 0) std::reverse(found.begin(), found.end());
    if ((noun.modifiers & (mod::first | mod::last)) != 0) {
        const int wanted = noun.count == no_hir ? 1 : number(noun.count, v);
        if (wanted < static_cast<int>(found.size()))
            found.resize(static_cast<std::size_t>(std::max(wanted, 0)));
    }
    return found;
}

// The least number that is wanted; `most` gets the largest (S5.10).
int Play::how_many(HirId np, View& v, int& most, int available) {
    const Noun& noun = p.noun(np);
    int least = 1;
    most = 1;
    if (noun.count != no_hir && p.at(noun.count).op == Op::range) {
        const HirId high = p.child(noun.count, 1);
        least = number(p.child(noun.count, 0), v);
        most = p.at(high).op == Op::missing_arg ? available : number(high, v);
    } else if (noun.count != no_hir) {
        most = number(noun.count, v);
        least = noun.det == Det::up_to ? 0 : most;
        if (noun.or_more) most = std::max(most, available);
    }
    if (noun.det == Det::any_number) least = 0, most = available;
    if (noun.det == Det::each || noun.det == Det::all) least = most = available;
    if (noun.per != no_hir) {
        const int times = per(noun.per, v);
        least *= times;
        most *= times;
    }
    return std::max(least, 0);
}

// ---- filters

bool Play::filter(HirId f, const Noun& noun, const Value& value, View& v) {
    return filter_now(f, noun, value, v) != ((p.at(f).flags & flag::negated) != 0);
}

bool Play::filter_now(HirId f, const Noun& noun, const Value& value, View& v) {
    const Hir& h = p.at(f);
    const auto child = [&](std::size_t n) { return p.child(f, n); };
    const bool thing = t.is_thing(value.n);
    switch (h.op) {
    case Op::f_owner: return !thing || owned_filter(f, noun, value.n, v);
    case Op::f_field: return thing && field_filter(f, value.n, v);
    case Op::f_parent: return thing && parent_filter(f, value.n, v);
    case Op::f_in: return thing && inside(value.n, child(0), v);
    case Op::f_in_list: {
        const Things all = list(child(0), v);
        return std::find(all.begin(), all.end(), value.n) != all.end();
    }
    case Op::f_in_range: return in_range(value.n, child(0), v);
    case Op::f_within: {
        const int limit = number(child(0), v);
        return near(value.n, child(1), v, [&](int from) { return within(from, value.n, limit, v); });
    }
    case Op::f_next_to:
        return near(value.n, child(0), v, [&](int from) { return distance(from, value.n, v) == 1; });
    case Op::f_reachable:
        return near(value.n, child(0), v, [&](int from) { return distance(from, value.n, v) >= 0; });
    case Op::f_where: {
        if (noun.it == no_index) return test(child(0), v);
        const Value before = std::exchange((*v.names)[noun.it], value);
        const bool result = test(child(0), v);
        (*v.names)[noun.it] = before;
        return result;
    }
    case Op::f_except: {
        if (p.at(child(0)).op == Op::np) return !matches(child(0), value, v);
        const Things out = list(child(0), v);
        return std::find(out.begin(), out.end(), value.n) == out.end();
    }
    case Op::f_has: return thing && has_all(value.n, child(0), v);
    case Op::f_define: return read_define(DefineId(h.a), f, v, value.n).n > 0;
    case Op::f_trait: return thing && has_trait(value.n, TraitId(h.a));
    case Op::f_flag: return thing && field_of(value.n, FieldId(h.a), v).n == 1;
    case Op::f_kind: return t.is_a(value.n, KindId(h.a));
    default: return true; // ranks are looked at when all candidates are known
    }
}

bool Play::owned_filter(HirId f, const Noun& noun, int value, View& v) {
    const HirId who = p.child(f, 0);
    const int host = t.piece(value).host;
    const int owner = noun.of == NounOf::action ? host : t.owner_of(*v.board, value);
    if (p.at(who).op == Op::np && (v.settled == nullptr || !v.settled->contains(who)))
        return owner != none && matches(who, one(owner), v);
    const int wanted = eval(who, v).n;
    return wanted == t.team || (wanted != none && (owner == wanted || host == wanted));
}

bool Play::field_filter(HirId f, int value, View& v) {
    const Value have = field_of(value, FieldId(p.at(f).a), v);
    const HirId wanted = p.child(f, 0);
    if (p.at(wanted).op != Op::np) return have.n == eval(wanted, v).n;
    const Noun& noun = p.noun(wanted);
    if (noun.det == Det::exactly || noun.det == Det::count) return have.n == number(noun.count, v);
    return matches(wanted, have, v);
}

bool Play::parent_filter(HirId f, int value, View& v) {
    const HirId around = p.child(f, 0);
    const int host = t.piece(value).host;
    if (p.at(around).op == Op::np) {
        for (int at = host != none ? host : t.around(*v.board, value); at != none;
             at = t.around(*v.board, at))
            if (t.is_thing(at) && matches(around, one(at), v)) return true;
        return false;
    }
    const int where = eval(around, v).n;
    return where != none &&
           (host == where || t.is_in(*v.board, value, where) || t.owner_of(*v.board, value) == where);
}

bool Play::near(int value, HirId other, View& v, const std::function<bool(int)>& fits) {
    if (!t.is_thing(value)) return false;
    const Things all = list(other, v);
    return std::any_of(all.begin(), all.end(), [&](int one) { return t.is_thing(one) && fits(one); });
}

void Play::rank(HirId f, const Noun& noun, Things& found, View& v) {
    for (const HirId part : p.children(f)) {
        if (found.size() <= 1) return;
        if (p.at(part).op == Op::rank_first) {
            found.resize(1);
            return;
        }
        Things best;
        int value = 0;
        for (const int candidate : found) {
            if (noun.it != no_index) (*v.names)[noun.it] = one(candidate);
            const int measure = number(p.child(part, 0), v);
            const bool better = p.at(part).op == Op::rank_highest ? measure > value : measure < value;
            if (best.empty() || better) {
                best.clear();
                value = measure;
            }
            if (measure == value) best.push_back(candidate);
        }
        found = best;
    }
}

void Play::nearest(HirId f, Things& found, View& v) {
    const Things targets = list(p.child(f, 0), v);
    Things best;
    int least = -1;
    for (const int candidate : found) {
        int far = -1;
        for (const int target : targets) {
            const int way = t.is_thing(target) ? distance(candidate, target, v) : -1;
            if (way >= 0 && (far < 0 || way < far)) far = way;
        }
        if (far < 0) continue;
        if (least < 0 || far < least) best.clear(), least = far;
        if (far == least) best.push_back(candidate);
    }
    found = best;
}

} // namespace cantrip::reference
