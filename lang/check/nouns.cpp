// Noun phrases: determiner or count, adjectives, the noun, filters.

#include "lang/check/checker.hpp"

namespace cantrip {
namespace {

std::uint16_t modifier_bit(TokenKind token) {
    switch (token) {
    case TokenKind::kw_any: return mod::any;
    case TokenKind::kw_one: return mod::one;
    case TokenKind::kw_other: return mod::other;
    case TokenKind::kw_first: return mod::first;
    case TokenKind::kw_last: return mod::last;
    case TokenKind::kw_random: return mod::random;
    case TokenKind::kw_alike: return mod::alike;
    case TokenKind::kw_different: return mod::different;
    default: return 0;
    }
}

} // namespace

Det Checker::determiner(NodeId node) const {
    switch (tree_->token_kind(node)) {
    case TokenKind::kw_a:
    case TokenKind::kw_an: return Det::a;
    case TokenKind::kw_the: return Det::the;
    case TokenKind::kw_each: return Det::each;
    case TokenKind::kw_all: return Det::all;
    case TokenKind::kw_any:
        return (*tree_)[node].last - (*tree_)[node].first > 1 ? Det::any_number : Det::any;
    case TokenKind::kw_no: return Det::no;
    case TokenKind::kw_another: return Det::another;
    case TokenKind::kw_up: return Det::up_to;
    case TokenKind::kw_exactly: return Det::exactly;
    case TokenKind::kw_random: return Det::random;
    default: return Det::a;
    }
}

HirId Checker::np(NodeId node) {
    if (is_missing(node)) return wrong(node);
    Noun noun;
    NodeId nom = no_node;
    NodeId first_filter = no_node;
    for (const NodeId part : tree_->children(node)) {
        switch (kind(part)) {
        case NodeKind::det:
            noun.det = determiner(part);
            if (tree_->has_children(part)) noun.count = want_number(value(tree_->first_child(part)));
            break;
        case NodeKind::modifier: noun.modifiers |= modifier_bit(tree_->token_kind(part)); break;
        case NodeKind::number:
        case NodeKind::variable:
        case NodeKind::parens: noun.count = want_number(value(part)); break;
        case NodeKind::nom: nom = part; break;
        case NodeKind::missing: return wrong(node);
        default:
            if (nom != no_node && first_filter == no_node) first_filter = part;
            break;
        }
    }
    // `no` alone is the flag.
    if (nom == no_node) return make(Op::no, node, flag_type);
    if (noun.det == Det::another) noun.modifiers |= mod::other;
    return make_noun(node, noun, nom, first_filter, tree_->next_sibling(node));
}

// `2 any goods`, `1..3 card in hand`, `(loss) morale`, `X yellow`, or just the number.
HirId Checker::quantity(NodeId node) {
    const NodeId first = tree_->first_child(node);
    const NodeId counted = tree_->child(node, NodeKind::counted);
    const HirId count = kind(first) == NodeKind::range ? range_value(first) : want_number(value(first));
    if (counted == no_node) {
        if (const NodeId per = tree_->child(node, NodeKind::per); per != no_node)
            return make(Op::multiply, node, number_type, {count, per_count(per)});
        return count;
    }
    Noun noun;
    noun.det = Det::count;
    noun.count = count;
    noun.or_more = tree_->child(node, NodeKind::or_more) != no_node;
    NodeId nom = no_node;
    NodeId first_filter = no_node;
    for (const NodeId part : tree_->children(counted)) {
        if (kind(part) == NodeKind::modifier)
            noun.modifiers |= modifier_bit(tree_->token_kind(part));
        else if (kind(part) == NodeKind::nom)
            nom = part;
        else if (is_missing(part))
            return wrong(node);
        else if (first_filter == no_node)
            first_filter = part;
    }
    return make_noun(node, noun, nom, first_filter, tree_->next_sibling(counted));
}

// How many there are of what `per` names, divided when it says `per 2 card`.
HirId Checker::per_count(NodeId node) {
    NodeId nom = no_node;
    std::uint32_t divisor = 1;
    for (const NodeId part : tree_->children(node)) {
        if (kind(part) == NodeKind::number) divisor = static_cast<std::uint32_t>(integer(part));
        if (kind(part) == NodeKind::nom && nom == no_node) nom = part;
    }
    if (nom == no_node) return wrong(node);
    const HirId noun = bare_noun(node, nom, tree_->next_sibling(nom), tree_->next_sibling(node));
    return make(Op::per, node, number_type, {noun}, divisor);
}

HirId Checker::bare_noun(NodeId node, NodeId nom, NodeId first_filter, NodeId end) {
    Noun noun;
    return make_noun(node, noun, nom, first_filter == end ? no_node : first_filter, end);
}

HirId Checker::make_noun(NodeId node, Noun noun, NodeId nom, NodeId first_filter, NodeId end) {
    if (nom == no_node) {
        // `1 of cards`
        const NodeId of = first_filter;
        if (of == no_node || kind(of) != NodeKind::of) return wrong(node);
        noun.value = value(tree_->first_child(of));
        const auto kind_id = kind_of(type(noun.value));
        if (!kind_id) {
            if (!type(noun.value).is(TypeTag::error))
                tell(
                    Code::wrong_type, of,
                    fmt::format("`of` counts out of several things here, this is {}", show(type(noun.value))))
                    .help = "name a list: `discard 1 of cards`";
            return wrong(node);
        }
        noun.of = NounOf::list;
        noun.kind = *kind_id;
        const NodeId next = tree_->next_sibling(of);
        return noun_with_filters(node, noun, no_node, next == end ? no_node : next, end);
    }
    const NodeId consumed = resolve_head(noun, last_name(nom), first_filter);
    if (noun.index == no_index && noun.value == no_hir && noun.of != NounOf::number) return wrong(node);
    if (consumed != no_node)
        first_filter = tree_->next_sibling(consumed) == end ? no_node : tree_->next_sibling(consumed);
    return noun_with_filters(node, noun, nom, first_filter, end);
}

// Finds what the last word stands for. Gives back the `of` filter when it belongs to the word itself
// (`resource of tunnel`).
NodeId Checker::resolve_head(Noun& noun, NodeId head, NodeId first_filter) {
    const NameId word = name(head);
    const Symbol symbol = p_.symbol(word);
    noun_name_ = word;
    if (first_filter != no_node && kind(first_filter) == NodeKind::of && symbol.kind != SymbolKind::kind &&
        symbol.kind != SymbolKind::thing && unit_member(noun, word, first_filter))
        return first_filter;
    switch (symbol.kind) {
    case SymbolKind::unit:
        noun.of = NounOf::unit;
        noun.index = symbol.index;
        return no_node;
    case SymbolKind::group:
        noun.of = NounOf::group;
        noun.index = symbol.index;
        return no_node;
    case SymbolKind::kind:
        noun.of = symbol.index == p_.action_kind ? NounOf::action : NounOf::kind;
        noun.index = noun.kind = KindId(symbol.index == p_.player_kind ? player_kind() : symbol.index);
        return no_node;
    case SymbolKind::thing:
        noun.of = NounOf::thing;
        noun.index = symbol.index;
        noun.kind = p_.things[symbol.index].kind;
        return no_node;
    case SymbolKind::trait:
        noun.of = p_.traits[symbol.index].kind == p_.action_kind ? NounOf::action : NounOf::kind;
        noun.index = noun.kind = p_.traits[symbol.index].kind;
        head_trait_ = TraitId(symbol.index);
        return no_node;
    case SymbolKind::names_list:
        noun.of = NounOf::names;
        noun.index = symbol.index;
        return no_node;
    default: break;
    }
    if (const Local* local = find_local(word);
        local != nullptr &&
        (local->type.is(TypeTag::list) || local->type.is(TypeTag::unit) || local->type.is(TypeTag::bundle))) {
        noun.of = local->type.is(TypeTag::list) ? NounOf::list : NounOf::unit_value;
        noun.value = make(Op::local, head, local->type, {}, local->slot);
        if (local->type.is(TypeTag::list)) noun.kind = KindId(local->type.index);
        return no_node;
    }
    if (symbol.kind == SymbolKind::none && word == number_) {
        noun.of = NounOf::number;
        return no_node;
    }
    if (symbol.kind == SymbolKind::none && (word == opponent_)) {
        noun.of = NounOf::kind;
        noun.index = noun.kind = player_kind();
        noun.modifiers |= mod::other;
        return no_node;
    }
    if (symbol.kind == SymbolKind::define && nullary_list(noun, head, DefineId(symbol.index))) return no_node;
    (void)named_kind(head);
    return no_node;
}

// A definition without parameters that gives things can be counted through.
bool Checker::nullary_list(Noun& noun, NodeId head, DefineId id) {
    check_define(id);
    const auto kind_id = kind_of(p_.defines[id].type);
    if (!p_.defines[id].params.empty() || !kind_id) return false;
    noun.of = NounOf::list;
    noun.kind = *kind_id;
    noun.value = make(Op::define, head, p_.defines[id].type, {}, id);
    return true;
}

// `1 resource of tunnel`: the tunnel's field says which unit.
bool Checker::unit_member(Noun& noun, NameId word, NodeId of) {
    const NodeId whose = tree_->first_child(of);
    if (is_missing(whose) || kind(whose) != NodeKind::ref) return false;
    const std::size_t told = diagnostics_.all().size();
    const HirId owner = value(whose);
    const auto kind_id = kind_of(type(owner));
    if (!kind_id || told != diagnostics_.all().size()) return false;
    const FieldId field = find_field_below(*kind_id, word);
    if (field == no_index) return false;
    const Type found = p_.fields[field].type;
    if (!found.is(TypeTag::unit) && !found.is(TypeTag::bundle) && !found.is(TypeTag::thing)) return false;
    // `1 wants of dilemma`: a card like the one the field names.
    noun.of = found.is(TypeTag::thing) ? NounOf::like : NounOf::unit_value;
    if (found.is(TypeTag::thing)) noun.kind = KindId(found.index);
    noun.value = make(Op::field, of, p_.fields[field].type, {owner}, field);
    return true;
}

HirId Checker::noun_with_filters(NodeId node, Noun noun, NodeId nom, NodeId first_filter, NodeId end) {
    const TraitId trait = std::exchange(head_trait_, no_index);
    noun.it = new_slot();
    const NameId spoken = noun_name_;
    std::vector<HirId> filters;
    if ((noun.modifiers & mod::other) != 0) add_other(noun, node, spoken, filters);
    if (trait != no_index) filters.push_back(make(Op::f_trait, node, flag_type, {}, trait));
    if (nom != no_node) {
        const NodeId head = last_name(nom);
        for (const NodeId word : tree_->children(nom))
            if (word != head) add_adjective(noun, word, filters);
    }
    for (NodeId part = first_filter; part != no_node && part < end; part = tree_->next_sibling(part)) {
        if (kind(part) == NodeKind::default_value) break;
        if (kind(part) == NodeKind::per)
            noun.per = per_count(part);
        else
            add_filter(noun, part, filters, 0);
    }
    noun_name_ = spoken;
    check_counting(noun, node);
    const Type found = noun_type(noun);
    p_.nouns.push_back(noun);
    return make(Op::np, node, found, filters, static_cast<std::uint32_t>(p_.nouns.size() - 1));
}

// `other worker` leaves out the worker that this line already speaks of, `other player` you, and on a card
// `other ritual` this one.
void Checker::add_other(const Noun& noun, NodeId node, NameId spoken, std::vector<HirId>& filters) {
    HirId left_out = no_hir;
    if (const Local* local = find_local(spoken); local != nullptr && noun.of != NounOf::list)
        left_out = make(Op::local, node, local->type, {}, local->slot);
    else if (noun.kind != no_index && is_player(noun.kind)) {
        if (!scope_.has_you && scope_.it_slot != no_index) return;
        left_out = you(node);
    } else if (scope_.this_kind != no_index && noun.kind != no_index &&
               kinds_meet(scope_.this_kind, noun.kind))
        left_out = make(Op::this_, node, {TypeTag::thing, scope_.this_kind});
    if (left_out != no_hir) filters.push_back(make(Op::f_except, node, flag_type, {left_out}));
}

void Checker::add_adjective(Noun& noun, NodeId word, std::vector<HirId>& filters) {
    if (noun.kind == no_index) {
        tell(Code::unknown_adjective, word,
             fmt::format("`{}` cannot stand before this noun", tree_->text(word)))
            .help = "adjectives belong to things";
        return;
    }
    const Symbol symbol = p_.symbol(name(word));
    if (symbol.kind == SymbolKind::trait && kinds_meet(p_.traits[symbol.index].kind, noun.kind)) {
        filters.push_back(make(Op::f_trait, word, flag_type, {}, symbol.index));
        return;
    }
    if (symbol.kind == SymbolKind::define) {
        check_define(DefineId(symbol.index));
        const Define& define = p_.defines[symbol.index];
        if (!define.params.empty() && fits({TypeTag::thing, noun.kind}, define.params[0].type) &&
            (define.type.is(TypeTag::flag) || define.type.is(TypeTag::error))) {
            if (define.params.size() > 1)
                tell(Code::missing_argument, word,
                     fmt::format("`{}` needs to know in what", tree_->text(word)))
                    .help = fmt::format("write `where it is {} in …`", tree_->text(word));
            filters.push_back(make(Op::f_define, word, flag_type, {}, symbol.index));
            return;
        }
    }
    if (symbol.kind == SymbolKind::kind && kinds_meet(KindId(symbol.index), noun.kind)) {
        filters.push_back(make(Op::f_kind, word, flag_type, {}, symbol.index));
        return;
    }
    if (const FieldId field = find_field_below(noun.kind, name(word));
        field != no_index && p_.fields[field].type.is(TypeTag::flag)) {
        filters.push_back(make(Op::f_flag, word, flag_type, {}, field));
        return;
    }
    if (const FieldId field = value_field(noun.kind, symbol); field != no_index) {
        const HirId wanted = symbol_value(word, symbol);
        filters.push_back(make(Op::f_field, word, flag_type, {wanted}, field));
        return;
    }
    (void)unknown_adjective(word, noun.kind, word);
}

Type Checker::noun_type(const Noun& noun) const {
    switch (noun.of) {
    case NounOf::unit:
    case NounOf::unit_value: return bundle_type;
    case NounOf::group:
        return p_.groups[noun.index].units.empty() && !p_.groups[noun.index].kinds.empty()
                   ? Type{TypeTag::list, p_.groups[noun.index].kinds[0]}
                   : bundle_type;
    case NounOf::number: return number_type;
    case NounOf::names: return {TypeTag::names, noun.index};
    default: break;
    }
    const bool one_counted = noun.count != no_hir && p_.hir[noun.count].op == Op::number &&
                             p_.hir[noun.count].a == 1 && !noun.or_more;
    const bool single = noun.det == Det::a || noun.det == Det::another ||
                        (noun.det == Det::the && (noun.count == no_hir || one_counted)) ||
                        ((noun.det == Det::count || noun.det == Det::random) && one_counted);
    return {single ? TypeTag::thing : TypeTag::list, noun.kind};
}

void Checker::check_counting(const Noun& noun, NodeId node) {
    if (noun.det == Det::all && noun.of != NounOf::unit && noun.of != NounOf::group &&
        noun.of != NounOf::unit_value)
        tell(Code::all_of_things, node, "`all` counts units; things are taken one by one").help =
            "write `each`";
    const bool counts = noun.det == Det::count || noun.det == Det::up_to || noun.det == Det::exactly;
    if (noun.of == NounOf::group && counts && (noun.modifiers & (mod::any | mod::one)) == 0 &&
        !scope_.group_allowed && !p_.groups[noun.index].units.empty())
        tell(Code::group_without_any, node,
             fmt::format("`{}` is a group: which of its units?", text(p_.groups[noun.index].name)))
            .help = fmt::format("write `any {}` to let the player choose", text(p_.groups[noun.index].name));
}

} // namespace cantrip
