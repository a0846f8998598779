// Marks of what is assumed and of one's own at the table, and games without it.

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

constexpr std::string_view inn = R"(package inn "Inn" { uses core }
game inn "Inn" {
  players 1..1
  start evening
}
token coin "coin"
zone hall "hall" holds guest
kind guest "guest" is card {
  age number = 0
  starts in hall
}
guest cook "Cook" {
  from guest/cook
  when greet this: gain 2 coin
  assume when greet this: gain 5 coin
}
guest bard "Bard" {
  from own/design
  when greet this: gain 3 coin
}
guest smith "Smith" {
  from guest/smith
  when greet this: gain 4 coin
}
verb greet(guest) { }
verb welcome { a guest in hall as one: greet one }
verb evening { each player: welcome }
)";

RunResult play(const Scratch& scratch, std::vector<std::string> more, const std::string& input) {
    std::vector<std::string> arguments{"play", scratch.path("inn")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_cantrip(arguments, {.input = input, .folder = {}, .environment = {}});
}

} // namespace

TEST_CASE("choices and boards say what is assumed and what is one's own", "[play]") {
    const Scratch scratch;
    scratch.write("inn/package.cant", inn);
    const RunResult run = play(scratch, {"--protocol", "json"}, "{\"board\": 0}\n{\"quit\": true}\n");
    INFO(run.out << run.err);
    REQUIRE(run.status == 0);
    const std::size_t end = run.out.find('\n');
    const auto choices = boost::json::parse(run.out.substr(0, end)).at("choices").as_array();
    REQUIRE(choices.size() == 3);
    const auto& cook = choices[0].at("card").as_object();
    CHECK(cook.at("origin") == "assumed");
    CHECK(choices[1].at("card").at("origin") == "own");
    CHECK_FALSE(choices[2].at("card").as_object().contains("origin"));
    std::string origins;
    const auto board = boost::json::parse(run.out.substr(end + 1, run.out.find('\n', end + 1) - end - 1));
    for (const auto& thing : board.at("things").as_array())
        if (const auto* card = thing.as_object().if_contains("card")) {
            const auto* origin = thing.as_object().if_contains("origin");
            origins += std::string(card->as_string()) + "=" +
                       (origin == nullptr ? "" : std::string(origin->as_string())) + " ";
        }
    CHECK(origins == "cook=assumed bard=own smith= ");
}

TEST_CASE("the screen marks what is assumed and what is one's own", "[play]") {
    const RunResult run = run_cantrip({"play", CANTRIP_SOURCE_DIR "/cards/evenfall", "--players", "2"},
                                      {.input = "card irena\ncard menagerie\ncard wayfarer's salt\nquit\n",
                                       .folder = {},
                                       .environment = {}});
    INFO(run.out << run.err);
    CHECK_THAT(run.out, Contains("Irena (specialist)\n") && Contains("cost: 2 knowledge and 1 herb\n") &&
                            Contains("value: 2 [assumed]\n"));
    CHECK_THAT(run.out, Contains("Menagerie (ritual) [name assumed]\n") &&
                            Contains("cost: 1 herb and 1 potion [assumed]\n"));
    CHECK_THAT(run.out, Contains("Wayfarer's Salt (ritual) [own]\n"));
}

TEST_CASE("only printed plays without one's own cards, or says what is missing", "[play]") {
    const Scratch scratch;
    scratch.write("inn/package.cant", inn);
    const RunResult run = play(scratch, {"--only", "printed", "--protocol", "json"}, "{\"quit\": true}\n");
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    CHECK_THAT(run.err, Contains("guest: 2 of 3 are printed; the others are left out"));
    CHECK(boost::json::parse(run.out.substr(0, run.out.find('\n'))).at("choices").as_array().size() == 2);
    CHECK_THAT(run.out, !Contains("Bard"));
    CHECK_THAT(play(scratch, {"--only", "printed", "--record", scratch.path("r")}, "").err,
               Contains("--only does not go with --record"));
    const RunResult games =
        run_cantrip({"sim", CANTRIP_SOURCE_DIR "/cards/evenfall", "--only", "printed", "--games", "5"});
    INFO(games.out << games.err);
    CHECK(games.status == 0);
    CHECK_THAT(games.err, Contains("are left out"));
    const RunResult none = run_cantrip({"sim", CANTRIP_SOURCE_DIR "/cards/etherfields", "--only", "printed"});
    CHECK(none.status == 2);
    CHECK_THAT(none.err, Contains("not enough for a game") && Contains("turn card (12 of our own)"));
}
