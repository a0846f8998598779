#include "interpreter/scenario_run.hpp"
#include "lang/program/texts.hpp"

namespace cantrip {

ScenarioResult run_scenario(const Program& program, ScenarioId id, std::uint64_t seed, bool keep_deeds) {
    const Scenario& scenario = program.scenarios[id];
    Setup setup;
    setup.players = static_cast<int>(scenario.players.size());
    setup.scenario = id;
    auto machine = Machine::compile(program, setup);
    if (!machine) {
        ScenarioResult result;
        result.message = machine.error();
        result.at = program.trees[scenario.tree]->span(scenario.node);
        return result;
    }
    return runtime::ScenarioRun(program, *machine.value(), id, seed, keep_deeds).run();
}

} // namespace cantrip

namespace cantrip::runtime {

ScenarioRun::ScenarioRun(const Program& program, const Machine& machine, ScenarioId id, std::uint64_t seed,
                         bool keep_deeds)
    : p(program), machine_(machine), t(machine.tables()), id_(id), state_(machine.table(seed)),
      keep_deeds_(keep_deeds) {
    options_.trace = &result_.trace;
    options_.forced = &forced_;
    result_.fired.assign(p.abilities.size(), 0);
    options_.fired = &result_.fired;
    placed_.assign(t.things.size(), false);
    Exec x(t, state_, options_);
    act_ = x.push_activation(Frame::root, no_hir, p.scenarios[id].locals, t.scenario_locals[id], t.team);
    x.f(act_, a_you) = none;
    for (Word i = 0; i < t.players; ++i) x.set_local(act_, static_cast<std::uint32_t>(i), i);
}

ScenarioResult ScenarioRun::run() {
    const Scenario& scenario = p.scenarios[id_];
    result_.passed = true;
    for (const Step& one : scenario.steps) {
        if (!step(one)) {
            result_.passed = false;
            return result_;
        }
    }
    Step end{};
    end.form = Step::Form::expect;
    end.tree = scenario.tree;
    end.node = scenario.node;
    if (!settle_open(end)) return result_;
    if (now_.kind == Outcome::Kind::question &&
        !(scenario.steps.size() > 0 && scenario.steps.back().form == Step::Form::expect &&
          p.at(scenario.steps.back().value).op == Op::asked))
        result_.passed =
            fail(end, "a question is left open for " + player_name(machine_, now_.question.player) + ": " +
                          describe(now_.question.about));
    else if (state_.words[h_roll_at] < state_.words[h_rolls])
        result_.passed = fail(end, "a roll is left over");
    result_.hash = state_.hash();
    return result_;
}

Env ScenarioRun::env(Word subject) {
    Exec x(t, state_, options_);
    Env e = x.env(act_);
    e.subject = subject;
    e.you = subject == t.team ? none : subject;
    return e;
}

Word ScenarioRun::player_of(const Step& step) const {
    return step.player == no_index ? t.team : static_cast<Word>(step.player);
}

bool ScenarioRun::fail(const Step& step, std::string message) {
    result_.message = std::move(message);
    result_.at = p.trees[step.tree]->span(step.node);
    return false;
}

// Deeds belong to the result: what is tried and taken back is taken out of them too.
void ScenarioRun::note(ScenarioDeed deed) {
    if (!keep_deeds_) return;
    deed.state = state_;
    result_.deeds.push_back(std::move(deed));
}

bool ScenarioRun::step(const Step& step) {
    const bool answering = step.form == Step::Form::chooses || step.form == Step::Form::accepts ||
                           step.form == Step::Form::declines || step.form == Step::Form::passes;
    const bool preparing = step.form == Step::Form::roll || step.form == Step::Form::option;
    // A deed may be what a window offers, an expectation may look at the middle of it.
    const bool amid = step.form == Step::Form::does || step.form == Step::Form::cannot ||
                      step.form == Step::Form::expect || step.form == Step::Form::let;
    if (!answering && !preparing && !settle_open(step, amid)) return false;
    started_ |= step.form == Step::Form::run || step.form == Step::Form::does;
    switch (step.form) {
    case Step::Form::option: return option(step);
    case Step::Form::roll: return roll(step);
    case Step::Form::run: return effect(step);
    case Step::Form::expect: return expect(step);
    case Step::Form::let: return let(step);
    case Step::Form::does: return deed(step, true);
    case Step::Form::cannot: return deed(step, false);
    case Step::Form::chooses: return chooses(step);
    case Step::Form::accepts: return accepts(step, true);
    case Step::Form::declines: return accepts(step, false);
    case Step::Form::passes: return passes(step);
    case Step::Form::order: return order(step);
    case Step::Form::given: return given(step, step.value);
    }
    return true;
}

bool ScenarioRun::option(const Step& step) {
    Exec x(t, state_, options_);
    Env e = env(t.team);
    if (step.option < p.globals.size())
        state_.words[static_cast<std::size_t>(t.globals) + step.option] = x.eval(step.value, e);
    return true;
}

bool ScenarioRun::roll(const Step& step) {
    for (const Die::Face& face : step.faces) {
        const Word value = face.name == no_name ? face.number : 1'000'000 + static_cast<Word>(face.name);
        state_.words[static_cast<std::size_t>(t.rolls + state_.words[h_rolls]++)] = value;
        note({.kind = ScenarioDeed::Kind::roll, .picks = {value}});
    }
    return true;
}

// Goes on until somebody must decide.
bool ScenarioRun::proceed(const Step& step) {
    now_ = cantrip::run(machine_, state_, options_);
    if (now_.kind == Outcome::Kind::question) ++result_.questions;
    // The table between two deeds is a phase: rules about states are looked at.
    if (now_.kind == Outcome::Kind::idle) {
        Exec x(t, state_, options_);
        x.f(act_, f_subject) = t.team;
        x.check_states();
        if (state_.words[h_frame] != act_) return proceed(step);
        note({.kind = ScenarioDeed::Kind::rest});
    }
    if (now_.kind != Outcome::Kind::fault) return true;
    std::string message = now_.fault.message;
    if (!now_.fault.rule.empty()) message += " (in " + now_.fault.rule + ")";
    for (const auto& link : now_.fault.chain) message += "\n  in " + link;
    return fail(step, message);
}

// `run ana: …`: a scenario has no `you`, so it is the player who is named.
Word ScenarioRun::runner(const Step& step) {
    if (p.at(step.value).op != Op::subject) return none;
    Exec x(t, state_, options_);
    Env e = env(t.team);
    const HirId who = p.child(step.value, 0);
    const Word found = p.at(who).op == Op::np ? none : x.eval(who, e);
    return found >= 0 && found < t.players ? found : none;
}

bool ScenarioRun::effect(const Step& step) {
    forced_.clear();
    note({.kind = ScenarioDeed::Kind::effect, .player = t.team, .you = runner(step), .node = step.value});
    {
        Exec x(t, state_, options_);
        x.f(act_, f_subject) = t.team;
        x.f(act_, a_you) = runner(step);
        x.start(step.value);
    }
    return proceed(step);
}

bool ScenarioRun::let(const Step& step) {
    Exec x(t, state_, options_);
    const HirId value = p.child(step.value, 0);
    Env e = env(t.team);
    Word found = none;
    const bool one = p.at(value).op == Op::np && p.noun(value).det == Det::a &&
                     (p.noun(value).of == NounOf::kind || p.noun(value).of == NounOf::thing);
    if (one && !started_) {
        if (!introduce(step, value, found)) return false;
        x.set_local(act_, step.slot, found);
        return true;
    }
    if (p.at(value).type.is(TypeTag::list)) {
        Words all;
        x.list(value, e, all);
        found = x.push_list(all);
    } else
        found = x.eval(value, e);
    x.set_local(act_, step.slot, found);
    return true;
}

// A window, or a payment: actions are offered, and one may pass.
bool ScenarioRun::offers_actions() const {
    const Question& q = now_.question;
    return now_.kind == Outcome::Kind::question && q.kind == Question::Kind::action && !q.choices.empty() &&
           q.choices.back().kind == Choice::Kind::pass;
}

// Questions that need no answer: whether to go on, in which order, whether to do more in a window. `amid`:
// the window stays open.
bool ScenarioRun::settle_open(const Step& step, bool amid) {
    for (int i = 0; i < 200 && now_.kind == Outcome::Kind::question; ++i) {
        const Question& q = now_.question;
        Words picks;
        if (q.kind == Question::Kind::again)
            picks.push_back(1);
        else if (q.kind == Question::Kind::order)
            picks.push_back(0);
        else if (offers_actions() && amid)
            return true;
        else if (offers_actions())
            picks.push_back(static_cast<Word>(q.choices.size()) - 1);
        else if (step.form == Step::Form::expect)
            return true;
        else
            return fail(step, "a question to " + player_name(machine_, q.player) + " is still open: " +
                                  describe(q.about) + (q.source.empty() ? "" : " (" + q.source + ")"));
        if (!reply(step, picks)) return false;
    }
    return true;
}

std::string ScenarioRun::describe(HirId id) {
    if (id == no_hir) return "the order of reactions";
    return written_words(p, id);
}

// ---- expectations

bool ScenarioRun::expect(const Step& step) {
    Exec x(t, state_, options_);
    x.exact_ = true;
    Env e = env(t.team);
    const bool asked = p.at(step.value).op == Op::asked;
    if (now_.kind == Outcome::Kind::question && !asked && !offers_actions())
        return fail(step, "a question to " + player_name(machine_, now_.question.player) +
                              " is still open: " + describe(now_.question.about) +
                              (now_.question.source.empty() ? "" : " (" + now_.question.source + ")"));
    if (!asked)
        note({.kind = ScenarioDeed::Kind::expect,
              .node = step.value,
              .amid = now_.kind == Outcome::Kind::question});
    if (x.test(step.value, e)) return true;
    explain(step);
    return fail(step, "an expectation is not met");
}

// Both sides of what was expected, as numbers and names.
void ScenarioRun::explain(const Step& step) {
    Exec x(t, state_, options_);
    x.exact_ = true;
    Env e = env(t.team);
    const Hir& h = p.at(step.value);
    result_.expected = written_words(p, step.value);
    const auto add = [&](const std::string& text) {
        result_.found += (result_.found.empty() ? "" : ", ") + text;
    };
    const std::function<void(Word, HirId)> has = [&](Word who, HirId what) {
        const Hir& part = p.at(what);
        if (part.op == Op::bundle || part.op == Op::add || part.op == Op::alternatives) {
            for (const HirId child : p.children(what)) has(who, child);
            return;
        }
        if (part.op != Op::np) return;
        const Noun& noun = p.noun(what);
        std::string name = noun.of == NounOf::unit    ? std::string(p.name_of(p.units[noun.index]))
                           : noun.of == NounOf::thing ? std::string(p.name_of(p.things[noun.index]))
                           : noun.kind != no_index    ? std::string(p.name_of(p.kinds[noun.kind]))
                                                      : written_words(p, what);
        add(std::to_string(x.how_many_has(who, what, e)) + " " + name);
    };
    switch (h.op) {
    case Op::has: has(x.eval_bearer(p.child(step.value, 0), e), p.child(step.value, 1)); break;
    case Op::equals:
    case Op::compare: {
        // A counter that is compared is its number.
        const Type left = p.at(p.child(step.value, 0)).type;
        add(x.value_text(x.eval(p.child(step.value, 0), e),
                         left.is(TypeTag::counter) ? Type{TypeTag::number} : left));
        break;
    }
    case Op::is_in: {
        const Word thing = x.eval(p.child(step.value, 0), e);
        if (thing >= 0)
            add(x.name_of_thing(thing) + " is in " +
                x.value_text(x.place_of(e.world, thing), {TypeTag::place, 0}));
        break;
    }
    default: add("not so");
    }
}

} // namespace cantrip::runtime
