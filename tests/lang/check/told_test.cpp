// Lines that look right and can never mean anything. Each was once taken without a word.

#include <catch2/catch.hpp>

#include "tests/lang/check/checked.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

using Codes = std::vector<std::string_view>;

// A little game around one line of a verb.
Codes in_verb(const std::string& line) {
    return Checked("token coin of player\n"
                   "token pennant of ship\n"
                   "zone hand of player holds card\n"
                   "kind ship is card { hold 1..6 = 1 }\n"
                   "kind sea\n"
                   "sea north_sea\n"
                   "ship brig\n"
                   "define stronger(ship, sea) = hold of ship > count of ship in sea\n"
                   "verb try(ship, sea): " +
                   line + "\n")
        .codes();
}

// And around one line of a card.
Codes on_card(const std::string& line) {
    return Checked("token coin of player\n"
                   "kind ship is card { hold number = 1 }\n"
                   "ship brig\n"
                   "define hand_limit(player) = 5\n"
                   "extend kind player { state passed flag }\n"
                   "card sign {\n" +
                   line + "\n}\n")
        .codes();
}

} // namespace

TEST_CASE("a test that can have only one answer is told", "[check]") {
    CHECK(in_verb("if ship is brig: gain 1 coin") == Codes{});
    CHECK(in_verb("if sea is brig: gain 1 coin") == Codes{"C0306"});
    CHECK(in_verb("if ship is stronger in sea: gain 1 coin") == Codes{});
    CHECK(in_verb("if ship is stronger in hand: gain 1 coin") == Codes{"C0301"});
    CHECK(in_verb("if coin is in hand: gain 1 coin") == Codes{"C0301"});
    CHECK(in_verb("if sea is next to north_sea: gain 1 coin") == Codes{});
    CHECK(in_verb("if sea is next to hand: gain 1 coin") == Codes{"C0301"});
    CHECK(in_verb("if sea is nearest to north_sea: gain 1 coin") == Codes{"C0216"});
}

TEST_CASE("a filter that never keeps or never drops anything is told", "[check]") {
    CHECK(in_verb("each ship except brig as one: reveal one") == Codes{});
    CHECK(in_verb("each ship except sea as one: reveal one") == Codes{"C0306"});
    CHECK(in_verb("each ship with 2 pennant as one: reveal one") == Codes{});
    CHECK(in_verb("each ship with 2 coin as one: reveal one") == Codes{"C0313"});
    CHECK(in_verb("each stronger ship as one: reveal one") == Codes{"C0307"});
    // The filter belongs to the nearest noun.
    CHECK(in_verb("each ship with a pennant in hand as one: reveal one") == Codes{"C0301"});
    CHECK(in_verb("each ship in hand with a pennant as one: reveal one") == Codes{});
}

TEST_CASE("only `modify` listens to a number", "[check]") {
    CHECK(on_card("modify hand_limit of you: + 1") == Codes{});
    CHECK(on_card("modify hand_limit of brig: + 1") == Codes{"C0302"});
    CHECK(on_card("modify hold of ship: + 1") == Codes{});
    CHECK(on_card("when hand_limit of you: gain 1 coin") == Codes{"C0216"});
    CHECK(on_card("forbid hand_limit") == Codes{"C0216"});
    CHECK(on_card("when passed by you: gain 1 coin") == Codes{"C0216"});
}

TEST_CASE("names inside one thing or kind are unique too", "[check]") {
    CHECK(Checked("kind pier { heading rent; heading rent }\n").codes() == Codes{"C0202"});
    CHECK(Checked("kind berth\nkind pier { holds berth }\npier west { berth left { }; berth left { } }\n")
              .codes() == Codes{"C0202"});
    CHECK(Checked("kind berth\nkind pier { holds berth }\npier west { berth left { } }\npier east { berth "
                  "left { } }\n")
              .codes() == Codes{});
}

TEST_CASE("the values of a game lie in their ranges", "[check]") {
    CHECK(Checked("game tide { players 2..4; option length 1..3 = 2 }\n").codes() == Codes{});
    CHECK(Checked("game tide { players 2..4; option length 1..3 = 7 }\n").codes() == Codes{"C0312"});
    const std::string game =
        "game tide { players 2..4; option length 1..3 = 2; state round_number number = 0 }\n";
    CHECK(Checked(game + "scenario \"s\" for tide { players ana, boris; option length is 3 }\n").codes() ==
          Codes{});
    CHECK(Checked(game + "scenario \"s\" for tide { players ana, boris; option length is 9 }\n").codes() ==
          Codes{"C0312"});
    // A state is no option.
    CHECK(Checked(game + "scenario \"s\" for tide { players ana, boris; option round_number is 2 }\n")
              .codes() == Codes{"C0505"});
}

TEST_CASE("empty seats are filled by an option that can be switched on", "[check]") {
    const Checked checked("game tide { players 1..4; seats 2 with alone; option alone flag }\n");
    CHECK(checked.codes() == Codes{});
    CHECK(checked.program.game.seats == 2);
    CHECK(checked.program.name_of(checked.program.globals.at(checked.program.game.with)) == "alone");
    const Checked number("game tide { players 1..4; seats 2 with alone; option alone 1..3 = 1 }\n");
    REQUIRE(number.codes() == Codes{"C0301"});
    CHECK(number.diagnostics.all().front().message == "`alone` cannot be switched on");
    CHECK(Checked("game tide { players 1..4; seats 2 with alone; state alone flag }\n").codes() ==
          Codes{"C0301"});
    CHECK(Checked("game tide { players 1..4; seats 2 }\n").codes() == Codes{"C0106"});
}

TEST_CASE("copies per player belong to each of them", "[check]") {
    const Checked checked("kind meeple { copies 4 per player }\nkind crate { copies 3 }\n");
    CHECK(checked.codes() == Codes{});
    const Program& p = checked.program;
    const auto kind = [&](std::string_view name) -> const Kind& {
        return p.kinds[p.symbol(p.names.find(name)).index];
    };
    CHECK(kind("meeple").copies_per == p.player_kind);
    CHECK(p.at(kind("meeple").copies).a == 4);
    CHECK(kind("crate").copies_per == no_index);
}

TEST_CASE("declarations without a name and answers without a determiner are read", "[check]") {
    CHECK(Checked("game tide { players 2..4; option 1..3 = 2 }\n").codes() == Codes{"C0101"});
    CHECK(Checked("names : red, blue\n").codes() == Codes{"C0101"});
    CHECK(
        Checked("names colour: red\nnames colour: blue\nkind ship { colour }\nship brig of blue\n").codes() ==
        Codes{"C0202", "C0602", "C0604"});
    CHECK(Checked("kind ship is card\nkind crew is card\ngame tide { players 2..4 }\nscenario \"s\" for tide "
                  "{ players ana, boris; ana chooses ship }\n")
              .codes() == Codes{});
}

// Only what is carried out for a player speaks of them.
TEST_CASE("there is no `you` behind a line that runs for a player") {
    const std::string head = "game small \"Small\" { players 1..2 }\ntoken coin of player\n"
                             "scenario \"s\" for small {\n  players ana\n  run ana: gain 1 coin\n";
    CHECK(Checked(head + "  expect coin of ana is 1\n}\n").codes().empty());
    CHECK(Checked(head + "  expect coin of you is 1\n}\n").codes() == Codes{"C0401"});
}
