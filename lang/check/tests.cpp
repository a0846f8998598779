// Conditions: comparing, belonging, having.

#include "lang/check/checker.hpp"
#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip {
namespace {

Compare comparison(TokenKind token) {
    switch (token) {
    case TokenKind::less: return Compare::less;
    case TokenKind::less_equal: return Compare::less_equal;
    case TokenKind::greater: return Compare::greater;
    default: return Compare::greater_equal;
    }
}

} // namespace

HirId Checker::compare(NodeId node) {
    const NodeId first = tree_->first_child(node);
    const HirId left = want_number(value(first));
    const HirId right = want_number(value(tree_->next_sibling(first)));
    const HirId made = make(Op::compare, node, flag_type, {left, right});
    at(made).aux = static_cast<std::uint16_t>(comparison(tree_->tokens().list[(*tree_)[first].last].kind()));
    return made;
}

// `each worker in workers was in subterra`: the test is made for every candidate.
HirId Checker::over_candidates(NodeId node, NodeId left, const std::function<HirId(HirId)>& test) {
    const HirId noun = np(left);
    if (at(noun).op != Op::np || !kind_of(type(noun))) return test(noun);
    const Det det = p_.noun(noun).det;
    if (det != Det::each && det != Det::any && det != Det::no && det != Det::a) return test(noun);
    const std::uint32_t slot = p_.noun(noun).it;
    const HirId it = make(Op::local, left, {TypeTag::thing, p_.noun(noun).kind}, {}, slot);
    const HirId tested = test(it);
    return make(det == Det::each ? Op::every : Op::exists, node, flag_type, {noun, tested});
}

HirId Checker::is_test(NodeId node) {
    const NodeId first = tree_->first_child(node);
    const NodeId right = tree_->next_sibling(first);
    const std::uint32_t word = (*tree_)[first].last;
    const TokenKind verb = tree_->tokens().list[word].kind();
    std::uint8_t flags = 0;
    if (verb == TokenKind::kw_was || verb == TokenKind::kw_were) flags |= flag::past;
    if (tree_->tokens().list[word + 1].kind() == TokenKind::kw_not) flags |= flag::negated;
    const auto test = [&](HirId left) { return is_right(node, left, right, flags); };
    if (kind(first) == NodeKind::np) return over_candidates(node, first, test);
    return test(value(first));
}

HirId Checker::is_right(NodeId node, HirId left, NodeId right, std::uint8_t flags) {
    if (is_missing(right)) return wrong(node);
    switch (kind(right)) {
    case NodeKind::compare_to: {
        const HirId made = make(Op::compare, node, flag_type,
                                {want_number(left), want_number(value(tree_->first_child(right)))});
        at(made).aux = static_cast<std::uint16_t>(comparison(tree_->token_kind(right)));
        at(made).flags = flags;
        return made;
    }
    case NodeKind::in:
    case NodeKind::within:
    case NodeKind::next_to:
    case NodeKind::nearest_to:
    case NodeKind::reachable_from: return is_position(node, left, right, flags);
    default: return is_word(node, left, right, flags);
    }
}

HirId Checker::is_position(NodeId node, HirId left, NodeId right, std::uint8_t flags) {
    const NodeId first = tree_->first_child(right);
    HirId made = no_hir;
    if (is_missing(first)) return wrong(node);
    // Names and texts may be in a printed list.
    const Type of = type(left);
    const bool lies = kind_of(of) || of.is(TypeTag::error) || of.is(TypeTag::number) ||
                      of.is(TypeTag::names) || of.is(TypeTag::text) || of.is(TypeTag::none);
    if (kind(first) != NodeKind::range && !lies)
        tell(Code::wrong_type, at(left).node, fmt::format("{} lies nowhere", show(of))).help =
            "only things lie in places";
    if (kind(right) == NodeKind::nearest_to) {
        tell(Code::wrong_sort, right, "one thing alone is not the nearest").help =
            "choose among several: `is the site nearest to …`";
        return wrong(node);
    }
    if (kind(right) == NodeKind::in) {
        if (kind(first) == NodeKind::range)
            made = make(Op::in_range, node, flag_type, {want_number(left), range_value(first)});
        else {
            const HirId place = place_value(first);
            const bool list = type(place).is(TypeTag::list) && at(place).op != Op::np;
            made = make(list ? Op::is_inside : Op::is_in, node, flag_type, {left, place});
        }
    } else if (kind(right) == NodeKind::within) {
        const HirId distance = want_number(value(first));
        made = make(Op::is_within, node, flag_type, {left, distance, neighbour(tree_->next_sibling(first))});
    } else {
        made = make(kind(right) == NodeKind::next_to ? Op::is_next_to : Op::is_reachable, node, flag_type,
                    {left, neighbour(first)});
    }
    at(made).flags = flags;
    return made;
}

