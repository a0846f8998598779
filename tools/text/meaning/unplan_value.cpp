// Values, nouns and conditions.

#include <algorithm>

#include "tools/text/meaning/fits.hpp"
#include "tools/text/meaning/unplanner.hpp"

namespace cantrip::text {
namespace {

std::string number_text(std::int64_t number) { return std::to_string(number / one); }

} // namespace

std::string Unplanner::name_of(Key of) const {
    const std::string_view name = keys_.describe(of);
    return std::string(name.starts_with("time.") ? name.substr(5) : Fits::source_name(name));
}

std::string Unplanner::quantity(const Quantity& q) const {
    switch (q.kind) {
    case Quantity::Kind::exact: return number_text(q.low);
    case Quantity::Kind::variable: return std::string(1, q.letter);
    case Quantity::Kind::range: return number_text(q.low) + ".." + number_text(q.high);
    case Quantity::Kind::or_more:
    case Quantity::Kind::at_least: return number_text(q.low) + " or more";
    case Quantity::Kind::up_to:
    case Quantity::Kind::at_most: return "up to " + number_text(q.low);
    case Quantity::Kind::exactly: return "exactly " + number_text(q.low);
    case Quantity::Kind::any_number: return "any number of";
    default: throw Wrong{};
    }
}

std::string Unplanner::value(PhraseId id) {
    if (id == no_phrase) throw Wrong{};
    const Phrase& phrase = at(id);
    switch (phrase.kind) {
    case Phrase::Kind::number:
        if (phrase.quantity.kind == Quantity::Kind::range) return quantity(phrase.quantity);
        return (phrase.quantity.low < 0 ? "-" + number_text(-phrase.quantity.low)
                                        : quantity(phrase.quantity));
    case Phrase::Kind::noun: return noun(id, false);
    case Phrase::Kind::name: {
        if (phrase.key) return name_of(phrase.key);
        // The text itself, as it was given.
        const std::string& place = phrase.names.front().second;
        const std::size_t begin = std::stoul(place), end = std::stoul(place.substr(place.find(' ')));
        return "\"" + std::string(text_.substr(begin, end - begin)) + "\"";
    }
    case Phrase::Kind::list: {
        std::string out;
        for (const PhraseId part : phrase.parts)
            out += (out.empty() ? "" : key(id) == "and" ? " + " : " or ") + value(part);
        return out;
    }
    case Phrase::Kind::construction: return value_construction(id);
    case Phrase::Kind::predicate: return name_of(phrase.key);
    case Phrase::Kind::clause: break;
    }
    throw Wrong{};
}

// In a sum: with brackets unless it is one word or number.
std::string Unplanner::operand(PhraseId id) {
    const std::string text = value(id);
    const bool sum = is(id, "plus") || is(id, "minus") || is(id, "times") || is(id, "over");
    return sum ? "(" + text + ")" : text;
}

std::string Unplanner::only_number(std::string_view verb) const {
    const Symbol found = p_.symbol(p_.names.find(verb));
    if (found.kind != SymbolKind::verb) throw Wrong{};
    if (p_.verbs[found.index].counted) return "amount";
    for (const Param& param : p_.verbs[found.index].params)
        if (param.type.is(TypeTag::number)) return std::string(p_.names.text(param.name));
    throw Wrong{};
}

std::string Unplanner::value_construction(PhraseId id) {
    const std::string_view name = key(id);
    const auto part = [&](const char* of) { return value(slot(id, of)); };
    if (name == "you.other") return "you";
    if (name == "you" || name == "it" || name == "holder" || name == "team" || name == "winner" ||
        name == "none" || name == "yes" || name == "no") {
        if (name == "it" && !names_candidate_) throw Wrong{};
        return std::string(name);
    }
    if (name == "whose") return name_of(at(slot(id, "what")).key) + " of it";
    if (name == "owner_of") return "owner of " + part("what");
    if (name == "heading_of") return std::string(key(slot(id, "label")).substr(6)) + " of " + part("what");
    if (name == "top_of") return "top of " + part("place");
    if (name == "bottom_of") return "bottom of " + part("place");
    if (name == "place_of") return "zone of " + part("what");
    if (name == "number_of") return "count of " + noun(slot(id, "what"), true);
    if (name == "sum_of" || name == "highest_of" || name == "lowest_of")
        return std::string(name == "sum_of"       ? "sum of "
                           : name == "highest_of" ? "highest "
                                                  : "lowest ") +
               name_of(at(slot(id, "measure")).key) + " of " + noun(slot(id, "what"), true);
    if (name == "plus") return operand(slot(id, "left")) + " + " + operand(slot(id, "right"));
    if (name == "minus") return operand(slot(id, "left")) + " - " + operand(slot(id, "right"));
    if (name == "times") return operand(slot(id, "left")) + " times " + operand(slot(id, "right"));
    if (name == "over") return operand(slot(id, "left")) + " over " + operand(slot(id, "right"));
    if (name == "bracketed") return "(" + part("n") + ")";
    if (name == "range") return part("low") + ".." + part("high");
    if (name == "or_more") return part("n") + "..";
    if (name == "chosen_number") return "choose " + part("range");
    if (name == "random_number") return "random " + part("range");
    if (name == "rolled") return "random " + name_of(at(slot(id, "die")).key);
    if (name == "tally")
        return "tally of " + pattern(slot(id, "event")) + " this " + name_of(at(slot(id, "time")).key);
    if (name == "tally_amount") {
        const std::string event = pattern(slot(id, "event"));
        return "tally of " + only_number(event.substr(0, event.find(' '))) + " of " + event + " this " +
               name_of(at(slot(id, "time")).key);
    }
    if (name == "printed") return "printed " + name_of(at(slot(id, "what")).key) + " in " + part("where");
    if (name == "whose_printed")
        return "printed " + name_of(at(slot(id, "what")).key) + " in " +
               std::string(key(slot(id, "label")).substr(6)) + " of it";
    if (name == "negative") return "-" + part("n");
    throw Wrong{};
}

// "that card": which of those that were spoken of.
std::string Unplanner::spoken_of(const Phrase& noun) {
    const std::string name = name_of(noun.key);
    std::vector<const Named*> fitting;
    for (auto known = named_.rbegin(); known != named_.rend(); ++known) {
        if (name_of(known->key) != name || known->plural != noun.plural) continue;
        const bool told = std::any_of(fitting.begin(), fitting.end(), [&](const Named* other) {
            return known->mark < 0 ? other->source == known->source : other->mark == known->mark;
        });
        if (!told) fitting.push_back(&*known);
    }
    if (fitting.empty()) throw Wrong{};
    const Named* found = fitting[pick(fitting.size())];
    if (found->mark < 0) return found->source;
    const auto [place, fresh] = marks_.emplace(found->mark, "");
    if (fresh) place->second = "named_" + std::to_string(++next_name_);
    return place->second;
}

std::string Unplanner::noun(PhraseId id, bool in_pattern) {
    if (id == no_phrase) throw Wrong{};
    const Phrase& phrase = at(id);
    if (phrase.kind != Phrase::Kind::noun) return value(id);
    const bool of_that_sort =
        std::any_of(phrase.adjectives.begin(), phrase.adjectives.end(),
                    [&](Key adjective) { return keys_.describe(adjective) == "of_that_sort"; });
    Phrase sort_said;
    sort_said.key = phrase.key;
    const std::string name = of_that_sort ? spoken_of(sort_said) : name_of(phrase.key);
    std::string_view determiner = phrase.determiner ? keys_.describe(phrase.determiner) : std::string_view();
    if (determiner == "the_one") determiner = "the";
    // "A card of your choice" is any card.
    const auto is_any = [&](Key adjective) { return keys_.describe(adjective) == "any"; };
    if (determiner == "a" && std::any_of(phrase.adjectives.begin(), phrase.adjectives.end(), is_any))
        determiner = "any";
    const auto place = places_.find(id);
    const bool placed = place != places_.end();
    // A name is no place: "dream “First dream”" is the one of that name.
    if (placed && at(place->second).kind != Phrase::Kind::noun) {
        if (at(place->second).kind != Phrase::Kind::name || !determiner.empty() || !phrase.parts.empty())
            throw Wrong{};
        return value(place->second);
    }
    if (placed && (determiner == "that" || determiner == "this")) throw Wrong{};
    const ::cantrip::Symbol symbol = symbol_of(name);
    if (determiner == "that") return spoken_of(phrase);
    if (determiner == "this") {
        host_kind_ = name;
        return "this";
    }
    if (symbol.kind == SymbolKind::thing && determiner.empty() &&
        phrase.quantity.kind == Quantity::Kind::none)
        return name;
    const bool sort =
        symbol.kind == SymbolKind::kind || name == "opponent" || symbol.kind == SymbolKind::names_list;
    const bool units = symbol.kind == SymbolKind::unit || symbol.kind == SymbolKind::group;
    const bool counted = phrase.quantity.kind != Quantity::Kind::none;
    const bool worked_out = std::any_of(phrase.parts.begin(), phrase.parts.end(),
                                        [&](PhraseId part) { return is(part, "equal_to"); });
    const bool member =
        !sort && !counted && !worked_out &&
        (!units || determiner == "zone.your" || determiner == "zone.their" || determiner == "your_own" ||
         determiner == "the" || (!phrase.parts.empty() && is(phrase.parts.front(), "of")));
    // Somebody's number, zone or unit; a field may have the name of a kind.
    bool owned = sort && !counted && phrase.adjectives.empty() && phrase.parts.size() == 1 &&
                 is(phrase.parts.front(), "of") && (determiner.empty() || determiner == "the");
    if (owned) {
        const Fits::Belongs how =
            symbol.kind == SymbolKind::kind
                ? fits_.belongs(tree_, KindId(symbol.index), slot(phrase.parts.front(), "owner"))
                : Fits::Belongs::either;
        owned = how == Fits::Belongs::either ? pick(2) == 0 : how == Fits::Belongs::member;
    }
    if (!placed && (member || owned) &&
        (determiner.empty() || determiner == "the" || determiner.starts_with("zone.") ||
         determiner == "your_own")) {
        std::string text = name;
        for (const PhraseId part : phrase.parts) {
            if (!is(part, "of")) throw Wrong{};
            text += " of " + value(slot(part, "owner"));
        }
        if (determiner == "your_own" || (determiner == "zone.your" && (subjects_ > 0 || owners_said())))
            text += " of you";
        return text;
    }
    std::string text;
    const auto put = [&](const std::string& word) { text += (text.empty() ? "" : " ") + word; };
    // "First card": in a language without articles.
    const bool ordered = std::any_of(phrase.adjectives.begin(), phrase.adjectives.end(), [&](Key adjective) {
        return keys_.describe(adjective) == "first" || keys_.describe(adjective) == "last";
    });
    // "The only site" has a word of its own everywhere; told by more than that, it may look like any site.
    const bool may_be_the = symbol.kind == SymbolKind::names_list ||
                            std::any_of(phrase.parts.begin(), phrase.parts.end(), [&](PhraseId part) {
                                return is_list(part, "ranks") || is(part, "with_highest") ||
                                       is(part, "with_lowest") || is(part, "with_first");
                            });
    const std::string_view article =
        ordered && determiner.empty() && !in_pattern ? std::string_view("the") : determiner;
    if (!in_pattern) {
        if (counted && phrase.quantity.kind == Quantity::Kind::any_number)
            put("any number of");
        else if (!article.empty() && (article != "any" || (sort && !counted)))
            put(article == "whichever" ? "any" : std::string(article));
        else if (!counted && !worked_out && sort && article.empty())
            put(may_be_the && pick(2) == 0 ? "the" : "a");
    } else if ((determiner == "no" && !forbids_) || determiner == "another") {
        put(std::string(determiner));
    }
    if (in_pattern && determiner == "any" && !counted) put("any");
    std::string before, adjectives;
    for (const Key adjective : phrase.adjectives) {
        const std::string word = name_of(adjective);
        if (word == "own" || word == "any" || word == "of_that_sort") continue;
        if (word == "other" || word == "first" || word == "last")
            before += word + " ";
        else if (word == "of_one_sort")
            adjectives += "one ";
        else
            adjectives += word + " ";
    }
    const bool modified_first = !article.empty() || (counted && determiner == "any");
    if (modified_first && determiner != "any" && !before.empty()) {
        put(before.substr(0, before.size() - 1));
        before.clear();
    }
    if (counted && phrase.quantity.kind != Quantity::Kind::any_number) put(quantity(phrase.quantity));
    for (const PhraseId part : phrase.parts)
        if (is(part, "equal_to")) put("(" + value(slot(part, "amount")) + ")");
    if ((counted || worked_out) && determiner == "any") put("any");
    if (!before.empty()) put(before.substr(0, before.size() - 1));
    if (!adjectives.empty()) put(adjectives.substr(0, adjectives.size() - 1));
    put(name);
    text += filters(phrase, placed ? place->second : no_phrase);
    return text;
}

std::string Unplanner::filters(const Phrase& noun, PhraseId place) {
    std::string text;
    for (const Key adjective : noun.adjectives)
        if (keys_.describe(adjective) == "own") text += " of you";
    const bool outer = names_candidate_;
    names_candidate_ = true;
    const auto owns = [&](PhraseId part) { return is(part, "of") || is(part, "not_of"); };
    // Whose it is stands before where it is, or it would be the place that is somebody's.
    for (const bool owner : {true, false}) {
        if (!owner && place != no_phrase) text += " in " + may_be_named(place, value(place));
        for (const PhraseId part : noun.parts)
            if ((place == no_phrase ? owner : owns(part) == owner) && !is(part, "equal_to") &&
                !is(part, "per"))
                text += " " + filter(part, noun);
    }
    names_candidate_ = outer;
    for (const PhraseId part : noun.parts)
        if (is(part, "per")) text += " " + filter(part, noun);
    return text;
}

std::string Unplanner::filter(PhraseId part, const Phrase& of) {
    if (is_list(part, "ranks")) {
        std::string out;
        for (const PhraseId rank : at(part).parts)
            out += (out.empty() ? "with " : " then ") + filter(rank, {}).substr(5);
        return out;
    }
    const std::string_view name = key(part);
    const auto inner = [&](const char* which) { return value(slot(part, which)); };
    const auto measure = [&] {
        const PhraseId what = slot(part, "what");
        return at(what).kind == Phrase::Kind::noun ? name_of(at(what).key) : "(" + value(what) + ")";
    };
    if (name == "of" && in_pattern_ && at(slot(part, "owner")).kind == Phrase::Kind::noun) {
        const Phrase& owner = at(slot(part, "owner"));
        const std::string text =
            noun(slot(part, "owner"), !owner.determiner || keys_.describe(owner.determiner) == "a");
        mention(owner.key, name_of(owner.key), false);
        return "of " + text;
    }
    if (name == "of") return "of " + inner("owner");
    if (name == "not_of") return "not of " + inner("owner");
    if (name == "in") return "in " + inner("place");
    if (name == "not_in") return "not in " + inner("place");
    if (name == "among") return "in " + may_be_named(slot(part, "what"), inner("what"));
    if (name == "among_them") {
        Phrase them;
        std::vector<const Named*> lists;
        for (auto known = named_.rbegin(); known != named_.rend(); ++known)
            if (known->plural) lists.push_back(&*known);
        if (lists.empty()) throw Wrong{};
        them.key = lists[pick(lists.size())]->key;
        them.plural = true;
        return "in " + spoken_of(them);
    }
    if (name == "from_to") return "in " + inner("range");
    if (name == "not_with") return "not with " + noun(slot(part, "what"), true);
    if (name == "with" || name == "without") {
        const PhraseId what = slot(part, "what");
        std::string had = noun(what, true);
        const bool none = name == "without";
        // What follows would belong to the last noun.
        if (part != of.parts.back() && at(what).kind == Phrase::Kind::noun &&
            is_kind(name_of(at(what).key)) && at(what).quantity.kind == Quantity::Kind::none) {
            if (had.starts_with("a ") || had.starts_with("no ")) had = had.substr(had.find(' ') + 1);
            return std::string("where (") + (none ? "no " : "any ") + had + " in it)";
        }
        if (at(what).kind == Phrase::Kind::noun && at(what).quantity.kind == Quantity::Kind::none) {
            if (had.starts_with("a ") || had.starts_with("no ")) had = had.substr(had.find(' ') + 1);
            had = (none ? "no " : "a ") + had;
        }
        return "with " + had;
    }
    if (name == "except") return "except " + inner("what");
    if (name == "that" || name == "where") return "where (" + condition(slot(part, "cond")) + ")";
    if (name == "that_is_not") return "where (it is not " + name_of(at(slot(part, "what")).key) + ")";
    if (name == "with_value") return "where (" + measure() + " of it is " + inner("value") + ")";
    if (name == "with_less") return "where (" + measure() + " of it < " + inner("value") + ")";
    if (name == "with_at_most") return "where (" + measure() + " of it <= " + inner("value") + ")";
    if (name == "with_more") return "where (" + measure() + " of it > " + inner("value") + ")";
    if (name == "with_at_least") return "where (" + measure() + " of it >= " + inner("value") + ")";
    if (name == "with_highest") return "with highest " + measure();
    if (name == "with_lowest") return "with lowest " + measure();
    if (name == "with_first") return "with first";
    if (name == "within") {
        const std::string distance = inner("distance");
        return "within " + (distance.find(' ') == std::string::npos ? distance : "(" + distance + ")") +
               " of " + inner("of");
    }
    if (name == "next_to") return "next to " + inner("what");
    if (name == "nearest_to") return "nearest to " + inner("what");
    if (name == "reachable_from") return "reachable from " + inner("what");
    if (name == "per") return "per " + noun(slot(part, "what"), true);
    throw Wrong{};
}

// What was said apart from its noun: "move a card from your hand" is a card in your hand.
void Unplanner::put_together(const Phrase& said) {
    PhraseId noun = no_phrase, place = no_phrase;
    for (const auto& [name, part] : said.slots) {
        const std::string_view word = keys_.describe(name);
        if (word == "apart")
            place = part;
        else if (noun == no_phrase && word != "subj" && word != "actor")
            noun = part;
    }
    if (place != no_phrase && noun != no_phrase) places_[noun] = place;
}

// ---- conditions

std::string Unplanner::condition(PhraseId id) {
    if (id == no_phrase) throw Wrong{};
    if (at(id).kind == Phrase::Kind::list) {
        std::string out;
        for (const PhraseId part : at(id).parts) {
            std::string one_of = condition(part);
            if (key(id) == "and" && is_list(part, "or")) one_of = "(" + one_of + ")";
            out += (out.empty() ? "" : key(id) == "and" ? " and " : " or ") + one_of;
        }
        return out;
    }
    if (at(id).kind != Phrase::Kind::construction) throw Wrong{};
    return condition_construction(id);
}

std::string Unplanner::condition_construction(PhraseId id) {
    std::string_view name = key(id);
    if (!name.starts_with("cond.")) throw Wrong{};
    name.remove_prefix(5);
    put_together(at(id));
    if (name == "not") return "not (" + condition(slot(id, "cond")) + ")";
    if (name == "either") return "(" + condition(slot(id, "options")) + ")";
    if (name == "group") return "(" + condition(slot(id, "cond")) + ")";
    if (name == "can_subject") return "can " + step(slot(id, "vp"));
    if (name == "can_subject_not") return "not (can " + step(slot(id, "vp")) + ")";
    if (name == "can") return "can " + step(slot(id, "vp"));
    if (name == "can_not") return "not (can " + step(slot(id, "vp")) + ")";
    if (name == "never")
        return "tally of " + pattern(slot(id, "event")) + " this " + name_of(at(slot(id, "time")).key) +
               " is 0";
    if (name == "there_are") {
        const PhraseId what = slot(id, "what");
        if (at(what).kind != Phrase::Kind::noun) throw Wrong{};
        const Quantity& q = at(what).quantity;
        const std::string counted = noun(what, true);
        const auto space = counted.find(q.kind == Quantity::Kind::or_more ? "or more " : "up to ");
        if (space == std::string::npos) throw Wrong{};
        const std::string rest = q.kind == Quantity::Kind::or_more ? counted.substr(space + 8)
                                                                   : counted.substr(counted.find(' ', 6) + 1);
        return "count of " + rest + (q.kind == Quantity::Kind::or_more ? " >= " : " <= ") +
               number_text(q.low);
    }
    if (name == "there_is" || name == "there_is_no") {
        const PhraseId what = slot(id, "what");
        std::string text = noun(what, false);
        if (name == "there_is") {
            if (text.starts_with("another ")) return "any other " + text.substr(text.find(' ') + 1);
            if (!text.starts_with("a ") && !text.starts_with("any ")) throw Wrong{};
            text = "any " + text.substr(text.find(' ') + 1);
        }
        return text;
    }
    bool no = false, was = false;
    const auto cut = [&](std::string_view end) {
        if (!name.ends_with(end)) return false;
        name.remove_suffix(end.size());
        return true;
    };
    no = cut("_not") || cut("_no");
    was = cut("_was");
    const std::string be = std::string(was ? "was" : "is") + (no ? " not " : " ");
    // One of it, in a language without articles.
    const auto had = [&] {
        const PhraseId what = slot(id, "what");
        const bool bare = what != no_phrase && at(what).kind == Phrase::Kind::noun && !at(what).determiner &&
                          at(what).quantity.kind == Quantity::Kind::none;
        return bare ? "a " + noun(what, true) : noun(what, false);
    };
    if (name == "you_have") return std::string(was ? "you had " : "you have ") + had();
    if (name == "has") return value(slot(id, "who")) + (was ? " had " : " has ") + had();
    // "In whose hand there is a card" was a condition of the card.
    if (name == "holds" && !was && is(slot(id, "place"), "whose") && pick(2) == 0) {
        const std::string what = noun(slot(id, "what"), true);
        return (no ? "no " : "any ") + (what.starts_with("no ") ? what.substr(3) : what) + " in " +
               value(slot(id, "place"));
    }
    if (name == "holds") return value(slot(id, "place")) + (was ? " had " : " has ") + had();
    if (name == "you_are_in") return "you are in " + value(slot(id, "place"));
    if (name == "you_are") {
        const std::string what = name_of(at(slot(id, "what")).key);
        return "you are " + (is_kind(what) ? "a " + what : what);
    }
    const std::string left = value(slot(id, "left"));
    if (name == "yours") return "owner of " + left + " " + be + "you";
    if (name == "is") {
        const std::string what = name_of(at(slot(id, "what")).key);
        return left + " " + be + (is_kind(what) ? "a " : "") + what;
    }
    if (name == "equals" || name == "same") return left + " " + be + operand(slot(id, "right"));
    if (name == "in" || name == "none_in") return left + " " + be + "in " + value(slot(id, "place"));
    if (name == "among") return left + " " + be + "in " + value(slot(id, "what"));
    if (name == "in_range") return left + " " + be + "in " + value(slot(id, "range"));
    if (name == "within")
        return left + " " + be + "within " + value(slot(id, "distance")) + " of " + value(slot(id, "of"));
    if (name == "next_to") return left + " " + be + "next to " + value(slot(id, "what"));
    if (name == "reachable") return left + " " + be + "reachable from " + value(slot(id, "what"));
    if (name.starts_with("define."))
        return left + " " + be + std::string(name.substr(7)) + " in " + value(slot(id, "right"));
    static const std::map<std::string_view, const char*> compares{
        {"less", "<"}, {"at_most", "<="}, {"more", ">"}, {"at_least", ">="}};
    const auto compare = compares.find(name);
    if (compare == compares.end()) throw Wrong{};
    if (no || was) return left + " " + be + compare->second + " " + operand(slot(id, "right"));
    return left + " " + compare->second + " " + operand(slot(id, "right"));
}

} // namespace cantrip::text
