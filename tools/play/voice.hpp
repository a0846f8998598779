#pragma once
// Who says what the cards are called. Session and protocol know this much of languages and no more.

#include <string>
#include <vector>

#include "interpreter/cantrip.hpp"

namespace cantrip::play {

// The card behind a choice.
struct ChoiceCard {
    std::string id;                // its name in the source; empty: no card stands behind the choice
    std::string name;              // as printed
    std::vector<std::string> text; // one line for each ability that matters for the choice
};

class Voice {
  public:
    Voice() = default;
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;
    virtual ~Voice() = default;
    [[nodiscard]] virtual ChoiceCard card_of(const Machine& machine, const Choice& choice) = 0;
    // The printed name of a thing; what the interpreter calls it when it has none.
    [[nodiscard]] virtual std::string name_of(const Machine& machine, Word thing) = 0;
};

} // namespace cantrip::play
