// Actions: which are open, and taking one.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

namespace {

// Actions whose price or effect asks whether another action can be taken, one inside the other: far more than
// rules nest, and few enough for the stack of a thread.
constexpr std::uint32_t most_nested_actions = 60;

} // namespace

// The tail of the heading counts unless the line has its own: `by` and `during` are replaced, `if` and
// `while` add up.
bool Exec::action_tail(Word action, Word actor, Env& e, bool any_time) {
    const Ability& ability = ability_of(action);
    const Tail* shared = ability.heading != no_index && p.headings[ability.heading].action != no_index
                             ? &p.abilities[p.headings[ability.heading].action].tail
                             : nullptr;
    const Tail& own = ability.tail;
    if (shared != nullptr && ((shared->if_ != no_hir && !test(shared->if_, e)) ||
                              (shared->while_ != no_hir && !test(shared->while_, e))))
        return false;
    const std::vector<HirId>& by = own.by.empty() && shared != nullptr ? shared->by : own.by;
    const PatternId when = own.during == no_index && shared != nullptr ? shared->during : own.during;
    const auto fits = [&](HirId noun) { return match_noun(noun, actor, {TypeTag::thing, p.player_kind}, e); };
    if (!by.empty() && std::none_of(by.begin(), by.end(), fits)) return false;
    if (when != no_index && !during(when, e) && !any_time) return false;
    if (const VerbId limit = limit_of(action);
        limit != no_index && count_uses(-2 - action, find_scope(limit, e.frame), action, actor) > 0)
        return false;
    return (own.while_ == no_hir || test(own.while_, e)) && (own.if_ == no_hir || test(own.if_, e));
}

// What is quick to see and false for most actions at most times: whether the event runs that they belong to,
// and whether their card lies where they can be taken.
bool Exec::passes_guards(Word action, Word actor, const Env& outer, bool any_time) {
    const VerbId during = plan_of(action).during;
    return (during == no_index || any_time || runs_here(during, outer)) && is_placed(action, actor);
}

bool Exec::is_placed(Word action, Word actor) const {
    const std::vector<Guard>& guards = plan_of(action).guards;
    const Word host = t.things[static_cast<std::size_t>(action)].host;
    return std::all_of(guards.begin(), guards.end(),
                       [&](const Guard& guard) { return passes(guard, host, actor); });
}

const Exec::Placed& Exec::placed_actions(Word actor) {
    if (placed_.empty()) placed_.resize(static_cast<std::size_t>(t.team) + 1);
    Placed& placed = placed_[static_cast<std::size_t>(actor)];
    if (!moves_.anything(placed.places)) return placed;
    moves_.start(t);
    placed.fits.resize(t.actions.size());
    placed.actions.clear();
    placed.paying.clear();
    const bool actor_moved = t.is_thing(actor) && moves_.thing(actor, placed.places);
    for (std::size_t i = 0; i < t.actions.size(); ++i) {
        const Word action = t.actions[i], host = t.things[static_cast<std::size_t>(action)].host;
        const ActionPlan& plan = t.plans.actions[i];
        if (placed.places == 0 || (host != none && moves_.thing(host, placed.places)) ||
            (plan.by_actor && actor_moved))
            placed.fits[i] = is_placed(action, actor);
        if (placed.fits[i] == 0) continue;
        placed.actions.push_back(action);
        if (t.fills_purse[static_cast<std::size_t>(action)] != 0) placed.paying.push_back(action);
    }
    placed.places = moves_.now();
    return placed;
}

// The same action is asked about when options are looked for and when they are tested.
bool Exec::open_in_time(Word action, Word actor, Env& outer) {
    if (!keeps() || outer.hypo != nullptr || !testing_.empty() || filled_ != 0 || silence_depth_ > 0)
        return open_behind_guards(action, actor, outer, false);
    if (open_.empty()) open_.resize(t.plans.actions.size());
    Open& known = open_[t.plans.action_at[static_cast<std::size_t>(action)]];
    if (known.when == still_time_ && known.actor == actor && known.frame == outer.frame) return known.open;
    const bool open = open_behind_guards(action, actor, outer, false);
    known = {still_time_, actor, outer.frame, open};
    return open;
}

