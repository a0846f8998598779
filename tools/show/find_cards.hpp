#pragma once
// Cards by what people call them: the name in the source, the printed one, or a translation.

#include <string>
#include <string_view>
#include <vector>

#include "lang/program/program.hpp"

namespace cantrip::show {

// A card of one of several programs.
struct CardRef {
    std::size_t program = 0;
    ThingId thing = no_index;
};

// Names of one card.
struct CardNames {
    CardRef card;
    std::string id;
    std::vector<std::string> names; // as printed, each language and script once
};

struct FoundCards {
    std::vector<CardRef> cards;
    std::string nearest; // when there are none: a name that was probably meant
};

// The name in the source decides; without such a card, printed names do, letter case and marks over letters
// apart.
[[nodiscard]] FoundCards find_cards(const std::vector<CardNames>& all, std::string_view wanted);

// Lower case without marks, for Latin and Cyrillic letters: "Močvara" and "mocvara" are equal.
[[nodiscard]] std::string folded(std::string_view name);

} // namespace cantrip::show
