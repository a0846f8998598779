#include "tests/generator/command.hpp"

#include <fmt/format.h>
#include <map>

#include "tests/generator/coverage.hpp"
#include "tests/generator/found.hpp"
#include "tests/generator/generate.hpp"
#include "tests/generator/isolated.hpp"
#include "tests/generator/paragraphs.hpp"
#include "tests/generator/search.hpp"
#include "tests/generator/traces.hpp"

namespace cantrip::generator {
namespace {

int print_one(const Request& request) {
    fmt::print("{}", print_formatted(generate(request.seed).program));
    return 0;
}

// Checks and plays every program; prints the share accepted, how games end and what was covered.
int measure(const Request& request) {
    Coverage coverage;
    std::uint64_t accepted = 0;
    std::map<std::string, int> ends;
    for (std::uint64_t seed = request.seed; seed < request.seed + request.count; ++seed) {
        const Generated made = generate(seed);
        const auto checked = check_text(print_formatted(made.program), request.library);
        if (!checked->ok()) {
            fmt::print("seed {} is rejected:\n{}", seed, checked->messages());
            continue;
        }
        ++accepted;
        coverage.add_program(*checked);
        const auto machine =
            Machine::compile(checked->program, setup_of(checked->program, players_of(made, seed), seed));
        if (!machine.ok()) {
            fmt::print("seed {} does not compile: {}\n", seed, machine.error());
            continue;
        }
        const PlaySettings settings{.players = players_of(made, seed), .seed = seed};
        // First where a crash does no harm.
        const auto trial = [&] {
            Used ignored;
            (void)play(*machine.value(), settings, &ignored);
            return std::string();
        };
        if (const std::string broken = run_isolated(trial, 10); !broken.empty()) {
            fmt::print("seed {}: {}\n", seed, broken);
            ++ends[broken];
            continue;
        }
        Used used;
        const Played played = play(*machine.value(), settings, &used);
        coverage.add_play(*checked, used);
        constexpr const char* names[] = {"over", "idle", "fault", "stopped"};
        ++ends[names[static_cast<std::size_t>(played.end)] +
               (played.fault.empty() ? "" : ": " + played.fault)];
    }
    fmt::print("accepted by check: {} of {}\n\n{}\n", accepted, request.count, coverage.table());
    for (const auto& [end, count] : ends) fmt::print("games that end {}: {}\n", end, count);
    const auto missing = coverage.missing();
    for (const std::string& part : missing) fmt::print("not covered: {}\n", part);
    const auto paragraphs = read_paragraphs(request.root);
    fmt::print("{}", table(paragraphs));
    return accepted == request.count && missing.empty() && all_shown(paragraphs) ? 0 : 1;
}

int look_at(const Request& request) {
    const Found found = read_found(request.file);
    const std::string problem = problem_of(found.text, found.players, found.seed,
                                           found.compared || request.reference, request.library);
    fmt::print("{}\n", problem.empty() ? "no problem" : problem);
    return problem.empty() ? 0 : 1;
}

} // namespace

int run(const Request& request) {
    if (!request.file.empty()) return look_at(request);
    if (request.write_traces) return write_traces(request.root, request.jobs);
    if (request.replay_traces) return replay_traces(request.root, request.jobs);
    if (request.play || request.reference) return search(request);
    if (request.count > 0) return measure(request);
    return print_one(request);
}

} // namespace cantrip::generator
