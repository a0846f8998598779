// cantrip_compare PACKAGE [--players N] [--games G] [--seed S] [--lib FOLDER]: plays games with the engine
// and with the reference, and prints the first difference.

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "lang/check/check.hpp"
#include "lang/package/load.hpp"
#include "tests/reference/replay_scenario.hpp"

int main(int argc, char** argv) {
    using namespace cantrip;
    int players = 2, games = 10;
    bool scenarios = false;
    std::uint64_t seed = 1;
    std::string package;
    LoadOptions options;
    for (int i = 1; i < argc; ++i) {
        const auto value = [&] { return i + 1 < argc ? argv[++i] : ""; };
        if (std::strcmp(argv[i], "--players") == 0)
            players = std::atoi(value());
        else if (std::strcmp(argv[i], "--games") == 0)
            games = std::atoi(value());
        else if (std::strcmp(argv[i], "--seed") == 0)
            seed = static_cast<std::uint64_t>(std::atoll(value()));
        else if (std::strcmp(argv[i], "--scenarios") == 0)
            scenarios = true;
        else if (std::strcmp(argv[i], "--lib") == 0)
            options.libraries.emplace_back(value());
        else
            package = argv[i];
    }
    options.libraries.emplace_back(CANTRIP_SOURCE_DIR "/stdlib");
    options.libraries.emplace_back(CANTRIP_SOURCE_DIR "/cards");
    World world;
    load(world, {package}, options);
    Diagnostics diagnostics;
    const auto sets = programs_of(world);
    if (package.empty() || world.broken || sets.empty()) {
        std::fprintf(stderr, "cantrip_compare: no package there\n");
        return 2;
    }
    const Program program = check(world, sets.at(0), diagnostics);
    if (diagnostics.errors() > 0) {
        std::fprintf(stderr, "cantrip_compare: the package has errors\n");
        return 2;
    }
    Setup setup;
    setup.players = players;
    if (players < program.game.seats && program.game.with != no_index) {
        setup.players = program.game.seats;
        setup.options.emplace_back(program.game.with, 1);
    }
    if (scenarios) {
        int agreed = 0;
        for (ScenarioId id = 0; id < program.scenarios.size(); ++id) {
            const reference::Compared result = reference::replay_scenario(program, id);
            agreed += result.same ? 1 : 0;
            if (!result.same)
                std::printf("%s:\n%s\n", std::string(program.scenarios[id].word).c_str(),
                            result.told.c_str());
        }
        std::printf("%d of %zu scenarios agree\n", agreed, program.scenarios.size());
        return 0;
    }
    int same = 0, ends[4] = {};
    long questions = 0;
    for (int i = 0; i < games; ++i) {
        const std::uint64_t now = seed + static_cast<std::uint64_t>(i);
        const reference::Compared result =
            reference::play_both(program, setup, now, reference::random_answers(now));
        questions += result.questions;
        same += result.same ? 1 : 0;
        ++ends[static_cast<std::size_t>(result.ended.how)];
        if (!result.same)
            std::printf("seed %llu:\n%s\n", static_cast<unsigned long long>(now), result.told.c_str());
        std::fflush(stdout);
    }
    std::printf("%d of %d games agree, %ld questions; %d over, %d faults, %d idle, %d stopped\n", same, games,
                questions, ends[0], ends[1], ends[2], ends[3]);
    return same == games ? 0 : 1;
}
