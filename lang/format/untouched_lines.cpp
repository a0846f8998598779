#include "lang/format/untouched_lines.hpp"

namespace cantrip::format {

bool UntouchedLines::any(std::uint32_t first, std::uint32_t last) const {
    for (std::uint32_t line = first; line <= last; ++line)
        if (marks_[line]) return true;
    return false;
}

bool UntouchedLines::all(std::uint32_t first, std::uint32_t last) const {
    for (std::uint32_t line = first; line <= last; ++line)
        if (!marks_[line]) return false;
    return true;
}

bool UntouchedLines::mark(std::uint32_t first, std::uint32_t last) {
    bool added = false;
    for (std::uint32_t line = first; line <= last; ++line) {
        added |= !marks_[line];
        marks_[line] = true;
    }
    return added;
}

std::size_t UntouchedLines::count() const {
    return static_cast<std::size_t>(std::count(marks_.begin(), marks_.end(), true));
}

namespace {

class Finder {
  public:
    Finder(const Tree& tree, const LineStarts& lines)
        : tree_(tree), tokens_(tree.tokens()), lines_(lines), out_(lines) {}

    UntouchedLines run(const Diagnostics& of_lexer) {
        for (const Diagnostic& told : of_lexer.all()) mark_bytes({told.at.begin, told.at.end});
        broken_nodes();
        gaps();
        return std::move(out_);
    }

  private:
    void mark_bytes(Bytes at) {
        out_.mark(lines_.line_of(at.begin), lines_.line_of(std::max(at.begin + 1, at.end) - 1));
    }

    void mark_token(std::uint32_t token) {
        const Token& t = tokens_.list[token];
        mark_bytes({t.begin, t.end()});
    }

    void broken_nodes() {
        for (const Node& node : tree_.nodes()) {
            if (node.kind == NodeKind::missing) {
                missing(node.first);
            } else if (node.kind == NodeKind::junk) {
                mark_bytes({tokens_.list[node.first].begin, tokens_.list[node.last - 1].end()});
            }
        }
    }

    // Where something is missing, both neighbours belong to the broken sentence unless it ends there.
    void missing(std::uint32_t before) {
        if (before > 0) mark_token(before - 1);
        const TokenKind next = tokens_.list[before].kind();
        const bool ends =
            next == TokenKind::new_line || next == TokenKind::right_brace || next == TokenKind::end_of_file;
        if (!ends || before == 0) mark_token(before);
    }

    void gaps() {
        std::uint32_t end = 0;
        for (const Token& token : tokens_.list) {
            if (token.kind() == TokenKind::new_line) continue;
            if (token.begin > end) gap({end, token.begin});
            end = token.end();
        }
        if (off_since_ != none) out_.mark(off_since_, lines_.count() - 1);
    }

    void gap(Bytes at) {
        if (at.begin == 0 && tokens_.text.starts_with("\xEF\xBB\xBF")) at.begin = 3;
        const Gap found = scan_gap(tokens_.text, at, lines_);
        if (found.foreign) mark_bytes(at);
        for (const Comment& comment : found.comments) {
            const auto text = tokens_.text.substr(comment.at.begin, comment.at.end - comment.at.begin);
            if (text == "// fmt: off" && off_since_ == none) off_since_ = comment.line;
            if (text == "// fmt: on" && off_since_ != none) {
                out_.mark(off_since_, comment.line);
                off_since_ = none;
            }
        }
    }

    static constexpr std::uint32_t none = 0xffffffffU;
    const Tree& tree_;
    const Tokens& tokens_;
    const LineStarts& lines_;
    UntouchedLines out_;
    std::uint32_t off_since_ = none;
};

} // namespace

UntouchedLines find_untouched_lines(const Tree& tree, const Diagnostics& of_lexer, const LineStarts& lines) {
    return Finder(tree, lines).run(of_lexer);
}

} // namespace cantrip::format
