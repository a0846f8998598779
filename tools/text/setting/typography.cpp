#include "tools/text/setting/typography.hpp"

#include <algorithm>
#include <charconv>

#include "lang/support/utf8.hpp"
#include "tools/support/letters.hpp"
#include "tools/text/setting/contraction.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::text {
namespace {

constexpr std::string_view no_break_space = "\xC2\xA0";
constexpr std::string_view hugging_left = ",.;:!?)";

bool is_mark(const Token& token, std::string_view marks) {
    return token.kind == Token::Kind::word && token.text.size() == 1 &&
           marks.find(token.text[0]) != std::string_view::npos;
}

// How a number begins when it is read aloud.
std::string spoken(const Rules& rules, std::string_view digits) {
    std::int64_t number = 0;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), number).ec != std::errc{})
        return std::string(digits);
    std::int64_t best = -1;
    for (const auto& [known, word] : rules.spoken) {
        const bool leads = known == number || (known >= 20 && known <= number);
        if (leads && known > best) best = known;
    }
    return best < 0 ? std::string(digits) : rules.spoken.at(best);
}

bool begins_with_any(const std::string& word, const std::vector<std::string>& beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const std::string& start) { return word.starts_with(start); });
}

// "z" before "3 karet" is read before "tří": "ze".
std::string vocalized(const Rules& rules, const Token& token, const Token* next) {
    if (next == nullptr || token.kind != Token::Kind::word) return token.text;
    const auto is_this = [&](const Vocal& vocal) { return token.text == vocal.plain; };
    if (std::none_of(rules.vocals.begin(), rules.vocals.end(), is_this)) return token.text;
    const std::string& beside = next->kind == Token::Kind::icon ? next->alt : next->text;
    const std::string sound = next->kind == Token::Kind::number ? spoken(rules, beside) : lower_word(beside);
    for (const Vocal& vocal : rules.vocals) {
        if (!is_this(vocal)) continue;
        // `%` is any number.
        const bool number = next->kind == Token::Kind::number &&
                            std::find(vocal.before.begin(), vocal.before.end(), "%") != vocal.before.end();
        if (number) return vocal.full;
        if (begins_with_any(sound, vocal.before) && !begins_with_any(sound, vocal.not_before))
            return vocal.full;
    }
    return token.text;
}

class Typesetter {
  public:
    Typesetter(const Rules& rules, std::string_view tag, const std::vector<Token>& tokens)
        : rules_(rules), tokens_(tokens) {
        const auto colon = rules.defaults.find("colon");
        capital_after_colon_ = colon != rules.defaults.end() && colon->second == "capital";
        for (const auto& [name, script] : rules.prints) {
            const auto letters = rules.scripts.find(script);
            if (name == tag && letters != rules.scripts.end()) letters_ = &letters->second;
        }
    }

    std::vector<Piece> set() {
        pieces_.reserve(2 * tokens_.size());
        for (std::size_t i = 0; i < tokens_.size(); ++i) set_token(i);
        return std::move(pieces_);
    }

  private:
    void set_token(std::size_t i) {
        const Token& token = tokens_[i];
        const Token* next = i + 1 < tokens_.size() ? &tokens_[i + 1] : nullptr;
        if (is_mark(token, ",") && next != nullptr && is_mark(*next, ".,;:")) return;
        if (is_mark(token, ".") && last_ == ".") return;
        if (i > 0) pieces_.push_back({space_before(i), false, {}, no_phrase});
        std::string text = vocalized(rules_, token, next);
        last_ = text;
        const bool word = token.kind == Token::Kind::word;
        if (word && sentence_starts_ && !is_mark(token, "(")) text = capitalized(text);
        if (word && !token.foreign)
            text = letters_ != nullptr ? to_script(text, *letters_) : without_breaks(text);
        if (!is_mark(token, "("))
            sentence_starts_ = is_mark(token, ".!?") || (capital_after_colon_ && is_mark(token, ":"));
        std::string alt;
        if (!token.alt.empty())
            alt = letters_ != nullptr ? to_script(token.alt, *letters_) : without_breaks(token.alt);
        pieces_.push_back({std::move(text), token.kind == Token::Kind::icon, std::move(alt), token.phrase});
    }

    [[nodiscard]] std::string space_before(std::size_t i) const {
        const Token& before = tokens_[i - 1];
        const Token& token = tokens_[i];
        if (before.joins_next || token.joins_before || is_mark(token, hugging_left) || is_mark(before, "("))
            return {};
        if (before.text == rules_.open_quote || token.text == rules_.close_quote) return {};
        if (before.kind == Token::Kind::number && rules_.nbsp_numbers) return std::string(no_break_space);
        if (stays_with_next(before.text)) return std::string(no_break_space);
        return " ";
    }

    // "v lese": only short words do.
    [[nodiscard]] bool stays_with_next(const std::string& word) const {
        if (word.size() > rules_.longest_nbsp_after) return false;
        return rules_.nbsp_after.contains(lower_word(word));
    }

    const Rules& rules_;
    const std::vector<Token>& tokens_;
    const Letters* letters_ = nullptr;
    std::vector<Piece> pieces_;
    std::string last_;
    bool sentence_starts_ = true;
    bool capital_after_colon_ = false;
};

} // namespace

std::vector<Piece> typeset(const Rules& rules, std::string_view tag, const std::vector<Token>& tokens) {
    if (rules.contractions.empty()) return Typesetter(rules, tag, tokens).set();
    const std::vector<Token> words = contracted(rules, tokens);
    return Typesetter(rules, tag, words).set();
}

std::string plain_text(const std::vector<Piece>& pieces) {
    std::string text;
    for (const Piece& piece : pieces) text += piece.icon ? ":" + piece.text + ":" : piece.text;
    return text;
}

} // namespace cantrip::text
