#include "tools/l10n/exchange/kept_entries.hpp"

#include <filesystem>

#include "lang/source/read_file.hpp"

namespace cantrip::l10n {

std::string kept_path(const Translation& translation) {
    return translation.path.substr(0, translation.path.rfind('.')) + ".kept.po";
}

Result<PoFile, FileError> read_kept(const Translation& translation) {
    const std::string path = kept_path(translation);
    std::error_code failed;
    if (!std::filesystem::exists(path, failed)) return PoFile{};
    const auto source = read_file(path);
    if (!source) return Failure{FileError{path, 0, source.error().message}};
    return read_po(path, source.value().text);
}

std::string write_kept(const PoFile& extra) {
    return extra.entries.empty() ? std::string() : write_po(extra);
}

} // namespace cantrip::l10n
