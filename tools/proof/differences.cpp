#include "tools/proof/differences.hpp"

#include <algorithm>
#include <set>

#include "tools/proof/common_subsequence.hpp"

namespace cantrip::proof {
namespace {

using Items = std::vector<Item>;

// Parts of a sentence that may stand before or behind it: conditions and durations. Each starts with a word
// of that role and goes on to the next comma, colon or full stop.
struct Parts {
    Items main;
    std::vector<Items> movable;
};

Parts parted(const Items& items) {
    Parts parts;
    Items* into = &parts.main;
    for (const Item& item : items) {
        if (item.kind == Item::Kind::mark) {
            // A dash or a bracket does not end a condition.
            if (item.text.find_first_of(",.;:!?") != std::string::npos) into = &parts.main;
            continue;
        }
        if (opens_movable(item)) into = &parts.movable.emplace_back();
        if (item.counts()) into->push_back(item);
    }
    return parts;
}

bool equal_items(const Items& a, const Items& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

Kind kind_of_loss(const Item& item) {
    return item.kind == Item::Kind::number && proof::kind_of_loss(item.role) == Kind::dropped_clause
               ? Kind::wrong_number
               : proof::kind_of_loss(item.role);
}

// A word that is part of a clause and nothing by itself.
bool is_plain(const Item& item) {
    return (item.role == Role::none || item.role == Role::detail) && item.kind != Item::Kind::number;
}

class Differences {
  public:
    Differences(const WordIndex& index, const l10n::UnitText& said, std::string_view printed,
                std::vector<Finding>& out)
        : said_(said), printed_(printed), out_(out), effect_(read_items(index, said.text)),
          text_(read_items(index, printed)) {}

    void run() {
        Parts effect = parted(effect_), text = parted(text_);
        match_movable(effect.movable, text.movable);
        compare_runs(effect.main, text.main);
        tell_moved();
        tell_lost();
        for (const Items& run : extra_) extra(run.front(), run.back());
        check_forms();
    }

  private:
    // The same condition at another place is no difference. What is left is compared pair by pair.
    void match_movable(std::vector<Items>& effect, std::vector<Items>& text) {
        std::erase_if(effect, [&](const Items& part) {
            const auto found = std::find_if(text.begin(), text.end(),
                                            [&](const Items& other) { return equal_items(part, other); });
            if (found == text.end()) return false;
            text.erase(found);
            return true;
        });
        for (const Items& part : effect) {
            auto best = text.end();
            std::size_t most = 0;
            for (auto other = text.begin(); other != text.end(); ++other) {
                const std::size_t common = aligned(part, *other).size();
                if (common > most) {
                    most = common;
                    best = other;
                }
            }
            if (best == text.end()) {
                lose_part(part);
                continue;
            }
            compare_runs(part, *best);
            text.erase(best);
        }
        for (const Items& part : text) extra(part.front(), part.back());
    }

    void lose_part(const Items& part) {
        const std::string words(said_.text.substr(part.front().begin, part.back().end - part.front().begin));
        add(kind_of_loss(part.front()), "the text lacks “" + words + "”", 0, 0, part.front(), words);
    }

    void compare_runs(const Items& effect, const Items& text) {
        const auto pairs = aligned(effect, text);
        std::size_t i = 0, j = 0;
        for (const auto& [a, b] : pairs) {
            explain(Items(effect.begin() + at(i), effect.begin() + at(a)),
                    Items(text.begin() + at(j), text.begin() + at(b)), effect[a]);
            i = a + 1;
            j = b + 1;
        }
        explain(Items(effect.begin() + at(i), effect.end()), Items(text.begin() + at(j), text.end()),
                effect.empty() ? Item{} : effect.back());
    }

    [[nodiscard]] static std::ptrdiff_t at(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

    // A stretch of the effect and what stands in the text in its place.
    void explain(Items effect, Items text, const Item& next) {
        drop_single_ones(effect, text, next);
        for (auto lost = effect.begin(); lost != effect.end();) {
            const auto instead = std::find_if(text.begin(), text.end(),
                                              [&](const Item& item) { return stands_for(item, *lost); });
            if (instead == text.end()) {
                ++lost;
                continue;
            }
            replaced(*lost, *instead);
            text.erase(instead);
            lost = effect.erase(lost);
        }
        // What has no counterpart was left out or put in.
        for (std::size_t i = 0; i < effect.size(); ++i) {
            const bool clause = std::any_of(effect.begin(), effect.end(), [](const Item& item) {
                return item.has(text::Lexeme::Kind::verb);
            });
            if (is_plain(effect[i]) && clause && i > 0 && is_plain(effect[i - 1])) continue;
            lost_.push_back(effect[i]);
        }
        if (!text.empty()) extra_.push_back(std::move(text));
    }

    // What is missing at one place and too much at another stands in the wrong place.
    void tell_moved() {
        std::erase_if(lost_, [&](const Item& lost) {
            for (auto run = extra_.begin(); run != extra_.end(); ++run) {
                const auto found = std::find_if(run->begin(), run->end(),
                                                [&](const Item& item) { return same(item, lost); });
                if (found == run->end()) continue;
                add(Kind::wrong_order,
                    "“" + std::string(printed_.substr(found->begin, found->end - found->begin)) +
                        "” stands in the wrong place",
                    found->begin, found->end, lost, "");
                run->erase(found);
                if (run->empty()) extra_.erase(run);
                return true;
            }
            return false;
        });
    }

    // "a card" and "1 card" are the same.
    void drop_single_ones(Items& effect, Items& text, const Item& next) const {
        const bool before_noun = next.kind == Item::Kind::lexeme;
        const auto drop = [&](Items& here, const Items& other) {
            if (here.size() == 1 && other.empty() && before_noun && here[0].kind == Item::Kind::number &&
                here[0].number == text::one)
                here.clear();
        };
        drop(effect, text);
        drop(text, effect);
    }

    [[nodiscard]] static bool stands_for(const Item& item, const Item& lost) {
        if (lost.kind == Item::Kind::number) return item.kind == Item::Kind::number;
        if (lost.kind == Item::Kind::role || lost.role != Role::none)
            return (item.kind == Item::Kind::role || item.kind == Item::Kind::lexeme) &&
                   item.role == lost.role;
        if (item.kind == Item::Kind::unknown) return true;
        if (item.kind != Item::Kind::lexeme || lost.kind != Item::Kind::lexeme) return false;
        for (const auto part :
             {text::Lexeme::Kind::noun, text::Lexeme::Kind::verb, text::Lexeme::Kind::adjective})
            if (item.has(part) && lost.has(part)) return true;
        return false;
    }

    void replaced(const Item& lost, const Item& instead) {
        const std::string meant(said_.text.substr(lost.begin, lost.end - lost.begin));
        const std::string found(printed_.substr(instead.begin, instead.end - instead.begin));
        const Kind kind = lost.kind == Item::Kind::number ? Kind::wrong_number
                          : is_plain(lost)                ? Kind::wrong_term
                                                          : kind_of_loss(lost);
        add(kind, "text: " + found + "; effect: " + meant, instead.begin, instead.end, lost, meant);
    }

    // Words that stand side by side are told as one.
    void tell_lost() {
        for (std::size_t i = 0; i < lost_.size();) {
            std::size_t end = i + 1;
            Kind kind = kind_of_loss(lost_[i]);
            while (end < lost_.size() && is_blank(lost_[end - 1].end, lost_[end].begin)) {
                const Kind next = kind_of_loss(lost_[end++]);
                if (kind == Kind::wrong_number || kind == Kind::dropped_clause)
                    kind = next == Kind::wrong_number ? Kind::dropped_clause : next;
            }
            const std::string meant(said_.text.substr(lost_[i].begin, lost_[end - 1].end - lost_[i].begin));
            add(kind, "the text lacks “" + meant + "”", 0, 0, lost_[i], meant);
            i = end;
        }
    }

    // Whether nothing but spaces lies between two places of the effect's text.
    [[nodiscard]] bool is_blank(std::size_t begin, std::size_t end) const {
        return begin <= end && words_in(std::string_view(said_.text).substr(begin, end - begin)).empty() &&
               std::string_view(said_.text).substr(begin, end - begin).find_first_of(",.;:") ==
                   std::string_view::npos;
    }

    void extra(const Item& first, const Item& last) {
        const std::string words(printed_.substr(first.begin, last.end - first.begin));
        add(Kind::extra_clause, "the effect has no “" + words + "”", first.begin, last.end, Item{}, "");
    }

    void add(Kind kind, std::string message, std::size_t begin, std::size_t end, const Item& effect,
             const std::string& suggestion) {
        out_.push_back({kind, std::move(message), begin, end, phrase_at(effect.begin), suggestion});
    }

    // The phrase that a place of the generated text comes from.
    [[nodiscard]] text::PhraseId phrase_at(std::size_t offset) const {
        std::size_t at = 0;
        for (const text::Piece& piece : said_.pieces) {
            at += piece.text.size();
            if (offset < at) return piece.phrase;
        }
        return text::no_phrase;
    }

    // The same noun after the same words must have the same form: its case comes from what stands before it.
    void check_forms() {
        const auto pairs = aligned(effect_, text_);
        const auto here = addressed(text_), there = addressed(effect_);
        const bool other_address = (here.first == nullptr && there.second == nullptr) ||
                                   (here.second == nullptr && there.first == nullptr);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const Item &a = effect_[pairs[i].first], &b = text_[pairs[i].second];
            if (a.kind != Item::Kind::lexeme || a.text == b.text || a.has(text::Lexeme::Kind::verb)) continue;
            if (a.read_only || b.read_only || !same_printed_word(a, b)) continue;
            const bool first = i == 0 && pairs[i].first == 0 && pairs[i].second == 0;
            const bool follows = i > 0 && pairs[i - 1].first + 1 == pairs[i].first &&
                                 pairs[i - 1].second + 1 == pairs[i].second;
            if (!first && !follows) continue;
            if (i > 0 && effect_[pairs[i - 1].first].kind == Item::Kind::mark) continue;
            const bool icon = printed_[b.begin] == ':';
            if (icon || (other_address && speaks_to_reader(a, b))) continue;
            const std::string meant(said_.text.substr(a.begin, a.end - a.begin)),
                found(printed_.substr(b.begin, b.end - b.begin));
            add(Kind::wrong_agreement, "`" + found + "` has the wrong form here", b.begin, b.end, a, meant);
        }
    }

    // Whether both are forms of one word that is printed, and not other words for it.
    [[nodiscard]] static bool same_printed_word(const Item& a, const Item& b) {
        for (const Reading* one : a.readings)
            for (const Reading* other : b.readings)
                if (one->key == other->key && !one->read_only && !other->read_only) return true;
        return false;
    }

    // You to one and you to several: the same form but for its number, and no noun.
    [[nodiscard]] static bool speaks_to_reader(const Item& a, const Item& b) {
        if (a.has(text::Lexeme::Kind::noun)) return false;
        const auto without_number = [](const Item& item) {
            std::set<std::string> forms;
            for (const Reading* reading : item.readings)
                for (const std::string& form : reading->forms) forms.insert(form.substr(0, form.find('.')));
            return forms;
        };
        const std::set<std::string> one = without_number(a), other = without_number(b);
        return std::any_of(one.begin(), one.end(),
                           [&](const std::string& form) { return other.contains(form); });
    }

    const l10n::UnitText& said_;
    std::string_view printed_;
    std::vector<Finding>& out_;
    Items effect_, text_;
    Items lost_;               // parts of the effect that the text has not
    std::vector<Items> extra_; // runs of the text that the effect has not
};

} // namespace

Kind kind_of_loss(Role role) {
    switch (role) {
    case Role::option:
    case Role::limit:
    case Role::alternative: return Kind::dropped_option;
    case Role::condition:
    case Role::label:
    case Role::negation: return Kind::dropped_condition;
    case Role::duration: return Kind::dropped_duration;
    default: return Kind::dropped_clause;
    }
}

std::vector<std::pair<std::size_t, std::size_t>> aligned(const std::vector<Item>& a,
                                                         const std::vector<Item>& b) {
    return common_subsequence(a.size(), b.size(),
                              [&](std::size_t i, std::size_t j) { return same(a[i], b[j]); });
}

void find_differences(const WordIndex& index, const l10n::UnitText& said, std::string_view printed,
                      std::vector<Finding>& out) {
    Differences(index, said, printed, out).run();
}

std::vector<Substitution> substitutions(const WordIndex& index, std::string_view said,
                                        std::string_view printed) {
    Items a = read_items(index, said), b = read_items(index, printed);
    const auto weightless = [](const Item& item) { return !item.counts(); };
    std::erase_if(a, weightless);
    std::erase_if(b, weightless);
    const auto is_noun = [](const Item& item) {
        return item.kind == Item::Kind::lexeme && item.has(text::Lexeme::Kind::noun);
    };
    const auto name = [&](const Item& item) {
        return item.readings.empty() ? item.text : index.lemma(item.readings.front()->key);
    };
    std::vector<Substitution> out;
    auto pairs = aligned(a, b);
    pairs.emplace_back(a.size(), b.size());
    std::size_t i = 0, j = 0;
    for (const auto& [x, y] : pairs) {
        // One word in the place of one noun.
        if (x == i + 1 && y == j + 1 && is_noun(a[i]) && (is_noun(b[j]) || b[j].kind == Item::Kind::unknown))
            out.push_back({name(a[i]), name(b[j])});
        if (x < a.size() && is_noun(a[x])) out.push_back({name(a[x]), name(a[x])});
        i = x + 1;
        j = y + 1;
    }
    return out;
}

} // namespace cantrip::proof
