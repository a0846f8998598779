// Effects: what happens.

#include "lang/check/checker.hpp"

namespace cantrip {

HirId Checker::effect(NodeId node) {
    if (is_missing(node)) return wrong(node);
    switch (kind(node)) {
    case NodeKind::block: return block(node, Op::block);
    case NodeKind::seq: return sequence(node, false);
    case NodeKind::arrow: return arrow(node);
    case NodeKind::may: return make(Op::may, node, nothing_type, {effect(tree_->first_child(node))});
    case NodeKind::if_effect: return if_effect(node);
    case NodeKind::match: return match_effect(node);
    case NodeKind::repeat: return repeat(node);
    case NodeKind::choose: return choose(node);
    case NodeKind::subject: return subject(node);
    case NodeKind::together:
        return make(Op::together, node, nothing_type, {effect(tree_->first_child(node))});
    case NodeKind::secretly:
        return make(Op::secretly, node, nothing_type, {effect(tree_->first_child(node))});
    case NodeKind::at_time: return at_time(node);
    case NodeKind::window: return window(node);
    case NodeKind::stop: return make(Op::stop, node, nothing_type, {}, named_verb(tree_->first_child(node)));
    case NodeKind::unknown: return make(Op::unknown, node, nothing_type);
    case NodeKind::assume: {
        const HirId inner = effect(tree_->first_child(node));
        return make(Op::assume, node, nothing_type, {inner});
    }
    case NodeKind::from: return make(Op::nothing, node, nothing_type);
    default: break;
    }
    if (is_ability(node)) return lasting(node);
    return step(node, false);
}

// A reaction that an effect makes: it lasts beyond the card.
HirId Checker::lasting(NodeId node) {
    const Inner inner(*this);
    const ReactionId reaction = check_reaction(node);
    return make(Op::react, node, nothing_type, {}, reaction);
}

HirId Checker::block(NodeId node, Op op) {
    const Inner inner(*this);
    std::vector<HirId> parts;
    for (const NodeId line : tree_->children(node))
        if (kind(line) != NodeKind::from && !is_missing(line)) parts.push_back(effect(line));
    return make(op, node, nothing_type, parts);
}

HirId Checker::sequence(NodeId node, bool cost) {
    std::vector<HirId> parts;
    for (const NodeId part : tree_->children(node)) parts.push_back(step(part, cost));
    if (parts.size() == 1) return parts[0];
    return make(Op::seq, node, nothing_type, parts);
}

HirId Checker::step(NodeId node, bool cost) {
    if (is_missing(node)) return wrong(node);
    switch (kind(node)) {
    case NodeKind::block: return block(node, Op::block);
    case NodeKind::either: return either(node, cost);
    case NodeKind::let: return let(node);
    case NodeKind::assign: return assign(node);
    case NodeKind::call: return call(node);
    case NodeKind::nothing: return make(Op::nothing, node, nothing_type);
    case NodeKind::pay: {
        const NodeId what = tree_->first_child(node);
        if (is_missing(what)) return wrong(node);
        const HirId paid = kind(what) == NodeKind::either ? either(what, true)
                                                          : want(value(what), cost_type, "what is paid");
        note_variables(what);
        return make(Op::pay, node, nothing_type, {paid});
    }
    default: break;
    }
    const HirId amount = value(node);
    if (cost) {
        note_variables(node);
        return make(Op::price, node, nothing_type, {want(amount, cost_type, "a price")});
    }
    if (!type(amount).is(TypeTag::error)) {
        auto& told = tell(Code::price_as_effect, node, "an amount alone does nothing");
        told.help = "say what happens with it: `gain 1 herb`, or put it left of an arrow as a price";
    }
    return make(Op::price, node, nothing_type, {amount});
}

// X and Y are chosen by the payer left of the arrow; the right side reads them.
void Checker::note_variables(NodeId node) {
    for (NodeId inner = node; inner < tree_->next_sibling(node); ++inner)
        if (kind(inner) == NodeKind::variable)
            scope_.paid_variables =
                static_cast<std::uint8_t>(scope_.paid_variables | (tree_->text(inner) == "X" ? 1 : 2));
}

HirId Checker::cost_seq(NodeId node) {
    if (is_missing(node)) return wrong(node);
    note_variables(node);
    return kind(node) == NodeKind::seq ? sequence(node, true) : step(node, true);
}

HirId Checker::arrow(NodeId node) {
    const NodeId price = tree_->first_child(node);
    const NodeId right = tree_->next_sibling(price);
    const Inner inner(*this);
    scope_.left_of_arrow = true;
    const HirId cost = cost_seq(price);
    scope_.left_of_arrow = false;
    if (kind(right) == NodeKind::arrow)
        tell(Code::chained_arrows, right, "one arrow follows another").help =
            "put the inner one in braces: `A -> { B -> C }`";
    const HirId then = effect(right);
    const NodeId other = tree_->child(node, NodeKind::else_effect);
    if (other == no_node) return make(Op::arrow, node, nothing_type, {cost, then});
    const HirId otherwise = effect(last_child(other));
    return make(Op::arrow, node, nothing_type, {cost, then, otherwise});
}

HirId Checker::either(NodeId node, bool cost) {
    std::vector<HirId> options;
    for (const NodeId option : tree_->children(node)) {
        const Inner inner(*this);
        options.push_back(step(option, cost));
    }
    if (options.size() < 2)
        tell(Code::lonely_either, node, "`either` offers one thing only").help =
            "repeat the verb behind `or`: `either gain 1 water or gain 1 stone`; a choice of units needs no "
            "`either`: `gain 1 water or 1 stone`";
    return make(Op::either, node, nothing_type, options);
}

HirId Checker::if_effect(NodeId node) {
    const NodeId test = tree_->first_child(node);
    const NodeId then = tree_->next_sibling(test);
    const HirId tested = condition(test);
    HirId yes = no_hir;
    {
        const Inner inner(*this);
        narrow(tested);
        yes = effect(then);
    }
    const NodeId other = tree_->child(node, NodeKind::else_effect);
    if (other == no_node) return make(Op::if_, node, nothing_type, {tested, yes});
    const Inner inner(*this);
    const HirId no = effect(last_child(other));
    return make(Op::if_, node, nothing_type, {tested, yes, no});
}

// Behind `if tile is entity:` the name `tile` is an entity.
void Checker::narrow(HirId test) {
    const Hir hir = at(test);
    if (hir.op == Op::and_)
        for (std::size_t i = 0; i < hir.count; ++i) narrow(p_.child(test, i));
    if (hir.op != Op::is_kind || hir.flags != 0) return;
    const Hir& left = at(p_.child(test, 0));
    if (left.op != Op::local || !left.type.is(TypeTag::thing) ||
        !p_.is_a(KindId(hir.a), KindId(left.type.index)))
        return;
    for (std::size_t i = locals_.size(); i-- > 0;)
        if (locals_[i].slot == left.a) {
            locals_.push_back({locals_[i].name, {TypeTag::thing, hir.a}, left.a});
            return;
        }
}

// A case by name: a face, a value of a list, a kind, a card.
// In a plain match the first fitting case counts: a later one inside it is never reached.
HirId Checker::repeat(NodeId node) {
    const NodeId body = last_child(node);
    HirId count = no_hir;
    HirId test = no_hir;
    for (const NodeId part : tree_->children(node)) {
        if (part == body) break;
        if (kind(part) == NodeKind::repeat_while)
            test = condition(tree_->first_child(part));
        else if (kind(part) == NodeKind::range ||
                 (kind(part) == NodeKind::quantity && kind(tree_->first_child(part)) == NodeKind::range))
            count = value(part);
        else
            count = want_number(value(part));
    }
    if (count == no_hir) count = make(Op::missing_arg, node, number_type);
    if (test == no_hir) test = make(Op::missing_arg, node, flag_type);
    const Inner inner(*this);
    const HirId what = effect(body);
    return make(Op::repeat, node, nothing_type, {count, test, what});
}

HirId Checker::choose(NodeId node) {
    const NodeId count = tree_->first_child(node);
    std::vector<HirId> parts{is_missing(count) ? wrong(node) : want_number(value(count))};
    for (const NodeId option : tree_->children(node)) {
        if (option == count || is_missing(option)) continue;
        const Inner inner(*this);
        parts.push_back(effect(option));
    }
    if (parts.size() < 2)
        tell(Code::empty_choice, node, "there is nothing to choose from").help =
            "write the options in the braces, one a line";
    return make(Op::choose, node, nothing_type, parts);
}

HirId Checker::subject(NodeId node) {
    const NodeId who = tree_->first_child(node);
    const HirId acting = value(who);
    std::vector<HirId> parts{acting};
    std::uint16_t aux = 0;
    NameId bound = no_name;
    for (const NodeId part : tree_->children(node)) {
        if (kind(part) == NodeKind::subject_from && tree_->has_children(part)) {
            parts.push_back(
                want(value(tree_->first_child(part)), {TypeTag::thing, player_kind()}, "where it starts"));
            aux |= subject::has_from;
        }
        if (kind(part) == NodeKind::freely) aux |= subject::freely;
        if (kind(part) == NodeKind::bound_as && tree_->has_children(part))
            bound = name(tree_->first_child(part));
    }
    const auto kind_id = kind_of(type(acting));
    if (!kind_id && !type(acting).is(TypeTag::error))
        tell(Code::wrong_type, who,
             fmt::format("before the colon stands who acts, this is {}", show(type(acting))))
            .help = "name players or things";
    const Inner inner(*this);
    std::uint32_t slot = no_index;
    if (kind_id) {
        if (is_player(*kind_id)) aux |= subject::acts;
        if (bound == no_name && at(acting).op == Op::np) bound = noun_word(who);
        const Type element{TypeTag::thing, *kind_id};
        // `each player:` twice inside each other would make `player` mean two things.
        slot = bound == no_name ? new_slot() : add_local(bound, element, who);
    }
    parts.push_back(effect(last_child(node)));
    const HirId made = make(Op::subject, node, nothing_type, parts, slot);
    at(made).aux = aux;
    return made;
}

// The noun that a phrase speaks of: its last word.
NameId Checker::noun_word(NodeId phrase) {
    const NodeId nom = tree_->child(phrase, NodeKind::nom);
    return nom == no_node ? no_name : name(last_name(nom));
}

HirId Checker::let(NodeId node) {
    const NodeId word = tree_->first_child(node);
    const NodeId what = tree_->next_sibling(word);
    if (is_missing(word) || is_missing(what)) return wrong(node);
    const HirId found = value(what);
    Type bound = type(found);
    if (bound.is(TypeTag::counter)) bound = number_type;
    const std::uint32_t slot = add_local(name(word), bound, word);
    return make(Op::let, node, nothing_type, {found}, slot);
}

HirId Checker::assign(NodeId node) {
    const NodeId target = tree_->first_child(node);
    const HirId changed = ref(target);
    const HirId to = value_or_condition(tree_->next_sibling(target), type(changed));
    const Hir hir = at(changed);
    switch (hir.op) {
    case Op::field:
        if (!p_.fields[hir.a].state) {
            auto& told = tell(Code::read_only, target,
                              fmt::format("`{}` is printed and never changes", text(p_.fields[hir.a].name)));
            told.help = fmt::format("declare it with `state {}` if it changes in play, or use `modify`",
                                    text(p_.fields[hir.a].name));
        }
        break;
    case Op::global:
        if (p_.globals[hir.a].option)
            tell(Code::read_only, target, "an option is chosen before the game").help =
                "declare a `state` in the game";
        break;
    case Op::counter:
    case Op::error: break;
    default:
        tell(Code::read_only, target, fmt::format("{} cannot be given a new value", show(hir.type))).help =
            "only states, counters and tracks change";
        break;
    }
    return make(Op::assign, node, nothing_type,
                {changed, want(to, hir.type.is(TypeTag::counter) ? number_type : hir.type, "the new value")});
}

// `passed becomes no`: the bare word is the flag, and a noun behind a flag is a question.
HirId Checker::value_or_condition(NodeId node, Type wanted) {
    if (is_missing(node)) return wrong(node);
    const HirId found = value_as(node, wanted);
    if (wanted.is(TypeTag::flag) && !type(found).is(TypeTag::flag)) return want_condition(found);
    return found;
}

HirId Checker::at_time(NodeId node) {
    const NodeId time = tree_->first_child(node);
    VerbId verb = no_index;
    bool end = true;
    if (kind(time) == NodeKind::time && tree_->has_children(time)) {
        verb = time_verb(tree_->first_child(time));
        end = tree_->token_kind(time) == TokenKind::kw_end;
    }
    const Inner inner(*this);
    const HirId what = effect(last_child(node));
    const HirId made = make(Op::at_time, node, nothing_type, {what}, verb);
    at(made).aux = end ? 1 : 0;
    return made;
}

HirId Checker::window(NodeId node) {
    const NodeId who = tree_->first_child(node);
    std::vector<HirId> parts{
        is_missing(who) ? wrong(node)
                        : want(value(who), {TypeTag::list, player_kind()}, "whoever the window is for")};
    if (const NodeId until = tree_->child(node, NodeKind::window_until);
        until != no_node && tree_->has_children(until))
        parts.push_back(condition(tree_->first_child(until)));
    return make(Op::window, node, nothing_type, parts);
}

} // namespace cantrip
