#include "tools/text/longest.hpp"

#include "lang/support/utf8.hpp"

namespace cantrip::text {
namespace {

// In characters; icons count as one.
std::size_t length_of(std::string_view text) {
    std::size_t length = 0;
    for (std::size_t at = 0; at < text.size(); ++length) at += decode_utf8(text, at).length;
    return length;
}

std::size_t length_of(const AbilityText& ability) {
    std::size_t length = 0;
    for (const Piece& piece : ability.pieces) length += piece.icon ? 1 : length_of(piece.text);
    for (const auto& reminder : ability.reminders) {
        for (const Piece& piece : reminder) length += piece.icon ? 1 : length_of(piece.text);
    }
    return length;
}

} // namespace

LanguageTexts longest_texts(const std::vector<LanguageTexts>& all) {
    LanguageTexts longest{"longest", {}};
    for (const LanguageTexts& texts : all) {
        if (longest.cards.empty()) longest.cards = texts.cards;
        for (std::size_t card = 0; card < texts.cards.size(); ++card) {
            CardText& best = longest.cards[card];
            const CardText& here = texts.cards[card];
            if (length_of(here.name) > length_of(best.name)) best.name = here.name;
            for (std::size_t i = 0; i < here.abilities.size(); ++i) {
                AbilityText& kept = best.abilities[i];
                if (!kept.language.empty() && length_of(here.abilities[i]) <= length_of(kept)) continue;
                kept = here.abilities[i];
                kept.language = texts.tag;
            }
        }
    }
    return longest;
}

} // namespace cantrip::text
