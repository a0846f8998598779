#include "lang/format/printer.hpp"

#include "lang/format/spacing.hpp"
#include "lang/format/wrap.hpp"
#include "lang/support/utf8.hpp"

namespace cantrip::format {
namespace {

struct Line {
    std::string text;
    std::string_view comment; // at its end
};

class Printer {
  public:
    Printer(const Tree& tree, const LineStarts& lines, const UntouchedLines& untouched)
        : tokens_(tree.tokens()), lines_(lines), untouched_(untouched), spacing_(tree) {}

    std::vector<Line> run(const Outline& outline) {
        entries(outline.entries, 0);
        return std::move(out_);
    }

  private:
    void entries(const std::vector<Entry>& list, int indent) {
        for (std::size_t i = 0; i < list.size();) {
            if (list[i].blank_before) out_.emplace_back();
            if (list[i].untouched) {
                i = as_it_is(list, i);
            } else if (list[i].is_comment) {
                start_line(indent);
                out_.back().text += text_of(list[i].comment);
                ++i;
            } else {
                sentence(list[i], indent);
                ++i;
            }
        }
    }

    // Copies the lines of untouched entries that follow each other; says where the next entry is.
    std::size_t as_it_is(const std::vector<Entry>& list, std::size_t i) {
        const std::uint32_t first = list[i].first_line;
        std::uint32_t last = list[i].last_line;
        for (++i; i < list.size() && list[i].untouched && untouched_.all(last, list[i].first_line); ++i)
            last = std::max(last, list[i].last_line);
        for (std::uint32_t line = first; line <= last; ++line)
            out_.push_back({std::string(lines_.text_of(tokens_.text, line)), {}});
        return i;
    }

    // A sentence is printed in stretches, from one block that has lines of its own to the next.
    void sentence(const Entry& entry, int indent) {
        std::vector<bool> spread;
        for (const Block& block : entry.blocks) spread.push_back(!stays_on_line(block));
        while (spread_long_stretches(entry, indent, spread)) {}

        std::uint32_t from = entry.first;
        for (std::size_t i = 0; i < entry.blocks.size(); ++i) {
            if (!spread[i]) continue;
            const Block& block = entry.blocks[i];
            stretch(words_of(from, block.open + 1), indent);
            out_.back().comment = text_of(block.comment);
            entries(block.entries, indent + block_indent);
            from = block.close;
        }
        stretch(words_of(from, entry.last), indent);
        out_.back().comment = text_of(entry.comment);
    }

    static bool stays_on_line(const Block& block) {
        if (block.entries.empty()) return block.comment.empty();
        return block.one_line;
    }

    // Gives the blocks in a stretch that is too long lines of their own. Says whether there were any.
    bool spread_long_stretches(const Entry& entry, int indent, std::vector<bool>& spread) {
        bool changed = false;
        std::uint32_t from = entry.first;
        std::size_t first = 0;
        for (std::size_t i = 0; i <= entry.blocks.size(); ++i) {
            if (i < entry.blocks.size() && !spread[i]) continue;
            const bool last = i == entry.blocks.size();
            const std::uint32_t to = last ? entry.last : entry.blocks[i].open + 1;
            if (first < i && too_long_even_with_else(words_of(from, to), indent)) {
                for (std::size_t inner = first; inner < i; ++inner) {
                    if (entry.blocks[inner].entries.empty()) continue;
                    spread[inner] = true;
                    changed = true;
                }
            }
            if (!last) from = entry.blocks[i].close;
            first = i + 1;
        }
        return changed;
    }

    static bool too_long_even_with_else(std::vector<Word> words, int indent) {
        put_else_on_lines(words, indent);
        return too_long(words, indent);
    }

    // The words of some tokens; blocks among them stay on the line, with `; ` between their sentences.
    std::vector<Word> words_of(std::uint32_t first, std::uint32_t last) {
        std::vector<Word> words;
        int braces = 0;
        int parens = 0;
        TokenKind before = TokenKind::end_of_file;
        OpenHead head;
        for (std::uint32_t i = first; i < last; ++i) {
            const TokenKind kind = tokens_.list[i].kind();
            if (kind == TokenKind::new_line) {
                separate(words, tokens_.list[i + 1].kind());
                continue;
            }
            if (kind == TokenKind::right_brace && i > first) --braces;
            if (kind == TokenKind::right_paren) --parens;
            words.push_back({});
            Word& word = words.back();
            word.text = tokens_.text_of(i);
            word.width = width_of(word.text);
            if (i > first) {
                word.space_before = spacing_.space_before(i);
                word.nesting = parens;
                word.comments = comments_between(i - 1, i);
                if (braces == 0) say_breaks(word, i, before, head);
            }
            if (kind == TokenKind::left_brace) ++braces;
            if (kind == TokenKind::left_paren) ++parens;
            before = kind;
            head.see(kind);
        }
        return words;
    }

