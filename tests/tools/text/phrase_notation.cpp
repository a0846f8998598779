#include "tests/tools/text/phrase_notation.hpp"

#include <cstdlib>
#include <set>
#include <stdexcept>

#include "tools/support/words.hpp"

namespace cantrip::testing {
namespace {

using namespace cantrip::text;

std::int64_t thousandths(std::string_view word) {
    return static_cast<std::int64_t>(std::atof(std::string(word).c_str()) * 1000 + 0.5);
}

class Reader {
  public:
    Reader(std::string_view notation, PhraseTree& tree, Keys& keys)
        : left_(notation), tree_(tree), keys_(keys) {}

    PhraseId phrase() {
        skip();
        if (left_.starts_with("[")) return noun();
        if (take('"')) return name();
        const std::string_view name = word("!(;,)");
        if (name.empty()) throw std::runtime_error("phrase expected at: " + std::string(left_));
        Phrase result;
        result.key = keys_.intern(name);
        if (name[0] >= '0' && name[0] <= '9') {
            result.kind = Phrase::Kind::number;
            result.quantity = read_quantity(name);
            return tree_.add(std::move(result));
        }
        if (take('!')) result.kind = Phrase::Kind::clause;
        if (name == "and" || name == "or") result.kind = Phrase::Kind::list;
        if (take('(')) {
            while (!take(')')) argument(result);
        }
        return tree_.add(std::move(result));
    }

  private:
    void argument(Phrase& result) {
        skip();
        if (result.kind == Phrase::Kind::list) {
            result.parts.push_back(phrase());
            take(';');
            return;
        }
        const Key name = keys_.intern(word("="));
        if (!take('=')) throw std::runtime_error("`=` expected at: " + std::string(left_));
        result.slots.emplace_back(name, phrase());
        take(',');
    }

    // "The Owl": a name that no language declines.
    PhraseId name() {
        Phrase result;
        result.kind = Phrase::Kind::name;
        result.names.emplace_back("", std::string(word("\"")));
        take('"');
        if (take(':')) result.determiner = keys_.intern(word(" ;,)"));
        return tree_.add(std::move(result));
    }

    PhraseId noun() {
        static const std::set<std::string_view> determiners{"any",     "each", "all",      "no",
                                                            "another", "your", "this",     "that",
                                                            "a",       "the",  "your_own", "zone.your"};
        take('[');
        Phrase result;
        result.kind = Phrase::Kind::noun;
        while (!take(']')) {
            const std::string_view text = word(" ]");
            if (text.empty()) throw std::runtime_error("noun expected at: " + std::string(left_));
            if (determiners.contains(text))
                result.determiner = keys_.intern(text);
            else if (text == "pl")
                result.plural = true;
            else if (text[0] == '~')
                result.adjectives.push_back(keys_.intern(text.substr(1)));
            else if (const Quantity quantity = read_quantity(text); quantity.kind != Quantity::Kind::none)
                result.quantity = quantity;
            else
                result.key = keys_.intern(text);
            skip();
        }
        // What stands behind it: [a card](in(place=[the hand])).
        if (take('(')) {
            while (!take(')')) {
                result.parts.push_back(phrase());
                take(';');
            }
        }
        return tree_.add(std::move(result));
    }

    void skip() { left_ = trim(left_); }
    bool take(char c) {
        skip();
        if (left_.empty() || left_[0] != c) return false;
        left_.remove_prefix(1);
        return true;
    }
    std::string_view word(std::string_view ends) {
        const std::size_t at = std::min(left_.find_first_of(ends), left_.size());
        const std::string_view result = trim(left_.substr(0, at));
        left_.remove_prefix(at);
        return result;
    }

    std::string_view left_;
    PhraseTree& tree_;
    Keys& keys_;
};

} // namespace

Quantity read_quantity(std::string_view word) {
    using Kind = Quantity::Kind;
    if (word == "X") return {Kind::variable, 0, 0, 'X'};
    if (word == "half") return {Kind::half, 0, 0, 'X'};
    if (word.starts_with("up_to:")) return {Kind::up_to, thousandths(word.substr(6)), 0, 'X'};
    if (word.starts_with("at_least:")) return {Kind::at_least, thousandths(word.substr(9)), 0, 'X'};
    if (word.ends_with("+")) return {Kind::or_more, thousandths(word), 0, 'X'};
    if (word.empty() || word[0] < '0' || word[0] > '9') return {};
    if (const auto dash = word.find('-'); dash != std::string_view::npos) {
        return {Kind::range, thousandths(word.substr(0, dash)), thousandths(word.substr(dash + 1)), 'X'};
    }
    return {Kind::exact, thousandths(word), 0, 'X'};
}

text::PhraseId read_phrase(std::string_view notation, PhraseTree& tree, Keys& keys) {
    return Reader(notation, tree, keys).phrase();
}

} // namespace cantrip::testing
