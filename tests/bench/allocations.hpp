#pragma once
// Counts what the benchmark allocates: it replaces operator new.

#include <cstdint>

namespace cantrip::bench {

// Calls of operator new by this thread so far.
[[nodiscard]] std::uint64_t allocations();

} // namespace cantrip::bench
