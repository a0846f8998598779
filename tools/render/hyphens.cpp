#include "tools/render/hyphens.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "lang/source/read_file.hpp"
#include "lang/support/utf8.hpp"
#include "tools/render/assets.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"

namespace cantrip::render {
namespace {

constexpr std::string_view soft_hyphen = "\xc2\xad";
constexpr std::size_t most_rules = 2000, longest_rule = 8, longest_word = 60;

std::u32string points_of(std::string_view text) {
    std::u32string out;
    for (std::size_t i = 0; i < text.size();) {
        const DecodedPoint point = decode_utf8(text, i);
        out += point.value;
        i += point.length;
    }
    return out;
}

// A sound: one letter, or several that stay together.
struct Sound {
    std::size_t begin = 0, end = 0; // letters of the word
    bool vowel = false;
};

// The longest of `all` that stands at `at`; 0 when none does.
std::size_t longest_at(const std::u32string& word, std::size_t at, const std::vector<std::u32string>& all) {
    std::size_t best = 0;
    for (const std::u32string& one : all)
        if (one.size() > best && word.compare(at, one.size(), one) == 0) best = one.size();
    return best;
}

std::vector<Sound> sounds_of(const std::u32string& word, const HyphenRules& rules) {
    std::vector<Sound> out;
    for (std::size_t at = 0; at < word.size();) {
        const std::size_t vowel = longest_at(word, at, rules.vowels),
                          unit = longest_at(word, at, rules.units);
        const std::size_t length = std::max<std::size_t>({vowel, unit, 1});
        out.push_back({at, at + length, vowel >= length});
        at += length;
    }
    return out;
}

// Whether the consonants from `first` to the sound before `vowel` can start a syllable.
bool is_onset(const std::u32string& word, const std::vector<Sound>& sounds, std::size_t first,
              std::size_t vowel, const HyphenRules& rules) {
    if (first + 1 == vowel) return true;
    const std::u32string letters =
        word.substr(sounds[first].begin, sounds[vowel].begin - sounds[first].begin);
    return std::find(rules.onsets.begin(), rules.onsets.end(), letters) != rules.onsets.end();
}

// Letters of the word before which it may be broken.
std::vector<std::size_t> breaks_in(const std::u32string& word, const HyphenRules& rules) {
    std::vector<std::size_t> out;
    if (word.size() < rules.shortest || word.size() > longest_word) return out;
    const std::vector<Sound> sounds = sounds_of(word, rules);
    std::size_t last_vowel = sounds.size();
    for (std::size_t i = 0; i < sounds.size(); ++i) {
        if (!sounds[i].vowel) continue;
        const std::size_t run = last_vowel == sounds.size() ? 0 : i - last_vowel - 1;
        if (run > (rules.between_consonants ? 1U : 0U)) {
            std::size_t first = i - 1;
            // One consonant at least closes the syllable before, when there are several.
            while (first > last_vowel + (rules.between_consonants ? 2 : 1) &&
                   is_onset(word, sounds, first - 1, i, rules))
                --first;
            const std::size_t at = sounds[first].begin;
            if (at >= rules.before && word.size() - at >= rules.after) out.push_back(at);
        }
        last_vowel = i;
    }
    return out;
}

bool read_number(std::string_view text, std::size_t& out) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size() && out >= 1 && out <= longest_word;
}

} // namespace

bool read_hyphens(std::string_view text, HyphenRules& rules, std::size_t& line) {
    line = 0;
    for (std::string_view row : split(text, "\n")) {
        ++line;
        row = trim(row.substr(0, row.find("//")));
        std::vector<std::string_view> words;
        for (const std::string_view word : split(row, " "))
            if (!word.empty()) words.push_back(word);
        if (words.empty()) continue;
        std::vector<std::u32string>* list = words[0] == "vowels"   ? &rules.vowels
                                            : words[0] == "units"  ? &rules.units
                                            : words[0] == "onsets" ? &rules.onsets
                                                                   : nullptr;
        if (list) {
            for (std::size_t i = 1; i < words.size(); ++i) list->push_back(points_of(lower_word(words[i])));
            if (words.size() < 2 || list->size() > most_rules || list->back().size() > longest_rule)
                return false;
        } else if (words[0] == "keep") {
            if (words.size() != 3 || !read_number(words[1], rules.before) ||
                !read_number(words[2], rules.after))
                return false;
        } else if (words[0] == "shortest") {
            if (words.size() != 2 || !read_number(words[1], rules.shortest)) return false;
        } else if (row == "between consonants") {
            rules.between_consonants = true;
        } else {
            return false;
        }
    }
    return true;
}

std::string hyphenated(std::string_view text, const HyphenRules& rules) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        // A word, and where each of its letters starts.
        std::u32string word;
        std::vector<std::size_t> starts;
        std::size_t end = i;
        while (end < text.size()) {
            const DecodedPoint point = decode_utf8(text, end);
            if (!point.valid || !is_letter(point.value)) break;
            word += lower_letter(point.value);
            starts.push_back(end);
            end += point.length;
        }
        if (word.empty()) {
            const std::size_t length = decode_utf8(text, i).length;
            out.append(text, i, length);
            i += length;
            continue;
        }
        for (const std::size_t at : breaks_in(word, rules)) {
            out.append(text, i, starts[at] - i);
            out += soft_hyphen;
            i = starts[at];
        }
        out.append(text, i, end - i);
        i = end;
    }
    return out;
}

Hyphens::Hyphens(std::vector<std::string> folders, Findings& findings)
    : folders_(std::move(folders)), findings_(findings) {}

// `sr-Latn` takes sr-Latn.hyphens, else sr.hyphens.
const HyphenRules* Hyphens::rules_of(const std::string& language) {
    const auto [known, fresh] = loaded_.try_emplace(language);
    std::optional<HyphenRules>& out = known->second;
    if (!fresh) return out ? &*out : nullptr;
    for (const std::string& name : {language, language.substr(0, language.find('-'))}) {
        for (const std::string& folder : folders_) {
            const std::string path = find_asset(folder, name + ".hyphens", findings_);
            if (path.empty()) continue;
            const auto file = read_file(path);
            std::size_t line = 0;
            out.emplace();
            if (file && read_hyphens(file.value().text, *out, line)) return &*out;
            findings_.push_back({Problem::bad_file,
                                 {path, static_cast<std::uint32_t>(line)},
                                 {},
                                 {},
                                 {},
                                 file ? "this is no rule of hyphenation" : file.error().message,
                                 "write `vowels …`, `units …`, `onsets …`, `keep BEFORE AFTER`, `shortest "
                                 "LETTERS` or `between consonants`"});
            out.reset();
            return nullptr;
        }
    }
    return nullptr;
}

std::string Hyphens::hyphenated(std::string_view text, const std::string& language) {
    const HyphenRules* rules = rules_of(language);
    return rules ? render::hyphenated(text, *rules) : std::string(text);
}

} // namespace cantrip::render
