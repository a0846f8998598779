// Inputs beyond the limits of docs/limits.md: each is refused or ends, and says so.

#include <catch2/catch.hpp>

#include "lang/syntax/dump.hpp"
#include "lang/syntax/parser.hpp"
#include "tests/support/scratch.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/commands/load_translations.hpp"
#include "tools/l10n/exchange/marks.hpp"
#include "tools/l10n/formats/office.hpp"
#include "tools/play/terminal.hpp"
#include "tools/render/hyphens.hpp"
#include "tools/render/paint.hpp"
#include "tools/render/read_layout.hpp"
#include "tools/render/svg_path.hpp"
#include "tools/support/run_program.hpp"
#include "tools/support/unified_diff.hpp"
#include "tools/support/zip.hpp"
#include "tools/table/formats.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

std::string repeated(std::string_view piece, std::size_t times) {
    std::string out;
    for (std::size_t i = 0; i < times; ++i) out += piece;
    return out;
}

} // namespace

TEST_CASE("a pick is taken ten thousand times at most", "[limits]") {
    CHECK(play::picks_of("1x10000").has_value());
    CHECK_FALSE(play::picks_of("1x10001").has_value());
    CHECK_FALSE(play::picks_of("1x99999999999999999999").has_value());
}

TEST_CASE("a diff of texts that have nothing in common ends", "[limits]") {
    std::string before, after;
    for (int i = 0; i < 5000; ++i) {
        before += "a" + std::to_string(i) + "\n";
        after += "b" + std::to_string(i) + "\n";
    }
    const std::string diff = unified_diff("x", before, after);
    CHECK_THAT(diff, Contains("-a4999\n") && Contains("+b4999\n"));
}

TEST_CASE("tables, marks and documents have so many rows", "[limits]") {
    const auto rows = [](std::size_t count) { return "id,name\n" + repeated("a,b\n", count); };
    CHECK(table::read_table("x.csv", rows(1000)).ok());
    CHECK_FALSE(table::read_table("x.csv", rows(table::most_rows + 1)).ok());
    CHECK_FALSE(table::read_table("x.csv", "id" + repeated(",x", table::most_columns + 1) + "\n").ok());
    const std::string mark = "[ ] a/b/1 t1:0 Draw.\n";
    CHECK(l10n::read_marks("x", repeated(mark, 10)).ok());
    CHECK_FALSE(l10n::read_marks("x", repeated(mark, 100'001)).ok());
    const std::string row = "<row><c t=\"inlineStr\"><is><t>a</t></is></c></row>";
    const std::string sheet = "<worksheet><sheetData>" + repeated(row, 200'100) + "</sheetData></worksheet>";
    const auto read = l10n::read_office("x", "xlsx", write_zip({{"xl/worksheets/sheet1.xml", sheet}}));
    REQUIRE(read.ok());
    CHECK(read.value().size() == 200'000);
}

TEST_CASE("an archive has so many parts", "[limits]") {
    std::vector<ZipFile> files(most_zip_files + 1, ZipFile{"a", ""});
    CHECK_FALSE(ZipReader::open(write_zip(files)).ok());
    files.resize(10);
    CHECK(ZipReader::open(write_zip(files)).ok());
}

TEST_CASE("layouts, outlines, rules of hyphenation and pictures have an end", "[limits]") {
    using namespace render;
    for (const std::string& text :
         {repeated("let a #000000\n", max_statements + 1), std::string(max_layout_size + 1, ' ')}) {
        Findings findings;
        (void)read_statements("x.layout", text, findings);
        CHECK_FALSE(findings.empty());
    }
    CHECK(parse_path("M0 0" + repeated("L1 1", 100) + "Z").has_value());
    CHECK_FALSE(parse_path("M0 0" + repeated("L1 1", max_path_steps) + "Z").has_value());
    CHECK_FALSE(parse_path("M0 0" + std::string(max_path_size, ' ') + "Z").has_value());
    HyphenRules rules;
    std::size_t line = 0;
    CHECK(read_hyphens("onsets " + repeated("st ", 100) + "\n", rules, line));
    CHECK_FALSE(read_hyphens("onsets " + repeated("st ", 3000) + "\n", rules, line));
    const std::string vast = read_all(CANTRIP_SOURCE_DIR "/tests/fuzz/corpus/picture/vast.png");
    CHECK(read_png(vast) == nullptr);
}

TEST_CASE("a text of the source is shorter than 16 MiB", "[limits]") {
    Sources sources;
    Diagnostics diagnostics;
    const std::string text = "ritual zz \"" + std::string(max_token_length, 'a') + "\" {}\n";
    const Tree tree = parse_file(sources, sources.add("x.cant", text), diagnostics);
    CHECK(diagnostics.errors() >= 1);
    CHECK(tree_problem(tree).empty());
}

TEST_CASE("a command gives up when others keep changing its set", "[limits]") {
    const Command command{};
    const Arguments arguments;
    Output output("");
    const Invocation invocation(command, arguments, output);
    int tries = 0;
    CHECK(l10n::until_unchanged(invocation, [&](bool& changed) {
              ++tries;
              changed = true;
              return Exit::clean;
          }) == Exit::failed);
    CHECK(tries == 20);
}

TEST_CASE("another program that prints without end is stopped", "[limits]") {
    CHECK_FALSE(run_program({{"cat", "/dev/zero"}, {}, {}}).has_value());
    CHECK(run_program({{"echo", "x"}, {}, {}}) == "x\n");
}
