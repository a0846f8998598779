#pragma once
// What stands between two words of a sentence.

#include <vector>

#include "lang/syntax/tree.hpp"

namespace cantrip::format {

class Spacing {
  public:
    explicit Spacing(const Tree& tree);
    // Whether a space stands before this token, given that another of the same sentence stands before it.
    [[nodiscard]] bool space_before(std::uint32_t token) const;

  private:
    const Tokens& tokens_;
    // Tokens whose neighbour sticks to them; only the tree knows: `verb gain(what unit)` but `the first (1 +
    // 1) card`.
    std::vector<bool> sticks_to_left_;
    std::vector<bool> sticks_to_right_;
};

// How willingly a sentence is broken before `next`, when `last` ends the line: 1 is best, 0 is never. The
// lexer lets a sentence go on exactly at these places.
[[nodiscard]] int break_rank(TokenKind last, TokenKind next, const OpenHead& head);

} // namespace cantrip::format
