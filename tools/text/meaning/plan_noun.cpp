// Noun phrases: count or determiner, adjectives, and what stands behind.

#include <algorithm>
#include <array>

#include "tools/text/meaning/planner.hpp"

namespace cantrip::text {
namespace {

Word determiner_name(Det det) {
    switch (det) {
    case Det::a: return Word::a;
    case Det::the: return Word::the;
    case Det::each: return Word::each;
    case Det::all: return Word::all;
    case Det::any: return Word::any;
    case Det::no: return Word::no;
    case Det::another: return Word::another;
    default: return Word::no_word;
    }
}

} // namespace

Key Planner::noun_key(const Noun& noun) {
    switch (noun.of) {
    case NounOf::kind:
        // `opponent` is a word of its own.
        if (p_.is_a(KindId(noun.index), p_.player_kind) && (noun.modifiers & mod::other) != 0 &&
            noun.det != Det::another)
            return key_of(Word::opponent);
        return kind_key(KindId(noun.index));
    case NounOf::thing: return name_key(p_.things[noun.index]);
    case NounOf::unit: return name_key(p_.units[noun.index]);
    case NounOf::group: return name_key(p_.groups[noun.index]);
    case NounOf::action: return key_of(Word::action);
    case NounOf::names: return name_key(p_.names_lists[noun.index]);
    case NounOf::list: return noun.kind == no_index ? key_of(Word::thing) : kind_key(noun.kind);
    case NounOf::number: return key_of(Word::number);
    case NounOf::like: return noun.kind == no_index ? key_of(Word::thing) : kind_key(noun.kind);
    case NounOf::unit_value: break;
    }
    if (noun.value != no_hir && p_.at(noun.value).op == Op::field)
        return field_key(FieldId(p_.at(noun.value).a));
    return key_of(Word::amount);
}

void Planner::set_name(Phrase& phrase, ThingId thing) {
    const Thing& found = p_.things[thing];
    phrase.kind = Phrase::Kind::name;
    phrase.key = name_key(found);
    phrase.determiner = kind_key(found.kind);
    phrase.names.emplace_back("", std::string(found.word));
    for (const auto& [language, name] : found.translations)
        phrase.names.emplace_back(std::string(p_.names.text(language)), std::string(name));
}

PhraseId Planner::noun_phrase(HirId id, Det fallback) {
    const Noun noun = p_.noun(id);
    Phrase phrase;
    phrase.kind = Phrase::Kind::noun;
    phrase.key = noun_key(noun);
    phrase.origin = id;
    if (noun.of == NounOf::thing && noun.det == Det::none) {
        set_name(phrase, ThingId(noun.index));
        return out_.tree.add(std::move(phrase));
    }
    set_determiner(phrase, noun, fallback);
    set_modifiers(phrase, noun);
    // "2 or more commodities of that kind".
    if (noun.of == NounOf::unit_value && noun.value != no_hir && p_.at(noun.value).op == Op::local) {
        const auto spoken = named_.find(p_.at(noun.value).a);
        if (spoken == named_.end() || !spoken->second.noun || spoken->second.alias != no_hir)
            return unsaid(id, "units of a sort that is not told");
        phrase.key = spoken->second.noun;
        phrase.adjectives.push_back(key_of(Word::of_that_sort));
    }
    for (const HirId filter : p_.children(id)) add_filter(phrase, noun, filter);
    if (noun.of == NounOf::unit_value && noun.value != no_hir && p_.at(noun.value).op == Op::field) {
        phrase.parts.insert(phrase.parts.begin(),
                            say(Con::of, {{Slot::owner, value_of(p_.child(noun.value, 0))}}));
    }
    if (noun.of == NounOf::like && noun.value != no_hir)
        phrase.parts.push_back(say(Con::named_like, {{Slot::what, value_of(noun.value)}}));
    if (noun.of == NounOf::list && noun.value != no_hir) phrase.parts.push_back(among(noun.value));
    if (noun.per != no_hir) phrase.parts.push_back(per_part(noun.per));
    std::erase(phrase.parts, no_phrase);
    // From here on it is a thing that was spoken of.
    if (noun.it != no_index) named_[noun.it] = {noun_key(noun), no_hir, false, false};
    return out_.tree.add(std::move(phrase));
}

void Planner::set_determiner(Phrase& phrase, const Noun& noun, Det fallback) {
    const Det det = noun.det == Det::none ? fallback : noun.det;
    const bool opponent = phrase.key == Word::opponent;
    switch (det) {
    case Det::count:
    case Det::up_to:
    case Det::exactly:
    case Det::random:
        if (noun.count != no_hir) set_count(phrase, noun.count);
        if (det == Det::up_to) phrase.quantity.kind = Quantity::Kind::up_to;
        if (det == Det::exactly) phrase.quantity.kind = Quantity::Kind::exactly;
        if (det == Det::random) phrase.adjectives.push_back(key_of(Word::random));
        if (noun.or_more) phrase.quantity.kind = Quantity::Kind::or_more;
        return;
    case Det::any_number: phrase.quantity.kind = Quantity::Kind::any_number; return;
    case Det::none: return;
    default: break;
    }
    // Without articles "a first site" would be "the first site".
    if (noun.det == Det::a && (noun.modifiers & (mod::first | mod::last)) != 0)
        (void)unsaid(HirId(phrase.origin), "one of several first or last things");
    // "The site with the most cards", "the first site": told by more than being the only one.
    const bool told = (noun.modifiers & (mod::first | mod::last)) != 0 || noun.of != NounOf::kind;
    phrase.determiner = key_of(det == Det::another && opponent ? Word::a
                               : det == Det::the && !told      ? Word::the_one
                                                               : determiner_name(det));
    if (noun.count != no_hir) set_count(phrase, noun.count);
}

void Planner::set_count(Phrase& phrase, HirId count) {
    const Hir& hir = p_.at(count);
    if (hir.op == Op::number) {
        phrase.quantity = {Quantity::Kind::exact, static_cast<std::int32_t>(hir.a) * one, 0, 'X'};
    } else if (hir.op == Op::variable) {
        phrase.quantity = {Quantity::Kind::variable, 0, 0, hir.a == 0 ? 'X' : 'Y'};
    } else if (hir.op == Op::range && p_.at(p_.child(count, 0)).op == Op::number) {
        const HirId high = p_.child(count, 1);
        const std::int64_t low = static_cast<std::int32_t>(p_.at(p_.child(count, 0)).a) * one;
        if (p_.at(high).op == Op::number) {
            phrase.quantity = {Quantity::Kind::range, low, static_cast<std::int32_t>(p_.at(high).a) * one,
                               'X'};
        } else {
            phrase.quantity = {Quantity::Kind::or_more, low, 0, 'X'};
        }
    } else {
        // A number that is worked out is told behind the noun.
        phrase.plural = true;
        phrase.parts.push_back(say(Con::equal_to, {{Slot::amount, number(count)}}));
    }
}

void Planner::set_modifiers(Phrase& phrase, const Noun& noun) {
    if ((noun.modifiers & mod::any) != 0 && !phrase.determiner) phrase.determiner = key_of(Word::any);
    const bool opponent = phrase.key == Word::opponent;
    if ((noun.modifiers & mod::other) != 0 && noun.det != Det::another && !opponent)
        phrase.adjectives.push_back(key_of(Word::other));
    if ((noun.modifiers & mod::first) != 0) phrase.adjectives.push_back(key_of(Word::first));
    if ((noun.modifiers & mod::last) != 0) phrase.adjectives.push_back(key_of(Word::last));
    if ((noun.modifiers & mod::random) != 0) phrase.adjectives.push_back(key_of(Word::random));
    if ((noun.modifiers & mod::alike) != 0) phrase.adjectives.push_back(key_of(Word::alike));
    if ((noun.modifiers & mod::different) != 0) phrase.adjectives.push_back(key_of(Word::different));
    if ((noun.modifiers & mod::one) != 0) phrase.adjectives.push_back(key_of(Word::of_one_sort));
}

// Whether this is the first exception of a noun that is called another one.
bool Planner::is_said_by_other(const Noun& noun, HirId np, HirId filter) const {
    if ((noun.modifiers & mod::other) == 0) return false;
    const Op known = p_.at(p_.child(filter, 0)).op;
    if (known != Op::you && known != Op::this_ && known != Op::local) return false;
    for (const HirId other : p_.children(np)) {
        if (other == filter) return true;
        if (p_.at(other).op != Op::f_except) continue;
        const Op earlier = p_.at(p_.child(other, 0)).op;
        if (earlier == Op::you || earlier == Op::this_ || earlier == Op::local) return false;
    }
    return true;
}

void Planner::add_filter(Phrase& phrase, const Noun& noun, HirId filter) {
    const Hir& hir = p_.at(filter);
    const bool negated = (hir.flags & flag::negated) != 0;
    const bool deniable = hir.op == Op::f_define || hir.op == Op::f_trait || hir.op == Op::f_flag ||
                          hir.op == Op::f_owner || hir.op == Op::f_parent || hir.op == Op::f_in ||
                          hir.op == Op::f_has ||
                          (hir.op == Op::f_field && !p_.at(p_.child(filter, 0)).type.is(TypeTag::number));
    if (negated && !deniable) {
        (void)unsaid(filter, "what a filter denies");
        return;
    }
    const auto adjective = [&](Key name) {
        if (negated)
            phrase.parts.push_back(say(Con::that_is_not, {{Slot::what, this->noun(name)}}));
        else
            phrase.adjectives.push_back(name);
    };
    named_[noun.it] = {noun_key(noun), no_hir, false, true};
    const auto first = [&] { return p_.child(filter, 0); };
    switch (hir.op) {
    case Op::f_define: adjective(name_key(p_.defines[hir.a])); break;
    case Op::f_trait: adjective(name_key(p_.traits[hir.a])); break;
    case Op::f_flag: adjective(field_key(FieldId(hir.a))); break;
    case Op::f_kind: phrase.key = kind_key(KindId(hir.a)); break;
    case Op::f_owner:
        if (is_you(first()) && !negated)
            phrase.adjectives.push_back(key_of(Word::own));
        else
            phrase.parts.push_back(say(negated ? Con::not_of : Con::of, {{Slot::owner, value_of(first())}}));
        break;
    case Op::f_field:
        // "With knowledge 3", but "of that faction".
        if (p_.at(first()).type.is(TypeTag::number) && !negated) {
            phrase.parts.push_back(say(Con::with_value, {{Slot::what, this->noun(field_key(FieldId(hir.a)))},
                                                         {Slot::value, value_of(first())}}));
            break;
        }
        [[fallthrough]];
    case Op::f_parent:
        phrase.parts.push_back(say(negated ? Con::not_of : Con::of, {{Slot::owner, value_of(first())}}));
        break;
    case Op::f_in:
        phrase.parts.push_back(say(negated ? Con::not_in : Con::in, {{Slot::place, place(first())}}));
        break;
    case Op::f_in_list: phrase.parts.push_back(among(first())); break;
    case Op::f_in_range: phrase.parts.push_back(say(Con::from_to, {{Slot::range, number(first())}})); break;
    case Op::f_has: {
        const HirId what = first();
        const bool none = p_.at(what).op == Op::np && p_.noun(what).det == Det::no;
        const PhraseId had = amount(what);
        if (none && had != no_phrase) out_.tree.at(had).determiner = Key{};
        // "Without a mark", but "that does not have 2 marks".
        const bool counted = had != no_phrase && !none && negated &&
                             (out_.tree.at(had).kind != Phrase::Kind::noun ||
                              out_.tree.at(had).quantity.kind != Quantity::Kind::none);
        phrase.parts.push_back(say(counted           ? Con::not_with
                                   : none != negated ? Con::without
                                                     : Con::with,
                                   {{Slot::what, had}}));
        break;
    }
    case Op::f_except:
        // "other" and "opponent" say one of them already.
        if (is_said_by_other(noun, HirId(phrase.origin), filter)) break;
        phrase.parts.push_back(say(Con::except, {{Slot::what, value_of(first())}}));
        break;
    case Op::f_where: phrase.parts.push_back(where_part(first())); break;
    case Op::f_rank:
        if (phrase.determiner == Word::the_one) phrase.determiner = key_of(Word::the);
        phrase.parts.push_back(rank_part(filter));
        break;
    case Op::f_within:
        phrase.parts.push_back(
            say(Con::within, {{Slot::distance, number(first())}, {Slot::of, value_of(p_.child(filter, 1))}}));
        break;
    case Op::f_next_to: phrase.parts.push_back(say(Con::next_to, {{Slot::what, value_of(first())}})); break;
    case Op::f_nearest:
        phrase.parts.push_back(say(Con::nearest_to, {{Slot::what, value_of(first())}}));
        break;
    case Op::f_reachable:
        phrase.parts.push_back(say(Con::reachable_from, {{Slot::what, value_of(first())}}));
        break;
    default: (void)unsaid(filter, "this filter"); break;
    }
}

// "of them", when the list was spoken of just before.
PhraseId Planner::among(HirId id) {
    const Hir& hir = p_.at(id);
    if (hir.op == Op::local && named_.contains(hir.a) && named_[hir.a].alias == no_hir &&
        named_[hir.a].plural)
        return say(Con::among_them);
    return say(Con::among, {{Slot::what, value_of(id)}});
}

// "with knowledge 3" where a number of the candidate is compared, else a relative clause.
PhraseId Planner::where_part(HirId tested) {
    const Hir& hir = p_.at(tested);
    const auto is_it = [&](HirId id) {
        const Hir& of = p_.at(id);
        return of.op == Op::local && named_.contains(of.a) && named_[of.a].relative;
    };
    if (hir.op == Op::is_within && hir.flags == 0 && is_it(p_.child(tested, 2))) {
        return say(Con::within, {{Slot::distance, number(p_.child(tested, 1))},
                                 {Slot::of, value_of(p_.child(tested, 0))}});
    }
    if (hir.op == Op::np || (hir.op == Op::exists && hir.count == 1)) {
        if (const PhraseId part = with_or_without(hir.op == Op::np ? tested : p_.child(tested, 0));
            part != no_phrase)
            return part;
    }
    const bool its = (hir.op == Op::equals || hir.op == Op::compare) && hir.flags == 0;
    if (its) {
        const Hir& left = p_.at(p_.child(tested, 0));
        const bool member = left.op == Op::field || left.op == Op::counter;
        if (member) {
            const Hir& owner = p_.at(p_.child(p_.child(tested, 0), 0));
            if (owner.op == Op::local && named_.contains(owner.a) && named_[owner.a].relative) {
                const Op op = p_.at(p_.child(tested, 1)).op;
                // "With knowledge 3", but "whose knowledge is equal to the knowledge of that worker".
                if (hir.op == Op::equals && (op == Op::field || op == Op::counter))
                    return say(Con::that, {{Slot::cond, condition(tested)}});
                const PhraseId measure =
                    noun(left.op == Op::field ? field_key(FieldId(left.a)) : name_key(p_.units[left.a]));
                out_.tree.at(measure).plural = left.op == Op::counter;
                const PhraseId right = value_of(p_.child(tested, 1));
                static constexpr Con names[] = {Con::with_less, Con::with_at_most, Con::with_more,
                                                Con::with_at_least};
                const Con name = hir.op == Op::equals ? Con::with_value : names[hir.aux];
                return say(name, {{Slot::what, measure}, {Slot::value, right}});
            }
        }
    }
    const PhraseId said = condition(tested);
    // "A card that …", but of anything else "a card where the total is more than 1".
    return say(speaks_of_candidate(said) ? Con::that : Con::where, {{Slot::cond, said}});
}

bool Planner::speaks_of_candidate(PhraseId id) const {
    if (id == no_phrase) return true;
    const Phrase& phrase = out_.tree.at(id);
    static constexpr std::array candidate{Con::it, Con::whose, Con::whose_printed};
    if (phrase.kind == Phrase::Kind::construction && is_among(phrase.key, candidate)) return true;
    const auto speaks = [&](PhraseId part) { return part != no_phrase && speaks_of_candidate(part); };
    return std::any_of(phrase.parts.begin(), phrase.parts.end(), speaks) ||
           std::any_of(phrase.slots.begin(), phrase.slots.end(),
                       [&](const auto& slot) { return speaks(slot.second); });
}

// `where no stone in it` is "without a stone".
PhraseId Planner::with_or_without(HirId np) {
    const bool none = p_.noun(np).det == Det::no;
    const PhraseId what = noun_phrase(np);
    Phrase& phrase = out_.tree.at(what);
    const auto in_it = [&](PhraseId part) {
        if (out_.tree.at(part).key != Con::in) return false;
        const PhraseId place = out_.tree.slot(part, Slot::place);
        return place != no_phrase && out_.tree.at(place).key == Con::it;
    };
    if (std::erase_if(phrase.parts, in_it) > 0) {
        phrase.determiner = none ? Key{} : key_of(Word::a);
        return say(none ? Con::without : Con::with, {{Slot::what, what}});
    }
    // "In whose outer circle there is a site": the candidate comes first.
    const auto in_its = std::find_if(phrase.parts.begin(), phrase.parts.end(), [&](PhraseId part) {
        const PhraseId place =
            out_.tree.at(part).key == Con::in ? out_.tree.slot(part, Slot::place) : no_phrase;
        return place != no_phrase && out_.tree.at(place).key == Con::whose;
    });
    if (in_its == phrase.parts.end()) return no_phrase;
    const PhraseId place = out_.tree.slot(*in_its, Slot::place);
    phrase.parts.erase(in_its);
    phrase.determiner = key_of(none ? Word::no : Word::a);
    return say(Con::that, {{Slot::cond, say(none ? Con::cond_holds_no : Con::cond_holds,
                                            {{Slot::place, place}, {Slot::what, what}})}});
}

PhraseId Planner::rank_part(HirId filter) {
    std::vector<PhraseId> ranks;
    for (const HirId rank : p_.children(filter)) {
        const Hir& hir = p_.at(rank);
        if (hir.op == Op::rank_first) {
            ranks.push_back(say(Con::rank_first));
            continue;
        }
        const HirId measure = p_.child(rank, 0);
        const Hir& what = p_.at(measure);
        PhraseId said = no_phrase;
        if (what.op == Op::field)
            said = noun(field_key(FieldId(what.a)));
        else if (what.op == Op::counter) {
            said = noun(name_key(p_.units[what.a]));
            out_.tree.at(said).plural = true;
        } else if (what.op == Op::define)
            said = noun(name_key(p_.defines[what.a]));
        else if (what.op == Op::count)
            said = say(Con::number_of, {{Slot::what, noun_phrase(p_.child(measure, 0), Det::none)}});
        else
            said = number(measure);
        ranks.push_back(
            say(hir.op == Op::rank_highest ? Con::with_highest : Con::with_lowest, {{Slot::what, said}}));
    }
    return list(Join::ranks, std::move(ranks));
}

PhraseId Planner::per_part(HirId per) {
    const Hir& hir = p_.at(per);
    const HirId what = hir.op == Op::per ? p_.child(per, 0) : per;
    const PhraseId counted = noun_phrase(what, Det::each);
    if (hir.op == Op::per && hir.a > 1 && hir.a != no_index)
        out_.tree.at(counted).quantity = {Quantity::Kind::exact, static_cast<std::int64_t>(hir.a) * one, 0,
                                          'X'};
    return say(Con::per, {{Slot::what, counted}});
}

} // namespace cantrip::text
