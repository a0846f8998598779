#include "tools/proof/phrase_diff.hpp"

#include <algorithm>
#include <set>

#include "tools/proof/common_subsequence.hpp"
#include "tools/proof/differences.hpp"

namespace cantrip::proof {
namespace {

using text::no_phrase;
using text::Phrase;
using text::PhraseId;
using text::Quantity;

struct Range {
    std::size_t begin = 0, end = 0;
    [[nodiscard]] bool empty() const { return begin == end; }
};

bool same_quantity(const Quantity& a, const Quantity& b) {
    if (a.kind != b.kind) return false;
    if (a.kind == Quantity::Kind::variable) return a.letter == b.letter;
    return a.low == b.low && a.high == b.high;
}

bool is_limit(const Quantity& quantity) {
    return quantity.kind != Quantity::Kind::none && quantity.kind != Quantity::Kind::exact &&
           quantity.kind != Quantity::Kind::variable;
}

// A phrase without what hangs on it.
bool same_node(const Phrase& a, const Phrase& b) {
    return a.kind == b.kind && a.key == b.key && same_quantity(a.quantity, b.quantity) &&
           a.determiner == b.determiner && a.adjectives == b.adjectives && a.plural == b.plural &&
           a.names == b.names;
}

// One of the two texts.
class Side {
  public:
    explicit Side(const SpokenTree& spoken) : spoken_(spoken) {
        for (const text::Piece& piece : spoken.pieces) {
            const std::string shown = text::plain_text({piece});
            places_.push_back({text_.size(), text_.size() + shown.size()});
            text_ += shown;
        }
    }

    [[nodiscard]] PhraseId root() const { return spoken_.root; }
    [[nodiscard]] const Phrase& at(PhraseId id) const { return spoken_.tree.at(id); }

    [[nodiscard]] std::vector<PhraseId> children(PhraseId id) const {
        std::vector<PhraseId> out;
        for (const auto& [name, child] : at(id).slots)
            if (child != no_phrase) out.push_back(child);
        for (const PhraseId child : at(id).parts)
            if (child != no_phrase) out.push_back(child);
        return out;
    }

    // Where a phrase stands, without some of its parts; empty when no word belongs to it.
    [[nodiscard]] Range range(PhraseId id, const std::vector<PhraseId>& without = {}) const {
        std::set<PhraseId> inside, outside;
        collect(id, inside);
        for (const PhraseId part : without) collect(part, outside);
        Range out;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const text::Piece& piece = spoken_.pieces[i];
            const bool word = piece.text.find_first_not_of(" ,.;:()") != std::string::npos || piece.icon;
            if (!word || !inside.contains(piece.phrase) || outside.contains(piece.phrase)) continue;
            if (out.empty()) out.begin = places_[i].begin;
            out.end = places_[i].end;
        }
        return out;
    }

    [[nodiscard]] std::string words(const Range& range) const {
        return text_.substr(range.begin, range.end - range.begin);
    }

  private:
    void collect(PhraseId id, std::set<PhraseId>& into) const {
        if (id == no_phrase || !into.insert(id).second) return;
        for (const PhraseId child : children(id)) collect(child, into);
    }

    const SpokenTree& spoken_;
    std::string text_;
    std::vector<Range> places_;
};

class PhraseDiff {
  public:
    PhraseDiff(const WordIndex& index, const SpokenTree& effect, const SpokenTree& text)
        : index_(index), effect_(effect), text_(text) {}

    std::vector<Finding> run() {
        around_effect_ = effect_.root();
        around_text_ = text_.root();
        compare(effect_.root(), text_.root());
        return std::move(out_);
    }

  private:
    [[nodiscard]] bool equal(PhraseId e, PhraseId t) const { return equal(effect_, e, text_, t); }
    [[nodiscard]] static bool equal(const Side& one, PhraseId a, const Side& other, PhraseId b) {
        if (a == no_phrase || b == no_phrase) return a == b;
        if (!same_node(one.at(a), other.at(b)) || one.at(a).slots.size() != other.at(b).slots.size() ||
            one.at(a).parts.size() != other.at(b).parts.size())
            return false;
        for (std::size_t i = 0; i < one.at(a).slots.size(); ++i) {
            const auto &x = one.at(a).slots[i], &y = other.at(b).slots[i];
            if (x.first != y.first || !equal(one, x.second, other, y.second)) return false;
        }
        for (std::size_t i = 0; i < one.at(a).parts.size(); ++i)
            if (!equal(one, one.at(a).parts[i], other, other.at(b).parts[i])) return false;
        return true;
    }
    [[nodiscard]] static bool alike(const Phrase& a, const Phrase& b) {
        return a.kind == b.kind && a.key == b.key;
    }

