#pragma once
// A game without the cards that are in no printed one (`from own/…`).

#include <string>
#include <vector>

#include "lang/program/program.hpp"

namespace cantrip::play {

struct LeftOut {
    std::string kind;          // "ritual"
    std::size_t left = 0, all; // cards of that kind, printed and altogether
};

// Takes the copies of own cards out of the program. Returns the kinds of which any was taken.
std::vector<LeftOut> leave_out_own(Program& program);

// The kinds of which nothing is left, in words: a game cannot be played without them. Empty: enough is left.
[[nodiscard]] std::string what_is_missing(const std::vector<LeftOut>& kinds);

} // namespace cantrip::play
