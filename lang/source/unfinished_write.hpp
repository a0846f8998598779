#pragma once
// The journal of a write of several files, which makes them appear together.
//
// A writer first writes every new text to a temporary file beside its target, then the journal, and only then
// renames the temporary files. A process that ends before the journal is in place has changed nothing. If it
// ends later, whoever comes next finishes the renames: load() for a package, writers for the folder they
// write to.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cantrip {

inline constexpr std::string_view journal_name = ".cantrip-journal";
// Temporary files are called `.NAME.cantrip-` and 16 hexadecimal digits.
inline constexpr std::string_view temporary_mark = ".cantrip-";
[[nodiscard]] bool is_temporary_name(std::string_view name);

// From a temporary file to its target, both relative to the folder of the journal.
struct PendingRename {
    std::string from, to;
};
[[nodiscard]] std::string journal_text(const std::vector<PendingRename>& renames);

// Finishes the write that the journal in `folder` describes. Empty when there is none or all went well, else
// what went wrong. A journal comes with a set that may be anybody's, so it can only rename temporary files to
// files in the same folder, inside of the set. `locked`: the caller holds the lock.
[[nodiscard]] std::string finish_write(const std::string& folder, bool locked = false);

// Holds a folder against other writers as long as it lives. Waits a while for another one.
class FolderLock {
  public:
    explicit FolderLock(const std::string& folder);
    ~FolderLock();
    FolderLock(FolderLock&& other) noexcept;
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    FolderLock& operator=(FolderLock&&) = delete;

    // Empty while the folder is held.
    [[nodiscard]] const std::string& error() const { return error_; }

  private:
    int handle_ = -1;
    std::string error_;
};

// The renames of a journal and its removal, made to survive a loss of power. The caller holds the lock.
[[nodiscard]] std::string apply_renames(const std::string& folder, const std::vector<PendingRename>& renames);
// Makes renames inside of a folder survive a loss of power.
[[nodiscard]] bool sync_folder(const std::string& folder);

} // namespace cantrip
