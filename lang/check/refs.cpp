// Names and what belongs to what.

#include <algorithm>

#include "lang/check/checker.hpp"
#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip {

HirId Checker::ref(NodeId node) {
    if (is_missing(node)) return wrong(node);
    if (kind(node) != NodeKind::ref) return value(node);
    const NodeId first = tree_->first_child(node);
    const NodeId of = tree_->child(node, NodeKind::of_owner);
    if (of == no_node)
        return kind(first) == NodeKind::pronoun ? pronoun(first) : bare_name(first, name(first));
    const NodeId whose = tree_->first_child(of);
    if (is_missing(whose)) return wrong(node);
    if (kind(first) == NodeKind::pronoun) {
        tell(Code::wrong_sort, first, fmt::format("`{}` belongs to nobody", tree_->text(first))).help =
            "name a field, zone or unit before `of`";
        return wrong(node);
    }
    // `bonus of each faction`: a place or a thing, whoever it is of.
    const HirId owner = place_of(name(first)) ? place_value(whose) : value(whose);
    return member(node, name(first), owner);
}

bool Checker::place_of(NameId word) const { return word == top_ || word == bottom_; }

HirId Checker::you(NodeId node) {
    if (!scope_.has_you) {
        auto& told = tell(Code::no_you, node, "there is no `you` here");
        told.help =
            scope_.this_kind == no_index
                ? "say whose: `… of player`"
                : fmt::format(
                      "a {} has no holder who is a player; say `held by` in its kind, or name the player",
                      show_kind(scope_.this_kind));
    }
    return make(Op::you, node, {TypeTag::thing, player_kind()});
}

HirId Checker::pronoun(NodeId node) {
    switch (tree_->token_kind(node)) {
    case TokenKind::kw_you: return you(node);
    case TokenKind::kw_it:
        if (scope_.it_slot == no_index) {
            tell(Code::no_it, node, "`it` stands for the candidate inside `where`").help =
                "give the thing a name with `let`, or use the noun";
            return wrong(node);
        }
        return make(Op::local, node, scope_.it_type, {}, scope_.it_slot);
    case TokenKind::kw_this:
        if (scope_.this_kind == no_index) {
            tell(Code::no_this, node, "there is no card here that `this` could mean").help =
                "use a parameter of the verb";
            return wrong(node);
        }
        return make(Op::this_, node, {TypeTag::thing, scope_.this_kind});
    default: return holder(node);
    }
}

// The owner of the zone the card lies in; its kind follows from where the card works.
HirId Checker::holder(NodeId node) {
    if (scope_.this_kind == no_index) {
        tell(Code::no_this, node, "there is no card here that could have a holder").help =
            "use a parameter of the verb";
        return wrong(node);
    }
    KindId found = no_index;
    for (const KindId above : p_.kinds[scope_.this_kind].ancestors) {
        const Tree& tree = *p_.trees[p_.kinds[above].tree];
        const NodeId works = tree.child(p_.kinds[above].node, NodeKind::works_in);
        if (works == no_node || found != no_index) continue;
        for (const NodeId place : tree.children(works)) {
            const Symbol symbol = p_.symbol(p_.names.find(tree.text(place)));
            if (symbol.kind == SymbolKind::zone && p_.zones[symbol.index].owner != no_index)
                found = p_.zones[symbol.index].owner;
        }
    }
    return make(Op::holder, node, {TypeTag::thing, found == no_index ? p_.thing_kind : found});
}

HirId Checker::bare_name(NodeId node, NameId word) {
    if (const Local* local = find_local(word)) {
        if (scope_.it_slot != no_index && scope_.it_kind != no_index &&
            find_field(scope_.it_kind, word) != no_index) {
            auto& told = tell(Code::ambiguous_name, node,
                              fmt::format("`{}` can be the name given above or the candidate's", text(word)));
            told.help = fmt::format("write `{} of it` for the candidate's", text(word));
        }
        return make(Op::local, node, local->type, {}, local->slot);
    }
    if (scope_.it_slot != no_index && scope_.it_kind != no_index)
        if (const HirId found = candidate_member(node, word); found != no_hir) return found;
    const Symbol symbol = p_.symbol(word);
    if (symbol.kind != SymbolKind::none)
        if (const HirId found = global_name(node, word, symbol); found != no_hir) return found;
    if (word == opponent_) return opponent(node);
    if (scope_.in_answer)
        if (const HirId part = part_by_name(node, word); part != no_hir) return part;
    if (word == winner_) return make(Op::winner, node, {TypeTag::thing, player_kind()});
    if (const FieldId field = find_field(player_kind(), word);
        field != no_index && word != owner_ && word != name_) {
        const HirId made = make(Op::field, node, p_.fields[field].type, {you(node)}, field);
        at(made).flags |= flag::implied;
        return made;
    }
    return unknown_name(node, word);
}

