#include "tools/proof/items.hpp"

#include <algorithm>

#include "lang/support/utf8.hpp"
#include "tools/support/cut_words.hpp"
#include "tools/support/letters.hpp"
#include "tools/text/phrase/phrase.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::proof {
namespace {

struct Token {
    std::string text; // lower case, first script
    std::size_t begin = 0, end = 0;
    enum class Kind : std::uint8_t { word, digits, icon, mark } kind = Kind::word;
};

bool is_quote(char32_t point) {
    return point == '"' || point == '\'' || point == 0xAB || point == 0xBB ||
           (point >= 0x2018 && point <= 0x201F);
}

class Lexer {
  public:
    Lexer(const WordIndex& index, std::string_view text) : rules_(index.pack().rules), text_(text) {}

    std::vector<Token> run() {
        for (const TextPiece& piece : cut_text(text_, Joints::inside)) {
            switch (piece.kind) {
            case TextPiece::Kind::word: add_word(piece); break;
            case TextPiece::Kind::number: add_number(piece); break;
            // :herb: stands for the word.
            case TextPiece::Kind::icon:
                add(Token::Kind::icon, piece.begin, piece.end);
                tokens_.back().text = text_.substr(piece.begin + 1, piece.end - piece.begin - 2);
                break;
            case TextPiece::Kind::sign:
                if (!is_quote(decode_utf8(text_, piece.begin).value))
                    add(Token::Kind::mark, piece.begin, piece.end);
            }
        }
        return std::move(tokens_);
    }

  private:
    void add(Token::Kind kind, std::size_t begin, std::size_t end) {
        tokens_.push_back({std::string(text_.substr(begin, end - begin)), begin, end, kind});
    }

    void add_word(const TextPiece& piece) {
        add(Token::Kind::word, piece.begin, piece.end);
        std::string& word = tokens_.back().text;
        word = lower_word(word);
        for (const auto& [name, letters] : rules_.scripts) word = text::from_script(word, letters);
    }

    // The minus is a mark of its own, so that a lost one is told apart from another number.
    void add_number(const TextPiece& piece) {
        const std::size_t digits = text_.find_first_of("0123456789", piece.begin);
        if (digits > piece.begin) add(Token::Kind::mark, piece.begin, digits);
        add(Token::Kind::digits, digits, piece.end);
    }

    const text::Rules& rules_;
    std::string_view text_;
    std::vector<Token> tokens_;
};

class ItemReader {
  public:
    ItemReader(const WordIndex& index, std::vector<Token> tokens)
        : index_(index), tokens_(std::move(tokens)) {
        for (const Token& token : tokens_)
            words_.push_back(token.kind == Token::Kind::word ? token.text : " ");
    }

    std::vector<Item> run() {
        for (std::size_t at = 0; at < tokens_.size();) at = read(at);
        return std::move(items_);
    }

  private:
    std::size_t read(std::size_t at) {
        const Token& token = tokens_[at];
        switch (token.kind) {
        case Token::Kind::digits: return read_digits(at);
        case Token::Kind::mark: add(Item::Kind::mark, at, at + 1); return at + 1;
        case Token::Kind::icon: return read_icon(at);
        case Token::Kind::word: return read_word(at);
        }
        return at + 1;
    }

    Item& add(Item::Kind kind, std::size_t begin, std::size_t end) {
        Item& item = items_.emplace_back();
        item.kind = kind;
        item.begin = tokens_[begin].begin;
        item.end = tokens_[end - 1].end;
        for (std::size_t i = begin; i < end; ++i) item.text += (i > begin ? " " : "") + tokens_[i].text;
        return item;
    }

    // 2, 1,5 or 1.5
    std::size_t read_digits(std::size_t at) {
        const std::string& text = tokens_[at].text;
        const std::size_t point = std::min(text.find_first_of(".,"), text.size());
        std::int64_t value = 0;
        for (const char c : text.substr(0, std::min<std::size_t>(point, 9))) value = value * 10 + (c - '0');
        value *= text::one;
        if (point < text.size()) {
            std::int64_t unit = text::one / 10;
            for (const char c : text.substr(point + 1, 3)) {
                value += (c - '0') * unit;
                unit /= 10;
            }
        }
        // A minus hugs its number.
        const bool minus = at > 0 && tokens_[at - 1].kind == Token::Kind::mark &&
                           tokens_[at - 1].text == "−" && tokens_[at - 1].end == tokens_[at].begin;
        add(Item::Kind::number, at, at + 1).number = minus ? -value - 1'000'000'000 : value;
        return at + 1;
    }

    std::size_t read_icon(std::size_t at) {
        for (const auto& entry : index_.pack().words) {
            const auto& key = entry.first;
            const auto& word = entry.second;
            if (word.icon != tokens_[at].text) continue;
            const auto words = words_in(word.lemma);
            Item& item = add(Item::Kind::lexeme, at, at + 1);
            item.readings = index_.longest(words, 0);
            std::erase_if(item.readings, [&](const Reading* reading) { return reading->key != key; });
            if (!item.readings.empty()) return at + 1;
            items_.pop_back();
        }
        add(Item::Kind::unknown, at, at + 1);
        return at + 1;
    }

