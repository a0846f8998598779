#pragma once
// Manual pages in the format of man(7).

#include <string>
#include <string_view>

#include "tools/manual/entry.hpp"

namespace cantrip::manual {

// cantrip(1): the commands with their summaries.
[[nodiscard]] std::string man_page(Entries entries, std::string_view version);
// cantrip-check(1): one command.
[[nodiscard]] std::string man_page(const Entry& entry, std::string_view version);
// "cantrip-text-parse" for `text parse`.
[[nodiscard]] std::string page_name(const Command& command);

} // namespace cantrip::manual