// Inside `where` a bare field, unit or number is the candidate's.
HirId Checker::candidate_member(NodeId node, NameId word) {
    const Symbol symbol = p_.symbol(word);
    const bool unit = symbol.kind == SymbolKind::unit && held_by(UnitId(symbol.index), scope_.it_kind);
    const bool number = symbol.kind == SymbolKind::define && p_.defines[symbol.index].params.size() == 1 &&
                        fits({TypeTag::thing, scope_.it_kind}, p_.defines[symbol.index].params[0].type);
    const bool zone = symbol.kind == SymbolKind::zone && p_.zones[symbol.index].owner != no_index &&
                      kinds_meet(p_.zones[symbol.index].owner, scope_.it_kind) &&
                      !is_player(p_.zones[symbol.index].owner);
    if (find_field(scope_.it_kind, word) == no_index && !unit && !number && !zone) return no_hir;
    const HirId it = make(Op::local, node, {TypeTag::thing, scope_.it_kind}, {}, scope_.it_slot);
    return member(node, word, it);
}

bool Checker::held_by(UnitId unit, KindId kind_id) const {
    for (const KindId holder : p_.units[unit].holders)
        if (kinds_meet(holder, kind_id)) return true;
    return false;
}

HirId Checker::global_name(NodeId node, NameId word, Symbol symbol) {
    switch (symbol.kind) {
    case SymbolKind::thing:
        // Its kind was told to be unknown already.
        if (p_.things[symbol.index].kind == no_index) return wrong(node);
        return make(Op::thing, node, {TypeTag::thing, p_.things[symbol.index].kind}, {}, symbol.index);
    case SymbolKind::names_value: return symbol_value(node, symbol);
    case SymbolKind::global: return make(Op::global, node, p_.globals[symbol.index].type, {}, symbol.index);
    case SymbolKind::die: return make(Op::die, node, {TypeTag::die, symbol.index}, {}, symbol.index);
    case SymbolKind::zone: return zone_of_subject(node, ZoneId(symbol.index));
    case SymbolKind::map: return make(Op::zone, node, place_type, {}, p_.maps[symbol.index].zone);
    case SymbolKind::unit: {
        if (!held_by(UnitId(symbol.index), player_kind())) return symbol_value(node, symbol);
        const HirId made = make(Op::counter, node, {TypeTag::counter, 0}, {you(node)}, symbol.index);
        at(made).flags |= flag::implied;
        return made;
    }
    case SymbolKind::define: {
        check_define(DefineId(symbol.index));
        const Define& define = p_.defines[symbol.index];
        if (define.params.empty()) return make(Op::define, node, define.type, {}, symbol.index);
        if (define.params.size() == 1 && define.params[0].type.is(TypeTag::thing) &&
            is_player(KindId(define.params[0].type.index))) {
            const HirId made = make(Op::define, node, define.type, {you(node)}, symbol.index);
            at(made).flags |= flag::implied;
            return made;
        }
        tell(Code::missing_argument, node, fmt::format("`{}` needs to know of what", text(word))).help =
            fmt::format("write `{} of …`", text(word));
        return wrong(node);
    }
    case SymbolKind::kind:
        if (symbol.index == p_.team_kind) return make(Op::team, node, {TypeTag::thing, p_.team_kind});
        [[fallthrough]];
    case SymbolKind::group:
    case SymbolKind::trait:
    case SymbolKind::names_list: {
        auto& told = tell(Code::kind_without_determiner, node,
                          fmt::format("`{}` stands for a sort of things; which one is meant?", text(word)));
        told.help = fmt::format(
            "write `a {0}`, `each {0}` or `the {0}`; a bare noun is the name of something spoken of before",
            text(word));
        return wrong(node);
    }
    default: {
        if (find_field(player_kind(), word) != no_index) return no_hir;
        auto& told = tell(Code::wrong_sort, node, fmt::format("`{}` has no value", text(word)));
        told.help = symbol.kind == SymbolKind::verb ? "a verb stands at the start of an effect"
                                                    : "use the name of a thing, a unit, a zone or a number";
        return wrong(node);
    }
    }
}

