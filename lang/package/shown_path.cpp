#include "lang/package/shown_path.hpp"

namespace cantrip {

std::string shown_path(const std::filesystem::path& path) {
    std::error_code failed;
    const std::filesystem::path relative = std::filesystem::proximate(path, failed);
    if (failed || relative.empty() || *relative.begin() == "..") return path.string();
    return relative.string();
}

} // namespace cantrip
