#pragma once
// Which cantrip this is.

#include <string>
#include <string_view>

namespace cantrip {

[[nodiscard]] std::string_view version();
// Several lines: version, kind of build, compiler.
[[nodiscard]] std::string version_text();

} // namespace cantrip
