// What is wrong with a text whatever its effect: scripts, address, words to be avoided, agreement.

#include <algorithm>

#include "lang/support/utf8.hpp"
#include "tools/proof/compare.hpp"
#include "tools/proof/normalize.hpp"
#include "tools/support/cut_words.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::proof {
namespace {

bool is_cyrillic(char32_t point) { return point >= 0x400 && point <= 0x52F; }
bool is_latin(char32_t point) {
    return (point < 0x250 || (point >= 0x1E00 && point < 0x1F00)) && is_letter(point);
}

struct Scripts {
    std::size_t latin = 0, cyrillic = 0;
};

Scripts scripts_in(std::string_view text) {
    Scripts counts;
    for (std::size_t at = 0; at < text.size();) {
        const DecodedPoint point = decode_utf8(text, at);
        at += point.length;
        if (is_cyrillic(point.value))
            ++counts.cyrillic;
        else if (is_latin(point.value))
            ++counts.latin;
    }
    return counts;
}

Finding found_at(Kind kind, std::string message, std::size_t begin, std::size_t end,
                 std::string suggestion = {}) {
    return {kind, std::move(message), begin, end, text::no_phrase, std::move(suggestion)};
}

template <typename See> void each_word(std::string_view text, See see) {
    for (const TextPiece& piece : cut_text(text, Joints::between))
        if (piece.kind == TextPiece::Kind::word) see(piece.begin, piece.end);
}

void check_scripts(const text::Rules& rules, std::string_view text, std::vector<Finding>& out) {
    const Scripts whole = scripts_in(text);
    each_word(text, [&](std::size_t begin, std::size_t end) {
        const std::string word(text.substr(begin, end - begin));
        const Scripts here = scripts_in(word);
        std::string better;
        for (const auto& [name, letters] : rules.scripts)
            better = whole.cyrillic > whole.latin ? text::to_script(word, letters)
                                                  : text::from_script(word, letters);
        if (here.latin > 0 && here.cyrillic > 0)
            out.push_back(found_at(Kind::mixed_scripts, "`" + word + "` mixes Latin and Cyrillic letters",
                                   begin, end, better));
        else if (here.cyrillic > 0 && whole.latin > whole.cyrillic)
            out.push_back(found_at(Kind::mixed_scripts, "`" + word + "` is Cyrillic in a Latin text", begin,
                                   end, better));
    });
}

// 2sg and 2pl in one text.
void check_address(const std::vector<Item>& items, std::vector<Finding>& out) {
    const auto [one, many] = addressed(items);
    if (one == nullptr || many == nullptr) return;
    const Item& later = one->begin < many->begin ? *many : *one;
    out.push_back(
        found_at(Kind::mixed_address,
                 "`" + one->text + "` speaks to one reader, `" + many->text + "` to several or politely",
                 later.begin, later.end));
}

bool fits(const std::string& word, const std::string& wanted) {
    if (wanted.ends_with('*')) return word.starts_with(wanted.substr(0, wanted.size() - 1));
    return word == wanted;
}

void check_avoided(const WordIndex& index, std::string_view text, std::vector<Finding>& out) {
    std::vector<std::string> words;
    std::vector<std::pair<std::size_t, std::size_t>> places;
    each_word(text, [&](std::size_t begin, std::size_t end) {
        words.push_back(lower_word(text.substr(begin, end - begin)));
        places.emplace_back(begin, end);
    });
    for (const text::Avoided& avoided : index.pack().avoided) {
        std::vector<std::string> wanted;
        const std::string lower = lower_word(avoided.words);
        for (const std::string_view part : split(lower, " ")) wanted.emplace_back(part);
        for (std::size_t at = 0; at + wanted.size() <= words.size(); ++at) {
            bool all = true;
            for (std::size_t i = 0; i < wanted.size() && all; ++i) all = fits(words[at + i], wanted[i]);
            if (!all) continue;
            const std::size_t begin = places[at].first, end = places[at + wanted.size() - 1].second;
            const std::string lemma = index.lemma(avoided.key);
            out.push_back(found_at(Kind::two_names,
                                   "`" + std::string(text.substr(begin, end - begin)) + "` is called " +
                                       (lemma.empty() ? "something else" : "`" + lemma + "`") +
                                       " everywhere else",
                                   begin, end, lemma));
        }
    }
}

// "the the". Words between marks only: "…, die die Karte" is right in some languages, so one letter case and
// no comma between.
void check_doubled(std::string_view text, std::vector<Finding>& out) {
    std::size_t last_begin = 0, last_end = 0;
    std::string last;
    each_word(text, [&](std::size_t begin, std::size_t end) {
        const std::string word = lower_word(text.substr(begin, end - begin));
        const bool blank = !last.empty() && trim(text.substr(last_end, begin - last_end)).empty();
        if (blank && word == last && word.size() > 1)
            out.push_back(
                found_at(Kind::doubled_word, "`" + word + "` is printed twice", last_begin, end, word));
        last = word;
        last_begin = begin;
        last_end = end;
    });
}

} // namespace

std::vector<Finding> doubled_words(std::string_view printed) {
    std::vector<Finding> out;
    check_doubled(printed, out);
    return out;
}

std::vector<Finding> lint(const WordIndex& index, std::string_view printed) {
    std::vector<Finding> out;
    check_scripts(index.pack().rules, printed, out);
    const std::vector<Item> items = read_items(index, printed);
    check_agreement(index, items, out);
    check_address(items, out);
    check_avoided(index, printed, out);
    return out;
}

} // namespace cantrip::proof
