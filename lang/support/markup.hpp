#pragma once
// Text inside XML and HTML.

#include <string>
#include <string_view>

namespace cantrip {

// `&`, `<`, `>` and `"` as entities. Control characters, which XML cannot hold, are left out; line ends and
// tabs stay.
[[nodiscard]] std::string markup_escaped(std::string_view text);

} // namespace cantrip
