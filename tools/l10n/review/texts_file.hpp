#pragma once
// What people said about the texts of a package in one language: `l10n/<language>.texts`. One line for each
// ability, sorted by id; comments above a line belong to it:
//
//   # Jana: is the second noun needed?
//   old_well/space/1 h2:3fa9… t1:9b20… approved "Dober si 1 kartu."
//   night_owl/when/1 h2:77ab… t1:02c1… override "…" by "Jana N." on "2026-11-18" because "as the edition
//   prints it"
//
// The hashes are those of the effect and of the generated text that the person saw.

#include <map>
#include <string>
#include <vector>

#include "tools/l10n/review/lock.hpp"

namespace cantrip::l10n {

struct Record {
    enum class State : std::uint8_t {
        seen,     // generated, and nobody looked at it yet
        approved, // somebody found the generated text good
        override_ // somebody's own text is printed instead
    };
    State state = State::seen;
    std::string sem, gen;
    std::string text;            // that was seen, approved or written
    std::string draft;           // a proposal that is not printed: not finished, or it contradicts the effect
    std::string by, on, because; // who answers for the text, since when, and why; empty: nobody signed it
    [[nodiscard]] bool is_signed() const { return !by.empty() && !on.empty(); }
    std::vector<std::string> comments; // whole lines, with their `#`
};

struct TextsFile {
    std::map<std::string, Record> records; // by id
    std::vector<std::string> tail;         // comments behind the last line

    [[nodiscard]] const Record* find(const std::string& id) const {
        const auto found = records.find(id);
        return found == records.end() ? nullptr : &found->second;
    }
};

[[nodiscard]] std::string_view state_word(Record::State state);

[[nodiscard]] Result<TextsFile, FileError> read_texts(const std::string& path, std::string_view text);
[[nodiscard]] std::string write_texts_file(const TextsFile& file);

} // namespace cantrip::l10n
