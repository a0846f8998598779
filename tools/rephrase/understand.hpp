#pragma once
// A sentence of any language as lines for a card, with what each line prints in every language.

#include <string>
#include <vector>

#include "lang/check/programs.hpp"

namespace cantrip::rephrase {

struct UnderstoodLine {
    std::string source;                                          // one line of a card
    std::string language;                                        // that it was read in
    bool exact = false;                                          // it prints the sentence again
    std::vector<std::pair<std::string, std::string>> texts = {}; // language and what the line prints
};

struct Understood {
    std::vector<UnderstoodLine> lines;     // different effects; exact ones alone where there are some
    bool needs_heading = false;            // it says what happens and not when
    std::vector<std::string> why_not = {}; // when there is no line: how far the reading came
};

// `kind`: of the card the line is for. `heading`: put before a sentence that says only what happens; empty:
// the kind's only heading.
[[nodiscard]] Understood understand(Programs& programs, std::size_t number,
                                    const std::vector<std::string>& libraries,
                                    const std::vector<std::string>& tags, const std::string& sentence,
                                    KindId kind, const std::string& heading);

} // namespace cantrip::rephrase
