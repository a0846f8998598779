#pragma once
// From templates to the files of a new card set.

#include <string>
#include <string_view>
#include <vector>

#include "lang/support/result.hpp"
#include "tools/scaffold/games.hpp"
#include "tools/support/replace_files.hpp"

namespace cantrip::scaffold {

// Files of the template that end in `.in`, without that ending, in the order of their paths, which are
// relative to the folder of the set. `@NAME@`, `@TITLE@` and `@GAME@` are replaced. The error says what could
// not be read.
[[nodiscard]] Result<std::vector<NewFile>, std::string> fill_template(const GameTemplate& game,
                                                                      std::string_view name);

// The paths that exist already.
[[nodiscard]] std::vector<std::string> existing(const std::string& folder, const std::vector<NewFile>& files);

// Writes them with the folders they need, never over another file, all or none. Empty when all went well,
// else what went wrong.
[[nodiscard]] std::string write_new(const std::string& folder, const std::vector<NewFile>& files);

// A name for the package of a folder: "Night-Market 2" gives "night_market_2".
[[nodiscard]] std::string package_name_of(std::string_view folder_name);
// Why a package cannot be called so; empty when it can.
[[nodiscard]] std::string fault_of_name(std::string_view name);

} // namespace cantrip::scaffold
