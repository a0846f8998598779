#include <string>

#include <catch2/catch.hpp>

#include "lang/source/source.hpp"

using namespace cantrip;

namespace {

std::string at(const std::string& text, std::uint32_t offset) {
    const Position p = LineIndex(text).position(text, offset);
    return std::to_string(p.line) + ":" + std::to_string(p.column);
}

} // namespace

TEST_CASE("lines and columns count from one", "[source]") {
    CHECK(at("", 0) == "1:1");
    CHECK(at("ab\ncd", 0) == "1:1");
    CHECK(at("ab\ncd", 2) == "1:3");
    CHECK(at("ab\ncd", 3) == "2:1");
    CHECK(at("ab\ncd", 5) == "2:3");
    CHECK(at("ab\n", 3) == "2:1");
    CHECK(at("ab", 99) == "1:3");
}

TEST_CASE("columns count code points", "[source]") {
    const std::string text = "žluť 龍!\tx";
    CHECK(at(text, static_cast<std::uint32_t>(text.find("龍"))) == "1:6");
    CHECK(at(text, static_cast<std::uint32_t>(text.find('!'))) == "1:7");
    CHECK(at(text, static_cast<std::uint32_t>(text.find('x'))) == "1:9");
    // Inside a code point is the code point.
    CHECK(at(text, static_cast<std::uint32_t>(text.find("龍") + 2)) == "1:6");
}

TEST_CASE("CR LF ends one line", "[source]") {
    const std::string text = "a\r\nbc\r\n";
    const LineIndex index(text);
    CHECK(index.line_count() == 3);
    CHECK(index.line(text, 1) == "a");
    CHECK(index.line(text, 2) == "bc");
    CHECK(index.line(text, 3).empty());
    CHECK(index.line(text, 4).empty());
    CHECK(at(text, 3) == "2:1");
    CHECK(at(text, 7) == "3:1");
}

TEST_CASE("a lone carriage return at the end of the file stays in its line", "[source]") {
    const std::string text = "a\r";
    CHECK(LineIndex(text).line(text, 1) == "a\r");
}

TEST_CASE("a leading byte-order mark has no column", "[source]") {
    const std::string text = "\xEF\xBB\xBF"
                             "ab\nc";
    CHECK(at(text, 0) == "1:1");
    CHECK(at(text, 3) == "1:1");
    CHECK(at(text, 4) == "1:2");
    CHECK(at(text, 6) == "2:1");
    CHECK(LineIndex(text).line(text, 1) == "ab");
}

TEST_CASE("long lines are counted right across blocks", "[source]") {
    std::string text;
    for (int i = 0; i < 2000; ++i) text += "é";
    CHECK(at(text, 0) == "1:1");
    CHECK(at(text, 1024) == "1:513");
    CHECK(at(text, 1025) == "1:513");
    CHECK(at(text, 3998) == "1:2000");
    CHECK(at(text, 4000) == "1:2001");
    const std::string even(1024, 'x');
    CHECK(at(even, 1024) == "1:1025");
}

TEST_CASE("bytes that are not UTF-8 do not stop the count", "[source]") {
    CHECK(at("\xFFz", 1) == "1:2");
    CHECK(at(std::string(5000, '\x80') + "z", 5001).substr(0, 2) == "1:");
}

TEST_CASE("sources keep their place in memory", "[source]") {
    Sources sources;
    const FileId first = sources.add("a.cant", "one");
    const std::string_view text = sources.at(first).text;
    for (int i = 0; i < 100; ++i) sources.add("b.cant", "x\ny");
    CHECK(text.data() == sources.at(first).text.data());
    CHECK(sources.size() == 101);
    CHECK(sources.text({first, 1, 3}) == "ne");
    CHECK(sources.text({first, 2, 99}) == "e");
    CHECK(sources.position(FileId(5), 2).line == 2);
}
