#include "lang/format/outline.hpp"

namespace cantrip::format {
namespace {

class Builder {
  public:
    Builder(const Tree& tree, const LineStarts& lines, UntouchedLines& untouched)
        : tree_(tree), tokens_(tree.tokens()), lines_(lines), untouched_(untouched) {}

    Outline run() {
        Outline out;
        const std::uint32_t start = tokens_.text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
        previous_ = {start, 0, false};
        std::uint32_t first = 0;
        while (tokens_.list[first].kind() != TokenKind::end_of_file) {
            if (tokens_.list[first].kind() == TokenKind::new_line) {
                ++first;
                continue;
            }
            const std::uint32_t last = declaration_end(first);
            if (balanced(first, last)) {
                at_ = first;
                out.entries.push_back(sentence(out.entries));
            } else {
                out.entries.push_back(unbalanced(out.entries, first, last));
            }
            first = last;
        }
        comments_before(out.entries, tokens_.list[first].begin, end_of(out.entries));
        return out;
    }

  private:
    // Children of the file that no line break keeps apart are one sentence.
    std::uint32_t declaration_end(std::uint32_t first) {
        std::uint32_t last = first;
        while (next_child_ < tree_[tree_.root()].size && tree_[next_child_].first == last) {
            last = tree_[next_child_].last;
            next_child_ = tree_.next_sibling(next_child_);
            // A block that was never closed has taken the line break with it.
            if (tokens_.list[last - 1].kind() == TokenKind::new_line) break;
        }
        return std::max(last, first + 1);
    }

    [[nodiscard]] bool balanced(std::uint32_t first, std::uint32_t last) const {
        int depth = 0;
        for (std::uint32_t i = first; i < last; ++i) {
            if (tokens_.list[i].kind() == TokenKind::left_brace) ++depth;
            if (tokens_.list[i].kind() == TokenKind::right_brace && --depth < 0) return false;
            // Only a broken sentence holds the end of another one.
            if (depth == 0 && tokens_.list[i].kind() == TokenKind::new_line) return false;
        }
        return depth == 0;
    }

    // Where the entry before ended, to find comments and blank lines.
    struct Previous {
        std::uint32_t end;
        std::uint32_t line;
        bool on_line; // something stands on that line, so a comment on it belongs there
    };

    [[nodiscard]] std::uint32_t line_of(std::uint32_t byte) const { return lines_.line_of(byte); }

    Entry& begin_entry(Entry& entry, std::uint32_t begin, bool first_in_block) {
        entry.first_line = line_of(begin);
        entry.last_line = entry.first_line;
        entry.blank_before = !first_in_block && entry.first_line > previous_.line + 1;
        return entry;
    }

    // Turns the comments up to a byte into entries; one on the line of what came before goes to `behind`.
    void comments_before(std::vector<Entry>& entries, std::uint32_t byte, Bytes* behind) {
        const Gap gap = scan_gap(tokens_.text, {previous_.end, std::max(previous_.end, byte)}, lines_);
        if (gap.foreign) return foreign(entries, byte);
        for (const Comment& comment : gap.comments) {
            if (previous_.on_line && comment.line == previous_.line && behind != nullptr) {
                *behind = comment.at;
            } else {
                Entry entry;
                entry.is_comment = true;
                entry.comment = comment.at;
                begin_entry(entry, comment.at.begin, entries.empty());
                entries.push_back(std::move(entry));
            }
            previous_ = {comment.at.end, comment.line, true};
        }
    }

    // Text that the lexer gave up on is kept like a broken line; find_untouched_lines has marked its lines.
    void foreign(std::vector<Entry>& entries, std::uint32_t end) {
        const auto gap = tokens_.text.substr(previous_.end, end - previous_.end);
        const auto at = [&](std::size_t in_gap) {
            return previous_.end + static_cast<std::uint32_t>(in_gap);
        };
        const Bytes whole{at(gap.find_first_not_of(" \t\r\n")), at(gap.find_last_not_of(" \t\r\n")) + 1};
        Entry entry;
        entry.is_comment = true;
        entry.comment = whole;
        begin_entry(entry, whole.begin, entries.empty());
        entry.last_line = line_of(whole.end - 1);
        previous_ = {whole.end, entry.last_line, true};
        entries.push_back(std::move(entry));
    }

    Bytes* end_of(std::vector<Entry>& entries) {
        return entries.empty() || entries.back().is_comment ? nullptr : &entries.back().comment;
    }

