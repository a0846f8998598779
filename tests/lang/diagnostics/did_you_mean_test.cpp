#include <array>
#include <string>

#include <catch2/catch.hpp>

#include "lang/diagnostics/did_you_mean.hpp"

using namespace cantrip;

TEST_CASE("edit distance counts a swap as one", "[diagnostics]") {
    CHECK(edit_distance("gain", "gain", 3) == 0);
    CHECK(edit_distance("gian", "gain", 3) == 1);
    CHECK(edit_distance("gan", "gain", 3) == 1);
    CHECK(edit_distance("gains", "gain", 3) == 1);
    CHECK(edit_distance("pay", "gain", 3) == 3);
    CHECK(edit_distance("abcdefgh", "gain", 2) == 3);
    CHECK(edit_distance("", "abc", 3) == 3);
}

TEST_CASE("the nearest word is suggested, and only one that is near", "[diagnostics]") {
    const std::array<std::string_view, 6> words{"herb", "potion", "harvest", "discover", "draw", "discard"};
    CHECK(did_you_mean("herbs", words) == "herb");
    CHECK(did_you_mean("harvset", words) == "harvest");
    CHECK(did_you_mean("dicsover", words) == "discover");
    CHECK(did_you_mean("Potion", words) == "potion");
    CHECK(did_you_mean("strength", words).empty());
    CHECK(did_you_mean("", words).empty());
    CHECK(did_you_mean("x", std::array<std::string_view, 1>{"yz"}).empty());
}

TEST_CASE("the suggestion does not depend on the order of the candidates", "[diagnostics]") {
    CHECK(did_you_mean("cat", std::array<std::string_view, 2>{"car", "bat"}) == "bat");
    CHECK(did_you_mean("cat", std::array<std::string_view, 2>{"bat", "car"}) == "bat");
    // Letter case decides between words that are otherwise equally near.
    CHECK(did_you_mean("Card", std::array<std::string_view, 2>{"CARDS", "Cards"}) == "Cards");
}

TEST_CASE("very long words get no suggestion and take no time", "[diagnostics][limits]") {
    const std::string word(1000000, 'a');
    const std::string near(1000001, 'a');
    CHECK(did_you_mean(word, std::array<std::string_view, 1>{near}).empty());
}
