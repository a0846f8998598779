#include "lang/diagnostics/code.hpp"

#include <algorithm>
#include <array>

namespace cantrip {
namespace {

constexpr auto codes = std::to_array<CodeInfo>({
#define CANTRIP_CODE(identifier, text, name, severity, summary)                                              \
    CodeInfo{Code::identifier, text, name, Severity::severity, summary},
#include "lang/diagnostics/codes.def"
#undef CANTRIP_CODE
});

constexpr std::array<std::string_view, 8> categories{"files",     "shape", "names", "types", "effects",
                                                     "scenarios", "cards", "texts"};

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

} // namespace

std::span<const CodeInfo> all_codes() { return codes; }

const CodeInfo& info(Code code) { return codes[static_cast<std::size_t>(code)]; }

const CodeInfo* find_code(std::string_view code_or_name) {
    const auto* found = std::find_if(codes.begin(), codes.end(), [&](const CodeInfo& row) {
        return same_word(row.text, code_or_name) || same_word(row.name, code_or_name);
    });
    return found == codes.end() ? nullptr : found;
}

std::string_view to_string(Severity severity) {
    switch (severity) {
    case Severity::error: return "error";
    case Severity::warning: return "warning";
    case Severity::note: return "note";
    }
    return "error";
}

std::string_view category(const CodeInfo& info) {
    // "C02xx": the two digits after the letter are the group.
    const auto group = static_cast<std::size_t>((info.text[1] - '0') * 10 + (info.text[2] - '0'));
    return group < categories.size() ? categories[group] : "other";
}

} // namespace cantrip
