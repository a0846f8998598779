#include "tools/support/folder_watch.hpp"

#include <algorithm>
#include <filesystem>

#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

namespace cantrip {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_folders = 8000; // what one user may watch is often not much more
constexpr int quiet_milliseconds = 40;

// Files that editors keep beside the one that is edited.
bool is_scratch(std::string_view name) {
    return name.empty() || name.starts_with('.') || name.starts_with('#') || name.ends_with('~') ||
           name.ends_with(".swp") || name.ends_with(".tmp");
}

bool is_ready(int descriptor, int milliseconds) {
    pollfd waiting{descriptor, POLLIN, 0};
    return poll(&waiting, 1, milliseconds) > 0;
}

} // namespace

FolderWatch::FolderWatch(const std::vector<std::string>& folders, const std::string& except)
    : descriptor_(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
    std::error_code failed;
    if (!except.empty()) except_ = fs::weakly_canonical(except, failed).string();
    for (const std::string& folder : folders) add(fs::weakly_canonical(folder, failed).string());
}

FolderWatch::~FolderWatch() {
    if (descriptor_ >= 0) close(descriptor_);
}

void FolderWatch::add(const std::string& folder) {
    if (descriptor_ < 0 || folder == except_ || folders_.size() >= most_folders) return;
    const int number = inotify_add_watch(descriptor_, folder.c_str(),
                                         IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO |
                                             IN_MOVED_FROM | IN_ONLYDIR | IN_EXCL_UNLINK);
    // The same folder gets the same number.
    if (number < 0 || !folders_.emplace(number, folder).second) return;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed))
        if (entry.is_directory(failed) && !entry.is_symlink(failed) &&
            !is_scratch(entry.path().filename().string()))
            add(entry.path().string());
}

std::vector<std::string> FolderWatch::read_events() {
    std::vector<std::string> out;
    alignas(inotify_event) char buffer[16384];
    for (ssize_t count = 0; (count = read(descriptor_, buffer, sizeof buffer)) > 0;) {
        for (ssize_t at = 0; at < count;) {
            const auto* event = reinterpret_cast<const inotify_event*>(buffer + at);
            at += static_cast<ssize_t>(sizeof(inotify_event) + event->len);
            const auto folder = folders_.find(event->wd);
            const std::string_view name = event->len > 0 ? event->name : "";
            if (folder == folders_.end() || is_scratch(name)) continue;
            const std::string path = folder->second + "/" + std::string(name);
            if (path == except_) continue;
            if ((event->mask & IN_ISDIR) != 0) {
                if ((event->mask & (IN_CREATE | IN_MOVED_TO)) != 0) add(path);
                continue;
            }
            // A new file is told when it has been written.
            if ((event->mask & IN_CREATE) != 0) continue;
            if (std::find(out.begin(), out.end(), path) == out.end()) out.push_back(path);
        }
    }
    return out;
}

std::vector<std::string> FolderWatch::wait(int most_milliseconds) {
    std::vector<std::string> out;
    while (out.empty()) {
        if (!is_ready(descriptor_, most_milliseconds)) return out;
        out = read_events();
        if (out.empty() && most_milliseconds >= 0) return out;
    }
    while (is_ready(descriptor_, quiet_milliseconds))
        for (std::string& path : read_events())
            if (std::find(out.begin(), out.end(), path) == out.end()) out.push_back(std::move(path));
    return out;
}

} // namespace cantrip
