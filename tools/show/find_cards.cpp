#include "tools/show/find_cards.hpp"

#include <algorithm>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/support/utf8.hpp"
#include "tools/support/letters.hpp"

namespace cantrip::show {
namespace {

// Letters that are no plain letter with a mark, and what people type for them.
char32_t typed_letter(char32_t letter) {
    switch (letter) {
    case U'æ': return 'a';
    case U'ð': return 'd';
    case U'ĳ': return 'i';
    case U'ĸ': return 'k';
    case U'ŉ':
    case U'ŋ': return 'n';
    case U'œ': return 'o';
    case U'ß':
    case U'ſ': return 's';
    case U'þ': return 't';
    default: return letter;
    }
}

} // namespace

std::string folded(std::string_view name) {
    std::string out;
    const std::string plain = without_marks(name);
    for (std::size_t at = 0; at < plain.size();) {
        const DecodedPoint point = decode_utf8(plain, at);
        at += point.length;
        const bool joins = point.value == ' ' || point.value == '-' || point.value == 0xA0;
        append_utf8(out, joins ? '_' : typed_letter(point.value));
    }
    return out;
}

FoundCards find_cards(const std::vector<CardNames>& all, std::string_view wanted) {
    FoundCards found;
    for (const CardNames& one : all)
        if (one.id == wanted) found.cards.push_back(one.card);
    if (!found.cards.empty()) return found;
    const std::string key = folded(wanted);
    std::vector<std::string_view> known;
    for (const CardNames& one : all) {
        bool same = folded(one.id) == key;
        known.push_back(one.id);
        for (const std::string& name : one.names) {
            same |= folded(name) == key;
            known.push_back(name);
        }
        if (same) found.cards.push_back(one.card);
    }
    if (found.cards.empty()) found.nearest = did_you_mean(wanted, known);
    return found;
}

} // namespace cantrip::show
