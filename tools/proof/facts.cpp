#include "tools/proof/facts.hpp"

#include <algorithm>
#include <array>

namespace cantrip::proof {
namespace {

// What an item contributes to what a text says.
enum class Sort : std::uint8_t { none, number, term, verb, actor, time, scope, negation, option };

struct Fact {
    Item item;
    Sort sort = Sort::none;
    bool light = false; // need not be said
    bool matched = false;
    std::size_t counted = 0; // of a number: the fact it counts, plus one
    bool is_counted = false; // a term behind a number
};

using Facts = std::vector<Fact>;

// Keys of the planner, by what their words do in a sentence.
constexpr std::array<std::string_view, 14> weightless_keys{
    "a",    "the", "the_one", "zone.your", "zone.their", "your_own", "yours",
    "your", "own", "this",    "that",      "owners",     "they",     "thing"};
constexpr std::array<std::string_view, 3> auxiliary_keys{"do", "be", "have"};
constexpr std::array<std::string_view, 6> scope_keys{"each", "all", "any", "whichever", "another", "other"};
constexpr std::array<std::string_view, 4> actor_keys{"opponent", "player", "team", "winner"};

template <typename List> bool has(const List& list, std::string_view key) {
    return std::find(list.begin(), list.end(), key) != list.end();
}

class FactsReader {
  public:
    explicit FactsReader(const WordIndex& index) : index_(index) {}

    [[nodiscard]] Facts read(std::string_view text) const {
        Facts facts;
        for (Item& item : read_items(index_, text)) {
            Fact fact;
            fact.sort = sort_of(item);
            fact.light = is_light(item);
            fact.item = std::move(item);
            facts.push_back(std::move(fact));
        }
        count_units(facts);
        return facts;
    }

  private:
    [[nodiscard]] Sort sort_of(const Item& item) const {
        if (item.kind == Item::Kind::number) return Sort::number;
        if (item.kind == Item::Kind::role) {
            if (item.role == Role::option) return Sort::option;
            if (item.role == Role::negation) return Sort::negation;
            return Sort::none;
        }
        if (item.kind != Item::Kind::lexeme) return Sort::none;
        if (item.role == Role::option) return Sort::option;
        Sort best = Sort::none;
        for (const Reading* reading : item.readings) best = std::max(best, sort_of(*reading));
        return best;
    }

    [[nodiscard]] Sort sort_of(const Reading& reading) const {
        const std::string_view key = index_.name_of(reading.key);
        if (has(weightless_keys, key) || has(auxiliary_keys, key)) return Sort::none;
        if (has(scope_keys, key)) return Sort::scope;
        if (key == "no") return Sort::negation;
        if (has(actor_keys, key)) return Sort::actor;
        if (key.starts_with("time.")) return Sort::time;
        return reading.part == text::Lexeme::Kind::verb ? Sort::verb : Sort::term;
    }

    [[nodiscard]] bool is_light(const Item& item) const {
        return std::any_of(item.readings.begin(), item.readings.end(), [&](const Reading* reading) {
            return index_.pack().light.contains(reading->key);
        });
    }

    // The noun behind a number, with few words between.
    static void count_units(Facts& facts) {
        for (std::size_t i = 0; i < facts.size(); ++i) {
            if (facts[i].sort != Sort::number) continue;
            for (std::size_t j = i + 1; j < facts.size() && j < i + 4; ++j) {
                if (facts[j].item.kind == Item::Kind::mark || facts[j].sort == Sort::number ||
                    facts[j].sort == Sort::verb)
                    break;
                if (facts[j].sort != Sort::term && facts[j].sort != Sort::actor) continue;
                facts[i].counted = j + 1;
                facts[j].is_counted = true;
                break;
            }
        }
    }

    const WordIndex& index_;
};

class FactsDiff {
  public:
    FactsDiff(const WordIndex& index, const l10n::UnitText& said, std::string_view printed)
        : said_(said.text), printed_(printed), pieces_(said.pieces),
          effect_(FactsReader(index).read(said.text)), text_(FactsReader(index).read(printed)) {
        mark_heading(index, said);
        mark_known_things(index);
    }

