// Every text that a change alters, before it is committed.

#include <boost/json/parse.hpp>
#include <catch2/catch.hpp>

#include "tests/support/required.hpp"
#include "tests/tools/l10n/card_copy.hpp"

using namespace cantrip;
using namespace cantrip::testing;

TEST_CASE("impact lists what a change of a card does, against a saved state", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "impact", "--save", "--output", "before.json"});
    CHECK(cards.run({"l10n", "impact", "--against", "before.json"}).out.empty());
    cards.replace("rituals.cant", "gain 3 any goods + 1 point", "gain 4 any goods + 1 point");
    const auto changes = boost::json::parse(
        cards.run({"l10n", "impact", "--against", "before.json", "--format", "json"}, 1).out);
    REQUIRE(changes.at("changes").as_array().size() == 4);
    std::set<std::string> seen;
    for (const auto& change : changes.at("changes").as_array()) {
        CHECK(change.at("id").as_string() == "chalice_of_transmutation/space/1");
        CHECK(change.at("what").as_string() == "effect changed");
        seen.insert(change.at("lang").as_string().c_str());
    }
    CHECK(seen == std::set<std::string>(languages.begin(), languages.end()));
    const std::string text = cards.run({"l10n", "impact", "--against", "before.json", "--lang", "en"}, 1).out;
    CHECK(text.find("gain 3 resources") < text.find("gain 4 resources"));
    const std::string html =
        cards.run({"l10n", "impact", "--against", "before.json", "--lang", "en", "--format", "html"}, 1).out;
    CHECK(html.find("<td lang=\"en\">Action space: pay 2") != std::string::npos);
}

TEST_CASE("impact compares with a revision of git, words included", "[l10n]") {
    require_program("git", "git");
    const CardCopy cards;
    cards.write("text/en.lex", "noun mana \"moonlight\" mass\n");
    const std::string git = "cd " + cards.path() + " && git -c user.name=x -c user.email=x@example.org ";
    REQUIRE(run_shell(git + "init -q . && " + git + "add . && " + git + "commit -q -m one").status == 0);
    CHECK(cards.run({"l10n", "impact", "--since", "HEAD", "--lang", "en"}).out.empty());
    cards.write("text/en.lex", "noun mana \"starlight\" mass\n");
    const auto changes = boost::json::parse(
        cards.run({"l10n", "impact", "--since", "HEAD", "--lang", "en", "--format", "json"}, 1).out);
    // Exactly the texts that name it.
    std::size_t named = 0;
    const std::string now = cards.run({"text", "--lang", "en"}).out;
    for (std::size_t at = 0; at < now.size();) {
        const auto end = now.find('\n', at);
        if (now.substr(at, end - at).find("starlight") != std::string::npos) ++named;
        at = end + 1;
    }
    CHECK(named > 5);
    CHECK(changes.at("changes").as_array().size() == named);
    for (const auto& change : changes.at("changes").as_array()) {
        CHECK(change.at("what").as_string() == "wording changed");
        CHECK(std::string(change.at("before").as_string()).find("moonlight") != std::string::npos);
    }
    CHECK(cards.run({"l10n", "impact", "--since", "nosuch", "--lang", "en"}, 2)
              .err.find("git has no revision `nosuch`") != std::string::npos);
    CHECK(cards.run({"l10n", "impact", "--lang", "en"}, 2).err.find("compared with what?") !=
          std::string::npos);
}
