// Answers in scenarios: read over the options of the open question, not over the whole game.

#include "interpreter/scenario_run.hpp"
#include "lang/program/texts.hpp"

namespace cantrip::runtime {

bool ScenarioRun::reply(const Step& step, const Words& picks) {
    Words copy = picks;
    note({.kind = ScenarioDeed::Kind::answer,
          .picks = {picks.begin(), picks.end()},
          .question = now_.question});
    const auto told = cantrip::answer(machine_, state_, {copy.data(), copy.size()});
    if (!told) return fail(step, told.error());
    if (!proceed(step)) return false;
    // Answers that came early.
    for (auto it = deferred_.begin(); it != deferred_.end() && now_.kind == Outcome::Kind::question; ++it) {
        if (static_cast<Word>(it->first) != now_.question.player) continue;
        Words more;
        if (!pick(it->second, more)) continue;
        deferred_.erase(it);
        return reply(step, more);
    }
    return true;
}

bool ScenarioRun::asked_of(const Step& step) const {
    return now_.question.player == player_of(step) || now_.question.player == -1 || step.player == no_index;
}

bool ScenarioRun::chooses(const Step& step) {
    for (std::size_t next = 0; next < step.list.size();)
        if (!choose(step, next)) return false;
    return true;
}

// One item, and those behind it that belong to the same question.
bool ScenarioRun::choose(const Step& step, std::size_t& next) {
    const HirId item = step.list[next++];
    const Hir& h = p.at(item);
    for (int tries = 0; tries < 60; ++tries) {
        if (now_.kind != Outcome::Kind::question)
            return was_forced(item) || fail(step, "nobody is asked anything");
        const Question& q = now_.question;
        Words picks;
        if (asked_of(step) && (h.op == Op::nothing || h.op == Op::none) && q.least == 0)
            return reply(step, picks);
        if (asked_of(step) && pick(item, picks)) {
            while (next < step.list.size() && static_cast<Word>(picks.size()) < q.most) {
                Words more;
                if (!pick(step.list[next], more) || static_cast<Word>(picks.size() + more.size()) > q.most)
                    break;
                picks.insert(picks.end(), more.begin(), more.end());
                ++next;
            }
            if (static_cast<Word>(picks.size()) < q.least && was_forced(item)) return true;
            const auto first = picks.empty() ? std::size_t{0} : static_cast<std::size_t>(picks[0]);
            const bool action = !picks.empty() &&
                                (first >= q.choices.size() || q.choices[first].kind == Choice::Kind::action);
            if (!reply(step, picks)) return false;
            // `set_morale 4`: the action, then what it is done with.
            return !action || arguments(step, item);
        }
        // Secret answers are given in any order.
        if (q.secret && !asked_of(step)) {
            deferred_.emplace_back(step.player, item);
            return true;
        }
        // `a scythe -> spatial_distortion`: one answer after the other.
        const bool parts = (h.op == Op::arrow || h.op == Op::seq) && h.count >= 2;
        Words begun;
        const bool effect_first = parts && q.kind == Question::Kind::effects && pick(p.child(item, 0), begun);
        if (parts && asked_of(step) && (q.kind != Question::Kind::effects || effect_first) &&
            q.kind != Question::Kind::again && q.kind != Question::Kind::order) {
            for (const HirId one : p.children(item))
                if (!part(step, one)) return false;
            return true;
        }
        if ((tries > 0 || offers_actions()) && was_forced(item)) return true;
        picks.clear();
        if (q.kind == Question::Kind::again)
            picks.push_back(asked_of(step) ? 0 : 1);
        else if (q.kind == Question::Kind::order)
            picks.push_back(0);
        else if (q.kind == Question::Kind::action && q.choices.back().kind == Choice::Kind::pass)
            picks.push_back(static_cast<Word>(q.choices.size()) - 1);
        else if (was_forced(item))
            return arguments(step, item);
        // The only action, asked for because a fast one could be taken first.
        else if (q.choices.size() == 1 && q.choices[0].kind == Choice::Kind::action)
            picks.push_back(0);
        else {
            std::string options;
            for (const Choice& choice : q.choices) options += (options.empty() ? "" : ", ") + choice.label;
            return fail(step, player_name(machine_, q.player) + " is asked for something else than " +
                                  describe(item) + " (" + describe(q.about) + "): " + options);
        }
        if (!reply(step, picks)) return false;
    }
    return fail(step, "this is never asked");
}

// `set_morale 4`: the action, then what it is done with.
bool ScenarioRun::arguments(const Step& step, HirId item) {
    if (p.at(item).op != Op::call) return true;
    for (const HirId arg : p.children(item).subspan(1)) {
        Words picks;
        if (p.at(arg).op != Op::missing_arg && asks_parameter() && pick(arg, picks) && !reply(step, picks))
            return false;
    }
    return true;
}

bool ScenarioRun::part(const Step& step, HirId item) {
    Words picks;
    if (now_.kind == Outcome::Kind::question && asked_of(step) && pick(item, picks))
        return reply(step, picks);
    return was_forced(item) || fail(step, "this is not asked");
}

// An answer may also say what was not asked because nothing else was possible.
bool ScenarioRun::was_forced(HirId item) {
    const Hir& h = p.at(item);
    if ((h.op == Op::arrow || h.op == Op::seq || h.op == Op::bundle) && h.count > 0) {
        const auto all = p.children(item);
        return std::all_of(all.begin(), all.end(), [&](HirId one) { return was_forced(one); });
    }
    Exec x(t, state_, options_);
    for (const Choice& choice : forced_) {
        Env e = env(t.team);
        if (choice.kind == Choice::Kind::unit ? h.op == Op::np && x.fits_head(p.noun(item), choice.value, e)
                                              : matches(item, choice, e))
            return true;
        if (choice.kind == Choice::Kind::thing && h.op == Op::np &&
            x.fits_head(p.noun(item), choice.value, e))
            return true;
    }
    return false;
}

bool ScenarioRun::accepts(const Step& step, bool yes) {
    Exec x(t, state_, options_);
    Word card = none;
    if (step.value != no_hir) {
        Env e = env(player_of(step));
        card = x.eval(step.value, e);
    }
    const std::string name = card == none ? std::string{} : x.name_of_thing(card);
    for (int tries = 0; tries < 60; ++tries) {
        if (now_.kind != Outcome::Kind::question) return fail(step, "nobody is asked anything");
        const Question& q = now_.question;
        Words picks;
        bool mine = asked_of(step);
        if (q.kind == Question::Kind::may) {
            if (!mine)
                return fail(step, player_name(machine_, q.player) + " is asked, not " +
                                      player_name(machine_, player_of(step)));
            mine = card == none || q.source == name;
            picks.push_back(mine && yes ? 0 : 1);
        } else if (q.kind == Question::Kind::order) {
            picks.push_back(0);
            for (std::size_t i = 0; i < q.choices.size(); ++i)
                if (!name.empty() && q.choices[i].label == name) picks[0] = static_cast<Word>(i);
            mine = false;
        } else if (q.kind == Question::Kind::again)
            picks.push_back(mine && yes ? 0 : 1);
        else if (q.kind == Question::Kind::action && q.choices.back().kind == Choice::Kind::pass)
            picks.push_back(static_cast<Word>(q.choices.size()) - 1);
        else
            return fail(step, player_name(machine_, q.player) + " is asked to choose: " + describe(q.about));
        if (!reply(step, picks)) return false;
        if (mine) return true;
    }
    return fail(step, "this is never asked");
}

// `ana passes`: leaves the window, or the payment, that is open for her.
bool ScenarioRun::passes(const Step& step) {
    if (!offers_actions()) return fail(step, "nobody is offered anything that could be passed");
    if (!asked_of(step))
        return fail(step, player_name(machine_, now_.question.player) + " is asked, not " +
                              player_name(machine_, player_of(step)));
    Words picks;
    picks.push_back(static_cast<Word>(now_.question.choices.size()) - 1);
    return reply(step, picks);
}

// ---- which options an answer means

bool ScenarioRun::pick(HirId item, Words& picks) {
    const Hir& h = p.at(item);
    const Question& q = now_.question;
    if (q.choices.empty()) return false;
    if (q.choices[0].kind == Choice::Kind::way) return pick_way(item, picks);
    const bool units = std::any_of(q.choices.begin(), q.choices.end(),
                                   [](const Choice& choice) { return choice.kind == Choice::Kind::unit; });
    const bool effects = q.choices[0].kind == Choice::Kind::effect;
    const bool amount = !effects && (h.type.is(TypeTag::bundle) || h.op == Op::bundle || h.op == Op::price ||
                                     (h.op == Op::np && p.noun(item).of == NounOf::unit));
    if (units || amount) return pick_units(item, picks);
    Exec x(t, state_, options_);
    Word wanted = 1;
    if (h.op == Op::np && p.noun(item).count != no_hir) {
        Env e = env(q.player == -1 ? t.team : q.player);
        wanted = x.number_of(p.noun(item).count, e);
    }
    if (h.op == Op::np && p.noun(item).det == Det::each) wanted = q.most;
    for (std::size_t i = 0; i < q.choices.size() && wanted > 0; ++i) {
        Env e = env(q.player == -1 ? t.team : q.player);
        if (!matches(item, q.choices[i], e)) continue;
        for (Word n = 0; n < q.choices[i].limit && wanted > 0; ++n, --wanted)
            picks.push_back(static_cast<Word>(i));
    }
    // Fast actions stand behind the choices.
    for (std::size_t i = 0; i < q.fast.size() && picks.empty(); ++i) {
        Env e = env(q.player == -1 ? t.team : q.player);
        if (matches(item, q.fast[i], e)) picks.push_back(static_cast<Word>(q.choices.size() + i));
    }
    return !picks.empty() && static_cast<Word>(picks.size()) <= q.most;
}

// The text of an answer in quotes.
std::string ScenarioRun::shown(HirId item) const {
    std::string text = written_words(p, item);
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') text = text.substr(1, text.size() - 2);
    return text;
}

bool ScenarioRun::matches(HirId item, const Choice& choice, Env& e) {
    const Hir& h = p.at(item);
    Exec x(t, state_, options_);
    // `ana chooses "draw 1"`: the option as it is shown.
    if (h.op == Op::text) return shown(item) == choice.label;
    switch (choice.kind) {
    case Choice::Kind::effect: return matches_effect(item, static_cast<HirId>(choice.value));
    case Choice::Kind::action: return matches_action(item, choice.value, e);
    case Choice::Kind::number:
        if (h.op == Op::number || h.op == Op::negative) return x.eval(item, e) == choice.value;
        return h.type.is(TypeTag::number) && x.eval(item, e) == choice.value;
    case Choice::Kind::word:
        return (h.op == Op::names_value || h.type.is(TypeTag::names)) && x.eval(item, e) == choice.value;
    case Choice::Kind::thing: {
        if (h.op == Op::price || h.op == Op::call)
            return h.op == Op::price && matches(p.child(item, 0), choice, e);
        if (h.op == Op::np) return x.matches(item, choice.value, e);
        if (h.op == Op::thing) return named(ThingId(h.a), choice.value);
        return h.type.is(TypeTag::thing) && x.eval(item, e) == choice.value;
    }
    case Choice::Kind::reaction: return h.op == Op::thing && choice.label == x.name_of_thing(x.eval(item, e));
    case Choice::Kind::yes: return h.op == Op::yes;
    case Choice::Kind::no: return h.op == Op::no;
    default: return false;
    }
}

// Parts of several things may have one name (`left` of each board): then the option says which one is meant.
bool ScenarioRun::named(ThingId wanted, Word thing) const {
    const ThingId offered = t.things[static_cast<std::size_t>(thing)].thing;
    if (offered == wanted || offered == no_index || p.things[wanted].name == no_name ||
        p.things[offered].name != p.things[wanted].name)
        return offered == wanted;
    return std::none_of(now_.question.choices.begin(), now_.question.choices.end(), [&](const Choice& other) {
        return other.kind == Choice::Kind::thing &&
               t.things[static_cast<std::size_t>(other.value)].thing == wanted;
    });
}

// `1 coin` means the option that costs a coin, however its price is written.
bool ScenarioRun::same_price(HirId item, HirId price) {
    if (!p.at(item).type.is(TypeTag::bundle) && p.at(item).op != Op::price &&
        !(p.at(item).op == Op::np && p.noun(item).of == NounOf::unit))
        return false;
    Exec x(t, state_, options_);
    Env there = x.env(x.f(x.top(), f_prev)),
        here = env(now_.question.player == -1 ? t.team : now_.question.player);
    Ways printed, said;
    if (!x.ways(price, there, printed) || !x.ways(item, here, said) || said.empty()) return false;
    return std::any_of(printed.begin(), printed.end(), [&](const Charges& way) {
        if (way.size() != said[0].size()) return false;
        for (std::size_t i = 0; i < way.size(); ++i)
            if (way[i].of != Charge::Of::units || way[i].count != said[0][i].count ||
                way[i].units != said[0][i].units)
                return false;
        return true;
    });
}

// The same verb; when several options have it, the same words.
bool ScenarioRun::matches_effect(HirId item, HirId effect) {
    const std::string said = written_words(p, item), printed = written_words(p, effect);
    if (said == printed || printed.rfind(said + " ", 0) == 0 || printed.rfind(said + ",", 0) == 0)
        return true;
    const std::function<HirId(HirId)> first = [&](HirId id) -> HirId {
        const Hir& h = p.at(id);
        switch (h.op) {
        case Op::assume:
        case Op::may: return first(p.child(id, 0));
        case Op::block:
        case Op::seq: return h.count > 0 ? first(p.child(id, 0)) : id;
        default: return id;
        }
    };
    if (const HirId whole = first(effect); p.at(whole).op == Op::arrow) {
        if (same_price(item, p.child(whole, 0))) return true;
        effect = p.child(whole, 0);
    }
    const HirId a = first(item), b = first(effect);
    if (p.at(a).op == Op::nothing && p.at(b).op == Op::nothing) return true;
    // `shed`: the bare name of the heading that is called.
    if (p.at(a).op == Op::heading && p.at(b).op == Op::call)
        return p.at(a).a != no_index && p.at(a).a == p.at(b).a;
    // `fame of ana becomes 3`: the option that sets the same thing, whatever words name its owner.
    if (p.at(a).op == Op::assign || p.at(b).op == Op::assign) return matches_assignment(a, b);
    if (p.at(a).op != Op::call || p.at(b).op != Op::call || p.at(a).a != p.at(b).a) return false;
    const auto same_verb =
        std::count_if(now_.question.choices.begin(), now_.question.choices.end(), [&](const Choice& choice) {
            const HirId other = first(static_cast<HirId>(choice.value));
            return p.at(other).op == Op::call && p.at(other).a == p.at(a).a;
        });
    return same_verb == 1;
}

bool ScenarioRun::matches_assignment(HirId said, HirId offered) {
    if (p.at(said).op != Op::assign || p.at(offered).op != Op::assign) return false;
    const Hir& left = p.at(p.child(said, 0));
    const Hir& right = p.at(p.child(offered, 0));
    if (left.op != right.op || left.a != right.a) return false;
    Exec x(t, state_, options_);
    Env there = x.env(x.f(x.top(), f_prev)),
        here = env(now_.question.player == -1 ? t.team : now_.question.player);
    if (left.count > 0 && right.count > 0 &&
        x.eval(p.child(p.child(said, 0), 0), here) != x.eval(p.child(p.child(offered, 0), 0), there))
        return false;
    return x.eval(p.child(said, 1), here) == x.eval(p.child(offered, 1), there);
}

bool ScenarioRun::matches_action(HirId item, Word action, Env& e) {
    const Hir& h = p.at(item);
    Exec x(t, state_, options_);
    const Instance& what = t.things[static_cast<std::size_t>(action)];
    const Ability& ability = p.abilities[what.action];
    if (h.op == Op::call) return t.verb_of_action[what.action] == h.a;
    if (h.op == Op::heading) {
        if (h.count > 0 && what.host != x.eval(p.child(item, 0), e)) return false;
        return x.is_named(ability, h);
    }
    if (h.op == Op::thing)
        return what.host != none && t.things[static_cast<std::size_t>(what.host)].thing == h.a;
    if (h.op == Op::np) return x.matches(item, action, e);
    return h.op == Op::local && x.eval(item, e) == what.host;
}

// `3 herb`, `4 water + 1 bear`: what is not among the options is paid anyway.
bool ScenarioRun::pick_units(HirId item, Words& picks) {
    const Hir& h = p.at(item);
    const Question& q = now_.question;
    if (h.op == Op::bundle || h.op == Op::add || h.op == Op::seq || h.op == Op::price) {
        for (const HirId part : p.children(item)) (void)pick_units(part, picks);
    } else {
        Exec x(t, state_, options_);
        Env e = env(q.player == -1 ? t.team : q.player);
        Word wanted = 1;
        if (h.op == Op::np && p.noun(item).count != no_hir) wanted = x.number_of(p.noun(item).count, e);
        wanted = std::min(wanted, q.most); // `2 nut` where all are of one sort: the sort is asked
        for (std::size_t i = 0; i < q.choices.size() && wanted > 0; ++i) {
            const Choice& choice = q.choices[i];
            bool fits = false;
            if (choice.kind == Choice::Kind::unit)
                fits = (h.op == Op::np && x.fits_head(p.noun(item), choice.value, e)) ||
                       (h.op == Op::unit && static_cast<Word>(h.a) == choice.value);
            else
                fits = matches(item, choice, e);
            if (!fits) continue;
            for (Word n = 0; n < choice.limit && wanted > 0; ++n, --wanted)
                picks.push_back(static_cast<Word>(i));
        }
    }
    const auto size = static_cast<Word>(picks.size());
    return size > 0 && size <= q.most;
}

// Which of several ways to pay or gain: the one whose units are those that are named.
bool ScenarioRun::pick_way(HirId item, Words& picks) {
    Exec x(t, state_, options_);
    const Question& q = now_.question;
    Env e = env(q.player == -1 ? t.team : q.player);
    const Word frame = state_.words[h_frame];
    const Word prev = x.f(frame, f_prev);
    Env there = x.env(prev);
    Ways open, wanted;
    const auto node = static_cast<HirId>(x.f(frame, f_node));
    if (static_cast<Frame>(x.f(prev, f_kind)) == Frame::price)
        x.open_ways(node, there, open);
    else
        (void)x.ways(node, there, open);
    if (p.at(item).op == Op::arrow) item = p.child(item, 0);
    const bool understood = x.ways(item, e, wanted) && !wanted.empty();
    for (std::size_t i = 0; i < open.size(); ++i) {
        bool fits = understood && open[i].size() == wanted[0].size();
        for (std::size_t k = 0; fits && k < open[i].size(); ++k) {
            const Charge &a = open[i][k], &b = wanted[0][k];
            if (a.of == Charge::Of::act || b.of == Charge::Of::act)
                fits = a.of == b.of && a.act != no_hir && b.act != no_hir && p.at(a.act).a == p.at(b.act).a;
            else if (a.of == Charge::Of::things || b.of == Charge::Of::things)
                fits = a.of == b.of && a.count == b.count &&
                       (p.noun(a.np).kind == no_index || p.noun(b.np).kind == no_index ||
                        p.is_a(p.noun(b.np).kind, p.noun(a.np).kind));
            else
                fits = a.count == b.count && std::all_of(b.units.begin(), b.units.end(), [&](UnitId unit) {
                           return std::find(a.units.begin(), a.units.end(), unit) != a.units.end();
                       });
        }
        if (!fits) continue;
        picks.push_back(static_cast<Word>(i));
        return true;
    }
    return false;
}

} // namespace cantrip::runtime
