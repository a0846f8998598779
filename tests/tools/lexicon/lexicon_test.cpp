// Words against dictionaries, and how whole a lexicon is.

#include <catch2/catch.hpp>

#include "tests/support/required.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/lexicon/coverage.hpp"
#include "tools/lexicon/grade.hpp"
#include "tools/support/spelling.hpp"
#include "tools/text/pack/read_pack.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using namespace cantrip::text;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;

void require_czech() { require_dictionary("cs_CZ", "hunspell-cs"); }

// A small pack of Czech words, graded.
struct Graded {
    Sources sources;
    Keys keys;
    Diagnostics diagnostics;
    Language language;
    std::vector<PackWord> words;
    WordGrades grades;

    explicit Graded(const std::string& lines, const std::set<std::string>& in_texts = {}) {
        language.tag = "cs";
        PackReader reader(language.pack, sources, keys, diagnostics);
        reader.read(sources.add(
            "test.lex",
            "language cs \"čeština\"\nprints cs\nspelling cs_CZ\ngenders f n\ncolumns noun nom.sg gen.pl\n"
            "paradigm noun žena -a a -\nform pres.neg = \"ne-\" V:pres.@\n" +
                lines));
        reader.check_references();
        words = words_of(language.pack, keys);
        grades = grade_words(language, words, in_texts);
    }

    // "kart F, karta B"
    [[nodiscard]] std::string list() const {
        std::string out;
        for (const GradedForm& form : grades.forms)
            out += (out.empty() ? "" : ", ") + form.word->text + " " + letter(form.grade);
        return out;
    }
};

} // namespace

TEST_CASE("every word of the texts is known, or listed with a reason that is needed", "[text][lexicon]") {
    require_czech();
    require_dictionary("sr_Latn_RS", "hunspell-sr");
    require_dictionary("sr_RS", "hunspell-sr");
    require_dictionary("en_US", "hunspell-en-us");
    require_dictionary("de_DE", "hunspell-de-de");
    std::vector<std::string> arguments{"lexicon", "verify", "--lang", "cs,sr-Latn,sr-Cyrl,en,de"};
    for (const char* game : {"evenfall", "euphoria", "euphoria_reprints", "etherfields"})
        arguments.push_back(root + "/cards/" + game);
    const RunResult result = run_cantrip(arguments);
    INFO(result.err);
    CHECK(result.status == 0);
    CHECK(result.err.find("C0710") == std::string::npos);
    CHECK(result.err.find("C0711") == std::string::npos);
    // Every language has its line, and no word that its dictionary does not know.
    for (const char* line :
         {"cs (cs_CZ): ", "sr-Latn (sr_Latn_RS): ", "sr-Cyrl (sr_RS): ", "en (en_US): ", "de (de_DE): "}) {
        INFO(line << " in\n" << result.out);
        const auto at = result.out.find(line);
        REQUIRE(at != std::string::npos);
        CHECK(result.out.substr(at, result.out.find('\n', at) - at).find(" F 0;") != std::string::npos);
    }
}

TEST_CASE("a morphology labels Serbian forms", "[text][lexicon]") {
    require_dictionary("sr_Latn_RS", "hunspell-sr");
    require_program("lt-proc", "lttoolbox");
    require_file("/usr/share/apertium/apertium-hbs-eng/eng-hbs_SR.autogen.bin", "apertium-hbs-eng");
    const RunResult result =
        run_cantrip({"lexicon", "verify", "--lang", "sr-Latn", root + "/cards/euphoria_reprints"});
    INFO(result.out);
    CHECK(result.out.find(" A ") != std::string::npos);
    CHECK(result.out.find(" A 0,") == std::string::npos);
}

TEST_CASE("forms are graded", "[text][lexicon]") {
    require_czech();
    // A form of the word; no word; a word, but another's; negated ones are other words to the dictionary.
    CHECK(Graded("noun witch \"žena\" f žena\n").list() == "žen B, žena B");
    CHECK(Graded("noun mask \"maska\" f žena\n").list() == "mask F, maska B");
    CHECK(Graded("noun card \"karta\" f žena gen.pl \"stolů\"\n").list() == "stolů C, karta B");
    CHECK(Graded("verb dát \"dát\" pres.2sg \"dáš\"\n").list() == "dáš B, nedáš C");
}

TEST_CASE("words of wordings and of texts are looked up", "[text][lexicon]") {
    require_czech();
    const Graded found("say x = \"poté zkusí chybnýý\"\n", {"karta", "kartaa"});
    REQUIRE(found.grades.unknown_in_wordings.size() == 1);
    CHECK(found.grades.unknown_in_wordings.front()->text == "chybnýý");
    CHECK(found.grades.unknown_in_texts == std::set<std::string>{"kartaa"});
}

TEST_CASE("an accepted word is no finding, and one that nobody asks about is", "[text][lexicon]") {
    require_czech();
    const Graded accepted("noun mask \"maska\" f žena\naccept mask \"tried\"\nsay x = \"chybnýý\"\naccept "
                          "\"chybnýý\" \"tried\"\n");
    CHECK(accepted.list() == "mask C, maska B");
    CHECK(accepted.grades.unknown_in_wordings.empty());
    CHECK(accepted.grades.needless.empty());
    const Graded needless(
        "noun witch \"žena\" f žena\naccept witch \"not needed\"\naccept \"slovo\" \"not even printed\"\n");
    CHECK(needless.grades.needless.size() == 2);
}

TEST_CASE("a language without a dictionary is skipped with one line", "[text][lexicon]") {
    Graded none("spelling xx_XX\nnoun witch \"žena\" f žena\n");
    CHECK_FALSE(none.grades.checked);
    CHECK(none.grades.dictionary == "xx_XX");
    const RunResult unknown = run_cantrip({"lexicon", "verify", "--lang", "sr-Lat"});
    CHECK(unknown.status == 2);
    CHECK(unknown.err.find("sr-Latn") != std::string::npos);
}

TEST_CASE("a lexicon tells which forms it lacks", "[text][lexicon]") {
    const Graded pack("noun witch \"žena\" f žena\nnoun card \"karta\" f nom.sg \"karta\"\nnoun mana "
                      "\"mana\" f mass nom.sg \"mana\"\n"
                      "noun door \"dveře\" f plt gen.pl \"dveří\"\n");
    std::string lacking;
    for (const WordCoverage& word : coverage_of(pack.language.pack)) {
        for (const std::string& form : word.missing)
            lacking += std::string(pack.keys.describe(word.key)) + " " + form + "\n";
    }
    CHECK(lacking == "card gen.pl\n");
    const RunResult result = run_cantrip({"lexicon", "status", "--lang", "en"});
    INFO(result.err);
    CHECK(result.status == 0);
    CHECK(result.out.find("en evenfall: ") != std::string::npos);
    CHECK(result.out.find("with all forms") != std::string::npos);
    const RunResult json = run_cantrip(
        {"lexicon", "status", "--lang", "en", "--format", "json", root + "/cards/euphoria_reprints"});
    CHECK(json.out.find("\"missing_forms\"") != std::string::npos);
    CHECK(json.out.find("\"unsaid\": 0") != std::string::npos);
}
