// Which constructions and lists can be made of which parts.

#include "tools/text/meaning/fits.hpp"

namespace cantrip::text {

bool Fits::construction(const PhraseTree& tree, const Phrase& phrase) const {
    const Con key = keys_.con(phrase.key);
    const auto slot_sort = [&](Slot slot) {
        for (const auto& [slot_key, part] : phrase.slots)
            if (slot_key == slot) return sort(tree, part);
        return sort_of::any;
    };
    const auto slot_noun = [&](Slot slot) -> const Phrase* {
        for (const auto& [slot_key, part] : phrase.slots)
            if (slot_key == slot && part != no_phrase && tree.at(part).kind == Phrase::Kind::noun)
                return &tree.at(part);
        return nullptr;
    };
    const auto is_no = [&](Slot slot) {
        const Phrase* noun = slot_noun(slot);
        return noun != nullptr && determiner_is(*noun, Word::no);
    };
    // You are spoken to, never of.
    const auto is_you = [&](Slot slot) {
        for (const auto& [slot_key, part] : phrase.slots)
            if (slot_key == slot && part != no_phrase && tree.at(part).kind == Phrase::Kind::construction &&
                tree.at(part).key == Con::you)
                return true;
        return false;
    };
    if (has_subject(key) && (is_you(Slot::subj) || (slot_sort(Slot::subj) & sort_of::thing) == 0))
        return false;
    if (key == Con::cond_there_are)
        return slot_noun(Slot::what) != nullptr &&
               slot_noun(Slot::what)->quantity.kind != Quantity::Kind::none;
    if ((key == Con::silence_you || key == Con::silence_label_you) && !is_you(Slot::whom) &&
        std::any_of(phrase.slots.begin(), phrase.slots.end(),
                    [&](const auto& slot) { return slot.first == Slot::whom; }))
        return false;
    const auto slot_part = [&](Slot slot) {
        for (const auto& [slot_key, part] : phrase.slots)
            if (slot_key == slot) return part;
        return no_phrase;
    };
    if (key == Con::arrow && !is_step(tree, slot_part(Slot::cost))) return false;
    if (key == Con::forbid_if)
        return slot_part(Slot::then) != no_phrase &&
               is_forbidding(keys_.con(tree.at(slot_part(Slot::then)).key));
    if (key == Con::in_full) return is_step(tree, slot_part(Slot::vp));
    if (key == Con::arrow_else) {
        const PhraseId arrow = slot_part(Slot::arrow);
        return arrow != no_phrase && (tree.at(arrow).key == Con::arrow ||
                                      tree.at(arrow).key == Con::in_full || is_step(tree, arrow));
    }
    if (key == Con::sum_of || key == Con::highest_of || key == Con::lowest_of) {
        const Phrase* noun = slot_noun(Slot::measure);
        return noun != nullptr && !noun->determiner && noun->parts.empty() &&
               noun->quantity.kind == Quantity::Kind::none;
    }
    if (key == Con::chosen_number || key == Con::random_number) {
        const PhraseId range = slot_part(Slot::range);
        return range != no_phrase &&
               (tree.at(range).key == Con::range || tree.at(range).quantity.kind == Quantity::Kind::range ||
                tree.at(range).key == Con::or_more);
    }
    if (key == Con::range)
        return is_plain_number(tree, slot_part(Slot::low)) && is_plain_number(tree, slot_part(Slot::high)) &&
               (slot_sort(Slot::low) & slot_sort(Slot::high) & sort_of::number) != 0;
    // Only "as long as" stands behind another repetition.
    if (is_repeating(key) && slot_part(Slot::vp) != no_phrase) {
        const Con inner = keys_.con(tree.at(slot_part(Slot::vp)).key);
        if (is_repeating(inner) && (key != Con::repeat_while || inner == Con::repeat_while)) return false;
        const Phrase& done = tree.at(slot_part(Slot::vp));
        if (done.kind == Phrase::Kind::list && is_repeating(keys_.con(tree.at(done.parts.back()).key)))
            return false;
        // "If …, do it twice": how often belongs to what is done, not to the condition.
        if (inner == Con::if_ || inner == Con::unless || inner == Con::if_else) return false;
        if (key == Con::repeat_range && slot_sort(Slot::range) != sort_of::number) return false;
    }
    if (key == Con::repeat)
        return slot_noun(Slot::times) != nullptr && slot_noun(Slot::times)->key == Word::time;
    if (key == Con::repeat_amount || key == Con::choose_some)
        return (slot_sort(key == Con::choose_some ? Slot::n : Slot::amount) & sort_of::number) != 0;
    if (key == Con::of || key == Con::not_of) {
        // Of several: "of them", or one of those that were spoken of.
        const Phrase* noun = slot_noun(Slot::owner);
        if (noun != nullptr && noun->plural && !determiner_is(*noun, Word::that)) return false;
    }
    if (key == Con::number_of || key == Con::printed)
        return slot_noun(Slot::what) != nullptr && !slot_noun(Slot::what)->plural;
    if (key == Con::of || key == Con::not_of)
        return (slot_sort(Slot::owner) & sort_of::thing) != 0 &&
               (slot_sort(Slot::owner) & sort_of::list) == 0;
    if (key == Con::in || key == Con::not_in)
        return (slot_sort(Slot::place) & (sort_of::place | sort_of::thing)) != 0;
    if (key == Con::among) {
        const Phrase* noun = slot_noun(Slot::what);
        return noun == nullptr || noun->plural || noun->quantity.kind != Quantity::Kind::none ||
               (sort_of_key(noun->key) & sort_of::list) != 0;
    }
    if (key == Con::per) {
        const Phrase* noun = slot_noun(Slot::what);
        return noun != nullptr && determiner_is(*noun, Word::each) &&
               (slot_sort(Slot::what) & (sort_of::thing | sort_of::units)) != 0;
    }
    if (key == Con::with_value || key == Con::with_less || key == Con::with_more ||
        key == Con::with_at_most || key == Con::with_at_least) {
        const Phrase* noun = slot_noun(Slot::what);
        return noun != nullptr && !noun->determiner && noun->quantity.kind == Quantity::Kind::none &&
               noun->parts.empty();
    }
    if (key == Con::whose)
        return slot_noun(Slot::what) != nullptr && !slot_noun(Slot::what)->determiner &&
               slot_noun(Slot::what)->parts.empty();
    if (key == Con::equal_to) {
        // "A number" is one that is chosen.
        const Phrase* noun = slot_noun(Slot::amount);
        return (slot_sort(Slot::amount) & sort_of::number) != 0 &&
               (noun == nullptr || noun->key != Word::number || determiner_is(*noun, Word::that));
    }
    // From left to right.
    if ((key == Con::plus || key == Con::minus) && slot_part(Slot::right) != no_phrase) {
        const Con right = keys_.con(tree.at(slot_part(Slot::right)).key);
        if (right == Con::plus || right == Con::minus) return false;
    }
    if ((key == Con::times || key == Con::over) && phrase.slots.size() == 2) {
        const auto is_bare = [&](Slot slot) {
            const PhraseId part = slot_part(slot);
            const Con of = part == no_phrase ? Con::no_con : keys_.con(tree.at(part).key);
            return of == Con::plus || of == Con::minus || of == Con::times || of == Con::over;
        };
        if (is_bare(Slot::left) || is_bare(Slot::right)) return false;
    }
    if (key == Con::plus || key == Con::minus)
        return (slot_sort(Slot::left) & sort_of::number) != 0 &&
               (slot_sort(Slot::right) & sort_of::number) != 0;
    if (key == Con::for_each) {
        const Phrase* noun = slot_noun(Slot::what);
        return noun == nullptr || (noun->parts.empty() || tree.at(noun->parts.back()).key != Con::per);
    }
    if (key != Con::no_con && row_of(key).category == Category::condition) {
        const ConditionForm form = form_of(key);
        if (key == Con::cond_there_is || key == Con::cond_there_is_no)
            return is_no(Slot::what) == (key == Con::cond_there_is_no);
        if (form.base == Con::cond_you_have || form.base == Con::cond_has || form.base == Con::cond_holds)
            return is_no(Slot::what) == form.no;
        if (key == Con::cond_none_in) return is_no(Slot::left);
        if (form.base == Con::cond_in_range) {
            const PhraseId range = slot_part(Slot::range);
            return range != no_phrase &&
                   (tree.at(range).key == Con::range || tree.at(range).key == Con::or_more ||
                    tree.at(range).quantity.kind == Quantity::Kind::range);
        }
        if (form.base == Con::cond_in)
            return !is_no(Slot::left) && (slot_sort(Slot::place) & (sort_of::place | sort_of::thing)) != 0;
        if (key == Con::cond_equals && slot_noun(Slot::right) != nullptr &&
            determiner_is(*slot_noun(Slot::right), Word::no))
            return false;
    }
    return true;
}

bool is_silent(const PhraseTree& tree, PhraseId id, const Keys& keys) {
    if (id == no_phrase) return false;
    const Phrase& phrase = tree.at(id);
    if (phrase.kind == Phrase::Kind::list) return is_silent(tree, phrase.parts.front(), keys);
    const bool construction = phrase.kind == Phrase::Kind::construction;
    const Con con = construction ? keys.con(phrase.key) : Con::no_con;
    if (con == Con::for_each || has_subject(con)) return false;
    if (con == Con::may_silent || con == Con::choose_one_silent || con == Con::choose_some_silent)
        return true;
    for (const auto& [slot, part] : phrase.slots) {
        if (phrase.kind == Phrase::Kind::clause && slot == Slot::actor) return true;
        static constexpr std::array effects{Slot::vp,      Slot::then, Slot::cost, Slot::arrow,
                                            Slot::options, Slot::body, Slot::arms};
        if (construction && is_among(slot, effects)) return is_silent(tree, part, keys);
    }
    return false;
}

bool Fits::is_open(const PhraseTree& tree, PhraseId id) const {
    const Phrase& phrase = tree.at(id);
    if (phrase.kind == Phrase::Kind::list) return is_open(tree, phrase.parts.back());
    return phrase.kind == Phrase::Kind::construction && !is_closed(keys_.con(phrase.key));
}

// What can be paid or done in one go: clauses, and choices and rows of them.
bool Fits::is_step(const PhraseTree& tree, PhraseId id) const {
    if (id == no_phrase) return false;
    const Phrase& phrase = tree.at(id);
    if (phrase.kind == Phrase::Kind::clause) return true;
    if (phrase.kind == Phrase::Kind::list)
        return std::all_of(phrase.parts.begin(), phrase.parts.end(),
                           [&](PhraseId part) { return is_step(tree, part); });
    if (phrase.kind == Phrase::Kind::construction && phrase.key == Con::group)
        return is_step(tree, phrase.slots.front().second);
    return phrase.kind == Phrase::Kind::construction && phrase.key == Con::either;
}

bool Fits::is_plain_number(const PhraseTree& tree, PhraseId id) const {
    if (id == no_phrase) return false;
    const Phrase& phrase = tree.at(id);
    return phrase.kind != Phrase::Kind::construction ||
           (phrase.key != Con::chosen_number && phrase.key != Con::random_number && phrase.key != Con::range);
}

// A verb without a subject of its own follows one that has it, never one that is told to you.
bool Fits::list(const PhraseTree& tree, const Phrase& list, bool whole) const {
    if (list.key == Join::sentences) return !whole || !is_silent(tree, list.parts.front(), keys_);
    // "If …, a, then b": b belongs to the condition, or there would be more than a comma.
    const auto open = [&](PhraseId part) { return is_open(tree, part); };
    if (list.key == Join::then && std::any_of(list.parts.begin(), list.parts.end() - 1, open)) return false;
    if (list.key == Join::then_after && whole && std::none_of(list.parts.begin(), list.parts.end() - 1, open))
        return false;
    for (std::size_t i = 1; i < list.parts.size(); ++i) {
        const Phrase& before = tree.at(list.parts[i - 1]);
        const bool told = before.kind == Phrase::Kind::clause &&
                          std::none_of(before.slots.begin(), before.slots.end(), [&](const auto& slot) {
                              return slot.first == Slot::subj || slot.first == Slot::actor;
                          });
        if (told && is_silent(tree, list.parts[i], keys_)) return false;
    }
    return true;
}

} // namespace cantrip::text
