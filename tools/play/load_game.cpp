#include "tools/play/load_game.hpp"

#include <fmt/format.h>

namespace cantrip::play {

Result<LoadedGame, GameProblem> game_of(std::unique_ptr<Programs> programs) {
    LoadedGame game{std::move(programs), nullptr};
    if (game.programs->list.size() > 1) {
        std::string names;
        for (const auto& packages : game.programs->packages)
            names +=
                (names.empty() ? "`" : ", `") + game.programs->world.packages[packages.back()].name + "`";
        return Failure{GameProblem{"there are several games here", "name one of " + names}};
    }
    if (game.programs->list.empty() || game.program().game.start == no_index)
        return Failure{
            GameProblem{"there is no game to play here", "name the package of a game that has a `start`"}};
    return game;
}

std::string place_text(const Sources& sources, Span at) {
    return at.end == 0
               ? std::string{}
               : fmt::format("{}:{}", sources.at(at.file).path, sources.position(at.file, at.begin).line);
}

std::string fault_text(const Sources& sources, const Fault& fault) {
    std::string told = fault.message + (fault.rule.empty() ? "" : " in " + fault.rule);
    if (const std::string place = place_text(sources, fault.at); !place.empty()) told += " at " + place;
    for (const auto& link : fault.chain) told += " < " + link;
    return told;
}

} // namespace cantrip::play
