#pragma once
// Tests that try thousands of variants try fewer of them in the slow sanitized build; the ordinary one tries
// them all.

#include <cstddef>

namespace cantrip::testing {

#ifdef __SANITIZE_ADDRESS__
inline constexpr std::size_t slowness = 8;
#else
inline constexpr std::size_t slowness = 1;
#endif

} // namespace cantrip::testing
