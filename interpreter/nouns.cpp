// Noun phrases: which things they mean.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

// Whether something is of the noun's kind, before any filter.
bool Exec::fits_head(const Noun& noun, Word value, Env& e) {
    switch (noun.of) {
    case NounOf::kind: return value >= 0 && value < t.thing_count() && t.is_a(value, KindId(noun.index));
    case NounOf::thing:
        return value >= 0 && value < t.thing_count() &&
               t.things[static_cast<std::size_t>(value)].thing == noun.index;
    case NounOf::unit: return value == static_cast<Word>(noun.index);
    case NounOf::group: {
        if (noun.kind != no_index && value >= 0 && value < t.thing_count() && t.is_a(value, noun.kind))
            return true;
        const Group& group = p.groups[noun.index];
        if (group.units.empty())
            return value >= 0 && value < t.thing_count() &&
                   std::any_of(group.kinds.begin(), group.kinds.end(),
                               [&](KindId kind) { return t.is_a(value, kind); });
        return value >= 0 && unit_in_group(static_cast<UnitId>(value), GroupId(noun.index));
    }
    case NounOf::unit_value: return value == eval(noun.value, e);
    case NounOf::list: {
        Words found;
        list(noun.value, e, found);
        return std::find(found.begin(), found.end(), value) != found.end();
    }
    case NounOf::like: {
        const Word other = eval(noun.value, e);
        return value >= 0 && value < t.thing_count() && other >= 0 &&
               t.things[static_cast<std::size_t>(value)].card ==
                   t.things[static_cast<std::size_t>(other)].card;
    }
    case NounOf::action:
        return value >= 0 && value < t.thing_count() &&
               t.things[static_cast<std::size_t>(value)].action != no_index;
    case NounOf::number:
    case NounOf::names: return true;
    }
    return false;
}

bool Exec::matches(HirId np, Word value, Env& e) {
    if (value == none) return false;
    const Noun& noun = p.noun(np);
    if (!fits_head(noun, value, e) || !passes_filters(np, value, e)) return false;
    // In a pattern the noun is the name of what it matched.
    if (noun.it != no_index) e.locals[noun.it] = value;
    return true;
}

// `the first card in deck`, `the goblin with highest strength`: not everything that fits is meant.
bool Exec::picks_some(HirId np) const {
    if ((p.noun(np).modifiers & (mod::first | mod::last)) != 0) return true;
    const auto filters = p.children(np);
    return std::any_of(filters.begin(), filters.end(),
                       [&](HirId f) { return p.at(f).op == Op::f_rank || p.at(f).op == Op::f_nearest; });
}

// Whether something is what a noun means now: `matches` looks at its head and filters only.
bool Exec::is_meant(HirId np, Word value, Env& e) {
    if (picks_some(np)) {
        Words kept;
        narrow(np, e, kept);
        if (std::find(kept.begin(), kept.end(), value) == kept.end()) return false;
    }
    return matches(np, value, e);
}

void Exec::candidates(HirId np, Env& e, Words& found) { (void)candidates_of(np, e, found); }

void Exec::candidates_all(HirId np, Env& e, Words& found) {
    const Noun& noun = p.noun(np);
    Words base;
    base_set(np, noun, e, base);
    for (const Word value : base)
        if (passes_filters(np, value, e)) found.push_back(value);
}

// By code where there is some, else one after the other.
bool Exec::passes_filters(HirId np, Word value, Env& e) {
    const auto filters = p.children(np);
    if (filters.empty()) return true;
    if (const ValueCode& code = t.code.passes[np]; runs_code(code, e)) return run_value(code, e, value) != 0;
    const Noun& noun = p.noun(np);
    return std::all_of(filters.begin(), filters.end(), [&](HirId f) { return filter(f, noun, value, e); });
}

