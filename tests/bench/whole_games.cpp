#include "tests/bench/whole_games.hpp"

#include "interpreter/cantrip.hpp"
#include "lang/check/programs.hpp"
#include "lang/support/hash.hpp"
#include "tests/bench/allocations.hpp"
#include "tests/bench/by_hand.hpp"
#include "tests/bench/measure.hpp"
#include "tests/bench/spare_cards.hpp"
#include "tools/play/bot.hpp"

namespace json = boost::json;

namespace cantrip::bench {
namespace {

using namespace play;

constexpr int turns = 5, games_by_hand = 150, most_asked = 2000;

struct Set {
    std::string folder;
    int players;
    double most; // times as long as by hand
};

// A game ready to be played. On the heap: the machine points into the program.
struct Loaded {
    std::unique_ptr<Programs> programs;
    std::shared_ptr<const Machine> machine;
};

std::optional<Loaded> loaded(const Set& set, int spare) {
    LoadOptions options;
    options.libraries.emplace_back("stdlib");
    if (spare > 0) {
        const std::string header = set.folder + "/package.cant";
        options.texts[header] = text_of_file(header) + spare_cards(set.folder, spare);
    }
    Loaded out;
    out.programs = load_programs({set.folder}, options);
    if (out.programs->diagnostics.errors() > 0 || out.programs->list.empty()) {
        fmt::print(stderr, "{} has {} errors\n", set.folder, out.programs->diagnostics.errors());
        return std::nullopt;
    }
    auto compiled = Machine::compile(out.programs->list[0], {.players = set.players});
    if (!compiled) return std::nullopt;
    out.machine = compiled.value();
    return out;
}

struct Played {
    std::uint64_t questions = 0, allocations = 0, counted = 0, hash = 0;
};

// One game. Allocations are counted once the first questions have filled what is kept.
void play_one(const Machine& machine, Runner& runner, std::uint64_t seed, bool hashed, Played& played) {
    RunOptions options;
    options.describe = false;
    RandomBot bot(seed, machine);
    State state = machine.start(seed);
    for (int asked = 0; asked < most_asked; ++asked) {
        const std::uint64_t before = allocations();
        const Outcome& now = runner.run(state, options);
        if (asked >= 100) {
            played.allocations += allocations() - before;
            ++played.counted;
        }
        if (hashed) played.hash = hash::games_1(played.hash, state.hash());
        if (now.kind != Outcome::Kind::question) break;
        ++played.questions;
        if (!runner.answer(state, bot.choose(now.question))) break;
    }
}

// As many games as make enough questions to measure.
Played play(const Machine& machine, std::uint64_t seed, std::uint64_t questions) {
    Played played;
    Runner runner(machine);
    while (played.questions < questions) play_one(machine, runner, seed++, false, played);
    return played;
}

// How long it takes to step back one question, in the middle of a game.
double undo_ns(const Machine& machine) {
    RunOptions options;
    options.describe = false;
    RandomBot bot(1, machine);
    Runner runner(machine);
    State state = machine.start(1);
    std::uint64_t undone = 0;
    double seconds = 0;
    for (int asked = 0; asked < 300; ++asked) {
        const Outcome& now = runner.run(state, options);
        if (now.kind != Outcome::Kind::question) break;
        if (!runner.answer(state, bot.choose(now.question))) break;
        if (asked == 100) runner.remember(true);
    }
    seconds += cpu_seconds([&] {
        while (runner.take_back(state)) ++undone;
        return undone;
    });
    return undone == 0 ? 0 : seconds * 1e9 / static_cast<double>(undone);
}

// What a state and its copy cost in the middle of a game.
json::object state_costs(const Machine& machine) {
    RunOptions options;
    options.describe = false;
    RandomBot bot(1, machine);
    State state = machine.start(1);
    for (int asked = 0; asked < 200; ++asked) {
        const Outcome now = run(machine, state, options);
        if (now.kind != Outcome::Kind::question || !answer(machine, state, bot.choose(now.question))) break;
    }
    constexpr int copies = 20'000;
    State copy = state;
    const double copying = cpu_seconds([&] {
        for (int i = 0; i < copies; ++i) {
            copy = state;
            asm volatile("" : : "g"(copy.words.data()) : "memory");
        }
        return 0;
    });
    const std::size_t words =
        state.words.size() + state.log.size() + state.lasting.size() + state.fault.size();
    return {{"state_bytes", words * sizeof(Word)},
            {"copy_ns", copying * 1e9 / copies},
            {"undo_ns", undo_ns(machine)}};
}

// How many times as long a question takes when there are ten times as many cards, nine of ten aside. Cards
// that cannot be read are no success: then it is as long as can be.
double with_spare_cards(const Set& set, const Machine& machine) {
    const std::optional<Loaded> many = loaded(set, 9);
    if (!many) return 1e9;
    Series series(2);
    for (int turn = 0; turn < turns; ++turn) {
        Played few_played, many_played;
        const auto seed = static_cast<std::uint64_t>(turn) * 1000 + 1;
        const double few_seconds =
            cpu_seconds([&] { return (few_played = play(machine, seed, 2000)).questions; });
        const double many_seconds =
            cpu_seconds([&] { return (many_played = play(*many->machine, seed, 2000)).questions; });
        series.add(0, few_seconds / static_cast<double>(few_played.questions));
        series.add(1, many_seconds / static_cast<double>(many_played.questions));
    }
    return series.ratio(1, 0);
}

} // namespace

json::object measure_whole_games(Limits& limits) {
    const std::vector<Set> sets = {
        {"cards/euphoria", 4, 10}, {"cards/evenfall", 2, 14}, {"cards/etherfields", 2, 42}};
    std::vector<Loaded> games;
    for (const Set& set : sets) {
        std::optional<Loaded> one = loaded(set, 0);
        if (!one) return {};
        games.push_back(std::move(*one));
    }
    Series series(sets.size() + 1);
    std::vector<Played> totals(sets.size());
    for (int turn = 0; turn < turns; ++turn) {
        const auto seed = static_cast<std::uint64_t>(turn) * 1000 + 1;
        PlayedByHand hand;
        const double seconds = cpu_seconds([&] { return hand = play_by_hand(4, games_by_hand, seed); });
        series.add(sets.size(), seconds / static_cast<double>(hand.questions));
        for (std::size_t i = 0; i < sets.size(); ++i) {
            Played played;
            const double took =
                cpu_seconds([&] { return (played = play(*games[i].machine, seed, 3000)).questions; });
            series.add(i, took / static_cast<double>(played.questions));
            totals[i].allocations += played.allocations;
            totals[i].counted += played.counted;
        }
    }
    json::object out{{"by_hand_ns_per_question", series.seconds(sets.size()) * 1e9}};
    fmt::print(stderr, "\nby hand {:.0f} ns per question\n", series.seconds(sets.size()) * 1e9);
    for (std::size_t i = 0; i < sets.size(); ++i) {
        json::object one = state_costs(*games[i].machine);
        const double ratio = series.ratio(i, sets.size());
        const double allocated = static_cast<double>(totals[i].allocations) /
                                 static_cast<double>(std::max<std::uint64_t>(totals[i].counted, 1));
        one["ns_per_question"] = series.seconds(i) * 1e9;
        one["times_by_hand"] = ratio;
        one["allocations_per_question"] = allocated;
        const double spare = with_spare_cards(sets[i], *games[i].machine);
        one["ten_times_the_cards"] = spare;
        const double undo = one.at("undo_ns").as_double();
        fmt::print(stderr,
                   "{:<18} {:>8.0f} ns per question, {:>6.1f} x by hand, {:>7.1f} allocations, ten times the "
                   "cards {:.2f} x\n",
                   sets[i].folder, series.seconds(i) * 1e9, ratio, allocated, spare);
        limits.aim_at_most(sets[i].folder + " / by hand", ratio, sets[i].most);
        limits.aim_at_most(sets[i].folder + ": allocations of a question", allocated, 0);
        limits.aim_at_most(sets[i].folder + ": ten times the cards", spare, 1.1);
        limits.aim_at_most(sets[i].folder + ": stepping back one question, ns", undo, 1000);
        out[sets[i].folder] = std::move(one);
    }
    return out;
}

int play_for_profiler(const std::string& folder, int players, int games) {
    const std::optional<Loaded> game = loaded({folder, players, 0}, 0);
    if (!game) return 1;
    Played played;
    Runner runner(*game->machine);
    for (int i = 1; i <= games; ++i)
        play_one(*game->machine, runner, static_cast<std::uint64_t>(i), true, played);
    fmt::print("{} players {} games {} questions {} hash {:016x}\n", folder, players, games, played.questions,
               played.hash);
    return 0;
}

} // namespace cantrip::bench
