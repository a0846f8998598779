#pragma once
// A file as the formatter sees it: entries (sentences and comments on lines of their own), and blocks inside
// them.

#include <vector>

#include "lang/format/gaps.hpp"
#include "lang/format/untouched_lines.hpp"
#include "lang/syntax/tree.hpp"

namespace cantrip::format {

struct Block;

struct Entry {
    bool is_comment = false;
    bool untouched = false;
    bool blank_before = false;
    std::uint32_t first = 0; // tokens of a sentence
    std::uint32_t last = 0;
    Bytes comment; // the comment itself, or the one at the end of the sentence
    std::uint32_t first_line = 0;
    std::uint32_t last_line = 0;
    std::vector<Block> blocks; // directly inside the sentence, in order
};

struct Block {
    std::uint32_t open = 0; // tokens
    std::uint32_t close = 0;
    bool one_line = false; // as the author wrote it
    Bytes comment;         // behind `{`
    std::vector<Entry> entries;
};

struct Outline {
    std::vector<Entry> entries;
};

// Also settles which entries stay untouched: those that share a line with something that does.
[[nodiscard]] Outline make_outline(const Tree& tree, const LineStarts& lines, UntouchedLines& untouched);

} // namespace cantrip::format
