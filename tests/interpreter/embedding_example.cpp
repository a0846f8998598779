#include <cstdio>

#include "interpreter/cantrip.hpp"
#include "lang/check/check.hpp"
#include "lang/package/load.hpp"

// Plays one game, always taking the first choices, and prints who won. 0 when all went well.
int play_first_choices(const char* game_path, const char* library_folder) {
    using namespace cantrip;

    // Read and check the packages. The world owns the text: it must outlive the program.
    World world;
    load(world, {game_path}, {.libraries = {library_folder}});
    Diagnostics diagnostics;
    const Program program = check(world, programs_of(world).at(0), diagnostics);
    if (world.broken || diagnostics.errors() > 0) return 1;

    // Compile once for a number of players; machines may be shared between threads.
    Setup setup;
    setup.players = 2;
    const auto machine = Machine::compile(program, setup);
    if (!machine) return 2;

    // A state is a plain value: copy it to undo, hash it, save it.
    State state = machine.value()->start(42);
    for (;;) {
        const Outcome now = run(*machine.value(), state);
        if (now.kind == Outcome::Kind::fault) {
            std::fprintf(stderr, "%s in %s\n", now.fault.message.c_str(), now.fault.rule.c_str());
            return 3;
        }
        if (now.kind != Outcome::Kind::question) {
            for (const Word winner : now.winners)
                std::printf("%s wins\n", player_name(*machine.value(), winner).c_str());
            return 0;
        }
        // Pick the least number of choices that is allowed, from the front.
        std::vector<Word> picks;
        for (Word i = 0; static_cast<Word>(picks.size()) < now.question.least; ++i)
            for (Word n = 0; n < now.question.choices.at(static_cast<std::size_t>(i)).limit &&
                             static_cast<Word>(picks.size()) < now.question.least;
                 ++n)
                picks.push_back(i);
        if (!answer(*machine.value(), state, picks)) return 4;
    }
}
