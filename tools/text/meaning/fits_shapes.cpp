// Which constructions and lists can be made of which parts.

#include "tools/text/meaning/fits.hpp"

namespace cantrip::text {

bool Fits::construction(const PhraseTree& tree, const Phrase& phrase) const {
    const std::string_view key = name(phrase.key);
    const auto slot_sort = [&](std::string_view slot) {
        for (const auto& [key_of, part] : phrase.slots)
            if (name(key_of) == slot) return sort(tree, part);
        return sort_of::any;
    };
    const auto slot_noun = [&](std::string_view slot) -> const Phrase* {
        for (const auto& [key_of, part] : phrase.slots)
            if (name(key_of) == slot && part != no_phrase && tree.at(part).kind == Phrase::Kind::noun)
                return &tree.at(part);
        return nullptr;
    };
    const auto is_no = [&](std::string_view slot) {
        const Phrase* noun = slot_noun(slot);
        return noun != nullptr && determiner_is(*noun, "no");
    };
    // You are spoken to, never of.
    const auto is_you = [&](std::string_view slot) {
        for (const auto& [key_of, part] : phrase.slots)
            if (name(key_of) == slot && part != no_phrase &&
                tree.at(part).kind == Phrase::Kind::construction && name(tree.at(part).key) == "you")
                return true;
        return false;
    };
    if (key.ends_with(".subject") && (is_you("subj") || (slot_sort("subj") & sort_of::thing) == 0))
        return false;
    if (key == "cond.there_are")
        return slot_noun("what") != nullptr && slot_noun("what")->quantity.kind != Quantity::Kind::none;
    if (key.ends_with("_you") && key.starts_with("silence") && !is_you("whom") &&
        std::any_of(phrase.slots.begin(), phrase.slots.end(),
                    [&](const auto& slot) { return name(slot.first) == "whom"; }))
        return false;
    const auto slot_part = [&](std::string_view slot) {
        for (const auto& [key_of, part] : phrase.slots)
            if (name(key_of) == slot) return part;
        return no_phrase;
    };
    if (key == "arrow" && !is_step(tree, slot_part("cost"))) return false;
    if (key == "forbid_if")
        return slot_part("then") != no_phrase && name(tree.at(slot_part("then")).key).starts_with("forbid.");
    if (key == "in_full") return is_step(tree, slot_part("vp"));
    if (key == "arrow_else") {
        const PhraseId arrow = slot_part("arrow");
        return arrow != no_phrase && (name(tree.at(arrow).key) == "arrow" ||
                                      name(tree.at(arrow).key) == "in_full" || is_step(tree, arrow));
    }
    if (key == "sum_of" || key == "highest_of" || key == "lowest_of") {
        const Phrase* noun = slot_noun("measure");
        return noun != nullptr && !noun->determiner && noun->parts.empty() &&
               noun->quantity.kind == Quantity::Kind::none;
    }
    if (key == "chosen_number" || key == "random_number") {
        const PhraseId range = slot_part("range");
        return range != no_phrase && (name(tree.at(range).key) == "range" ||
                                      tree.at(range).quantity.kind == Quantity::Kind::range ||
                                      name(tree.at(range).key) == "or_more");
    }
    if (key == "range")
        return is_plain_number(tree, slot_part("low")) && is_plain_number(tree, slot_part("high"));
    // Only "as long as" stands behind another repetition.
    if (key.starts_with("repeat") && slot_part("vp") != no_phrase) {
        const std::string_view inner = name(tree.at(slot_part("vp")).key);
        if (inner.starts_with("repeat") && (key != "repeat_while" || inner == "repeat_while")) return false;
        const Phrase& done = tree.at(slot_part("vp"));
        if (done.kind == Phrase::Kind::list && name(tree.at(done.parts.back()).key).starts_with("repeat"))
            return false;
        // "If …, do it twice": how often belongs to what is done, not to the condition.
        if (inner == "if" || inner == "unless" || inner == "if_else") return false;
        if (key == "repeat_range" && slot_sort("range") != sort_of::number) return false;
    }
    if (key == "repeat") return slot_noun("times") != nullptr && name(slot_noun("times")->key) == "time";
    if (key == "repeat_amount" || key == "choose_some")
        return (slot_sort(key == "choose_some" ? "n" : "amount") & sort_of::number) != 0;
    if (key == "of" || key == "not_of") {
        // Of several: "of them", or one of those that were spoken of.
        const Phrase* noun = slot_noun("owner");
        if (noun != nullptr && noun->plural && !determiner_is(*noun, "that")) return false;
    }
    if (key == "number_of" || key == "printed")
        return slot_noun("what") != nullptr && !slot_noun("what")->plural;
    if (key == "of" || key == "not_of")
        return (slot_sort("owner") & sort_of::thing) != 0 && (slot_sort("owner") & sort_of::list) == 0;
    if (key == "in" || key == "not_in") return (slot_sort("place") & (sort_of::place | sort_of::thing)) != 0;
    if (key == "among") {
        const Phrase* noun = slot_noun("what");
        return noun == nullptr || noun->plural || noun->quantity.kind != Quantity::Kind::none;
    }
    if (key == "per") {
        const Phrase* noun = slot_noun("what");
        return noun != nullptr && determiner_is(*noun, "each") &&
               (slot_sort("what") & (sort_of::thing | sort_of::units)) != 0;
    }
    if (key == "with_value" || key == "with_less" || key == "with_more" || key == "with_at_most" ||
        key == "with_at_least") {
        const Phrase* noun = slot_noun("what");
        return noun != nullptr && !noun->determiner && noun->quantity.kind == Quantity::Kind::none &&
               noun->parts.empty();
    }
    if (key == "whose")
        return slot_noun("what") != nullptr && !slot_noun("what")->determiner &&
               slot_noun("what")->parts.empty();
    if (key == "equal_to") {
        // "A number" is one that is chosen.
        const Phrase* noun = slot_noun("amount");
        return (slot_sort("amount") & sort_of::number) != 0 &&
               (noun == nullptr || name(noun->key) != "number" || determiner_is(*noun, "that"));
    }
    // From left to right.
    if ((key == "plus" || key == "minus") && slot_part("right") != no_phrase) {
        const std::string_view right = name(tree.at(slot_part("right")).key);
        if (right == "plus" || right == "minus") return false;
    }
    if ((key == "times" || key == "over") && phrase.slots.size() == 2) {
        const auto is_bare = [&](std::string_view slot) {
            const PhraseId part = slot_part(slot);
            const std::string_view of = part == no_phrase ? std::string_view() : name(tree.at(part).key);
            return of == "plus" || of == "minus" || of == "times" || of == "over";
        };
        if (is_bare("left") || is_bare("right")) return false;
    }
    if (key == "plus" || key == "minus")
        return (slot_sort("left") & sort_of::number) != 0 && (slot_sort("right") & sort_of::number) != 0;
    if (key == "for_each") {
        const Phrase* noun = slot_noun("what");
        return noun == nullptr || (noun->parts.empty() || name(tree.at(noun->parts.back()).key) != "per");
    }
    if (key.starts_with("cond.")) {
        const bool negative = key.ends_with("_no");
        if (key.starts_with("cond.there") || key.starts_with("cond.you_have") ||
            key.starts_with("cond.has") || key.starts_with("cond.holds"))
            return is_no("what") == negative;
        if (key == "cond.none_in") return is_no("left");
        if (key.starts_with("cond.in_range")) {
            const PhraseId range = slot_part("range");
            return range != no_phrase &&
                   (name(tree.at(range).key) == "range" || name(tree.at(range).key) == "or_more" ||
                    tree.at(range).quantity.kind == Quantity::Kind::range);
        }
        if (key.starts_with("cond.in"))
            return !is_no("left") && (slot_sort("place") & (sort_of::place | sort_of::thing)) != 0;
        if (key == "cond.equals" && slot_noun("right") != nullptr && determiner_is(*slot_noun("right"), "no"))
            return false;
    }
    return true;
}

bool is_silent(const PhraseTree& tree, PhraseId id, const Keys& keys) {
    if (id == no_phrase) return false;
    const Phrase& phrase = tree.at(id);
    if (phrase.kind == Phrase::Kind::list) return is_silent(tree, phrase.parts.front(), keys);
    const std::string_view key = keys.describe(phrase.key);
    const bool construction = phrase.kind == Phrase::Kind::construction;
    if (construction && (key == "for_each" || key.ends_with(".subject"))) return false;
    if (construction && key.ends_with(".silent")) return true;
    for (const auto& [slot, part] : phrase.slots) {
        if (phrase.kind == Phrase::Kind::clause && keys.describe(slot) == "actor") return true;
        static constexpr std::array<std::string_view, 7> effects{"vp",      "then", "cost", "arrow",
                                                                 "options", "body", "arms"};
        if (construction && among(keys.describe(slot), effects)) return is_silent(tree, part, keys);
    }
    return false;
}

bool Fits::is_open(const PhraseTree& tree, PhraseId id) const {
    const Phrase& phrase = tree.at(id);
    if (phrase.kind == Phrase::Kind::list) return is_open(tree, phrase.parts.back());
    static constexpr std::array<std::string_view, 5> closed{"stop", "unknown", "do_nothing", "either",
                                                            "group"};
    return phrase.kind == Phrase::Kind::construction && !among(name(phrase.key), closed);
}

// What can be paid or done in one go: clauses, and choices and rows of them.
bool Fits::is_step(const PhraseTree& tree, PhraseId id) const {
    if (id == no_phrase) return false;
    const Phrase& phrase = tree.at(id);
    if (phrase.kind == Phrase::Kind::clause) return true;
    if (phrase.kind == Phrase::Kind::list)
        return std::all_of(phrase.parts.begin(), phrase.parts.end(),
                           [&](PhraseId part) { return is_step(tree, part); });
    if (phrase.kind == Phrase::Kind::construction && name(phrase.key) == "group")
        return is_step(tree, phrase.slots.front().second);
    return phrase.kind == Phrase::Kind::construction && name(phrase.key) == "either";
}

bool Fits::is_plain_number(const PhraseTree& tree, PhraseId id) const {
    if (id == no_phrase) return false;
    const Phrase& phrase = tree.at(id);
    return phrase.kind != Phrase::Kind::construction ||
           (name(phrase.key) != "chosen_number" && name(phrase.key) != "random_number" &&
            name(phrase.key) != "range");
}

// A verb without a subject of its own follows one that has it, never one that is told to you.
bool Fits::list(const PhraseTree& tree, const Phrase& list, bool whole) const {
    if (name(list.key) == "sentences") return !whole || !is_silent(tree, list.parts.front(), keys_);
    // "If …, a, then b": b belongs to the condition, or there would be more than a comma.
    const auto open = [&](PhraseId part) { return is_open(tree, part); };
    if (name(list.key) == "then" && std::any_of(list.parts.begin(), list.parts.end() - 1, open)) return false;
    if (name(list.key) == "then_after" && whole &&
        std::none_of(list.parts.begin(), list.parts.end() - 1, open))
        return false;
    for (std::size_t i = 1; i < list.parts.size(); ++i) {
        const Phrase& before = tree.at(list.parts[i - 1]);
        const bool told = before.kind == Phrase::Kind::clause &&
                          std::none_of(before.slots.begin(), before.slots.end(), [&](const auto& slot) {
                              return name(slot.first) == "subj" || name(slot.first) == "actor";
                          });
        if (told && is_silent(tree, list.parts[i], keys_)) return false;
    }
    return true;
}

} // namespace cantrip::text
