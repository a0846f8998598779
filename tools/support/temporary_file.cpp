#include "tools/support/temporary_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <filesystem>

#include <fmt/format.h>

#include "lang/source/folder.hpp"
#include "lang/source/unfinished_write.hpp"
#include "tools/support/remove_on_signal.hpp"

namespace cantrip {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_stem = 200; // names have at most 255 bytes

std::string folder_of(const std::string& path) {
    const fs::path folder = fs::path(path).parent_path();
    return folder.empty() ? std::string(".") : folder.string();
}

} // namespace

std::string temporary_name(const std::string& target) {
    std::uint64_t number = 0;
    if (::getrandom(&number, sizeof number, 0) != static_cast<ssize_t>(sizeof number)) return {};
    const fs::path path(target);
    const std::string stem = path.filename().string().substr(0, longest_stem);
    return (path.parent_path() / fmt::format(".{}{}{:016x}", stem, temporary_mark, number)).string();
}

bool write_all(int handle, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(handle, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

TemporaryFile::TemporaryFile(std::string target, std::optional<mode_t> mode) : target_(std::move(target)) {
    const std::string path = temporary_name(target_);
    if (path.empty()) return;
    remove_on_signal(path);
    handle_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (handle_ < 0) {
        const int reason = errno;
        keep_on_signal(path);
        errno = reason;
        return;
    }
    path_ = path;
    // Held while the process lives: remove_stale_temporaries leaves it alone.
    (void)!::flock(handle_, LOCK_EX | LOCK_NB);
    // Best effort: a file that stays private matters more than an error about it.
    if (mode) (void)!::fchmod(handle_, *mode & 07777U);
}

TemporaryFile::TemporaryFile(TemporaryFile&& other) noexcept
    : target_(std::move(other.target_)), path_(std::exchange(other.path_, {})),
      handle_(std::exchange(other.handle_, -1)) {}

TemporaryFile::~TemporaryFile() {
    if (!path_.empty()) {
        ::unlink(path_.c_str());
        keep_on_signal(path_);
    }
    if (handle_ >= 0) ::close(handle_);
}

bool TemporaryFile::write(std::string_view text) const { return write_all(handle_, text); }

bool TemporaryFile::sync() const { return ::fsync(handle_) == 0; }

bool TemporaryFile::rename() {
    const SignalsHeld held;
    if (std::rename(path_.c_str(), target_.c_str()) != 0) return false;
    release();
    return sync_folder(folder_of(target_));
}

void TemporaryFile::release() {
    keep_on_signal(path_);
    path_.clear();
}

void remove_stale_temporaries(const std::string& folder) {
    const auto entries = list_folder(folder.empty() ? "." : folder);
    if (!entries) return;
    for (const FolderEntry& entry : entries.value()) {
        if (entry.folder || entry.link || !is_temporary_name(entry.name)) continue;
        const std::string path = (fs::path(folder) / entry.name).string();
        const int handle = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (handle < 0) continue;
        struct stat status {};
        const bool ours =
            ::fstat(handle, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == ::geteuid();
        if (ours && ::flock(handle, LOCK_EX | LOCK_NB) == 0) ::unlink(path.c_str());
        ::close(handle);
    }
}

} // namespace cantrip
