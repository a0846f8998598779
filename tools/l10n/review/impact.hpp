#pragma once
// Which texts a change would alter: two states of a set side by side.

#include <map>
#include <string>
#include <vector>

#include "tools/l10n/review/project.hpp"

namespace cantrip::l10n {

// The texts of a set at one moment, by language and ability.
struct Snapshot {
    struct Text {
        std::string card, sem, text;
    };
    std::map<std::string, std::map<std::string, Text>> languages; // language -> id -> text
};

struct Change {
    std::string language, id, card, before, now; // empty: there was or is none
    bool effect = false;                         // the effect changed too
};

[[nodiscard]] Snapshot take_snapshot(const Project& project);
[[nodiscard]] std::string write_snapshot(const Snapshot& snapshot);
[[nodiscard]] Result<Snapshot, FileError> read_snapshot(const std::string& path, std::string_view text);

// Texts that differ, and abilities whose effect changed though their text did not.
[[nodiscard]] std::vector<Change> differences_between(const Snapshot& before, const Snapshot& now);

[[nodiscard]] std::string impact_text(const std::vector<Change>& changes);
[[nodiscard]] std::string impact_html(const std::vector<Change>& changes);
[[nodiscard]] std::string impact_json(const std::vector<Change>& changes);

} // namespace cantrip::l10n
