#pragma once
// The words that label arguments: `move card to hand`.

#include <string_view>

#include "lang/syntax/token.hpp"

namespace cantrip::text {

// Nothing for an argument without a label.
[[nodiscard]] inline std::string_view label_word(TokenKind label) {
    return label == TokenKind::end_of_file ? std::string_view{} : spelling(label);
}

} // namespace cantrip::text
