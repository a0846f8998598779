#include "tools/render/assets.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

#include <fmt/format.h>

#include "lang/source/folder.hpp"

namespace cantrip::render {
namespace {

namespace fs = std::filesystem;

void tell_once(Findings& findings, const std::string& path, std::string message) {
    Finding finding{Problem::bad_file, {path, 0}, {}, {}, {}, std::move(message), {}};
    if (std::find(findings.begin(), findings.end(), finding) == findings.end())
        findings.push_back(std::move(finding));
}

std::string package_of(const std::string& folder) {
    const fs::path path(folder);
    const bool direct = path.filename() == "pictures" || path.filename() == "layout";
    const fs::path package = direct ? path.parent_path() : path.parent_path().parent_path();
    return package.empty() ? "." : package.string();
}

// Whether the path is a file that may be opened; a name that is not there is none, without a word.
bool may_read(const std::string& folder, const std::string& path, Findings& findings) {
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0 && errno == ENOENT) {
        // Unless the folder itself is a link to nothing.
        if (::lstat(folder.c_str(), &status) != 0 || !S_ISLNK(status.st_mode)) return false;
    }
    if (std::string problem = link_problem(package_of(folder), path); !problem.empty()) {
        tell_once(findings, path, std::move(problem));
        return false;
    }
    if (::stat(path.c_str(), &status) != 0) {
        if (errno != ENOENT && errno != ENOTDIR)
            tell_once(findings, path, fmt::format("`{}` cannot be read", path));
        return false;
    }
    if (!S_ISREG(status.st_mode)) tell_once(findings, path, fmt::format("`{}` is no file", path));
    return S_ISREG(status.st_mode);
}

} // namespace

std::vector<std::string> list_assets(const std::string& folder,
                                     std::initializer_list<std::string_view> endings, Findings& findings) {
    std::vector<std::string> out;
    if (std::string problem = link_problem(package_of(folder), folder); !problem.empty()) {
        tell_once(findings, folder, std::move(problem));
        return out;
    }
    const auto entries = list_folder(folder);
    if (!entries) {
        if (entries.error().kind != ReadError::missing) tell_once(findings, folder, entries.error().message);
        return out;
    }
    for (const FolderEntry& entry : entries.value()) {
        const auto ends_so = [&](std::string_view ending) { return entry.name.ends_with(ending); };
        if (std::none_of(endings.begin(), endings.end(), ends_so)) continue;
        std::string path = folder + "/" + entry.name;
        if (may_read(folder, path, findings)) out.push_back(std::move(path));
    }
    return out;
}

std::string find_asset(const std::string& folder, const std::string& name, Findings& findings) {
    std::string path = folder + "/" + name;
    return may_read(folder, path, findings) ? path : std::string();
}

} // namespace cantrip::render
