// Programs that are not ours read the files that go out, and what they save comes back.

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <catch2/catch.hpp>

#include "tests/support/required.hpp"
#include "tests/tools/l10n/card_copy.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

ShellResult with_toolkit(const std::string& arguments) {
    return run_python("tests/tools/l10n/read_exchange.py", arguments, "translate.storage",
                      "python3-translate");
}

// Rows of id, English and translation, as the other program sees them.
boost::json::array rows_of(const CardCopy& cards, const std::string& format, const std::string& language) {
    (void)cards.run({"l10n", "export", "--lang", language, "--format", format, "--output", "out"});
    const ShellResult result = with_toolkit("read " + format + " " + cards.path("out"));
    INFO(format << ' ' << language << '\n' << result.out);
    REQUIRE(result.status == 0);
    return boost::json::parse(result.out).as_array();
}

// The checks of pofilter that no right text of ours trips. Quotation marks and the space beside them are
// left out: each language has its own.
const std::string checks =
    "-t brackets -t doublespacing -t doublewords -t endpunc -t endwhitespace -t newlines "
    "-t numbers -t printf -t startwhitespace -t tabs -t untranslated -t variables";

} // namespace

TEST_CASE("PO, TMX, CSV and XLIFF say the same to programs that are not ours", "[l10n]") {
    std::size_t rows = 0;
    for (const std::string set : {"evenfall", "etherfields"}) {
        const CardCopy cards(set);
        for (const std::string language : {"cs", "de", "sr-Cyrl"}) {
            INFO(set << ' ' << language);
            const auto po = rows_of(cards, "po", language);
            rows += po.size();
            for (const std::string format : {"tmx", "csv", "xliff"}) {
                INFO(format);
                const auto other = rows_of(cards, format, language);
                REQUIRE(other.size() == po.size());
                for (std::size_t i = 0; i < po.size(); ++i)
                    REQUIRE(boost::json::serialize(other[i]) == boost::json::serialize(po[i]));
            }
            // The text is the one that `cantrip text` prints.
            const std::string texts = cards.run({"text", "--lang", language}).out;
            for (const auto& row : po) {
                const std::string text(row.at(2).as_string());
                INFO(text);
                REQUIRE(texts.find(text) != std::string::npos);
            }
        }
    }
    CHECK(rows > 1200);
}

TEST_CASE("a text that another program changes and saves comes back", "[l10n]") {
    for (const std::string format : {"po", "tmx", "csv"}) {
        INFO(format);
        const CardCopy cards;
        (void)cards.run({"l10n", "update"});
        const std::string id = "automa/forbid/1";
        std::string own;
        for (const auto& row : rows_of(cards, format, "cs"))
            if (row.at(0).as_string() == id) own = row.at(2).as_string();
        REQUIRE_FALSE(own.empty());
        const auto save = [&](const std::string& text) {
            const ShellResult saved = with_toolkit("save " + format + " " + cards.path("out") + " " + id +
                                                   " '" + text + "' " + cards.path("saved"));
            INFO(saved.out);
            REQUIRE(saved.status == 0);
            return cards.run({"l10n", "import", "saved", "--lang", "cs", "--from", format}).out;
        };
        CHECK(save(own).starts_with("1 approved, 0 overridden, 0 drafts, "));
        // Without the full stop it says the same.
        CHECK(save(own.substr(0, own.size() - 1)).starts_with("0 approved, 1 overridden, 0 drafts, "));
    }
}

TEST_CASE("pofilter finds no mistake in our texts, and finds planted ones", "[l10n]") {
    require_program("pofilter", "translate-toolkit");
    const auto filtered = [](const std::string& path, const std::string& language) {
        const ShellResult result = run_shell("pofilter --progress=none --language=" + language.substr(0, 2) +
                                             " " + checks + " " + path);
        CHECK(result.status == 0);
        return result.out;
    };
    for (const std::string set : {"evenfall", "euphoria", "etherfields"}) {
        const CardCopy cards(set);
        for (const std::string language : {"cs", "de", "sr-Latn", "sr-Cyrl"}) {
            (void)cards.run({"l10n", "export", "--lang", language, "--output", "out.po"});
            std::string out = filtered(cards.path("out.po"), language);
            // "… if that entity is the entity of its holder": both words belong there.
            for (const std::string word : {"entitet", "ентитет"})
                if (const auto at = out.find("# (pofilter) doublewords: The word '" + word + "' is repeated");
                    set == "etherfields" && at != std::string::npos)
                    out.erase(at, 12);
            INFO(set << ' ' << language << '\n' << out);
            CHECK(out.find("(pofilter)") == std::string::npos);
        }
    }
    const CardCopy cards;
    std::string po = cards.run({"l10n", "export", "--lang", "cs"}).out;
    const std::string two = "získej 2";
    REQUIRE(po.find(two) != std::string::npos);
    po.replace(po.find(two), two.size(), "získej získej 3");
    cards.write("bad.po", po);
    const std::string out = filtered(cards.path("bad.po"), "cs");
    CHECK(out.find("(pofilter) numbers") != std::string::npos);
    CHECK(out.find("(pofilter) doublewords") != std::string::npos);
}