bool Exec::passes(const Guard& guard, Word host, Word actor) const {
    const Word* w = s.words.data();
    switch (guard.test) {
    case Guard::Test::host_in_any:
        return std::any_of(guard.zones.begin(), guard.zones.end(),
                           [&](ZoneId zone) { return lies_in_zone(w, host, zone); });
    case Guard::Test::host_in_own: {
        Word place = t.zone(guard.zones[0], actor);
        if (place == none) place = t.zone(guard.zones[0], none);
        return place != none && is_in(w, host, place);
    }
    case Guard::Test::host_in_place: return guard.place != none && is_in(w, host, guard.place);
    case Guard::Test::host_in_play: return !is_aside(w, host);
    case Guard::Test::actor_in_host: return t.is_thing(actor) && is_in(w, actor, host);
    }
    return true;
}

bool Exec::is_open(Word action, Word actor, Env& outer) { return open_now(action, actor, outer, any_time_); }

bool Exec::open_now(Word action, Word actor, Env& outer, bool any_time) {
    if (action < 0 || action >= t.thing_count() ||
        t.things[static_cast<std::size_t>(action)].action == no_index)
        return false;
    if (options_.shortcuts && !passes_guards(action, actor, outer, any_time)) return false;
    const Test test_only(*this);
    return any_time ? open_behind_guards(action, actor, outer, true) : open_in_time(action, actor, outer);
}

bool Exec::open_behind_guards(Word action, Word actor, Env& outer, bool any_time) {
    const AbilityId id = t.things[static_cast<std::size_t>(action)].action;
    const Ability& ability = p.abilities[id];
    const Word host = t.things[static_cast<std::size_t>(action)].host;
    if (!holds_action(action, actor, outer)) return false;
    Locals32 locals(t.ability_locals[id], unset);
    std::fill(locals.begin(),
              locals.begin() +
                  static_cast<std::ptrdiff_t>(std::min<std::size_t>(ability.locals, locals.size())),
              none);
    Env e{.locals = locals.data(),
          .you = actor,
          .subject = actor,
          .self = host,
          .frame = outer.frame,
          .event = 0,
          .world = s.words.data(),
          .hypo = outer.hypo};
    if (host == none) {
        const Rule& rule = p.rules[ability.rule];
        if (rule.if_ != no_hir && !test(rule.if_, e)) return false;
    }
    Locals32 performed;
    fresh_locals(t.perform_verb, performed);
    performed[p.verbs[t.perform_verb].params[0].slot] = action;
    const Hypo hypo{t.perform_verb, actor, performed.data(), outer.hypo};
    e.hypo = &hypo;
    if (!action_tail(action, actor, e, any_time) ||
        forbidden({t.perform_verb, actor, performed.data(), 0, &hypo}, nullptr))
        return false;
    testing_.push_back(action);
    const bool result = can_act(action, actor, e);
    testing_.pop_back();
    return result;
}

// Whether the action is in force where its thing lies, and for this player.
bool Exec::find_holds_action(Word action, Word actor, const Env& outer) {
    const AbilityId id = t.things[static_cast<std::size_t>(action)].action;
    const Word host = t.things[static_cast<std::size_t>(action)].host;
    if (host == none) return true; // a rule's, for everybody
    return in_force(action, actor, outer) && !silenced(id, p.abilities[id].thing != no_index, host, actor);
}

// The same, whether it is silenced or not.
bool Exec::in_force(Word action, Word actor, const Env& outer) {
    const Ability& ability = ability_of(action);
    const Word host = t.things[static_cast<std::size_t>(action)].host;
    Env e{.frame = outer.frame, .world = s.words.data(), .hypo = outer.hypo};
    if (!works(ability, host, e)) return false;
    Words who;
    holders_of(ability, host, who, e);
    const bool nobodys = who.size() == 1 && who[0] == none;
    return nobodys || actor == t.team || std::find(who.begin(), who.end(), actor) != who.end();
}

