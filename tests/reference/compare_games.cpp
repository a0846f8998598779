// cantrip_compare PACKAGE [--players N] [--games G] [--seed S] [--scenarios] [--lib FOLDER]: plays games, or
// the scenarios, with the engine and with the reference, and prints the first difference. cantrip_compare
// --all [--games G] [--questions Q]: all scenarios and G games of each set of cards.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "lang/check/check.hpp"
#include "lang/package/load.hpp"
#include "tests/reference/replay_scenario.hpp"

namespace {

using namespace cantrip;

struct Request {
    int players = 2, games = 10, questions = 100'000;
    bool scenarios = false, all = false;
    std::uint64_t seed = 1;
    std::string package;
    LoadOptions options;
};

// Programs point into their world.
struct Loaded {
    World world;
    Diagnostics diagnostics;
    Program program;
};

std::unique_ptr<Loaded> load_package(const std::string& package, const LoadOptions& options) {
    auto loaded = std::make_unique<Loaded>();
    load(loaded->world, {package}, options);
    const auto sets = programs_of(loaded->world);
    if (package.empty() || loaded->world.broken || sets.empty()) {
        std::fprintf(stderr, "cantrip_compare: no package in '%s'\n", package.c_str());
        return nullptr;
    }
    loaded->program = check(loaded->world, sets.at(0), loaded->diagnostics);
    if (loaded->diagnostics.errors() == 0) return loaded;
    std::fprintf(stderr, "cantrip_compare: '%s' has errors\n", package.c_str());
    return nullptr;
}

bool compare_scenarios(const Program& program) {
    int agreed = 0;
    for (ScenarioId id(0); id < program.scenarios.size(); ++id) {
        const reference::Compared result = reference::replay_scenario(program, id);
        agreed += result.same ? 1 : 0;
        if (!result.same)
            std::printf("%s:\n%s\n", std::string(program.scenarios[id].word).c_str(), result.told.c_str());
    }
    std::printf("%d of %zu scenarios agree\n", agreed, program.scenarios.size());
    return static_cast<std::size_t>(agreed) == program.scenarios.size();
}

bool compare_games(const Program& program, const Request& request) {
    Setup setup;
    setup.players = request.players;
    if (request.players < program.game.seats && program.game.with != no_index) {
        setup.players = program.game.seats;
        setup.options.emplace_back(program.game.with, 1);
    }
    int same = 0, ends[4] = {};
    long questions = 0;
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < request.games; ++i) {
        const std::uint64_t now = request.seed + static_cast<std::uint64_t>(i);
        const reference::Compared result =
            reference::play_both(program, setup, now, reference::random_answers(now), request.questions);
        questions += result.questions;
        same += result.same ? 1 : 0;
        ++ends[static_cast<std::size_t>(result.ended.how)];
        if (!result.same)
            std::printf("seed %llu:\n%s\n", static_cast<unsigned long long>(now), result.told.c_str());
        std::fflush(stdout);
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    std::printf(
        "%d of %d games agree, %ld questions; %d over, %d faults, %d idle, %d stopped; %.0f seconds\n", same,
        request.games, questions, ends[0], ends[1], ends[2], ends[3], took.count());
    return same == request.games;
}

// The reprints hold the scenarios of Euphoria too.
int compare_all(Request request) {
    struct Set {
        const char *scenarios, *games;
        int players;
    };
    bool same = true;
    for (const Set& set : {Set{"euphoria_reprints", "euphoria", 4}, Set{"evenfall", "evenfall", 2},
                           Set{"etherfields", "etherfields", 2}}) {
        const std::string cards = CANTRIP_SOURCE_DIR "/cards/";
        const auto scenarios = load_package(cards + set.scenarios, request.options);
        const auto games = load_package(cards + set.games, request.options);
        if (scenarios == nullptr || games == nullptr) return 2;
        std::printf("%s, %d players\n", set.games, set.players);
        same &= compare_scenarios(scenarios->program);
        request.players = set.players;
        same &= compare_games(games->program, request);
    }
    return same ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    Request request;
    for (int i = 1; i < argc; ++i) {
        const auto value = [&] { return i + 1 < argc ? argv[++i] : ""; };
        if (std::strcmp(argv[i], "--players") == 0)
            request.players = std::atoi(value());
        else if (std::strcmp(argv[i], "--games") == 0)
            request.games = std::atoi(value());
        else if (std::strcmp(argv[i], "--questions") == 0)
            request.questions = std::atoi(value());
        else if (std::strcmp(argv[i], "--seed") == 0)
            request.seed = static_cast<std::uint64_t>(std::atoll(value()));
        else if (std::strcmp(argv[i], "--scenarios") == 0)
            request.scenarios = true;
        else if (std::strcmp(argv[i], "--all") == 0)
            request.all = true;
        else if (std::strcmp(argv[i], "--lib") == 0)
            request.options.libraries.emplace_back(value());
        else
            request.package = argv[i];
    }
    request.options.libraries.emplace_back(CANTRIP_SOURCE_DIR "/stdlib");
    request.options.libraries.emplace_back(CANTRIP_SOURCE_DIR "/cards");
    if (request.all) return compare_all(request);
    const auto loaded = load_package(request.package, request.options);
    if (loaded == nullptr) return 2;
    const bool same =
        request.scenarios ? compare_scenarios(loaded->program) : compare_games(loaded->program, request);
    return same ? 0 : 1;
}
