#include <string>

#include <catch2/catch.hpp>

#include "lang/support/utf8.hpp"
#include "tests/support/property.hpp"

using namespace cantrip;
using namespace cantrip::testing;

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

TEST_CASE("any bytes become valid UTF-8, and valid UTF-8 stays as it is", "[source][property]") {
    const std::vector<std::string> pieces{
        "a",    "é",        "龍",       "🎲",    "e\u0301", "\x80", "\xC3",
        "\xC0", "\xE0\x80", "\xED\xA0", "\xF4", "\xFF",    "\n",   std::string(1, '\0')};
    check_property(2000, 40, [&] {
        const std::string text = *text_of(pieces);
        const std::string valid = to_valid_utf8(text);
        RC_ASSERT(to_valid_utf8(valid) == valid);
        // Point by point: each is valid or one bad byte, and written again it is what it was.
        std::string again;
        bool all_valid = true;
        for (std::size_t at = 0; at < text.size();) {
            const DecodedPoint point = decode_utf8(text, at);
            std::string bytes;
            append_utf8(bytes, point.value);
            RC_ASSERT((point.valid ? text.compare(at, point.length, bytes) == 0 : point.length == 1));
            all_valid = all_valid && point.valid;
            again += bytes;
            at += point.length;
        }
        RC_ASSERT(again == valid);
        RC_ASSERT((!all_valid || valid == text));
    });
}

TEST_CASE("every code point comes back from its bytes", "[source][property]") {
    check_property(5000, 100, [] {
        const auto point = *rc::gen::inRange<std::uint32_t>(0, 0x110000);
        RC_PRE(point < 0xD800 || point > 0xDFFF);
        std::string bytes;
        append_utf8(bytes, point);
        const DecodedPoint decoded = decode_utf8(bytes, 0);
        RC_ASSERT(decoded.valid);
        RC_ASSERT(static_cast<std::uint32_t>(decoded.value) == point);
        RC_ASSERT(decoded.length == bytes.size());
        const int width = display_width(point);
        RC_ASSERT(width >= 0);
        RC_ASSERT(width <= 2);
    });
}