    FactsComparison run() {
        match();
        compare_numbers();
        for (const Sort sort : {Sort::actor, Sort::time, Sort::term, Sort::verb}) pair_terms(sort);
        compare_negation();
        compare_option();
        tell_missing();
        tell_extra();
        for (const Fact& fact : effect_) {
            if (!is_content(fact)) continue;
            ++out_.wanted;
            if (fact.matched) ++out_.matched;
        }
        return std::move(out_);
    }

  private:
    [[nodiscard]] static bool is_content(const Fact& fact) {
        return fact.sort == Sort::number || fact.sort == Sort::term || fact.sort == Sort::verb ||
               fact.sort == Sort::actor || fact.sort == Sort::time;
    }

    // A heading may be an icon, or the sentence may say it in words.
    void mark_heading(const WordIndex& index, const l10n::UnitText& said) {
        if (said.plan.root == text::no_phrase || said.plan.root >= said.plan.tree.nodes.size()) return;
        const std::string_view key = index.name_of(said.plan.tree.at(said.plan.root).key);
        if (!key.starts_with("labelled")) return;
        for (Fact& fact : effect_) {
            if (fact.item.kind == Item::Kind::mark && fact.item.text == ":") break;
            fact.light = true;
            heading_ = fact.item.end;
        }
    }

    // "this ritual", "that worker": it was named before, or lies before the reader.
    void mark_known_things(const WordIndex& index) {
        for (std::size_t i = 1; i < effect_.size(); ++i) {
            const Item& before = effect_[i - 1].item;
            const bool pointing =
                std::any_of(before.readings.begin(), before.readings.end(), [&](const Reading* reading) {
                    const std::string_view key = index.name_of(reading->key);
                    return key == "this" || key == "that";
                });
            if (pointing) effect_[i].light = true;
        }
    }

    void match() {
        for (Fact& wanted : effect_) {
            if (!is_content(wanted) || wanted.sort == Sort::number) continue;
            for (Fact& found : text_) {
                if (!is_content(found) || found.sort == Sort::number) continue;
                if (!shares_key(wanted.item, found.item)) continue;
                wanted.matched = true;
                found.matched = true;
            }
        }
    }

    [[nodiscard]] static bool shares_key(const Item& a, const Item& b) {
        for (const Reading* one : a.readings)
            for (const Reading* other : b.readings)
                if (one->key == other->key) return true;
        return false;
    }

    // Equal numbers that count the same first, then equal numbers, then numbers that count the same.
    void compare_numbers() {
        for (const int round : {0, 1, 2}) {
            for (Fact& wanted : effect_) {
                if (wanted.sort != Sort::number || wanted.matched) continue;
                for (Fact& found : text_) {
                    if (found.sort != Sort::number || found.matched) continue;
                    const bool equal = wanted.item.number == found.item.number;
                    const bool unit =
                        wanted.counted != 0 && found.counted != 0 &&
                        shares_key(effect_[wanted.counted - 1].item, text_[found.counted - 1].item);
                    if (round == 0 ? !(equal && unit) : round == 1 ? !(equal) : !unit) continue;
                    wanted.matched = true;
                    found.matched = true;
                    if (round == 2) tell_number(wanted, found);
                    break;
                }
            }
        }
        // What is left: one of the effect for one of the text.
        for (Fact& wanted : effect_) {
            if (wanted.sort != Sort::number || wanted.matched || wanted.light) continue;
            for (Fact& found : text_) {
                if (found.sort != Sort::number || found.matched) continue;
                if (is_one(wanted.item) && is_one(found.item)) continue;
                wanted.matched = true;
                found.matched = true;
                tell_number(wanted, found);
                break;
            }
        }
    }

    [[nodiscard]] static bool is_one(const Item& item) { return item.number == text::one; }

    void tell_number(const Fact& wanted, const Fact& found) {
        add(Kind::wrong_number, "text: " + words_of(found) + "; effect: " + said_words(wanted), found.item,
            wanted.item, said_words(wanted));
    }

    // A term of the text that the effect does not have, for one of the effect that the text does not have.
    void pair_terms(Sort sort) {
        for (Fact& wanted : effect_) {
            if (wanted.sort != sort || wanted.matched || (wanted.light && sort != Sort::verb)) continue;
            for (Fact& found : text_) {
                if (found.sort != sort || found.matched || found.light) continue;
                wanted.matched = true;
                found.matched = true;
                const Kind kind = sort == Sort::actor  ? Kind::wrong_actor
                                  : sort == Sort::time ? Kind::wrong_scope
                                                       : Kind::wrong_term;
                add(kind, "text: " + words_of(found) + "; effect: " + said_words(wanted), found.item,
                    wanted.item, said_words(wanted));
                break;
            }
        }
    }

