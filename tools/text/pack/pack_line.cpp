#include "tools/text/pack/pack_line.hpp"

namespace cantrip::text {
namespace {

class LineReader {
  public:
    LineReader(std::string_view text, FileId file, Diagnostics& diagnostics)
        : text_(text), file_(file), diagnostics_(diagnostics) {}

    std::vector<PackLine> read() {
        std::vector<PackLine> lines;
        while (at_ < text_.size()) {
            PackLine line = read_line();
            if (!line.tokens.empty()) lines.push_back(std::move(line));
        }
        return lines;
    }

  private:
    [[nodiscard]] bool at_end_of_line() const { return at_ >= text_.size() || text_[at_] == '\n'; }
    [[nodiscard]] Span span(std::size_t begin) const {
        return {file_, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)};
    }

    PackLine read_line() {
        PackLine line;
        const std::size_t begin = at_;
        while (!at_end_of_line()) {
            const char c = text_[at_];
            if (c == ' ' || c == '\t' || c == '\r') {
                ++at_;
                continue;
            }
            if (c == '#') {
                while (!at_end_of_line()) ++at_;
                break;
            }
            line.tokens.push_back(read_token());
        }
        line.at = span(begin);
        if (at_ < text_.size()) ++at_;
        return line;
    }

    PackToken read_token() {
        PackToken token;
        const std::size_t begin = at_;
        if (text_[at_] != '"' && at_ + 1 < text_.size() && text_[at_ + 1] == '"') token.mark = text_[at_++];
        if (text_[at_] == '"') {
            read_quoted(token, begin);
        } else {
            while (!at_end_of_line() && text_[at_] != ' ' && text_[at_] != '\t' && text_[at_] != '\r') {
                token.text += text_[at_++];
            }
        }
        token.at = span(begin);
        return token;
    }

    void read_quoted(PackToken& token, std::size_t begin) {
        token.quoted = true;
        ++at_;
        while (!at_end_of_line() && text_[at_] != '"') token.text += text_[at_++];
        if (at_end_of_line()) {
            diagnostics_.add(Code::pack_line, span(begin), "a text in quotes does not end on its line");
        } else {
            ++at_;
        }
    }

    std::string_view text_;
    FileId file_;
    Diagnostics& diagnostics_;
    std::size_t at_ = 0;
};

} // namespace

std::vector<PackLine> read_pack_lines(const Sources& sources, FileId file, Diagnostics& diagnostics) {
    std::string_view text = sources.at(file).text;
    return LineReader(text, file, diagnostics).read();
}

} // namespace cantrip::text