bool Exec::candidates_of(HirId np, Env& e, Words& found) {
    const Noun& noun = p.noun(np);
    const std::size_t start = found.size();
    const bool placed = visit_candidates(np, e, [&](Word value) {
        found.push_back(value);
        return true;
    });
    if (!t.plans.nouns[p.at(np).a].ranked) return placed;
    for (const HirId f : p.children(np)) {
        const Op op = p.at(f).op;
        if (op == Op::f_rank || op == Op::f_nearest) {
            Words ranked(found.begin() + static_cast<std::ptrdiff_t>(start), found.end());
            if (op == Op::f_rank)
                rank(f, noun, ranked, e);
            else
                nearest(f, ranked, e);
            found.resize(start);
            found.insert(found.end(), ranked.begin(), ranked.end());
        }
    }
    return placed;
}

// Whether the phrase means everything that its filters keep, so that each can be looked at by itself.
bool Exec::is_plain(HirId np) const { return t.plans.nouns[p.at(np).a].plain; }

// What the filters keep, one after the other, until fn returns false. Whether a place was named.
bool Exec::visit_candidates(HirId np, Env& e, FunctionRef<bool(Word)> fn) {
    const Noun& noun = p.noun(np);
    const NounPlan& plan = t.plans.nouns[p.at(np).a];
    Words base;
    const bool walked = plan.walks && walk_place(plan.place, noun, e, base);
    std::span<const Word> all;
    // The things of a kind or card are a list that need not be copied.
    if (!walked && noun.of == NounOf::kind) {
        all = t.of_kind[noun.index];
        if (plan.owner != no_hir && options_.shortcuts)
            if (const Word who = eval(p.child(plan.owner, 0), e); who >= 0 && who < t.players)
                all = t.plans.owned[noun.index][static_cast<std::size_t>(who)];
    } else if (!walked && noun.of == NounOf::thing)
        all = t.of_thing[noun.index];
    else {
        if (!walked) base_set(np, noun, e, base);
        all = {base.data(), base.size()};
    }
    const auto parts = p.children(np);
    const ValueCode& code = (walked ? t.code.passes_in_place : t.code.passes)[np];
    const bool by_code = runs_code(code, e);
    for (const Word value : all) {
        if (!plan.placed && value < t.thing_count() && value >= 0 && is_aside(e.world, value)) continue;
        if (walked && noun.of == NounOf::thing &&
            t.things[static_cast<std::size_t>(value)].thing != noun.index)
            continue;
        const bool fits =
            by_code ? run_value(code, e, value) != 0 : std::all_of(parts.begin(), parts.end(), [&](HirId f) {
                return (walked && f == plan.place) || filter(f, noun, value, e);
            });
        if (fits && !fn(value)) break;
    }
    return plan.placed;
}

// In the order in which they lie. false: the place is not a single one.
bool Exec::walk_place(HirId f, const Noun& noun, Env& e, Words& out) {
    const HirId place = p.child(f, 0);
    const Hir& h = p.at(place);
    if (h.op == Op::np || h.type.is(TypeTag::list) || h.op == Op::top_of || h.op == Op::bottom_of)
        return false;
    if (h.op == Op::zone && h.count == 0 && p.zones[h.a].owner != no_index) return false;
    if (h.op == Op::zone && h.count > 0 && p.at(p.child(place, 0)).op == Op::np) return false;
    const Word where = eval(place, e);
    if (where == none) return true;
    if ((where & place_mask) >= t.containers()) return false;
    walk(e.world, where & place_mask, noun.kind, out);
    return true;
}