// Behind `is` stands an adjective, a kind, a value, or anything to be equal to.
HirId Checker::is_word(NodeId node, HirId left, NodeId right, std::uint8_t flags) {
    const NodeId in_place = tree_->child(node, NodeKind::in_place);
    if (kind(right) == NodeKind::ref && (*tree_)[right].size == 2 &&
        kind(tree_->first_child(right)) == NodeKind::name) {
        const NodeId word = tree_->first_child(right);
        return adjective_test(node, left, name(word), word, in_place, flags);
    }
    // `is a dreamer`
    if (kind(right) == NodeKind::np && kind_of(type(left))) {
        const HirId noun = np(right);
        if (at(noun).op == Op::np && p_.noun(noun).of == NounOf::kind && at(noun).count == 0) {
            const HirId made = make(Op::is_kind, node, flag_type, {left}, p_.noun(noun).kind);
            at(made).flags = flags;
            return made;
        }
        return equals(node, left, noun, flags);
    }
    // `no` alone is the flag.
    return equals(node, left, value(right), flags);
}

HirId Checker::adjective_test(NodeId node, HirId left, NameId word_name, NodeId word, NodeId in_place,
                              std::uint8_t flags) {
    const Type of = type(left);
    const auto finish = [&](HirId made) {
        at(made).flags |= flags;
        return made;
    };
    if (of.is(TypeTag::error)) return wrong(node);
    const Symbol symbol = p_.symbol(word_name);
    const auto kind_id = kind_of(of);
    if (find_local(word_name) != nullptr) return equals(node, left, bare_name(word, word_name), flags);
    if (symbol.kind == SymbolKind::define)
        if (const HirId test = define_test(node, left, DefineId(symbol.index), word, in_place);
            test != no_hir)
            return finish(test);
    if (kind_id) {
        switch (symbol.kind) {
        case SymbolKind::kind:
            if (!kinds_meet(KindId(symbol.index), *kind_id))
                tell(Code::never_equal, word,
                     fmt::format("a {} is never a {}", show_kind(*kind_id), show_kind(KindId(symbol.index))))
                    .help = "check which kinds inherit from which";
            return finish(make(Op::is_kind, node, flag_type, {left}, symbol.index));
        case SymbolKind::trait:
            if (kinds_meet(p_.traits[symbol.index].kind, *kind_id))
                return finish(make(Op::is_trait, node, flag_type, {left}, symbol.index));
            break;
        case SymbolKind::thing:
            if (!kinds_meet(p_.things[symbol.index].kind, *kind_id))
                tell(Code::never_equal, word,
                     fmt::format("a {} is never `{}`, which is a {}", show_kind(*kind_id), text(word_name),
                                 show_kind(p_.things[symbol.index].kind)))
                    .help = "compare with a thing of the same kind";
            return finish(make(Op::is_thing, node, flag_type, {left}, symbol.index));
        default: break;
        }
        if (word_name == asked_ && is_player(*kind_id))
            return finish(make(Op::asked, node, flag_type, {left}));
        if (const FieldId field = find_field(*kind_id, word_name);
            field != no_index && p_.fields[field].type.is(TypeTag::flag))
            return finish(make(Op::is_flag, node, flag_type, {left}, field));
        if (const FieldId field = value_field(*kind_id, symbol); field != no_index)
            return finish(make(Op::is_value, node, flag_type, {left, symbol_value(word, symbol)}, field));
        if (symbol.kind != SymbolKind::none && symbol.kind != SymbolKind::global)
            return unknown_adjective(word, *kind_id, node);
    }
    if (of.is(TypeTag::names) && symbol.kind == SymbolKind::names_value) {
        if (p_.names_values[symbol.index].list != of.index)
            tell(Code::never_equal, word,
                 fmt::format("`{}` is no {}", text(word_name), text(p_.names_lists[of.index].name)))
                .help = "compare with a value of its own list";
        return finish(make(Op::equals, node, flag_type, {left, symbol_value(word, symbol)}));
    }
    if ((of.is(TypeTag::unit)) && (symbol.kind == SymbolKind::unit || symbol.kind == SymbolKind::group))
        return finish(make(Op::equals, node, flag_type, {left, symbol_value(word, symbol)}));
    if (of.is(TypeTag::face)) return finish(make(Op::equals, node, flag_type, {left, case_word(word, left)}));
    return equals(node, left, bare_name(word, word_name), flags);
}

