#include "lang/source/unfinished_write.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <optional>
#include <set>
#include <thread>

#include <fmt/format.h>

#include "lang/source/folder.hpp"

namespace cantrip {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view first_line = "cantrip journal 1";
constexpr std::string_view last_line = "end";
constexpr std::size_t random_digits = 16;
constexpr std::chrono::milliseconds lock_pause{20};
constexpr int lock_tries = 500; // ten seconds

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        out.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

// A relative path that goes down only.
bool is_plain(const fs::path& path) {
    return !path.empty() && path.is_relative() &&
           std::none_of(path.begin(), path.end(),
                        [](const fs::path& part) { return part == ".." || part == "."; });
}

std::optional<std::vector<PendingRename>> read_journal(std::string_view text) {
    const std::vector<std::string> lines = lines_of(text);
    if (lines.size() < 2 || lines.size() % 2 != 0 || lines.front() != first_line || lines.back() != last_line)
        return std::nullopt;
    std::vector<PendingRename> out;
    for (std::size_t i = 1; i + 1 < lines.size(); i += 2) {
        const fs::path from = lines[i], to = lines[i + 1];
        if (!is_plain(from) || !is_plain(to) || from.parent_path() != to.parent_path() ||
            !is_temporary_name(from.filename().string()) || to.filename().empty())
            return std::nullopt;
        out.push_back({lines[i], lines[i + 1]});
    }
    return out;
}

std::string errno_text() { return std::strerror(errno); }

bool is_file(const std::string& path) {
    struct stat status {};
    return ::lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

} // namespace

bool is_temporary_name(std::string_view name) {
    const std::size_t tail = temporary_mark.size() + random_digits;
    if (!name.starts_with('.') || name.size() <= tail) return false;
    const std::string_view digits = name.substr(name.size() - random_digits);
    return name.substr(name.size() - tail).starts_with(temporary_mark) &&
           std::all_of(digits.begin(), digits.end(),
                       [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

std::string journal_text(const std::vector<PendingRename>& renames) {
    std::string out = std::string(first_line) + "\n";
    for (const PendingRename& one : renames) out += one.from + "\n" + one.to + "\n";
    return out + std::string(last_line) + "\n";
}

bool sync_folder(const std::string& folder) {
    const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return false;
    // Some file systems cannot sync a folder, and need not.
    const bool synced = ::fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP;
    ::close(handle);
    return synced;
}

std::string apply_renames(const std::string& folder, const std::vector<PendingRename>& renames) {
    std::set<std::string> folders;
    for (const PendingRename& one : renames) {
        const fs::path from = fs::path(folder) / one.from, to = fs::path(folder) / one.to;
        if (std::string problem = link_problem(folder, from.parent_path().string()); !problem.empty())
            return problem;
        // Renamed already by the process that wrote the journal.
        if (!is_file(from.string())) continue;
        if (std::rename(from.c_str(), to.c_str()) != 0)
            return fmt::format("`{}` cannot be put in its place: {}", to.string(), errno_text());
        folders.insert(to.parent_path().string());
    }
    for (const std::string& one : folders)
        if (!sync_folder(one)) return fmt::format("`{}` cannot be written: {}", one, errno_text());
    const std::string journal = (fs::path(folder) / journal_name).string();
    if (::unlink(journal.c_str()) != 0 && errno != ENOENT)
        return fmt::format("`{}` cannot be removed: {}", journal, errno_text());
    if (!sync_folder(folder)) return fmt::format("`{}` cannot be written: {}", folder, errno_text());
    return {};
}

std::string finish_write(const std::string& folder, bool locked) {
    const std::string path = (fs::path(folder) / journal_name).string();
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0) return {};
    // Its writer may still be at work; then there is no journal any more.
    std::optional<FolderLock> lock;
    if (!locked) lock.emplace(folder);
    if (lock && !lock->error().empty()) return lock->error();
    if (::lstat(path.c_str(), &status) != 0) return {};
    const auto source = S_ISREG(status.st_mode) ? read_if_there(path)
                                                : Result<std::optional<Source>, ReadFailure>(std::nullopt);
    if (!source) return source.error().message;
    const auto renames =
        source.value() ? read_journal(source.value()->text) : std::optional<std::vector<PendingRename>>();
    if (!renames) return fmt::format("`{}` is no journal of an interrupted write; remove it", path);
    const std::string error = apply_renames(folder, *renames);
    return error.empty() ? error : "an interrupted write cannot be finished: " + error;
}

FolderLock::FolderLock(const std::string& folder) {
    handle_ = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle_ < 0) {
        error_ = fmt::format("the folder `{}` cannot be read: {}", folder, errno_text());
        return;
    }
    for (int tries = 0; ::flock(handle_, LOCK_EX | LOCK_NB) != 0; ++tries) {
        // Network file systems may have no locks: then two writers are only told apart by what they read.
        if (errno != EWOULDBLOCK && errno != EINTR) return;
        if (tries == lock_tries) {
            error_ = fmt::format("another command is writing to `{}`", folder);
            return;
        }
        std::this_thread::sleep_for(lock_pause);
    }
}

FolderLock::FolderLock(FolderLock&& other) noexcept
    : handle_(std::exchange(other.handle_, -1)), error_(std::move(other.error_)) {}

FolderLock::~FolderLock() {
    if (handle_ >= 0) ::close(handle_);
}

} // namespace cantrip