    // An `else` behind an effect keeps the line that the author gave it; one behind `}` never has one.
    void say_breaks(Word& word, std::uint32_t token, TokenKind before, const OpenHead& head) const {
        const TokenKind kind = tokens_.list[token].kind();
        word.rank = break_rank(before, kind, head);
        word.is_else =
            kind == TokenKind::kw_else && before != TokenKind::right_brace && before != TokenKind::comma;
        word.starts_line = word.is_else && lines_.line_of(tokens_.list[token].begin) !=
                                               lines_.line_of(tokens_.list[token - 1].begin);
    }

    static void separate(std::vector<Word>& words, TokenKind next) {
        if (words.back().text == "{" || words.back().text == ";" || next == TokenKind::right_brace) return;
        words.push_back({});
        words.back().text = ";";
        words.back().width = 1;
    }

    [[nodiscard]] std::vector<Comment> comments_between(std::uint32_t last, std::uint32_t next) const {
        const std::uint32_t begin = tokens_.list[last].end();
        const std::uint32_t end = tokens_.list[next].begin;
        if (end - begin < 2) return {};
        return scan_gap(tokens_.text, {begin, end}, lines_).comments;
    }

    void stretch(std::vector<Word> words, int indent) {
        put_else_on_lines(words, indent);
        const auto breaks = wrap(words, indent);
        auto next = breaks.begin();
        start_line(indent);
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (next != breaks.end() && *next == i) {
                ++next;
                break_line(words[i], indent);
            } else if (i > 0 && words[i].space_before) {
                out_.back().text += ' ';
            }
            out_.back().text += words[i].text;
        }
    }

    // The first comment stays at the end of the line when it was written there.
    void break_line(const Word& word, int indent) {
        if (!word.starts_line) indent += continuation_indent;
        for (std::size_t i = 0; i < word.comments.size(); ++i) {
            const Comment& comment = word.comments[i];
            if (i == 0 && shares_line(comment)) {
                out_.back().comment = text_of(comment.at);
            } else {
                start_line(indent);
                out_.back().text += text_of(comment.at);
            }
        }
        start_line(indent);
    }

    // Whether something stands before a comment on its line.
    [[nodiscard]] bool shares_line(const Comment& comment) const {
        const std::string_view line = lines_.text_of(tokens_.text, comment.line);
        const auto before = static_cast<std::size_t>(tokens_.text.data() + comment.at.begin - line.data());
        return line.substr(0, before).find_first_not_of(" \t") != std::string_view::npos;
    }

    void start_line(int indent) { out_.push_back({std::string(static_cast<std::size_t>(indent), ' '), {}}); }

    [[nodiscard]] std::string_view text_of(Bytes at) const {
        return tokens_.text.substr(at.begin, at.end - at.begin);
    }

    const Tokens& tokens_;
    const LineStarts& lines_;
    const UntouchedLines& untouched_;
    Spacing spacing_;
    std::vector<Line> out_;
};

// Comments at the ends of lines that follow each other stand in one column.
void align_comments(std::vector<Line>& lines) {
    for (std::size_t first = 0; first < lines.size();) {
        std::size_t last = first;
        int width = 0;
        for (; last < lines.size() && !lines[last].comment.empty(); ++last)
            width = std::max(width, width_of(lines[last].text));
        for (std::size_t i = first; i < last; ++i) {
            const int missing = width - width_of(lines[i].text) + 2;
            lines[i].text.append(static_cast<std::size_t>(missing), ' ').append(lines[i].comment);
        }
        first = last + 1;
    }
}

// Only a file in which every line ends with CR LF goes on doing so.
std::string_view line_break_of(std::string_view text) {
    bool any = false;
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
        if (at == 0 || text[at - 1] != '\r') return "\n";
        any = true;
    }
    return any ? "\r\n" : "\n";
}

} // namespace

std::string print(const Tree& tree, const LineStarts& lines, const UntouchedLines& untouched,
                  const Outline& outline) {
    std::vector<Line> out = Printer(tree, lines, untouched).run(outline);
    align_comments(out);
    const std::string_view source = tree.tokens().text;
    const std::string_view line_break = line_break_of(source);
    std::string text;
    text.reserve(source.size() + source.size() / 8);
    if (source.starts_with(byte_order_mark)) text += byte_order_mark;
    // A stray mark below empty lines must not become the mark of the file.
    else if (!out.empty() && out.front().text.starts_with(byte_order_mark))
        text += line_break;
    for (const Line& line : out) {
        // A stray carriage return at the end of an untouched line must not become part of a line break.
        text.append(line.text).append(line.text.ends_with('\r') ? "\r\n" : line_break);
    }
    return text;
}

} // namespace cantrip::format
