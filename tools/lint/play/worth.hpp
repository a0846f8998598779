#pragma once
// Which numbers on a card are good to have.

#include <cstdint>
#include <vector>

#include "lang/program/program.hpp"
#include "tools/lint/walk.hpp"

namespace cantrip::lint {

// Which way a number is good for the one who has the card.
enum class Good : std::int8_t { less = -1, fixed = 0, more = 1 };

// By FieldId. What the rules gain as much of as it says is better when it is more, if they never ask how
// large it is; any other cost is better when it is less.
[[nodiscard]] std::vector<Good> good_of_fields(const Program& program, const std::vector<Body>& bodies);

} // namespace cantrip::lint
