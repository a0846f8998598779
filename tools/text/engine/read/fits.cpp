#include "tools/text/engine/read/fits.hpp"

#include <algorithm>
#include <array>

namespace cantrip::text {
namespace {

unsigned sort_of_type(Type type) {
    switch (type.tag) {
    case TypeTag::number: return sort_of::number;
    case TypeTag::unit:
    case TypeTag::bundle:
    case TypeTag::cost: return sort_of::units | sort_of::thing;
    case TypeTag::counter: return sort_of::number | sort_of::units;
    case TypeTag::thing: return sort_of::thing;
    case TypeTag::list: return sort_of::list | sort_of::thing;
    case TypeTag::place: return sort_of::place | sort_of::thing;
    default: return sort_of::any;
    }
}

template <std::size_t N> bool among(std::string_view word, const std::array<std::string_view, N>& list) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

constexpr std::array<std::string_view, 12> of_numbers{"number_of", "sum_of", "highest_of", "lowest_of", "plus", "minus",
                                                      "over", "chosen_number", "random_number", "tally", "printed", "negative"};
constexpr std::array<std::string_view, 7> of_things{"you", "it", "holder", "team", "winner", "owner_of", "none"};

} // namespace

Fits::Fits(const Program& program, Keys& keys) : p_(program), keys_(keys) {
    const auto know = [&](const auto& table, unsigned sort) {
        for (const auto& declared : table) sorts_[std::string(p_.name_of(declared))] |= sort;
    };
    know(p_.kinds, sort_of::thing);
    know(p_.things, sort_of::thing | sort_of::place);
    know(p_.zones, sort_of::place);
    know(p_.units, sort_of::units | sort_of::number);
    know(p_.groups, sort_of::units | sort_of::thing);
    know(p_.dice, sort_of::number | sort_of::thing);
    for (const Field& field : p_.fields) sorts_[std::string(p_.name_of(field))] |= sort_of_type(field.type);
    for (const Define& define : p_.defines) sorts_[std::string(p_.name_of(define))] |= sort_of_type(define.type);
    for (const Global& global : p_.globals) sorts_[std::string(p_.name_of(global))] |= sort_of_type(global.type);
    for (VerbId id = 0; id < p_.verbs.size(); ++id) {
        verbs_.emplace(p_.name_of(p_.verbs[id]), id);
        for (const Param& param : p_.verbs[id].params) sorts_[std::string(p_.names.text(param.name))] |= sort_of_type(param.type);
    }
    index_nouns();
    sorts_["opponent"] |= sort_of::thing;
    sorts_["amount"] |= sort_of::number;
    for (const Thing& thing : p_.things)
        if (thing.name != no_name) things_[std::string(p_.name_of(thing))] = true;
}

void Fits::index_nouns() {
    const auto know = [&](const auto& table) {
        for (const auto& declared : table) nouns_.insert(keys_.intern(p_.name_of(declared)));
    };
    know(p_.kinds);
    know(p_.things);
    know(p_.zones);
    know(p_.units);
    know(p_.groups);
    know(p_.dice);
    know(p_.globals);
    know(p_.defines);
    know(p_.names_lists);
    know(p_.names_values);
    know(p_.traits);
    for (const Field& field : p_.fields) {
        const std::string kind = field.kind == no_index ? "" : std::string(p_.name_of(p_.kinds[field.kind])) + ".";
        nouns_.insert(keys_.intern(kind + std::string(p_.name_of(field))));
    }
    for (const Verb& verb : p_.verbs) {
        const std::string of(p_.name_of(verb));
        nouns_.insert(keys_.intern("time." + of));
        nouns_.insert(keys_.intern(of + ".amount"));
        for (const Param& param : verb.params) nouns_.insert(keys_.intern(of + "." + std::string(p_.names.text(param.name))));
    }
    for (const Die& die : p_.dice)
        for (const Die::Face& face : die.faces)
            if (face.name != no_name) nouns_.insert(keys_.intern("face." + std::string(p_.names.text(face.name))));
    // What the planner says without a name of the program.
    for (const char* word : {"thing", "player", "card", "action", "opponent", "number", "amount", "time"}) nouns_.insert(keys_.intern(word));
}

bool Fits::noun(const Phrase& phrase) const {
    if (phrase.kind != Phrase::Kind::noun) return true;
    if (!nouns_.contains(phrase.key)) return false;
    // "Own" is said of things; of a number or a place it is the determiner.
    const bool own = std::any_of(phrase.adjectives.begin(), phrase.adjectives.end(), [&](Key adjective) { return name(adjective) == "own"; });
    if (own && (sort_of_key(phrase.key) & sort_of::thing) == 0) return false;
    if (host_ != no_index && determiner_is(phrase, "this") && name(phrase.key) != p_.name_of(p_.kinds[host_])) return false;
    return !phrase.plural || sort_of_key(phrase.key) != sort_of::number;
}

bool Fits::is_thing_name(Key key) const { return things_.contains(name(key)); }

unsigned Fits::sort_of_key(Key key) const {
    const std::string_view word = name(key);
    if (word.starts_with("time.")) return sort_of::time;
    const auto known = sorts_.find(source_name(word));
    return known == sorts_.end() ? sort_of::any : known->second;
}

unsigned Fits::sort(const PhraseTree& tree, PhraseId id) const {
    if (id == no_phrase) return sort_of::any;
    const Phrase& phrase = tree.at(id);
    switch (phrase.kind) {
    case Phrase::Kind::number: return sort_of::number;
    case Phrase::Kind::name: return phrase.key ? sort_of::thing | sort_of::place : sort_of::text;
    case Phrase::Kind::list: {
        unsigned all = sort_of::any;
        for (const PhraseId part : phrase.parts) all &= sort(tree, part);
        return all;
    }
    case Phrase::Kind::noun: {
        unsigned found = sort_of_key(phrase.key);
        if (phrase.quantity.kind != Quantity::Kind::none) found &= ~(sort_of::number | sort_of::place);
        if (phrase.plural && determiner_is(phrase, "that")) found |= sort_of::list;
        return found == 0 ? sort_of::any : found;
    }
    case Phrase::Kind::construction: {
        const std::string_view key = name(phrase.key);
        if (among(key, of_numbers)) return sort_of::number;
        if (among(key, of_things)) return sort_of::thing | sort_of::place;
        if (key == "times") return sort_of::number | sort_of::units;
        if (key == "top_of" || key == "bottom_of" || key == "place_of") return sort_of::place;
        if (key == "whose" && !phrase.slots.empty()) return sort(tree, phrase.slots.front().second);
        if (key == "range" || key == "or_more") return sort_of::number;
        if (key == "some") return sort_of::number;
        if (key == "yes" || key == "no") return sort_of::text;
        return sort_of::any;
    }
    default: return sort_of::any;
    }
}

const Param* Fits::parameter(const Verb& verb, std::string_view slot) const {
    static constexpr std::array<std::pair<std::string_view, TokenKind>, 6> labels{{{"to", TokenKind::kw_to},
                                                                                  {"from", TokenKind::kw_from},
                                                                                  {"on", TokenKind::kw_on},
                                                                                  {"for", TokenKind::kw_for},
                                                                                  {"at", TokenKind::kw_at},
                                                                                  {"along", TokenKind::kw_along}}};
    for (const Param& param : verb.params) {
        bool same = p_.names.text(param.name) == slot;
        for (const auto& [word, label] : labels) same |= word == slot && param.label == label;
        if (same) return &param;
    }
    return nullptr;
}

unsigned Fits::wanted(const Verb& verb, std::string_view slot) const {
    const Param* param = parameter(verb, slot);
    return param == nullptr ? sort_of::any : sort_of_type(param->type);
}

// A worker is nowhere an opponent: there must be things that are both.
bool Fits::can_be(const Phrase& noun, const Param& param) const {
    if (noun.kind != Phrase::Kind::noun || !param.type.is(TypeTag::thing)) return true;
    std::string_view word = name(noun.key);
    if (word == "opponent") word = p_.name_of(p_.kinds[p_.player_kind]);
    const ::cantrip::Symbol symbol = p_.symbol(p_.names.find(word));
    if (symbol.kind != SymbolKind::kind) return true;
    for (KindId kind = 0; kind < p_.kinds.size(); ++kind)
        if (p_.is_a(kind, symbol.index) && p_.is_a(kind, param.type.index)) return true;
    return false;
}

bool Fits::clause(const PhraseTree& tree, const Phrase& clause) const {
    const auto found = verbs_.find(name(clause.key));
    for (const auto& [slot, part] : clause.slots) {
        if (part == no_phrase) continue;
        const unsigned is = sort(tree, part);
        if (name(slot) == "subj") {
            if ((is & sort_of::thing) == 0) return false;
            continue;
        }
        if (name(clause.key) == "choose" && name(slot) == "what" && (is & sort_of::thing) == 0) return false;
        if (found == verbs_.end()) continue;
        if ((is & wanted(p_.verbs[found->second], name(slot))) == 0) return false;
        if (const Param* param = parameter(p_.verbs[found->second], name(slot)); param != nullptr && !can_be(tree.at(part), *param)) return false;
    }
    return true;
}

bool Fits::construction(const PhraseTree& tree, const Phrase& phrase) const {
    const std::string_view key = name(phrase.key);
    const auto slot_sort = [&](std::string_view slot) {
        for (const auto& [key_of, part] : phrase.slots)
            if (name(key_of) == slot) return sort(tree, part);
        return sort_of::any;
    };
    const auto slot_noun = [&](std::string_view slot) -> const Phrase* {
        for (const auto& [key_of, part] : phrase.slots)
            if (name(key_of) == slot && part != no_phrase && tree.at(part).kind == Phrase::Kind::noun) return &tree.at(part);
        return nullptr;
    };
    const auto is_no = [&](std::string_view slot) {
        const Phrase* noun = slot_noun(slot);
        return noun != nullptr && determiner_is(*noun, "no");
    };
    // You are spoken to, never of.
    const auto is_you = [&](std::string_view slot) {
        for (const auto& [key_of, part] : phrase.slots)
            if (name(key_of) == slot && part != no_phrase && tree.at(part).kind == Phrase::Kind::construction && name(tree.at(part).key) == "you") return true;
        return false;
    };
    if (key.ends_with(".subject") && (is_you("subj") || (slot_sort("subj") & sort_of::thing) == 0)) return false;
    if (key == "cond.there_are") return slot_noun("what") != nullptr && slot_noun("what")->quantity.kind != Quantity::Kind::none;
    if (key.ends_with("_you") && key.starts_with("silence") && !is_you("whom") && std::any_of(phrase.slots.begin(), phrase.slots.end(), [&](const auto& slot) { return name(slot.first) == "whom"; })) return false;
    const auto slot_part = [&](std::string_view slot) {
        for (const auto& [key_of, part] : phrase.slots)
            if (name(key_of) == slot) return part;
        return no_phrase;
    };
    if (key == "arrow" && !is_step(tree, slot_part("cost"))) return false;
    if (key == "in_full") return is_step(tree, slot_part("vp"));
    if (key == "arrow_else") {
        const PhraseId arrow = slot_part("arrow");
        return arrow != no_phrase && (name(tree.at(arrow).key) == "arrow" || name(tree.at(arrow).key) == "in_full" || is_step(tree, arrow));
    }
    if (key == "sum_of" || key == "highest_of" || key == "lowest_of") {
        const Phrase* noun = slot_noun("measure");
        return noun != nullptr && !noun->determiner && noun->parts.empty() && noun->quantity.kind == Quantity::Kind::none;
    }
    if (key == "chosen_number" || key == "random_number") {
        const PhraseId range = slot_part("range");
        return range != no_phrase && (name(tree.at(range).key) == "range" || tree.at(range).quantity.kind == Quantity::Kind::range || name(tree.at(range).key) == "or_more");
    }
    if (key == "range") return is_plain_number(tree, slot_part("low")) && is_plain_number(tree, slot_part("high"));
    // Only "as long as" stands behind another repetition.
    if (key.starts_with("repeat") && slot_part("vp") != no_phrase) {
        const std::string_view inner = name(tree.at(slot_part("vp")).key);
        if (inner.starts_with("repeat") && (key != "repeat_while" || inner == "repeat_while")) return false;
    }
    if (key == "repeat") return slot_noun("times") != nullptr && name(slot_noun("times")->key) == "time";
    if (key == "repeat_amount" || key == "choose_some") return (slot_sort(key == "choose_some" ? "n" : "amount") & sort_of::number) != 0;
    if (key == "of" || key == "not_of") {
        // Of several: "of them", or one of those that were spoken of.
        const Phrase* noun = slot_noun("owner");
        if (noun != nullptr && noun->plural && !determiner_is(*noun, "that")) return false;
    }
    if (key == "number_of" || key == "printed") return slot_noun("what") != nullptr && !slot_noun("what")->plural;
    if (key == "of" || key == "not_of") return (slot_sort("owner") & sort_of::thing) != 0 && (slot_sort("owner") & sort_of::list) == 0;
    if (key == "in" || key == "not_in") return (slot_sort("place") & (sort_of::place | sort_of::thing)) != 0;
    if (key == "among") {
        const Phrase* noun = slot_noun("what");
        return noun == nullptr || noun->plural || noun->quantity.kind != Quantity::Kind::none;
    }
    if (key == "per") {
        const Phrase* noun = slot_noun("what");
        return noun != nullptr && determiner_is(*noun, "each") && (slot_sort("what") & (sort_of::thing | sort_of::units)) != 0;
    }
    if (key == "with_value" || key == "with_less" || key == "with_more" || key == "with_at_most" || key == "with_at_least") {
        const Phrase* noun = slot_noun("what");
        return noun != nullptr && !noun->determiner && noun->quantity.kind == Quantity::Kind::none && noun->parts.empty();
    }
    if (key == "whose") return slot_noun("what") != nullptr && !slot_noun("what")->determiner && slot_noun("what")->parts.empty();
    if (key == "equal_to") {
        // "A number" is one that is chosen.
        const Phrase* noun = slot_noun("amount");
        return (slot_sort("amount") & sort_of::number) != 0 && (noun == nullptr || name(noun->key) != "number");
    }
    // From left to right.
    if ((key == "plus" || key == "minus") && slot_part("right") != no_phrase) {
        const std::string_view right = name(tree.at(slot_part("right")).key);
        if (right == "plus" || right == "minus") return false;
    }
    if (key == "plus" || key == "minus") return (slot_sort("left") & sort_of::number) != 0 && (slot_sort("right") & sort_of::number) != 0;
    if (key == "for_each") {
        const Phrase* noun = slot_noun("what");
        return noun == nullptr || (noun->parts.empty() || name(tree.at(noun->parts.back()).key) != "per");
    }
    if (key.starts_with("cond.")) {
        const bool negative = key.ends_with("_no");
        if (key.starts_with("cond.there") || key.starts_with("cond.you_have") || key.starts_with("cond.has") || key.starts_with("cond.holds"))
            return is_no("what") == negative;
        if (key == "cond.none_in") return is_no("left");
        if (key == "cond.in_range" || key == "cond.in_range_not") return slot_sort("range") == sort_of::number;
        if (key.starts_with("cond.in")) return !is_no("left") && (slot_sort("place") & (sort_of::place | sort_of::thing)) != 0;
        if (key == "cond.equals" && slot_noun("right") != nullptr && determiner_is(*slot_noun("right"), "no")) return false;
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
        static constexpr std::array<std::string_view, 7> effects{"vp", "then", "cost", "arrow", "options", "body", "arms"};
        if (construction && among(keys.describe(slot), effects)) return is_silent(tree, part, keys);
    }
    return false;
}

bool Fits::is_open(const PhraseTree& tree, PhraseId id) const {
    const Phrase& phrase = tree.at(id);
    if (phrase.kind == Phrase::Kind::list) return is_open(tree, phrase.parts.back());
    static constexpr std::array<std::string_view, 4> closed{"stop", "unknown", "do_nothing", "either"};
    return phrase.kind == Phrase::Kind::construction && !among(name(phrase.key), closed);
}

// What can be paid or done in one go: clauses, and choices and rows of them.
bool Fits::is_step(const PhraseTree& tree, PhraseId id) const {
    if (id == no_phrase) return false;
    const Phrase& phrase = tree.at(id);
    if (phrase.kind == Phrase::Kind::clause) return true;
    if (phrase.kind == Phrase::Kind::list)
        return std::all_of(phrase.parts.begin(), phrase.parts.end(), [&](PhraseId part) { return is_step(tree, part); });
    return phrase.kind == Phrase::Kind::construction && name(phrase.key) == "either";
}

bool Fits::is_plain_number(const PhraseTree& tree, PhraseId id) const {
    if (id == no_phrase) return false;
    const Phrase& phrase = tree.at(id);
    return phrase.kind != Phrase::Kind::construction || (name(phrase.key) != "chosen_number" && name(phrase.key) != "random_number" && name(phrase.key) != "range");
}

// A verb without a subject of its own follows one that has it, never one that is told to you.
bool Fits::list(const PhraseTree& tree, const Phrase& list, bool whole) const {
    if (name(list.key) == "sentences") return !whole || !is_silent(tree, list.parts.front(), keys_);
    // "If …, a, then b": b belongs to the condition, or there would be more than a comma.
    const auto open = [&](PhraseId part) { return is_open(tree, part); };
    if (name(list.key) == "then" && std::any_of(list.parts.begin(), list.parts.end() - 1, open)) return false;
    if (name(list.key) == "then_after" && whole && std::none_of(list.parts.begin(), list.parts.end() - 1, open)) return false;
    for (std::size_t i = 1; i < list.parts.size(); ++i) {
        const Phrase& before = tree.at(list.parts[i - 1]);
        const bool told = before.kind == Phrase::Kind::clause && std::none_of(before.slots.begin(), before.slots.end(), [&](const auto& slot) {
                              return name(slot.first) == "subj" || name(slot.first) == "actor";
                          });
        if (told && is_silent(tree, list.parts[i], keys_)) return false;
    }
    return true;
}

// What stands at the very end of a phrase: the nearest thing that another part could belong to.
unsigned Fits::last_sort(const PhraseTree& tree, PhraseId id) const {
    if (id == no_phrase) return 0;
    const Phrase& phrase = tree.at(id);
    if (phrase.kind == Phrase::Kind::construction) return phrase.slots.empty() ? 0 : last_sort(tree, phrase.slots.back().second);
    if (phrase.kind != Phrase::Kind::noun) return 0;
    if (!phrase.parts.empty()) return last_sort(tree, phrase.parts.back());
    if (determiner_is(phrase, "that") || determiner_is(phrase, "this") || is_thing_name(phrase.key)) return 0;
    return sort_of_key(phrase.key);
}

bool Fits::attaches(const PhraseTree& tree, PhraseId noun, PhraseId part) const {
    const Phrase& base = tree.at(noun);
    if (base.kind != Phrase::Kind::noun) return false;
    const std::string_view key = name(tree.at(part).key);
    // What was spoken of before is known already.
    if (determiner_is(base, "that") || determiner_is(base, "this") || is_thing_name(base.key)) return false;
    const unsigned is = sort_of_key(base.key);
    // "The number of …" counts.
    if ((key == "of" || key == "among") && name(base.key) == "number") return false;
    if (key == "of") {
        // The nearest noun takes it.
        if (!base.parts.empty() && (last_sort(tree, base.parts.back()) & sort_of::any) != 0 &&
            name(tree.at(base.parts.back()).key) != "per")
            return false;
        return true;
    }
    // Whatever else can stand behind a thing belongs to the nearest one, as it does in the source.
    const bool thing_before = !base.parts.empty() && (last_sort(tree, base.parts.back()) & sort_of::thing) != 0 &&
                              (last_sort(tree, base.parts.back()) & sort_of::place) == 0;
    if (thing_before && (key == "in" || key == "not_in" || key == "with" || key == "without")) return false;
    if (key == "per") return base.quantity.kind != Quantity::Kind::none || (is & sort_of::units) != 0;
    if (key == "equal_to") return base.plural && base.quantity.kind == Quantity::Kind::none && base.parts.empty();
    return (is & sort_of::thing) != 0;
}

} // namespace cantrip::text
