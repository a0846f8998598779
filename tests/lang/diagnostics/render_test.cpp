// Each renderer on the same diagnostics, against a golden file; and the hard cases of the text frame.

#include <string>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "lang/diagnostics/render_ci.hpp"
#include "lang/diagnostics/render_json.hpp"
#include "lang/diagnostics/render_sarif.hpp"
#include "lang/diagnostics/render_text.hpp"
#include "tests/support/golden.hpp"

using namespace cantrip;
using cantrip::testing::check_golden;

namespace {

struct Example {
    Sources sources;
    Diagnostics diagnostics;
};

Span find(const Sources& sources, FileId file, std::string_view text) {
    const auto begin = static_cast<std::uint32_t>(sources.at(file).text.find(text));
    return {file, begin, begin + static_cast<std::uint32_t>(text.size())};
}

Example example() {
    Example e;
    const FileId kinds = e.sources.add("stdlib/core.cant", "kind card {\n  strength 0..9\n}\n");
    const FileId cards = e.sources.add("cards/my set/first.cant", "card drak \"Žlutý drak\" {\n"
                                                                  "\tstrength 99999999999\n"
                                                                  "\tgain \"龍\xE2\x80\xAE\" + c\xD0\xB0rd\n"
                                                                  "\twhen draw:\n"
                                                                  "\t\tgain 1\n"
                                                                  "\t\tgain 2\n"
                                                                  "}\n");
    Diagnostic& number = e.diagnostics.add(Code::number_too_large, find(e.sources, cards, "99999999999"),
                                           "`99999999999` is larger than 2147483647");
    number.labels.push_back({find(e.sources, kinds, "0..9"), "`strength` is 0 to 9"});
    number.notes.emplace_back("numbers are 32-bit integers");
    number.help = "write a number that fits";

    e.diagnostics.add(Code::bidirectional_control, find(e.sources, cards, "\xE2\x80\xAE"),
                      "an invisible character turns the text around");

    const Span letter = find(e.sources, cards, "\xD0\xB0");
    Diagnostic& look_alike = e.diagnostics.add(Code::look_alike_letter, letter,
                                               "`c\xD0\xB0rd` holds a Cyrillic letter that looks like `a`");
    look_alike.severity = Severity::warning;
    look_alike.labels.push_back({find(e.sources, cards, "card drak"), "this one is Latin"});
    look_alike.fix = Fix{"write `card` in Latin letters", {{letter, "a"}}};

    Diagnostic& nesting = e.diagnostics.add(
        Code::nesting_too_deep, find(e.sources, cards, "when draw:\n\t\tgain 1\n\t\tgain 2\n"), "too deep");
    nesting.severity = Severity::note;
    const FileId missing = e.sources.add("missing.cant", "");
    e.diagnostics.add(Code::unreadable_file, {missing, 0, 0}, "`missing.cant` does not exist");
    e.diagnostics.sort();
    return e;
}

std::string text_of(const std::string& source, Span at, const RenderOptions& options = {}) {
    Sources sources;
    sources.add("a.cant", source);
    Diagnostics diagnostics;
    diagnostics.add(Code::unknown_character, at, "m");
    return render_text(sources, diagnostics, options);
}

} // namespace

TEST_CASE("renderers give what their golden files say", "[diagnostics][golden]") {
    const Example e = example();
    check_golden("lang/diagnostics/golden/text.txt", render_text(e.sources, e.diagnostics));
    check_golden("lang/diagnostics/golden/ascii.txt",
                 render_text(e.sources, e.diagnostics, {false, true, 60}));
    check_golden("lang/diagnostics/golden/color.txt",
                 render_text(e.sources, e.diagnostics, {true, false, 100}));
    check_golden("lang/diagnostics/golden/compact.txt", render_compact(e.sources, e.diagnostics));
    check_golden("lang/diagnostics/golden/diagnostics.json", render_json(e.sources, e.diagnostics));
    check_golden("lang/diagnostics/golden/junit.xml", render_junit(e.sources, e.diagnostics));
    check_golden("lang/diagnostics/golden/github.txt", render_github(e.sources, e.diagnostics));
    CHECK(count_in_words(e.diagnostics) == "3 errors, 1 warning, 1 note");
    CHECK(count_in_words({}).empty());
}

TEST_CASE("JSON has the promised keys, and null where there is nothing", "[diagnostics]") {
    const Example e = example();
    const auto root = boost::json::parse(render_json(e.sources, e.diagnostics));
    const auto& list = root.at("diagnostics").as_array();
    REQUIRE(list.size() == e.diagnostics.all().size());
    for (const auto& entry : list) {
        for (const char* key : {"code", "severity", "message", "file", "line", "column", "end_line",
                                "end_column", "notes", "help", "fix"}) {
            INFO(key);
            CHECK(entry.as_object().contains(key));
        }
    }
}

