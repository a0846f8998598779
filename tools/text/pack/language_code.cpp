#include "tools/text/pack/language_code.hpp"

#include <algorithm>

namespace cantrip::text {
namespace {

constexpr std::size_t longest_code = 8, longest_tag = 35; // as BCP 47 has them

} // namespace

bool is_language_code(std::string_view text) {
    return text.size() >= 2 && text.size() <= longest_code &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool is_language_tag(std::string_view text) {
    const std::size_t dash = std::min(text.find('-'), text.size());
    return text.size() <= longest_tag && is_language_code(text.substr(0, dash)) &&
           std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
           });
}

} // namespace cantrip::text
