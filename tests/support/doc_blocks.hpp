#pragma once
// The fenced blocks of a Markdown file, so that examples in the documentation can be run as tests.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cantrip::testing {

struct DocBlock {
    std::string section;    // the heading it stands under, without the marks: "Example"
    std::string info;       // what follows the opening fence: "cant escapes"
    std::string text;       // as written; use content() for the bytes it means
    std::uint32_t line = 0; // of the opening fence, one-based

    // The first word of the info string: "cant".
    [[nodiscard]] std::string language() const;
    // Whether a further word of the info string is this one.
    [[nodiscard]] bool has_flag(std::string_view flag) const;
    // The text, with \xNN replaced by the byte when the block is marked `escapes`.
    [[nodiscard]] std::string content() const;
};

[[nodiscard]] std::vector<DocBlock> doc_blocks(std::string_view markdown);
// Headings of the second level in order: "What", "Why", …
[[nodiscard]] std::vector<std::string> doc_sections(std::string_view markdown);

} // namespace cantrip::testing
