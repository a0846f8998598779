#include "tools/text/meaning/fits.hpp"

#include <algorithm>
#include <array>

#include "tools/text/phrase/label_word.hpp"
#include "tools/text/phrase/made_keys.hpp"

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

constexpr std::array of_numbers{
    Con::number_of, Con::sum_of,        Con::highest_of,    Con::lowest_of,    Con::plus,  Con::minus,
    Con::over,      Con::chosen_number, Con::random_number, Con::tally_amount, Con::tally, Con::printed,
    Con::negative,  Con::bracketed,     Con::range,         Con::or_more,      Con::some};
constexpr std::array of_things{Con::you,  Con::you_other, Con::it,       Con::holder,
                               Con::team, Con::winner,    Con::owner_of, Con::none};
constexpr std::array of_places{Con::top_of, Con::bottom_of, Con::place_of};

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
    know(p_.names_values, sort_of::thing);
    know(p_.dice, sort_of::number | sort_of::thing);
    for (const Field& field : p_.fields) sorts_[std::string(p_.name_of(field))] |= sort_of_type(field.type);
    for (const Define& define : p_.defines)
        sorts_[std::string(p_.name_of(define))] |= sort_of_type(define.type);
    for (const Global& global : p_.globals)
        sorts_[std::string(p_.name_of(global))] |= sort_of_type(global.type);
    for (VerbId id(0); id < p_.verbs.size(); ++id) {
        verbs_.emplace(p_.name_of(p_.verbs[id]), id);
        for (const Param& param : p_.verbs[id].params)
            sorts_[std::string(p_.names.text(param.name))] |= sort_of_type(param.type);
    }
    index_nouns();
    index_nesting();
    sorts_[std::string(name(key_of(Word::opponent)))] |= sort_of::thing;
    sorts_[std::string(name(key_of(Word::amount)))] |= sort_of::number;
    for (const Thing& thing : p_.things)
        if (thing.name != no_name) things_.insert(keys_.intern(p_.name_of(thing)));
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
    know(p_.exclusives);
    for (const Field& field : p_.fields) {
        const std::string kind =
            field.kind == no_index ? "" : std::string(p_.name_of(p_.kinds[field.kind])) + ".";
        const Key key = keys_.intern(kind + std::string(p_.name_of(field)));
        nouns_.insert(key);
        const bool amount = field.type.is(TypeTag::number) || field.type.is(TypeTag::unit) ||
                            field.type.is(TypeTag::bundle) || field.type.is(TypeTag::cost) ||
                            field.type.is(TypeTag::counter);
        if (amount) amounts_.insert(key);
    }
    for (const Verb& verb : p_.verbs) {
        const std::string of(p_.name_of(verb));
        nouns_.insert(time_key(keys_, of));
        nouns_.insert(amount_key(keys_, of));
        for (const Param& param : verb.params) nouns_.insert(param_key(keys_, of, p_.names.text(param.name)));
    }
    for (const Die& die : p_.dice)
        for (const Die::Face& face : die.faces)
            if (face.name != no_name) nouns_.insert(face_key(keys_, p_.names.text(face.name)));
    // What the planner says without a name of the program.
    for (const Word word : {Word::thing, Word::player, Word::card, Word::action, Word::opponent, Word::number,
                            Word::amount, Word::time})
        nouns_.insert(key_of(word));
}

bool Fits::noun(const Phrase& phrase) const {
    if (phrase.kind != Phrase::Kind::noun) return true;
    if (!nouns_.contains(phrase.key)) return false;
    // "Own" is said of things; of a number or a place it is the determiner.
    const bool own = std::any_of(phrase.adjectives.begin(), phrase.adjectives.end(),
                                 [](Key adjective) { return adjective == Word::own; });
    if (own && (sort_of_key(phrase.key) & sort_of::thing) == 0) return false;
    if (host_ != no_index && determiner_is(phrase, Word::this_) &&
        name(phrase.key) != p_.name_of(p_.kinds[host_]))
        return false;
    return !phrase.plural || sort_of_key(phrase.key) != sort_of::number;
}

bool Fits::is_thing_name(Key key) const { return things_.contains(key); }

unsigned Fits::sort_of_key(Key key) const {
    if (!key) return sort_of::any;
    if (key.id >= key_sorts_.size()) key_sorts_.resize(key.id + 1U);
    auto& sort = key_sorts_[key.id];
    if (!sort) {
        const auto known = sorts_.find(source_name(name(key)));
        sort = is_time(keys_, key) ? sort_of::time : known == sorts_.end() ? sort_of::any : known->second;
    }
    return *sort;
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
        if (phrase.plural && determiner_is(phrase, Word::that)) found |= sort_of::list;
        return found == 0 ? sort_of::any : found;
    }
    case Phrase::Kind::construction: {
        if (is_among(phrase.key, of_numbers)) return sort_of::number;
        if (is_among(phrase.key, of_things)) return sort_of::thing | sort_of::place;
        if (is_among(phrase.key, of_places)) return sort_of::place;
        if (phrase.key == Con::times) return sort_of::number | sort_of::units;
        if (phrase.key == Con::whose && !phrase.slots.empty()) return sort(tree, phrase.slots.front().second);
        if (phrase.key == Con::yes || phrase.key == Con::no) return sort_of::text;
        return sort_of::any;
    }
    default: return sort_of::any;
    }
}

