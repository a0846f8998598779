#pragma once
// Texts of a program that play needs: literals, and the words of a node as labels of options.

#include <string>
#include <string_view>

#include "lang/program/program.hpp"

namespace cantrip {

// What an `Op::text` says, without its quotes.
[[nodiscard]] std::string_view text_literal(const Program& program, HirId id);

// The words of a node as they are written, on one line and cut after about 200 bytes; "effect" for a node
// that is written nowhere.
[[nodiscard]] std::string written_words(const Program& program, HirId id);

} // namespace cantrip
