// Printed text cut into words, numbers, icons and signs.

#include <catch2/catch.hpp>

#include "tools/proof/word_index.hpp"
#include "tools/support/cut_words.hpp"

using namespace cantrip;

namespace {

// "w:card n:2 s:."
std::string shown(std::string_view text, Joints joints) {
    std::string out;
    for (const TextPiece& piece : cut_text(text, joints)) {
        if (!out.empty()) out += ' ';
        out += "wnis"[static_cast<int>(piece.kind)];
        out += ':';
        out += piece.in(text);
    }
    return out;
}

std::string joined(std::string_view text) { return shown(text, Joints::inside); }
std::string parts(std::string_view text) { return shown(text, Joints::between); }

} // namespace

TEST_CASE("a text is cut into words, numbers, icons and signs", "[words]") {
    CHECK(joined("").empty());
    CHECK(joined(" \t\n\u00A0\u2009").empty());
    CHECK(joined("Draw 2 cards.") == "w:Draw n:2 w:cards s:.");
    CHECK(joined("Získej 1,5 :herb:; −3 (a – b)") == "w:Získej n:1,5 i::herb: s:; n:−3 s:( w:a s:– w:b s:)");
    // No fraction, no icon, no number behind the minus.
    CHECK(joined("2, 3. :Herb: :: − a") == "n:2 s:, n:3 s:. s:: w:Herb s:: s:: s:: s:− w:a");
    CHECK(joined("2x d6") == "n:2 w:x w:d n:6");
}

TEST_CASE("words are cut alike in every alphabet", "[words]") {
    CHECK(joined("Șterge țara") == "w:Șterge w:țara");
    CHECK(joined("Έλα ღამე ếch İyi") == "w:Έλα w:ღამე w:ếch w:İyi");
    // Marks of their own belong to the letter before them.
    CHECK(joined("vra\u0301c\u030C 1") == "w:vra\u0301c\u030C n:1");
}

TEST_CASE("hyphens and apostrophes between letters join them, or not", "[words]") {
    CHECK(joined("the player's well-known l’an") == "w:the w:player's w:well-known w:l’an");
    CHECK(parts("player's well-known l’an") == "w:player s:' w:s w:well s:- w:known w:l s:’ w:an");
    // At the ends of a word they are signs.
    CHECK(joined("players' 'quoted' ne- -2 a--b") ==
          "w:players s:' s:' w:quoted s:' w:ne s:- s:- n:2 w:a s:- s:- w:b");
    CHECK(joined("a-") == "w:a s:-");
}

TEST_CASE("proofreading takes words and numbers that touch as one word", "[words][proof]") {
    using Words = std::vector<std::string>;
    CHECK(proof::words_in("The 1st player's D6, II-41 :herb:!") ==
          Words{"the", "1st", "player's", "d6", "ii", "41", "herb"});
    CHECK(proof::words_in("–, (“)").empty());
    const auto placed = proof::placed_words("Áno, 1st x");
    REQUIRE(placed.size() == 3);
    CHECK(placed[0].begin == 0);
    CHECK(placed[0].end == 4);
    CHECK(placed[1].text == "1st");
    CHECK(placed[1].begin == 6);
    CHECK(placed[1].end == 9);
}
