#include "tools/text/read/lattice.hpp"

#include "tools/support/cut_words.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"
#include "tools/text/phrase/phrase.hpp"

namespace cantrip::text {
namespace {

bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }

std::optional<std::int64_t> number_of(std::string_view text, const Rules& rules) {
    bool negative = false;
    if (text.starts_with(rules.minus)) {
        negative = true;
        text.remove_prefix(rules.minus.size());
    }
    if (text.empty() || !is_digit(static_cast<unsigned char>(text[0])) || text.size() > 9)
        return std::nullopt;
    std::int64_t value = 0, scale = one;
    bool fraction = false;
    for (const char c : text) {
        if (c == '.' || c == ',') {
            fraction = true;
            continue;
        }
        if (!is_digit(static_cast<unsigned char>(c))) return std::nullopt;
        if (fraction) {
            scale /= 10;
            value += (c - '0') * scale;
        } else {
            value = value * 10 + (c - '0') * one;
        }
    }
    return negative ? -value : value;
}

} // namespace

std::vector<TextWord> cut_words(std::string_view text) {
    std::vector<TextWord> words;
    for (const TextPiece& piece : cut_text(text, Joints::inside))
        words.push_back({std::string(piece.in(text)), piece.begin, piece.end});
    return words;
}

WordId WordTable::intern(std::string_view text) {
    const auto known = ids_.find(text);
    if (known != ids_.end()) return known->second;
    const auto id = static_cast<WordId>(texts_.size());
    texts_.emplace_back(text);
    ids_.emplace(std::string(text), id);
    return id;
}

WordId WordTable::find(std::string_view text) const {
    const auto known = ids_.find(text);
    return known == ids_.end() ? no_word : known->second;
}

std::vector<WordId> WordTable::intern_all(std::string_view text) {
    std::vector<WordId> out;
    for (std::string_view part : split(text, " ")) {
        if (part.size() > 1 && part.back() == '-') {
            out.push_back(intern(lower_word(without_breaks(part.substr(0, part.size() - 1))) + "+"));
            continue;
        }
        for (const TextWord& word : cut_words(without_breaks(part)))
            out.push_back(intern(lower_word(word.text)));
    }
    return out;
}

Lattice make_lattice(std::string_view text, WordTable& table, const WordRules& rules, const Rules& language) {
    Lattice lattice;
    lattice.words = cut_words(text);
    const std::size_t count = lattice.words.size();
    lattice.edges.resize(2 * count + 1);
    lattice.skip.resize(2 * count + 1);
    lattice.end = static_cast<Node>(2 * count);
    for (std::size_t i = 0; i < count; ++i) {
        TextWord& word = lattice.words[i];
        word.text = lower_word(word.text);
        if (rules.letters != nullptr) word.text = from_script(word.text, *rules.letters);
        lattice.numbers.push_back(number_of(word.text, language));
        lattice.icons |= word.text.size() > 2 && word.text.front() == ':';
        const auto from = static_cast<Node>(2 * i);
        lattice.skip[from] = from;
        lattice.skip[from + 1] = from + 1;
        const WordId id = table.intern(word.text); // productions made later may ask for it
        lattice.edges[from].push_back({id, from + 2});
        if (const auto numeral = language.numerals.find(word.text); numeral != language.numerals.end()) {
            lattice.numbers.back() = numeral->second * one;
            lattice.edges[from].push_back({table.intern(std::to_string(numeral->second)), from + 2});
        }
        const auto [first, last] = rules.plain.equal_range(id);
        for (auto plain = first; plain != last; ++plain)
            lattice.edges[from].push_back({plain->second, from + 2});
        if (rules.clitics.contains(id)) lattice.skip[from] = from + 2;
        for (const std::string& prefix : rules.prefixes) {
            if (!word.text.starts_with(prefix) || word.text.size() == prefix.size()) continue;
            const WordId rest = table.intern(std::string_view(word.text).substr(prefix.size()));
            lattice.edges[from].push_back({table.intern(prefix + "+"), from + 1});
            lattice.edges[from + 1].push_back({rest, from + 2});
            break;
        }
    }
    lattice.skip[lattice.end] = lattice.end;
    return lattice;
}

} // namespace cantrip::text
