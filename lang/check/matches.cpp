// `match`: cases, which of them fit, and what a case says about the thing looked at.

#include "lang/check/checker.hpp"

namespace cantrip {

HirId Checker::match_effect(NodeId node) {
    const NodeId first = tree_->first_child(node);
    const HirId looked_at = value(first);
    std::vector<HirId> parts{looked_at};
    const bool every = tree_->tokens().list[(*tree_)[node].first + 1].kind() == TokenKind::kw_every;
    for (NodeId arm : tree_->children(node)) {
        bool assumed = false;
        if (kind(arm) == NodeKind::assume && tree_->has_children(arm)) {
            assumed = true;
            arm = tree_->first_child(arm);
        }
        if (kind(arm) != NodeKind::arm) continue;
        const Inner inner(*this);
        std::vector<HirId> of_arm = cases(arm, looked_at);
        if (of_arm.size() == 1) narrow_case(looked_at, of_arm[0]);
        of_arm.push_back(effect(last_child(arm)));
        const HirId made = make(Op::arm, arm, nothing_type, of_arm);
        if (assumed) at(made).flags |= flag::assumed;
        parts.push_back(made);
    }
    if (!every) check_cases(parts);
    const HirId made = make(Op::match, node, nothing_type, parts);
    at(made).aux = every ? 1 : 0;
    return made;
}

void Checker::narrow_case(HirId looked_at, HirId one) {
    const Hir& left = at(looked_at);
    const Hir& hir = at(one);
    if (left.op != Op::local || hir.op != Op::case_value || !left.type.is(TypeTag::thing)) return;
    const Hir& kind_hir = at(p_.child(one, 0));
    if (kind_hir.op != Op::is_kind) return;
    for (std::size_t i = locals_.size(); i-- > 0;)
        if (locals_[i].slot == left.a) {
            locals_.push_back({locals_[i].name, {TypeTag::thing, kind_hir.a}, left.a});
            return;
        }
}

std::vector<HirId> Checker::cases(NodeId arm, HirId looked_at) {
    std::vector<HirId> out;
    const NodeId body = last_child(arm);
    for (const NodeId one : tree_->children(arm))
        if (one != body) out.push_back(one_case(one, looked_at));
    return out;
}

HirId Checker::one_case(NodeId node, HirId looked_at) {
    const Type of = type(looked_at);
    switch (kind(node)) {
    case NodeKind::else_case: return make(Op::case_else, node, of);
    case NodeKind::number:
    case NodeKind::negative:
    case NodeKind::range: {
        if (!fits(of, number_type))
            tell(Code::never_equal, node, fmt::format("{} is never a number", show(of))).help =
                "compare with a value of that sort";
        const HirId made = make(Op::case_range, node, number_type);
        set_bounds(made, node);
        return made;
    }
    case NodeKind::name: return make(Op::case_value, node, of, {case_word(node, looked_at)});
    default: return wrong(node);
    }
}

void Checker::set_bounds(HirId made, NodeId node) {
    const auto plain = [&](NodeId part) {
        return kind(part) == NodeKind::negative ? -integer(tree_->first_child(part)) : integer(part);
    };
    std::int32_t low = 0;
    std::int32_t high = 0x7fffffff;
    if (kind(node) == NodeKind::range) {
        low = plain(tree_->first_child(node));
        if (const NodeId end = tree_->nth_child(node, 1);
            end != no_node && (kind(end) == NodeKind::number || kind(end) == NodeKind::negative))
            high = plain(end);
        if (high < low)
            tell(Code::reversed_range, node,
                 fmt::format("this range ends at {} before it starts at {}", high, low))
                .help = "write the smaller number first";
    } else {
        low = high = kind(node) == NodeKind::negative ? -integer(tree_->first_child(node)) : integer(node);
    }
    at(made).a = static_cast<std::uint32_t>(low);
    at(made).b = static_cast<std::uint32_t>(high);
}

HirId Checker::case_word(NodeId node, HirId looked_at) {
    const Type of = type(looked_at);
    if (of.is(TypeTag::face)) {
        const Die& die = p_.dice[of.index];
        for (std::uint32_t i = 0; i < die.faces.size(); ++i)
            if (die.faces[i].name == name(node)) return make(Op::face, node, of, {}, i);
        tell(Code::unknown_face, node, fmt::format("`{}` shows no `{}`", text(die.name), tree_->text(node)))
            .help = "use one of its faces";
        return wrong(node);
    }
    return adjective_test(node, looked_at, name(node), node, no_node, 0);
}

void Checker::check_cases(std::span<const HirId> parts) {
    std::vector<std::pair<std::int32_t, std::int32_t>> seen;
    bool done = false;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const Hir& arm = at(parts[i]);
        for (std::size_t c = 0; c + 1 < arm.count; ++c) {
            const Hir& one = at(p_.child(parts[i], c));
            const NodeId node = one.node;
            bool hidden = done;
            if (one.op == Op::case_range) {
                const auto low = static_cast<std::int32_t>(one.a);
                const auto high = static_cast<std::int32_t>(one.b);
                for (const auto& [from, to] : seen) hidden |= from <= low && high <= to;
                seen.emplace_back(low, high);
            }
            if (hidden)
                tell(Code::overlapping_cases, node, "an earlier case covers this one").help =
                    "put the narrower case first, or use `match every`";
            done |= one.op == Op::case_else;
        }
    }
}

HirId Checker::match_value(NodeId node) {
    const HirId looked_at = value(tree_->first_child(node));
    std::vector<HirId> parts{looked_at};
    Type result;
    for (const NodeId arm : tree_->children(node)) {
        if (kind(arm) != NodeKind::value_arm) continue;
        std::vector<HirId> of_arm = cases(arm, looked_at);
        const HirId found = value_or_nothing(last_child(arm));
        of_arm.push_back(found);
        parts.push_back(make(Op::value_arm, arm, type(found), of_arm));
        if (result.is(TypeTag::error) || result.is(TypeTag::none) || result.is(TypeTag::nothing))
            result = type(found).is(TypeTag::counter) ? number_type : type(found);
        else if (!fits(type(found), result) && !fits(result, type(found)))
            tell(Code::wrong_type, last_child(arm),
                 fmt::format("this case gives {}, the ones above {}", show(type(found)), show(result)))
                .help = "all cases give the same sort of value";
    }
    check_cases(parts);
    if (result.is(TypeTag::nothing)) result = bundle_type;
    return make(Op::match_value, node, result, parts);
}

} // namespace cantrip
