#include "tools/support/temporary_folder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "lang/source/folder.hpp"
#include "lang/source/unfinished_write.hpp"
#include "tools/support/remove_on_signal.hpp"
#include "tools/support/temporary_file.hpp"

namespace cantrip {
namespace {

namespace fs = std::filesystem;

// Folders that nobody holds any more.
void remove_stale_folders(const std::string& parent, const std::string& stem) {
    const auto entries = list_folder(parent);
    if (!entries) return;
    for (const FolderEntry& entry : entries.value()) {
        if (!entry.folder || !is_temporary_name(entry.name) ||
            !entry.name.starts_with("." + stem + std::string(temporary_mark)))
            continue;
        const std::string path = (fs::path(parent) / entry.name).string();
        const int handle = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (handle < 0) continue;
        struct stat status {};
        std::error_code ignored;
        if (::fstat(handle, &status) == 0 && status.st_uid == ::geteuid() &&
            ::flock(handle, LOCK_EX | LOCK_NB) == 0)
            fs::remove_all(path, ignored);
        ::close(handle);
    }
}

} // namespace

TemporaryFolder::TemporaryFolder(const std::string& parent, const std::string& stem, mode_t mode) {
    remove_stale_folders(parent, stem);
    const std::string path = temporary_name((fs::path(parent) / stem).string());
    if (path.empty()) return;
    register_path(path);
    if (::mkdir(path.c_str(), mode) != 0) return;
    path_ = path;
    lock_ = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (lock_ >= 0) (void)!::flock(lock_, LOCK_EX | LOCK_NB);
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept
    : path_(std::exchange(other.path_, {})), lock_(std::exchange(other.lock_, -1)),
      registered_(std::exchange(other.registered_, {})) {}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
    for (const std::string& path : registered_) keep_on_signal(path);
    if (lock_ >= 0) ::close(lock_);
}

void TemporaryFolder::register_path(const std::string& path) {
    registered_.push_back(path);
    remove_on_signal(path);
}

bool TemporaryFolder::make_folder(const std::string& path) {
    if (path == path_) return true;
    struct stat status {};
    if (::lstat(path.c_str(), &status) == 0) return S_ISDIR(status.st_mode);
    if (!make_folder(fs::path(path).parent_path().string())) return false;
    register_path(path);
    return ::mkdir(path.c_str(), 0777) == 0;
}

bool TemporaryFolder::write(const std::string& relative, std::string_view text) {
    const std::string path = (fs::path(path_) / relative).string();
    if (!make_folder(fs::path(path).parent_path().string())) return false;
    register_path(path);
    const int handle = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (handle < 0) return false;
    const bool written = write_all(handle, text) && ::fsync(handle) == 0;
    return ::close(handle) == 0 && written;
}

bool TemporaryFolder::rename(const std::string& target) {
    const SignalsHeld held;
    for (const std::string& path : registered_) {
        struct stat status {};
        if (::lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && !sync_folder(path))
            return false;
    }
    const bool renamed =
        ::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) == 0 ||
        // A file system without this flag: an existing folder is then replaced only if it is empty.
        ((errno == EINVAL || errno == ENOSYS) && std::rename(path_.c_str(), target.c_str()) == 0);
    if (!renamed) return false;
    path_.clear();
    return sync_folder(fs::path(target).parent_path().string());
}

} // namespace cantrip