const Param* Fits::parameter(const Verb& verb, std::string_view slot) const {
    for (const Param& param : verb.params) {
        if (p_.names.text(param.name) == slot || (!slot.empty() && label_word(param.label) == slot))
            return &param;
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
    if (amounts_.contains(noun.key)) return false;
    std::string_view word = name(noun.key);
    if (noun.key == Word::opponent) word = p_.name_of(p_.kinds[p_.player_kind]);
    const ::cantrip::Symbol symbol = p_.symbol(p_.names.find(word));
    if (symbol.kind == SymbolKind::unit || symbol.kind == SymbolKind::group) return false;
    if (symbol.kind != SymbolKind::kind) return true;
    for (KindId kind(0); kind < p_.kinds.size(); ++kind)
        if (p_.is_a(kind, KindId(symbol.index)) && p_.is_a(kind, KindId(param.type.index))) return true;
    return false;
}

// Where a parameter looks for what is given.
ZoneId Fits::zone_of_pool(const Param& param) const {
    ZoneId zone = no_index;
    if (param.pool == no_hir || p_.at(param.pool).op != Op::np) return zone;
    for (const HirId filter : p_.children(param.pool)) {
        if (p_.at(filter).op != Op::f_in || p_.at(filter).flags != 0) continue;
        const Hir& place = p_.at(p_.child(filter, 0));
        if (place.op == Op::zone) zone = ZoneId(place.a);
    }
    return zone;
}

std::size_t Fits::known_places(const PhraseTree& tree, const Phrase& clause) const {
    const auto found = verbs_.find(name(clause.key));
    if (found == verbs_.end()) return 0;
    std::size_t count = 0;
    for (const auto& [slot, part] : clause.slots) {
        if (slot == Slot::apart) return 0;
        if (part == no_phrase || tree.at(part).kind != Phrase::Kind::noun) continue;
        const Phrase& noun = tree.at(part);
        if (!noun.parts.empty() || determiner_is(noun, Word::that) || determiner_is(noun, Word::this_) ||
            is_thing_name(noun.key))
            continue;
        const Param* param = parameter(p_.verbs[found->second], name(slot));
        if (param != nullptr && zone_of_pool(*param) != no_index) ++count;
    }
    return count;
}

// A card in the progress zone is none of those in hand: what is given lies where the parameter looks for it.
bool Fits::lies_in_pool(const PhraseTree& tree, const Phrase& noun, const Param& param) const {
    if (noun.kind != Phrase::Kind::noun) return true;
    const ZoneId wanted = zone_of_pool(param);
    if (wanted == no_index) return true;
    const auto is_inside = [&](ZoneId inner, ZoneId outer) {
        while (inner != outer && inner != no_index) inner = p_.zones[inner].parent;
        return inner == outer;
    };
    for (const PhraseId part : noun.parts) {
        if (tree.at(part).key != Con::in || tree.at(part).slots.empty()) continue;
        const Phrase& place = tree.at(tree.at(part).slots.front().second);
        if (place.kind != Phrase::Kind::noun) continue;
        const ::cantrip::Symbol zone = p_.symbol(p_.names.find(name(place.key)));
        if (zone.kind == SymbolKind::zone && !is_inside(ZoneId(zone.index), wanted) &&
            !is_inside(wanted, ZoneId(zone.index)))
            return false;
    }
    return true;
}

bool Fits::clause(const PhraseTree& tree, const Phrase& clause) const {
    const auto found = verbs_.find(name(clause.key));
    for (const auto& [slot, part] : clause.slots) {
        if (part == no_phrase) continue;
        const unsigned is = sort(tree, part);
        if (slot == Slot::subj) {
            if ((is & sort_of::thing) == 0) return false;
            continue;
        }
        if (clause.key == Word::choose && slot == Slot::what && (is & sort_of::thing) == 0) return false;
        if (found == verbs_.end()) continue;
        if ((is & wanted(p_.verbs[found->second], name(slot))) == 0) return false;
        if (const Param* param = parameter(p_.verbs[found->second], name(slot));
            param != nullptr && !can_be(tree.at(part), *param))
            return false;
    }
    return true;
}

bool Fits::lies_in_pools(const PhraseTree& tree, const Phrase& clause) const {
    const auto found = verbs_.find(name(clause.key));
    if (found == verbs_.end()) return true;
    return std::all_of(clause.slots.begin(), clause.slots.end(), [&](const auto& slot) {
        const Param* param =
            slot.second == no_phrase ? nullptr : parameter(p_.verbs[found->second], name(slot.first));
        return param == nullptr || lies_in_pool(tree, tree.at(slot.second), *param);
    });
}

bool Fits::is_host(std::string_view kind) const {
    return host_ == no_index || kind == p_.name_of(p_.kinds[host_]);
}

bool Fits::is_general(Key clause) const {
    if (clause == Word::pay) return false; // prices are paid in every game
    const auto found = verbs_.find(name(clause));
    return found == verbs_.end() ? clause == Word::set_to || is_set(keys_, clause)
                                 : p_.verbs[found->second].native;
}

bool Fits::is_asked_instead(Key clause, Key slot, Key given, Key asked) const {
    const auto found = verbs_.find(name(clause));
    const Param* param = found == verbs_.end() ? nullptr : parameter(p_.verbs[found->second], name(slot));
    if (param == nullptr || param->pool == no_hir || !param->type.is(TypeTag::thing)) return false;
    const ::cantrip::Symbol wide = p_.symbol(p_.names.find(name(given))),
                            exact = p_.symbol(p_.names.find(name(asked)));
    return wide.kind == SymbolKind::kind && exact.kind == SymbolKind::kind &&
           exact.index == param->type.index && wide.index != exact.index &&
           p_.is_a(KindId(exact.index), KindId(wide.index));
}

// What stands at the very end of a phrase: the nearest thing that another part could belong to.
unsigned Fits::last_sort(const PhraseTree& tree, PhraseId id) const {
    if (id == no_phrase) return 0;
    const Phrase& phrase = tree.at(id);
    if (phrase.kind == Phrase::Kind::construction)
        return phrase.slots.empty() ? 0 : last_sort(tree, phrase.slots.back().second);
    if (phrase.kind != Phrase::Kind::noun) return 0;
    if (!phrase.parts.empty()) return last_sort(tree, phrase.parts.back());
    if (determiner_is(phrase, Word::that) || determiner_is(phrase, Word::this_) || is_thing_name(phrase.key))
        return 0;
    return sort_of_key(phrase.key);
}

// "The scene “Awakening”": the scene itself, no scene of it.
bool Fits::is_name_of(const PhraseTree& tree, const Phrase& noun, PhraseId id) const {
    if (id == no_phrase || tree.at(id).kind != Phrase::Kind::name || tree.at(id).determiner) return false;
    const KindId kind = kind_of(tree, id);
    return kind != no_index && name(noun.key) == p_.name_of(p_.kinds[kind]);
}

bool Fits::attaches(const PhraseTree& tree, PhraseId noun, PhraseId part) const {
    const Phrase& base = tree.at(noun);
    if (base.kind != Phrase::Kind::noun) return false;
    const Key key = tree.at(part).key;
    // What was spoken of before is known already.
    if (determiner_is(base, Word::that) || determiner_is(base, Word::this_) || is_thing_name(base.key))
        return false;
    const unsigned is = sort_of_key(base.key);
    // "The number of …" counts.
    if ((key == Con::of || key == Con::among) && base.key == Word::number) return false;
    if (key == Con::of) {
        // The nearest noun takes it.
        if (!base.parts.empty() && (last_sort(tree, base.parts.back()) & sort_of::any) != 0 &&
            tree.at(base.parts.back()).key != Con::per)
            return false;
        return !is_name_of(tree, base, tree.slot(part, Slot::owner));
    }
    // Whatever else can stand behind a thing belongs to the nearest one, as it does in the source.
    const auto is_place = [&](PhraseId of) {
        const Key said = tree.at(of).key;
        return said == Con::in || said == Con::among || said == Con::among_them;
    };
    // One thing lies in one place.
    if (is_place(part) && std::any_of(base.parts.begin(), base.parts.end(), is_place)) return false;
    const bool thing_before = !base.parts.empty() &&
                              (last_sort(tree, base.parts.back()) & sort_of::thing) != 0 &&
                              (last_sort(tree, base.parts.back()) & sort_of::place) == 0;
    if (thing_before && (key == Con::in || key == Con::not_in || key == Con::with || key == Con::without))
        return false;
    if (key == Con::per) return base.quantity.kind != Quantity::Kind::none || (is & sort_of::units) != 0;
    if (key == Con::equal_to)
        return (base.plural || !can_be_several(base.key)) && base.quantity.kind == Quantity::Kind::none &&
               base.parts.empty();
    return (is & sort_of::thing) != 0;
}

} // namespace cantrip::text
