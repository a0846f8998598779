// `cantrip table export` and `cantrip table import`, as a designer uses them.

#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tests/tools/table/tavern.hpp"
#include "tools/table/formats.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

void replace(std::string& text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    INFO(from << " in\n" << text);
    REQUIRE(at != std::string::npos);
    text.replace(at, from.size(), to);
}

// The set, its table, and what an import of a changed table does.
struct Tavern {
    Scratch scratch;
    Tavern() {
        scratch.write("tavern/package.cant", tavern_source);
        scratch.write("tavern/text/en.lex", tavern_words);
    }
    [[nodiscard]] std::string source() const { return read_all(scratch.path("tavern/package.cant")); }
    [[nodiscard]] std::string exported(std::vector<std::string> more = {}) const {
        std::vector<std::string> words{"table", "export", scratch.path("tavern")};
        words.insert(words.end(), more.begin(), more.end());
        const RunResult result = run_cantrip(words);
        REQUIRE(result.status == 0);
        return result.out;
    }
    [[nodiscard]] RunResult import(const std::string& table, std::vector<std::string> more = {}) const {
        scratch.write("cards.csv", table);
        std::vector<std::string> words{"table", "import", scratch.path("cards.csv"), scratch.path("tavern")};
        words.insert(words.end(), more.begin(), more.end());
        return run_cantrip(words);
    }
};

} // namespace

TEST_CASE("a table has a row for each card with its values, names, note and text") {
    const Tavern tavern;
    const std::string table = tavern.exported();
    // Written by hand from the source of the set.
    CHECK(table ==
          "\xEF\xBB\xBFid,kind,name,name cs,copies,strength,price,mood,traits,assumed,note,text en\r\n"
          "cook,guest,Cook,Kuchař,2,3,2 coin,,hungry,price,\"Rather loud.\nAlways there.\",Arrival: gain 2 "
          "coins.\r\n"
          "bard,guest,Bard,,4,1,,calm,,,,Arrival: gain 1 coin.\r\n"
          "crow,guest,Crow,,2,0,,,,,,\r\n");
}

TEST_CASE("a table that nobody changed changes nothing, in any format and any spelling of it") {
    const Tavern tavern;
    const std::string before = tavern.source();
    const auto unchanged = [&](const std::string& table) {
        const RunResult result = tavern.import(table, {"--write"});
        CHECK(result.status == 0);
        CHECK(result.out.empty());
        CHECK_THAT(result.err, Contains("nothing to write"));
        CHECK(tavern.source() == before);
    };
    const std::string table = tavern.exported();
    unchanged(table);
    unchanged(tavern.exported({"--format", "xlsx"}));
    unchanged(tavern.exported({"--separator", "semicolon"}));
    unchanged(tavern.exported({"--separator", "tab"}));
    // Google: no mark, LF.
    std::string plain = table.substr(3);
    for (std::size_t at = 0; (at = plain.find('\r')) != std::string::npos;) plain.erase(at, 1);
    unchanged(plain);
    // Titles in another case, a synonym, rows in another order and a column of the designer.
    unchanged("Name;ID;Qty;tested by\nCrow;crow;2;Ann\nCook;cook;2;\n");
    unchanged("sep=;\r\nid;strength\r\ncook;3\r\n");
}

TEST_CASE("tables that LibreOffice saved change nothing") {
    const Tavern tavern;
    const std::string before = tavern.source();
    for (const char* name : {"tavern.csv", "tavern-semicolon.csv", "tavern.xlsx"}) {
        INFO(name);
        const RunResult result = tavern.import(
            read_all(std::string(CANTRIP_SOURCE_DIR "/tests/tools/table/saved/") + name), {"--write"});
        CHECK(result.status == 0);
        CHECK_THAT(result.err, Contains("nothing to write"));
        CHECK(tavern.source() == before);
    }
}

