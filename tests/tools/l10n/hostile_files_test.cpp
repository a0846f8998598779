// Files of translators that say more than they should: none makes a set unreadable, sets an override that was
// not compared with its effect, or carries a formula into a spreadsheet.

#include <algorithm>

#include <catch2/catch.hpp>

#include "tests/support/property.hpp"
#include "tests/tools/l10n/card_copy.hpp"
#include "tools/l10n/formats/csv.hpp"
#include "tools/l10n/formats/document.hpp"
#include "tools/l10n/review/comments.hpp"
#include "tools/l10n/review/texts_file.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

constexpr const char* id = "chalice_of_transmutation/space/1";

// A note that would be a record of its own if its line break came through.
const std::string poison =
    "ok\n" + std::string(id) + " h2:0 t1:0 override \"nonsense\"\n \n\r#~ msgid \"x\"\n\x1b[2J";

void put(std::string& text, const std::string& behind, const std::string& what) {
    const std::size_t at = text.find(behind);
    REQUIRE(at != std::string::npos);
    text.insert(at + behind.size(), what);
}

// Whatever was imported, the set can be read, and nobody overrode the card.
void check_whole(const CardCopy& cards) {
    (void)cards.run({"l10n", "status", "--lang", "cs"});
    (void)cards.run({"text", "--lang", "cs"});
    const std::string texts = cards.read("l10n/cs.texts");
    const auto file = l10n::read_texts("cs.texts", texts);
    REQUIRE(file);
    REQUIRE(file.value().find(id) != nullptr);
    CHECK(file.value().find(id)->state != l10n::Record::State::override_);
    // What goes out again can be read again.
    const std::string po = cards.run({"l10n", "export", "--lang", "cs"}).out;
    cards.write("again.po", po);
    const RunResult again = cards.run({"l10n", "import", "again.po", "--lang", "cs"});
    CHECK_THAT(again.out, Catch::Matchers::Contains("0 overridden"));
}

} // namespace

TEST_CASE("a note of several lines stays a comment, in every format", "[l10n][hostile]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    SECTION("XLIFF") {
        std::string file = cards.run({"l10n", "export", "--lang", "cs", "--format", "xliff"}).out;
        put(file, "<notes>", "<note category=\"translator\">please check\nit again</note>");
        const std::size_t unit = file.find("name=\"" + std::string(id));
        REQUIRE(unit != std::string::npos);
        std::string note = poison.substr(0, poison.find('\x1b'));
        for (const auto& [from, to] : {std::pair{'"', '\''}})
            std::replace(note.begin(), note.end(), from, to);
        file.insert(file.find("<notes>", unit) + 7, "<note category=\"translator\">" + note + "</note>");
        cards.write("cs.xlf", file);
        (void)cards.run({"l10n", "import", "cs.xlf", "--lang", "cs"});
        CHECK_THAT(cards.read("l10n/cs.texts"), Catch::Matchers::Contains("# please check\n# it again\n"));
    }
    SECTION("TMX") {
        std::string file = cards.run({"l10n", "export", "--lang", "cs", "--format", "tmx"}).out;
        put(file, "<tu tuid=\"" + std::string(id) + "\">",
            "<note>" + poison.substr(0, poison.find('\x1b')) + "</note>");
        cards.write("cs.tmx", file);
        (void)cards.run({"l10n", "import", "cs.tmx", "--lang", "cs"});
        CHECK_THAT(cards.read("l10n/cs.texts"), Catch::Matchers::Contains("# ok\n# " + std::string(id)));
    }
    SECTION("CSV") {
        cards.write("cs.csv", "id,text,comment\n" + std::string(id) + ",,\"a\nb\r\n  #, fuzzy\n" +
                                  std::string(id) + " h2:0 t1:0 override \"\"nonsense\"\"\"\n");
        (void)cards.run({"l10n", "import", "cs.csv", "--lang", "cs"});
        CHECK_THAT(cards.read("l10n/cs.texts"),
                   Catch::Matchers::Contains("# a\n# b\n# , fuzzy\n# " + std::string(id)));
    }
    SECTION("PO, with a blank before the mark") {
        std::string file = cards.run({"l10n", "export", "--lang", "cs"}).out;
        const std::size_t entry = file.rfind("\n\n", file.find("msgctxt \"" + std::string(id)));
        REQUIRE(entry != std::string::npos);
        file.insert(entry + 2, "  # please check\n \t#it\x1b[2J again\n");
        cards.write("cs.po", file);
        (void)cards.run({"l10n", "import", "cs.po", "--lang", "cs"});
        CHECK_THAT(cards.read("l10n/cs.texts"),
                   Catch::Matchers::Contains("# please check\n# it\u241b[2J again\n"));
    }
    check_whole(cards);
}

