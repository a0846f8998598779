// The XML files that go out are what their standards say.

#include <catch2/catch.hpp>

#include "tests/support/required.hpp"
#include "tests/tools/l10n/card_copy.hpp"
#include "tests/tools/l10n/xml_rules.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

std::string joined(const std::vector<std::string>& lines) {
    std::string out;
    for (std::size_t i = 0; i < lines.size() && i < 5; ++i) out += lines[i] + "\n";
    return out;
}

const std::vector<std::string> formats{"xliff", "tmx", "tbx"};

// What xmllint says against the schema of XLIFF 2 that OASIS published. 2.1 has the same core and the same
// namespace. The schema names a copy of another one beside it, so both are put where it looks.
std::string against_oasis(const Scratch& scratch, const std::string& document) {
    const std::string folder = "/usr/share/php/Symfony/Component/Translation/Resources/schemas/";
    require_program("xmllint", "libxml2-utils");
    require_file(folder + "xliff-core-2.0.xsd", "php-symfony-translation");
    const std::string schema = scratch.write("schema/core.xsd", read_all(folder + "xliff-core-2.0.xsd"));
    (void)scratch.write("schema/informativeCopiesOf3rdPartySchemas/w3c/xml.xsd",
                        read_all(folder + "xml.xsd"));
    const std::string path = scratch.write("out.xlf", document);
    return run_shell("xmllint --nonet --noout --schema " + schema + " " + path).out;
}

} // namespace

TEST_CASE("XLIFF, TMX and TBX files are what their standards say", "[l10n]") {
    require_program("xmllint", "libxml2-utils");
    for (const std::string set : {"evenfall", "etherfields"}) {
        const CardCopy cards(set);
        (void)cards.run({"l10n", "update"});
        for (const std::string& format : formats) {
            for (const std::string language : {"cs", "de", "en", "sr-Cyrl"}) {
                INFO(set << ' ' << format << ' ' << language);
                const std::string document =
                    cards.run({"l10n", "export", "--lang", language, "--format", format}).out;
                CHECK(joined(against_standard(format, document)) == "");
                if (const Scratch scratch; format == "xliff")
                    CHECK_THAT(against_oasis(scratch, document), Catch::EndsWith("out.xlf validates\n"));
                cards.write("out.xml", document);
                CHECK(run_shell("xmllint --nonet --noout " + cards.path("out.xml")).out == "");
            }
        }
    }
}

TEST_CASE("a file with overrides, drafts, comments and stale texts is what its standard says", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    std::string texts = cards.read("l10n/cs.texts");
    const auto change = [&](const std::string& id, const std::string& rest) {
        const auto begin = texts.find(id), seen = texts.find(" seen ", begin), end = texts.find('\n', begin);
        REQUIRE(begin != std::string::npos);
        texts = texts.substr(0, begin) + "# Jana: a < b & \"c\"?\n" + texts.substr(begin, seen - begin) +
                rest + texts.substr(end);
    };
    change("irena/when/1", " override \"Vlastní <text> & víc.\"");
    change("archivist/instead/1", " seen \"x\" draft \"Návrh\"");
    change("chalice_of_transmutation/space/1", " approved \"Starý text.\"");
    cards.write("l10n/cs.texts", texts);
    cards.replace("rituals.cant", "gain 3 any goods + 1 point", "gain 4 any goods + 1 point");
    for (const std::string& format : formats) {
        INFO(format);
        const std::string document = cards.run({"l10n", "export", "--lang", "cs", "--format", format}).out;
        CHECK(joined(against_standard(format, document)) == "");
        if (const Scratch scratch; format == "xliff")
            CHECK_THAT(against_oasis(scratch, document), Catch::EndsWith("out.xlf validates\n"));
    }
}

TEST_CASE("the rules of the standards find what breaks them", "[l10n]") {
    const CardCopy cards;
    struct Damage {
        std::string format, from, to, message;
    };
    const std::vector<Damage> all{
        {"xliff", " srcLang=\"en\"", "", "lacks srcLang"},
        {"xliff", " trgLang=\"cs\"", "", "has targets and no trgLang"},
        {"xliff", "document:2.0", "document:1.2", "another namespace"},
        {"xliff", "state=\"translated\" ", "", "subState without state"},
        {"xliff", "state=\"translated\"", "state=\"done\"", "state is done"},
        {"xliff", "<source>", "<sauce>", "no XML"},
        {"xliff", "<unit id=\"", "<unit id=\"a b", "id is a b"},
        {"xliff", "<segment ", "<notes/><segment ", "has these children: notes notes segment"},
        {"xliff", "<file id=\"evenfall_cards\">", "<file>", "lacks id"},
        {"tmx", " srclang=\"en\"", "", "lacks srclang"},
        {"tmx", "segtype=\"paragraph\"", "segtype=\"page\"", "segtype is page"},
        {"tmx", "xml:lang=\"en\"", "xml:lang=\"fr\"", "has no text in en"},
        {"tmx", "<prop type=\"sem\">", "<prop>", "lacks type"},
        {"tmx", "<seg>", "<seg/><seg>", "has these children: seg seg"},
        {"tbx", " style=\"dca\"", "", "lacks style"},
        {"tbx", "<p>", "", "no XML"},
        {"tbx", ">noun<", ">thing<", "says thing"},
        {"tbx", "id=\"key-", "id=\"1:key-", "id is 1:key-"},
        {"tbx", "<langSec xml:lang=\"cs\">", "<langSec>", "lacks xml:lang"},
    };
    std::map<std::string, std::string> whole;
    for (const std::string& format : formats)
        whole[format] = cards.run({"l10n", "export", "--lang", "cs", "--format", format}).out;
    for (const Damage& damage : all) {
        INFO(damage.format << ' ' << damage.from << " -> " << damage.to);
        std::string document = whole[damage.format];
        const auto at = document.find(damage.from);
        REQUIRE(at != std::string::npos);
        document.replace(at, damage.from.size(), damage.to);
        CHECK(joined(against_standard(damage.format, document)).find(damage.message) != std::string::npos);
    }
    // What the rules above refuse, the schema of OASIS refuses too; it asks less, so not everywhere.
    const Scratch scratch;
    for (const auto& [from, to] :
         std::vector<std::pair<std::string, std::string>>{{" srcLang=\"en\"", ""},
                                                          {"state=\"translated\"", "state=\"done\""},
                                                          {"<segment ", "<notes/><segment "}}) {
        INFO(from);
        std::string document = whole["xliff"];
        document.replace(document.find(from), from.size(), to);
        CHECK_THAT(against_oasis(scratch, document), Catch::EndsWith("out.xlf fails to validate\n"));
    }
    // Two units with one id.
    std::string twice = whole["xliff"];
    const auto begin = twice.find("    <unit "), end = twice.find("    <unit ", begin + 1);
    twice.insert(begin, twice.substr(begin, end - begin));
    CHECK(joined(against_standard("xliff", twice)).find("id twice") != std::string::npos);
}