    void compare(PhraseId e, PhraseId t) {
        if (equal(e, t)) return;
        if (t == no_phrase) return lose(e, {}, text_.range(around_text_).begin);
        if (e == no_phrase) return add_extra(t, {});
        const Around around(*this, e, t);
        const Phrase &a = effect_.at(e), &b = text_.at(t);
        if (alike(a, b)) {
            if (!same_node(a, b)) tell_node(e, t);
            compare_slots(e, t);
            compare_parts(e, t);
            return;
        }
        std::vector<PhraseId> path;
        if (find_inside(effect_, e, text_, t, path)) {
            for (std::size_t i = 0; i + 1 < path.size(); ++i)
                lose(path[i], {path[i + 1]}, text_.range(t).begin);
            return compare(path.back(), t);
        }
        if (find_inside(text_, t, effect_, e, path)) {
            for (std::size_t i = 0; i + 1 < path.size(); ++i) add_extra(path[i], {path[i + 1]});
            return compare(e, path.back());
        }
        replace(e, t);
    }

    // A phrase below `outer` that is what the other side has here; the path to it, both ends included.
    static bool find_inside(const Side& outer_side, PhraseId outer, const Side& other_side, PhraseId other,
                            std::vector<PhraseId>& path) {
        for (const bool exactly : {true, false}) {
            path.clear();
            if (descend(outer_side, outer, other_side, other, exactly, path)) return true;
        }
        return false;
    }
    static bool descend(const Side& side, PhraseId id, const Side& other_side, PhraseId other, bool exactly,
                        std::vector<PhraseId>& path) {
        path.push_back(id);
        const bool found = exactly ? equal(side, id, other_side, other)
                                   : other_side.at(other).kind != Phrase::Kind::number &&
                                         alike(side.at(id), other_side.at(other));
        if (found) return true;
        for (const PhraseId child : side.children(id))
            if (descend(side, child, other_side, other, exactly, path)) return true;
        path.pop_back();
        return false;
    }

    // "a card" and "1 card" are the same.
    [[nodiscard]] bool is_one(const Phrase& phrase) const {
        if (phrase.quantity.kind == Quantity::Kind::none)
            return index_.is_indefinite(phrase.determiner) && !phrase.plural;
        return phrase.quantity.kind == Quantity::Kind::exact && phrase.quantity.low == text::one &&
               !phrase.determiner;
    }

    void tell_node(PhraseId e, PhraseId t) {
        const Phrase &a = effect_.at(e), &b = text_.at(t);
        if (is_one(a) && is_one(b) && a.adjectives == b.adjectives) return;
        const bool number = !same_quantity(a.quantity, b.quantity);
        const Kind kind = !number                                         ? Kind::wrong_term
                          : is_limit(a.quantity) && !is_limit(b.quantity) ? Kind::dropped_option
                                                                          : Kind::wrong_number;
        differ(kind, e, effect_.children(e), t, text_.children(t));
    }

    void compare_slots(PhraseId e, PhraseId t) {
        std::vector<std::pair<text::Key, PhraseId>> left = text_.at(t).slots;
        for (const auto& slot : effect_.at(e).slots) {
            const auto& name = slot.first;
            const PhraseId child = slot.second;
            const auto same = std::find_if(left.begin(), left.end(),
                                           [&](const auto& other) { return other.first == name; });
            if (same != left.end()) {
                compare(child, same->second);
                left.erase(same);
            } else if (child != no_phrase) {
                lose(child, {}, text_.range(t).begin);
            }
        }
        for (const auto& [name, child] : left)
            if (child != no_phrase) add_extra(child, {});
    }

    // Parts that are equal keep their order; between them, parts that are alike belong together.
    void compare_parts(PhraseId e, PhraseId t) {
        const auto &a = effect_.at(e).parts, &b = text_.at(t).parts;
        auto pairs = common_subsequence(a.size(), b.size(),
                                        [&](std::size_t i, std::size_t j) { return equal(a[i], b[j]); });
        pairs.emplace_back(a.size(), b.size());
        std::vector<PhraseId> lost, extra;
        std::size_t i = 0, j = 0;
        for (const auto& [x, y] : pairs) {
            compare_gap({a.begin() + at(i), a.begin() + at(x)}, {b.begin() + at(j), b.begin() + at(y)}, lost,
                        extra);
            i = x + 1;
            j = y + 1;
        }
        for (const PhraseId part : lost) {
            const auto moved =
                std::find_if(extra.begin(), extra.end(), [&](PhraseId other) { return equal(part, other); });
            if (moved == extra.end()) {
                lose(part, {}, text_.range(t).begin);
                continue;
            }
            const Range range = text_.range(*moved);
            tell(Kind::wrong_order, "“" + text_.words(range) + "” stands in the wrong place", range, part,
                 "");
            extra.erase(moved);
        }
        for (const PhraseId part : extra) add_extra(part, {});
    }