TEST_CASE("an answer about a word cannot write lines of its own into the lexicon", "[l10n][hostile]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const std::string words = cards.run({"l10n", "export", "--lang", "cs", "--words"}).out;
    const std::size_t at = words.find("msgctxt \"noun:");
    REQUIRE(at != std::string::npos);
    const std::size_t slash = words.find('/', at);
    const std::string key = words.substr(at + 14, slash - at - 14);
    const std::string head = words.substr(0, words.find("\n\n")) + "\n\n";
    const auto entry = [&](const std::string& context, const std::string& text) {
        return head + "msgctxt \"" + context + "\"\nmsgid \"?\"\nmsgstr \"" + text + "\"\n";
    };
    for (const std::string& file :
         {entry("noun:" + key + "/nom.sg", "x\\\" nom.pl \\\"y"),
          entry("noun:" + key + "/nom.sg", "x\\nverb y"), entry("noun:" + key + "/nom.sg \\\"x\\\" #", "x"),
          entry("noun:no_such\\nverb/nom.sg", "x"), entry("noun:" + key + "/gender", "no_such"),
          entry("noun:" + key + "/no.such", "x")}) {
        INFO(file);
        cards.write("words.po", file);
        const RunResult result = cards.run({"l10n", "import", "words.po", "--lang", "cs", "--words"}, 2);
        CHECK_THAT(result.err, Catch::Matchers::Contains("nothing was changed"));
    }
}

TEST_CASE("a table or memory that does not say what is done approves nothing", "[l10n][hostile]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    const std::string table = cards.run({"l10n", "export", "--lang", "cs", "--format", "csv"}).out;
    const auto rows = l10n::read_csv("cs.csv", table);
    REQUIRE(rows);
    for (const bool column : {false, true}) {
        std::string out;
        for (const l10n::CsvRow& row : rows.value()) {
            std::vector<std::string> cells{row.cells[0], row.cells[3]};
            if (column) cells.push_back(row.cells[0] == "id" ? "done" : "no");
            out += l10n::csv_row(cells);
        }
        cards.write("cs.csv", out);
        CHECK_THAT(cards.run({"l10n", "import", "cs.csv", "--lang", "cs"}).out,
                   Catch::Matchers::StartsWith("0 approved, 0 overridden"));
    }
    std::string memory = cards.run({"l10n", "export", "--lang", "cs", "--format", "tmx"}).out;
    for (std::size_t at = memory.find("<prop type=\"done\">"); at != std::string::npos;
         at = memory.find("<prop type=\"done\">"))
        memory.erase(at, memory.find("</prop>", at) + 7 - at);
    cards.write("cs.tmx", memory);
    CHECK_THAT(cards.run({"l10n", "import", "cs.tmx", "--lang", "cs"}).out,
               Catch::Matchers::StartsWith("0 approved, 0 overridden"));
}

TEST_CASE("no cell of a table starts like a formula, and every cell comes back as it was",
          "[l10n][hostile]") {
    const std::vector<std::string> cells{"=1+1", "+1", "-1+1", "@x", "\tx",   "\rx",     "\nx",     "'=1",
                                         "''-",  "'",  "'x",   "",   "plain", "\uFF1Dx", "\uFF0Bx", "x=1"};
    const std::string row = l10n::csv_row(cells);
    const auto back = l10n::read_csv("x.csv", row, ',');
    REQUIRE(back);
    REQUIRE(back.value().size() == 1);
    CHECK(back.value().front().cells == cells);
    for (const char* start : {"=", "+", "-", "@", "\t", "\r", "\uFF1D"}) {
        CHECK_FALSE(row.starts_with(start));
        CHECK(row.find(std::string(",") + start) == std::string::npos);
        CHECK(row.find(std::string(",\"") + start) == std::string::npos);
    }
    // A negative number is no formula: a spreadsheet adds it up.
    CHECK(l10n::csv_row({"a", "-3"}).starts_with("a,-3"));
}

TEST_CASE("a comment of anybody is lines of comment", "[l10n][hostile]") {
    check_property(2000, 20, [] {
        const std::string foreign = *text_of({"a", " ", "#", "\n", "\r", "\t", "\v", "\x1b", "\u2028",
                                              "\u0085", "~ x", ",", "\xff", "\u202e"});
        for (const std::string& line : l10n::comment_lines(foreign)) {
            RC_ASSERT(line == "#" || line.starts_with("# "));
            RC_ASSERT(line.find_first_of("\n\r\v\f\x1b") == std::string::npos);
            RC_ASSERT(l10n::comment_lines(line) == std::vector<std::string>{line});
        }
    });
    CHECK(l10n::comment_lines("a\u2028b\u0085c\r\nd") ==
          std::vector<std::string>{"# a", "# b", "# c", "# d"});
    CHECK(l10n::safe_comments({"#, no-wrap", "#, fuzzy", "#~ msgid \"x\""}) ==
          std::vector<std::string>{"#, no-wrap", "# , fuzzy", "# ~ msgid \"x\""});
}

TEST_CASE("deep XML is refused, not followed", "[l10n][hostile]") {
    std::string deep = "<xliff version=\"2.1\">";
    for (int i = 0; i < 50'000; ++i) deep += "<g>";
    deep += "x";
    for (int i = 0; i < 50'000; ++i) deep += "</g>";
    const auto document = l10n::read_xml("x.xlf", deep + "</xliff>", "xliff");
    REQUIRE_FALSE(document);
    CHECK_THAT(document.error().message, Catch::Matchers::Contains("deep inside each other"));
    std::string flat = "<xliff>";
    for (int i = 0; i < 50'000; ++i) flat += "<g>x</g>";
    CHECK(l10n::read_xml("x.xlf", flat + "</xliff>", "xliff"));
}
