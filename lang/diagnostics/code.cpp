#include "lang/diagnostics/code.hpp"

#include <algorithm>

namespace cantrip {
namespace {

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

} // namespace

bool is_called(const CodeInfo& row, std::string_view code_or_name) {
    return same_word(row.text, code_or_name) || same_word(row.name, code_or_name);
}

const CodeInfo* find_code(std::string_view code_or_name) {
    const auto* found = std::find_if(std::begin(code_table), std::end(code_table),
                                     [&](const CodeInfo& row) { return is_called(row, code_or_name); });
    return found == std::end(code_table) ? nullptr : found;
}

std::string_view to_string(Severity severity) {
    switch (severity) {
    case Severity::error: return "error";
    case Severity::warning: return "warning";
    case Severity::note: return "note";
    }
    return "error";
}

} // namespace cantrip
