// Noun phrases, what reactions wait for, and their tails in their canonical form.

#include <span>
#include <utility>

#include "lang/program/canonical.hpp"

namespace cantrip {

// There is one team: `the team` is `team`.
void Canonical::put_np(HirId id, std::string& out) {
    const Noun& one_of = p_.noun(id);
    const bool plain = one_of.of == NounOf::kind && (one_of.det == Det::the || one_of.det == Det::a) &&
                       one_of.modifiers == 0 && one_of.count == no_hir && one_of.per == no_hir &&
                       p_.at(id).count == 0;
    if (plain && one_of.index == p_.team_kind)
        out += "(team)";
    else
        put_noun(id, one_of, {}, out);
}

std::string Canonical::noun(HirId id, const Noun& noun, std::string more) {
    std::string out;
    put_noun(id, noun, std::move(more), out);
    return out;
}

// `elder card` is `elder`: the first filter that says a narrower kind.
HirId Canonical::narrower_kind(HirId id, const Noun& noun) const {
    if (id == no_hir || noun.of != NounOf::kind) return no_hir;
    for (const HirId filter : p_.children(id)) {
        const Hir& node = p_.at(filter);
        if (node.op == Op::f_kind && node.flags == 0 && p_.is_a(KindId(node.a), KindId(noun.index)))
            return filter;
    }
    return no_hir;
}

// What lies in a list is a thing of its kind that is in the list.
void Canonical::put_noun(HirId id, const Noun& noun, std::string more, std::string& out) {
    const bool listed = noun.of == NounOf::list && noun.value != no_hir && noun.kind != no_index;
    // Where something is recognized and not chosen, `a site` is any site, as `site` is.
    // `random 2 card` is `2 random card`.
    const bool random = noun.det == Det::random && noun.count != no_hir;
    const Det det = in_pattern_ && noun.det == Det::a ? Det::none : random ? Det::count : noun.det;
    const std::uint32_t modifiers = noun.modifiers | (random ? mod::random : 0U);
    out += cat("(np ", static_cast<int>(listed ? NounOf::kind : noun.of), ' ', static_cast<int>(det), ' ',
               modifiers, noun.or_more ? " 1" : " 0");
    if (listed) out += named(p_.kinds, noun.kind);
    const HirId narrower = narrower_kind(id, noun);
    switch (noun.of) {
    case NounOf::kind:
    case NounOf::action: out += named(p_.kinds, narrower == no_hir ? noun.index : p_.at(narrower).a); break;
    case NounOf::thing: out += thing(ThingId(noun.index)); break;
    case NounOf::unit: out += named(p_.units, noun.index); break;
    case NounOf::group: out += named(p_.groups, noun.index); break;
    case NounOf::names: out += named(p_.names_lists, noun.index); break;
    default: break;
    }
    for (const HirId part : {noun.count, listed ? no_hir : noun.value, noun.per})
        if (part != no_hir) put(part, out);
    std::vector<std::string> filters;
    if (!more.empty()) filters.push_back(std::move(more));
    if (listed) filters.push_back("(f_in_list" + hir(noun.value) + ")");
    bool ranked = false; // what comes before "the one with the highest …" and what behind it is not the same
    for (const HirId filter : id == no_hir ? std::span<const HirId>() : p_.children(id)) {
        if (filter == narrower) continue;
        ranked |= p_.at(filter).op == Op::f_rank || p_.at(filter).op == Op::f_nearest;
        filters.push_back(filter_of(filter, noun.it));
    }
    if (!filters.empty()) out += ranked ? joined(filters) : sorted(std::move(filters));
    out += ')';
}

// `where ship is within 2 of it` is `within 2 of ship`.
std::string Canonical::filter_of(HirId filter, std::uint32_t it) {
    const Hir& node = p_.at(filter);
    // `with knowledge 1` is `where knowledge of it is 1`.
    if (node.op == Op::f_field && node.flags == 0 && p_.at(p_.child(filter, 0)).type.is(TypeTag::number))
        return "(f_where(equals(field" + field(FieldId(node.a)) + "(local" + slot(it) + "))" +
               hir(p_.child(filter, 0)) + "))";
    if (node.op == Op::f_where && node.flags == 0) {
        const HirId test = p_.child(filter, 0);
        const auto is_it = [&](HirId id) { return p_.at(id).op == Op::local && p_.at(id).a == it; };
        if (p_.at(test).op == Op::is_within && p_.at(test).flags == 0 && is_it(p_.child(test, 2)))
            return "(f_within" + hir(p_.child(test, 1)) + hir(p_.child(test, 0)) + ")";
        const HirId np = p_.at(test).op == Op::np ? test
                         : p_.at(test).op == Op::exists && p_.at(test).count == 1 && p_.at(test).flags == 0
                             ? p_.child(test, 0)
                             : no_hir;
        if (np != no_hir) {
            Noun had = p_.noun(np);
            had.det = had.det == Det::no ? Det::no : Det::a;
            std::string rest;
            bool inside = false;
            for (const HirId inner : p_.children(np)) {
                const Op op = p_.at(inner).op;
                if ((op == Op::f_in || op == Op::f_parent) && p_.at(inner).flags == 0 &&
                    is_it(p_.child(inner, 0)))
                    inside = true;
                else
                    rest += filter_of(inner, had.it);
            }
            std::string said = noun(no_hir, had);
            said.pop_back();
            if (inside) return "(f_has" + said + rest + "))";
        }
    }
    return hir(filter);
}

// A bare noun of the parameter's own kind matches everything, as if it had not been said.
bool Canonical::says_nothing(const Pattern& pattern, const Pattern::Arg& arg) const {
    if (pattern.verb == no_index || arg.param >= p_.verbs[pattern.verb].params.size() ||
        arg.nouns.size() != 1)
        return false;
    const Type type = p_.verbs[pattern.verb].params[arg.param].type;
    const HirId id = arg.nouns.front();
    if (p_.at(id).op != Op::np || p_.at(id).count != 0 || !type.is(TypeTag::thing)) return false;
    const Noun& noun = p_.noun(id);
    return noun.of == NounOf::kind && (noun.det == Det::none || noun.det == Det::a) && noun.modifiers == 0 &&
           noun.count == no_hir && noun.index == type.index;
}

std::string Canonical::pattern(PatternId id) {
    if (id == no_index) return "~";
    const Pattern& found = p_.patterns[id];
    const bool outer = std::exchange(in_pattern_, true);
    std::string out = "(on";
    if (found.verb != no_index) out += name(p_.verbs[found.verb]);
    if (found.define != no_index) out += "=" + name(p_.defines[found.define]);
    if (found.field != no_index) out += "." + field(found.field);
    if (found.of != no_hir) out += hir(found.of);
    std::vector<std::string> args;
    const auto params =
        static_cast<std::uint32_t>(found.verb == no_index ? 0 : p_.verbs[found.verb].params.size());
    for (const Pattern::Arg& arg : found.args) {
        if (arg.slot != no_index && found.first_slot != no_index)
            alias_[arg.slot] = found.first_slot + (arg.param == no_index ? params : arg.param);
        if (says_nothing(found, arg)) continue;
        std::vector<std::string> nouns;
        for (const HirId one : arg.nouns) nouns.push_back(hir(one));
        args.push_back(cat('(', static_cast<std::int32_t>(arg.param)) + sorted(std::move(nouns)) + ")");
    }
    out += sorted(std::move(args));
    // The slots of the parameters follow each other, then the actor, the result and the amount.
    for (std::uint32_t i = 0; found.first_slot != no_index && found.verb != no_index && i < params + 3; ++i)
        out += slot(found.first_slot + i);
    in_pattern_ = outer;
    return out + ")";
}

std::string Canonical::tail(const Tail& tail) {
    std::string out = "[";
    std::vector<std::string> by;
    for (const HirId one : tail.by) by.push_back(hir(one));
    if (!by.empty()) out += "by" + sorted(std::move(by));
    if (tail.if_ != no_hir) out += "if" + hir(tail.if_);
    if (tail.while_ != no_hir) out += "while" + hir(tail.while_);
    if (tail.during != no_index) out += "during" + pattern(tail.during);
    if (tail.due_to != no_hir) out += "due" + hir(tail.due_to);
    if (tail.once_per != no_index) out += "once" + named(p_.verbs, tail.once_per);
    if (tail.beyond >= 0)
        out += cat(tail.up_to ? "first " : "beyond ", tail.beyond) + named(p_.verbs, tail.beyond_per);
    if (tail.exclusive != no_index) out += "exclusive" + named(p_.exclusives, tail.exclusive);
    if (tail.until != no_index) out += (tail.until_start ? "start" : "end") + named(p_.verbs, tail.until);
    return out + "]";
}

std::string Canonical::reaction(const Reaction& reaction) {
    std::string out = cat("(r", static_cast<int>(reaction.form)) + slot(reaction.noun_slot);
    // An `accept` counts for its holder, said or not.
    Tail when = reaction.tail;
    if (reaction.form == ReactionForm::accept && when.by.size() == 1 && p_.at(when.by.front()).op == Op::you)
        when.by.clear();
    out += hir(reaction.noun) + pattern(reaction.pattern) + tail(when);
    if (reaction.form == ReactionForm::modify)
        out += cat(' ', static_cast<std::int32_t>(reaction.param), ' ', static_cast<int>(reaction.change));
    if (reaction.heading != no_name) out += cat('`', p_.names.text(reaction.heading));
    if (reaction.nth != 0) out += cat("nth ", reaction.nth);
    for (const HirId part : {reaction.value, reaction.whom, reaction.price, reaction.effect})
        out += hir(part);
    return out + ")";
}

} // namespace cantrip
