#pragma once
// What a PO file had beside our own texts: its header, entries of others, obsolete ones. Kept in
// `l10n/<language>.kept.po`, so that the next export gives them back.

#include "tools/l10n/formats/exchange.hpp"

namespace cantrip::l10n {

struct KeptEntries {
    PoFile file;
    std::optional<std::string> text; // as it was read; nothing when there is no such file
};
[[nodiscard]] Result<KeptEntries, FileError> read_kept(const PackageWork& work,
                                                       const Translation& translation);
[[nodiscard]] std::string kept_path(const Translation& translation);
// The file for what is to be kept; an empty text when there is nothing.
[[nodiscard]] std::string write_kept(const PoFile& extra);

} // namespace cantrip::l10n