    std::size_t read_word(std::size_t at) {
        const std::string& word = tokens_[at].text;
        if (word == "x" || word == "y") {
            add(Item::Kind::number, at, at + 1).number = word == "x" ? -1 : -2;
            return at + 1;
        }
        const auto readings = index_.longest(words_, at);
        const std::size_t length = readings.empty() ? 1 : readings.front()->words.size();
        if (length == 1) {
            if (const std::int64_t number = index_.number_of(word); number >= 0) {
                Item& item = add(Item::Kind::number, at, at + 1);
                item.number = number * text::one;
                item.readings = readings;
                return at + 1;
            }
        }
        if (readings.empty() && read_negated(at)) return at + 1;
        Item& item = add(kind_of(readings), at, at + length);
        for (const Reading* reading : readings) {
            if (item.kind == Item::Kind::lexeme && reading->kind == Reading::Kind::lexeme)
                item.readings.push_back(reading);
            if (item.kind == Item::Kind::role && reading->kind == Reading::Kind::role &&
                (item.role == Role::none || item.role == Role::detail))
                item.role = reading->role;
        }
        item.read_only = std::none_of(readings.begin(), readings.end(), [](const Reading* reading) {
            return reading->kind == Reading::Kind::lexeme && !reading->read_only;
        });
        for (const Reading* reading : readings) {
            if (!reading->read_only || reading->kind == Reading::Kind::lexeme) continue;
            item.constructions.push_back(reading->key);
            item.says_not = item.says_not || reading->role == Role::negation;
            item.says_may = item.says_may || reading->role == Role::option;
        }
        if (item.kind == Item::Kind::role)
            for (const Reading* reading : readings)
                if (reading->role == item.role && !reading->stands_for.empty())
                    item.text = reading->stands_for;
        if (item.kind == Item::Kind::lexeme) settle_lexeme(item);
        return at + length;
    }

    bool read_negated(std::size_t at) {
        for (const std::string& prefix : index_.negations()) {
            if (!tokens_[at].text.starts_with(prefix) || tokens_[at].text.size() == prefix.size()) continue;
            std::vector<const Reading*> readings =
                index_.longest({tokens_[at].text.substr(prefix.size())}, 0);
            std::erase_if(readings, [](const Reading* reading) {
                return reading->kind != Reading::Kind::lexeme || reading->part != text::Lexeme::Kind::verb;
            });
            if (readings.empty()) continue;
            Item& item = add(Item::Kind::lexeme, at, at + 1);
            item.readings = std::move(readings);
            item.role = Role::negation;
            item.negated = true;
            return true;
        }
        return false;
    }

    // A word of the lexicon counts as such, then a word that decides something, then one without weight.
    [[nodiscard]] static Item::Kind kind_of(const std::vector<const Reading*>& readings) {
        bool decides = false, filler = false;
        for (const Reading* reading : readings) {
            if (reading->kind == Reading::Kind::lexeme) return Item::Kind::lexeme;
            decides = decides || (reading->kind == Reading::Kind::role && reading->role != Role::detail);
            filler = filler || reading->kind == Reading::Kind::filler;
        }
        if (readings.empty()) return Item::Kind::unknown;
        return decides || !filler ? Item::Kind::role : Item::Kind::filler;
    }

    void settle_lexeme(Item& item) const {
        if (std::all_of(item.readings.begin(), item.readings.end(),
                        [&](const Reading* reading) { return index_.is_article(reading->key); })) {
            item.kind = Item::Kind::filler;
            return;
        }
        for (const Reading* reading : item.readings)
            if (item.role == Role::none) item.role = index_.role_of_lexeme(reading->key);
    }

    const WordIndex& index_;
    std::vector<Token> tokens_;
    std::vector<std::string> words_;
    std::vector<Item> items_;
};

} // namespace

bool Item::has(text::Lexeme::Kind part) const {
    return std::any_of(readings.begin(), readings.end(),
                       [&](const Reading* reading) { return reading->part == part; });
}

std::vector<Item> read_items(const WordIndex& index, std::string_view text) {
    return ItemReader(index, Lexer(index, text).run()).run();
}

bool opens_movable(const Item& item) {
    return item.kind == Item::Kind::role && (item.role == Role::condition || item.role == Role::duration);
}

std::pair<const Item*, const Item*> addressed(const std::vector<Item>& items) {
    std::pair<const Item*, const Item*> first{nullptr, nullptr};
    for (const Item& item : items) {
        if (item.kind != Item::Kind::lexeme || item.readings.empty() || item.read_only) continue;
        const auto speaks = [&](std::string_view person) {
            return std::all_of(item.readings.begin(), item.readings.end(), [&](const Reading* reading) {
                return reading->part == text::Lexeme::Kind::verb &&
                       std::all_of(reading->forms.begin(), reading->forms.end(),
                                   [&](const std::string& form) { return form.ends_with(person); });
            });
        };
        if (first.first == nullptr && speaks("2sg")) first.first = &item;
        if (first.second == nullptr && speaks("2pl")) first.second = &item;
    }
    return first;
}

bool same(const Item& a, const Item& b) {
    if (a.kind != b.kind) return false;
    if (a.kind == Item::Kind::number) return a.number == b.number;
    if (a.kind != Item::Kind::lexeme) return a.text == b.text;
    if (a.negated != b.negated) return false;
    for (const Reading* one : a.readings)
        for (const Reading* other : b.readings)
            if (one->key == other->key) return true;
    return false;
}

} // namespace cantrip::proof
