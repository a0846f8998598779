#include "tools/text/setting/contraction.hpp"

#include <algorithm>

#include "tools/support/cut_words.hpp"
#include "tools/support/letters.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::text {

std::vector<Token> contracted(const Rules& rules, const std::vector<Token>& tokens) {
    std::vector<Token> out;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        out.push_back(tokens[i]);
        if (i + 1 == tokens.size() || tokens[i].kind != Token::Kind::word ||
            tokens[i + 1].kind != Token::Kind::word)
            continue;
        const std::string first = lower_word(tokens[i].text);
        const auto found = rules.contractions.find(first + " " + tokens[i + 1].text);
        if (found == rules.contractions.end()) continue;
        out.back().text = found->second;
        // "Bei dem Ziehen" is a heading.
        if (first != tokens[i].text) out.back().text = capitalized(found->second);
        out.back().ends_clause = tokens[i + 1].ends_clause;
        ++i;
    }
    return out;
}

Expanded expanded(const Rules& rules, std::string_view text) {
    Expanded out;
    if (rules.contractions.empty()) {
        out.text = text;
        return out;
    }
    std::size_t at = 0;
    for (const TextPiece& piece : cut_text(text, Joints::between)) {
        if (piece.kind != TextPiece::Kind::word) continue;
        const std::string_view word = piece.in(text);
        const std::string lower = lower_word(word);
        const auto found = std::find_if(rules.contractions.begin(), rules.contractions.end(),
                                        [&](const auto& both) { return both.second == lower; });
        if (found == rules.contractions.end()) continue;
        out.text += text.substr(at, piece.begin - at);
        // "Im" at the start of a sentence is "In dem".
        const std::string whole = lower == word ? found->first : capitalized(found->first);
        out.text += whole;
        at = piece.end;
        if (whole.size() != word.size()) out.moved.emplace_back(out.text.size(), out.text.size() - at);
    }
    out.text += text.substr(at);
    return out;
}

std::size_t Expanded::printed_at(std::size_t at) const {
    std::size_t longer = 0;
    for (const auto& [from, by] : moved)
        if (from <= at) longer = by;
    return at - longer;
}

} // namespace cantrip::text
