// `cantrip book`: nothing of a set is missing, and the index is right.

#include <cstdio>

#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tests/tools/table/tavern.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

std::string printed_by(const std::string& command) {
    std::string out;
    std::FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    char buffer[4096];
    for (std::size_t count = 0; (count = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;)
        out.append(buffer, count);
    CHECK(pclose(pipe) == 0);
    return out;
}

void write_tavern(const Scratch& scratch) {
    scratch.write("tavern/package.cant", tavern_source);
    scratch.write("tavern/text/en.lex", tavern_words);
}

} // namespace

TEST_CASE("a page has every card by kind with values and text, and an index") {
    const Scratch scratch;
    write_tavern(scratch);
    const RunResult result = run_cantrip(
        {"book", scratch.path("tavern"), "--into", scratch.path("out"), "--format", "html", "--lang", "en"});
    CHECK(result.status == 0);
    const std::string page = read_all(scratch.path("out/en/tavern-book.html"));
    CHECK_THAT(page, Contains("<html lang=\"en\">") && Contains("<h2 id=\"s0\">Guests</h2>"));
    for (const char* card : {"cook", "bard", "crow"})
        CHECK_THAT(page, Contains("<article id=\"" + std::string(card) + "\">") &&
                             Contains("<a href=\"#" + std::string(card) + "\">"));
    CHECK_THAT(page, Contains("<b>Strength: </b>3") && Contains("Arrival: gain 2 coins."));
    // In the order of the alphabet.
    CHECK(page.find("#bard\">Bard") < page.find("#cook\">Cook"));
    CHECK(page.find("#cook\">Cook") < page.find("#crow\">Crow"));
}

TEST_CASE("the index of a PDF names the page on which the card stands") {
    const Scratch scratch;
    const std::string set = CANTRIP_SOURCE_DIR "/cards/evenfall";
    const RunResult result = run_cantrip({"book", set, "--into", scratch.path("out")});
    CHECK(result.status == 0);
    const std::string pdf = scratch.path("out/en/evenfall-book.pdf");
    CHECK_THAT(printed_by("qpdf --check '" + pdf + "' 2>&1"),
               Contains("No syntax or stream encoding errors"));
    const std::string all = printed_by("pdftotext -raw '" + pdf + "' -");
    for (const char* name : {"Irena", "Ghost Swamp", "Witch Gate", "Ash Keeper"}) {
        const std::size_t line = all.find("\n" + std::string(name) + ", ");
        INFO(name);
        REQUIRE(line != std::string::npos);
        const std::string page = all.substr(line + std::string(name).size() + 3,
                                            all.find('\n', line + 1) - line - std::string(name).size() - 3);
        CHECK_THAT(printed_by("pdftotext -raw -f " + page + " -l " + page + " '" + pdf + "' -"),
                   Contains(std::string(name) + "\n"));
    }
}

TEST_CASE("titles that a language has no words for are told") {
    const Scratch scratch;
    write_tavern(scratch);
    const RunResult result =
        run_cantrip({"book", scratch.path("tavern"), "--into", scratch.path("out"), "--lang", "cs"});
    CHECK_THAT(result.err, Contains("`cs` has no words for the fields"));
}
