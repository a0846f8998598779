#pragma once
// One text in two scripts, by a table of letters from the pack. `|` inside a word parts two letters that
// would else be read as one (in|jekcija).

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cantrip::text {

using Letters = std::vector<std::pair<std::string, std::string>>;

[[nodiscard]] std::string to_script(std::string_view text, const Letters& letters);
// Back again; exact, because one letter there is one or two here.
[[nodiscard]] std::string from_script(std::string_view text, const Letters& letters);
// With a capital letter first.
[[nodiscard]] std::string capitalized(std::string_view text);

[[nodiscard]] std::string without_breaks(std::string_view text);

} // namespace cantrip::text
