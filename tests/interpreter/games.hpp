#pragma once
// Games for tests: a text of one package, checked and compiled.

#include <memory>
#include <string>
#include <string_view>

#include "interpreter/cantrip.hpp"
#include "lang/check/programs.hpp"

namespace cantrip::testing {

struct TestGame {
    std::unique_ptr<Programs> programs;
    std::shared_ptr<const Machine> machine;
    [[nodiscard]] const Program& program() const { return programs->list.at(0); }
};

// Fails the test when the text has errors.
[[nodiscard]] TestGame game_of(std::string_view text, int players = 2);
// A card set of this tree: "cards/evenfall".
[[nodiscard]] TestGame card_set(const std::string& folder, int players = 2);

// A small game with cards, a deck, a price, reactions, a die and choices.
[[nodiscard]] std::string_view duel_text();

} // namespace cantrip::testing