    void compare_gap(std::vector<PhraseId> e, std::vector<PhraseId> t, std::vector<PhraseId>& lost,
                     std::vector<PhraseId>& extra) {
        std::erase_if(e, [&](PhraseId part) {
            const auto found = std::find_if(
                t.begin(), t.end(), [&](PhraseId other) { return alike(effect_.at(part), text_.at(other)); });
            if (found == t.end()) return false;
            compare(part, *found);
            t.erase(found);
            return true;
        });
        const std::size_t both = e.size() == t.size() ? e.size() : 0;
        for (std::size_t i = 0; i < both; ++i) compare(e[i], t[i]);
        lost.insert(lost.end(), e.begin() + at(both), e.end());
        extra.insert(extra.end(), t.begin() + at(both), t.end());
    }
    [[nodiscard]] static std::ptrdiff_t at(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

    // Two phrases of different sorts; what both have in common is left out.
    void replace(PhraseId e, PhraseId t) {
        std::vector<PhraseId> in_effect, in_text;
        for (const auto& [name, child] : effect_.at(e).slots) {
            for (const auto& [other_name, other] : text_.at(t).slots) {
                if (name != other_name || child == no_phrase || other == no_phrase) continue;
                compare(child, other);
                in_effect.push_back(child);
                in_text.push_back(other);
            }
        }
        const auto &a = effect_.at(e).parts, &b = text_.at(t).parts;
        for (const auto& [i, j] : common_subsequence(
                 a.size(), b.size(), [&](std::size_t x, std::size_t y) { return equal(a[x], b[y]); })) {
            in_effect.push_back(a[i]);
            in_text.push_back(b[j]);
        }
        const Role role = index_.role_of(effect_.at(e).key);
        const bool construction = effect_.at(e).kind == Phrase::Kind::construction;
        const Kind kind = construction && role != Role::none && role != Role::detail ? kind_of_loss(role)
                                                                                     : Kind::wrong_term;
        differ(kind, e, in_effect, t, in_text);
    }

    void differ(Kind kind, PhraseId e, const std::vector<PhraseId>& without_effect, PhraseId t,
                const std::vector<PhraseId>& without_text) {
        Range meant = effect_.range(e, without_effect), found = text_.range(t, without_text);
        // A number is said by the word around it.
        if (meant.empty() || found.empty()) {
            meant = effect_.range(e);
            found = text_.range(t);
        }
        if (meant.empty() || found.empty()) {
            meant = effect_.range(around_effect_);
            found = text_.range(around_text_);
        }
        // The same word for two things of the game: the printed text is not to blame.
        if (text_.words(found) == effect_.words(meant)) return;
        tell(kind, "text: " + text_.words(found) + "; effect: " + effect_.words(meant), found, e,
             effect_.words(meant));
    }

    void lose(PhraseId e, const std::vector<PhraseId>& without, std::size_t place) {
        Range meant = effect_.range(e, without);
        if (meant.empty()) meant = effect_.range(around_effect_);
        const Phrase& phrase = effect_.at(e);
        const bool list = phrase.kind == Phrase::Kind::list;
        const Role role =
            list || phrase.kind == Phrase::Kind::construction ? index_.role_of(phrase.key) : Role::none;
        tell(kind_of_loss(role), "the text lacks “" + effect_.words(meant) + "”", {place, place}, e,
             effect_.words(meant));
    }

    void add_extra(PhraseId t, const std::vector<PhraseId>& without) {
        Range found = text_.range(t, without);
        if (found.empty()) found = text_.range(around_text_);
        tell(Kind::extra_clause, "the effect has no “" + text_.words(found) + "”", found, around_effect_, "");
    }

    void tell(Kind kind, std::string message, Range place, PhraseId phrase, std::string suggestion) {
        // Spaces that keep words together are for cards, not for messages.
        for (std::size_t at = message.find("\xC2\xA0"); at != std::string::npos;
             at = message.find("\xC2\xA0", at))
            message.replace(at, 2, " ");
        out_.push_back({kind, std::move(message), place.begin, place.end, phrase, std::move(suggestion)});
    }

    // The nearest phrases with words of their own around what is compared.
    struct Around {
        Around(PhraseDiff& of, PhraseId e, PhraseId t)
            : diff(of), effect(of.around_effect_), text(of.around_text_) {
            if (!of.effect_.range(e).empty()) of.around_effect_ = e;
            if (!of.text_.range(t).empty()) of.around_text_ = t;
        }
        ~Around() {
            diff.around_effect_ = effect;
            diff.around_text_ = text;
        }
        Around(const Around&) = delete;
        Around& operator=(const Around&) = delete;
        PhraseDiff& diff;
        PhraseId effect, text;
    };

    const WordIndex& index_;
    Side effect_, text_;
    PhraseId around_effect_ = no_phrase, around_text_ = no_phrase;
    std::vector<Finding> out_;
};

} // namespace

std::vector<Finding> compare_phrases(const WordIndex& index, const SpokenTree& effect,
                                     const SpokenTree& text) {
    return PhraseDiff(index, effect, text).run();
}

} // namespace cantrip::proof
