// What abilities and the parts of cards are called in reports and in files for translators.

#include <set>

#include <catch2/catch.hpp>

#include "lang/program/ability_id.hpp"
#include "tests/lang/check/checked.hpp"

using namespace cantrip;
using namespace cantrip::testing;

TEST_CASE("parts of two cards may have one name and still are told apart", "[check]") {
    const Checked checked(R"(
token coin "coin" of player
kind room "room" { heading enter "enter": action }
kind tower "tower" is card { holds room }
tower north "North Tower" {
  room cellar { enter: gain 1 coin }
  room { enter: gain 2 coin }
}
tower south "South Tower" {
  room { enter: gain 3 coin }
  room cellar { enter: gain 4 coin }
  room { enter: gain 5 coin }
}
)");
    for (const std::string& told : checked.told()) UNSCOPED_INFO(told);
    REQUIRE(checked.told().empty());
    std::set<std::string> ids;
    for (const Thing& thing : checked.program.things)
        for (const AbilityId id : thing.abilities) ids.insert(ability_id(checked.program, id));
    CHECK(ids == std::set<std::string>{"north.cellar/1", "north.room2/1", "south.room1/1", "south.cellar/1",
                                       "south.room3/1"});
}
