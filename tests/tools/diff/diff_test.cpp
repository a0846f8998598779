// `cantrip diff` and `cantrip render --changed-since`.

#include <filesystem>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tests/tools/table/tavern.hpp"
#include "tools/support/base64.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

namespace fs = std::filesystem;

std::string changed(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

// An old and a new tavern: a value, an effect, a name, a wording, a card gone and one new.
std::string new_tavern() {
    std::string text(tavern_source);
    text = changed(text, "strength 3", "strength 4");
    text = changed(text, "gain 2 coin", "gain 3 coin");
    text = changed(text, "\"Kuchař\"", "\"Kuchařka\"");
    return changed(text, "guest crow \"Crow\"", "guest raven \"Raven\"");
}

void write_tavern(const Scratch& scratch, const std::string& folder, std::string_view source) {
    scratch.write(folder + "/package.cant", source);
    scratch.write(folder + "/text/en.lex", tavern_words);
}

} // namespace

TEST_CASE("two folders: every difference of every card, and no other") {
    const Scratch scratch;
    write_tavern(scratch, "old/tavern", tavern_source);
    write_tavern(scratch, "new/tavern", new_tavern());
    const RunResult result = run_cantrip({"diff", scratch.path("old/tavern"), scratch.path("new/tavern")});
    CHECK(result.status == 1);
    // Written by hand from the two sources. The Czech name is on no English card.
    CHECK(result.out == "Cook (cook), guest: changed\n"
                        "    - name cs: Kuchař\n"
                        "    + name cs: Kuchařka\n"
                        "    - strength: 3\n"
                        "    + strength: 4\n"
                        "    - effect: arrival: gain 2 coin\n"
                        "    + effect: arrival: gain 3 coin\n"
                        "    - text en: Arrival: gain 2 coins.\n"
                        "    + text en: Arrival: gain 3 coins.\n"
                        "    it looks different in en\n"
                        "Raven (raven), guest: new\n"
                        "    + copies: 2\n"
                        "    + kind: guest\n"
                        "    + name: Raven\n"
                        "    + strength: 0\n"
                        "Crow (crow), guest: gone\n"
                        "    - copies: 2\n"
                        "    - kind: guest\n"
                        "    - name: Crow\n"
                        "    - strength: 0\n");
    CHECK(result.err == "3 cards differ\n");
    const RunResult same = run_cantrip({"diff", scratch.path("old/tavern"), scratch.path("old/tavern")});
    CHECK(same.status == 0);
    CHECK(same.out.empty());
}

TEST_CASE("a word that changed changes every text that has it, and says that no effect did") {
    const Scratch scratch;
    write_tavern(scratch, "old/tavern", tavern_source);
    write_tavern(scratch, "new/tavern", tavern_source);
    scratch.write("new/tavern/text/en.lex", changed(std::string(tavern_words), "\"coin\"", "\"ducat\""));
    const RunResult result =
        run_cantrip({"diff", scratch.path("old/tavern"), scratch.path("new/tavern"), "--format", "json"});
    CHECK(result.status == 1);
    const auto cards = boost::json::parse(result.out).at("cards").as_array();
    REQUIRE(cards.size() == 2);
    for (const auto& card : cards) {
        CHECK(card.at("values").as_array().empty());
        REQUIRE(card.at("abilities").as_array().size() == 1);
        CHECK_FALSE(card.at("abilities").at(0).at("effect_changed").as_bool());
        CHECK_THAT(std::string(card.at("abilities").at(0).at("texts").at(0).at("now").as_string()),
                   Contains("ducat"));
    }
}

TEST_CASE("the page shows both pictures and escapes what cards say") {
    const Scratch scratch;
    write_tavern(scratch, "old/tavern", tavern_source);
    write_tavern(scratch, "new/tavern", changed(new_tavern(), "\"Cook\"", "\"Cook <b>\""));
    const RunResult result =
        run_cantrip({"diff", scratch.path("old/tavern"), scratch.path("new/tavern"), "--format", "html"});
    CHECK(result.status == 1);
    CHECK_THAT(result.out, Contains("<ins>Cook &lt;b&gt;</ins>") && !Contains("Cook <b>"));
    // Cook before and now, Raven now, Crow before.
    std::size_t pictures = 0;
    for (std::size_t at = 0; (at = result.out.find("data:image/png;base64,iVBOR", at)) != std::string::npos;
         ++at)
        ++pictures;
    CHECK(pictures == 4);
}

TEST_CASE("git: revisions against each other and against the files, nothing configured is run") {
    const Scratch scratch;
    write_tavern(scratch, "repo/tavern", tavern_source);
    const std::string repo = scratch.path("repo");
    const auto git = [&](const std::string& words) {
        CHECK(std::system(("git -C '" + repo +
                           "' -c user.name=x -c user.email=x@example.org -c init.defaultBranch=main " +
                           words + " >/dev/null 2>&1")
                              .c_str()) == 0);
    };
    git("init");
    git("add -A");
    git("commit -m one");
    // A filter that would leave a trace.
    scratch.write("repo/.gitattributes", "*.cant filter=trap\n");
    git("config filter.trap.smudge 'touch " + scratch.path("sprung") + "'");
    git("config core.fsmonitor 'touch " + scratch.path("sprung") + "'");
    write_tavern(scratch, "repo/tavern", new_tavern());
    const RunResult now = run_cantrip({"diff", "HEAD..", repo + "/tavern"});
    CHECK(now.status == 1);
    CHECK_THAT(now.out, Contains("+ strength: 4"));
    CHECK(run_cantrip({"diff", "HEAD..HEAD", repo + "/tavern"}).status == 0);
    const RunResult drawn = run_cantrip({"render", repo + "/tavern", "--changed-since", "HEAD", "--format",
                                         "svg", "--into", scratch.path("drawn")});
    CHECK_THAT(drawn.err, Contains("2 cards in en") && Contains("1 unchanged and left out"));
    CHECK(fs::exists(scratch.path("drawn/en/cook.svg")));
    CHECK(fs::exists(scratch.path("drawn/en/raven.svg")));
    CHECK_FALSE(fs::exists(scratch.path("drawn/en/bard.svg")));
    CHECK_FALSE(fs::exists(scratch.path("sprung")));
    const RunResult unknown = run_cantrip({"diff", "v9..", repo + "/tavern"});
    CHECK(unknown.status == 2);
    CHECK_THAT(unknown.err, Contains("no revision `v9`"));
    CHECK(run_cantrip({"diff", repo + "/tavern"}).status == 2);
}

TEST_CASE("base64 of RFC 4648") {
    CHECK(base64("") == "");
    CHECK(base64("f") == "Zg==");
    CHECK(base64("fo") == "Zm8=");
    CHECK(base64("foo") == "Zm9v");
    CHECK(base64("foobar") == "Zm9vYmFy");
}
