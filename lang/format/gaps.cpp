#include "lang/format/gaps.hpp"

#include "lang/support/utf8.hpp"

namespace cantrip::format {

LineStarts::LineStarts(std::string_view text) {
    // The byte-order mark is printed apart and belongs to no line.
    starts_.push_back(text.starts_with(byte_order_mark) ? 3 : 0);
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        starts_.push_back(static_cast<std::uint32_t>(at + 1));
}

std::string_view LineStarts::text_of(std::string_view text, std::uint32_t line) const {
    const bool last = line + 1 == count();
    const std::size_t end = last ? text.size() : starts_[line + 1] - 1;
    std::string_view out = text.substr(starts_[line], end - starts_[line]);
    if (!last && out.ends_with('\r')) out.remove_suffix(1);
    return out;
}

Gap scan_gap(std::string_view text, Bytes gap, const LineStarts& lines) {
    Gap out;
    for (std::uint32_t at = gap.begin; at < gap.end;) {
        const char c = text[at];
        if (c == '/' && at + 1 < gap.end && text[at + 1] == '/') {
            const auto end = std::min<std::size_t>(text.find_first_of("\r\n", at), gap.end);
            const std::size_t last = text.substr(at, end - at).find_last_not_of(" \t");
            out.comments.push_back({{at, static_cast<std::uint32_t>(at + last + 1)}, lines.line_of(at)});
            at = static_cast<std::uint32_t>(end);
            continue;
        }
        // A carriage return alone is a stray token, so the ones here end lines.
        if (c != ' ' && c != '\t' && c != '\n' && c != '\r' && c != ';') out.foreign = true;
        ++at;
    }
    return out;
}

} // namespace cantrip::format
