#include "tools/sim/reach.hpp"

#include <algorithm>
#include <optional>

#include "interpreter/exec.hpp"
#include "tools/play/bot.hpp"

namespace cantrip::sim {
namespace {

// Where cards lie is looked at before every so many questions: it costs more than most questions do.
constexpr std::uint32_t looked_at = 8;

// Of every unit, for whoever a game is aimed at.
constexpr Word plenty = 12;

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

    // Games aimed at one ability each: its card is put where it counts, its holder has enough of everything,
    // and what the card offers is taken.
    void aim(int players, std::uint32_t& games) {
        Setup setup;
        setup.players = players;
        const auto machine = Machine::compile(program_, setup);
        if (!machine) return;
        for (const AbilityId id : wanted_)
            for (std::uint32_t game = 0; game < plan_.aimed_games && fired[id] == 0; ++game, ++games)
                aim_one(*machine.value(), id, plan_.seed + game);
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

    void aim_one(const Machine& machine, AbilityId id, std::uint64_t seed) {
        RunOptions options;
        options.describe = false;
        options.fired = &fired;
        play::RandomBot bot(seed, machine);
        State state = machine.start(seed);
        auto runner = std::make_unique<Runner>(machine);
        for (std::uint32_t asked = 0; asked < plan_.aimed_questions && fired[id] == 0; ++asked) {
            Outcome now = runner->run(state, options);
            if (now.kind != Outcome::Kind::question) return;
            // Between two actions nothing is half done. What may be done now is asked again.
            if (asks_for_action(now.question) && now.question.player >= 0 &&
                prepare(machine, state, id, now.question.player)) {
                runner = std::make_unique<Runner>(machine);
                now = runner->run(state, options);
                if (now.kind != Outcome::Kind::question) return;
            }
            const std::optional<Word> wanted = choice_of(now.question, id);
            if (!runner->answer(state, wanted ? std::vector<Word>{*wanted} : bot.choose(now.question)))
                return;
        }
    }

    // In a window, or by `perform an action`.
    [[nodiscard]] static bool asks_for_action(const Question& question) {
        return question.kind == Question::Kind::action ||
               (!question.choices.empty() && question.choices.front().kind == Choice::Kind::action);
    }

    // The option that uses the ability, or the card that has it, where one is to be picked.
    [[nodiscard]] static std::optional<Word> choice_of(const Question& question, AbilityId id) {
        if (question.kind == Question::Kind::may && question.ability == id) return 0;
        for (std::size_t i = 0; i < question.choices.size() + question.fast.size(); ++i) {
            const Choice& choice = i < question.choices.size() ? question.choices[i]
                                                               : question.fast[i - question.choices.size()];
            if (choice.ability == id && question.least <= 1) return static_cast<Word>(i);
        }
        return std::nullopt;
    }

    // Puts the card where the ability counts for the player, unless it does, and fills the player's hands.
    bool prepare(const Machine& machine, State& state, AbilityId id, Word player) {
        const runtime::Tables& tables = machine.tables();
        const RunOptions options;
        const Ability& ability = program_.abilities[id];
        for (UnitId unit(0); unit < program_.units.size(); ++unit) {
            const Unit& found = program_.units[unit];
            const bool players =
                found.holders.empty() || std::find(found.holders.begin(), found.holders.end(),
                                                   program_.player_kind) != found.holders.end();
            if (players && !found.track && !found.transient && found.supply < 0)
                runtime::Exec(tables, state, options).set_counter(player, unit, plenty);
        }
        for (const Word thing : tables.of_thing[ability.thing]) {
            if (counts(tables, state, ability, thing)) {
                worked[id] = 1;
                return true;
            }
            const auto places = static_cast<Word>(tables.zones.size()) + tables.thing_count();
            for (Word place = 0; place < places; ++place) {
                // Zones of the player first, then what can hold things.
                const Word where = place < static_cast<Word>(tables.zones.size())
                                       ? tables.thing_count() + place
                                       : place - static_cast<Word>(tables.zones.size());
                if (where >= tables.thing_count() &&
                    tables.zones[static_cast<std::size_t>(place)].owner != player &&
                    tables.zones[static_cast<std::size_t>(place)].owner != runtime::none)
                    continue;
                if (where == thing) continue;
                State tried = state;
                runtime::Exec exec(tables, tried, options);
                exec.put(thing, where, false);
                if (!counts(tables, tried, ability, thing) ||
                    (where < tables.thing_count() && exec.owner_of(tried.words.data(), thing) != player))
                    continue;
                state = std::move(tried);
                worked[id] = 1;
                return true;
            }
        }
        return true;
    }

    [[nodiscard]] static bool counts(const runtime::Tables& tables, State& state, const Ability& ability,
                                     Word thing) {
        const RunOptions options;
        runtime::Exec exec(tables, state, options);
        runtime::Env e{.frame = exec.top(), .world = state.words.data()};
        return exec.works(ability, thing, e);
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
    const std::vector<std::uint8_t> by_chance = search.fired;
    if (search.missing() && out.fault.empty()) search.aim(program.game.least_players, out.aimed_games);
    for (const AbilityId id : missing)
        if (search.fired[id] != 0)
            ++(by_chance[id] != 0 ? out.by_games : out.by_aim);
        else
            out.unreached.push_back({id, search.worked[id] != 0});
    return out;
}

} // namespace cantrip::sim
