#pragma once
// Places as editors count them: zero-based lines, and columns in UTF-16 units or bytes.

#include <cstdint>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "lang/source/source.hpp"

namespace cantrip::lsp {

enum class Encoding : std::uint8_t { utf16, utf8 };

// Lines of one text. Offsets past the end count as the end; columns past the end of a line as its end.
class Positions {
  public:
    Positions(std::string_view text, Encoding encoding);

    [[nodiscard]] std::uint32_t offset(std::uint32_t line, std::uint32_t column) const;
    // From `{"line": …, "character": …}`; 0 when it is no position.
    [[nodiscard]] std::uint32_t offset(const boost::json::value& position) const;
    [[nodiscard]] boost::json::object position(std::uint32_t offset) const;
    [[nodiscard]] boost::json::object range(std::uint32_t begin, std::uint32_t end) const;
    [[nodiscard]] boost::json::object range(Span span) const { return range(span.begin, span.end); }
    [[nodiscard]] std::uint32_t line_of(std::uint32_t offset) const;
    [[nodiscard]] std::uint32_t column_of(std::uint32_t offset) const;
    [[nodiscard]] std::uint32_t line_begin(std::uint32_t line) const { return starts_[line]; }
    [[nodiscard]] std::uint32_t line_count() const { return static_cast<std::uint32_t>(starts_.size()); }
    // Without the line break.
    [[nodiscard]] std::string_view line(std::uint32_t number) const;

  private:
    [[nodiscard]] std::uint32_t units(std::string_view text) const;

    std::string_view text_;
    Encoding encoding_;
    std::vector<std::uint32_t> starts_;
};

} // namespace cantrip::lsp
