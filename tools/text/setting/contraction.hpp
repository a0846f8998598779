#pragma once
// Two words that are written as one: "in dem" is "im". The pack is written with both, a text has the one.

#include "tools/text/say/linearize.hpp"

namespace cantrip::text {

[[nodiscard]] std::vector<Token> contracted(const Rules& rules, const std::vector<Token>& tokens);

// A printed text with all words of it, and where they were.
struct Expanded {
    std::string text;
    std::vector<std::pair<std::size_t, std::size_t>>
        moved; // from here on, how much longer it is than the printed one

    [[nodiscard]] std::size_t printed_at(std::size_t at) const;
};
[[nodiscard]] Expanded expanded(const Rules& rules, std::string_view text);

} // namespace cantrip::text
