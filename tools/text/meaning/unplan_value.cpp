// Values, nouns and conditions.

#include <algorithm>
#include <array>

#include "tools/text/meaning/fits.hpp"
#include "tools/text/meaning/unplanner.hpp"

namespace cantrip::text {
namespace {

std::string number_text(std::int64_t number) { return std::to_string(number / one); }

} // namespace

std::string Unplanner::name_of(Key of) const { return std::string(Fits::source_name(keys_.describe(of))); }

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
            out += (out.empty() ? "" : is_list(id, Join::and_) ? " + " : " or ") + value(part);
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
    const bool sum = is(id, Con::plus) || is(id, Con::minus) || is(id, Con::times) || is(id, Con::over);
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
    const Con name = con(id);
    const auto part = [&](Slot of) { return value(slot(id, of)); };
    if (name == Con::you_other) return "you";
    if (name == Con::you || name == Con::it || name == Con::holder || name == Con::team ||
        name == Con::winner || name == Con::none || name == Con::yes || name == Con::no) {
        if (name == Con::it && !names_candidate_) throw Wrong{};
        return std::string(row_of(name).key);
    }
    if (name == Con::whose) return name_of(at(slot(id, Slot::what)).key) + " of it";
    if (name == Con::owner_of) return "owner of " + part(Slot::what);
    if (name == Con::heading_of) return member(slot(id, Slot::label)) + " of " + part(Slot::what);
    if (name == Con::top_of) return "top of " + part(Slot::place);
    if (name == Con::bottom_of) return "bottom of " + part(Slot::place);
    if (name == Con::place_of) return "zone of " + part(Slot::what);
    if (name == Con::number_of) return "count of " + noun(slot(id, Slot::what), true);
    if (name == Con::sum_of || name == Con::highest_of || name == Con::lowest_of)
        return std::string(name == Con::sum_of       ? "sum of "
                           : name == Con::highest_of ? "highest "
                                                     : "lowest ") +
               name_of(at(slot(id, Slot::measure)).key) + " of " + noun(slot(id, Slot::what), true);
    if (name == Con::plus) return operand(slot(id, Slot::left)) + " + " + operand(slot(id, Slot::right));
    if (name == Con::minus) return operand(slot(id, Slot::left)) + " - " + operand(slot(id, Slot::right));
    if (name == Con::times) return operand(slot(id, Slot::left)) + " times " + operand(slot(id, Slot::right));
    if (name == Con::over) return operand(slot(id, Slot::left)) + " over " + operand(slot(id, Slot::right));
    if (name == Con::bracketed) return "(" + part(Slot::n) + ")";
    if (name == Con::range) return part(Slot::low) + ".." + part(Slot::high);
    if (name == Con::or_more) return part(Slot::n) + "..";
    if (name == Con::chosen_number) return "choose " + part(Slot::range);
    if (name == Con::random_number) return "random " + part(Slot::range);
    if (name == Con::rolled) return "random " + name_of(at(slot(id, Slot::die)).key);
    if (name == Con::tally)
        return "tally of " + pattern(slot(id, Slot::event)) + " this " +
               name_of(at(slot(id, Slot::time)).key);
    if (name == Con::tally_amount) {
        const std::string event = pattern(slot(id, Slot::event));
        return "tally of " + only_number(event.substr(0, event.find(' '))) + " of " + event + " this " +
               name_of(at(slot(id, Slot::time)).key);
    }
    if (name == Con::printed)
        return "printed " + name_of(at(slot(id, Slot::what)).key) + " in " + part(Slot::where);
    if (name == Con::whose_printed)
        return "printed " + name_of(at(slot(id, Slot::what)).key) + " in " + member(slot(id, Slot::label)) +
               " of it";
    if (name == Con::negative) return "-" + part(Slot::n);
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
    const bool of_that_sort = std::any_of(phrase.adjectives.begin(), phrase.adjectives.end(),
                                          [&](Key adjective) { return adjective == Word::of_that_sort; });
    Phrase sort_said;
    sort_said.key = phrase.key;
    const std::string name = of_that_sort ? spoken_of(sort_said) : name_of(phrase.key);
    Key determiner = phrase.determiner;
    if (determiner == Word::the_one) determiner = key_of(Word::the);
    // "A card of your choice" is any card.
    const auto is_any = [](Key adjective) { return adjective == Word::any; };
    if (determiner == Word::a && std::any_of(phrase.adjectives.begin(), phrase.adjectives.end(), is_any))
        determiner = key_of(Word::any);
    const auto place = places_.find(id);
    const bool placed = place != places_.end();
    // A name is no place: "dream “First dream”" is the one of that name.
    if (placed && at(place->second).kind != Phrase::Kind::noun) {
        if (at(place->second).kind != Phrase::Kind::name || determiner || !phrase.parts.empty())
            throw Wrong{};
        return value(place->second);
    }
    if (placed && (determiner == Word::that || determiner == Word::this_)) throw Wrong{};
    const ::cantrip::Symbol symbol = symbol_of(name);
    if (determiner == Word::that) return spoken_of(phrase);
    if (determiner == Word::this_) {
        host_kind_ = name;
        return "this";
    }
    if (symbol.kind == SymbolKind::thing && !determiner && phrase.quantity.kind == Quantity::Kind::none)
        return name;
    const bool sort = symbol.kind == SymbolKind::kind || phrase.key == Word::opponent ||
                      symbol.kind == SymbolKind::names_list;
    const bool units = symbol.kind == SymbolKind::unit || symbol.kind == SymbolKind::group;
    const bool counted = phrase.quantity.kind != Quantity::Kind::none;
    const bool worked_out = std::any_of(phrase.parts.begin(), phrase.parts.end(),
                                        [&](PhraseId part) { return is(part, Con::equal_to); });
    const bool member = !sort && !counted && !worked_out &&
                        (!units || determiner == Word::zone_your || determiner == Word::zone_their ||
                         determiner == Word::your_own || determiner == Word::the ||
                         (!phrase.parts.empty() && is(phrase.parts.front(), Con::of)));
    // Somebody's number, zone or unit; a field may have the name of a kind.
    bool owned = sort && !counted && phrase.adjectives.empty() && phrase.parts.size() == 1 &&
                 is(phrase.parts.front(), Con::of) && (!determiner || determiner == Word::the);
    if (owned) {
        const Fits::Belongs how =
            symbol.kind == SymbolKind::kind
                ? fits_.belongs(tree_, KindId(symbol.index), slot(phrase.parts.front(), Slot::owner))
                : Fits::Belongs::either;
        owned = how == Fits::Belongs::either ? pick(2) == 0 : how == Fits::Belongs::member;
    }
    if (!placed && (member || owned) &&
        (!determiner || determiner == Word::the || determiner == Word::zone_your ||
         determiner == Word::zone_their || determiner == Word::your_own)) {
        std::string text = name;
        for (const PhraseId part : phrase.parts) {
            if (!is(part, Con::of)) throw Wrong{};
            text += " of " + value(slot(part, Slot::owner));
        }
        if (determiner == Word::your_own ||
            (determiner == Word::zone_your && (subjects_ > 0 || owners_said())))
            text += " of you";
        return text;
    }
    std::string text;
    const auto put = [&](const std::string& word) { text += (text.empty() ? "" : " ") + word; };
    // "First card": in a language without articles.
    const bool ordered = std::any_of(phrase.adjectives.begin(), phrase.adjectives.end(), [&](Key adjective) {
        return adjective == Word::first || adjective == Word::last;
    });
    // "The only site" has a word of its own everywhere; told by more than that, it may look like any site.
    const bool may_be_the = symbol.kind == SymbolKind::names_list ||
                            std::any_of(phrase.parts.begin(), phrase.parts.end(), [&](PhraseId part) {
                                return is_list(part, Join::ranks) || is(part, Con::with_highest) ||
                                       is(part, Con::with_lowest) || is(part, Con::rank_first);
                            });
    const Key article = ordered && !determiner && !in_pattern ? key_of(Word::the) : determiner;
    // "Another card", also in a language without articles.
    const auto other = [](Key adjective) { return adjective == Word::other; };
    bool another = false;
    if (!in_pattern) {
        if (counted && phrase.quantity.kind == Quantity::Kind::any_number)
            put("any number of");
        else if (article && (article != Word::any || (sort && !counted)))
            put(article == Word::whichever ? "any" : std::string(keys_.describe(article)));
        else if (!counted && !worked_out && sort && !article) {
            const bool the = may_be_the && pick(2) == 0;
            another = !the && std::any_of(phrase.adjectives.begin(), phrase.adjectives.end(), other);
            put(the ? "the" : another ? "another" : "a");
        }
    } else if ((determiner == Word::no && !forbids_) || determiner == Word::another) {
        put(std::string(keys_.describe(determiner)));
    }
    if (in_pattern && determiner == Word::any && !counted) put("any");
    const auto is_random = [](Key adjective) { return adjective == Word::random; };
    const bool random = counted && std::any_of(phrase.adjectives.begin(), phrase.adjectives.end(), is_random);
    if (random) put("random");
    std::string before, adjectives;
    for (const Key adjective : phrase.adjectives) {
        const std::string word = name_of(adjective);
        static constexpr std::array said_apart{Word::own, Word::any, Word::of_that_sort};
        static constexpr std::array said_before{Word::other, Word::first, Word::last};
        if (is_among(adjective, said_apart) || (random && is_random(adjective)) ||
            (another && other(adjective)))
            continue;
        if (is_among(adjective, said_before))
            before += word + " ";
        else if (adjective == Word::of_one_sort)
            adjectives += "one ";
        else
            adjectives += word + " ";
    }
    const bool modified_first = article || (counted && determiner == Word::any);
    if (modified_first && determiner != Word::any && !before.empty()) {
        put(before.substr(0, before.size() - 1));
        before.clear();
    }
    if (counted && phrase.quantity.kind != Quantity::Kind::any_number) put(quantity(phrase.quantity));
    for (const PhraseId part : phrase.parts)
        if (is(part, Con::equal_to)) put("(" + value(slot(part, Slot::amount)) + ")");
    if ((counted || worked_out) && determiner == Word::any) put("any");
    if (!before.empty()) put(before.substr(0, before.size() - 1));
    if (!adjectives.empty()) put(adjectives.substr(0, adjectives.size() - 1));
    put(name);
    text += filters(phrase, placed ? place->second : no_phrase);
    return text;
}

