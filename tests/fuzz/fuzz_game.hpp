#pragma once
// The small game that the fuzzers of the interpreter play, checked and compiled once.

#include <memory>

#include "interpreter/cantrip.hpp"

namespace cantrip::fuzz {

// Cards, a deck, a price, reactions, dice, a loop, secrets, things that wait: one of everything that a frame
// can be.
[[nodiscard]] const Machine& game();
[[nodiscard]] const Program& program();
// Its folder, and its source.
inline constexpr const char* game_folder = CANTRIP_SOURCE_DIR "/tests/fuzz/game";
[[nodiscard]] const char* game_text();

// A state that waits for the n-th answer of a game that random players play.
[[nodiscard]] const State& state_at(std::size_t n);
inline constexpr std::size_t states = 24;

// Goes on for a few answers; what comes of it does not matter, only that it comes to an end.
void play_on(State state);

void demand(bool kept, const char* promise);

} // namespace cantrip::fuzz