// Some arguments fit, and the price can be paid.
bool Exec::can_act(Word action, Word actor, Env& e) {
    if (++depth_ > most_nested_actions) {
        --depth_;
        fail_at("whether an action can be taken depends on itself without end",
                p.abilities[t.things[static_cast<std::size_t>(action)].action].effect);
        return false;
    }
    const AbilityId id = t.things[static_cast<std::size_t>(action)].action;
    const Ability& ability = p.abilities[id];
    bool result = false;
    // What nobody knows cannot be done.
    if (p.at(ability.effect).op == Op::unknown) {
        --depth_;
        return false;
    }
    const VerbId verb = t.verb_of_action[id];
    Options options(ability.params.size());
    if (verb != no_index) {
        Locals32 locals;
        fresh_locals(verb, locals);
        Env inner = e;
        result = can_fill(verb, actor, locals.data(), 0, options, inner, false);
    } else
        result = can_params(action, 0, e);
    --depth_;
    return result;
}

bool Exec::can_params(Word action, std::size_t param, Env& e) {
    const Ability& ability = ability_of(action);
    if (param >= ability.params.size()) {
        if (const HirId price = heading_price(action, e); price != no_hir && !can_pay_seq(price, e))
            return false;
        return !is_priced(ability.effect) || can_begin(ability.effect, e);
    }
    const Param& decl = ability.params[param];
    const auto fits = [&](Word value) {
        e.locals[decl.slot] = value;
        return can_params(action, param + 1, e);
    };
    // One is enough, and what is in the pool may be costly to find out.
    if (options_.shortcuts && decl.pool != no_hir && p.at(decl.pool).op == Op::np && is_plain(decl.pool)) {
        Env inner = pool_env(e.subject, e.locals, e);
        bool some = false;
        (void)visit_candidates(decl.pool, inner, [&](Word value) {
            some = fits(value);
            return !some;
        });
        return some;
    }
    Words from;
    pool(decl, e.subject, e.locals, e, from);
    return std::any_of(from.begin(), from.end(), fits);
}

bool Exec::is_priced(HirId effect) const {
    const Hir& h = p.at(effect);
    if (h.op == Op::assume || ((h.op == Op::block || h.op == Op::seq) && h.count > 0))
        return is_priced(p.child(effect, 0));
    return h.op == Op::arrow || h.op == Op::pay || h.op == Op::call;
}

// Up to `most` of them; -1: all.
void Exec::open_actions(Word actor, HirId np, Env& e, bool only_fast, Words& found, Word most) {
    const Still still(*this);
    if (!options_.shortcuts || only_fast || actor < 0 || actor > t.team) {
        for (const Word action : only_fast ? t.plans.fast_actions : t.actions) {
            if (options_.shortcuts && !passes_guards(action, actor, e, false)) continue;
            open_action(action, actor, np, e, found);
            if (static_cast<Word>(found.size()) == most) return;
        }
        return;
    }
    for (const Word action : placed_actions(actor).actions) {
        const VerbId during = plan_of(action).during;
        if (during != no_index && !runs_here(during, e)) continue;
        open_action(action, actor, np, e, found);
        if (static_cast<Word>(found.size()) == most) return;
    }
}

void Exec::open_action(Word action, Word actor, HirId np, Env& e, Words& found) {
    const Test test_only(*this);
    if (np != no_hir && !passes_filters(np, action, e)) return;
    if (open_in_time(action, actor, e)) found.push_back(action);
}

// ---- taking an action: parameters, price, effect

enum : Word { m_action = f_data, m_param, m_any };

