// `--players` and `--with`: what a game is set up with.

#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

// Ends at once; who wins tells the options.
constexpr std::string_view race = R"(package race "Race" { uses core }

names weather "weather": sun "sun", rain "rain"

game race "Race" {
  players 2..3
  option long flag
  option laps 1..9 = 3
  option sky weather = sun
  start play
}

phase play "race" {
  if long and laps is 7 and sky is rain: win the last player
  else: win the first player
}
)";

RunResult race_with(const Scratch& scratch, std::vector<std::string> options) {
    std::vector<std::string> words{"play", scratch.write("race/race.cant", race)};
    words.insert(words.end(), options.begin(), options.end());
    return run_cantrip(words);
}

} // namespace

TEST_CASE("options of a game are set by --with", "[cli]") {
    const Scratch scratch;
    const std::string plain = race_with(scratch, {}).out;
    CHECK_THAT(plain, Contains(" wins"));
    CHECK(race_with(scratch, {"--with", "long,laps=7"}).out == plain);
    const std::string changed = race_with(scratch, {"--with", "long,laps=7", "--with=sky=rain"}).out;
    CHECK_THAT(changed, Contains(" wins"));
    CHECK(changed != plain);
    CHECK(race_with(scratch, {"--with", "long=no,laps=7,sky=rain"}).out == plain);
}

TEST_CASE("what a game cannot be set up with is told", "[cli]") {
    const Scratch scratch;
    const auto told = [&](const std::string& option, const std::string& value) {
        const RunResult result = race_with(scratch, {option, value});
        CHECK(result.status == 2);
        CHECK(result.out.empty());
        return result.err;
    };
    CHECK(told("--with", "lonk") == "error: this game has no option `lonk`\n  help: did you mean `long`?\n");
    CHECK(told("--with", "teams=2") ==
          "error: this game has no option `teams`\n  help: it has `long`, `laps`, `sky`\n");
    CHECK(told("--with", "laps=10") ==
          "error: the option `laps` cannot be `10`\n  help: a number from 1 to 9\n");
    CHECK(told("--with", "laps=2x") ==
          "error: the option `laps` cannot be `2x`\n  help: a number from 1 to 9\n");
    CHECK(told("--with", "laps") == "error: the option `laps` needs a value\n  help: write `laps=…`\n");
    CHECK(told("--with", "sky=fog") ==
          "error: the option `sky` cannot be `fog`\n  help: one of `sun`, `rain`\n");
    CHECK(told("--with", "long=maybe") ==
          "error: the option `long` cannot be `maybe`\n  help: one of `no`, `yes`\n");
    CHECK(told("--players", "4") == "error: `4` players cannot play this\n  help: it is for 2 to 3\n");
    CHECK(told("--players", "two") == "error: `two` players cannot play this\n  help: it is for 2 to 3\n");
}
