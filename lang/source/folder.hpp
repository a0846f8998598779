#pragma once
// Folders of a card set: what is in them, and links that lead out of them.

#include <string>
#include <vector>

#include "lang/source/read_file.hpp"

namespace cantrip {

struct FolderEntry {
    std::string name;
    bool folder = false; // a folder itself, not a link to one
    bool link = false;
};

// The entries of a folder, sorted by name, or why it cannot be read. Folders that do not exist are missing,
// everything else that goes wrong is unreadable.
[[nodiscard]] Result<std::vector<FolderEntry>, ReadFailure> list_folder(const std::string& path);

// The files at and below a folder whose name ends in `ending`, sorted; hidden folders are left out, links to
// folders are not followed. `enter` says whether to look into a sub-folder. Sub-folders that cannot be read
// and links that lead out of the folder are told in `failures`.
struct FoundFiles {
    std::vector<std::string> files;
    std::vector<ReadFailure> failures;
};
[[nodiscard]] FoundFiles files_below(const std::string& folder, const std::string& ending,
                                     bool (*enter)(const std::string& folder) = nullptr);

// A file of a set that need not exist: nothing when it is missing, an error when it cannot be read or when a
// link leads out of the folder.
[[nodiscard]] Result<std::optional<Source>, ReadFailure> read_in_folder(const std::string& folder,
                                                                        const std::string& path);

// Why a path below `folder` must not be used: it passes a link that leads out of the folder or nowhere. Empty
// when it stays inside; a path that does not exist stays inside.
[[nodiscard]] std::string link_problem(const std::string& folder, const std::string& path);

} // namespace cantrip
