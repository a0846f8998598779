#pragma once
// How fast card texts are made, and read back.

#include <boost/json/object.hpp>

#include "tests/bench/limits.hpp"

namespace cantrip::bench {

// The cards of a set, repeated under other names up to 1,000 and 10,000 cards, in every language on one
// thread; and some of their texts read back.
[[nodiscard]] boost::json::object measure_texts(Limits& limits);

} // namespace cantrip::bench
