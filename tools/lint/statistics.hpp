#pragma once
// How often each rule found something.

#include <string>

#include "lang/diagnostics/diagnostic.hpp"

namespace cantrip::lint {

// A table with the most frequent first, or JSON.
[[nodiscard]] std::string statistics(const Diagnostics& findings, std::string_view format);

} // namespace cantrip::lint
