#pragma once
// Pages for docs/commands: one command each, and their list.

#include <string>

#include "tools/manual/entry.hpp"

namespace cantrip::manual {

[[nodiscard]] std::string markdown_page(Entries entries);
[[nodiscard]] std::string markdown_page(const Entry& entry);

} // namespace cantrip::manual
