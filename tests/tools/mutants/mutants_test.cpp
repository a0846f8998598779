// Changes to rules, and the scenarios that notice them.

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

constexpr std::string_view market = R"(package market "Market" { uses core }
game market "Market" { players 2..2 }
token coin "coin", pearl "pearl" of player
verb earn "earn": gain 2 coin
verb idle "idle": if coin of you > 3: gain 5 pearl
kind stall "stall" is card { price number = 1 }
stall printed_stall "Printed" {
  from stall/printed
  price 3
}
stall own_stall "Own" {
  from own/design
  price 7
}
stall guessed_stall "Guessed" { assume price 9 }
scenario "earning" for market {
  players ana, boris
  run ana: earn
  expect ana has 2 coin
}
)";

boost::json::value mutants_of(const std::string& folder, const std::string& seed) {
    return boost::json::parse(
        run_cantrip({"test", folder, "--mutants", "1000", "--seed", seed, "--format", "json"}).out);
}

} // namespace

TEST_CASE("a scenario notices the change of a number that it reads, and no other", "[mutants]") {
    const Scratch scratch;
    scratch.write("market/package.cant", market);
    const auto found = mutants_of(scratch.path("market"), "1");
    bool earn = false, idle = false, condition = false;
    for (const auto& one : found.at("mutants").as_array()) {
        const std::string before(one.at("before").as_string());
        const std::string after(one.at("after").as_string());
        INFO(before << " -> " << after);
        // What no source gives is left out.
        CHECK(before.find("price 7") == std::string::npos);
        CHECK(before.find("price 9") == std::string::npos);
        if (after == "verb earn \"earn\": gain 3 coin" || after == "verb earn \"earn\": gain 2 pearl") {
            CHECK(one.at("noticed").as_bool());
            CHECK(one.at("scenario") == "earning");
            earn = true;
        }
        if (after.find("gain 6 pearl") != std::string::npos) {
            CHECK_FALSE(one.at("noticed").as_bool());
            idle = true;
        }
        condition = condition || after.find("if not (coin of you > 3)") != std::string::npos;
    }
    CHECK(earn);
    CHECK(idle);
    CHECK(condition);
    CHECK(found.at("unsourced").as_int64() >= 4);
    const RunResult text = run_cantrip({"test", scratch.path("market"), "--mutants", "1000"});
    CHECK(text.status == 1);
    CHECK_THAT(text.out, Contains("package.cant:5: no scenario notices this number"));
}

TEST_CASE("the same seed draws the same mutants", "[mutants]") {
    const Scratch scratch;
    scratch.write("market/package.cant", market);
    const auto draw = [&](const char* seed) {
        return run_cantrip({"test", scratch.path("market"), "--mutants", "4", "--seed", seed}).out;
    };
    CHECK(draw("3") == draw("3"));
    CHECK(draw("3") != draw("4"));
}

TEST_CASE("mutants say why they cannot be tried", "[mutants]") {
    const Scratch scratch;
    scratch.write("market/package.cant", market);
    CHECK(run_cantrip({"test", scratch.path("market"), "--mutants", "none"}).status == 2);
    CHECK(run_cantrip({"test", scratch.path("market"), "--mutants", "0"}).status == 2);
    const RunResult both =
        run_cantrip({"test", scratch.path("market"), "--mutants", "3", "--filter", "earning"});
    CHECK(both.status == 2);
    CHECK_THAT(both.err, Contains("leave out --filter"));
}

// A fault inside the answer to a deed's parameter once had no step to point at.
TEST_CASE("a fault while a deed's argument is given is told at the deed", "[mutants]") {
    const Scratch scratch;
    scratch.write("market/package.cant", R"(package market "Market" { uses core }
token coin "coin" of player
game market "Market" { players 2..2 }
rule sharing { main action share_out "Share"(among 0..3): gain (6 over among) coin }
trait main "main" on action
scenario "sharing among nobody" for market {
  players ana, boris
  ana does share_out 0
  expect ana has 6 coin
}
)");
    const RunResult run = run_cantrip({"test", scratch.path("market")});
    CHECK(run.status == 1);
    CHECK_THAT(run.out, Contains("package.cant:8:"));
}
