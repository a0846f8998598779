// Which languages there are, when several libraries bring packs.

#include <algorithm>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"
#include "tools/text/languages.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string shipped = std::string(CANTRIP_SOURCE_DIR) + "/stdlib";

} // namespace

TEST_CASE("a library with a pack of its own adds a language to the shipped ones", "[text]") {
    const Scratch scratch;
    scratch.write("mine/text/ro/language.lex", "language ro \"Romanian\"\nprints ro\n");
    const std::string mine = scratch.path("mine");
    const std::vector<std::string> before = text::spoken_languages({shipped});
    REQUIRE(before.size() >= 5);
    std::vector<std::string> expected = before;
    expected.push_back("ro");
    std::sort(expected.begin(), expected.end());
    CHECK(text::spoken_languages({mine, shipped}) == expected);
    CHECK(text::spoken_languages({shipped, mine}) == expected);
}

TEST_CASE("of two packs with one name the earlier library wins", "[text]") {
    const Scratch scratch;
    scratch.write("mine/text/en/language.lex", "language en \"English\"\nprints en-GB\n");
    const std::string mine = scratch.path("mine");
    CHECK(text::first_tag_of("en", {mine, shipped}) == "en-GB");
    CHECK(text::first_tag_of("en", {shipped, mine}) == "en");
}
