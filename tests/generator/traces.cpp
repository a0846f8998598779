#include "tests/generator/traces.hpp"

#include <fmt/format.h>
#include <fstream>

#include "tests/generator/compiled.hpp"
#include "tests/generator/isolated.hpp"
#include "tests/generator/play.hpp"
#include "tests/generator/search.hpp"

namespace cantrip::generator {
namespace {

constexpr TraceSet sets[] = {
    {"seeds.txt", "", 0, 20'000},
    {"euphoria.txt", "euphoria", 4, 300},
    {"evenfall.txt", "evenfall", 2, 300},
    {"etherfields.txt", "etherfields", 2, 300},
};

std::string line_of(std::uint64_t seed, const Played& played) {
    constexpr char ends[] = {'o', 'i', 'f', 's'};
    return fmt::format("{} {} {} {:016x}", seed, played.questions, ends[static_cast<std::size_t>(played.end)],
                       played.chain);
}

std::string line_of_seed(std::uint64_t seed, const std::string& library) {
    const Generated made = generate(seed);
    const auto checked = check_text(print(made.program), library);
    if (!checked->ok()) return fmt::format("{} rejected", seed);
    const int players = players_of(made, seed);
    const auto machine = Machine::compile(checked->program, setup_of(checked->program, players, seed));
    if (!machine.ok()) return fmt::format("{} rejected", seed);
    return line_of(seed, play(*machine.value(), {.players = players, .seed = seed}));
}

std::string path_of(const TraceSet& set, const std::string& root) {
    return root + "/tests/generator/traces/" + set.file;
}

} // namespace

std::span<const TraceSet> trace_sets() { return sets; }

std::vector<std::string> play_traces(const TraceSet& set, std::uint64_t first, std::uint64_t count,
                                     const std::string& root, int jobs) {
    const std::string library = root + "/stdlib", package = set.package;
    std::vector<std::string> lines(static_cast<std::size_t>(count));
    const auto made = [&](std::uint64_t seed, const std::string& line) {
        // A crash is a line too.
        lines[static_cast<std::size_t>(seed - first)] =
            line.find(':') == std::string::npos ? line
                                                : fmt::format("{} {}", seed, line.substr(0, line.find(':')));
    };
    const Jobs all{.first = first, .count = count, .seconds = 120, .processes = jobs};
    if (package.empty()) {
        run_isolated(
            all, [&](std::uint64_t seed) { return line_of_seed(seed, library); }, made);
        return lines;
    }
    const auto checked = check_folder(root + "/cards/" + package, library);
    if (!checked->ok()) return {"rejected: " + checked->messages()};
    const auto machine = Machine::compile(checked->program, {.players = set.players});
    if (!machine.ok()) return {"rejected: " + machine.error()};
    const auto play_one = [&](std::uint64_t seed) {
        return line_of(
            seed, play(*machine.value(),
                       {.players = set.players, .seed = seed, .most_questions = 2000, .steps = 2'000'000}));
    };
    run_isolated(all, play_one, made);
    return lines;
}

std::vector<std::string> changed_traces(const TraceSet& set, std::uint64_t first, std::uint64_t count,
                                        const std::string& root, int jobs) {
    std::ifstream file(path_of(set, root));
    std::vector<std::string> kept, out;
    for (std::string line; std::getline(file, line);) kept.push_back(line);
    const auto now = play_traces(set, first, count, root, jobs);
    for (std::size_t i = 0; i < now.size(); ++i) {
        const std::size_t at = static_cast<std::size_t>(first) - 1 + i;
        const std::string before = at < kept.size() ? kept[at] : "nothing";
        if (now[i] != before) out.push_back(fmt::format("{}: kept {}, now {}", set.file, before, now[i]));
    }
    return out;
}

int write_traces(const std::string& root, int jobs) {
    for (const TraceSet& set : sets) {
        std::ofstream file(path_of(set, root));
        for (const std::string& line : play_traces(set, 1, set.count, root, jobs)) file << line << '\n';
        if (!file) return 1;
    }
    return 0;
}

int replay_traces(const std::string& root, int jobs) {
    std::size_t changed = 0;
    for (const TraceSet& set : sets) {
        const auto lines = changed_traces(set, 1, set.count, root, jobs);
        for (std::size_t i = 0; i < lines.size() && i < 20; ++i) fmt::print("{}\n", lines[i]);
        fmt::print("{}: {} of {} games changed\n", set.file, lines.size(), set.count);
        changed += lines.size();
    }
    return changed == 0 ? 0 : 1;
}

} // namespace cantrip::generator
