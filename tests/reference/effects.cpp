// Effects. Each says whether it happened (S7).

#include <algorithm>

#include "tests/reference/guard.hpp"
#include "tests/reference/play.hpp"

namespace cantrip::reference {

bool Play::run(HirId effect, View v, bool strict) {
    count_work(500); // so much is read for a statement and what reacts to it
    const Hir& h = p.at(effect);
    switch (h.op) {
    case Op::block:
    case Op::seq: return run_block(effect, v, strict);
    case Op::call: return call(effect, v);
    case Op::assume: return run(p.child(effect, 0), v, strict);
    case Op::may: return run_may(effect, v);
    case Op::if_: return run_if(effect, v);
    case Op::match: return run_match(effect, v);
    case Op::repeat: return run_repeat(effect, v);
    case Op::subject: return run_subject(effect, v);
    case Op::choose:
    case Op::either: return run_choose(effect, v, strict);
    case Op::let: return run_let(effect, v, no_hir);
    case Op::assign:
        forget(effect, v);
        settle(effect, v);
        assign(effect, v);
        forget(effect, v);
        return true;
    case Op::arrow: return run_arrow(effect, v);
    case Op::price: return pay_price(effect, v);
    case Op::pay:
        if (p.at(p.child(effect, 0)).op == Op::either) return run_choose(p.child(effect, 0), v, strict);
        return pay_price(effect, v);
    case Op::together: return run_together(effect, v);
    case Op::secretly: {
        const Guard<int> guard(secret_, secret_ + 1);
        return run(p.child(effect, 0), v);
    }
    case Op::window: return run_window(effect, v);
    case Op::at_time: add_lasting(v, none, p.child(effect, 0), VerbId(h.a), h.aux == 0); return true;
    case Op::react: {
        const Tail& tail = p.reactions[h.a].tail;
        for (const Listener& l : listeners)
            if (l.level == Level::lasting && l.reaction == h.a) {
                add_lasting(v, l.number, no_hir, tail.until, tail.until_start);
                break;
            }
        return true;
    }
    case Op::stop: {
        if (const int serial = scope_of(VerbId(h.a), now_.get()); serial != 0) throw StopScope{serial};
        return true;
    }
    case Op::nothing:
    case Op::unknown:
    case Op::error:
    case Op::missing_arg: return true;
    default:
        // A price that a reaction put in the place of another.
        return pay_price(effect, v);
    }
}

// In a price the rest is left when a part did not happen.
bool Play::run_block(HirId effect, View& v, bool strict) {
    const auto parts = p.children(effect);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const HirId next = i + 1 < parts.size() ? parts[i + 1] : no_hir;
        const bool happened =
            p.at(parts[i]).op == Op::let ? run_let(parts[i], v, next) : run(parts[i], v, strict);
        if (strict && !happened) return false;
    }
    return true;
}

bool Play::run_may(HirId effect, View& v) {
    const HirId inner = p.child(effect, 0);
    for (;;) {
        if (!begins(effect, v)) return false;
        const auto yes = ask_yes(v.subject, "may");
        if (!yes) continue;
        if (!*yes) return false;
        break;
    }
    Scope& body = *v.body;
    if (body.listener != nullptr && !body.used && leading_may(body.listener->effect) == effect)
        mark_used(body);
    return run(inner, v);
}

bool Play::run_if(HirId effect, View& v) {
    const HirId condition = p.child(effect, 0);
    if (asks.contains(effect)) {
        forget(condition, v);
        settle(condition, v);
    }
    const bool holds = test(condition, v);
    forget(condition, v);
    if (holds) return run(p.child(effect, 1), v);
    return p.at(effect).count <= 2 || run(p.child(effect, 2), v);
}

bool Play::run_match(HirId effect, View& v) {
    const HirId looked_at = p.child(effect, 0);
    forget(looked_at, v);
    settle(looked_at, v);
    const Value value = eval(looked_at, v);
    forget(looked_at, v);
    for (const HirId arm : p.children(effect).subspan(1)) {
        const auto cases = p.children(arm).first(p.children(arm).size() - 1);
        if (std::none_of(cases.begin(), cases.end(),
                         [&](HirId c) { return case_fits(c, value, p.at(looked_at).type, v); }))
            continue;
        (void)run(p.children(arm).back(), v);
        if (p.at(effect).aux != 1) break;
    }
    return true;
}

