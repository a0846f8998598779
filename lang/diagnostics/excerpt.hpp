#pragma once
// A line of source as a terminal shows it, and where in it a byte lies. Tabs, wide and combining characters,
// and characters that must not reach a terminal are dealt with here and nowhere else.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cantrip {

struct ExcerptOptions {
    int width = 100; // columns; a longer line is cut around the focus
    bool ascii = false;
};

class Excerpt {
  public:
    // `line` starts at offset `begin` of its file; `focus` is the offset that must stay visible.
    Excerpt(std::string_view line, std::uint32_t begin, std::uint32_t focus, const ExcerptOptions& options);

    [[nodiscard]] const std::string& text() const { return text_; }
    // The columns [first, last) under which the bytes [begin, end) are shown: at least one column wide, and
    // at the edge when they were cut off.
    struct Columns {
        int first;
        int last;
    };
    [[nodiscard]] Columns columns(std::uint32_t begin, std::uint32_t end) const;

  private:
    struct Glyph {
        std::uint32_t offset;
        int column;
        int width;
        std::string text;
    };
    void add_glyphs(std::string_view piece, std::uint32_t begin);
    void cut(std::uint32_t focus, const ExcerptOptions& options);
    [[nodiscard]] int column_of(std::uint32_t offset) const;

    std::vector<Glyph> glyphs_;
    int end_column_ = 0;
    std::string text_;
};

// Text with control characters and direction controls made visible, for messages that quote a source.
[[nodiscard]] std::string visible(std::string_view text);

} // namespace cantrip
