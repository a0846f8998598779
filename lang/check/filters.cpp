// Filters behind a noun: whose, where, with what.

#include "lang/check/checker.hpp"

namespace cantrip {

void Checker::add_filter(Noun& noun, NodeId node, std::vector<HirId>& filters, std::uint8_t flags) {
    if (is_missing(node)) return;
    const NodeId first = tree_->first_child(node);
    if (first == no_node || is_missing(first)) return;
    HirId made = no_hir;
    switch (kind(node)) {
    case NodeKind::not_filter: return add_filter(noun, first, filters, flag::negated);
    case NodeKind::of: made = filter_of(noun, node); break;
    case NodeKind::in: made = filter_in(noun, node); break;
    case NodeKind::with: made = filter_with(noun, node); break;
    case NodeKind::within: {
        const HirId distance = want_number(value(first));
        made = make(Op::f_within, node, flag_type, {distance, neighbour(tree_->next_sibling(first))});
        break;
    }
    case NodeKind::next_to: made = make(Op::f_next_to, node, flag_type, {neighbour(first)}); break;
    case NodeKind::nearest_to: made = make(Op::f_nearest, node, flag_type, {neighbour(first)}); break;
    case NodeKind::reachable_from: made = make(Op::f_reachable, node, flag_type, {neighbour(first)}); break;
    case NodeKind::where: made = filter_where(noun, node); break;
    case NodeKind::except: made = make(Op::f_except, node, flag_type, {except_value(noun, first)}); break;
    default: return;
    }
    if (made == no_hir) return;
    at(made).flags |= flags;
    filters.push_back(made);
}

// Distances are measured between things.
HirId Checker::neighbour(NodeId node) {
    return want(value(node), {TypeTag::list, p_.thing_kind}, "what it is measured from");
}

// Behind `except` of an amount stands a unit, otherwise a thing.
HirId Checker::except_value(const Noun& noun, NodeId node) {
    if ((noun.of == NounOf::unit || noun.of == NounOf::group) && kind(node) == NodeKind::ref &&
        (*tree_)[node].size == 2) {
        const Symbol symbol = p_.symbol(name(tree_->first_child(node)));
        if (symbol.kind == SymbolKind::unit || symbol.kind == SymbolKind::group)
            return symbol_value(node, symbol);
    }
    const HirId found = value(node);
    const Type left_out = type(found);
    if (!fits(left_out, candidate_type(noun)) && !fits(candidate_type(noun), left_out))
        tell(
            Code::never_equal, node,
            fmt::format("{} is never {}, so nothing is left out", show(candidate_type(noun)), show(left_out)))
            .help = "name something of the same sort";
    return found;
}

Type Checker::candidate_type(const Noun& noun) const {
    if (noun.of == NounOf::number) return number_type;
    if (noun.of == NounOf::names) return {TypeTag::names, noun.index};
    if (noun.kind == no_index) return {TypeTag::unit, 0};
    return {TypeTag::thing, noun.kind};
}

HirId Checker::filter_where(Noun& noun, NodeId node) {
    const Scope saved = scope_;
    scope_.it_slot = noun.it;
    scope_.it_kind = noun.kind;
    scope_.it_type = candidate_type(noun);
    const HirId test = condition(tree_->first_child(node));
    scope_ = saved;
    return make(Op::f_where, node, flag_type, {test});
}

// `worker of you`, `recruit of subterran`, `step of current_turn`: by owner, by the field that fits, or by
// what it lies in.
HirId Checker::filter_of(Noun& noun, NodeId node) {
    const HirId whose = value(tree_->first_child(node));
    const Type of = type(whose);
    if (of.is(TypeTag::error)) return no_hir;
    if (noun.kind == no_index) return make(Op::f_owner, node, flag_type, {whose});
    const auto owner = kind_of(of);
    FieldId fitting = no_index;
    FieldId second = no_index;
    for (const KindId above : p_.kinds[noun.kind].ancestors)
        for (const FieldId field : p_.kinds[above].fields) {
            const Field& candidate = p_.fields[field];
            if (candidate.name == owner_ || candidate.name == name_) continue;
            const bool same_sort =
                owner ? candidate.type.is(TypeTag::thing) && (p_.is_a(*owner, KindId(candidate.type.index)) ||
                                                              p_.is_a(KindId(candidate.type.index), *owner))
                      : candidate.type == of;
            if (!same_sort) continue;
            (fitting == no_index ? fitting : second) = field;
        }
    if (owner && is_player(*owner) && fitting == no_index) return make(Op::f_owner, node, flag_type, {whose});
    if (second != no_index) {
        auto& told = tell(Code::ambiguous_name, node,
                          fmt::format("`of` can mean `{}` or `{}` here", text(p_.fields[fitting].name),
                                      text(p_.fields[second].name)));
        told.help = fmt::format("write `where {} is …`", text(p_.fields[fitting].name));
    }
    if (fitting != no_index) return make(Op::f_field, node, flag_type, {whose}, fitting);
    if (owner) return make(Op::f_parent, node, flag_type, {whose});
    tell(Code::wrong_type, node, fmt::format("a {} does not belong to {}", show_kind(noun.kind), show(of)))
        .help = "filter with `where`";
    return no_hir;
}

HirId Checker::filter_in(Noun& noun, NodeId node) {
    const NodeId first = tree_->first_child(node);
    if (kind(first) == NodeKind::range) return make(Op::f_in_range, node, flag_type, {range_value(first)});
    const HirId place = place_value(first);
    if (noun.kind == no_index && noun_type(noun).is(TypeTag::bundle))
        tell(Code::wrong_type, node, "units lie in no place").help =
            "say whose they are with `of`; a filter belongs to the nearest noun on its left";
    if (noun.of == NounOf::number) return make(Op::f_in_range, node, flag_type, {place});
    const bool list = type(place).is(TypeTag::list) && at(place).op != Op::np;
    return make(list ? Op::f_in_list : Op::f_in, node, flag_type, {place});
}

HirId Checker::filter_with(Noun& noun, NodeId node) {
    const NodeId first = tree_->first_child(node);
    if (kind(first) == NodeKind::rank) return filter_ranks(noun, node);
    if (kind(first) != NodeKind::name) {
        scope_.group_allowed = true;
        const HirId what = value(first);
        scope_.group_allowed = false;
        if (noun.kind != no_index) check_kind_has(noun.kind, what);
        return make(Op::f_has, node, flag_type, {what});
    }
    if (open_call_ != nullptr && !has_member(noun, name(first)) && open_call_->take(node, name(first)))
        return no_hir;
    const HirId wanted = value(tree_->next_sibling(first));
    if (noun.kind == no_index) return no_hir;
    if (const FieldId field = find_field_below(noun.kind, name(first)); field != no_index)
        return make(Op::f_field, node, flag_type, {want(wanted, p_.fields[field].type, "this value")}, field);
    const HirId it = make(Op::local, first, {TypeTag::thing, noun.kind}, {}, noun.it);
    const HirId found = member(first, name(first), it);
    if (type(found).is(TypeTag::error)) return no_hir;
    const HirId test = make(Op::equals, node, flag_type, {found, wanted});
    return make(Op::f_where, node, flag_type, {test});
}

// Whether `with NAME value` behind the noun can be a filter: a field, a unit, or a number defined for it.
bool Checker::has_member(const Noun& noun, NameId word) const {
    if (noun.kind == no_index) return false;
    if (find_field_below(noun.kind, word) != no_index) return true;
    const Symbol symbol = p_.symbol(word);
    if (symbol.kind == SymbolKind::unit) return held_by(UnitId(symbol.index), noun.kind);
    return symbol.kind == SymbolKind::define && p_.defines[symbol.index].params.size() == 1;
}

HirId Checker::filter_ranks(Noun& noun, NodeId node) {
    const Scope saved = scope_;
    scope_.it_slot = noun.it;
    scope_.it_kind = noun.kind;
    scope_.it_type = candidate_type(noun);
    std::vector<HirId> ranks;
    for (const NodeId rank : tree_->children(node)) {
        if (kind(rank) != NodeKind::rank) continue;
        const TokenKind word = tree_->token_kind(rank);
        if (word == TokenKind::kw_first) {
            ranks.push_back(make(Op::rank_first, rank, number_type));
            continue;
        }
        const NodeId measure = tree_->first_child(rank);
        if (measure == no_node || is_missing(measure)) continue;
        ranks.push_back(make(word == TokenKind::kw_highest ? Op::rank_highest : Op::rank_lowest, rank,
                             number_type, {want_number(value(measure))}));
    }
    scope_ = saved;
    return make(Op::f_rank, node, flag_type, ranks);
}

// A zone, a thing that holds others, several things, or a list.
HirId Checker::place_value(NodeId node) {
    if (is_missing(node)) return wrong(node);
    const HirId found = value(node);
    const Type of = type(found);
    switch (of.tag) {
    case TypeTag::place:
    case TypeTag::thing:
    case TypeTag::list:
    case TypeTag::range:
    case TypeTag::none:
    case TypeTag::error: return found;
    default: break;
    }
    tell(Code::not_a_place, node, fmt::format("a place belongs here, this is {}", show(of))).help =
        "name a zone, or a thing that holds others";
    return wrong(node);
}

} // namespace cantrip
