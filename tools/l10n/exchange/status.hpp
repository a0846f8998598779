#pragma once
// Where the translations of a package stand, in numbers.

#include <array>
#include <map>

#include "tools/l10n/review/project.hpp"

namespace cantrip::l10n {

// A word, form or wording that is not there yet, and the cards that wait for it.
struct Wanted {
    std::string what;        // "word herb"
    std::size_t needed = 0;  // cards that need it
    std::size_t unlocks = 0; // cards that need nothing else
};

struct Counts {
    std::array<std::size_t, state_count> by_state{};
    std::size_t total = 0, drafts = 0;
    std::map<std::string, std::size_t>
        lacks; // word, frame, wording, form, phrase: abilities that wait for one
    [[nodiscard]] std::size_t of(State state) const { return by_state[static_cast<std::size_t>(state)]; }
    [[nodiscard]] std::size_t stale() const;
    [[nodiscard]] std::size_t overridden() const; // all overrides, whatever became of them
};

// Overrides in force that the reader understands as their effect. The others were only compared word by word.
[[nodiscard]] std::size_t overrides_read_back(const Project& project, const PackageWork& work,
                                              const Translation& translation);

// Why each draft is not printed, by unit: the first thing that is found about it, or that it is not finished.
[[nodiscard]] std::map<std::size_t, std::string>
reasons_of_drafts(const Project& project, const PackageWork& work, const Translation& translation);

[[nodiscard]] Counts count_states(const PackageWork& work, const Translation& translation);
// The best first.
[[nodiscard]] std::vector<Wanted> rank_missing(const PackageWork& work, const Translation& translation);

// How sure it is that the forms of the words of a language are right, in the letters of `cantrip lexicon`.
struct Grades {
    bool checked = false; // there is a dictionary
    std::size_t words = 0, forms = 0;
    std::map<char, std::size_t> by_letter; // A B C F
    std::vector<std::string> unknown;      // F, sorted
    [[nodiscard]] std::size_t of(char letter) const;
};
[[nodiscard]] Grades grade_words(const Translation& translation);

} // namespace cantrip::l10n
