#include "tools/l10n/exchange/kept_entries.hpp"

#include "lang/source/folder.hpp"

namespace cantrip::l10n {

std::string kept_path(const Translation& translation) {
    return translation.path.substr(0, translation.path.rfind('.')) + ".kept.po";
}

Result<KeptEntries, FileError> read_kept(const PackageWork& work, const Translation& translation) {
    const std::string path = kept_path(translation);
    const auto source = read_in_folder(work.folder, path);
    if (!source) return Failure{FileError{path, 0, source.error().message}};
    if (!source.value()) return KeptEntries{};
    auto file = read_po(path, source.value()->text);
    if (!file) return Failure{file.error()};
    return KeptEntries{std::move(file.value()), source.value()->text};
}

std::string write_kept(const PoFile& extra) {
    return extra.entries.empty() ? std::string() : write_po(extra);
}

} // namespace cantrip::l10n
