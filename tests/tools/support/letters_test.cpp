// Letters by the data of Unicode. What is expected is written by hand, from the alphabets themselves.

#include <catch2/catch.hpp>

#include "lang/support/utf8.hpp"
#include "tools/support/letters.hpp"

using namespace cantrip;

TEST_CASE("letters of many alphabets have both cases", "[letters]") {
    struct Pair {
        char32_t lower, upper;
    };
    const Pair pairs[] = {
        {U'a', U'A'},
        {U'é', U'É'},
        {U'ÿ', U'Ÿ'},
        {U'č', U'Č'},
        {U'ů', U'Ů'},
        {U'ž', U'Ž'},
        // Romanian, with a comma below.
        {U'ș', U'Ș'},
        {U'ț', U'Ț'},
        // Vietnamese.
        {U'ế', U'Ế'},
        {U'ợ', U'Ợ'},
        {U'ư', U'Ư'},
        // Greek with its accents.
        {U'σ', U'Σ'},
        {U'ά', U'Ά'},
        {U'ώ', U'Ώ'},
        {U'ϊ', U'Ϊ'},
        {U'ж', U'Ж'},
        {U'ђ', U'Ђ'},
        {U'ґ', U'Ґ'},
        {U'ա', U'Ա'},
    };
    for (const Pair& pair : pairs) {
        std::string shown;
        append_utf8(shown, pair.lower);
        INFO(shown);
        CHECK(upper_letter(pair.lower) == pair.upper);
        CHECK(lower_letter(pair.upper) == pair.lower);
        CHECK(title_letter(pair.lower) == pair.upper);
        CHECK(upper_letter(pair.upper) == pair.upper);
        CHECK(lower_letter(pair.lower) == pair.lower);
        CHECK(is_letter(pair.lower));
        CHECK(is_letter(pair.upper));
    }
}

TEST_CASE("the two Turkish i are no pair of each other", "[letters]") {
    CHECK(upper_letter(U'ı') == U'I');
    CHECK(upper_letter(U'i') == U'I');
    CHECK(lower_letter(U'İ') == U'i');
    CHECK(lower_letter(U'I') == U'i');
    CHECK(lower_letter(U'ı') == U'ı');
    CHECK(upper_letter(U'İ') == U'İ');
    CHECK(lower_word("İstanbul ISPARTA") == "istanbul isparta");
}

TEST_CASE("a letter without a capital stays as it is", "[letters]") {
    CHECK(upper_letter(U'ß') == U'ß');
    CHECK(title_letter(U'ß') == U'ß');
    CHECK(lower_letter(U'ẞ') == U'ß');
    // Georgian has capitals for headings, but no sentence starts with one.
    CHECK(upper_letter(U'ა') == U'Ა');
    CHECK(title_letter(U'ა') == U'ა');
    for (const char32_t point : {U'ß', U'ა', U'א', U'ก', U'龍', U'か', U'ª'}) CHECK(is_letter(point));
    for (const char32_t point : {U'1', U'-', U'\'', U'’', U'×', U'÷', U' ', U'\u00A0', U'\u0301', U'🎲'})
        CHECK_FALSE(is_letter(point));
}

TEST_CASE("marks are told from letters", "[letters]") {
    for (const char32_t point : {U'\u0301', U'\u0326', U'\u0345', U'\u0E31', U'\u093F'})
        CHECK(is_mark(point));
    for (const char32_t point : {U'a', U'ş', U'\'', U'¨'}) CHECK_FALSE(is_mark(point));
}

TEST_CASE("lower case in place moves no byte", "[letters]") {
    // İ is two bytes and i is one; Ⱥ is two and ⱥ three.
    CHECK(lower_in_place("ŽİVA ȺB") == "žİva Ⱥb");
    CHECK(lower_word("ŽİVA ȺB") == "živa ⱥb");
}

TEST_CASE("letters with marks behind them are composed", "[letters]") {
    CHECK(composed("vra\u0301c\u030C") == "vráč");
    CHECK(composed("s\u0326i t\u0326") == "și ț");
    // Two marks, in whichever order.
    CHECK(composed("e\u0302\u0301") == "ế");
    CHECK(composed("o\u031B\u0323") == "ợ");
    CHECK(composed("o\u0323\u031B") == "ợ");
    CHECK(composed("η\u0301") == "ή");
    CHECK(composed("и\u0306") == "й");
    // Nothing to compose with.
    CHECK(composed("q\u0301") == "q\u0301");
    CHECK(composed("a\xE9z") == "a\uFFFDz");
    CHECK(composed("").empty());
}

TEST_CASE("letters without marks are those that people type", "[letters]") {
    CHECK(without_marks("Žluťoučký Kůň") == "zlutoucky kun");
    CHECK(without_marks("đak, Łódź, Øre") == "dak, lodz, ore");
    CHECK(without_marks("Ținută ế") == "tinuta e");
    CHECK(without_marks("ΆΛΦΑ") == "αλφα");
    CHECK(without_marks("größe") == "große");
}
