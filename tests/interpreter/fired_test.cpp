// Which abilities did their part in a game: also those that only stand by and forbid, allow, silence or
// change.

#include <catch2/catch.hpp>

#include "tests/interpreter/games.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

constexpr std::string_view hill = R"(package hill "Hill" { uses core }

game hill "Hill" {
  players 1..2
  start play
}

token coin "coin"
zone camp "camp" of player
define wage "wage"(player) = 1

kind goblin "goblin" is card {
  works in camp
  starts in camp
  copies 1 per player
  heading law "Law"
}

verb climb "climb": gain (wage of you) coin
verb swim "swim": gain 1 coin
verb rest "rest": gain 1 coin

goblin one "One" { modify wage of you: + 1 }
goblin two "Two" { law: forbid climb by you }
goblin three "Three" { allow climb by you despite law }
goblin four "Four" { forbid swim by you }
goblin five "Five" { silence six }
goblin six "Six" { when rest by you: gain 5 coin }
goblin idle "Idle" { forbid rest by you if coin > 50 }

phase play "play": the first player: {
  climb
  if can swim: gain 9 coin
  rest
  win the first player
}
)";

} // namespace

TEST_CASE("abilities that stand by are noted when they matter") {
    const auto game = game_of(hill, 1);
    const Program& program = game.program();
    std::vector<std::uint8_t> fired(program.abilities.size(), 0);
    RunOptions options;
    options.fired = &fired;
    State state = game.machine->start(1);
    const Outcome now = run(*game.machine, state, options);
    INFO(now.fault.message);
    REQUIRE(now.kind == Outcome::Kind::over);
    std::string said;
    for (AbilityId id(0); id < program.abilities.size(); ++id)
        if (fired[id] != 0 && program.abilities[id].thing != no_index)
            said += std::string(program.name_of(program.things[program.abilities[id].thing])) + " ";
    CHECK(said == "one two three four five ");
}
