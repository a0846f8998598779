// Letters that none of the shipped languages has.

#include <catch2/catch.hpp>

#include "lang/support/utf8.hpp"
#include "tools/support/letters.hpp"
#include "tools/text/setting/script.hpp"

using namespace cantrip;

TEST_CASE("sentences start with a capital, and words are compared without, in every alphabet",
          "[text][letters]") {
    struct Case {
        std::string word, at_start;
    };
    const Case cases[] = {
        {"șterge", "Șterge"},     // Romanian
        {"țese", "Țese"},         // Romanian
        {"ếch", "Ếch"},           // Vietnamese
        {"έλα", "Έλα"},           // Greek
        {"ırmak", "Irmak"},       // Turkish, without its locale
        {"ღებულობს", "ღებულობს"}, // Georgian: no capitals at the start of sentences
    };
    for (const Case& one : cases) {
        INFO(one.word);
        CHECK(text::capitalized(one.word + " 2") == one.at_start + " 2");
        // Outside of Turkish, I is the capital of i.
        if (one.word != "ırmak") CHECK(lower_word(one.at_start) == one.word);
        for (std::size_t at = 0; at < one.word.size();) {
            const DecodedPoint point = decode_utf8(one.word, at);
            CHECK(is_letter(point.value));
            at += point.length;
        }
    }
}