HirId Checker::unknown_adjective(NodeId word, KindId kind_id, NodeId node) {
    auto& told = tell(Code::unknown_adjective, word,
                      fmt::format("`{}` says nothing about a {}", tree_->text(word), show_kind(kind_id)));
    std::vector<std::string_view> known;
    for (const Trait& trait : p_.traits)
        if (trait.kind != no_index && p_.is_a(kind_id, trait.kind)) known.push_back(text(trait.name));
    for (const Define& define : p_.defines)
        if (!define.params.empty() && define.params[0].type.is(TypeTag::thing) &&
            p_.is_a(kind_id, KindId(define.params[0].type.index)))
            known.push_back(text(define.name));
    for (const KindId above : p_.kinds[kind_id].ancestors)
        for (const FieldId field : p_.kinds[above].fields)
            if (p_.fields[field].type.is(TypeTag::flag)) known.push_back(text(p_.fields[field].name));
    const std::string_view near = did_you_mean(tree_->text(word), known);
    told.help =
        near.empty()
            ? fmt::format("an adjective of a {} is a trait on it, a flag of it, or a `define` about it",
                          show_kind(kind_id))
            : fmt::format("did you mean `{}`?", near);
    if (!near.empty())
        told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(word), std::string(near)}}};
    return wrong(node);
}

HirId Checker::symbol_value(NodeId node, Symbol symbol) {
    switch (symbol.kind) {
    case SymbolKind::names_value:
        return make(Op::names_value, node, {TypeTag::names, p_.names_values[symbol.index].list}, {},
                    symbol.index);
    case SymbolKind::unit: return make(Op::unit, node, {TypeTag::unit, 0}, {}, symbol.index);
    case SymbolKind::group: {
        const HirId made = make(Op::unit, node, {TypeTag::unit, 1}, {}, symbol.index);
        at(made).aux = 1;
        return made;
    }
    default: return wrong(node);
    }
}

// The one field of the kind whose value a word can be: `flame stone`, `green progress`.
FieldId Checker::value_field(KindId kind_id, Symbol symbol) const {
    const bool names = symbol.kind == SymbolKind::names_value;
    if (!names && symbol.kind != SymbolKind::unit) return no_index;
    for (const KindId above : p_.kinds[kind_id].ancestors)
        for (const FieldId field : p_.kinds[above].fields) {
            const Type type = p_.fields[field].type;
            if (names && type.is(TypeTag::names) && type.index == p_.names_values[symbol.index].list)
                return field;
            if (!names && type.is(TypeTag::unit)) return field;
        }
    return no_index;
}

