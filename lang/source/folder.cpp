#include "lang/source/folder.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include <fmt/format.h>

namespace cantrip {
namespace {

namespace fs = std::filesystem;

struct Free {
    void operator()(char* text) const { std::free(text); }
};

struct CloseFolder {
    void operator()(DIR* folder) const { ::closedir(folder); }
};

// Links resolved; empty when the path leads nowhere.
std::string real_path(const std::string& path) {
    const std::unique_ptr<char, Free> real(::realpath(path.c_str(), nullptr));
    return real ? std::string(real.get()) : std::string();
}

bool is_below(const std::string& folder, const std::string& path) {
    return path == folder || folder == "/" || path.starts_with(folder + "/");
}

bool is_hidden(std::string_view name) { return name.starts_with('.'); }

void collect(const std::string& top, const std::string& folder, const std::string& ending,
             bool (*enter)(const std::string&), FoundFiles& out) {
    const auto entries = list_folder(folder);
    if (!entries) {
        out.failures.push_back(entries.error());
        return;
    }
    for (const FolderEntry& entry : entries.value()) {
        if (is_hidden(entry.name)) continue;
        std::string path = (fs::path(folder) / entry.name).string();
        if (entry.folder) {
            if (enter == nullptr || enter(path)) collect(top, path, ending, enter, out);
            continue;
        }
        if (fs::path(entry.name).extension() != ending) continue;
        std::string problem = entry.link ? link_problem(top, path) : std::string();
        if (problem.empty())
            out.files.push_back(std::move(path));
        else
            out.failures.push_back({ReadError::unreadable, path, std::move(problem)});
    }
}

} // namespace

Result<std::vector<FolderEntry>, ReadFailure> list_folder(const std::string& path) {
    std::vector<FolderEntry> out;
    // Not by std::filesystem: its iterators end the process when there is no memory for a name.
    const std::unique_ptr<DIR, CloseFolder> folder(::opendir(path.c_str()));
    std::error_code failed;
    if (!folder) failed = {errno, std::generic_category()};
    while (folder) {
        errno = 0;
        const dirent* entry = ::readdir(folder.get());
        if (entry == nullptr) {
            failed = {errno, std::generic_category()};
            break;
        }
        const std::string name = entry->d_name;
        if (name == "." || name == "..") continue;
        struct stat status {};
        const bool known = ::fstatat(::dirfd(folder.get()), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
        out.push_back({name, known && S_ISDIR(status.st_mode), known && S_ISLNK(status.st_mode)});
    }
    if (failed) {
        std::error_code ignored;
        const bool missing = failed == std::errc::no_such_file_or_directory &&
                             !fs::is_symlink(fs::symlink_status(path, ignored));
        return Failure{
            ReadFailure{missing ? ReadError::missing : ReadError::unreadable, path,
                        missing ? fmt::format("`{}` does not exist", path)
                                : fmt::format("the folder `{}` cannot be read: {}", path, failed.message())}};
    }
    std::sort(out.begin(), out.end(),
              [](const FolderEntry& a, const FolderEntry& b) { return a.name < b.name; });
    return out;
}

FoundFiles files_below(const std::string& folder, const std::string& ending,
                       bool (*enter)(const std::string& folder)) {
    FoundFiles out;
    collect(folder, folder, ending, enter, out);
    std::sort(out.files.begin(), out.files.end());
    return out;
}

Result<std::optional<Source>, ReadFailure> read_in_folder(const std::string& folder,
                                                          const std::string& path) {
    std::string problem = link_problem(folder, path);
    if (!problem.empty()) return Failure{ReadFailure{ReadError::unreadable, path, std::move(problem)}};
    return read_if_there(path);
}

std::string link_problem(const std::string& folder, const std::string& path) {
    const std::string top = real_path(folder);
    if (top.empty()) return {}; // there is nothing inside yet
    fs::path at = top;
    fs::path shown = folder;
    std::error_code failed;
    const fs::path from = fs::absolute(folder, failed).lexically_normal();
    const fs::path below = fs::absolute(path, failed)
                               .lexically_normal()
                               .lexically_relative(from.has_filename() ? from : from.parent_path());
    for (const fs::path& part : below) {
        if (part == ".") continue;
        at /= part;
        shown /= part;
        struct stat status {};
        if (::lstat(at.c_str(), &status) != 0) return {};
        if (!S_ISLNK(status.st_mode) && part != "..") continue;
        const std::string real = real_path(at.string());
        if (real.empty()) return fmt::format("`{}` is a link that leads nowhere", shown.string());
        if (!is_below(top, real))
            return fmt::format("`{}` is a link that leads out of `{}`", shown.string(), folder);
        at = real;
    }
    return {};
}

} // namespace cantrip
