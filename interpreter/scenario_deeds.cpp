// Deeds in scenarios: what a player does, or cannot do.

#include "interpreter/scenario_run.hpp"

namespace cantrip::runtime {

bool ScenarioRun::deed(const Step& step, bool can) {
    forced_.clear();
    const Word player = player_of(step);
    const Hir& h = p.at(step.value);
    if (h.op == Op::call && !p.verbs[h.a].action) return do_call(step, player, can);
    Words actions;
    std::vector<HirId> args = step.list;
    Exec x(t, state_, options_);
    if (h.op == Op::call) {
        for (const Word action : t.actions)
            if (t.verb_of_action[t.things[static_cast<std::size_t>(action)].action] == h.a)
                actions.push_back(action);
        for (const HirId arg : p.children(step.value).subspan(1)) args.push_back(arg);
    } else if (h.op == Op::heading) {
        Env e = env(player);
        const Word host = h.count > 0 ? x.eval(p.child(step.value, 0), e) : none;
        for (const Word action : t.actions) {
            const Instance& what = t.things[static_cast<std::size_t>(action)];
            if (host != none && !is_copy(what.host, host, player)) continue;
            if (x.is_named(p.abilities[what.action], h)) actions.push_back(action);
        }
        if (actions.empty() && h.a != no_index && host != none) {
            // A heading that is a verb: called on the thing.
            Env at = env(player);
            if ((x.heading_body(VerbId(h.a), host, at) != no_index) != can)
                return fail(step, can ? "this prints nothing under that heading" : "it can be done");
            if (!can) return true;
            note({.kind = ScenarioDeed::Kind::heading, .player = player, .verb = VerbId(h.a), .thing = host});
            Words given;
            given.push_back(host);
            x.f(act_, f_subject) = player;
            x.begin_event(VerbId(h.a), player, given, 1, none);
            return proceed(step);
        }
    }
    return do_action(step, actions, player, can, args);
}

// The card that is named, one just like it, or the player's own copy of it.
bool ScenarioRun::is_copy(Word thing, Word named, Word player) {
    if (thing == named || thing < 0) return thing == named;
    Exec x(t, state_, options_);
    const Env e = env(player);
    return x.alike(thing, named) || (t.things[static_cast<std::size_t>(thing)].card ==
                                         t.things[static_cast<std::size_t>(named)].card &&
                                     x.owner_of(e.world, thing) == player);
}

bool ScenarioRun::do_call(const Step& step, Word player, bool can) {
    if (!leave_window(step)) return false;
    Exec x(t, state_, options_);
    Env e = env(player);
    x.any_time_ = true;
    const bool possible = x.can_call(step.value, e, false);
    if (possible != can)
        return fail(step, can ? player_name(machine_, player) + " cannot do this"
                              : player_name(machine_, player) + " can do this");
    if (!can) return true;
    note({.kind = ScenarioDeed::Kind::effect,
          .player = player,
          .you = player == t.team ? none : player,
          .node = step.value});
    x.f(act_, f_subject) = player;
    x.f(act_, a_you) = player == t.team ? none : player;
    x.start(step.value);
    return proceed(step);
}

// Opens the way for a deed that no window offers: what is open is left.
bool ScenarioRun::leave_window(const Step& step) { return !offers_actions() || settle_open(step); }

// The arguments that are written narrow the parameters; what they leave open is asked.
bool ScenarioRun::do_action(const Step& step, const Words& actions, Word player, bool can,
                            const std::vector<HirId>& args) {
    if (can && offers_actions() && do_in_window(step, actions, player, args)) return true;
    if (can && !leave_window(step)) return false;
    for (const Word action : actions) {
        if (!is_legal(action, player, args)) continue;
        if (!can) return fail(step, player_name(machine_, player) + " can do this");
        note({.kind = ScenarioDeed::Kind::action, .player = player, .thing = action});
        {
            Exec x(t, state_, options_);
            x.f(act_, f_subject) = player;
            x.start_perform_event(action, player);
        }
        return proceed(step) && give_args(step, args, parameters(action));
    }
    return can ? fail(step, player_name(machine_, player) + " cannot do this") : true;
}

// Tried on a frame that is taken away again: it is only there to bind the parameters.
bool ScenarioRun::is_legal(Word action, Word player, const std::vector<HirId>& args) {
    Exec x(t, state_, options_);
    Env e = env(player);
    e.frame = x.top();
    if (!x.open_now(action, player, e, true)) return false;
    const std::size_t size = state_.words.size();
    const Word before = x.top();
    const Ability& ability = x.ability_of(action);
    x.start_perform(action, player, true);
    const Word fr = x.top();
    bool legal = true;
    for (std::size_t i = 0; i < ability.params.size() && i < args.size() && legal; ++i) {
        if (p.at(args[i]).op == Op::missing_arg) continue;
        Env own = env(player);
        Words found;
        const bool noun = p.at(args[i]).op == Op::np;
        if (noun && (p.noun(args[i]).modifiers & (mod::first | mod::last)) == 0)
            x.candidates_all(args[i], own, found);
        else if (p.at(args[i]).op == Op::thing) // a card by its name: any copy of it
            found.assign(t.of_thing[p.at(args[i]).a].begin(), t.of_thing[p.at(args[i]).a].end());
        else
            x.list(args[i], own, found);
        found.erase(
            std::remove_if(found.begin(), found.end(), [&](Word one) { return !x.legal_param(fr, i, one); }),
            found.end());
        legal = !found.empty();
        if (legal) x.set_local(fr, ability.params[i].slot, found[0]);
    }
    state_.words[h_frame] = before;
    state_.words.resize(size);
    return legal;
}

// The deed is one of the actions that the open window offers, perhaps after others have passed. Else
// everything is as it was.
bool ScenarioRun::do_in_window(const Step& step, const Words& actions, Word player,
                               const std::vector<HirId>& args) {
    const State state = state_;
    const Outcome now = now_;
    const ScenarioResult result = result_;
    for (Word tries = 0; tries <= t.players && offers_actions(); ++tries) {
        const Question& q = now_.question;
        const bool mine = q.player == player || (q.player == -1 && player == t.team);
        Words picks;
        for (std::size_t i = 0; mine && i < q.choices.size() + q.fast.size() && picks.empty(); ++i) {
            const Choice& choice = i < q.choices.size() ? q.choices[i] : q.fast[i - q.choices.size()];
            if (choice.kind != Choice::Kind::action ||
                std::find(actions.begin(), actions.end(), choice.value) == actions.end())
                continue;
            if (is_legal(choice.value, player, args)) picks.push_back(static_cast<Word>(i));
        }
        const std::size_t chosen = picks.empty() ? 0 : static_cast<std::size_t>(picks[0]);
        const Word action = picks.empty()               ? none
                            : chosen < q.choices.size() ? q.choices[chosen].value
                                                        : q.fast[chosen - q.choices.size()].value;
        if (!picks.empty() && reply(step, picks) && give_args(step, args, parameters(action))) return true;
        Exec x(t, state_, options_);
        const bool window = static_cast<Frame>(x.f(x.f(x.top(), f_prev), f_kind)) == Frame::window;
        if (!picks.empty() || !window) break;
        picks.push_back(static_cast<Word>(q.choices.size()) - 1);
        if (!reply(step, picks)) break;
    }
    state_ = state;
    now_ = now;
    result_ = result;
    return false;
}

std::size_t ScenarioRun::parameters(Word action) const {
    return p.abilities[t.things[static_cast<std::size_t>(action)].action].params.size();
}

// The open question is about a parameter of an action that is being taken, not about what it does.
bool ScenarioRun::asks_parameter() {
    if (now_.kind != Outcome::Kind::question) return false;
    Exec x(t, state_, options_);
    return static_cast<Frame>(x.f(x.f(x.top(), f_prev), f_kind)) == Frame::perform;
}

// What the deed names answers the questions for its parameters, and no later ones; what was the only
// possibility is not asked. What is named beyond them answers what the price of a heading asks.
bool ScenarioRun::give_args(const Step& step, const std::vector<HirId>& args, std::size_t params) {
    for (std::size_t i = 0; i < args.size(); ++i) {
        const HirId arg = args[i];
        if (p.at(arg).op == Op::missing_arg) continue;
        Words picks;
        const bool open = i < params ? asks_parameter() : now_.kind == Outcome::Kind::question;
        const bool asked = open && !offers_actions() && pick(arg, picks) && !picks.empty();
        if (!asked) {
            if (!was_forced(arg))
                return fail(step, player_name(machine_, player_of(step)) + " cannot do this with that");
            continue;
        }
        if (!reply(step, picks)) return false;
    }
    return true;
}

} // namespace cantrip::runtime
