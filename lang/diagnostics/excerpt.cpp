#include "lang/diagnostics/excerpt.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/support/utf8.hpp"

namespace cantrip {
namespace {

constexpr int tab_width = 4;

// Bytes looked at on each side of the focus: more than any terminal is wide, and little enough that a line of
// 50 MB costs nothing.
constexpr std::uint32_t context_bytes = 2048;

struct Shown {
    std::string text;
    int width;
};

Shown show(const DecodedPoint& point, std::string_view bytes) {
    const char32_t c = point.value;
    if (!point.valid) return {"\uFFFD", 1};
    // Control characters have pictures of their own: U+2400 is that of NUL.
    if (c < 0x20 || c == 0x7F) {
        std::string picture;
        append_utf8(picture, c == 0x7F ? 0x2421 : 0x2400 + c);
        return {picture, 1};
    }
    if (is_bidi_control(c) || c == 0xFEFF || c == 0x200B || (c >= 0x80 && c < 0xA0)) {
        std::string name = fmt::format("<U+{:04X}>", static_cast<std::uint32_t>(c));
        const auto width = static_cast<int>(name.size());
        return {std::move(name), width};
    }
    return {std::string(bytes), display_width(c)};
}

std::uint32_t align_to_code_point(std::string_view line, std::uint32_t at) {
    for (int step = 0; step < 3 && at > 0 && at < line.size() && !starts_code_point(line[at]); ++step) --at;
    return at;
}

} // namespace

Excerpt::Excerpt(std::string_view line, std::uint32_t begin, std::uint32_t focus,
                 const ExcerptOptions& options) {
    const auto size = static_cast<std::uint32_t>(line.size());
    const std::uint32_t centre = std::clamp(focus, begin, begin + size) - begin;
    const std::uint32_t from =
        centre > context_bytes ? align_to_code_point(line, centre - context_bytes) : std::uint32_t{0};
    const std::uint32_t to = align_to_code_point(line, std::min(size, centre + context_bytes));
    add_glyphs(line.substr(from, to - from), begin + from);
    cut(focus, options);
    for (const Glyph& glyph : glyphs_) text_ += glyph.text;
}

void Excerpt::add_glyphs(std::string_view piece, std::uint32_t begin) {
    for (std::uint32_t i = 0; i < piece.size();) {
        const DecodedPoint point = decode_utf8(piece, i);
        Shown shown = show(point, piece.substr(i, point.length));
        if (point.value == '\t') {
            const int width = tab_width - end_column_ % tab_width;
            shown = {std::string(static_cast<std::size_t>(width), ' '), width};
        }
        glyphs_.push_back({begin + i, end_column_, shown.width, std::move(shown.text)});
        end_column_ += shown.width;
        i += point.length;
    }
}

// Keeps a window of the wanted width with the focus in its first third, where the eye starts.
void Excerpt::cut(std::uint32_t focus, const ExcerptOptions& options) {
    if (end_column_ <= options.width) return;
    const std::string mark = options.ascii ? "..." : "…";
    const int mark_width = options.ascii ? 3 : 1;
    const int from = std::clamp(column_of(focus) - options.width / 3, 0, end_column_ - options.width);
    const int to = from + options.width;

    std::vector<Glyph> kept;
    for (Glyph& glyph : glyphs_) {
        if (glyph.column >= from && glyph.column + glyph.width <= to) kept.push_back(std::move(glyph));
    }
    const bool cut_left = from > 0;
    const bool cut_right = to < end_column_;
    const int shift = (cut_left ? mark_width : 0) - (kept.empty() ? 0 : kept.front().column);
    for (Glyph& glyph : kept) glyph.column += shift;
    end_column_ = kept.empty() ? 0 : kept.back().column + kept.back().width;
    glyphs_ = std::move(kept);
    if (cut_left && !glyphs_.empty()) { glyphs_.front().text.insert(0, mark); }
    if (cut_right && !glyphs_.empty()) glyphs_.back().text += mark;
}

int Excerpt::column_of(std::uint32_t offset) const {
    const auto at = std::lower_bound(glyphs_.begin(), glyphs_.end(), offset,
                                     [](const Glyph& glyph, std::uint32_t o) { return glyph.offset < o; });
    return at == glyphs_.end() ? end_column_ : at->column;
}

Excerpt::Columns Excerpt::columns(std::uint32_t begin, std::uint32_t end) const {
    const int first = column_of(begin);
    return {first, std::max(first + 1, column_of(end))};
}

std::string visible(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const DecodedPoint point = decode_utf8(text, i);
        out += show(point, text.substr(i, point.length)).text;
        i += point.length;
    }
    return out;
}

} // namespace cantrip
