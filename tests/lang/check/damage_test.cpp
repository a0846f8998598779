// Whole games with one broken file: the checker always comes to an end and tells something sensible or
// nothing.

#include <random>

#include <catch2/catch.hpp>

#include "tests/lang/check/whole_game.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

std::string damaged(const std::string& text, const std::vector<Token>& tokens, std::size_t which,
                    unsigned how) {
    const Token& token = tokens[which];
    const std::string before = text.substr(0, token.begin);
    const std::string itself = text.substr(token.begin, token.length);
    const std::string after = text.substr(token.end());
    if (how == 0) return before + after;
    if (how == 1) return before + itself + " " + itself + after;
    const Token& next = tokens[which + 1];
    const std::string between = text.substr(token.end(), next.begin - token.end());
    return before + text.substr(next.begin, next.length) + between + itself + text.substr(next.end());
}

// A word that belongs somewhere else: kinds, verbs and units in each other's places.
std::string exchanged(const std::string& text, const std::vector<Token>& tokens, std::size_t which,
                      std::size_t other) {
    const Token& token = tokens[which];
    return text.substr(0, token.begin) + text.substr(tokens[other].begin, tokens[other].length) +
           text.substr(token.end());
}

} // namespace

TEST_CASE("a game with a token deleted, doubled, swapped or exchanged is checked to the end",
          "[check][damage]") {
    std::mt19937 random{7};
    for (const auto& folders : all_games()) {
        WholeGame game(folders);
        for (std::size_t i = 0; i < 800 / slowness; ++i) {
            const auto& file = game.files()[random() % game.files().size()];
            const auto& tokens = game.tree(file).tokens().list;
            if (tokens.size() < 3) continue;
            const std::size_t which = random() % (tokens.size() - 2);
            const unsigned how = random() % 4;
            const std::string text = game.text(file);
            const std::string broken = how == 3
                                           ? exchanged(text, tokens, which, random() % (tokens.size() - 1))
                                           : damaged(text, tokens, which, how);
            INFO(game.path(file) << "\n" << broken);
            (void)game.told_with(file, broken);
        }
        CHECK(game.told() == 0);
    }
}

TEST_CASE("a game with a file cut anywhere is checked to the end", "[check][damage]") {
    std::mt19937 random{11};
    for (const auto& folders : all_games()) {
        WholeGame game(folders);
        for (std::size_t i = 0; i < 400 / slowness; ++i) {
            const auto& file = game.files()[random() % game.files().size()];
            const std::string text = game.text(file);
            (void)game.told_with(file, text.substr(0, random() % text.size()));
        }
        CHECK(game.told() == 0);
    }
}
