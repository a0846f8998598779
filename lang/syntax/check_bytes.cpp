#include "lang/syntax/check_bytes.hpp"

#include <array>
#include <cstring>
#include <fmt/format.h>

#include "lang/support/utf8.hpp"

namespace cantrip {
namespace {

// How many of one kind are shown one by one.
constexpr int shown_per_kind = 5;

// True when none of the eight bytes is a control character or above 0x7f: almost always.
bool plain(std::uint64_t bytes) {
    constexpr std::uint64_t ones = 0x0101010101010101U;
    constexpr std::uint64_t high = 0x8080808080808080U;
    const std::uint64_t below_space = (bytes - ones * 0x20U) & ~bytes & high;
    return ((bytes & high) | below_space) == 0;
}

class Checker {
  public:
    Checker(const Sources& sources, FileId file, Diagnostics& diagnostics)
        : text_(sources.at(file).text), file_(file), diagnostics_(diagnostics) {}

    void run() {
        std::size_t i = text_.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
        while (i < text_.size()) {
            if (i + 8 <= text_.size()) {
                std::uint64_t bytes = 0;
                std::memcpy(&bytes, text_.data() + i, 8);
                if (plain(bytes)) {
                    i += 8;
                    continue;
                }
            }
            i += look(i);
        }
        for (std::size_t kind = 0; kind < counts_.size(); ++kind)
            if (counts_[kind] > shown_per_kind) diagnostics_.add(codes[kind], first_[kind], summary(kind));
    }

  private:
    static constexpr std::array codes = {Code::nul_byte,
                                         Code::invalid_utf8,
                                         Code::inner_byte_order_mark,
                                         Code::bidirectional_control,
                                         Code::stray_carriage_return,
                                         Code::unknown_character};

    [[nodiscard]] std::string summary(std::size_t kind) const {
        return fmt::format("{} more like this in the file", counts_[kind] - shown_per_kind);
    }

    // Looks at one character and says how many bytes it has.
    std::size_t look(std::size_t i) {
        const auto byte = static_cast<unsigned char>(text_[i]);
        if (byte >= 0x80) return look_beyond_ascii(i);
        if (byte == 0)
            tell(0, i, 1, "a NUL byte is no text", "this may be a binary file; save it as UTF-8 text");
        else if (byte == '\r' && (i + 1 == text_.size() || text_[i + 1] != '\n'))
            tell(4, i, 1, "a carriage return stands alone", "end lines with a line feed, or with both");
        else if ((byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r') || byte == 0x7f)
            tell(5, i, 1, fmt::format("control character {:#04x} is no text", byte), "remove it");
        return 1;
    }

    std::size_t look_beyond_ascii(std::size_t i) {
        const auto point = decode_utf8(text_, i);
        if (!point.valid)
            tell(1, i, 1, fmt::format("byte {:#04x} is not UTF-8 here", static_cast<unsigned char>(text_[i])),
                 "save the file as UTF-8");
        else if (point.value == 0xFEFF)
            tell(2, i, point.length, "a byte-order mark stands inside the file", "remove it");
        else if (point.value < 0xA0)
            tell(
                5, i, point.length,
                fmt::format("control character U+{:04X} is no text", static_cast<std::uint32_t>(point.value)),
                "remove it");
        else if (is_bidi_control(point.value))
            tell(3, i, point.length,
                 fmt::format("the invisible control U+{:04X} turns the direction of the text",
                             static_cast<std::uint32_t>(point.value)),
                 "remove it: the line would show something else than it says");
        return point.length;
    }

    void tell(std::size_t kind, std::size_t at, std::size_t length, std::string message, const char* help) {
        const Span span{file_, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + length)};
        ++counts_[kind];
        if (counts_[kind] > shown_per_kind) {
            if (counts_[kind] == shown_per_kind + 1) first_[kind] = span;
            return;
        }
        diagnostics_.add(codes[kind], span, std::move(message)).help = help;
    }

    std::string_view text_;
    FileId file_;
    Diagnostics& diagnostics_;
    std::array<int, codes.size()> counts_{};
    std::array<Span, codes.size()> first_{};
};

} // namespace

void check_bytes(const Sources& sources, FileId file, Diagnostics& diagnostics) {
    Checker(sources, file, diagnostics).run();
}

} // namespace cantrip
