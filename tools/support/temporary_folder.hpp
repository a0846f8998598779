#pragma once
// A folder that is filled out of sight and removed again, or renamed to its place when it is whole.

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

namespace cantrip {

class TemporaryFolder {
  public:
    // A folder in `parent` with a name that nobody can guess; `stem` is its beginning. Folders of the same
    // stem that a killed process left are removed. is_open() is false when it cannot be made, and errno says
    // why.
    TemporaryFolder(const std::string& parent, const std::string& stem, mode_t mode);
    // Removes the folder with all that is in it, unless it was renamed.
    ~TemporaryFolder();
    TemporaryFolder(TemporaryFolder&& other) noexcept;
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(TemporaryFolder&&) = delete;

    [[nodiscard]] bool is_open() const { return !path_.empty(); }
    [[nodiscard]] const std::string& path() const { return path_; }

    // Writes a new file, with the folders above it. False with errno when it fails.
    [[nodiscard]] bool write(const std::string& relative, std::string_view text);
    // Gives the whole its name; there must be nothing of that name yet. Survives a loss of power.
    [[nodiscard]] bool rename(const std::string& target);

  private:
    void register_path(const std::string& path);
    bool make_folder(const std::string& path);

    std::string path_;
    int lock_ = -1;                       // held while the process lives
    std::vector<std::string> registered_; // removed by signals
};

} // namespace cantrip
