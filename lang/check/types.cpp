// What types are called, and when one fits where another is wanted.

#include <algorithm>

#include "lang/check/checker.hpp"
#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip {

std::string Checker::show_kind(KindId kind) const {
    return kind < p_.kinds.size() ? std::string(p_.names.text(p_.kinds[kind].name)) : "thing";
}

std::string Checker::show(Type type) const {
    switch (type.tag) {
    case TypeTag::error: return "something unknown";
    case TypeTag::nothing: return "an effect";
    case TypeTag::number: return "a number";
    case TypeTag::flag: return "a condition";
    case TypeTag::text: return "a text";
    case TypeTag::names:
        return fmt::format("a {}", type.index < p_.names_lists.size()
                                       ? p_.names.text(p_.names_lists[type.index].name)
                                       : "name");
    case TypeTag::unit: return "a unit";
    case TypeTag::bundle: return "an amount";
    case TypeTag::cost: return "a cost";
    case TypeTag::thing: return fmt::format("a {}", show_kind(KindId(type.index)));
    case TypeTag::list: return fmt::format("several of {}", show_kind(KindId(type.index)));
    case TypeTag::place: return "a place";
    case TypeTag::counter: return "a counter";
    case TypeTag::die: return "a die";
    case TypeTag::face: return "a face of a die";
    case TypeTag::heading: return "an ability";
    case TypeTag::range: return "a range";
    case TypeTag::adjective: return "an adjective";
    case TypeTag::none: return "`none`";
    }
    return "something";
}

Type Checker::type_named(NodeId node) {
    static constexpr std::pair<std::string_view, TypeTag> basic[] = {
        {"number", TypeTag::number}, {"flag", TypeTag::flag},     {"text", TypeTag::text},
        {"unit", TypeTag::unit},     {"bundle", TypeTag::bundle}, {"cost", TypeTag::cost},
        {"die", TypeTag::die},       {"place", TypeTag::place},   {"counter", TypeTag::counter},
    };
    const std::string_view word = tree_->text(node);
    for (const auto& [spelling, tag] : basic)
        if (word == spelling) return {tag, 0};
    const Symbol symbol = p_.symbol(name(node));
    if (symbol.kind == SymbolKind::kind)
        return {TypeTag::thing, symbol.index == p_.player_kind ? player_kind() : symbol.index};
    if (symbol.kind == SymbolKind::names_list) return {TypeTag::names, symbol.index};
    if (symbol.kind == SymbolKind::die) return {TypeTag::face, symbol.index};
    if (symbol.kind == SymbolKind::group && !p_.groups[symbol.index].units.empty()) return {TypeTag::unit, 0};
    auto& told = tell(Code::unknown_type, node, fmt::format("there is no type `{}`", word));
    std::vector<std::string_view> known;
    for (const auto& [spelling, tag] : basic) known.push_back(spelling);
    for (const auto& kind : p_.kinds) known.push_back(p_.names.text(kind.name));
    for (const auto& list : p_.names_lists) known.push_back(p_.names.text(list.name));
    const std::string_view near = did_you_mean(word, known);
    told.help = near.empty() ? std::string("a type is a kind, a `names` list, or one of number, flag, text, "
                                           "unit, bundle, cost, die, place")
                             : fmt::format("did you mean `{}`?", near);
    if (!near.empty())
        told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(node), std::string(near)}}};
    return {};
}

// The end of a range that is no number in figures: `0..shame_limit`.
NodeId Checker::computed_end(NodeId range) const {
    const NodeId last = tree_->nth_child(range, 1);
    if (last == no_node || kind(last) == NodeKind::number || kind(last) == NodeKind::negative ||
        is_missing(last))
        return no_node;
    return last;
}

// `any_end`: the range may end at a number that is computed, which the caller reads.
Type Checker::declared_type(NodeId node, std::int32_t& low, std::int32_t& high, bool any_end) {
    switch (kind(node)) {
    case NodeKind::range: {
        const NodeId first = tree_->first_child(node);
        const auto plain = [&](NodeId part) {
            return kind(part) == NodeKind::negative ? -integer(tree_->first_child(part)) : integer(part);
        };
        low = plain(first);
        const NodeId last = tree_->nth_child(node, 1);
        if (last != no_node && (kind(last) == NodeKind::number || kind(last) == NodeKind::negative))
            high = plain(last);
        if (const NodeId computed = computed_end(node); computed != no_node && !any_end)
            tell(Code::computed_range, computed, "this range can only end at a number in figures").help =
                "write the number; only a track may end at a number that is defined";
        if (high < low)
            tell(Code::reversed_range, node,
                 fmt::format("this range ends at {} before it starts at {}", high, low))
                .help = "write the smaller number first";
        return number_type;
    }
    case NodeKind::type_list: {
        const NodeId element = tree_->first_child(node);
        const Type type = type_named(element);
        if (type.is(TypeTag::thing)) return {TypeTag::list, type.index};
        if (!type.is(TypeTag::error) && !type.is(TypeTag::names) && !type.is(TypeTag::text))
            tell(Code::unknown_type, element, fmt::format("a list holds things, not {}", show(type))).help =
                "use a kind, such as `list of worker`";
        // Lists of names and of texts are printed data only: walls, terrain.
        return type.is(TypeTag::error) ? type : Type{TypeTag::list, no_index};
    }
    default: return type_named(node);
    }
}