TEST_CASE("SARIF has every property that the specification requires", "[diagnostics]") {
    const Example e = example();
    const auto root = boost::json::parse(render_sarif(e.sources, e.diagnostics, "1.2.3"));
    CHECK(root.at("version") == "2.1.0");
    REQUIRE(root.at("runs").as_array().size() == 1);
    const auto& run = root.at("runs").at(0);
    CHECK(run.at("tool").at("driver").at("name") == "cantrip");
    CHECK(run.at("tool").at("driver").at("version") == "1.2.3");
    CHECK(run.at("columnKind") == "unicodeCodePoints");
    const auto& rules = run.at("tool").at("driver").at("rules").as_array();
    for (const auto& rule : rules) {
        CHECK_FALSE(rule.at("id").as_string().empty());
        CHECK_FALSE(rule.at("shortDescription").at("text").as_string().empty());
        CHECK_FALSE(rule.at("help").at("text").as_string().empty());
    }
    REQUIRE(run.at("results").as_array().size() == e.diagnostics.all().size());
    for (const auto& result : run.at("results").as_array()) {
        CHECK_FALSE(result.at("message").at("text").as_string().empty());
        CHECK(rules.at(result.at("ruleIndex").to_number<std::size_t>()).at("id") == result.at("ruleId"));
        const auto& level = result.at("level").as_string();
        CHECK((level == "error" || level == "warning" || level == "note"));
        const auto& place = result.at("locations").at(0).at("physicalLocation");
        CHECK(place.at("artifactLocation").at("uri").as_string().find(' ') == std::string::npos);
        CHECK(place.at("region").at("startLine").to_number<int>() >= 1);
        CHECK(place.at("region").at("startColumn").to_number<int>() >= 1);
    }
}

TEST_CASE("SARIF carries fixes and related places", "[diagnostics]") {
    const Example e = example();
    const auto root = boost::json::parse(render_sarif(e.sources, e.diagnostics, "1.2.3"));
    std::size_t fixes = 0;
    for (const auto& result : root.at("runs").at(0).at("results").as_array()) {
        if (result.at("ruleId") != "C0007") continue;
        ++fixes;
        const auto& change = result.at("fixes").at(0).at("artifactChanges").at(0);
        CHECK(change.at("artifactLocation").at("uri") == "cards/my%20set/first.cant");
        const auto& replacement = change.at("replacements").at(0);
        CHECK(replacement.at("insertedContent").at("text") == "a");
        CHECK(replacement.at("deletedRegion").at("startColumn").to_number<int>() == 15);
        CHECK(result.at("relatedLocations").at(0).at("message").at("text") == "this one is Latin");
    }
    CHECK(fixes == 1);
}

TEST_CASE("a very long line is cut around the place", "[diagnostics][limits]") {
    const std::string line = std::string(1000000, 'a') + "!" + std::string(1000000, 'b');
    CHECK(text_of(line, {FileId(0), 1000000, 1000001}, {false, false, 30}) ==
          "error[C0010 unknown-character]: m\n"
          "  ╭─ a.cant:1:1000001\n"
          "1 │ …aaaaaaaaaa!bbbbbbbbbbbbbbbbbbb…\n"
          "  │            ━\n");
}

TEST_CASE("wide and combining characters keep the underline in place", "[diagnostics]") {
    const std::string line = "龍e\u0301!";
    CHECK(text_of(line, {FileId(0), 6, 7}) == "error[C0010 unknown-character]: m\n"
                                              "  ╭─ a.cant:1:4\n"
                                              "1 │ 龍e\u0301!\n"
                                              "  │    ━\n");
}

TEST_CASE("places at the end of the file and beyond are drawn", "[diagnostics]") {
    CHECK(text_of("ab", {FileId(0), 2, 2}).ends_with("1 │ ab\n  │   ━\n"));
    CHECK(text_of("ab\n", {FileId(0), 3, 3}).ends_with("2 │\n  │ ━\n"));
    CHECK(text_of("ab\n", {FileId(0), 900, 950}).ends_with("2 │\n  │ ━\n"));
    CHECK(text_of("ab\r\ncd", {FileId(0), 1, 2}).ends_with("1 │ ab\n  │  ━\n"));
}

TEST_CASE("control characters never reach the terminal", "[diagnostics]") {
    const std::string out = text_of(std::string("a\x1b[31m\0\xFF", 8), {FileId(0), 1, 2});
    CHECK(out.find('\x1b') == std::string::npos);
    CHECK(out.find('\0') == std::string::npos);
    CHECK(out.find("a␛[31m␀\uFFFD") != std::string::npos);
}

TEST_CASE("a note of several lines stays in its column", "[diagnostics]") {
    Sources sources;
    sources.add("a.cant", "x");
    Diagnostics diagnostics;
    diagnostics.add(Code::unknown_character, {FileId(0), 0, 1}, "m")
        .notes.emplace_back("either\n  a\nor\n  b");
    CHECK(render_text(sources, diagnostics) == "error[C0010 unknown-character]: m\n"
                                               "  ╭─ a.cant:1:1\n"
                                               "1 │ x\n"
                                               "  │ ━\n"
                                               "  = note: either\n"
                                               "            a\n"
                                               "          or\n"
                                               "            b\n");
}

TEST_CASE("diagnostics sort by file, place and code, and can be joined", "[diagnostics]") {
    Diagnostics first, second;
    first.add(Code::nul_byte, {FileId(1), 5, 6}, "b");
    second.add(Code::nul_byte, {FileId(0), 9, 10}, "a");
    second.add(Code::invalid_utf8, {FileId(1), 5, 6}, "c").severity = Severity::warning;
    first.take(std::move(second));
    first.sort();
    REQUIRE(first.all().size() == 3);
    CHECK(first.all()[0].message == "a");
    CHECK(first.all()[1].message == "b");
    CHECK(first.all()[2].message == "c");
    CHECK(first.errors() == 2);
}
