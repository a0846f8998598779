#pragma once
// How messages show a path, and how LoadOptions::texts names it.

#include <filesystem>
#include <string>

namespace cantrip {

// As the user would type it: below the current folder without that folder's path.
[[nodiscard]] std::string shown_path(const std::filesystem::path& path);

} // namespace cantrip
