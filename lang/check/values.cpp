// Numbers, amounts and what is computed from them.

#include "lang/check/checker.hpp"

namespace cantrip {

HirId Checker::value(NodeId node) {
    if (is_missing(node)) return wrong(node == no_node ? NodeId(0) : node);
    switch (kind(node)) {
    case NodeKind::number: return number_literal(node, false);
    case NodeKind::negative: return number_literal(tree_->first_child(node), true);
    case NodeKind::variable: return variable(node);
    case NodeKind::string: return make(Op::text, node, {TypeTag::text, 0});
    case NodeKind::yes: return make(Op::yes, node, flag_type);
    case NodeKind::none: return make(Op::none, node, {TypeTag::none, 0});
    case NodeKind::nothing: return make(Op::nothing, node, nothing_type);
    case NodeKind::name: return bare_name(node, name(node));
    case NodeKind::pronoun: return pronoun(node);
    case NodeKind::ref: return ref(node);
    case NodeKind::quantity: return quantity(node);
    case NodeKind::grouped: return grouped(node);
    case NodeKind::parens: return value(tree_->first_child(node));
    case NodeKind::np: return np(node);
    case NodeKind::range: return range_value(node);
    case NodeKind::count_of: return count_of(node);
    case NodeKind::total_of: return total_of(node);
    case NodeKind::random_value: return random_value(node);
    case NodeKind::choose_value:
        return make(Op::choose_range, node, number_type, {range_value(tree_->first_child(node))});
    case NodeKind::printed: return printed(node);
    case NodeKind::tally: return tally(node);
    case NodeKind::match_value: return match_value(node);
    case NodeKind::add:
    case NodeKind::subtract: return sum(node);
    case NodeKind::multiply:
    case NodeKind::divide: return product(node);
    case NodeKind::or_value: return alternatives(node);
    case NodeKind::and_value: {
        const HirId left = condition(tree_->first_child(node));
        const HirId right = condition(tree_->nth_child(node, 1));
        return make(Op::and_, node, flag_type, {left, right});
    }
    case NodeKind::not_value: return make(Op::not_, node, flag_type, {condition(tree_->first_child(node))});
    case NodeKind::can: return can(node);
    case NodeKind::compare: return compare(node);
    case NodeKind::has: return has_test(node);
    case NodeKind::is: return is_test(node);
    case NodeKind::needs: return needs(node);
    default: return wrong(node);
    }
}

HirId Checker::condition(NodeId node) { return want_condition(value(node)); }

HirId Checker::number_literal(NodeId node, bool negative) {
    const std::int32_t number = negative ? -integer(node) : integer(node);
    return make(Op::number, node, number_type, {}, static_cast<std::uint32_t>(number));
}

HirId Checker::variable(NodeId node) {
    const bool is_x = tree_->text(node) == "X";
    if (!scope_.left_of_arrow && (scope_.paid_variables & (is_x ? 1 : 2)) == 0)
        tell(Code::unbound_variable, node, fmt::format("nobody pays `{}`", tree_->text(node))).help =
            "write it left of the arrow first: `X yellow -> walk X`";
    return make(Op::variable, node, number_type, {}, is_x ? 0 : 1);
}

HirId Checker::can(NodeId node) {
    const NodeId what = tree_->first_child(node);
    if (is_missing(what)) return wrong(node);
    const Inner inner(*this);
    return make(Op::can, node, flag_type, {step(what, false)});
}

HirId Checker::needs(NodeId node) {
    const HirId left = value(tree_->first_child(node));
    const HirId right = value(tree_->nth_child(node, 1));
    return make(Op::needs, node, flag_type, {left, right});
}

HirId Checker::sum(NodeId node) {
    const NodeId first = tree_->first_child(node);
    const HirId left = value(first);
    const HirId right = value(tree_->next_sibling(first));
    const bool adds = kind(node) == NodeKind::add;
    const auto amount = [&](HirId id) {
        return type(id).is(TypeTag::bundle) || type(id).is(TypeTag::cost) || at(id).op == Op::np;
    };
    if (amount(left) || amount(right)) {
        if (!adds)
            tell(Code::mixed_sum, node, "amounts are not subtracted from each other").help =
                "count first: `(count of … - 1) herb`";
        for (const HirId id : {left, right})
            if (!fits(type(id), cost_type) && !type(id).is(TypeTag::thing) && !type(id).is(TypeTag::list))
                tell(fits(type(id), number_type) ? Code::mixed_sum : Code::not_an_amount, at(id).node,
                     fmt::format("an amount is added to {}", show(type(id))))
                    .help = "say of what: `1 herb + 2 potion`";
        const bool cost = type(left).is(TypeTag::cost) || type(right).is(TypeTag::cost);
        return make(Op::bundle, node, cost ? cost_type : bundle_type, {left, right});
    }
    return make(adds ? Op::add : Op::subtract, node, number_type, {want_number(left), want_number(right)});
}

HirId Checker::product(NodeId node) {
    const NodeId first = tree_->first_child(node);
    const HirId left = value(first);
    const HirId right = value(tree_->next_sibling(first));
    const bool times = kind(node) == NodeKind::multiply;
    // `shares times price`: that many times an amount.
    if (times && (type(right).is(TypeTag::cost) || type(right).is(TypeTag::bundle)))
        return make(Op::multiply, node, type(right), {want_number(left), right});
    return make(times ? Op::multiply : Op::divide, node, number_type,
                {want_number(left), want_number(right)});
}

// `1 food or 1 bliss` is a cost; between conditions it is the usual or.
HirId Checker::alternatives(NodeId node) {
    const NodeId first = tree_->first_child(node);
    const HirId left = value(first);
    const HirId right = value(tree_->next_sibling(first));
    const auto amount = [&](HirId id) {
        return type(id).is(TypeTag::bundle) || type(id).is(TypeTag::cost) ||
               (at(id).op == Op::np && p_.noun(id).det == Det::count);
    };
    if (amount(left) && amount(right)) return make(Op::alternatives, node, cost_type, {left, right});
    if (type(left).is(TypeTag::thing) && type(right).is(TypeTag::thing) && at(left).op != Op::np)
        return make(Op::alternatives, node, {TypeTag::list, type(left).index}, {left, right});
    return make(Op::or_, node, flag_type, {want_condition(left), want_condition(right)});
}

HirId Checker::range_value(NodeId node) {
    if (is_missing(node) || kind(node) != NodeKind::range) return wrong(node);
    const NodeId first = tree_->first_child(node);
    const HirId low = value(first);
    const NodeId last = tree_->nth_child(node, 1);
    const HirId high = last == no_node ? make(Op::missing_arg, node, number_type) : want_number(value(last));
    if (at(low).op == Op::number && at(high).op == Op::number &&
        static_cast<std::int32_t>(at(high).a) < static_cast<std::int32_t>(at(low).a))
        tell(Code::reversed_range, node, "this range ends before it starts").help =
            "write the smaller number first";
    return make(Op::range, node, {TypeTag::range, 0}, {low, high});
}

HirId Checker::grouped(NodeId node) {
    const NodeId inside = tree_->first_child(node);
    const NodeId counted = tree_->child(node, NodeKind::counted);
    const NodeId per = tree_->child(node, NodeKind::per);
    const NodeId second = tree_->nth_child(node, 1);
    if (counted != no_node || per != no_node) return quantity(node);
    const HirId low = value(inside);
    // `(a)..(b)`
    const bool range = tree_->tokens().list[(*tree_)[inside].last].kind() == TokenKind::dot_dot &&
                       (*tree_)[inside].last < (*tree_)[node].last;
    if (!range) return low;
    const HirId high =
        second == no_node ? make(Op::missing_arg, node, number_type) : want_number(value(second));
    return make(Op::range, node, {TypeTag::range, 0}, {want_number(low), high});
}

// `count of worker where knowledge is 1 + count of …`: the test takes all of the sum.
void Checker::check_swallowed_sum(NodeId node) {
    for (const NodeId filter : tree_->children(node)) {
        if (kind(filter) != NodeKind::where || !tree_->has_children(filter)) continue;
        const NodeId test = tree_->first_child(filter);
        if (kind(test) != NodeKind::compare && kind(test) != NodeKind::is) continue;
        const NodeId right = last_child(test);
        if (kind(right) != NodeKind::add && kind(right) != NodeKind::subtract) continue;
        const NodeId first = tree_->first_child(right);
        const auto between = [&](NodeId from, NodeId to) {
            const Span a = tree_->span(from), b = tree_->span(to);
            return tree_->tokens().text.substr(a.begin, b.end - a.begin);
        };
        tell(Code::swallowed_sum, right, "this sum belongs to the test, not to what is counted").help =
            fmt::format("write `({}) …` to add to what is counted, or `where ({})` for the test",
                        between(node, first), between(test, right));
    }
}

HirId Checker::count_of(NodeId node) {
    const NodeId nom = tree_->first_child(node);
    if (is_missing(nom)) return wrong(node);
    check_swallowed_sum(node);
    const HirId noun = bare_noun(node, nom, tree_->next_sibling(nom), tree_->next_sibling(node));
    return make(Op::count, node, number_type, {noun});
}

HirId Checker::total_of(NodeId node) {
    const NodeId measure = tree_->first_child(node);
    const NodeId nom = tree_->nth_child(node, 1);
    if (is_missing(measure) || nom == no_node || is_missing(nom)) return wrong(node);
    check_swallowed_sum(node);
    const HirId noun = bare_noun(node, nom, tree_->next_sibling(nom), tree_->next_sibling(node));
    if (at(noun).op != Op::np) return wrong(node);
    const Noun& found = p_.noun(noun);
    const Scope saved = scope_;
    scope_.it_slot = found.it;
    scope_.it_kind = found.kind;
    scope_.it_type = {TypeTag::thing, found.kind};
    const HirId it = make(Op::local, measure, {TypeTag::thing, found.kind}, {}, found.it);
    const HirId of =
        found.kind == no_index ? wrong(measure) : want_number(member(measure, name(measure), it));
    scope_ = saved;
    const HirId made = make(Op::total, node, number_type, {noun, of});
    const TokenKind first = tree_->token_kind(node);
    at(made).aux = static_cast<std::uint16_t>(first == TokenKind::kw_highest  ? Total::highest
                                              : first == TokenKind::kw_lowest ? Total::lowest
                                                                              : Total::sum);
    return made;
}

HirId Checker::random_value(NodeId node) {
    const NodeId what = tree_->first_child(node);
    if (is_missing(what)) return wrong(node);
    if (kind(what) == NodeKind::range) return make(Op::random_range, node, number_type, {range_value(what)});
    const Symbol symbol = p_.symbol(name(what));
    if (symbol.kind == SymbolKind::die)
        return make(Op::random_die, node, {TypeTag::face, symbol.index}, {}, symbol.index);
    if (const Local* local = find_local(name(what)); local != nullptr && local->type.is(TypeTag::die))
        // Which die it is shows in play only, so its faces have no names here: it gives a number.
        return make(Op::random_die, node, number_type, {make(Op::local, what, local->type, {}, local->slot)});
    const std::uint32_t die = named(what, SymbolKind::die);
    if (die == no_index && symbol.kind == SymbolKind::kind && !diagnostics_.empty()) {
        // Likely `random worker in pool`: say how many.
    }
    return wrong(node);
}

HirId Checker::printed(NodeId node) {
    const NodeId word = tree_->first_child(node);
    const NodeId where = tree_->nth_child(node, 1);
    if (is_missing(word) || where == no_node || is_missing(where)) return wrong(node);
    const Symbol symbol = p_.symbol(name(word));
    if (symbol.kind != SymbolKind::unit && symbol.kind != SymbolKind::group) {
        (void)named(word, SymbolKind::unit);
        return wrong(node);
    }
    const HirId heading = want(ref(where), {TypeTag::heading, 0}, "where something is printed");
    const HirId made = make(Op::printed, node, number_type, {heading}, symbol.index);
    at(made).aux = symbol.kind == SymbolKind::group ? 1 : 0;
    return made;
}

HirId Checker::tally(NodeId node) {
    const Inner inner(*this);
    const NodeId added = tree_->child(node, NodeKind::tallied);
    const NodeId first = added == no_node ? tree_->first_child(node) : tree_->next_sibling(added);
    if (is_missing(first)) return wrong(node);
    const PatternId pattern = check_pattern(first);
    std::vector<HirId> parts;
    if (const NodeId test = tree_->child(node, NodeKind::tail_if);
        test != no_node && tree_->has_children(test))
        parts.push_back(condition(tree_->first_child(test)));
    const HirId made = make(Op::tally, node, number_type, parts, pattern);
    const VerbId scope = time_verb(last_child(node));
    at(made).b = scope;
    if (added != no_node) at(made).aux = tallied_number(p_.patterns[pattern].verb, tree_->first_child(added));
    return made;
}

// Which number of the events a tally adds: its parameter counted from 1, one more for `amount`; 0 on an
// error.
std::uint16_t Checker::tallied_number(VerbId verb, NodeId word) {
    if (verb == no_index) return 0;
    const Verb& counted = p_.verbs[verb];
    const std::uint32_t index = parameter_named(verb, name(word));
    if (index == no_index && counted.counted && name(word) == amount_)
        return static_cast<std::uint16_t>(counted.params.size() + 1);
    if (index != no_index && counted.params[index].type.is(TypeTag::number))
        return static_cast<std::uint16_t>(index + 1);
    auto& told =
        tell(Code::unknown_parameter, word,
             fmt::format("`{}` has no number `{}` to add up", text(counted.name), tree_->text(word)));
    told.help = parameters_of(counted);
    return 0;
}

} // namespace cantrip
