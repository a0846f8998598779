#pragma once
// The lock file of a package: which ability has which id. One line for each, sorted, so that two people who
// add cards rarely meet:
//
//   old_well/space/1 h2:3fa91c07d2e1aa02
//   night_owl/when/1 h2:77ab03c1d2e1aa02 card=dusk_owl        the card has another name today
//   night_owl/when/2 h2:90b203c1d2e1aa02 gone                 there is no such ability any more; its id stays
//   taken

#include <string>
#include <string_view>
#include <vector>

#include "lang/support/result.hpp"

namespace cantrip::l10n {

struct LockLine {
    std::string id, sem;
    std::string card; // today
    bool gone = false;
};

// What is wrong with a file and where; `line` 0 is the file as a whole.
struct FileError {
    std::string path;
    std::size_t line = 0;
    std::string message;
    [[nodiscard]] std::string text() const {
        return path + (line == 0 ? "" : ":" + std::to_string(line)) + ": " + message;
    }
};

// The first part of an id: the name the card had.
[[nodiscard]] std::string_view card_of_id(std::string_view id);

[[nodiscard]] Result<std::vector<LockLine>, FileError> read_lock(const std::string& path,
                                                                 std::string_view text);
[[nodiscard]] std::string write_lock(std::string_view package, std::vector<LockLine> lines);

} // namespace cantrip::l10n
