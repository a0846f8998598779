#include "tests/generator/search.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <map>

#include "tests/generator/compiled.hpp"
#include "tests/generator/isolated.hpp"
#include "tests/generator/play.hpp"
#include "tests/generator/shrink.hpp"
#include "tests/reference/side_by_side.hpp"

namespace cantrip::generator {
namespace {

struct Trial {
    const Request& request;
    std::uint64_t seed = 1;
    int players = 1;
};

// The word that says what a line of a difference is about.
std::string first_word(const std::string& text, const std::string& side) {
    const std::size_t at = text.find(side);
    if (at == std::string::npos) return "";
    const std::size_t begin = text.find_first_not_of(" ", at + side.size());
    return begin == std::string::npos ? "" : text.substr(begin, text.find_first_of(" :,\n", begin) - begin);
}

// Two interpreters of one program: empty when they agree at every question. What is "without end" is each
// one's own (S22.4), so games that meet a limit are counted, and are no difference.
std::string difference_of(const Program& program, const Trial& trial) {
    const auto compared = reference::play_both(program, setup_of(program, trial.players, trial.seed),
                                               trial.seed, reference::random_answers(trial.seed), 150);
    const std::string& told = compared.told;
    if (compared.same) return "";
    if (told.rfind("the engine", 0) == 0 && told.find("without") < told.find('\n'))
        return std::string(limit_sort) + "\n" + told;
    const std::string mine = first_word(told, "engine:"), other = first_word(told, "reference:");
    const bool ends = told.rfind("the engine", 0) == 0;
    return fmt::format("reference: {}\n{}",
                       ends ? told.substr(0, told.find_first_of(",(\n")) : mine + " / " + other, told);
}

// In this process: empty, or what is wrong.
std::string problem_of(const std::string& text, const Trial& trial) {
    const auto checked = check_text(text, trial.request.library);
    if (!checked->ok()) return "check: " + checked->messages();
    const auto machine =
        Machine::compile(checked->program, setup_of(checked->program, trial.players, trial.seed));
    if (!machine.ok()) return "compile: " + machine.error();
    if (trial.request.reference) return difference_of(checked->program, trial);
    return find_problem(*machine.value(), {.players = trial.players, .seed = trial.seed});
}

// Problems are of one sort when this is equal: without what is counted or quoted.
std::string sort_of(const std::string& problem) {
    std::string out;
    for (const char c : problem.substr(0, problem.find(" (question"))) {
        if (c == '\n') break;
        if (c < '0' || c > '9') out += c;
    }
    return out;
}

Trial trial_of(const Request& request, const Generated& made, std::uint64_t seed) {
    return {request, seed, request.players > 0 ? request.players : players_of(made, seed)};
}

void write_small(const Generated& made, const std::string& problem, Trial trial) {
    const std::string sort = sort_of(problem);
    // The test must not be slower than what it tests: most candidates fail in the checker already.
    const auto shows = [&](const Piece& piece) {
        const std::string text = print(piece);
        if (!check_text(text, trial.request.library)->ok()) return false;
        return sort_of(run_isolated([&] { return problem_of(text, trial); },
                                    sort.rfind("hang", 0) == 0 ? 2 : 5)) == sort;
    };
    for (const int players : {1, 2, 3})
        if (players < trial.players) {
            const int before = std::exchange(trial.players, players);
            if (shows(made.program)) break;
            trial.players = before;
        }
    const Piece small = sort.rfind("check:", 0) == 0 ? made.program : shrink(made.program, shows);
    std::filesystem::create_directories(trial.request.out);
    std::ofstream file(
        fmt::format("{}/seed_{}_players_{}.cant", trial.request.out, trial.seed, trial.players));
    std::string comment = "// " + run_isolated([&] { return problem_of(print(small), trial); }, 5);
    for (std::size_t at = 0; (at = comment.find('\n', at)) != std::string::npos && at + 1 < comment.size();
         at += 4)
        comment.insert(at + 1, "// ");
    file << fmt::format("// players {}, seed {}\n", trial.players, trial.seed) << comment << "\n"
         << print_formatted(small);
    fmt::print("  shrunk to {} of {} pieces, {} players\n", size_of(small), size_of(made.program),
               trial.players);
    std::fflush(stdout);
}

} // namespace

int players_of(const Generated& made, std::uint64_t seed) {
    return 1 + static_cast<int>(seed % static_cast<std::uint64_t>(made.most_players));
}

Setup setup_of(const Program& program, int players, std::uint64_t seed) {
    Setup setup;
    setup.players = players;
    Chance chance(~seed);
    for (GlobalId id(0); id < program.globals.size(); ++id) {
        const Global& global = program.globals[id];
        // One seat alone at a table of two: the option is not for choosing.
        if (!global.option || id == program.game.with) continue;
        if (global.type.is(TypeTag::flag)) setup.options.emplace_back(id, chance.below(2));
        if (global.type.is(TypeTag::number))
            setup.options.emplace_back(id, chance.between(global.low, std::min(global.high, global.low + 9)));
    }
    return setup;
}

std::string problem_of(const std::string& text, int players, std::uint64_t seed, bool reference,
                       const std::string& library, unsigned seconds) {
    Request request;
    request.reference = reference;
    request.library = library;
    const Trial trial{request, seed, players};
    return run_isolated([&] { return problem_of(text, trial); }, seconds);
}

void search(const Request& request, const std::function<void(const std::string&)>& tell, Problems& problems) {
    const auto look = [&](std::uint64_t seed) {
        const Generated made = generate(seed);
        return problem_of(print(made.program), trial_of(request, made, seed));
    };
    const auto found = [&](std::uint64_t seed, const std::string& problem) {
        if (problems.sorts[sort_of(problem)]++ >= request.keep) return;
        const Trial trial = trial_of(request, generate(seed), seed);
        tell(fmt::format("seed {} with {} players: {}", seed, trial.players, problem));
        problems.kept[seed] = problem;
    };
    // The reference gives up after two seconds, and what differs is played once more with a trace.
    const unsigned seconds = request.reference ? 40 : 10;
    run_isolated(
        {.first = request.seed, .count = request.count, .seconds = seconds, .processes = request.jobs}, look,
        found);
}

int search(const Request& request) {
    const auto start = std::chrono::steady_clock::now();
    const auto tell = [](const std::string& text) {
        fmt::print("{}\n", text.substr(0, text.find("after ")));
        std::fflush(stdout);
    };
    Problems problems;
    int found = 0;
    // In stretches, so that a result stands when somebody ends it.
    constexpr std::uint64_t stretch = 20'000;
    for (std::uint64_t done = 0; done < request.count;) {
        Request part = request;
        part.seed = request.seed + done;
        part.count = std::min(stretch, request.count - done);
        search(part, tell, problems);
        done += part.count;
        found = 0;
        for (const auto& [sort, count] : problems.sorts) found += sort.rfind(limit_sort, 0) == 0 ? 0 : count;
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        fmt::print("{} of {} programs from seed {} on show a problem; {:.0f} programs a second, {} at once\n",
                   found, done, request.seed, static_cast<double>(done) / took.count(), request.jobs);
        std::fflush(stdout);
    }
    for (const auto& [sort, count] : problems.sorts) fmt::print("{:>6} {}\n", count, sort);
    std::fflush(stdout);
    if (!request.out.empty())
        for (const auto& [seed, problem] : problems.kept) {
            const Generated made = generate(seed);
            write_small(made, problem, trial_of(request, made, seed));
        }
    return found == 0 ? 0 : 1;
}

} // namespace cantrip::generator
