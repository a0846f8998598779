#include "tests/reference/replay_scenario.hpp"

#include <algorithm>

#include "interpreter/scenario.hpp"
#include "tests/reference/engine_board.hpp"
#include "tests/reference/play.hpp"

namespace cantrip::reference {
namespace {

using Kind = ScenarioDeed::Kind;

class Replay {
  public:
    Replay(const Program& program, ScenarioId id, const Setup& setup, const Machine& machine,
           const std::vector<ScenarioDeed>& deeds)
        : p_(program), id_(id), machine_(machine), deeds_(deeds), game_(program, setup, 1),
          play_(game_.parts()) {}

    Compared run() {
        play_.tracing = true;
        while (next_ < deeds_.size() && result_.same) {
            const ScenarioDeed& deed = deeds_[next_++];
            switch (deed.kind) {
            case Kind::effect:
            case Kind::action:
            case Kind::heading: begin(deed); break;
            case Kind::rest: compare_board(deed.state, "at rest"); break;
            case Kind::answer:
                tell("the engine asks: " + text_of(engine_question(deed.question)) + "\n");
                break;
            default: aside(deed);
            }
        }
        if (!result_.same) {
            result_.told += "the last events of the reference:\n";
            const auto& trace = game_.trace();
            for (std::size_t i = trace.size() > 20 ? trace.size() - 20 : 0; i < trace.size(); ++i)
                result_.told += "  " + trace[i] + "\n";
        }
        return result_;
    }

  private:
    void tell(const std::string& text) {
        if (result_.same) result_.told = text;
        result_.same = false;
    }

    void compare_board(const State& state, const char* when) {
        const Board theirs = engine_board(machine_, state);
        if (!(theirs == play_.b))
            tell(std::string("boards ") + when + ":\n" + difference(dump(theirs), dump(play_.b)));
    }

    void take_names(const State& state) {
        const auto names = scenario_names(machine_, state, id_);
        Locals& locals = play_.table_scope->names;
        locals.resize(std::max(locals.size(), names.size() + 64));
        for (std::size_t i = 0; i < names.size(); ++i)
            locals[i] = names[i].many ? several(names[i].values) : one(names[i].values[0]);
    }

    // What happens between deeds, also while a question is open.
    void aside(const ScenarioDeed& deed) {
        if (deed.kind == Kind::roll) play_.rolls.push_back(deed.picks[0]);
        if (deed.kind != Kind::expect) return;
        take_names(deed.state);
        if (next_ == 1 || !started_) play_.take_board(engine_board(machine_, deed.state));
        if (!play_.expects(deed.node)) tell("an expectation of the scenario does not hold\n");
    }

    void begin(const ScenarioDeed& deed) {
        started_ = true;
        take_names(deed.state);
        play_.take_board(engine_board(machine_, deed.state));
        play_.table_scope->you = deed.you;
        const Ended ended =
            play_.deed([&](const Asked& asked, const Board& board) { return answer(asked, board); },
                       [&](View& v) {
                           v.you = deed.you;
                           v.subject = deed.player;
                           if (deed.kind == Kind::effect) (void)play_.run(deed.node, v);
                           if (deed.kind == Kind::action) (void)play_.perform(deed.thing, deed.player);
                           if (deed.kind == Kind::heading)
                               (void)play_.happen(deed.verb, deed.player, {one(deed.thing)}, 1, none);
                       });
        if (ended.how == Ended::How::fault) tell("a fault: " + ended.fault + "\n");
    }

    Answer answer(const Asked& asked, const Board& board) {
        while (next_ < deeds_.size() && (deeds_[next_].kind == Kind::roll ||
                                         (deeds_[next_].kind == Kind::expect && deeds_[next_].amid)))
            aside(deeds_[next_++]);
        // The scenario may end with a question.
        if (next_ == deeds_.size() || !result_.same) throw Stopped{};
        const ScenarioDeed& deed = deeds_[next_++];
        if (deed.kind != Kind::answer) {
            tell("the engine asks nothing, the reference: " + text_of(asked) + "\n");
            throw Stopped{};
        }
        const Asked theirs = engine_question(deed.question);
        if (!(theirs == asked)) tell(difference(text_of(theirs), text_of(asked)));
        if (!(engine_board(machine_, deed.state) == board)) compare_board(deed.state, "at a question");
        if (!result_.same) throw Stopped{};
        ++result_.questions;
        return {{deed.picks.begin(), deed.picks.end()}};
    }

    const Program& p_;
    ScenarioId id_;
    const Machine& machine_;
    const std::vector<ScenarioDeed>& deeds_;
    Game game_;
    Play& play_;
    Compared result_;
    std::size_t next_ = 0;
    bool started_ = false;
};

} // namespace

Compared replay_scenario(const Program& program, ScenarioId id) {
    Setup setup;
    setup.players = static_cast<int>(program.scenarios[id].players.size());
    setup.scenario = id;
    const ScenarioResult theirs = run_scenario(program, id, 1, true);
    const auto machine = Machine::compile(program, setup);
    if (!machine) return {.same = false, .questions = 0, .ended = {}, .told = machine.error()};
    return Replay(program, id, setup, *machine.value(), theirs.deeds).run();
}

} // namespace cantrip::reference
