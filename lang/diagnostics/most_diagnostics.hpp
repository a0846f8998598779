#pragma once
// How many diagnostics are kept.

#include <cstddef>

namespace cantrip {

// A person reads a few; a broken file of 50 MB has millions, which would fill the memory.
inline constexpr std::size_t max_diagnostics = 100'000;

} // namespace cantrip
