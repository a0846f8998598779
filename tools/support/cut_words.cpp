#include "tools/support/cut_words.hpp"

#include "lang/support/utf8.hpp"
#include "tools/support/letters.hpp"

namespace cantrip {
namespace {

constexpr char32_t minus = 0x2212;
constexpr char32_t apostrophe = 0x2019;

bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }
bool is_in_word(char32_t c) { return is_letter(c) || is_mark(c); }

class Cutter {
  public:
    Cutter(std::string_view text, Joints joints) : text_(text), joints_(joints) {}

    std::vector<TextPiece> run() {
        while (at_ < text_.size()) {
            const char32_t first = point(at_);
            const std::size_t begin = at_;
            at_ = next(at_);
            if (is_space(first)) continue;
            const TextPiece::Kind kind = rest_of(first);
            pieces_.push_back({kind, begin, at_});
        }
        return std::move(pieces_);
    }

  private:
    // Behind the end there is a space.
    [[nodiscard]] char32_t point(std::size_t at) const {
        if (at >= text_.size()) return U' ';
        return is_ascii(at) ? static_cast<unsigned char>(text_[at]) : decode_utf8(text_, at).value;
    }
    [[nodiscard]] std::size_t next(std::size_t at) const {
        return at + (is_ascii(at) ? 1 : decode_utf8(text_, at).length);
    }
    [[nodiscard]] bool is_ascii(std::size_t at) const { return static_cast<unsigned char>(text_[at]) < 0x80; }

    // Goes to the end of the piece that begins with `first`.
    TextPiece::Kind rest_of(char32_t first) {
        if (first == ':' && skip_icon()) return TextPiece::Kind::icon;
        if (is_digit(first) || (first == minus && is_digit(point(at_)))) {
            skip_number();
            return TextPiece::Kind::number;
        }
        if (!is_in_word(first)) return TextPiece::Kind::sign;
        skip_letters();
        return TextPiece::Kind::word;
    }
    bool skip_icon() {
        std::size_t end = at_;
        while (end < text_.size() && ((text_[end] >= 'a' && text_[end] <= 'z') || text_[end] == '_')) ++end;
        if (end == at_ || end >= text_.size() || text_[end] != ':') return false;
        at_ = end + 1;
        return true;
    }
    void skip_number() {
        while (is_digit(point(at_))) ++at_;
        const char32_t c = point(at_);
        if ((c != '.' && c != ',') || !is_digit(point(at_ + 1))) return;
        ++at_;
        while (is_digit(point(at_))) ++at_;
    }
    void skip_letters() {
        for (;;) {
            const char32_t c = point(at_);
            if (is_in_word(c)) {
                at_ = next(at_);
                continue;
            }
            const bool joins = joints_ == Joints::inside && (c == '-' || c == '\'' || c == apostrophe);
            if (!joins || !is_letter(point(next(at_)))) return;
            at_ = next(at_);
        }
    }

    std::string_view text_;
    Joints joints_;
    std::size_t at_ = 0;
    std::vector<TextPiece> pieces_;
};

} // namespace

std::vector<TextPiece> cut_text(std::string_view text, Joints joints) { return Cutter(text, joints).run(); }

} // namespace cantrip