    Entry open_sentence(std::vector<Entry>& entries, std::uint32_t first) {
        const std::uint32_t begin = tokens_.list[first].begin;
        comments_before(entries, begin, end_of(entries));
        Entry entry;
        entry.first = first;
        begin_entry(entry, begin, entries.empty());
        return entry;
    }

    void close_sentence(Entry& entry, std::uint32_t last) {
        entry.last = last;
        const std::uint32_t end = tokens_.list[last - 1].end();
        entry.last_line = line_of(end - 1);
        previous_ = {end, entry.last_line, true};
    }

    // One sentence from at_ to the end of its line or block; braces match.
    Entry sentence(std::vector<Entry>& entries) {
        Entry entry = open_sentence(entries, at_);
        while (!ends_sentence(tokens_.list[at_].kind())) {
            if (tokens_.list[at_].kind() == TokenKind::left_brace)
                entry.blocks.push_back(block());
            else
                ++at_;
        }
        close_sentence(entry, at_);
        return entry;
    }

    static bool ends_sentence(TokenKind kind) {
        return kind == TokenKind::new_line || kind == TokenKind::right_brace ||
               kind == TokenKind::end_of_file;
    }

    Block block() {
        Block out;
        out.open = at_++;
        const Token& open = tokens_.list[out.open];
        previous_ = {open.end(), line_of(open.begin), true};
        for (;;) {
            while (tokens_.list[at_].kind() == TokenKind::new_line) ++at_;
            if (tokens_.list[at_].kind() == TokenKind::right_brace) break;
            // A comment behind `{` belongs to it, not to the first entry.
            if (out.entries.empty()) comments_before(out.entries, tokens_.list[at_].begin, &out.comment);
            out.entries.push_back(sentence(out.entries));
        }
        out.close = at_++;
        const Token& close = tokens_.list[out.close];
        comments_before(out.entries, close.begin, out.entries.empty() ? &out.comment : end_of(out.entries));
        out.one_line = line_of(open.begin) == line_of(close.begin);
        return out;
    }

    Entry unbalanced(std::vector<Entry>& entries, std::uint32_t first, std::uint32_t last) {
        while (tokens_.list[last - 1].kind() == TokenKind::new_line) --last;
        Entry entry = open_sentence(entries, first);
        close_sentence(entry, last);
        untouched_.mark(entry.first_line, entry.last_line);
        return entry;
    }

    const Tree& tree_;
    const Tokens& tokens_;
    const LineStarts& lines_;
    UntouchedLines& untouched_;
    Previous previous_{};
    std::uint32_t at_ = 0;
    NodeId next_child_{tree_.root() + 1};
};

// Spreads untouched lines over whole sentences until nothing changes.
class Spreader {
  public:
    Spreader(const Tokens& tokens, const LineStarts& lines, UntouchedLines& untouched)
        : tokens_(tokens), lines_(lines), untouched_(untouched) {}

    void run(std::vector<Entry>& entries) {
        do changed_ = false, visit(entries);
        while (changed_);
    }

  private:
    void visit(std::vector<Entry>& entries) {
        for (Entry& entry : entries) {
            if (entry.untouched) continue;
            if (own_lines_untouched(entry)) {
                entry.untouched = true;
                changed_ |= untouched_.mark(entry.first_line, entry.last_line);
                changed_ = true;
            } else {
                for (Block& block : entry.blocks) visit(block.entries);
            }
        }
    }

    // The lines of a sentence that do not belong to a block inside it.
    [[nodiscard]] bool own_lines_untouched(const Entry& entry) const {
        std::uint32_t from = entry.first_line;
        for (const Block& block : entry.blocks) {
            if (untouched_.any(from, line_of(block.open))) return true;
            from = line_of(block.close);
        }
        return untouched_.any(from, entry.last_line);
    }

    [[nodiscard]] std::uint32_t line_of(std::uint32_t token) const {
        return lines_.line_of(tokens_.list[token].begin);
    }

    const Tokens& tokens_;
    const LineStarts& lines_;
    UntouchedLines& untouched_;
    bool changed_ = false;
};

} // namespace

Outline make_outline(const Tree& tree, const LineStarts& lines, UntouchedLines& untouched) {
    Outline out = Builder(tree, lines, untouched).run();
    Spreader(tree.tokens(), lines, untouched).run(out.entries);
    return out;
}

} // namespace cantrip::format
