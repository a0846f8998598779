#pragma once
// A lexicon for a game that was made from a seed.

#include "lang/program/program.hpp"
#include "tools/text/pack/pack.hpp"

namespace cantrip::truth {

// Lines of a lexicon with a word for everything the program declares and the pack has no word for. `shapes`
// are the lines of a file in `shapes/`.
[[nodiscard]] std::string words_for(const Program& program, const text::Pack& pack, text::Keys& keys,
                                    const std::string& shapes);

} // namespace cantrip::truth