TEST_CASE("changed cells change their values and nothing beside them") {
    const Tavern tavern;
    std::string expected = tavern.source();
    replace(expected, "\"Cook\"", "\"Head Cook\"");
    replace(expected, "name cs \"Kuchař\"", "name cs \"Šéfkuchař\"");
    replace(expected, "strength 3  // of 6", "strength 5  // of 6");
    replace(expected, "assume price 2 coin", "price 3 coin");
    replace(expected, "// Rather loud.\n// Always there.\n", "// Rather quiet.\n");
    replace(expected, "guest crow \"Crow\" { strength 0 }", "guest crow \"Crow\" { copies 1; strength 2 }");
    std::string table = tavern.exported();
    replace(table, "Cook,Kuchař,2,3,2 coin,,hungry,price,\"Rather loud.\nAlways there.\"",
            "Head Cook,Šéfkuchař,2,5,3 coin,,hungry,,Rather quiet.");
    replace(table, "Crow,,2,0", "Crow,,1,2");
    const RunResult preview = tavern.import(table);
    CHECK(preview.status == 1);
    CHECK_THAT(preview.out, Contains("-  strength 3  // of 6\n") && Contains("+  strength 5  // of 6\n"));
    CHECK(tavern.source() != expected);
    const RunResult written = tavern.import(table, {"--write"});
    CHECK(written.status == 0);
    CHECK_THAT(written.err, Contains("8 cells changed, written"));
    CHECK(tavern.source() == expected);
}

TEST_CASE("a new row becomes a card behind the one above it, values and note included") {
    const Tavern tavern;
    std::string table = tavern.exported();
    replace(table, "bard,guest", ",guest,Old Hag,Babice,1,2,1 coin,,,price,Smells of herbs.,\r\nbard,guest");
    const RunResult result = tavern.import(table, {"--write"});
    CHECK(result.status == 0);
    CHECK_THAT(result.err, Contains("new cards: old_hag"));
    CHECK_THAT(
        tavern.source(),
        Contains("}\n\n// Smells of herbs.\nguest old_hag \"Old Hag\" {\n  name cs \"Babice\"\n  copies 1\n"
                 "  strength 2\n  assume price 1 coin\n}\n\nguest bard"));
}

TEST_CASE("a bad cell is named by row and column, and nothing is written") {
    const Tavern tavern;
    const std::string before = tavern.source();
    struct Bad {
        std::string from, to, says;
    };
    for (const Bad& bad : std::vector<Bad>{{",3,2 coin", ",many,2 coin", "row 2, column `strength`"},
                                           {",3,2 coin", ",3,2 coyn", "row 2, column `price`"},
                                           {",3,2 coin", ",3 } guest spy {,2 coin", "no value of one line"},
                                           {"Cook,", "=cmd(),", "looks like a formula"},
                                           {"Cook,", "\"Co\"\"ok\",", "a name has one line"},
                                           {"Cook,", ",", "the name is missing"},
                                           {"cook,guest", "cook,gust", "its kind is changed in the source"},
                                           {"bard,guest", "cook,guest", "`cook` is there twice"},
                                           {"crow,guest", "crov,", "did you mean `crow`?"},
                                           {"hungry", "angry", "row 2, column `traits`"},
                                           {"hungry,price", "hungry,prise", "no line `prise`"},
                                           {"Rather loud.", "lint: allow everything", "read by a tool"},
                                           {",4,1,", ",4,,", "the kind of the card gives it this value"}}) {
        INFO(bad.to);
        std::string table = tavern.exported();
        replace(table, bad.from, bad.to);
        const RunResult result = tavern.import(table, {"--write"});
        CHECK(result.status == 1);
        CHECK_THAT(result.out, Contains(bad.says));
        CHECK_THAT(result.err, Contains("nothing written"));
        CHECK(tavern.source() == before);
    }
}

