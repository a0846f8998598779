#pragma once
// The paragraphs of docs/reference/semantics.md and what shows each of them.

#include <string>
#include <vector>

namespace cantrip::generator {

struct Paragraph {
    std::string number;  // "S7.12"
    int scenarios = 0;   // in tests/semantics
    bool tested = false; // named in the table of paragraphs without a scenario
};

[[nodiscard]] std::vector<Paragraph> read_paragraphs(const std::string& root);

// A line with the counts, and one for each paragraph that nothing shows.
[[nodiscard]] std::string table(const std::vector<Paragraph>& paragraphs);
[[nodiscard]] bool all_shown(const std::vector<Paragraph>& paragraphs);

} // namespace cantrip::generator
