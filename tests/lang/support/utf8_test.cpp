#include <string>

#include <catch2/catch.hpp>

#include "lang/support/utf8.hpp"

using namespace cantrip;

TEST_CASE("valid UTF-8 is decoded and encoded again", "[source]") {
    for (const char32_t point :
         {U'a', U'\u007F', U'\u0080', U'é', U'\u07FF', U'龍', U'\uFFFD', U'🎲', U'\U0010FFFF'}) {
        std::string bytes;
        append_utf8(bytes, point);
        const DecodedPoint decoded = decode_utf8(bytes, 0);
        CHECK(decoded.valid);
        CHECK(decoded.value == point);
        CHECK(decoded.length == bytes.size());
    }
}

TEST_CASE("invalid UTF-8 is one byte long and says so", "[source]") {
    // Stray continuation, cut short, overlong, surrogate, beyond the last code point, bytes that never occur.
    for (const char* bytes :
         {"\x80", "\xC3", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF",
          "\xE9"
          "abc"}) {
        const DecodedPoint decoded = decode_utf8(bytes, 0);
        CHECK_FALSE(decoded.valid);
        CHECK(decoded.length == 1);
    }
    CHECK(to_valid_utf8("a\xE9z") == "a\uFFFDz");
}

TEST_CASE("display width knows combining and wide characters", "[source]") {
    CHECK(display_width(U'a') == 1);
    CHECK(display_width(U'\u0301') == 0);
    CHECK(display_width(U'龍') == 2);
    CHECK(display_width(U'🎲') == 2);
    CHECK(display_width(U'ж') == 1);
}

TEST_CASE("bidirectional controls are told from letters", "[source]") {
    CHECK(is_bidi_control(0x202E));
    CHECK(is_bidi_control(0x2066));
    CHECK_FALSE(is_bidi_control(U'א'));
}
