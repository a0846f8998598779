#include "tools/inventory/fact_words.hpp"

#include <charconv>

namespace cantrip::inventory {

std::set<std::int64_t> numbers_in(std::string_view sentence) {
    std::set<std::int64_t> out;
    const char* const end = sentence.data() + sentence.size();
    for (const char* at = sentence.data(); at < end;) {
        std::int64_t value = 0;
        const auto read = std::from_chars(at, end, value);
        if (*at >= '0' && *at <= '9' && read.ec == std::errc{}) out.insert(value);
        at = read.ptr > at ? read.ptr : at + 1;
    }
    return out;
}

} // namespace cantrip::inventory
