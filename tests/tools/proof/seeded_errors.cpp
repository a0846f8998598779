#include "tests/tools/proof/seeded_errors.hpp"

#include <algorithm>

#include "tools/support/words.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::testing {
namespace {

using text::Lexeme;
using text::Piece;

std::string joined(const std::vector<Piece>& pieces) { return text::plain_text(pieces); }

bool is_number(const Piece& piece) {
    return !piece.text.empty() &&
           std::all_of(piece.text.begin(), piece.text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// A piece that is a form of a word, with the name of the form.
struct Use {
    std::size_t piece;
    const Lexeme* word;
    std::string form;
};

std::vector<Use> uses_of(const text::Pack& pack, const std::vector<Piece>& pieces, Lexeme::Kind kind) {
    std::vector<Use> uses;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].phrase == text::no_phrase) continue;
        for (const auto& [key, word] : pack.words) {
            if (word.kind != kind) continue;
            const auto found = std::find_if(word.forms.begin(), word.forms.end(), [&](const auto& form) {
                return text::without_breaks(form.second) == pieces[i].text;
            });
            if (found == word.forms.end()) continue;
            uses.push_back({i, &word, found->first});
            break;
        }
    }
    return uses;
}

bool has_form(const Lexeme& word, const std::string& text) {
    return std::any_of(word.forms.begin(), word.forms.end(),
                       [&](const auto& form) { return text::without_breaks(form.second) == text; });
}

// The same form of another word.
std::optional<std::string> other_word(const text::Pack& pack, std::vector<Piece> pieces, Lexeme::Kind kind,
                                      Dice& dice) {
    const auto uses = uses_of(pack, pieces, kind);
    if (uses.empty()) return std::nullopt;
    const Use& use = dice.pick(uses);
    std::vector<std::string> others;
    for (const auto& [key, word] : pack.words) {
        if (word.kind != kind || word.lemma == use.word->lemma) continue;
        const auto form = word.forms.find(use.form);
        if (form == word.forms.end() || form->second.empty() ||
            has_form(*use.word, text::without_breaks(form->second)))
            continue;
        others.push_back(text::without_breaks(form->second));
    }
    if (others.empty()) return std::nullopt;
    pieces[use.piece].text = dice.pick(others);
    return joined(pieces);
}

// Another form of a noun that stands behind a number.
std::optional<std::string> wrong_form(const text::Pack& pack, std::vector<Piece> pieces, Dice& dice) {
    auto uses = uses_of(pack, pieces, Lexeme::Kind::noun);
    std::erase_if(uses, [&](const Use& use) { return use.piece < 2 || !is_number(pieces[use.piece - 2]); });
    if (uses.empty()) return std::nullopt;
    const Use& use = dice.pick(uses);
    std::vector<std::string> others;
    for (const auto& [name, form] : use.word->forms)
        if (text::without_breaks(form) != pieces[use.piece].text)
            others.push_back(text::without_breaks(form));
    if (others.empty()) return std::nullopt;
    pieces[use.piece].text = dice.pick(others);
    return joined(pieces);
}

std::optional<std::string> wrong_number(std::vector<Piece> pieces, Dice& dice) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (is_number(pieces[i])) numbers.push_back(i);
    if (numbers.empty()) return std::nullopt;
    std::string& number = pieces[dice.pick(numbers)].text;
    std::string other;
    do other = std::to_string(dice.below(12));
    while (other == number);
    number = other;
    return joined(pieces);
}

std::optional<std::string> swapped(std::vector<Piece> pieces, Dice& dice) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        for (std::size_t j = i + 1; j < pieces.size(); ++j)
            if (is_number(pieces[i]) && is_number(pieces[j]) && pieces[i].text != pieces[j].text)
                pairs.emplace_back(i, j);
    if (pairs.empty()) return std::nullopt;
    const auto [i, j] = dice.pick(pairs);
    std::swap(pieces[i].text, pieces[j].text);
    return joined(pieces);
}

// "you may" or "up to" is left out, in the words of each language.
std::optional<std::string> without_option(const std::string& text, Dice& dice) {
    std::vector<std::pair<std::size_t, std::size_t>> places;
    for (const std::string option :
         {"you may ", "may ", "up to ", "můžeš ", "můžete ", "může ", "mohou ", "až ", "možete da ",
          "možeš da ", "može da ", "najviše ", "du darfst ", "darf ", "bis zu "}) {
        for (std::size_t at = text.find(option); at != std::string::npos; at = text.find(option, at + 1))
            if (at == 0 || text[at - 1] == ' ') places.emplace_back(at, option.size());
    }
    if (places.empty()) return std::nullopt;
    const auto [at, size] = dice.pick(places);
    return text.substr(0, at) + text.substr(at + size);
}

// What stands between two marks is left out, when it has more than two words.
std::optional<std::string> without_clause(const std::string& text, Dice& dice) {
    std::vector<std::size_t> marks{0};
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == ',' || text[i] == ';' || (text[i] == '.' && i + 1 < text.size())) marks.push_back(i);
    marks.push_back(text.size() - 1);
    if (marks.size() < 3) return std::nullopt;
    std::vector<std::size_t> clauses;
    for (std::size_t i = 0; i + 1 < marks.size(); ++i)
        if (std::count(text.begin() + static_cast<std::ptrdiff_t>(marks[i]),
                       text.begin() + static_cast<std::ptrdiff_t>(marks[i + 1]), ' ') > 2)
            clauses.push_back(i);
    if (clauses.empty()) return std::nullopt;
    const std::size_t clause = dice.pick(clauses);
    return text.substr(0, marks[clause]) + text.substr(marks[clause + 1]);
}

} // namespace

const char* name_of(Error error) {
    switch (error) {
    case Error::number: return "number";
    case Error::noun: return "noun";
    case Error::verb: return "verb";
    case Error::dropped_option: return "dropped option";
    case Error::dropped_clause: return "dropped clause";
    case Error::swapped_numbers: return "swapped numbers";
    case Error::agreement: return "agreement";
    }
    return "";
}

std::optional<std::string> with_error(const SpokenCards& cards, const l10n::UnitText& said, Error error,
                                      Dice& dice) {
    const text::Pack& pack = cards.index->pack();
    switch (error) {
    case Error::number: return wrong_number(said.pieces, dice);
    case Error::noun: return other_word(pack, said.pieces, Lexeme::Kind::noun, dice);
    case Error::verb: return other_word(pack, said.pieces, Lexeme::Kind::verb, dice);
    case Error::dropped_option: return without_option(said.text, dice);
    case Error::dropped_clause: return without_clause(said.text, dice);
    case Error::swapped_numbers: return swapped(said.pieces, dice);
    case Error::agreement: return wrong_form(pack, said.pieces, dice);
    }
    return std::nullopt;
}

} // namespace cantrip::testing
