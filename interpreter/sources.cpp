// What a payment in transient units could be filled from: the actions that are open while it is paid, and
// what each of them brings at most. Nothing runs: a die shows its best face, and what brings new cards could
// bring anything.

#include <utility>

#include "interpreter/exec.hpp"

namespace cantrip::runtime {
namespace {

// What one source may bring, and sums of all of them that are kept apart: enough for every purse so far, and
// small enough to be tried for every option of a question.
constexpr std::size_t most_ways = 16, most_sums = 4000;

// Both, one after the other.
void join(Yield& a, const Yield& b) {
    a.open |= b.open;
    if (a.ways.size() == 1 && b.ways.size() == 1) {
        for (std::size_t i = 0; i < b.ways[0].size(); ++i)
            a.ways[0][i] = at_most_largest(std::int64_t{a.ways[0][i]} + b.ways[0][i]);
        return;
    }
    decltype(a.ways) joined;
    for (const Amounts& x : a.ways)
        for (const Amounts& y : b.ways) {
            if (joined.size() >= most_ways) break;
            joined.push_back(x);
            for (std::size_t i = 0; i < y.size(); ++i)
                joined.back()[i] = at_most_largest(std::int64_t{joined.back()[i]} + y[i]);
        }
    a.ways = std::move(joined);
}

// One or the other.
void add(Yield& a, const Yield& b) {
    a.open |= b.open;
    a.ways.insert(a.ways.end(), b.ways.begin(), b.ways.end());
}

// Every sum that can be reached with one more source, cut off at what is needed.
void add_sums(const Yield& yield, const Amounts& most, std::vector<Amounts>& sums) {
    const std::size_t before = sums.size();
    for (std::size_t i = 0; i < before && sums.size() < most_sums; ++i)
        for (const Amounts& way : yield.ways) {
            Amounts sum = sums[i];
            for (std::size_t k = 0; k < sum.size(); ++k)
                sum[k] = std::min(at_most_largest(std::int64_t{sum[k]} + way[k]), most[k]);
            sums.push_back(std::move(sum));
        }
    std::sort(sums.begin(), sums.end());
    sums.erase(std::unique(sums.begin(), sums.end()), sums.end());
}

} // namespace

Yield Exec::no_yield() const {
    Yield result;
    result.ways.emplace_back(t.transients.size(), 0);
    return result;
}

// ---- can a price be raised

bool Exec::find_raise(const Charges& charges, Env& e) {
    Amounts most(t.transients.size(), 0);
    for (std::size_t i = 0; i < most.size(); ++i)
        for (const Charge& charge : charges)
            if (std::find(charge.units.begin(), charge.units.end(), t.transients[i]) != charge.units.end())
                most[i] = at_most_largest(std::int64_t{most[i]} + charge.count);
    std::vector<Source> all;
    const Amounts nothing(most.size(), 0);
    if (covers(nothing, charges)) return true;
    std::vector<Amounts> sums(1, nothing);
    const auto add_source = [&](const Source& source) {
        add_sums(source.yield, most, sums);
        return source.yield.open || std::any_of(sums.begin(), sums.end(),
                                                [&](const Amounts& sum) { return covers(sum, charges); });
    };
    const auto nothing_yet = [](const Source& source) { return source.yield.open; };
    for (std::size_t i = 0; i < most.size(); ++i) {
        if (most[i] == 0 || !may_pay(t.transients[i], most[i], e)) continue;
        // The sources of the first unit are all different, so what they bring adds up at once. A second unit
        // may find them again, in other ways.
        const bool first = all.empty();
        // Whatever amount of the unit is paid, it comes from the same sources.
        SourceList alone;
        const bool shared = keeps() && silence_depth_ == 0 && !t.plans.reads_paid_amount;
        SourceList& list = shared ? source_list(t.transients[i], e) : alone;
        for (std::size_t k = 0;; ++k) {
            if (k == list.found.size() && !find_next_source(list, t.transients[i], most[i], e)) break;
            const Source& source = list.found[k];
            auto same = std::find_if(all.begin(), all.end(),
                                     [&](const Source& one) { return one.action == source.action; });
            if (same != all.end())
                add(same->yield, source.yield);
            else
                same = all.insert(all.end(), source);
            if (first ? add_source(*same) : nothing_yet(*same)) return true;
        }
    }
    sums.assign(1, nothing);
    return std::any_of(all.begin(), all.end(), add_source);
}

bool Exec::may_pay(UnitId unit, Word amount, Env& e) {
    if (t.ears[t.pay_verb].forbid.empty()) return true;
    Locals32 locals;
    unit_event(t.pay_verb, unit, amount, locals);
    const Hypo hypo{t.pay_verb, e.subject, locals.data(), e.hypo};
    return !forbidden({t.pay_verb, e.subject, locals.data(), 0, &hypo}, nullptr);
}

// Single units first, then those with a choice, from what is left.
bool Exec::covers(Amounts have, const Charges& charges) const {
    const auto left = [&](UnitId unit) -> Word& {
        return have[static_cast<std::size_t>(std::find(t.transients.begin(), t.transients.end(), unit) -
                                             t.transients.begin())];
    };
    for (const bool single : {true, false})
        for (const Charge& charge : charges) {
            if (charge.of != Charge::Of::units || charge.units.empty() ||
                !p.units[charge.units[0]].transient || (charge.units.size() == 1) != single)
                continue;
            Word need = charge.count;
            for (const UnitId unit : charge.units) {
                if (charge.one_kind && left(unit) < need) continue;
                const Word taken = std::min(left(unit), need);
                left(unit) -= taken;
                need -= taken;
            }
            if (need > 0) return false;
        }
    return true;
}

void Exec::unit_event(VerbId verb, UnitId unit, Word amount, Locals32& locals) const {
    fresh_locals(verb, locals);
    locals[p.verbs[verb].params[0].slot] = static_cast<Word>(unit);
    if (p.verbs[verb].amount_slot != no_index) locals[p.verbs[verb].amount_slot] = amount;
}

// ---- the sources

// The list for a unit: everything that its sources depend on but the table is its key. The events around
// count by their verbs alone, as in raise_key.
SourceList& Exec::source_list(UnitId unit, const Env& e) {
    start_keeping();
    std::vector<Word>& key = source_key_;
    key.assign({e.subject, e.frame, e.event, filled_, static_cast<Word>(unit)});
    for (const UnitId one : t.transients) key.push_back(counter(s.words.data(), e.subject, one));
    for (const Word action : testing_)
        if (t.fills_purse[static_cast<std::size_t>(action)] != 0) key.insert(key.end(), {-4, action});
    key.insert(key.end(), accepting_.begin(), accepting_.end());
    key.push_back(-5);
    for (const Hypo* outer = e.hypo; outer != nullptr; outer = outer->outer)
        key.push_back(static_cast<Word>(outer->verb));
    for (std::size_t i = 0; i < source_list_count_; ++i) {
        SourceList& known = source_lists_[i];
        if (!known.depends && !known.in_use && known.key == key) return known;
    }
    if (source_list_count_ == source_lists_.size()) source_lists_.emplace_back();
    SourceList& list = source_lists_[source_list_count_++];
    list.key = key;
    list.found.clear();
    list.next = 0;
    list.begun = list.done = list.depends = list.in_use = false;
    return list;
}

// Looks for one more source. false: there is none. If what is paid for was looked at, the list is good for
// nobody else.
bool Exec::find_next_source(SourceList& list, UnitId unit, Word amount, Env& e) {
    if (list.done) return false;
    list.in_use = true;
    const std::uint32_t read_before = std::exchange(read_, no_index);
    list.done = !find_source(list, unit, amount, e);
    if (read_ <= (e.hypo == nullptr ? 0 : e.hypo->depth)) list.depends = true;
    read_ = std::min(read_, read_before);
    list.in_use = false;
    return !list.done;
}

// Looked at as if the payment had begun and something were in the purse already: some sources only add to
// others.
bool Exec::find_source(SourceList& list, UnitId unit, Word amount, Env& e) {
    Locals32 locals;
    unit_event(t.pay_verb, unit, amount, locals);
    const Word payer = e.subject;
    const Hypo pay{t.pay_verb, payer, locals.data(), e.hypo};
    Env inside{.frame = e.frame, .event = e.event, .world = s.words.data(), .hypo = &pay};
    inside.subject = payer;
    const Word slot = t.slot_of_unit(payer, unit);
    Word nothing = 0;
    Word& purse = slot < 0 ? nothing
                           : s.words[static_cast<std::size_t>(
                                 t.states + t.things[static_cast<std::size_t>(payer)].base + slot)];
    const Word before = purse;
    const bool planned = options_.shortcuts && payer >= 0 && payer <= t.team;
    const std::vector<Word>& paying = planned ? placed_actions(payer).paying : t.paying;
    const auto is_open = [&](Word action) {
        const VerbId during = plan_of(action).during;
        return (!planned || during == no_index || runs_here(during, inside)) &&
               holds_action(action, payer, inside) && !in_use(action) &&
               open_behind_guards(action, payer, inside, false);
    };
    // One of them must be able to come first.
    if (!list.begun && before == 0 && std::none_of(paying.begin(), paying.end(), is_open)) return false;
    list.begun = true;
    purse = 1;
    ++table_version_;
    const Word filled_before = std::exchange(filled_, static_cast<Word>(unit) + 1);
    bool found = false;
    while (!found && list.next < paying.size()) {
        const Word action = paying[list.next++];
        if (!is_open(action)) continue;
        list.found.push_back({action, yield_of_action(action, payer, inside)});
        found = true;
    }
    purse = before;
    ++table_version_;
    filled_ = filled_before;
    return found;
}

// An action is no source for its own price.
bool Exec::in_use(Word action) {
    const Still still(*this);
    const std::vector<Word>& taken = around(top()).actions;
    return std::find(testing_.begin(), testing_.end(), action) != testing_.end() ||
           std::find(taken.begin(), taken.end(), action) != taken.end();
}

Yield Exec::yield_of_action(Word action, Word payer, Env& e) {
    const AbilityId id = t.things[static_cast<std::size_t>(action)].action;
    const Ability& ability = p.abilities[id];
    Locals32 locals(t.ability_locals[id], unset);
    std::fill(locals.begin(),
              locals.begin() +
                  static_cast<std::ptrdiff_t>(std::min<std::size_t>(ability.locals, locals.size())),
              none);
    Locals32 performed;
    fresh_locals(t.perform_verb, performed);
    performed[p.verbs[t.perform_verb].params[0].slot] = action;
    const Hypo hypo{t.perform_verb, payer, performed.data(), e.hypo};
    Env inner{.locals = locals.data(),
              .you = payer,
              .subject = payer,
              .self = t.things[static_cast<std::size_t>(action)].host,
              .frame = e.frame,
              .event = 0,
              .world = e.world,
              .hypo = &hypo};
    if (ability.tail.during != no_index) (void)during(ability.tail.during, inner);
    return yield_of(ability.effect, inner, payer);
}

// ---- what an effect brings

Yield Exec::yield_of(HirId effect, Env& e, Word payer) {
    const Hir& h = p.at(effect);
    Yield result = no_yield();
    if (++depth_ > 60) {
        --depth_;
        return result;
    }
    const auto one_of = [&](std::span<const HirId> parts) {
        result.ways.clear();
        for (const HirId part : parts)
            add(result, yield_of(p.at(part).op == Op::arm ? p.children(part).back() : part, e, payer));
    };
    switch (h.op) {
    case Op::assume:
    case Op::may:
    case Op::together:
    case Op::secretly: result = yield_of(p.child(effect, 0), e, payer); break;
    case Op::arrow: result = yield_of(p.child(effect, 1), e, payer); break;
    case Op::block:
    case Op::seq:
        for (const HirId part : p.children(effect)) join(result, yield_of(part, e, payer));
        break;
    case Op::let: {
        const HirId value = p.child(effect, 0);
        if (h.a != no_index && p.at(value).op == Op::random_die && p.at(value).a != no_index)
            e.locals[h.a] = best_face(DieId(p.at(value).a));
        else
            (void)try_let(effect, e);
        break;
    }
    case Op::if_:
        if (test(p.child(effect, 0), e))
            result = yield_of(p.child(effect, 1), e, payer);
        else if (h.count > 2)
            result = yield_of(p.child(effect, 2), e, payer);
        break;
    case Op::either: one_of(p.children(effect)); break;
    case Op::choose:
    case Op::match: one_of(p.children(effect).subspan(1)); break;
    case Op::repeat: {
        const HirId count = p.child(effect, 0);
        const bool counted = p.at(count).op != Op::range && p.at(count).op != Op::missing_arg;
        const Word times = counted ? std::clamp(as_number(eval(count, e), p.at(count).type), 0, 50) : 1;
        result = yield_of(p.child(effect, 2), e, payer);
        result.open |= !counted;
        for (Amounts& way : result.ways)
            for (Word& amount : way) amount *= times;
        break;
    }
    case Op::subject: {
        Words who;
        list(p.child(effect, 0), e, who);
        for (const Word one : who) {
            Env inner = e;
            if (h.a != no_index) inner.locals[h.a] = one;
            if ((h.aux & subject::acts) != 0) inner.subject = one;
            join(result, yield_of(p.children(effect).back(), inner, payer));
        }
        break;
    }
    case Op::call: result = yield_of_call(effect, e, payer); break;
    default: break;
    }
    --depth_;
    return result;
}

Word Exec::best_face(DieId die) const {
    const auto& faces = p.dice[die].faces;
    const auto best = std::max_element(faces.begin(), faces.end(),
                                       [](const auto& a, const auto& b) { return a.number < b.number; });
    return static_cast<Word>(best - faces.begin());
}

Yield Exec::yield_of_call(HirId call, Env& e, Word payer) {
    const VerbId id(p.at(call).a);
    const Verb& verb = p.verbs[id];
    Yield result = no_yield();
    const HirId by = p.child(call, 0);
    const Word actor = p.at(by).op == Op::missing_arg ? e.subject : eval(by, e);
    if (t.native[id] == Native::gain) return actor == payer ? yield_of_gain(id, p.child(call, 1), e) : result;
    if (t.native[id] == Native::move) {
        HirId goal = p.child(call, 2);
        if (p.at(goal).op == Op::top_of || p.at(goal).op == Op::bottom_of) goal = p.child(goal, 0);
        result.open = p.at(goal).op == Op::zone && t.purse_zones[p.at(goal).a];
    }
    if (t.native[id] != Native::not_native) return result;
    Locals32 locals;
    fresh_locals(id, locals);
    Options options(verb.params.size());
    if (!fill_options(call, actor, locals.data(), options, e, false)) return result;
    for (std::size_t i = 0; i < verb.params.size(); ++i)
        if (options[i].given)
            locals[verb.params[i].slot] = !options[i].many          ? options[i].value
                                          : options[i].from.empty() ? none
                                                                    : options[i].from[0];
    const Hypo hypo{id, actor, locals.data(), e.hypo};
    apply_modify({id, actor, locals.data(), 0, &hypo}, locals.data(), false);
    Env inner{.locals = locals.data(),
              .you = actor,
              .subject = actor,
              .self = none,
              .frame = e.frame,
              .event = 0,
              .world = e.world,
              .hypo = &hypo};
    if (verb.body != no_hir) result = yield_of(verb.body, inner, payer);
    if (p.at(call).b != no_index && verb.gives_type.is(TypeTag::face))
        e.locals[p.at(call).b] = best_face(DieId(verb.gives_type.index));
    return result;
}

Yield Exec::yield_of_gain(VerbId gain, HirId arg, Env& e) {
    Yield result;
    Ways all;
    if (!ways(arg, e, all) || all.empty()) return no_yield();
    for (const Charges& way : all) {
        Yield sum = no_yield();
        for (const Charge& charge : way) {
            Yield one;
            for (const UnitId unit : charge.units) {
                const auto at = std::find(t.transients.begin(), t.transients.end(), unit);
                Locals32 locals;
                unit_event(gain, unit, charge.count, locals);
                const Hypo hypo{gain, e.subject, locals.data(), e.hypo};
                if (at == t.transients.end() ||
                    forbidden({gain, e.subject, locals.data(), 0, &hypo}, nullptr))
                    continue;
                one.ways.emplace_back(t.transients.size(), 0);
                one.ways.back()[static_cast<std::size_t>(at - t.transients.begin())] = charge.count;
            }
            if (!one.ways.empty()) join(sum, one);
        }
        add(result, sum);
    }
    return result;
}

} // namespace cantrip::runtime