bool Play::run_repeat(HirId effect, View& v) {
    const HirId count = p.child(effect, 0), condition = p.child(effect, 1), inner = p.child(effect, 2);
    const bool ranged = p.at(count).op == Op::range || p.at(count).type.is(TypeTag::range);
    forget(count, v);
    settle(count, v);
    int least = 0x7fffffff, most = 0x7fffffff;
    if (ranged) {
        least = number(p.child(count, 0), v);
        if (p.at(p.child(count, 1)).op != Op::missing_arg) most = number(p.child(count, 1), v);
    } else if (p.at(count).op != Op::missing_arg)
        least = most = number(count, v);
    forget(count, v);
    for (int turn = 0; turn < most; ++turn) {
        for (;;) {
            if (p.at(condition).op != Op::missing_arg && !test(condition, v)) return true;
            if (ranged && !begins(inner, v)) return true;
            if (!ranged || turn < least) break;
            const auto yes = ask_yes(v.subject, "again");
            if (!yes) continue;
            if (!*yes) return true;
            break;
        }
        if (turn > 200'000) throw FaultFound{"effects set each other off without end"};
        if (!run(inner, v) && ranged) return true;
    }
    return true;
}

// ---- WHO: EFFECT

bool Play::run_subject(HirId effect, View& v) {
    const Hir& h = p.at(effect);
    const HirId who = p.child(effect, 0);
    forget(who, v);
    settle(who, v);
    Things all = list(who, v);
    if (p.at(who).op == Op::np && all.size() > 1 && !p.at(who).type.is(TypeTag::list)) all.resize(1);
    forget(who, v);
    if ((h.aux & subject::has_from) != 0) {
        const int from = eval(p.child(effect, 1), v).n;
        const auto turn = [&](int seat) { return (seat - from + t.players) % t.players; };
        if (t.is_player(from))
            std::stable_sort(all.begin(), all.end(), [&](int a, int z) { return turn(a) < turn(z); });
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if ((h.aux & subject::freely) != 0 && all.size() - i > 1) choose_next(all, i);
        if (all[i] == none) continue;
        if (p.at(who).op == Op::np && all.size() > 1 && !still_fits(who, all[i], v)) continue;
        if (h.a != no_index) (*v.names)[h.a] = one(all[i]);
        View inner = v;
        if ((h.aux & subject::acts) != 0) inner.subject = all[i];
        (void)run(p.children(effect).back(), inner);
    }
    return !all.empty();
}

// `freely`: the group says who is next.
void Play::choose_next(Things& all, std::size_t at) {
    Offers offers;
    for (std::size_t i = at; i < all.size(); ++i) offers.push_back({Choice::Kind::thing, all[i], 1, {}});
    std::optional<Things> picked;
    while (!picked) picked = put(t.team, "order", 1, 1, offers);
    const auto found = std::find(all.begin() + static_cast<std::ptrdiff_t>(at), all.end(), (*picked)[0]);
    std::swap(all[at], *found);
}

// A condition behind `where` is tested again when a member's turn comes.
bool Play::still_fits(HirId np, int value, View& v) {
    const auto filters = p.children(np);
    return std::all_of(filters.begin(), filters.end(), [&](HirId f) {
        return p.at(f).op != Op::f_where || filter(f, p.noun(np), one(value), v);
    });
}

// ---- choose and either

bool Play::run_choose(HirId effect, View& v, bool strict) {
    const bool counted = p.at(effect).op == Op::choose;
    std::optional<Things> picked;
    while (!picked) {
        const int wanted = counted ? std::max(number(p.child(effect, 0), v), 0) : 1;
        Offers offers;
        Things all;
        for (const HirId part : p.children(effect).subspan(counted ? 1 : 0)) {
            Locals copy = *v.names;
            View own = v;
            own.names = &copy;
            const Op op = p.at(part).op;
            const bool open = strict || op == Op::price
                                  ? can_pay(part, own)
                                  : op == Op::nothing || lenient(part) || can_begin(part, own);
            if (!open) continue;
            offers.push_back({Choice::Kind::effect, static_cast<int>(part), 1, {}});
            all.push_back(static_cast<int>(part));
        }
        if (wanted == 0)
            picked = Things{};
        else if (static_cast<int>(offers.size()) <= wanted)
            picked = all;
        else
            picked = put(v.subject, "effects", wanted, wanted, offers);
    }
    bool happened = false;
    for (const int part : *picked) happened = run(static_cast<HirId>(part), v);
    return picked->size() > 1 || happened;
}

// A `may` can always be chosen.
bool Play::lenient(HirId effect) const {
    const Hir& h = p.at(effect);
    if (h.op == Op::assume) return lenient(p.child(effect, 0));
    return h.op == Op::may || (h.op == Op::block && h.count > 0 && lenient(p.child(effect, 0)));
}

// ---- let and becomes

bool Play::run_let(HirId effect, View& v, HirId next) {
    const HirId value = p.child(effect, 0);
    const Type type = p.at(value).type;
    forget(effect, v);
    Value found;
    if (type.is(TypeTag::bundle) || type.is(TypeTag::cost))
        found = amount_items(value, v, false);
    else {
        settle(effect, v, next, effect);
        found = type.is(TypeTag::list) ? several(list(value, v)) : eval(value, v);
    }
    forget(effect, v);
    if (p.at(effect).a != no_index) (*v.names)[p.at(effect).a] = std::move(found);
    return true;
}

void Play::assign(HirId effect, View& v) {
    const HirId target = p.child(effect, 0), value = p.child(effect, 1);
    const Hir& h = p.at(target);
    const auto write = [&](int& place, int found) {
        changes_ += place != found ? 1 : 0;
        place = found;
    };
    const auto cut = [&](Type type, int low, int high) {
        if (type.is(TypeTag::number)) return std::clamp(number(value, v), low, high);
        return type.is(TypeTag::face) ? eval(value, v).n : number(value, v);
    };
    if (h.op == Op::global) {
        const Global& global = p.globals[h.a];
        if (global.type.is(TypeTag::list)) return set_list(none, h.a, list(value, v));
        write(b.globals[h.a], cut(global.type, global.low, global.high));
        return;
    }
    const int thing = h.count > 0 ? implied_owner(target, v) : none;
    if (!t.is_thing(thing)) return;
    const auto at = static_cast<std::size_t>(thing);
    if (h.op == Op::field && h.a == owner_field) write(b.owner[at], eval(value, v).n);
    if (h.op == Op::field && t.has_state(thing, FieldId(h.a)) && p.fields[h.a].type.is(TypeTag::list))
        return set_list(thing, h.a, list(value, v));
    if (h.op == Op::field && t.has_state(thing, FieldId(h.a)))
        write(b.states[at][h.a], cut(p.fields[h.a].type, p.fields[h.a].low, p.fields[h.a].high));
    if (h.op == Op::counter)
        set_count(thing, UnitId(h.a),
                  std::clamp(number(value, v), p.units[h.a].low, end_of(UnitId(h.a), thing)));
    if (h.op == Op::owner_of) {
        b.owner[at] = eval(value, v).n;
        ++changes_;
    }
}

// ---- arrow and together

bool Play::run_arrow(HirId effect, View& v) {
    const HirId cost = p.child(effect, 0);
    if (v.body != nullptr) v.body->x = v.body->y = none;
    Locals copy = *v.names;
    View own = v;
    own.names = &copy;
    if (can_pay(cost, own)) {
        const HirId price = price_now(cost, v);
        choose_amounts(price, v);
        if (price == cost ? run(cost, v, true) : pay_price(price, v)) {
            (void)run(p.child(effect, 1), v);
            return true;
        }
    }
    if (p.at(effect).count > 2) (void)run(p.child(effect, 2), v);
    return false;
}

bool Play::run_together(HirId effect, View& v) {
    std::vector<ScopePtr> waiting;
    {
        together_.push_back(&waiting);
        const Finally done([&] { together_.pop_back(); });
        (void)run(p.child(effect, 0), v);
    }
    for (const ScopePtr& event : waiting) {
        react(*event, ReactionForm::when, collect(ReactionForm::when, *event));
        end_times(*event, false);
        leave_times(*event);
    }
    return true;
}

} // namespace cantrip::reference