HirId Checker::zone_of_subject(NodeId node, ZoneId zone) {
    const KindId owner = p_.zones[zone].owner;
    if (owner == no_index) return make(Op::zone, node, place_type, {}, zone);
    HirId whose = no_hir;
    if (scope_.any_owner) return make(Op::zone, node, place_type, {}, zone);
    if (is_player(owner))
        whose = you(node);
    else if (scope_.this_kind != no_index && kinds_meet(scope_.this_kind, owner))
        whose = make(Op::this_, node, {TypeTag::thing, scope_.this_kind});
    else {
        tell(Code::missing_argument, node,
             fmt::format("every {} has its own `{}`: whose?", show_kind(owner), text(p_.zones[zone].name)))
            .help = fmt::format("write `{} of …`", text(p_.zones[zone].name));
        return make(Op::zone, node, place_type, {wrong(node)}, zone);
    }
    const HirId made = make(Op::zone, node, place_type, {whose}, zone);
    at(made).flags |= flag::implied;
    return made;
}

// A field of this kind, of what it inherits from, or, if a more special thing may be meant, of a kind below
// it.
FieldId Checker::find_field_below(KindId kind_id, NameId word) const {
    if (const FieldId field = find_field(kind_id, word); field != no_index) return field;
    for (FieldId field(0); field < p_.fields.size(); ++field)
        if (p_.fields[field].name == word && kinds_meet(p_.fields[field].kind, kind_id)) return field;
    return no_index;
}

// `word of owner`, sorted by what the owner's kind has.
HirId Checker::member(NodeId node, NameId word, HirId owner) {
    const Type of = type(owner);
    if (of.is(TypeTag::error)) return wrong(node);
    if (of.is(TypeTag::place) && place_of(word))
        return make(word == top_ ? Op::top_of : Op::bottom_of, node, place_type, {owner});
    const auto kind_id = kind_of(of);
    if (!kind_id) {
        tell(Code::wrong_type, node,
             fmt::format("{} has nothing that could be called `{}`", show(of), text(word)))
            .help = "only things and players have fields, units and zones";
        return wrong(node);
    }
    if (word == owner_) return make(Op::owner_of, node, {TypeTag::thing, player_kind()}, {owner});
    const Symbol symbol = p_.symbol(word);
    const FieldId field = find_field_below(*kind_id, word);
    const bool has_unit = symbol.kind == SymbolKind::unit && held_by(UnitId(symbol.index), *kind_id);
    const bool has_zone = symbol.kind == SymbolKind::zone && p_.zones[symbol.index].owner != no_index &&
                          kinds_meet(p_.zones[symbol.index].owner, *kind_id);
    if (field != no_index && (has_unit || has_zone)) {
        auto& told = tell(Code::ambiguous_name, node,
                          fmt::format("`{}` of a {} is a field and {}", text(word), show_kind(*kind_id),
                                      has_unit ? "a unit" : "a zone"));
        told.help = "rename the field";
    }
    if (field != no_index) return make(Op::field, node, p_.fields[field].type, {owner}, field);
    if (has_unit) return make(Op::counter, node, {TypeTag::counter, 0}, {owner}, symbol.index);
    if (has_zone) return make(Op::zone, node, place_type, {owner}, symbol.index);
    if (symbol.kind == SymbolKind::define)
        if (const HirId made = define_of(node, DefineId(symbol.index), owner); made != no_hir) return made;
    if (const HirId inner = inner_thing(node, word, owner); inner != no_hir) return inner;
    if (find_heading(*kind_id, word) != no_index || has_action(*kind_id, word)) {
        const std::uint32_t heading = find_heading(*kind_id, word);
        const HirId made = make(Op::heading, node, {TypeTag::thing, p_.action_kind}, {owner},
                                heading == no_index ? no_index : p_.headings[heading].verb);
        at(made).b = word;
        return made;
    }
    if (symbol.kind == SymbolKind::kind)
        return make(Op::parent_of, node, {TypeTag::thing, symbol.index}, {owner}, symbol.index);
    return unknown_member(node, word, *kind_id);
}

HirId Checker::define_of(NodeId node, DefineId id, HirId owner) {
    check_define(id);
    const Define& define = p_.defines[id];
    if (define.params.empty() || !fits(type(owner), define.params[0].type)) return no_hir;
    if (define.params.size() > 1) {
        tell(Code::missing_argument, node,
             fmt::format("`{}` needs {} more", text(define.name), define.params.size() - 1))
            .help = "use it behind `is`, with `in`";
        return wrong(node);
    }
    return make(Op::define, node, p_.defines[id].type, {owner}, id);
}

// A part that is printed in the thing: `nw of first_room`.
HirId Checker::inner_thing(NodeId node, NameId word, HirId owner) {
    const Hir& hir = at(owner);
    const auto find = [&](const Thing& thing) -> ThingId {
        for (const ThingId inner : thing.inner)
            if (p_.things[inner].name == word) return inner;
        return no_index;
    };
    if (hir.op == Op::thing) {
        const ThingId inner = find(p_.things[hir.a]);
        if (inner != no_index)
            return make(Op::thing, node, {TypeTag::thing, p_.things[inner].kind}, {}, inner);
    }
    return no_hir;
}

