#include "tools/sim/reach.hpp"

#include <algorithm>

#include "interpreter/exec.hpp"
#include "tools/play/bot.hpp"

namespace cantrip::sim {
namespace {

// Where cards lie is looked at before every so many questions: it costs more than most questions do.
constexpr std::uint32_t looked_at = 8;

// Abilities that a real game could use: no templates of headings, nothing that exists only in a scenario.
std::vector<AbilityId> abilities_of(const Program& program, const std::vector<bool>& asked) {
    std::vector<bool> templates(program.abilities.size(), false);
    for (const Heading& heading : program.headings)
        if (heading.action != no_index) templates[heading.action] = true;
    std::vector<AbilityId> found;
    for (AbilityId id(0); id < program.abilities.size(); ++id) {
        const ThingId thing = program.abilities[id].thing;
        if (thing == no_index || templates[id] || program.things[thing].scenario != no_index) continue;
        const PackageId package = program.things[thing].package;
        if (package < asked.size() && asked[package]) found.push_back(id);
    }
    return found;
}

class Search {
  public:
    Search(const Program& program, const ReachPlan& plan, std::vector<AbilityId> wanted)
        : program_(program), plan_(plan), wanted_(std::move(wanted)), fired(program.abilities.size(), 0),
          worked(program.abilities.size(), 0) {}

    // Games at one table, until nothing is missing. What is wrong with the table.
    std::string play(int players, std::uint32_t& games) {
        Setup setup;
        setup.players = players;
        const auto machine = Machine::compile(program_, setup);
        if (!machine) return machine.error();
        for (std::uint32_t game = 0; game < plan_.games && missing(); ++game, ++games)
            play_one(*machine.value(), plan_.seed + game);
        return {};
    }

    [[nodiscard]] bool missing() const {
        return std::any_of(wanted_.begin(), wanted_.end(), [&](AbilityId id) { return fired[id] == 0; });
    }

  private:
    void play_one(const Machine& machine, std::uint64_t seed) {
        RunOptions options;
        options.describe = false;
        options.fired = &fired;
        play::RandomBot bot(seed, machine);
        State state = machine.start(seed);
        Runner runner(machine);
        for (std::uint32_t asked = 0; asked < plan_.most_questions; ++asked) {
            const Outcome& now = runner.run(state, options);
            const bool asks = now.kind == Outcome::Kind::question;
            if (!asks || asked % looked_at == 0) look(machine, state);
            if (!asks) return;
            const auto picks = bot.choose(now.question);
            if (!runner.answer(state, picks)) return;
        }
    }

    // Which of the missing abilities count now.
    void look(const Machine& machine, State& state) {
        const runtime::Tables& tables = machine.tables();
        const RunOptions options;
        runtime::Exec exec(tables, state, options);
        for (const AbilityId id : wanted_) {
            if (fired[id] != 0 || worked[id] != 0) continue;
            const Ability& ability = program_.abilities[id];
            for (const Word thing : tables.of_thing[ability.thing]) {
                runtime::Env e{.frame = exec.top(), .world = state.words.data()};
                if (exec.works(ability, thing, e)) worked[id] = 1;
            }
        }
    }

    const Program& program_;
    const ReachPlan& plan_;
    std::vector<AbilityId> wanted_;

  public:
    std::vector<std::uint8_t> fired, worked; // by AbilityId
};

} // namespace

Reach reach(const Program& program, const std::vector<bool>& asked, const std::vector<std::uint8_t>& fired,
            const ReachPlan& plan) {
    Reach out;
    std::vector<AbilityId> missing;
    for (const AbilityId id : abilities_of(program, asked)) {
        ++out.abilities;
        if (id < fired.size() && fired[id] != 0)
            ++out.by_scenarios;
        else
            missing.push_back(id);
    }
    Search search(program, plan, missing);
    for (int players = program.game.least_players; players <= program.game.most_players && search.missing();
         ++players)
        if (std::string wrong = search.play(players, out.games); !wrong.empty()) out.fault = std::move(wrong);
    for (const AbilityId id : missing)
        if (search.fired[id] != 0)
            ++out.by_games;
        else
            out.unreached.push_back({id, search.worked[id] != 0});
    return out;
}

} // namespace cantrip::sim
