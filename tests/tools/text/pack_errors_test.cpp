// A pack with a mistake says where it is and what was probably meant.

#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tools/text/pack/plural_rule.hpp"
#include "tools/text/pack/read_pack.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using namespace cantrip::text;

namespace {

// The first diagnostic of a pack: "line: message (help)".
std::string first_error(const std::string& lines) {
    Sources sources;
    Keys keys;
    Diagnostics diagnostics;
    Pack pack;
    PackReader reader(pack, sources, keys, diagnostics);
    const FileId file = sources.add(
        "test.lex", "genders f n\ncolumns noun nom.sg acc.sg\nparadigm noun žena -a a u\n" + lines);
    reader.read(file);
    reader.check_references();
    if (diagnostics.empty()) return "";
    const Diagnostic& told = diagnostics.all().front();
    return std::to_string(sources.position(file, told.at.begin).line) + ": " + told.message +
           (told.help.empty() ? "" : " (" + told.help + ")");
}

} // namespace

TEST_CASE("mistakes in packs are told with their place", "[text]") {
    CHECK(first_error("noun card \"karta\" f žena\n").empty());
    CHECK(first_error("nuon card \"karta\" f žena\n") == "4: there is no line `nuon` (did you mean `noun`?)");
    CHECK(first_error("noun card \"karta\" f žana\n") ==
          "4: there is no paradigm `žana` (did you mean `žena`?)");
    CHECK(first_error("noun card \"karta\" m žena\n") == "4: there is no gender `m` (did you mean `f`?)");
    CHECK(first_error("noun card \"kart\" f žena\n") == "4: `kart` does not end in `a` as its paradigm says");
    CHECK(first_error("noun card \"karta\" f žena\nnoun card \"karta\" f žena\n") ==
          "5: `card` is defined twice in this file");
    CHECK(first_error("noun card \"karta f žena\n") == "4: a text in quotes does not end on its line");
    CHECK(first_error("noun card \"velká karta\" f žena\n") ==
          "4: several words, and none is marked as the one that inflects (write `*` before it)");
    CHECK(first_error("paradigm noun x -a a\n") == "4: there are 1 endings for 2 columns");
    CHECK(first_error("plural one i == 1\n").starts_with("4: this plural rule cannot be read"));
    CHECK(first_error("frame draw = V:dobrat\n") == "4: there is no word `dobrat`");
    CHECK(first_error("say if = [ \"a\"\n") == "4: a bracket `[` is not closed");
    CHECK(first_error("say if = pokud\n").starts_with("4: `pokud` is no part of a wording"));
    CHECK(first_error("invert inv\n") == "4: this line is not complete (it reads `invert FORM WORDING`)");
    CHECK(first_error("list and\n") ==
          "4: this line is not complete (it reads `list NAME \"separator\" \"last\" \"between two\"`)");
}

TEST_CASE("plural rules are those of LDML", "[text]") {
    PluralRule few;
    REQUIRE(few.parse("v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14")
                .empty());
    for (const int n : {2, 3, 4, 22, 34, 102, 1002}) CHECK(few.holds(n * 1000));
    for (const int n : {0, 1, 5, 11, 12, 13, 14, 21, 112, 113}) CHECK_FALSE(few.holds(n * 1000));
    CHECK(few.holds(2200));
    CHECK_FALSE(few.holds(2500));
}

TEST_CASE("an unknown language is an error with a suggestion", "[text]") {
    const RunResult result =
        run_cantrip({"text", std::string(CANTRIP_SOURCE_DIR) + "/cards/evenfall", "--lang", "sr-Lat"});
    CHECK(result.status == 2);
    CHECK(result.out.empty());
    CHECK(result.err.find("there is no language `sr-Lat`") != std::string::npos);
    CHECK(result.err.find("sr-Latn") != std::string::npos);
}
