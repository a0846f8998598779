#include "lang/format/format.hpp"

#include "lang/format/outline.hpp"
#include "lang/format/printer.hpp"
#include "lang/syntax/lexer.hpp"
#include "lang/syntax/parser.hpp"

namespace cantrip {
namespace {

// The tokens of a text one by one, without line ends that say nothing.
class Telling {
  public:
    explicit Telling(const Tokens& tokens) : tokens_(tokens) { settle(); }

    [[nodiscard]] TokenKind kind() const { return tokens_.list[at_].kind(); }
    [[nodiscard]] std::string_view text() const {
        return kind() == TokenKind::new_line ? std::string_view{} : tokens_.text_of(at_);
    }
    void next() {
        before_ = kind();
        ++at_;
        settle();
    }

  private:
    void settle() {
        using enum TokenKind;
        while (kind() == new_line) {
            const TokenKind after = tokens_.list[at_ + 1].kind();
            const bool silent = before_ == new_line || before_ == left_brace || after == new_line ||
                                after == right_brace || after == end_of_file;
            if (!silent) return;
            ++at_;
        }
    }

    const Tokens& tokens_;
    std::uint32_t at_ = 0;
    TokenKind before_ = TokenKind::new_line;
};

// Bytes that formatting never adds or removes: all but spaces, line breaks and `;`.
class Ink {
  public:
    explicit Ink(std::string_view text) : rest_(text) {}
    // 0 at the end.
    char next() {
        const std::size_t at = std::min(rest_.find_first_not_of(" \t\r\n;"), rest_.size());
        const char found = at < rest_.size() ? rest_[at] : '\0';
        rest_.remove_prefix(std::min(at + 1, rest_.size()));
        return found;
    }
    [[nodiscard]] bool empty() const { return rest_.empty(); }

  private:
    std::string_view rest_;
};

} // namespace

bool same_ink(std::string_view a, std::string_view b) {
    Ink left(a);
    Ink right(b);
    while (!left.empty() || !right.empty())
        if (left.next() != right.next()) return false;
    return true;
}

bool same_tokens(std::string_view a, std::string_view b) {
    Sources sources;
    Diagnostics ignored;
    const Tokens of_a = lex(sources, sources.add("a", std::string(a)), ignored);
    const Tokens of_b = lex(sources, sources.add("b", std::string(b)), ignored);
    Telling left(of_a);
    Telling right(of_b);
    for (;; left.next(), right.next()) {
        if (left.kind() != right.kind() || left.text() != right.text()) return false;
        if (left.kind() == TokenKind::end_of_file) return true;
    }
}

std::string keep_if_same(const Sources& sources, FileId file, std::string formatted,
                         Diagnostics& diagnostics) {
    const std::string& before = sources.at(file).text;
    if (before == formatted || (same_ink(before, formatted) && same_tokens(before, formatted)))
        return formatted;
    diagnostics.add(Code::not_formatted, {file, 0, 0}, "formatting would change what this file says").help =
        "the file is left as it is; please report it, with the file";
    return before;
}

Formatted format_source(const Sources& sources, FileId file, Diagnostics& diagnostics) {
    Diagnostics of_lexer;
    Tokens tokens = lex(sources, file, of_lexer);
    Diagnostics of_parser;
    const Tree tree = parse(std::move(tokens), of_parser);
    const format::LineStarts lines(tree.tokens().text);
    auto untouched = format::find_untouched_lines(tree, of_lexer, lines);
    const auto outline = format::make_outline(tree, lines, untouched);
    std::string text = format::print(tree, lines, untouched, outline);
    return {keep_if_same(sources, file, std::move(text), diagnostics), untouched.count()};
}

} // namespace cantrip
