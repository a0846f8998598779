// Values: things, places, numbers, amounts.

#include <algorithm>

#include "tools/text/meaning/planner.hpp"

namespace cantrip::text {

PhraseId Planner::value_of(HirId id) {
    const Hir& hir = p_.at(id);
    switch (hir.op) {
    case Op::you: return say(other_doer_ ? Con::you_other : Con::you);
    case Op::np: return noun_phrase(id);
    case Op::local: return local(id);
    case Op::zone:
    case Op::top_of:
    case Op::bottom_of: return place(id);
    case Op::bundle:
    case Op::alternatives: return amount(id);
    case Op::text: {
        Phrase phrase;
        phrase.kind = Phrase::Kind::name;
        std::string_view text = p_.trees[hir.tree]->text(hir.node);
        if (text.size() >= 2) text = text.substr(1, text.size() - 2);
        phrase.names.emplace_back("", std::string(text));
        return out_.tree.add(std::move(phrase));
    }
    default:
        return hir.type.is(TypeTag::number) || hir.type.is(TypeTag::counter) || hir.type.is(TypeTag::range)
                   ? number(id)
                   : thing_of(id);
    }
}

PhraseId Planner::thing_of(HirId id) {
    const Hir& hir = p_.at(id);
    switch (hir.op) {
    case Op::this_:
        return noun(host_kind_ == no_index ? key_of(Word::card) : kind_key(host_kind_), Word::this_);
    case Op::holder:
        return say(Con::holder,
                   {{Slot::of, host_kind_ == no_index ? no_phrase : noun(kind_key(host_kind_))}});
    case Op::team: return say(Con::team);
    case Op::winner: return say(Con::winner);
    case Op::thing: {
        Phrase phrase;
        set_name(phrase, ThingId(hir.a));
        phrase.origin = id;
        return out_.tree.add(std::move(phrase));
    }
    case Op::names_value: return noun(name_key(p_.names_values[hir.a]));
    case Op::unit: return noun(name_key(p_.units[hir.a]));
    case Op::face: {
        const Die::Face& face = p_.dice[hir.type.index].faces[hir.a];
        return face.name == no_name ? number_phrase(face.number) : noun(face_key(p_.names.text(face.name)));
    }
    case Op::die: return noun(name_key(p_.dice[hir.a]));
    case Op::global: return noun(name_key(p_.globals[hir.a]), Word::the);
    case Op::field:
        return member(p_.child(id, 0), field_key(FieldId(hir.a)), (hir.flags & flag::implied) != 0,
                      p_.fields[hir.a].type.is(TypeTag::list));
    case Op::counter:
        return member(p_.child(id, 0), name_key(p_.units[hir.a]), (hir.flags & flag::implied) != 0, true);
    case Op::define:
        if (hir.count == 0) return noun(name_key(p_.defines[hir.a]), Word::the);
        return member(p_.child(id, 0), name_key(p_.defines[hir.a]), (hir.flags & flag::implied) != 0);
    case Op::parent_of: return member(p_.child(id, 0), kind_key(KindId(hir.a)), false);
    case Op::owner_of: return say(Con::owner_of, {{Slot::what, value_of(p_.child(id, 0))}});
    case Op::heading:
        return say(Con::heading_of, {{Slot::label, say(label_key(p_.names.text(NameId(hir.b))))},
                                     {Slot::what, value_of(p_.child(id, 0))}});
    case Op::none:
    case Op::nothing: return say(Con::none);
    case Op::yes: return say(Con::yes);
    case Op::no: return say(Con::no);
    default: return unsaid(id, "this value");
    }
}

// "your mana", "the knowledge of that worker", "whose knowledge"; what is counted is several: "your victory
// points".
PhraseId Planner::member(HirId owner, Key what, bool implied, bool several) {
    const Hir& hir = p_.at(owner);
    const auto owned = [&](Word determiner) {
        const PhraseId said = noun(what, determiner);
        out_.tree.at(said).plural = several;
        return said;
    };
    // A bare zone or number is the subject's: "each dreamer discards a card in their hand".
    if (hir.op == Op::you)
        return owned(!implied ? Word::your_own : subject_.who == no_hir ? Word::zone_your : Word::zone_their);
    if (hir.op == Op::local && named_.contains(hir.a) && named_[hir.a].relative)
        return say(Con::whose, {{Slot::what, owned(Word::no_word)}});
    const PhraseId result = owned(Word::the);
    const PhraseId of = say(Con::of, {{Slot::owner, value_of(owner)}});
    out_.tree.at(result).parts.push_back(of);
    return result;
}

PhraseId Planner::local(HirId id) {
    const Hir& hir = p_.at(id);
    const auto found = named_.find(hir.a);
    if (found == named_.end()) {
        if (hir.type.is(TypeTag::thing) || hir.type.is(TypeTag::list)) {
            const PhraseId said = noun(kind_key(KindId(hir.type.index)), Word::that);
            out_.tree.at(said).plural = hir.type.is(TypeTag::list);
            return said;
        }
        return unsaid(id, "a name whose meaning is not told");
    }
    const Named named = found->second;
    if (named.relative) return say(Con::it);
    if (named.alias != no_hir) {
        if (named.changes >= 0 && named.changes < changes_ && !is_fixed(named.alias)) stale_.insert(hir.a);
        // From the second time on it is "that card".
        if (named.noun) {
            const HirId alias = named.alias;
            const bool thing = p_.at(alias).op == Op::np && p_.noun(alias).of == NounOf::thing;
            if (!thing) found->second.alias = no_hir;
        }
        return value_of(named.alias);
    }
    const PhraseId said = noun(named.noun, Word::that);
    out_.tree.at(said).plural = named.plural;
    return said;
}

// Nothing that an effect does changes it.
bool Planner::is_fixed(HirId id) const {
    switch (p_.at(id).op) {
    case Op::number:
    case Op::text:
    case Op::yes:
    case Op::no:
    case Op::none:
    case Op::you:
    case Op::this_:
    case Op::team:
    case Op::variable:
    case Op::local:
    case Op::thing:
    case Op::names_value:
    case Op::unit:
    case Op::die: return true;
    case Op::np: return p_.noun(id).of == NounOf::thing && p_.at(id).count == 0;
    case Op::range:
    case Op::negative:
    case Op::add:
    case Op::subtract:
    case Op::multiply:
    case Op::divide: {
        const auto children = p_.children(id);
        return std::all_of(children.begin(), children.end(), [&](HirId child) { return is_fixed(child); });
    }
    default: return false;
    }
}

PhraseId Planner::place(HirId id) {
    const Hir& hir = p_.at(id);
    switch (hir.op) {
    case Op::zone: {
        const Key zone = name_key(p_.zones[hir.a]);
        if (hir.count == 0) return noun(zone, Word::the);
        const HirId owner = p_.child(id, 0);
        const bool implied = (hir.flags & flag::implied) != 0;
        if (is_you(owner))
            return noun(zone, !implied                 ? Word::your_own
                              : subject_.who == no_hir ? Word::zone_your
                                                       : Word::zone_their);
        if (p_.at(owner).op == Op::local && named_.contains(p_.at(owner).a) &&
            named_[p_.at(owner).a].relative)
            return say(Con::whose, {{Slot::what, noun(zone)}});
        const PhraseId result = noun(zone, Word::the);
        const PhraseId of = say(Con::of, {{Slot::owner, value_of(owner)}});
        out_.tree.at(result).parts.push_back(of);
        return result;
    }
    case Op::top_of: return say(Con::top_of, {{Slot::place, place(p_.child(id, 0))}});
    case Op::bottom_of: return say(Con::bottom_of, {{Slot::place, place(p_.child(id, 0))}});
    case Op::zone_of: return say(Con::place_of, {{Slot::what, value_of(p_.child(id, 0))}});
    default: return value_of(id);
    }
}

PhraseId Planner::number(HirId id) {
    const Hir& hir = p_.at(id);
    switch (hir.op) {
    case Op::number: return number_phrase(static_cast<std::int32_t>(hir.a));
    case Op::variable: {
        Phrase phrase;
        phrase.kind = Phrase::Kind::number;
        phrase.quantity = {Quantity::Kind::variable, 0, 0, hir.a == 0 ? 'X' : 'Y'};
        return out_.tree.add(std::move(phrase));
    }
    case Op::count: return say(Con::number_of, {{Slot::what, noun_phrase(p_.child(id, 0), Det::none)}});
    case Op::total: {
        static constexpr Con names[] = {Con::sum_of, Con::highest_of, Con::lowest_of};
        const HirId measure = p_.child(id, 1);
        const Hir& what = p_.at(measure);
        PhraseId said = no_phrase;
        if (what.op == Op::field)
            said = noun(field_key(FieldId(what.a)));
        else if (what.op == Op::counter)
            said = noun(name_key(p_.units[what.a]));
        else if (what.op == Op::define)
            said = noun(name_key(p_.defines[what.a]));
        else
            return unsaid(id, "this sum");
        const PhraseId counted = noun_phrase(p_.child(id, 0), Det::none);
        out_.tree.at(counted).plural = true;
        return say(names[hir.aux], {{Slot::measure, said}, {Slot::what, counted}});
    }
    case Op::add:
    case Op::subtract:
    case Op::multiply:
    case Op::divide: return arithmetic(id);
    case Op::per: return per_part(id);
    case Op::range: {
        const HirId high = p_.child(id, 1);
        const bool open = p_.at(high).op == Op::missing_arg;
        return say(open ? Con::or_more : Con::range, {{open ? Slot::n : Slot::low, number(p_.child(id, 0))},
                                                      {Slot::high, open ? no_phrase : number(high)}});
    }
    case Op::choose_range: return say(Con::chosen_number, {{Slot::range, number(p_.child(id, 0))}});
    case Op::random_range: return say(Con::random_number, {{Slot::range, number(p_.child(id, 0))}});
    case Op::random_die:
        return say(Con::rolled, {{Slot::die, hir.a == no_index ? number(p_.child(id, 0))
                                                               : noun(name_key(p_.dice[hir.a]))}});
    case Op::tally:
        if (hir.aux != 0 && !adds_the_only_number(hir)) return no_phrase;
        return say(hir.aux == 0 ? Con::tally : Con::tally_amount,
                   {{Slot::event, event(PatternId(hir.a))}, {Slot::time, noun(time_key(VerbId(hir.b)))}});
    case Op::printed: {
        const PhraseId what = noun(hir.aux == 0 ? name_key(p_.units[hir.a]) : name_key(p_.groups[hir.a]));
        const Hir& where = p_.at(p_.child(id, 0));
        const Hir* of = where.op == Op::heading ? &p_.at(p_.child(p_.child(id, 0), 0)) : nullptr;
        // "A card whose number of …", not "a card the number of … of which".
        if (of != nullptr && of->op == Op::local && named_.contains(of->a) && named_[of->a].relative)
            return say(Con::whose_printed,
                       {{Slot::what, what}, {Slot::label, say(label_key(p_.names.text(NameId(where.b))))}});
        return say(Con::printed, {{Slot::what, what}, {Slot::where, value_of(p_.child(id, 0))}});
    }
    case Op::local: return local(id);
    case Op::negative: return say(Con::negative, {{Slot::n, number(p_.child(id, 0))}});
    default: return thing_of(id);
    }
}

// A text says "the amount", so the events of a tally must have one number.
bool Planner::adds_the_only_number(const Hir& tally) const {
    const VerbId verb = p_.patterns[PatternId(tally.a)].verb;
    if (verb == no_index) return false;
    const auto& params = p_.verbs[verb].params;
    const auto numbers = std::count_if(params.begin(), params.end(),
                                       [](const Param& param) { return param.type.is(TypeTag::number); });
    return tally.aux > params.size() ? numbers == 0 : numbers == 1 && !p_.verbs[verb].counted;
}

// Sums are read from left to right, products before sums; anything else is bracketed.
PhraseId Planner::arithmetic(HirId id) {
    const Op op = p_.at(id).op;
    const auto is_sum = [&](HirId of) { return p_.at(of).op == Op::add || p_.at(of).op == Op::subtract; };
    const auto is_product = [&](HirId of) {
        return p_.at(of).op == Op::multiply || p_.at(of).op == Op::divide;
    };
    const bool product = op == Op::multiply || op == Op::divide;
    const HirId left = p_.child(id, 0);
    const HirId right = p_.child(id, 1);
    const auto part = [&](HirId of, bool bracketed) {
        const PhraseId said = op == Op::multiply && of == right ? amount(of) : number(of);
        return bracketed ? say(Con::bracketed, {{Slot::n, said}}) : said;
    };
    const PhraseId first = part(left, product && (is_sum(left) || is_product(left)));
    const PhraseId second = part(right, is_sum(right) || (product && is_product(right)));
    const Con name = op == Op::add        ? Con::plus
                     : op == Op::subtract ? Con::minus
                     : op == Op::multiply ? Con::times
                                          : Con::over;
    return say(name, {{Slot::left, first}, {Slot::right, second}});
}

// Units with counts, alternatives, or whatever else an argument is.
PhraseId Planner::amount(HirId id) {
    const Hir& hir = p_.at(id);
    if (hir.op == Op::bundle || hir.op == Op::alternatives) {
        std::vector<PhraseId> parts;
        // Sums are nested to the left: one list for all.
        const auto collect = [&](const auto& self, HirId part) -> void {
            if (p_.at(part).op != hir.op) {
                parts.push_back(amount(part));
                return;
            }
            for (const HirId child : p_.children(part)) self(self, child);
        };
        collect(collect, id);
        return list(hir.op == Op::bundle ? Join::and_ : Join::or_, std::move(parts));
    }
    if (hir.op == Op::multiply) return arithmetic(id);
    return value_of(id);
}

} // namespace cantrip::text