TEST_CASE("a torn table changes nothing") {
    const Tavern tavern;
    const std::string before = tavern.source(), table = tavern.exported();
    const std::string xlsx = tavern.exported({"--format", "xlsx"});
    // Cut behind the id of the bard, inside a quoted cell, in the head, and an XLSX file anywhere.
    for (const std::string& torn :
         {table.substr(0, table.find("bard,guest,Ba") + 10), table.substr(0, table.find("Always")),
          table.substr(0, 8), xlsx.substr(0, xlsx.size() / 2), xlsx.substr(0, xlsx.size() - 1)}) {
        const RunResult result = tavern.import(torn, {"--write"});
        CHECK(result.status != 0);
        CHECK_THAT(result.out + result.err, Contains("cut off") || Contains("must name the columns"));
        CHECK(tavern.source() == before);
    }
}

TEST_CASE("with --partial the good cells are taken") {
    const Tavern tavern;
    std::string table = tavern.exported();
    replace(table, ",3,2 coin", ",6,2 coyn");
    const RunResult result = tavern.import(table, {"--write", "--partial"});
    CHECK(result.status == 1);
    CHECK_THAT(result.out, Contains("row 2, column `price`"));
    CHECK_THAT(tavern.source(), Contains("strength 6  // of 6"));
    CHECK_THAT(tavern.source(), Contains("assume price 2 coin"));
}

TEST_CASE("a changed text is offered as an effect and taken only when that is asked for") {
    const Tavern tavern;
    const std::string before = tavern.source();
    std::string table = tavern.exported();
    replace(table, "gain 2 coins", "gain 5 coins");
    const RunResult offered = tavern.import(table, {"--write"});
    CHECK(offered.status == 1);
    CHECK_THAT(offered.out, Contains("row 2, column `text en`"));
    CHECK_THAT(offered.out, Contains("it would be the effect: arrival: gain 5 coin"));
    CHECK(tavern.source() == before);
    std::string expected = before;
    replace(expected, "gain 2 coin", "gain 5 coin");
    CHECK(tavern.import(table, {"--write", "--effects"}).status == 1);
    CHECK(tavern.source() == expected);
    replace(table, "gain 5 coins", "juggle a few coins");
    const RunResult unread = tavern.import(table, {"--write", "--effects"});
    CHECK(unread.status == 1);
    CHECK_THAT(unread.out, Contains("l10n import"));
    CHECK(tavern.source() == expected);
}

TEST_CASE("columns of the designer survive the next export") {
    const Tavern tavern;
    tavern.scratch.write("mine.csv", "fun,id,strength\nvery,bard,1\n,cook,3\n");
    const std::string table = tavern.exported({"--keep", tavern.scratch.path("mine.csv")});
    CHECK_THAT(table, Contains("fun,id,strength,kind,name"));
    CHECK_THAT(table, Contains("\nvery,bard,1,guest,Bard"));
    const RunResult result = tavern.import(table);
    CHECK(result.status == 0);
    CHECK_THAT(result.err, Contains("not Cantrip's, left alone: fun"));
}

TEST_CASE("formulas: none goes out, of those that come in the result counts") {
    table::Table table{
        {"id", "note"}, {{2, {{"a", {}}, {"=cmd()|x", {}}}}, {3, {{"b", {}}, {"-3", {}}}}}, false};
    CHECK(table::write_csv(table) == "\xEF\xBB\xBFid,note\r\na,'=cmd()|x\r\nb,-3\r\n");
    const auto back = table::read_csv("t.csv", table::write_csv(table));
    REQUIRE(back);
    CHECK(back.value().rows[0].cells[1].text == "=cmd()|x");
    const auto again = table::read_xlsx(table::write_xlsx(table));
    REQUIRE(again);
    CHECK(again.value().rows[0].cells[1].text == "=cmd()|x");
    CHECK(again.value().rows[1].cells[1].text == "-3");
    CHECK(table::write_xlsx(table).find("<f>") == std::string::npos);
}
