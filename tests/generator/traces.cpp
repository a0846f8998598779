#include "tests/generator/traces.hpp"

#include <fmt/format.h>

#include "tests/generator/compiled.hpp"
#include "tests/generator/isolated.hpp"
#include "tests/generator/play.hpp"
#include "tests/generator/search.hpp"

namespace cantrip::generator {
namespace {

std::string line_of(std::uint64_t seed, const Played& played) {
    constexpr char ends[] = {'o', 'i', 'f', 's'};
    return fmt::format("{} {} {} {:016x}\n", seed, played.questions,
                       ends[static_cast<std::size_t>(played.end)], played.chain);
}

// A crash is a line too.
std::string line_or_crash(std::uint64_t seed, const Machine& machine, const PlaySettings& settings) {
    const std::string line = run_isolated([&] { return line_of(seed, play(machine, settings)); }, 60);
    return line.back() == '\n' ? line : fmt::format("{} {}\n", seed, line.substr(0, line.find(':')));
}

} // namespace

std::string traces_of_seeds(std::uint64_t first, std::uint64_t count, const std::string& library) {
    std::string out;
    for (std::uint64_t seed = first; seed < first + count; ++seed) {
        const Generated made = generate(seed);
        const auto checked = check_text(print(made.program), library);
        const int players = players_of(made, seed);
        const auto machine = Machine::compile(checked->program, setup_of(checked->program, players, seed));
        if (!checked->ok() || !machine.ok())
            out += fmt::format("{} rejected\n", seed);
        else
            out += line_or_crash(seed, *machine.value(), {.players = players, .seed = seed});
    }
    return out;
}

std::string traces_of_package(const std::string& folder, int players, std::uint64_t first,
                              std::uint64_t count, const std::string& library) {
    const auto checked = check_folder(folder, library);
    if (!checked->ok()) return "rejected\n" + checked->messages();
    const auto machine = Machine::compile(checked->program, {.players = players});
    if (!machine.ok()) return "rejected: " + machine.error() + "\n";
    std::string out;
    for (std::uint64_t seed = first; seed < first + count; ++seed)
        out += line_or_crash(seed, *machine.value(),
                             {.players = players, .seed = seed, .most_questions = 2000, .steps = 2'000'000});
    return out;
}

} // namespace cantrip::generator
