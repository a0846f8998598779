#pragma once
// Files of packages that drawing reads: layouts, icons, fonts, pictures. They lie in PACKAGE/layout, in
// PACKAGE/layout/SORT or in PACKAGE/pictures. A package may be anybody's: links that lead out of it are not
// followed, pipes and devices are not opened, and what cannot be read is told, once.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "tools/render/finding.hpp"

namespace cantrip::render {

// The files of a folder whose names end so, sorted by name; none when there is no such folder.
[[nodiscard]] std::vector<std::string>
list_assets(const std::string& folder, std::initializer_list<std::string_view> endings, Findings& findings);

// The path of one file; empty when there is none that may be read.
[[nodiscard]] std::string find_asset(const std::string& folder, const std::string& name, Findings& findings);

} // namespace cantrip::render
