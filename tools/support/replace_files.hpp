#pragma once
// Files of a card set replaced: whole or not at all, several of them together, and never over something that
// changed meanwhile. Every command writes through this or through Output.

#include <string>
#include <vector>

namespace cantrip {

struct NewFile {
    enum class Before {
        anything, // replace what is there
        absent,   // there must be no such file
        same,     // the file must still have the text `old`
    };
    std::string path, text;
    Before before = Before::anything;
    std::string old = {};
};

// Files of one set. Nothing outside of its folder is written: links that lead out are refused.
struct FileSet {
    std::string folder;
    std::vector<NewFile> files;
};

struct WriteError {
    std::string message;  // empty: all went well
    bool changed = false; // another program changed a file since it was read: reading it again may help
    [[nodiscard]] bool failed() const { return !message.empty(); }
};

// Writes all new texts to the disk first; when one cannot be written, nothing changes. Then each set changes
// as a whole, even if the process is killed: its journal lets the next command finish
// (lang/source/unfinished_write.hpp).
[[nodiscard]] WriteError replace_files(const std::vector<FileSet>& sets);

// Whether a file has another text than its new one.
[[nodiscard]] bool any_differs(const std::vector<FileSet>& sets);

// The folder of the package that a path lies in; empty when it lies in none.
[[nodiscard]] std::string package_folder_of(const std::string& path);
// The sets that files belong to: their packages. A file outside of any package was named by the user and is a
// set of its own; a link is then followed.
[[nodiscard]] std::vector<FileSet> sets_of(const std::vector<NewFile>& files);

} // namespace cantrip