// Prices, and lists of anything but things, are printed and never change.
Type Checker::state_type(Type type, NodeId node) {
    const bool price = type.is(TypeTag::bundle) || type.is(TypeTag::cost);
    if (!price && !(type.is(TypeTag::list) && type.index == no_index)) return type;
    tell(Code::unknown_type, node, fmt::format("a state cannot keep {}", price ? "a price" : "such a list"))
        .help = price ? "print it on the things, or keep a number and say `N times …`"
                      : "keep things, such as `list of worker`";
    return {};
}

std::optional<KindId> Checker::kind_of(Type type) const {
    if ((type.is(TypeTag::thing) || type.is(TypeTag::list)) && type.index != no_index)
        return KindId(type.index);
    return std::nullopt;
}

bool Checker::kinds_meet(KindId a, KindId b) const {
    if (a == no_index || b == no_index || p_.is_a(a, b) || p_.is_a(b, a)) return true;
    // The players together act where one of them does.
    if ((a == p_.team_kind && p_.is_a(b, p_.player_kind)) ||
        (b == p_.team_kind && p_.is_a(a, p_.player_kind)))
        return true;
    // Some third kind may be both.
    return std::any_of(p_.kinds.begin(), p_.kinds.end(), [&](const Kind& kind) {
        const auto& all = kind.ancestors;
        return std::find(all.begin(), all.end(), a) != all.end() &&
               std::find(all.begin(), all.end(), b) != all.end();
    });
}

bool Checker::fits(Type value, Type wanted) const {
    using enum TypeTag;
    if (value.is(error) || wanted.is(error) || value == wanted) return true;
    switch (wanted.tag) {
    case number: return value.is(counter) || value.is(face);
    case counter: return value.is(unit);
    // Cards are paid like units, and a choice of units is gained like one.
    case unit:
        return value.is(bundle) || value.is(cost) || value.is(none) || value.is(counter) || value.is(list) ||
               value.is(thing);
    case bundle:
        return value.is(unit) || value.is(none) || value.is(nothing) || value.is(cost) || value.is(list) ||
               value.is(thing);
    case cost:
        return value.is(bundle) || value.is(unit) || value.is(none) || value.is(nothing) || value.is(list) ||
               value.is(thing);
    case thing:
        return value.is(none) ||
               ((value.is(thing) || value.is(list)) && kinds_meet(KindId(value.index), KindId(wanted.index)));
    case list:
        return value.is(none) ||
               ((value.is(thing) || value.is(list)) &&
                (wanted.index == no_index || kinds_meet(KindId(value.index), KindId(wanted.index))));
    case place: return value.is(none) || value.is(thing) || value.is(list);
    // The word `die` is any die.
    case die: return value.is(die);
    case flag: return false;
    case names: return value.is(none);
    case heading: return value.is(thing);
    default: return false;
    }
}

HirId Checker::want(HirId value, Type wanted, const char* what) {
    const Type found = type(value);
    if (fits(found, wanted)) return value;
    const bool kinds = (found.is(TypeTag::thing) || found.is(TypeTag::list)) &&
                       (wanted.is(TypeTag::thing) || wanted.is(TypeTag::list));
    auto& told = tell(kinds ? Code::wrong_kind : Code::wrong_type, p_.hir[value].node,
                      fmt::format("{} must be {}, this is {}", what, show(wanted), show(found)));
    if (found.is(TypeTag::number) && wanted.is(TypeTag::unit)) told.help = "say of what: `1 herb`";
    return value;
}

HirId Checker::want_number(HirId value) {
    const Type found = type(value);
    if (fits(found, number_type)) return value;
    auto& told = tell(Code::not_a_number, p_.hir[value].node,
                      fmt::format("a number is wanted here, this is {}", show(found)));
    if (found.is(TypeTag::list)) told.help = "write `count of …` for how many there are";
    return value;
}

HirId Checker::want_condition(HirId value) {
    const Hir& hir = p_.hir[value];
    if (hir.type.is(TypeTag::flag) || hir.type.is(TypeTag::error)) return value;
    if (hir.op == Op::np &&
        (hir.type.is(TypeTag::thing) || hir.type.is(TypeTag::list) || hir.type.is(TypeTag::bundle)))
        return make(Op::exists, hir.node, flag_type, {value});
    auto& told = tell(Code::not_a_condition, hir.node,
                      fmt::format("a condition is wanted here, this is {}", show(hir.type)));
    told.help = hir.type.is(TypeTag::number) || hir.type.is(TypeTag::counter)
                    ? "compare it: `… is 2` or `… >= 2`"
                    : "test it with `is`, `has` or `any`";
    return value;
}

} // namespace cantrip
