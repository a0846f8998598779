// Engine and reference play the same games and scenarios, and must agree on every question and every board.

#include <filesystem>
#include <fstream>
#include <set>

#include <catch2/catch.hpp>

#include "tests/interpreter/games.hpp"
#include "tests/reference/replay_scenario.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

// "folder: title" of scenarios in which they are known to differ; the reason stands in the file.
std::set<std::string> known_differences() {
    std::set<std::string> known;
    std::ifstream file(CANTRIP_SOURCE_DIR "/tests/reference/known_differences.txt");
    REQUIRE(file.good());
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line[0] != '#') known.insert(line);
    return known;
}

// Plays the scenarios of a package; how many there are.
std::size_t replay_all(const std::string& folder, std::set<std::string>& known) {
    const TestGame game = card_set(folder);
    for (ScenarioId id(0); id < game.program().scenarios.size(); ++id) {
        const reference::Compared result = reference::replay_scenario(game.program(), id);
        const std::string name = folder + ": " + std::string(game.program().scenarios[id].word);
        INFO(name << "\n" << result.told);
        // What agrees again leaves the list.
        CHECK(result.same == (known.erase(name) == 0));
    }
    return game.program().scenarios.size();
}

void play_games(const std::string& folder, int players, std::uint64_t first, int games, int most_questions) {
    const TestGame game = card_set(folder, players);
    Setup setup;
    setup.players = players;
    int questions = 0;
    for (std::uint64_t seed = first; seed < first + static_cast<std::uint64_t>(games); ++seed) {
        const reference::Compared result = reference::play_both(
            game.program(), setup, seed, reference::random_answers(seed), most_questions);
        INFO(folder << ", " << players << " players, seed " << seed << "\n" << result.told);
        CHECK(result.same);
        questions += result.questions;
    }
    CHECK(questions > 20 * games);
}

} // namespace

TEST_CASE("engine and reference agree on all scenarios", "[reference]") {
    std::set<std::string> known = known_differences();
    std::size_t played = 0;
    // The reprints hold the scenarios of Euphoria too.
    for (const char* set : {"euphoria_reprints", "evenfall", "etherfields"})
        played += replay_all(std::string("cards/") + set, known);
    const std::filesystem::path semantics = CANTRIP_SOURCE_DIR "/tests/semantics";
    if (std::filesystem::exists(semantics))
        for (const auto& folder : std::filesystem::directory_iterator(semantics))
            if (std::filesystem::exists(folder.path() / "package.cant"))
                played += replay_all("tests/semantics/" + folder.path().filename().string(), known);
    CHECK(played > 800);
    for (const std::string& name : known) FAIL_CHECK("no such scenario: " << name);
}

TEST_CASE("engine and reference agree on games of Euphoria", "[reference]") {
    play_games("cards/euphoria", 2, 1, 2, 1'500);
    play_games("cards/euphoria", 4, 1, 2, 1'000);
}

TEST_CASE("engine and reference agree on games of Evenfall", "[reference]") {
    play_games("cards/evenfall", 2, 1, 6, 1'000);
    play_games("cards/evenfall", 4, 1, 4, 1'000);
}

TEST_CASE("engine and reference agree on games of Etherfields", "[reference]") {
    play_games("cards/etherfields", 1, 11, 2, 300);
    play_games("cards/etherfields", 2, 1, 1, 300);
}

TEST_CASE("engine and reference agree on a small game", "[reference]") {
    const TestGame game = game_of(duel_text(), 3);
    Setup setup;
    setup.players = 3;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const reference::Compared result =
            reference::play_both(game.program(), setup, seed, reference::random_answers(seed), 2'000);
        INFO("seed " << seed << "\n" << result.told);
        CHECK(result.same);
    }
}
