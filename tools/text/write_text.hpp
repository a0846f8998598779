#pragma once
// Card texts as plain text, Markdown, HTML or JSON.

#include <string>
#include <string_view>
#include <vector>

#include "tools/text/card/card_text.hpp"

namespace cantrip::text {

struct LanguageTexts {
    std::string tag;
    std::vector<CardText> cards;
};

[[nodiscard]] std::string write_texts(const std::vector<LanguageTexts>& all, std::string_view format);

} // namespace cantrip::text
