#include "tests/text_truth/behaviour.hpp"

#include <memory>
#include <vector>

#include "tests/generator/compiled.hpp"
#include "tests/generator/play.hpp"

namespace cantrip::truth {
namespace {

// A game with an effect in it, and what became of it in each play.
struct Plays {
    bool ok = false;
    bool used = false;
    std::vector<std::uint64_t> chains;
};

bool is_used(const generator::Checked& checked, const std::string& effect, const generator::Used& used) {
    const Program& program = checked.program;
    for (AbilityId id(0); id < program.abilities.size(); ++id) {
        const Ability& ability = program.abilities[id];
        if (ability.tree != checked.tree || ability.node == no_node || id >= used.fired.size()) continue;
        if (used.fired[id] == 0) continue;
        const auto text = checked.world.sources.text(program.trees[ability.tree]->span(ability.node));
        if (text == effect) return true;
    }
    return false;
}

Plays play_with(std::string game, const std::string& place, const std::string& effect,
                const std::string& library) {
    Plays out;
    const std::size_t at = game.find(place);
    if (at == std::string::npos) return out;
    game.replace(at, place.size(), effect);
    const auto checked = generator::check_text(game, library);
    if (!checked->ok()) return out;
    for (const int players : {2, 3}) {
        const auto machine = Machine::compile(checked->program, {.players = players});
        if (!machine) return out;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            generator::PlaySettings settings;
            settings.players = players;
            settings.seed = seed;
            generator::Used used;
            const generator::Played played = generator::play(*machine.value(), settings, &used);
            out.chains.push_back(played.chain);
            out.used |= is_used(*checked, effect, used);
        }
    }
    out.ok = true;
    return out;
}

} // namespace

Behaviour compare_behaviour(const std::string& game, const std::string& place, const std::string& a,
                            const std::string& b, const std::string& library) {
    const Plays first = play_with(game, place, a, library);
    const Plays second = play_with(game, place, b, library);
    if (!first.ok || !second.ok) return Behaviour::unplayed;
    if (first.chains != second.chains) return Behaviour::different;
    return first.used || second.used ? Behaviour::alike : Behaviour::unplayed;
}

} // namespace cantrip::truth
