#include "tools/l10n/review/comments.hpp"

#include <algorithm>

#include "lang/support/utf8.hpp"
#include "tools/support/visible_text.hpp"
#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

bool is_line_break(char32_t point) {
    return point == '\n' || point == '\r' || point == '\v' || point == '\f' || point == 0x85 ||
           point == 0x2028 || point == 0x2029;
}

std::string comment_line(std::string_view line) {
    line = trim(line);
    // Ours or theirs: the mark is written anew.
    if (line.starts_with('#')) line = trim(line.substr(1));
    std::string plain(line);
    std::replace(plain.begin(), plain.end(), '\t', ' ');
    return plain.empty() ? std::string("#") : "# " + visible_line(plain);
}

// Flags of a PO entry, such as `#, no-wrap, c-format`. `fuzzy` is none of a comment: it says whether the text
// is finished.
bool is_flags(std::string_view comment) {
    return comment.starts_with("#,") && comment.find("fuzzy") == std::string_view::npos &&
           std::all_of(comment.begin() + 2, comment.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == ':' || c == '.' ||
                      c == ',' || c == ' ';
           });
}

} // namespace

std::vector<std::string> comment_lines(std::string_view foreign) {
    std::vector<std::string> out;
    std::size_t begin = 0;
    const auto end_line = [&](std::size_t end) {
        if (!trim(foreign.substr(begin, end - begin)).empty())
            out.push_back(comment_line(foreign.substr(begin, end - begin)));
    };
    for (std::size_t at = 0; at < foreign.size();) {
        const DecodedPoint point = decode_utf8(foreign, at);
        if (is_line_break(point.value)) {
            end_line(at);
            begin = at + point.length;
        }
        at += point.length;
    }
    end_line(foreign.size());
    return out;
}

std::vector<std::string> safe_comments(const std::vector<std::string>& comments) {
    std::vector<std::string> out;
    for (const std::string& comment : comments) {
        if (is_flags(comment)) {
            out.push_back(comment);
            continue;
        }
        for (std::string& line : comment_lines(comment)) out.push_back(std::move(line));
    }
    return out;
}

} // namespace cantrip::l10n
