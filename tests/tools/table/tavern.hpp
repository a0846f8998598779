#pragma once
// A small set with everything that a table shows.

#include <string_view>

namespace cantrip::testing {

inline constexpr std::string_view tavern_source = R"(package tavern "Tavern" { uses core }

game tavern "Tavern" { players 1..2 }

names moods "mood": calm "calm", wild "wild"

token coin "coin"

zone hand "hand" of player holds guest

kind guest "guest" is card {
  strength number = 1
  price cost = nothing
  mood moods = none
  heading arrival "Arrival"
  copies 2
}

trait hungry "hungry" on guest

// Rather loud.
// Always there.
guest cook "Cook" {
  name cs "Kuchař"
  strength 3  // of 6
  assume price 2 coin
  traits hungry
  arrival: gain 2 coin
}

guest bard "Bard" of calm {
  copies 4
  arrival: gain 1 coin
}

guest crow "Crow" { strength 0 }
)";

inline constexpr std::string_view tavern_words =
    "noun coin \"coin\"\nnoun guest \"guest\"\nsay label.arrival = \"Arrival\"\n";

} // namespace cantrip::testing
