#include "lang/source/folder.hpp"

#include <sys/stat.h>

#include <algorithm>
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
    std::error_code failed;
    auto it = fs::directory_iterator(path, failed);
    for (; !failed && it != fs::directory_iterator(); it.increment(failed)) {
        std::error_code ignored;
        const fs::file_status status = it->symlink_status(ignored);
        out.push_back({it->path().filename().string(), fs::is_directory(status), fs::is_symlink(status)});
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
