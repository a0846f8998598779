#pragma once
// Texts of office and layout files, which are zip archives of XML: docx, odt, ods, xlsx, idml.

#include <string>
#include <string_view>
#include <vector>

#include "lang/support/result.hpp"
#include "tools/l10n/review/lock.hpp"

namespace cantrip::l10n {

// A row of a table, or a paragraph: that is a row with one cell. `line` counts them from 1.
struct OfficeRow {
    std::vector<std::string> cells;
    std::size_t line = 0;
};

// `format`: docx, odt, ods, xlsx, idml. What is unpacked is bounded, whatever the archive claims. A damaged
// or encrypted file is an error that says so.
[[nodiscard]] Result<std::vector<OfficeRow>, FileError>
read_office(const std::string& path, const std::string& format, std::string_view bytes);

} // namespace cantrip::l10n
