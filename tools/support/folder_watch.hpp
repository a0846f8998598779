#pragma once
// Waits until a file in some folders changes (inotify).

#include <map>
#include <string>
#include <vector>

namespace cantrip {

class FolderWatch {
  public:
    // With all folders inside of them, hidden ones apart. `except`: a folder that is not looked at, such as
    // the one that results are written to.
    FolderWatch(const std::vector<std::string>& folders, const std::string& except);
    ~FolderWatch();
    FolderWatch(const FolderWatch&) = delete;
    FolderWatch& operator=(const FolderWatch&) = delete;

    [[nodiscard]] bool is_open() const { return descriptor_ >= 0 && !folders_.empty(); }
    // The files that changed, once nothing has for a moment: editors write several times. Empty after
    // `most_milliseconds` (-1: never) or when the system gives no more news.
    [[nodiscard]] std::vector<std::string> wait(int most_milliseconds = -1);

  private:
    void add(const std::string& folder);
    [[nodiscard]] std::vector<std::string> read_events();

    int descriptor_ = -1;
    std::string except_;
    std::map<int, std::string> folders_; // by the number that the system gives them
};

} // namespace cantrip
