#pragma once
// Text inside XML, HTML and Markdown.

#include <string>
#include <string_view>

namespace cantrip {

// `&`, `<`, `>` and `"` as entities. Control characters, which XML cannot hold, are left out; line ends and
// tabs stay.
[[nodiscard]] std::string markup_escaped(std::string_view text);

// Text inside Markdown that is neither markup nor HTML: what would be gets a backslash, `<`, `>` and `&`
// become entities, and a line end becomes a blank.
[[nodiscard]] std::string markdown_escaped(std::string_view text);

} // namespace cantrip
