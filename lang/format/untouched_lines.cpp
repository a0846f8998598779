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
        semicolons();
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
        const bool ends = next == TokenKind::new_line || next == TokenKind::right_brace ||
                          next == TokenKind::end_of_file ||
                          (before > 0 && tokens_.list[before - 1].kind() == TokenKind::new_line);
        if (!ends || before == 0) mark_token(before);
    }

    // A `;` where a line break would not count cannot become one.
    void semicolons() {
        std::vector<int> parens{0}; // open ones in each open block
        std::uint32_t last = 0;
        for (std::uint32_t i = 0; i < tokens_.list.size(); ++i) {
            switch (tokens_.list[i].kind()) {
            case TokenKind::new_line: head_.see(TokenKind::new_line); continue;
            case TokenKind::left_brace: parens.push_back(0); break;
            case TokenKind::right_brace: parens.size() > 1 ? parens.pop_back() : void(parens[0] = 0); break;
            case TokenKind::left_paren: ++parens.back(); break;
            case TokenKind::right_paren: parens.back() = std::max(0, parens.back() - 1); break;
            default: break;
            }
            if (i > last + 1) separated(last, i, parens.back() > 0);
            head_.see(tokens_.list[i].kind());
            last = i;
        }
    }

    void separated(std::uint32_t last, std::uint32_t next, bool in_parens) {
        const TokenKind before = tokens_.list[last].kind();
        const TokenKind after = tokens_.list[next].kind();
        const bool silent = before == TokenKind::left_brace || after == TokenKind::right_brace ||
                            after == TokenKind::end_of_file || before == TokenKind::new_line;
        if (!silent &&
            (in_parens || goes_on_after(before) || goes_on_before(after) || head_.goes_on_before(after)))
            mark_bytes({tokens_.list[last].begin, tokens_.list[next].end()});
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
    OpenHead head_;
};

} // namespace

UntouchedLines find_untouched_lines(const Tree& tree, const Diagnostics& of_lexer, const LineStarts& lines) {
    return Finder(tree, lines).run(of_lexer);
}

} // namespace cantrip::format
