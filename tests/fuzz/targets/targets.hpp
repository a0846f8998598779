#pragma once
// The fuzz targets. Each row of the table in tests/fuzz/CMakeLists.txt is a function here that takes any
// bytes and stops the process when a promise is broken.

#include <string_view>

#include "tests/fuzz/fuzz_game.hpp"

namespace cantrip::fuzz {

#define CANTRIP_FUZZ_TARGET(name) void fuzz_##name(std::string_view input);
#include "fuzz_targets.def"
#undef CANTRIP_FUZZ_TARGET

} // namespace cantrip::fuzz
