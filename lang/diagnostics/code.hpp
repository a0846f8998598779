#pragma once
// The registry of diagnostic codes. The rows are in codes.def.

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>

namespace cantrip {

enum class Severity : std::uint8_t { error, warning, note };

// What is known of a code. The rows of codes.def are here; a tool with findings of its own has rows of its
// own, and every renderer treats them alike.
struct CodeInfo {
    std::string_view text; // "C0003"
    std::string_view name; // "nul-byte"
    Severity severity;
    std::string_view summary;
    std::string_view category; // "files"
};

// A row by reference: small, compared by identity, ordered by its text.
class Code {
  public:
    constexpr Code(const CodeInfo& row) : row_(&row) {} // NOLINT: a row is its code
    [[nodiscard]] constexpr const CodeInfo& row() const { return *row_; }
    friend constexpr bool operator==(Code a, Code b) { return a.row_ == b.row_; }
    friend constexpr bool operator<(Code a, Code b) { return a.row_->text < b.row_->text; }

#define CANTRIP_CODE(identifier, text, name, severity, summary) static const Code identifier;
#include "lang/diagnostics/codes.def"
#undef CANTRIP_CODE

  private:
    const CodeInfo* row_;
};

// What the group of a code is about: "files", "shape", "names", …
[[nodiscard]] constexpr std::string_view category_of_group(std::string_view text) {
    constexpr std::string_view categories[] = {"files",   "shape",     "names", "types",
                                               "effects", "scenarios", "cards", "texts"};
    // "C02xx": the two digits after the letter are the group.
    const auto group = static_cast<std::size_t>((text[1] - '0') * 10 + (text[2] - '0'));
    return group < std::size(categories) ? categories[group] : "other";
}

enum class CodeIndex : std::size_t {
#define CANTRIP_CODE(identifier, text, name, severity, summary) identifier,
#include "lang/diagnostics/codes.def"
#undef CANTRIP_CODE
};

inline constexpr CodeInfo code_table[] = {
#define CANTRIP_CODE(identifier, text, name, severity, summary)                                              \
    CodeInfo{text, name, Severity::severity, summary, category_of_group(text)},
#include "lang/diagnostics/codes.def"
#undef CANTRIP_CODE
};

#define CANTRIP_CODE(identifier, text, name, severity, summary)                                              \
    inline constexpr Code Code::identifier{code_table[static_cast<std::size_t>(CodeIndex::identifier)]};
#include "lang/diagnostics/codes.def"
#undef CANTRIP_CODE

// In the order of codes.def.
[[nodiscard]] constexpr std::span<const CodeInfo> all_codes() { return code_table; }
[[nodiscard]] constexpr const CodeInfo& info(Code code) { return code.row(); }
// Whether a row is meant, by code or name, in any letter case.
[[nodiscard]] bool is_called(const CodeInfo& row, std::string_view code_or_name);
// By code or name, in any letter case; nullptr when there is none.
[[nodiscard]] const CodeInfo* find_code(std::string_view code_or_name);

// "error", "warning", "note".
[[nodiscard]] std::string_view to_string(Severity severity);

} // namespace cantrip
