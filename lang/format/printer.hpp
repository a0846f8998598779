#pragma once
// Outline to text.

#include <string>

#include "lang/format/outline.hpp"

namespace cantrip::format {

[[nodiscard]] std::string print(const Tree& tree, const LineStarts& lines, const UntouchedLines& untouched,
                                const Outline& outline);

} // namespace cantrip::format
