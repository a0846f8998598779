#include "tools/commands/load_game.hpp"

#include "tools/cli/common_options.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/play/game_setup.hpp"

namespace cantrip {

using namespace play;

Result<LoadedGame, Exit> load_game(Invocation& invocation) {
    auto programs = load_programs(invocation);
    if (programs->world.broken || programs->diagnostics.errors() > 0) {
        invocation.output.write(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return Failure{Exit::failed};
    }
    auto game = game_of(std::move(programs));
    if (!game) return Failure{invocation.fail(game.error().message, game.error().help)};
    return std::move(game).value();
}

Result<bool, Exit> compile_game(Invocation& invocation, LoadedGame& game) {
    const Arguments& arguments = invocation.arguments;
    const auto setup = game_setup(game.program(), arguments.value("--players"), arguments.values("--with"));
    if (!setup) return Failure{invocation.fail(setup.error().message, setup.error().help)};
    return compile_game(invocation, game, setup.value());
}

Result<bool, Exit> compile_game(Invocation& invocation, LoadedGame& game, const Setup& setup) {
    auto machine = Machine::compile(game.program(), setup);
    if (!machine) return Failure{invocation.fail(machine.error())};
    game.machine = machine.value();
    return true;
}

std::vector<Option> game_options(std::vector<Option> own) {
    std::vector<Option> all{
        {"--players", Option::Takes::one, "N", "how many play (default: the fewest that fill the table)"},
        {"--with", Option::Takes::list, "OPTION=VALUE", "options of the game; a flag alone is switched on"}};
    all.insert(all.end(), own.begin(), own.end());
    all.push_back(lib_option());
    return all;
}

} // namespace cantrip
