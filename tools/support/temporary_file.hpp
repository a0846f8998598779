#pragma once
// A file that is written beside its target and takes its place when it is whole.

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>

namespace cantrip {

class TemporaryFile {
  public:
    // Creates a file with a name that nobody can guess in the folder of the target; `mode` is that of the
    // file it replaces. is_open() is false when that fails, and errno says why.
    TemporaryFile(std::string target, std::optional<mode_t> mode);
    // Removes the file unless it is in its place.
    ~TemporaryFile();
    TemporaryFile(TemporaryFile&& other) noexcept;
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    TemporaryFile& operator=(TemporaryFile&&) = delete;

    [[nodiscard]] bool is_open() const { return handle_ >= 0; }
    [[nodiscard]] int handle() const { return handle_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] const std::string& target() const { return target_; }

    // Each returns false and leaves errno when it fails.
    [[nodiscard]] bool write(std::string_view text) const;
    [[nodiscard]] bool sync() const; // to the disk
    [[nodiscard]] bool rename();     // to its place, made to survive a loss of power

    // A journal names the file from now on.
    void release();

  private:
    std::string target_, path_;
    int handle_ = -1;
};

// A path beside `target` that nobody can guess; empty when the system has no random numbers.
[[nodiscard]] std::string temporary_name(const std::string& target);
// Every byte, whatever the system takes at a time.
[[nodiscard]] bool write_all(int handle, std::string_view text);
// Removes temporary files that a killed process left in a folder. Files of a process that still runs stay.
void remove_stale_temporaries(const std::string& folder);

} // namespace cantrip