void Exec::start_perform(Word action, Word actor, bool any_time) {
    if (action < 0) {
        s.words[h_result] = 0;
        return;
    }
    const AbilityId id = t.things[static_cast<std::size_t>(action)].action;
    const Ability& ability = p.abilities[id];
    // An activation of its own: the parameters are its locals.
    const Word fr = push_activation(Frame::perform, no_hir, ability.locals, t.ability_locals[id], actor);
    f(fr, a_ability) = static_cast<Word>(id);
    f(fr, a_this) = t.things[static_cast<std::size_t>(action)].host;
    f(fr, a_source) = action;
    f(fr, a_flags) = any_time ? act::strict : 0;
    bind_during(fr, id);
}

// What the event around it matched has its name in the action: `during pay goods: … goods`.
void Exec::bind_during(Word fr, AbilityId id) {
    const PatternId pattern = p.abilities[id].tail.during;
    if (pattern == no_index) return;
    Env e = env(fr);
    (void)during(pattern, e);
}

void Exec::step_perform(Word fr) {
    const Word action = f(fr, a_source);
    const auto id = static_cast<AbilityId>(f(fr, a_ability));
    const Ability& ability = p.abilities[id];
    const Word actor = f(fr, a_actor);
    while (f(fr, f_pc) < static_cast<Word>(ability.params.size())) {
        const Param& decl = ability.params[static_cast<std::size_t>(f(fr, f_pc))];
        const int got = action_param(fr, decl, static_cast<std::size_t>(f(fr, f_pc)));
        if (got == 0) return;
        if (got < 0) return pop(0);
        ++f(fr, f_pc);
    }
    const Word stage = f(fr, f_pc) - static_cast<Word>(ability.params.size());
    f(fr, f_pc) += 1;
    if (stage == 0) {
        if (const VerbId limit = limit_of(action); limit != no_index)
            log(Logged::use, -2 - action, find_scope(limit, fr), action, actor, nullptr);
        if (options_.fired != nullptr) (*options_.fired)[id] = 1;
        s.words[h_result] = 1;
        if (const VerbId verb = t.verb_of_action[id]; verb != no_index) {
            Words args;
            for (const Param& param : ability.params)
                args.push_back(f(fr, a_locals + static_cast<Word>(param.slot)));
            f(fr, f_pc) += 1;
            const Word host = f(fr, a_this);
            begin_event(verb, actor, args, 1, host);
            f(top(), a_ability) = static_cast<Word>(id);
            bind_during(top(), id);
            return;
        }
        Env e = env(fr);
        const HirId price = heading_price(action, e);
        if (price == no_hir) return;
        if (price == p.abilities[p.headings[ability.heading].action].price) return start(price);
        // A price that a reaction changed stands alone.
        push_here(Frame::price, price, price_words);
        return;
    }
    if (stage == 1) {
        if (s.words[h_result] == 0) return pop(0);
        return start(ability.effect);
    }
    pop(s.words[h_result]);
}

int Exec::action_param(Word fr, const Param& decl, std::size_t index) {
    if (f(fr, a_locals + static_cast<Word>(decl.slot)) != none) return 1;
    Env e = env(fr);
    if (decl.initial != no_hir) {
        const Word value = eval(decl.initial, e);
        set_local(fr, decl.slot, value);
        return 1;
    }
    Words found;
    if (!take_answer(found)) {
        const Still still(*this);
        Words all;
        pool(decl, f(fr, a_actor), e.locals, e, all);
        all.erase(std::remove_if(all.begin(), all.end(),
                                 [&](Word one) { return !legal_param(fr, index, one, true); }),
                  all.end());
        if (all.empty()) return -1;
        OptionList options;
        const bool number = decl.type.is(TypeTag::number);
        group(all,
              number                         ? Choice::Kind::number
              : decl.type.is(TypeTag::names) ? Choice::Kind::word
                                             : Choice::Kind::thing,
              options);
        if (options.size() > 1) {
            put_question(f(fr, a_actor), number ? Question::Kind::number : Question::Kind::pick,
                         ability_about(fr), 1, 1, options);
            return 0;
        }
        found.push_back(options[0].value);
        note_forced(options[0].kind, options[0].value);
    }
    if (found.empty()) return -1;
    set_local(fr, decl.slot, found[0]);
    return 1;
}

