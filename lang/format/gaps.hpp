#pragma once
// What lies between two tokens: spaces, line breaks, `;` and comments.

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cantrip::format {

struct Bytes {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    [[nodiscard]] bool empty() const { return begin == end; }
};

struct Comment {
    Bytes at;               // without spaces at its end
    std::uint32_t line = 0; // counted from 0
};

struct Gap {
    std::vector<Comment> comments;
    // Something that is neither: a part of the file that the lexer gave up on.
    bool foreign = false;
};

// Where each line of a file starts, to find the line of a byte.
class LineStarts {
  public:
    explicit LineStarts(std::string_view text);
    [[nodiscard]] std::uint32_t line_of(std::uint32_t byte) const {
        const auto after = std::upper_bound(starts_.begin(), starts_.end(), byte);
        return static_cast<std::uint32_t>(after - starts_.begin()) - 1;
    }
    // The line without its line break.
    [[nodiscard]] std::string_view text_of(std::string_view text, std::uint32_t line) const;
    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(starts_.size()); }

  private:
    std::vector<std::uint32_t> starts_;
};

[[nodiscard]] Gap scan_gap(std::string_view text, Bytes gap, const LineStarts& lines);

} // namespace cantrip::format
