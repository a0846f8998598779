// How fast whole games run: questions per second with all legal options enumerated, and what a state costs. One thread, JSON out.

#include <boost/json.hpp>
#include <chrono>
#include <cstdio>

#include "lang/support/pretty_json.hpp"
#include "tools/cli/programs.hpp"
#include "tools/sim/bot.hpp"

using namespace cantrip;

namespace {

double seconds_of(const auto& fn) {
    const auto begin = std::chrono::steady_clock::now();
    fn();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

boost::json::object measure(const Machine& machine) {
    std::uint64_t questions = 0, games = 0, finished = 0;
    const double seconds = seconds_of([&] {
        for (; games < 200 && questions < 4000; ++games) {
            const GameResult result = play_randomly(machine, games + 1, 2000, nullptr);
            questions += result.questions;
            finished += result.finished ? 1 : 0;
        }
    });
    State state = machine.start(1);
    (void)run(machine, state);
    constexpr int copies = 20'000;
    std::uint64_t sum = 0;
    const double copying = seconds_of([&] {
        State copy;
        for (int i = 0; i < copies; ++i) {
            copy = state;
            sum += static_cast<std::uint64_t>(copy.words[static_cast<std::size_t>(i) % copy.words.size()]);
        }
    });
    const double hashing = seconds_of([&] {
        for (int i = 0; i < copies; ++i) sum += state.hash();
    });
    return {{"games", games}, {"finished", finished}, {"questions", questions}, {"questions_per_second", static_cast<double>(questions) / seconds},
            {"state_bytes", state.words.size() * sizeof(Word)}, {"copy_ns", copying * 1e9 / copies}, {"hash_ns", hashing * 1e9 / copies}, {"check", sum % 1000}};
}

} // namespace

// Arguments: the library folder, then packages.
int main(int argc, char** argv) {
    if (argc < 3) return 2;
    boost::json::object out;
    LoadOptions options;
    options.libraries.emplace_back(argv[1]);
    for (int i = 2; i < argc; ++i) {
        const auto programs = load_programs({argv[i]}, options);
        if (programs->diagnostics.errors() > 0 || programs->list.empty()) return 1;
        Setup setup;
        setup.players = programs->list[0].game.least_players;
        const auto machine = Machine::compile(programs->list[0], setup);
        if (!machine) return 1;
        out[argv[i]] = measure(*machine.value());
    }
    std::fputs(pretty_json(out).c_str(), stdout);
    return 0;
}
