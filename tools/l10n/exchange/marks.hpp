#pragma once
// Marks that a person made on a proof sheet, as a text file. One line for each text:
//
//   [ ] irena/when/1 t1:9b20c1d2e1aa0277 When you harvest a site, gain 1 herb.
//
// `x` between the brackets signs the text as it stands there, changed or not. The hash is that of the text on
// the sheet, so that a text that changed since is noticed.

#include <string>
#include <string_view>
#include <vector>

#include "lang/support/result.hpp"
#include "tools/l10n/review/lock.hpp"

namespace cantrip::l10n {

struct Mark {
    bool made = false;
    std::string id, hash, text;
    std::size_t line = 0;
};

[[nodiscard]] std::string write_marks(std::string_view title, const std::vector<Mark>& marks);
[[nodiscard]] Result<std::vector<Mark>, FileError> read_marks(const std::string& path, std::string_view text);

} // namespace cantrip::l10n