    [[nodiscard]] static bool negates(const Fact& fact) {
        return fact.sort == Sort::negation || fact.item.negated;
    }

    void compare_negation() {
        const auto here = std::find_if(text_.begin(), text_.end(), negates);
        const auto there = std::find_if(effect_.begin(), effect_.end(), negates);
        if (there != effect_.end() && here == text_.end())
            add(Kind::wrong_negation, "the text lacks “" + said_words(*there) + "”", {}, there->item,
                said_words(*there));
        if (there == effect_.end() && here != text_.end())
            add(Kind::wrong_negation, "the effect has no “" + words_of(*here) + "”", here->item, {}, "");
    }

    void compare_option() {
        const auto is_option = [](const Fact& fact) { return fact.sort == Sort::option; };
        const auto here = std::find_if(text_.begin(), text_.end(), is_option);
        const auto there = std::find_if(effect_.begin(), effect_.end(), is_option);
        if (there != effect_.end() && here == text_.end() && heading_ == 0)
            add(Kind::dropped_option, "the text lacks “" + said_words(*there) + "”", {}, there->item,
                said_words(*there));
    }

    // Facts side by side that are missing are one finding.
    void tell_missing() {
        const auto is_missing = [](const Fact& fact) {
            return !fact.matched && !fact.light &&
                   (fact.sort == Sort::term || fact.sort == Sort::actor || fact.sort == Sort::time ||
                    (fact.sort == Sort::number && !is_one(fact.item)));
        };
        for (std::size_t i = 0; i < effect_.size(); ++i) {
            if (!is_missing(effect_[i])) continue;
            std::size_t last = i;
            for (std::size_t j = i + 1; j < effect_.size(); ++j) {
                if (is_missing(effect_[j]))
                    last = j;
                else if (is_content(effect_[j]) && effect_[j].matched)
                    break;
            }
            const std::string words(
                said_.substr(effect_[i].item.begin, effect_[last].item.end - effect_[i].item.begin));
            const bool number = last == i && effect_[i].sort == Sort::number;
            add(number ? Kind::wrong_number : Kind::dropped_clause, "the text lacks “" + words + "”", {},
                effect_[i].item, words);
            i = last;
        }
    }

    // A number, or a counted term, that the effect does not have.
    void tell_extra() {
        for (const Fact& found : text_) {
            if (found.matched || found.light) continue;
            const bool number = found.sort == Sort::number && !is_one(found.item);
            const bool counted = found.sort == Sort::term && found.is_counted;
            if (!number && !counted) continue;
            add(number ? Kind::wrong_number : Kind::extra_clause,
                "the effect has no “" + words_of(found) + "”", found.item, {}, "");
        }
    }

    [[nodiscard]] std::string words_of(const Fact& fact) const {
        return std::string(printed_.substr(fact.item.begin, fact.item.end - fact.item.begin));
    }
    [[nodiscard]] std::string said_words(const Fact& fact) const {
        return std::string(said_.substr(fact.item.begin, fact.item.end - fact.item.begin));
    }

    void add(Kind kind, std::string message, const Item& here, const Item& there, std::string suggestion) {
        out_.findings.push_back(
            {kind, std::move(message), here.begin, here.end, phrase_at(there), std::move(suggestion)});
    }

    [[nodiscard]] text::PhraseId phrase_at(const Item& there) const {
        std::size_t at = 0;
        for (const text::Piece& piece : pieces_) {
            at += piece.text.size();
            if (there.end > 0 && there.begin < at) return piece.phrase;
        }
        return text::no_phrase;
    }

    std::string_view said_, printed_;
    const std::vector<text::Piece>& pieces_;
    Facts effect_, text_;
    std::size_t heading_ = 0; // where the heading of the effect's text ends; 0: it has none
    FactsComparison out_;
};

} // namespace

FactsComparison compare_facts(const WordIndex& index, const l10n::UnitText& said, std::string_view printed) {
    return FactsDiff(index, said, printed).run();
}

} // namespace cantrip::proof
