// Stable hashes keep their values. Those of FNV-1a are the published ones; the others were counted by a
// program in another language, from the description in the header.

#include <set>

#include <catch2/catch.hpp>

#include "lang/support/hash.hpp"

using namespace cantrip;

TEST_CASE("stable hashes keep their values", "[hash]") {
    CHECK(hash::text_1("") == 0xcbf29ce484222325U);
    CHECK(hash::text_1("a") == 0xaf63dc4c8601ec8cU);
    CHECK(hash::text_1("foobar") == 0x85944171f73967e8U);
    // Bytes above 127 count as such, not as negative numbers.
    CHECK(hash::text_1("ž") == 0xaad8807b70681faU);
    CHECK(hash::effect_2("") == 0xfdbdf6ac4fc52e7fU);
    CHECK(hash::effect_2("draw 2") == 0xef06620a72b5a5caU);
    hash::Program1 program;
    for (const std::uint64_t number : {std::uint64_t{1}, ~std::uint64_t{0}, std::uint64_t{1} << 40U})
        program.put(number);
    CHECK(program.value() == 0x28313ac373dbd6b7U);
    CHECK(hash::state_2({}) == 0x9e3779bd8ef1b1deU);
    const std::int32_t words[] = {1, -1, 70'000, 0, -2'147'483'647};
    CHECK(hash::state_2({words}) == 0x1df3f4c478e1634bU);
    // Where a part ends counts.
    CHECK(hash::state_2({std::span(words).first(4), std::span(words).subspan(4)}) == 0x7f85a2e1db31ed50U);
    CHECK(hash::games_1(hash::games_1(0, 5), 7) == 0xd45ddf59808a0cceU);
}

TEST_CASE("a fingerprint sees every byte, where it stands, and where a text ends", "[hash]") {
    std::set<std::pair<std::uint64_t, std::uint64_t>> seen;
    const auto add = [&](std::initializer_list<std::string_view> texts) {
        hash::Fingerprint one;
        for (const std::string_view text : texts) one.put(text);
        seen.emplace(one.low, one.high);
    };
    add({});
    add({""});
    add({"", ""});
    add({"abcdefgh"});
    add({"abcdefgh", ""});
    add({"abcdefg", "h"});
    add({"abcdefghi"});
    add({"abcdefgih"});
    add({std::string_view("abcdefgh\0", 9)});
    CHECK(seen.size() == 9);
}

TEST_CASE("short names that begin or end alike have hashes of their own", "[hash]") {
    std::set<std::uint64_t> seen;
    for (const std::string_view name :
         {"", "a", "aa", "aaaaaaaa", "aaaaaaaaa", "when", "when_", "cond.at_least", "cond.at_most"})
        seen.insert(hash::ShortName()(name));
    CHECK(seen.size() == 9);
}
