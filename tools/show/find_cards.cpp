#include "tools/show/find_cards.hpp"

#include <algorithm>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/support/utf8.hpp"

namespace cantrip {
namespace {

// U+00C0 to U+017F without their marks.
constexpr std::string_view latin_letters =
    "aaaaaaaceeeeiiiidnooooo*ouuuuyts"
    "aaaaaaaceeeeiiiidnooooo/ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllll"
    "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(latin_letters.size() == 0x180 - 0xC0);

} // namespace

std::string folded(std::string_view name) {
    std::string out;
    for (std::size_t at = 0; at < name.size();) {
        const DecodedPoint point = decode_utf8(name, at);
        at += point.length;
        const char32_t c = point.value;
        if (c >= 'A' && c <= 'Z')
            out += static_cast<char>(c - 'A' + 'a');
        else if (c == ' ' || c == '-' || c == 0xA0)
            out += '_';
        else if (c >= 0xC0 && c < 0x180)
            out += latin_letters[c - 0xC0];
        else if (c >= 0x300 && c < 0x370)
            continue; // a mark of its own
        else if (c >= 0x410 && c < 0x430)
            append_utf8(out, c + 0x20);
        else if (c >= 0x400 && c < 0x410)
            append_utf8(out, c + 0x50);
        else
            append_utf8(out, c);
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

} // namespace cantrip