HirId Exec::ability_about(Word fr) const {
    return p.abilities[static_cast<AbilityId>(f(fr, a_ability))].effect;
}

// `pooled`: the value was just found in the pool of the parameter.
bool Exec::legal_param(Word fr, std::size_t index, Word value, bool pooled) {
    const auto id = static_cast<AbilityId>(f(fr, a_ability));
    const Ability& ability = p.abilities[id];
    const Param& decl = ability.params[index];
    if (decl.type.is(TypeTag::number) && (value < decl.low || value > decl.high)) return false;
    Env e = env(fr);
    Locals32 locals(e.locals, e.locals + f(fr, a_count));
    e.locals = locals.data();
    locals[ability.params[index].slot] = value;
    const VerbId verb = t.verb_of_action[id];
    if (verb == no_index) return can_params(f(fr, a_source), index + 1, e);
    Locals32 own;
    fresh_locals(verb, own);
    Options options(ability.params.size());
    for (std::size_t i = 0; i <= index; ++i) {
        options[i].given = true;
        options[i].value = locals[ability.params[i].slot];
    }
    options[index].pooled = pooled && options_.shortcuts;
    Env inner = env(fr);
    testing_.push_back(f(fr, a_source));
    const bool legal = can_fill(verb, f(fr, a_actor), own.data(), 0, options, inner, false);
    testing_.pop_back();
    return legal;
}

// ---- a window: everything open now, in any order, until all pass

enum : Word { n_list = f_data, n_index, n_passes, n_end };

void Exec::step_window(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const Hir& h = p.at(node);
    if (f(fr, f_pc) == 0) {
        Env e = env(fr);
        Words who;
        list(p.child(node, 0), e, who);
        f(fr, n_list) = push_list(who);
        f(fr, n_end) = static_cast<Word>(s.words.size());
        f(fr, f_pc) = 1;
    }
    Words who;
    read_list(f(fr, n_list), who);
    Words picked;
    if (take_answer(picked)) {
        const Word player = who[static_cast<std::size_t>(f(fr, n_index))];
        if (!picked.empty() && picked[0] >= 0) {
            f(fr, n_passes) = 0;
            f(fr, f_subject) = player;
            start_perform_event(picked[0], player);
            return;
        }
        ++f(fr, n_passes);
        f(fr, n_index) = (f(fr, n_index) + 1) % static_cast<Word>(who.size());
    }
    truncate(f(fr, n_end));
    while (f(fr, n_passes) < static_cast<Word>(who.size())) {
        Env e = env(fr);
        if (h.count > 1 && test(p.child(node, 1), e)) break;
        const Word player = who[static_cast<std::size_t>(f(fr, n_index))];
        Words open;
        e.subject = player;
        open_actions(player, no_hir, e, false, open);
        open.erase(std::remove_if(open.begin(), open.end(), [&](Word a) { return !in_window(a); }),
                   open.end());
        if (!open.empty()) {
            OptionList options;
            for (const Word action : open) options.push_back({Choice::Kind::action, action, 1, {}});
            options.push_back({Choice::Kind::pass, none, 1, {}});
            f(fr, f_subject) = player;
            put_question(player, Question::Kind::action, node, 1, 1, options);
            return;
        }
        ++f(fr, n_passes);
        f(fr, n_index) = (f(fr, n_index) + 1) % static_cast<Word>(who.size());
    }
    pop(1);
}

// What is only open while something is paid does not belong into a window.
bool Exec::in_window(Word action) const { return !opens_in_payment(action); }

void Exec::start_perform_event(Word action, Word player) {
    if (t.perform_verb == no_index) return start_perform(action, player, false);
    Words args;
    args.push_back(action);
    begin_event(t.perform_verb, player, args, 1, none);
}

} // namespace cantrip::runtime
