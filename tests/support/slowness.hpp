#pragma once
// Tests that try thousands of variants try fewer of them in the slow sanitized build; the ordinary one tries
// them all.

#include <cstddef>

namespace cantrip::testing {

// g++ has a macro for it, clang a feature.
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define CANTRIP_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(CANTRIP_SANITIZED)
inline constexpr std::size_t slowness = 8;
#else
inline constexpr std::size_t slowness = 1;
#endif

} // namespace cantrip::testing