std::string Unplanner::filters(const Phrase& noun, PhraseId place) {
    std::string text;
    for (const Key adjective : noun.adjectives)
        if (adjective == Word::own) text += " of you";
    const bool outer = names_candidate_;
    names_candidate_ = true;
    const auto owns = [&](PhraseId part) { return is(part, Con::of) || is(part, Con::not_of); };
    // Whose it is stands before where it is, or it would be the place that is somebody's.
    for (const bool owner : {true, false}) {
        if (!owner && place != no_phrase) text += " in " + may_be_named(place, value(place));
        for (const PhraseId part : noun.parts)
            if ((place == no_phrase ? owner : owns(part) == owner) && !is(part, Con::equal_to) &&
                !is(part, Con::per))
                text += " " + filter(part, noun);
    }
    names_candidate_ = outer;
    for (const PhraseId part : noun.parts)
        if (is(part, Con::per)) text += " " + filter(part, noun);
    return text;
}

std::string Unplanner::filter(PhraseId part, const Phrase& of) {
    if (is_list(part, Join::ranks)) {
        std::string out;
        for (const PhraseId rank : at(part).parts)
            out += (out.empty() ? "with " : " then ") + filter(rank, {}).substr(5);
        return out;
    }
    const Con name = con(part);
    const auto inner = [&](Slot which) { return value(slot(part, which)); };
    const auto measure = [&] {
        const PhraseId what = slot(part, Slot::what);
        return at(what).kind == Phrase::Kind::noun ? name_of(at(what).key) : "(" + value(what) + ")";
    };
    if (name == Con::of && in_pattern_ && at(slot(part, Slot::owner)).kind == Phrase::Kind::noun) {
        const Phrase& owner = at(slot(part, Slot::owner));
        const std::string text =
            noun(slot(part, Slot::owner), !owner.determiner || owner.determiner == Word::a);
        mention(owner.key, name_of(owner.key), false);
        return "of " + text;
    }
    if (name == Con::of) return "of " + inner(Slot::owner);
    if (name == Con::not_of) return "not of " + inner(Slot::owner);
    if (name == Con::in) return "in " + inner(Slot::place);
    if (name == Con::not_in) return "not in " + inner(Slot::place);
    if (name == Con::among) return "in " + may_be_named(slot(part, Slot::what), inner(Slot::what));
    if (name == Con::among_them) {
        Phrase them;
        std::vector<const Named*> lists;
        for (auto known = named_.rbegin(); known != named_.rend(); ++known)
            if (known->plural) lists.push_back(&*known);
        if (lists.empty()) throw Wrong{};
        them.key = lists[pick(lists.size())]->key;
        them.plural = true;
        return "in " + spoken_of(them);
    }
    if (name == Con::from_to) return "in " + inner(Slot::range);
    if (name == Con::not_with) return "not with " + noun(slot(part, Slot::what), true);
    if (name == Con::with || name == Con::without) {
        const PhraseId what = slot(part, Slot::what);
        std::string had = noun(what, true);
        const bool none = name == Con::without;
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
    if (name == Con::except) return "except " + inner(Slot::what);
    if (name == Con::that || name == Con::where) return "where (" + condition(slot(part, Slot::cond)) + ")";
    if (name == Con::that_is_not) return "where (it is not " + name_of(at(slot(part, Slot::what)).key) + ")";
    if (name == Con::with_value) return "where (" + measure() + " of it is " + inner(Slot::value) + ")";
    if (name == Con::with_less) return "where (" + measure() + " of it < " + inner(Slot::value) + ")";
    if (name == Con::with_at_most) return "where (" + measure() + " of it <= " + inner(Slot::value) + ")";
    if (name == Con::with_more) return "where (" + measure() + " of it > " + inner(Slot::value) + ")";
    if (name == Con::with_at_least) return "where (" + measure() + " of it >= " + inner(Slot::value) + ")";
    if (name == Con::with_highest) return "with highest " + measure();
    if (name == Con::with_lowest) return "with lowest " + measure();
    if (name == Con::rank_first) return "with first";
    if (name == Con::within) {
        const std::string distance = inner(Slot::distance);
        return "within " + (distance.find(' ') == std::string::npos ? distance : "(" + distance + ")") +
               " of " + inner(Slot::of);
    }
    if (name == Con::next_to) return "next to " + inner(Slot::what);
    if (name == Con::nearest_to) return "nearest to " + inner(Slot::what);
    if (name == Con::reachable_from) return "reachable from " + inner(Slot::what);
    if (name == Con::per) return "per " + noun(slot(part, Slot::what), true);
    throw Wrong{};
}

// What was said apart from its noun: "move a card from your hand" is a card in your hand.
void Unplanner::put_together(const Phrase& said) {
    PhraseId noun = no_phrase, place = no_phrase;
    for (const auto& [name, part] : said.slots) {
        if (name == Slot::apart)
            place = part;
        else if (noun == no_phrase && name != Slot::subj && name != Slot::actor)
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
            if (is_list(id, Join::and_) && is_list(part, Join::or_)) one_of = "(" + one_of + ")";
            out += (out.empty() ? "" : is_list(id, Join::and_) ? " and " : " or ") + one_of;
        }
        return out;
    }
    if (at(id).kind != Phrase::Kind::construction) throw Wrong{};
    return condition_construction(id);
}

