#include "tools/proof/facts.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace cantrip::proof {
namespace {

// What an item contributes to what a text says.
enum class Sort : std::uint8_t { none, number, term, verb, actor, time, scope, negation, option };

struct Fact {
    Item item;
    Sort sort = Sort::none;
    bool light = false;    // need not be said
    bool optional = false; // light because of its place: the heading, the words of a verb, "that card"
    bool matched = false;
    std::size_t counted = 0; // of a number: the fact it counts, plus one
    bool is_counted = false; // a term behind a number
};

using Facts = std::vector<Fact>;

// Keys of the planner, by what their words do in a sentence.
using text::Con, text::Join, text::Slot, text::Word;
constexpr std::array scope_keys{Word::each,      Word::all,     Word::any,
                                Word::whichever, Word::another, Word::other};
constexpr std::array once_keys{Con::with_once, Con::once_per};
constexpr std::array weak_negation_keys{Con::except, Con::not_in};
constexpr std::array price_keys{Con::if_you_do, Con::arrow};
// Letters of a name that must agree: the rest may be an ending.
constexpr std::size_t least_name = 4;
constexpr std::array actor_words{Word::opponent, Word::player};
constexpr std::array actor_keys{Con::team, Con::winner};

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
        // Which words of a construction say "may" or "not" is told by the words for reading alone.
        if (item.says_not) return Sort::negation;
        if (item.says_may) return Sort::option;
        if (item.kind != Item::Kind::lexeme) return Sort::none;
        Sort best = Sort::none;
        for (const Reading* reading : item.readings) best = std::max(best, sort_of(*reading));
        return best;
    }

    [[nodiscard]] Sort sort_of(const Reading& reading) const {
        const text::Key key = reading.key;
        if (is_among(key, scope_keys)) return Sort::scope;
        if (key == Word::no) return Sort::negation;
        if (is_among(key, actor_words) || is_among(key, actor_keys)) return Sort::actor;
        if (index_.is_function_word(reading.key)) return Sort::none;
        if (index_.is_time(key)) return Sort::time;
        return reading.part == text::Lexeme::Kind::verb ? Sort::verb : Sort::term;
    }

    [[nodiscard]] bool is_light(const Item& item) const {
        return std::any_of(item.readings.begin(), item.readings.end(), [&](const Reading* reading) {
            // "the number of cards drawn": a parameter, which people rarely name.
            const std::string_view key = index_.name_of(reading->key);
            const bool parameter = key.find('.') != std::string_view::npos && !index_.is_time(reading->key);
            return parameter || index_.pack().light.contains(reading->key);
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
        : index_(index), plan_(said.plan), said_(said.text), printed_(printed), pieces_(said.pieces),
          effect_(FactsReader(index).read(said.text)), text_(FactsReader(index).read(printed)) {
        for (const auto& [key, list] : index.pack().rules.lists)
            if (key == Join::or_)
                for (const text::PackToken* token : {&list.last, &list.pair})
                    for (const std::string& word : words_in(token->text)) or_words_.insert(word);
        mark_heading(said);
        mark_known_things();
        mark_words_of_frames(said.plan.tree);
        mark_ranges(said.plan.tree);
    }

    FactsComparison run() {
        match();
        compare_numbers();
        for (const Sort sort : {Sort::time, Sort::actor, Sort::term, Sort::verb}) pair_terms(sort);
        compare_events();
        compare_opposites();
        compare_negation();
        compare_option();
        compare_once();
        compare_scope();
        compare_alternatives();
        compare_order();
        compare_names();
        tell_missing();
        tell_extra();
        for (const Fact& fact : effect_) {
            if (!is_content(fact)) continue;
            ++out_.wanted;
            if (named_.contains(&fact)) ++out_.matched;
        }
        const auto strange = std::find_if(text_.begin(), text_.end(), [&](const Fact& fact) {
            return fact.item.kind == Item::Kind::unknown || (is_content(fact) && !named_.contains(&fact));
        });
        if (strange != text_.end()) out_.stops_at = strange->item.begin;
        return std::move(out_);
    }

  private:
    [[nodiscard]] static bool is_content(const Fact& fact) {
        return fact.sort == Sort::number || fact.sort == Sort::term || fact.sort == Sort::verb ||
               fact.sort == Sort::actor || fact.sort == Sort::time;
    }

    // A heading may be an icon, or the sentence may say it in words.
    void mark_heading(const l10n::UnitText& said) {
        if (said.plan.root == text::no_phrase || said.plan.root >= said.plan.tree.nodes.size()) return;
        static constexpr std::array labelled{Con::labelled, Con::labelled_only, Con::labelled_once};
        if (!is_among(said.plan.tree.at(said.plan.root).key, labelled)) return;
        for (Fact& fact : effect_) {
            if (fact.item.kind == Item::Kind::mark && fact.item.text == ":") break;
            fact.optional = fact.light = true;
            heading_ = fact.item.end;
        }
    }

    // "this ritual", "that worker": it was named before, or lies before the reader.
    void mark_known_things() {
        for (std::size_t i = 1; i < effect_.size(); ++i) {
            const Item& before = effect_[i - 1].item;
            const bool pointing =
                std::any_of(before.readings.begin(), before.readings.end(), [&](const Reading* reading) {
                    return reading->key == Word::this_ || reading->key == Word::that;
                });
            if (pointing) effect_[i].optional = effect_[i].light = true;
        }
        // "once per turn", wherever it stands.
        for (std::size_t i = 1; i < effect_.size(); ++i)
            if (effect_[i].sort == Sort::time && has_construction(effect_[i - 1].item, once_keys))
                effect_[i].optional = effect_[i].light = false;
    }

    // Nouns and numbers among the words of a verb or a construction: "transfer … to your inner circle".
    void mark_words_of_frames(const text::PhraseTree& tree) {
        for (Fact& fact : effect_) {
            const text::PhraseId phrase = phrase_at(fact.item);
            if (phrase == text::no_phrase || phrase >= tree.nodes.size()) continue;
            const text::Phrase::Kind kind = tree.at(phrase).kind;
            const bool own_word =
                kind == text::Phrase::Kind::clause || kind == text::Phrase::Kind::construction;
            if (own_word && (fact.sort == Sort::number || fact.sort == Sort::term ||
                             fact.sort == Sort::actor || fact.sort == Sort::time))
                fact.optional = fact.light = true;
        }
    }

    // "1–3" may be written as "1, 2 or 3", and X as "any number".
    void mark_ranges(const text::PhraseTree& tree) {
        std::int64_t low = 0, high = -1;
        for (const text::Phrase& phrase : tree.nodes) {
            static constexpr std::array ranges{Con::range, Con::random_number, Con::chosen_number};
            if (phrase.quantity.kind == text::Quantity::Kind::range || is_among(phrase.key, ranges)) {
                low = -100 * text::one;
                high = 100 * text::one;
                has_ranges_ = true;
            }
        }
        for (Facts* facts : {&effect_, &text_})
            for (Fact& fact : *facts)
                if (fact.sort == Sort::number &&
                    (fact.item.number < 0 || (fact.item.number >= low && fact.item.number <= high)))
                    fact.optional = fact.light = true;
    }

    void match() {
        for (Fact& wanted : effect_) {
            if (!is_content(wanted) || wanted.sort == Sort::number) continue;
            for (Fact& found : text_) {
                if (found.sort == Sort::number) continue;
                if (!shares_key(wanted.item, found.item)) continue;
                wanted.matched = true;
                found.matched = true;
                named_.insert(&wanted);
                named_.insert(&found);
            }
        }
    }

    [[nodiscard]] bool shares_key(const Item& a, const Item& b) const {
        for (const Reading* one : a.readings)
            for (const Reading* other : b.readings)
                if (index_.is_same_word(one->key, other->key)) return true;
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
                    if (round == 0) compare_forms(wanted, found);
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

    // The same word before the same number asks for the same form of what is counted: "gain 2 points".
    void compare_forms(const Fact& wanted, const Fact& found) {
        const auto before = [](const Facts& facts, const Fact& number) {
            return &number == facts.data() ? std::string_view() : std::string_view((&number - 1)->item.text);
        };
        const Fact& noun = effect_[wanted.counted - 1];
        const Fact& printed = text_[found.counted - 1];
        if (&noun != &wanted + 1 || &printed != &found + 1 || printed.item.read_only) return;
        if (noun.item.text == printed.item.text || before(effect_, wanted) != before(text_, found)) return;
        // "2 cards" for "2 influence cards" is another word, not another form.
        const auto keys = [](const Item& item) {
            std::set<std::uint32_t> out;
            for (const Reading* reading : item.readings) out.insert(reading->key.id);
            return out;
        };
        if (keys(noun.item) != keys(printed.item)) return;
        add(Kind::wrong_agreement, "`" + printed.item.text + "` has the wrong form here", printed.item,
            noun.item, noun.item.text);
    }

    [[nodiscard]] static bool is_one(const Item& item) { return item.number == text::one; }

    void tell_number(const Fact& wanted, const Fact& found) {
        add(Kind::wrong_number, "text: " + words_of(found) + "; effect: " + said_words(wanted), found.item,
            wanted.item, said_words(wanted));
    }

    // A term of the text that the effect does not have, for one of the effect that the text does not have.
    void pair_terms(Sort sort) {
        for (Fact& wanted : effect_) {
            if (wanted.sort != sort || wanted.matched || wanted.optional) continue;
            if (wanted.light && sort == Sort::verb) continue;
            for (Fact& found : text_) {
                if (found.matched || found.light) continue;
                const bool alike = found.sort == sort || (is_thing(found.sort) && is_thing(sort));
                if (!alike) continue;
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

    [[nodiscard]] static bool is_thing(Sort sort) { return sort == Sort::term || sort == Sort::actor; }

    template <typename List> [[nodiscard]] bool has_construction(const Item& item, const List& names) const {
        return std::any_of(item.constructions.begin(), item.constructions.end(),
                           [&](text::Key key) { return is_among(key, names); });
    }

    [[nodiscard]] const Fact* find_key(const Facts& facts, text::Key key) const {
        for (const Fact& fact : facts) {
            const auto& own = fact.item.constructions;
            if (std::find(own.begin(), own.end(), key) != own.end()) return &fact;
            for (const Reading* reading : fact.item.readings)
                if (index_.is_same_word(reading->key, key)) return &fact;
        }
        return nullptr;
    }

    [[nodiscard]] std::size_t count_key(const Facts& facts, text::Key key) const {
        return static_cast<std::size_t>(std::count_if(facts.begin(), facts.end(), [&](const Fact& fact) {
            return std::any_of(
                fact.item.readings.begin(), fact.item.readings.end(),
                [&](const Reading* reading) { return index_.is_same_word(reading->key, key); });
        }));
    }

    // What is waited for is not said: its verb is nowhere, nor another in its place.
    void compare_events() {
        std::set<text::PhraseId> events;
        for (const text::Phrase& phrase : plan_.tree.nodes)
            for (const auto& [slot, part] : phrase.slots)
                if (slot == Slot::event) collect(plan_.tree, part, events);
        const bool other = std::any_of(text_.begin(), text_.end(), [](const Fact& fact) {
            return fact.item.role == Role::condition || fact.item.role == Role::duration ||
                   (fact.sort == Sort::verb && !fact.matched);
        });
        if (other) return;
        for (const Fact& fact : effect_) {
            if (fact.sort != Sort::verb || fact.matched || fact.optional ||
                !events.contains(phrase_at(fact.item)))
                continue;
            return add(Kind::dropped_condition, "the text lacks “" + said_words(fact) + "”", {}, fact.item,
                       said_words(fact));
        }
    }

    // Gain for lose, more for less.
    void compare_opposites() {
        for (const auto& [one, other] : index_.pack().opposites) {
            for (const auto& [wanted, instead] : {std::pair(one, other), std::pair(other, one)}) {
                const Fact *meant = find_key(effect_, wanted), *found = find_key(text_, instead);
                if (meant == nullptr || found == nullptr || find_key(effect_, instead) != nullptr) continue;
                // Both may be said: "lose 1, then gain 1".
                const bool also = find_key(text_, wanted) != nullptr;
                if (also && (found->matched || found->sort != Sort::verb ||
                             count_key(effect_, wanted) <= count_key(text_, wanted)))
                    continue;
                const Role role = found->item.role;
                add(role == Role::condition || role == Role::limit ? Kind::wrong_condition : Kind::wrong_term,
                    "text: " + words_of(*found) + "; effect: " + said_words(*meant), found->item, meant->item,
                    said_words(*meant));
                return;
            }
        }
        // Of two opposites that the effect has, the text has one twice.
        for (const auto& [one, other] : index_.pack().opposites) {
            for (const auto& [wanted, instead] : {std::pair(one, other), std::pair(other, one)}) {
                const Fact *meant = find_key(effect_, wanted), *found = find_key(text_, instead);
                if (meant == nullptr || found == nullptr || find_key(text_, wanted) != nullptr) continue;
                if (find_key(effect_, instead) == nullptr || meant->light) continue;
                add(Kind::wrong_term, "the text lacks “" + said_words(*meant) + "”", found->item, meant->item,
                    said_words(*meant));
                return;
            }
        }
    }

    void compare_once() {
        const auto is_once = [&](const Fact& fact) { return has_construction(fact.item, once_keys); };
        const auto there = std::find_if(effect_.begin(), effect_.end(), is_once);
        if (there == effect_.end() || std::any_of(text_.begin(), text_.end(), is_once)) return;
        add(Kind::dropped_duration, "the text lacks “" + said_words(*there) + "”", {}, there->item,
            said_words(*there));
    }

    // Each for one.
    void compare_scope() {
        const auto is_scope = [&](const Fact& fact) { return fact.sort == Sort::scope; };
        const auto is_each = [&](const Fact& fact) {
            return is_scope(fact) &&
                   std::any_of(fact.item.readings.begin(), fact.item.readings.end(),
                               [&](const Reading* reading) { return reading->key == Word::each; });
        };
        // "for each card drawn" is as good as "equal to the number of cards".
        const bool counted = has_node([](text::Key key) {
            static constexpr std::array counts{Con::number_of, Con::equal_to, Con::times,
                                               Con::for_each,  Con::whenever, Con::tally};
            return is_among(key, counts) || key == Word::amount;
        });
        if (counted) return;
        for (std::size_t i = 1; i < text_.size(); ++i) {
            const Fact& noun = text_[i];
            if (!is_thing(noun.sort) || !noun.matched || noun.light) continue;
            const bool each = is_each(text_[i - 1]);
            const bool single = text_[i - 1].sort == Sort::number && is_one(text_[i - 1].item);
            if (!each && !single) continue;
            bool all_each = true, any_each = false, any = false;
            for (std::size_t k = 0; k < effect_.size(); ++k) {
                if (!is_thing(effect_[k].sort) || !shares_key(effect_[k].item, noun.item)) continue;
                any = true;
                bool scoped = effect_[k].optional && !single;
                for (std::size_t back = 1; back <= 2 && back <= k; ++back)
                    scoped = scoped || is_scope(effect_[k - back]);
                all_each = all_each && scoped;
                any_each = any_each || scoped;
            }
            any_each = any_each || std::any_of(effect_.begin(), effect_.end(), is_scope);
            if (!any || (each ? any_each : !all_each)) continue;
            return add(Kind::wrong_scope, "the effect does not say “" + words_of(text_[i - 1]) + "”",
                       text_[i - 1].item, {}, "");
        }
    }

    // "and" for "or", and the other way round.
    void compare_alternatives() {
        const auto is_or = [&](const Fact& fact) {
            return fact.item.role == Role::alternative && or_words_.contains(fact.item.text);
        };
        if (has_ranges_) return;
        const bool options = has_node([&](text::Key key) {
            static constexpr std::array others{Con::otherwise, Con::if_else, Con::arrow_else,
                                               Con::case_other};
            return key == Join::or_ || key == Join::options || is_among(key, others) ||
                   is_choosing(index_.con_of(key));
        });
        const auto here = std::find_if(text_.begin(), text_.end(), is_or);
        const auto there = std::find_if(effect_.begin(), effect_.end(), is_or);
        const bool one_or = has_node([](text::Key key) { return key == Join::or_; });
        if (one_or && there != effect_.end() && !there->optional && here == text_.end())
            return add(Kind::wrong_scope, "the text lacks “" + said_words(*there) + "”", {}, there->item,
                       said_words(*there));
        const bool amount =
            std::any_of(text_.begin(), here, [](const Fact& fact) { return fact.sort == Sort::number; });
        if (!options && here != text_.end() && there == effect_.end() && amount &&
            said_.find(words_of(*here)) == std::string_view::npos)
            add(Kind::wrong_scope, "the effect has no “" + words_of(*here) + "”", here->item, {}, "");
    }

    // A price that stands behind what is bought.
    void compare_order() {
        const text::PhraseTree& tree = plan_.tree;
        for (text::PhraseId id = 0; id < tree.nodes.size(); ++id) {
            if (tree.at(id).kind != text::Phrase::Kind::construction || tree.at(id).key != Con::arrow)
                continue;
            std::set<text::PhraseId> cost, effect;
            for (const auto& [slot, part] : tree.at(id).slots)
                collect(tree, part, slot == Slot::cost ? cost : effect);
            auto [first_effect, last_effect] = places_of(effect, cost, false);
            auto [first_cost, last_cost] = places_of(cost, effect, false);
            if (first_effect == nullptr || first_cost == nullptr) {
                std::tie(first_effect, last_effect) = places_of(effect, cost, true);
                std::tie(first_cost, last_cost) = places_of(cost, effect, true);
            }
            if (first_effect == nullptr || first_cost == nullptr) continue;
            if (last_effect->begin >= first_cost->begin) continue;
            // "… for 2 mana", "… if you pay": the price is marked as such.
            const std::size_t from = last_effect->begin, to = first_cost->begin;
            const bool marked = std::any_of(text_.begin(), text_.end(), [&](const Fact& fact) {
                return fact.item.begin > from && fact.item.begin <= to &&
                       (fact.item.role == Role::condition || has_construction(fact.item, price_keys));
            });
            if (marked) continue;
            Item whole = *first_effect;
            whole.end = last_cost->end;
            add(Kind::wrong_order, "price and gain are exchanged", whole, *first_cost, std::string(said_));
            return;
        }
    }

    static void collect(const text::PhraseTree& tree, text::PhraseId id, std::set<text::PhraseId>& out) {
        if (id >= tree.nodes.size() || !out.insert(id).second) return;
        for (const auto& [slot, part] : tree.at(id).slots) collect(tree, part, out);
        for (const text::PhraseId part : tree.at(id).parts) collect(tree, part, out);
    }

    // The first and the last item of the text that names what only one part of the effect's text names.
    [[nodiscard]] std::pair<const Item*, const Item*>
    places_of(const std::set<text::PhraseId>& here, const std::set<text::PhraseId>& other, bool verbs) const {
        std::pair<const Item*, const Item*> out{nullptr, nullptr};
        const auto named_in = [&](const std::set<text::PhraseId>& part, const Item& item) {
            return std::any_of(effect_.begin(), effect_.end(), [&](const Fact& fact) {
                return fact.sort != Sort::number && part.contains(phrase_at(fact.item)) &&
                       shares_key(fact.item, item);
            });
        };
        for (const Fact& fact : text_) {
            if (!is_content(fact) || fact.sort == Sort::number) continue;
            if (fact.sort == Sort::verb && !verbs) continue;
            if (!named_in(here, fact.item) || named_in(other, fact.item)) continue;
            if (out.first == nullptr) out.first = &fact.item;
            out.second = &fact.item;
        }
        return out;
    }

    // Cards that the effect calls by name.
    void compare_names() {
        const std::vector<std::string> words = words_in(printed_);
        for (const text::Phrase& phrase : plan_.tree.nodes) {
            if (phrase.kind != text::Phrase::Kind::name) continue;
            std::string name;
            for (const auto& [language, translated] : phrase.names)
                if (language == index_.pack().rules.language || (language.empty() && name.empty()))
                    name = translated;
            std::vector<std::string> wanted = words_in(name);
            std::erase_if(wanted, [](const std::string& word) { return word.size() < least_name; });
            const bool named =
                wanted.empty() || std::any_of(wanted.begin(), wanted.end(), [&](const auto& one) {
                    return std::any_of(words.begin(), words.end(), [&](const auto& word) {
                        return word.starts_with(one.substr(0, least_name));
                    });
                });
            if (!named) add(Kind::dropped_clause, "the text lacks “" + name + "”", {}, {}, name);
        }
    }

    [[nodiscard]] bool negates(const Fact& fact) const {
        return (fact.sort == Sort::negation || fact.item.negated) &&
               !has_construction(fact.item, weak_negation_keys);
    }

    void compare_negation() {
        const auto strong = [&](const Fact& fact) { return negates(fact); };
        const auto any = [&](const Fact& fact) { return fact.sort == Sort::negation || fact.item.negated; };
        const auto there = std::find_if(effect_.begin(), effect_.end(),
                                        [&](const Fact& fact) { return !fact.optional && negates(fact); });
        if (there != effect_.end() && std::none_of(text_.begin(), text_.end(), any))
            return add(Kind::wrong_negation, "the text lacks “" + said_words(*there) + "”", {}, there->item,
                       said_words(*there));
        // "… is ignored" is as good as "… does not count", "otherwise" as "if you do not".
        const bool implied = has_node([&](text::Key key) {
            static constexpr std::array others{Con::otherwise, Con::if_else, Con::arrow_else};
            return is_silencing(index_.con_of(key)) || is_among(key, others);
        });
        const auto here = std::find_if(text_.begin(), text_.end(), strong);
        if (!implied && here != text_.end() && std::none_of(effect_.begin(), effect_.end(), any))
            add(Kind::wrong_negation, "the effect has no “" + words_of(*here) + "”", here->item, {}, "");
    }

    // Whether some phrase of the effect's text has such a key.
    template <typename Test> [[nodiscard]] bool has_node(Test test) const {
        return std::any_of(plan_.tree.nodes.begin(), plan_.tree.nodes.end(),
                           [&](const text::Phrase& phrase) { return test(phrase.key); });
    }

    void compare_option() {
        const auto is_option = [](const Fact& fact) { return fact.sort == Sort::option; };
        const auto here = std::find_if(text_.begin(), text_.end(), is_option);
        const auto there = std::find_if(effect_.begin(), effect_.end(), is_option);
        const bool forbidden =
            std::any_of(effect_.begin(), effect_.end(), [&](const Fact& fact) { return negates(fact); });
        const bool priced = has_node([](text::Key key) { return key == Con::arrow; });
        if (priced) return;
        if (there != effect_.end() && here == text_.end() && heading_ == 0 && !forbidden)
            add(Kind::dropped_option, "the text lacks “" + said_words(*there) + "”", {}, there->item,
                said_words(*there));
    }

    // Facts side by side that are missing are one finding.
    void tell_missing() {
        const auto is_missing = [](const Fact& fact) {
            return !fact.matched && !fact.light &&
                   (fact.sort == Sort::term || fact.sort == Sort::actor || fact.sort == Sort::time ||
                    (fact.sort == Sort::number && !is_one(fact.item) && fact.item.number != 0));
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
            const bool number = found.sort == Sort::number && !is_one(found.item) && !is_said(found.item);
            const bool counted = found.sort == Sort::term && found.is_counted;
            const bool actor = found.sort == Sort::actor;
            const bool act =
                found.sort == Sort::verb && !found.item.read_only && is_followed_by_amount(found);
            if (!number && !counted && !actor && !act) continue;
            add(number  ? Kind::wrong_number
                : actor ? Kind::wrong_actor
                        : Kind::extra_clause,
                "the effect has no “" + words_of(found) + "”", found.item, {}, "");
        }
    }

    // "and draw 1 card": a verb with what it is done to.
    [[nodiscard]] bool is_followed_by_amount(const Fact& verb) const {
        const auto at = static_cast<std::size_t>(&verb - text_.data());
        for (std::size_t i = at + 1; i < text_.size() && i <= at + 3; ++i) {
            if (text_[i].item.kind == Item::Kind::mark) return false;
            if (text_[i].sort == Sort::number) return true;
        }
        return false;
    }

    // A number of the effect may be said twice: "in a pair, so spawn two".
    [[nodiscard]] bool is_said(const Item& item) const {
        return std::any_of(effect_.begin(), effect_.end(), [&](const Fact& fact) {
            return fact.sort == Sort::number && fact.item.number == item.number;
        });
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

    const WordIndex& index_;
    const text::PlannedText& plan_;
    std::string_view said_, printed_;
    const std::vector<text::Piece>& pieces_;
    Facts effect_, text_;
    std::size_t heading_ = 0;     // where the heading of the effect's text ends; 0: it has none
    std::set<const Fact*> named_; // facts that both have
    std::set<std::string> or_words_;
    bool has_ranges_ = false;
    FactsComparison out_;
};

} // namespace

FactsComparison compare_facts(const WordIndex& index, const l10n::UnitText& said, std::string_view printed) {
    return FactsDiff(index, said, printed).run();
}

} // namespace cantrip::proof
