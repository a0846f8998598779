#pragma once
// Where a sentence that is too long is broken.

#include <span>
#include <string_view>
#include <vector>

#include "lang/format/gaps.hpp"

namespace cantrip::format {

inline constexpr int line_width = 120;
inline constexpr int block_indent = 2;
inline constexpr int continuation_indent = 4;

struct Word {
    std::string_view text;
    int width = 0;
    bool space_before = false;
    int rank = 0;             // of a break before it; 0 is never
    bool is_else = false;     // may start a line of its own, indented like the sentence
    bool starts_line = false; // does so
    int nesting = 0;          // parentheses around that break
    // A comment before it forces a break.
    std::vector<Comment> comments;
};

// The width of words on one line.
[[nodiscard]] int width_of(std::span<const Word> words);
// The width of text in columns of a terminal.
[[nodiscard]] int width_of(std::string_view text);

// Whether a line of these words is wider than it may be; breaks that are forced count.
[[nodiscard]] bool too_long(std::span<const Word> words, int indent);
// Gives every `else` a line of its own if the words are too long without that.
void put_else_on_lines(std::span<Word> words, int indent);
// The numbers of words at which new lines start. `indent` is that of the first line.
[[nodiscard]] std::vector<std::size_t> wrap(std::span<const Word> words, int indent);

} // namespace cantrip::format
