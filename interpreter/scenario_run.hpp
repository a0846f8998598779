#pragma once
// The parts of running one scenario; internal.

#include "interpreter/exec.hpp"
#include "interpreter/scenario.hpp"

namespace cantrip::runtime {

class ScenarioRun {
  public:
    ScenarioRun(const Program& program, const Machine& machine, ScenarioId id, std::uint64_t seed,
                bool keep_deeds);
    ScenarioResult run();

  private:
    // ---- scenario.cpp: the steps
    bool step(const Step& step);
    bool fail(const Step& step, std::string message);
    void note(ScenarioDeed deed);
    bool option(const Step& step);
    bool roll(const Step& step);
    Word runner(const Step& step);
    bool effect(const Step& step);
    bool expect(const Step& step);
    bool let(const Step& step);
    bool deed(const Step& step, bool can);
    bool do_call(const Step& step, Word player, bool can);
    bool do_action(const Step& step, const Words& actions, Word player, bool can,
                   const std::vector<HirId>& args);
    bool do_in_window(const Step& step, const Words& actions, Word player, const std::vector<HirId>& args);
    bool is_legal(Word action, Word player, const std::vector<HirId>& args);
    bool give_args(const Step& step, const std::vector<HirId>& args, std::size_t params);
    [[nodiscard]] std::size_t parameters(Word action) const;
    bool asks_parameter();
    bool leave_window(const Step& step);
    bool is_copy(Word thing, Word named, Word player);
    [[nodiscard]] bool offers_actions() const;
    bool proceed(const Step& step);
    bool settle_open(const Step& step, bool amid = false); // questions that a scenario need not answer
    void explain(const Step& step);
    std::string describe(HirId condition);
    [[nodiscard]] Env env(Word subject);
    [[nodiscard]] Word player_of(const Step& step) const;

    // ---- scenario_answer.cpp
    bool chooses(const Step& step);
    bool choose(const Step& step, std::size_t& next);
    bool was_forced(HirId item);
    bool arguments(const Step& step, HirId item);
    bool part(const Step& step, HirId item);
    bool accepts(const Step& step, bool yes);
    bool passes(const Step& step);
    bool reply(const Step& step, const Words& picks);
    bool matches(HirId item, const Choice& choice, Env& e);
    [[nodiscard]] std::string shown(HirId item) const;
    [[nodiscard]] bool named(ThingId wanted, Word thing) const;
    bool same_price(HirId item, HirId price);
    bool matches_effect(HirId item, HirId effect);
    bool matches_assignment(HirId said, HirId offered);
    bool matches_action(HirId item, Word action, Env& e);
    bool pick(HirId item, Words& picks);
    bool pick_units(HirId item, Words& picks);
    bool pick_way(HirId item, Words& picks);
    bool asked_of(const Step& step) const;

    // ---- scenario_given.cpp
    bool given(const Step& step, HirId condition);
    bool give(const Step& step, Word who, HirId what);
    bool give_units(Word who, HirId np, Env& e);
    bool take_things(HirId np, Word who);
    bool give_things(const Step& step, Word who, HirId np);
    bool place_many(const Step& step, HirId np, HirId place);
    bool introduce(const Step& step, HirId np, Word& found);
    bool fit(Word thing, HirId np, Env& e);
    bool give_one(Word thing, Word who);
    bool put_in(Word thing, HirId place);
    bool assign(HirId left, Word value);
    bool order(const Step& step);
    Word copy_of(Word thing, Word place);

    const Program& p;
    const Machine& machine_;
    const Tables& t;
    ScenarioId id_;
    State state_;
    RunOptions options_;
    ScenarioResult result_;
    Outcome now_;
    Word act_ = 0;                                          // the activation with the scenario's names
    std::vector<bool> placed_;                              // things that a set-up line has spoken of
    bool started_ = false;                                  // something was done: the situation is complete
    std::vector<std::pair<std::uint32_t, HirId>> deferred_; // secret answers that came before their question
    bool keep_deeds_ = false;
    std::vector<Choice> forced_; // what was not asked since the last deed
};

} // namespace cantrip::runtime
