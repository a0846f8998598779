#pragma once
// Diagnostics for programs. Keys are only ever added.

#include <string>

#include <boost/json/array.hpp>

#include "lang/diagnostics/diagnostic.hpp"

namespace cantrip {

// The value of the key `diagnostics`, for commands that report more than diagnostics.
[[nodiscard]] boost::json::array diagnostics_to_json(const Sources& sources, const Diagnostics& diagnostics);

// { "diagnostics": […] }
[[nodiscard]] std::string render_json(const Sources& sources, const Diagnostics& diagnostics);

} // namespace cantrip