void Exec::base_set(HirId np, const Noun& noun, Env& e, Words& out) {
    switch (noun.of) {
    case NounOf::kind:
        out.insert(out.end(), t.of_kind[noun.index].begin(), t.of_kind[noun.index].end());
        break;
    case NounOf::thing:
        out.insert(out.end(), t.of_thing[noun.index].begin(), t.of_thing[noun.index].end());
        break;
    case NounOf::list: {
        list(noun.value, e, out);
        if (noun.kind != no_index)
            out.erase(std::remove_if(out.begin(), out.end(),
                                     [&](Word v) { return v >= t.thing_count() || !t.is_a(v, noun.kind); }),
                      out.end());
        break;
    }
    case NounOf::like: {
        const Word other = eval(noun.value, e);
        if (other >= 0 && t.things[static_cast<std::size_t>(other)].thing != no_index) {
            const auto& all = t.of_thing[t.things[static_cast<std::size_t>(other)].thing];
            out.insert(out.end(), all.begin(), all.end());
        }
        break;
    }
    case NounOf::action: out.insert(out.end(), t.actions.begin(), t.actions.end()); break;
    case NounOf::group:
        for (const KindId kind : p.groups[noun.index].kinds)
            out.insert(out.end(), t.of_kind[kind].begin(), t.of_kind[kind].end());
        break;
    case NounOf::names: {
        const NamesList& names = p.names_lists[noun.index];
        for (std::uint32_t i = 0; i < names.count; ++i) out.push_back(static_cast<Word>(names.first + i));
        break;
    }
    case NounOf::number: {
        for (const HirId f : p.children(np)) {
            if (p.at(f).op != Op::f_in_range) continue;
            const HirId range = p.child(f, 0);
            const Word low = number_of(p.child(range, 0), e);
            const Word high =
                p.at(p.child(range, 1)).op == Op::missing_arg ? low + 99 : number_of(p.child(range, 1), e);
            for (Word i = low; i <= high && i < low + 1000; ++i) out.push_back(i);
        }
        break;
    }
    case NounOf::unit:
    case NounOf::unit_value: {
        boost::container::small_vector<UnitId, 8> units;
        Word holder = none;
        unit_set(np, e, units, holder);
        for (const UnitId unit : units) out.push_back(static_cast<Word>(unit));
        break;
    }
    }
}

// What the whole phrase means where nobody is asked: `the first 2 X`, `each X`, `a X`.
void Exec::narrow(HirId np, Env& e, Words& found) {
    const Noun& noun = p.noun(np);
    if (noun.of == NounOf::group && !p.groups[noun.index].units.empty()) {
        for (const UnitId unit : p.groups[noun.index].units) found.push_back(static_cast<Word>(unit));
        return;
    }
    candidates(np, e, found);
    if ((noun.modifiers & mod::last) != 0) std::reverse(found.begin(), found.end());
    if ((noun.modifiers & (mod::first | mod::last)) != 0) {
        const Word wanted = noun.count == no_hir ? 1 : number_of(noun.count, e);
        if (wanted < static_cast<Word>(found.size()))
            found.resize(static_cast<std::size_t>(std::max(wanted, 0)));
    }
}

// The least number that must be picked; `most` gets the largest.
Word Exec::how_many(HirId np, Env& e, Word& most, Word available) {
    const Noun& noun = p.noun(np);
    Word least = 1;
    most = 1;
    if (noun.count != no_hir && p.at(noun.count).op == Op::range) {
        least = number_of(p.child(noun.count, 0), e);
        const HirId high = p.child(noun.count, 1);
        most = p.at(high).op == Op::missing_arg ? available : number_of(high, e);
    } else if (noun.count != no_hir) {
        most = number_of(noun.count, e);
        least = noun.det == Det::up_to ? 0 : most;
        if (noun.or_more) most = std::max(most, available);
    }
    if (noun.det == Det::any_number) {
        least = 0;
        most = available;
    }
    if (noun.det == Det::each || noun.det == Det::all) least = most = available;
    if (noun.per != no_hir) {
        const Word times = per(noun.per, e);
        least *= times;
        most *= times;
    }
    return std::max(least, 0);
}

// Whether somebody (or chance) decides what it means.
bool Exec::asks(HirId np) const {
    const Noun& noun = p.noun(np);
    if (noun.of == NounOf::unit || noun.of == NounOf::group || noun.of == NounOf::unit_value) return false;
    switch (noun.det) {
    case Det::none:
    case Det::no: return false;
    case Det::each:
    case Det::all: return false;
    default: return true;
    }
}

} // namespace cantrip::runtime
