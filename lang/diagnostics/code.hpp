#pragma once
// The registry of diagnostic codes. The rows are in codes.def.

#include <cstdint>
#include <span>
#include <string_view>

namespace cantrip {

enum class Severity : std::uint8_t { error, warning, note };

enum class Code : std::uint16_t {
#define CANTRIP_CODE(identifier, text, name, severity, summary) identifier,
#include "lang/diagnostics/codes.def"
#undef CANTRIP_CODE
};

struct CodeInfo {
    Code code;
    std::string_view text; // "C0003"
    std::string_view name; // "nul-byte"
    Severity severity;
    std::string_view summary;
};

// In the order of codes.def.
[[nodiscard]] std::span<const CodeInfo> all_codes();
[[nodiscard]] const CodeInfo& info(Code code);
// By code or name, in any letter case; nullptr when there is none.
[[nodiscard]] const CodeInfo* find_code(std::string_view code_or_name);

// "error", "warning", "note".
[[nodiscard]] std::string_view to_string(Severity severity);
// What the group of a code is about: "files", "shape", "names", …
[[nodiscard]] std::string_view category(const CodeInfo& info);

} // namespace cantrip