// A named action that some card of this kind prints.
bool Checker::has_action(KindId /*kind*/, NameId word) {
    if (!std::exchange(actions_collected_, true)) collect_actions();
    return word == action_ ||
           std::find(named_actions_.begin(), named_actions_.end(), word) != named_actions_.end();
}

// By looking at the trees: scenarios may speak of actions of cards that are checked later.
void Checker::collect_actions() {
    for (const std::size_t package : order_)
        for (const std::uint32_t index : world_.packages[package].trees) {
            const Tree& tree = *p_.trees[index];
            for (NodeId node(0); node < tree.nodes().size(); ++node) {
                if (tree.kind(node) != NodeKind::ability) continue;
                bool after = false;
                for (const NodeId part : tree.children(node)) {
                    if (tree.kind(part) != NodeKind::name) break;
                    if (after) named_actions_.push_back(p_.names.intern(tree.text(part)));
                    after = tree.token_kind(part) == TokenKind::kw_action;
                }
            }
        }
}

// In a pattern `opponent` is a noun, and then the name of that player; elsewhere it is any of them.
HirId Checker::opponent(NodeId node) {
    Noun noun;
    noun.index = noun.kind = player_kind();
    noun.modifiers = mod::other;
    noun.det = pattern_bound_ != nullptr ? Det::none : Det::any;
    noun.it = new_slot();
    if (pattern_bound_ != nullptr)
        pattern_bound_->push_back({opponent_, {TypeTag::thing, noun.kind}, noun.it});
    p_.nouns.push_back(noun);
    const auto index = static_cast<std::uint32_t>(p_.nouns.size() - 1);
    const HirId not_you = make(Op::f_except, node, flag_type, {you(node)});
    return make(Op::np, node, {TypeTag::thing, noun.kind}, {not_you}, index);
}

// Answers name the parts of tiles by their own name alone; the options say which tile is meant.
HirId Checker::part_by_name(NodeId node, NameId word) {
    for (ThingId id(0); id < p_.things.size(); ++id)
        if (p_.things[id].name == word && p_.things[id].parent != no_index &&
            p_.things[id].kind != no_index) {
            const HirId made = make(Op::thing, node, {TypeTag::thing, p_.things[id].kind}, {}, id);
            at(made).flags |= flag::implied;
            return made;
        }
    return no_hir;
}

HirId Checker::unknown_name(NodeId node, NameId word) {
    const std::string_view written = text(word);
    auto& told = tell(Code::unknown_name, node, fmt::format("nothing is called `{}` here", written));
    std::vector<std::string_view> known;
    for (const Local& local : locals_) known.push_back(text(local.name));
    std::string_view near = did_you_mean(written, known);
    if (near.empty()) near = near_name(written, SymbolKind::none);
    if (!near.empty()) {
        told.help = fmt::format("did you mean `{}`?", near);
        told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(node), std::string(near)}}};
    } else if (scope_.this_kind != no_index && find_field(scope_.this_kind, word) != no_index) {
        told.help = fmt::format("write `{} of this`", written);
    } else {
        told.help = "names come from declarations, parameters, patterns, `let`, `as` and `each NOUN:`";
    }
    return wrong(node);
}

HirId Checker::unknown_member(NodeId node, NameId word, KindId kind_id) {
    const NodeId at = kind(node) == NodeKind::ref ? tree_->first_child(node) : node;
    auto& told =
        tell(Code::unknown_member, at, fmt::format("a {} has no `{}`", show_kind(kind_id), text(word)));
    std::vector<std::string_view> known;
    for (const KindId above : p_.kinds[kind_id].ancestors)
        for (const FieldId field : p_.kinds[above].fields) known.push_back(text(p_.fields[field].name));
    for (UnitId unit(0); unit < p_.units.size(); ++unit)
        if (held_by(unit, kind_id)) known.push_back(text(p_.units[unit].name));
    for (const Zone& zone : p_.zones)
        if (zone.owner != no_index && kinds_meet(zone.owner, kind_id)) known.push_back(text(zone.name));
    for (const Define& define : p_.defines)
        if (!define.params.empty() && fits({TypeTag::thing, kind_id}, define.params[0].type))
            known.push_back(text(define.name));
    const std::string_view near = did_you_mean(text(word), known);
    told.help = near.empty() ? fmt::format("a {} has {}", show_kind(kind_id), listed(known))
                             : fmt::format("did you mean `{}`?", near);
    if (!near.empty())
        told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(at), std::string(near)}}};
    return wrong(node);
}

} // namespace cantrip