// ` is not strongest in `
std::string Unplanner::defined(PhraseId id) const {
    std::string name = member(id);
    const auto cut = [&](std::string_view end) {
        const bool has = name.ends_with(end);
        if (has) name.resize(name.size() - end.size());
        return has;
    };
    const bool no = cut(denied_end), was = cut(past_end);
    return std::string(was ? " was " : " is ") + (no ? "not " : "") + name + " in ";
}

std::string Unplanner::condition_construction(PhraseId id) {
    if (con(id) == Con::no_con || row_of(con(id)).category != Category::condition) throw Wrong{};
    const auto [name, was, no] = form_of(con(id));
    put_together(at(id));
    if (name == Con::cond_not) return "not (" + condition(slot(id, Slot::cond)) + ")";
    if (name == Con::cond_either) return "(" + condition(slot(id, Slot::options)) + ")";
    if (name == Con::cond_group) return "(" + condition(slot(id, Slot::cond)) + ")";
    if (name == Con::cond_can_subject) return "can " + step(slot(id, Slot::vp));
    if (name == Con::cond_can_subject_not) return "not (can " + step(slot(id, Slot::vp)) + ")";
    if (name == Con::cond_can) return "can " + step(slot(id, Slot::vp));
    if (name == Con::cond_can_not) return "not (can " + step(slot(id, Slot::vp)) + ")";
    if (name == Con::cond_never)
        return "tally of " + pattern(slot(id, Slot::event)) + " this " +
               name_of(at(slot(id, Slot::time)).key) + " is 0";
    if (name == Con::cond_there_are) {
        const PhraseId what = slot(id, Slot::what);
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
    if (name == Con::cond_there_is || name == Con::cond_there_is_no) {
        const PhraseId what = slot(id, Slot::what);
        std::string text = noun(what, false);
        if (name == Con::cond_there_is) {
            if (text.starts_with("another ")) return "any other " + text.substr(text.find(' ') + 1);
            if (!text.starts_with("a ") && !text.starts_with("any ")) throw Wrong{};
            text = "any " + text.substr(text.find(' ') + 1);
        }
        return text;
    }
    const std::string be = std::string(was ? "was" : "is") + (no ? " not " : " ");
    // One of it, in a language without articles.
    const auto had = [&] {
        const PhraseId what = slot(id, Slot::what);
        const bool bare = what != no_phrase && at(what).kind == Phrase::Kind::noun && !at(what).determiner &&
                          at(what).quantity.kind == Quantity::Kind::none;
        return bare ? "a " + noun(what, true) : noun(what, false);
    };
    if (name == Con::cond_you_have) return std::string(was ? "you had " : "you have ") + had();
    if (name == Con::cond_has) return value(slot(id, Slot::who)) + (was ? " had " : " has ") + had();
    // "In whose hand there is a card" was a condition of the card.
    if (name == Con::cond_holds && !was && is(slot(id, Slot::place), Con::whose) && pick(2) == 0) {
        const std::string what = noun(slot(id, Slot::what), true);
        return (no ? "no " : "any ") + (what.starts_with("no ") ? what.substr(3) : what) + " in " +
               value(slot(id, Slot::place));
    }
    if (name == Con::cond_holds) return value(slot(id, Slot::place)) + (was ? " had " : " has ") + had();
    if (name == Con::cond_you_are_in) return "you are in " + value(slot(id, Slot::place));
    if (name == Con::cond_you_are) {
        const std::string what = name_of(at(slot(id, Slot::what)).key);
        return "you are " + (is_kind(what) ? "a " + what : what);
    }
    const std::string left = value(slot(id, Slot::left));
    if (name == Con::cond_yours) return "owner of " + left + " " + be + "you";
    if (name == Con::cond_is) {
        const std::string what = name_of(at(slot(id, Slot::what)).key);
        return left + " " + be + (is_kind(what) ? "a " : "") + what;
    }
    if (name == Con::cond_equals || name == Con::cond_same)
        return left + " " + be + operand(slot(id, Slot::right));
    if (name == Con::cond_in || name == Con::cond_none_in)
        return left + " " + be + "in " + value(slot(id, Slot::place));
    if (name == Con::cond_among) return left + " " + be + "in " + value(slot(id, Slot::what));
    if (name == Con::cond_in_range) return left + " " + be + "in " + value(slot(id, Slot::range));
    if (name == Con::cond_within)
        return left + " " + be + "within " + value(slot(id, Slot::distance)) + " of " +
               value(slot(id, Slot::of));
    if (name == Con::cond_next_to) return left + " " + be + "next to " + value(slot(id, Slot::what));
    if (name == Con::cond_reachable) return left + " " + be + "reachable from " + value(slot(id, Slot::what));
    if (name == Con::cond_define) return left + defined(id) + value(slot(id, Slot::right));
    const std::string sign = name == Con::cond_less       ? "<"
                             : name == Con::cond_at_most  ? "<="
                             : name == Con::cond_more     ? ">"
                             : name == Con::cond_at_least ? ">="
                                                          : "";
    if (sign.empty()) throw Wrong{};
    return left + (was ? " was " : " ") + sign + " " + operand(slot(id, Slot::right));
}

} // namespace cantrip::text