// `recruit is active`, `worker is strongest in aquifer`.
HirId Checker::define_test(NodeId node, HirId left, DefineId id, NodeId word, NodeId in_place) {
    check_define(id);
    const Define& define = p_.defines[id];
    if (define.params.empty() || !define.type.is(TypeTag::flag)) {
        if (define.type.is(TypeTag::error) && !define.params.empty()) return wrong(node);
        return no_hir;
    }
    if (!fits(type(left), define.params[0].type)) return no_hir;
    std::vector<HirId> args{left};
    if (in_place != no_node && tree_->has_children(in_place)) {
        const HirId second = place_value(tree_->first_child(in_place));
        args.push_back(p_.defines[id].params.size() < 2
                           ? second
                           : want(second, p_.defines[id].params[1].type, "what stands behind `in`"));
    }
    if (args.size() != p_.defines[id].params.size())
        tell(args.size() < p_.defines[id].params.size() ? Code::missing_argument : Code::extra_argument, word,
             fmt::format("`{}` takes {} more than {}", text(p_.defines[id].name),
                         p_.defines[id].params.size() == 2 ? "a place with `in`" : "no", "the thing itself"))
            .help = "write `is NAME in PLACE` when it has a second parameter, else without `in`";
    return make(Op::is_define, node, flag_type, args, id);
}

HirId Checker::equals(NodeId node, HirId left, HirId right, std::uint8_t flags) {
    const Type a = type(left);
    const Type b = type(right);
    const bool flags_equal = a.is(TypeTag::flag) && (b.is(TypeTag::flag) || (at(right).op == Op::no));
    if (!flags_equal && !fits(b, a) && !fits(a, b))
        tell(Code::never_equal, at(right).node, fmt::format("{} is never {}", show(a), show(b))).help =
            "compare two values of the same sort";
    const HirId made = make(Op::equals, node, flag_type, {left, right});
    at(made).flags = flags;
    return made;
}

HirId Checker::has_test(NodeId node) {
    const NodeId first = tree_->first_child(node);
    const NodeId right = tree_->next_sibling(first);
    const bool past = tree_->tokens().list[(*tree_)[first].last].kind() == TokenKind::kw_had;
    const auto test = [&](HirId left) {
        if (!kind_of(type(left)) && !type(left).is(TypeTag::place) && !type(left).is(TypeTag::error))
            tell(Code::wrong_type, first, fmt::format("{} has nothing", show(type(left)))).help =
                "only players, things and places have something";
        scope_.group_allowed = true;
        const HirId what = value(right);
        scope_.group_allowed = false;
        if (!fits(type(what), cost_type) && !kind_of(type(what)))
            tell(Code::not_an_amount, right,
                 fmt::format("units or things belong here, this is {}", show(type(what))))
                .help = "write `has 2 herb` or `has a star`";
        check_held(left, what);
        const HirId made = make(Op::has, node, flag_type, {left, what});
        if (past) at(made).flags |= flag::past;
        return made;
    };
    if (kind(first) == NodeKind::np) return over_candidates(node, first, test);
    return test(value(first));
}

// A unit that things of this kind never have is a slip.
void Checker::check_held(HirId who, HirId what) {
    if (const auto kind_id = kind_of(type(who))) check_kind_has(*kind_id, what);
}

void Checker::check_kind_has(KindId kind_id, HirId what) {
    const Hir& hir = at(what);
    if (hir.op == Op::bundle)
        for (std::size_t i = 0; i < hir.count; ++i) check_kind_has(kind_id, p_.child(what, i));
    if (hir.op != Op::np || p_.noun(what).of != NounOf::unit) return;
    const Unit& unit = p_.units[p_.noun(what).index];
    for (const KindId holder : unit.holders)
        if (kinds_meet(holder, kind_id)) return;
    tell(Code::not_held, hir.node, fmt::format("a {} never has `{}`", show_kind(kind_id), text(unit.name)))
        .help = fmt::format("`{}` belongs to {}", text(unit.name),
                            unit.holders.empty() ? "nobody" : show_kind(unit.holders[0]));
}

} // namespace cantrip
