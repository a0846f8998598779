#pragma once
// The one way in which printed text is cut into words.

#include <cstdint>
#include <string_view>
#include <vector>

namespace cantrip {

// A piece of a text, by its bytes.
struct TextPiece {
    enum class Kind : std::uint8_t {
        word,   // letters with their marks
        number, // 2, 1.5 or 1,5, with a minus (U+2212) before it
        icon,   // :herb:
        sign,   // any other character but a space
    };
    Kind kind = Kind::sign;
    std::size_t begin = 0, end = 0;
    [[nodiscard]] std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }
};

// A hyphen or an apostrophe (' or ’) between two letters: part of one word, as readers see it, or a sign
// between two words, each of which is looked up alone.
enum class Joints : std::uint8_t { inside, between };

// Spaces are in no piece.
[[nodiscard]] std::vector<TextPiece> cut_text(std::string_view text, Joints joints);

} // namespace cantrip
