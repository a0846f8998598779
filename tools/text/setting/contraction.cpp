#include "tools/text/setting/contraction.hpp"

#include <algorithm>

#include "lang/support/utf8.hpp"
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
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && is_letter(decode_utf8(text, end).value))
            end += decode_utf8(text, end).length;
        if (end == at) {
            const std::size_t length = decode_utf8(text, at).length;
            out.text += text.substr(at, length);
            at += length;
            continue;
        }
        const std::string_view word = text.substr(at, end - at);
        const auto found = std::find_if(rules.contractions.begin(), rules.contractions.end(),
                                        [&](const auto& both) { return both.second == lower_word(word); });
        // "Im" at the start of a sentence is "In dem".
        std::string whole(word);
        if (found != rules.contractions.end())
            whole = lower_word(word) == word ? found->first : capitalized(found->first);
        out.text += whole;
        if (whole.size() != word.size()) out.moved.emplace_back(out.text.size(), out.text.size() - end);
        at = end;
    }
    return out;
}

std::size_t Expanded::printed_at(std::size_t at) const {
    std::size_t longer = 0;
    for (const auto& [from, by] : moved)
        if (from <= at) longer = by;
    return at - longer;
}

} // namespace cantrip::text
