// What units, groups, zones, maps and the game say about each other, and the signatures of verbs.

#include <algorithm>

#include "lang/check/checker.hpp"
#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip {
namespace {

std::string_view sort_of(SymbolKind kind) {
    switch (kind) {
    case SymbolKind::none: return "nothing";
    case SymbolKind::names_list: return "a list of names";
    case SymbolKind::names_value: return "a value of a `names` list";
    case SymbolKind::unit: return "a unit";
    case SymbolKind::group: return "a group of units";
    case SymbolKind::zone: return "a zone";
    case SymbolKind::map: return "a map";
    case SymbolKind::die: return "a die";
    case SymbolKind::trait: return "a trait";
    case SymbolKind::exclusive: return "an exclusive group";
    case SymbolKind::kind: return "a kind";
    case SymbolKind::define: return "a definition";
    case SymbolKind::verb: return "a verb";
    case SymbolKind::rule: return "a rule";
    case SymbolKind::thing: return "a card or piece";
    case SymbolKind::global: return "a state of the game";
    }
    return "something";
}

} // namespace

std::string_view Checker::near_name(std::string_view word, SymbolKind kind) {
    const std::pair key{std::string(word), kind};
    if (const auto known = near_names_.find(key); known != near_names_.end()) return known->second;
    if (near_names_.size() >= most_near_names) return {};
    std::vector<std::string_view> known;
    for (NameId id(0); id < p_.symbols.size() && id < p_.names.size(); ++id)
        if (p_.symbols[id].kind == kind ||
            (kind == SymbolKind::none && p_.symbols[id].kind != SymbolKind::none))
            known.push_back(p_.names.text(id));
    return near_names_[key] = did_you_mean(word, known);
}

// The symbol of a name that must be of one sort; tells and gives no_index when it is not.
std::uint32_t Checker::named(NodeId node, SymbolKind wanted) {
    if (is_missing(node)) return no_index;
    const NameId id = name(node);
    const Symbol symbol = p_.symbol(id);
    if (symbol.kind == wanted)
        return wanted == SymbolKind::kind && symbol.index == p_.player_kind ? player_kind() : symbol.index;
    const std::string_view word = text(id);
    const bool known = symbol.kind != SymbolKind::none;
    const Code code = known                        ? Code::wrong_sort
                      : wanted == SymbolKind::kind ? Code::unknown_kind
                      : wanted == SymbolKind::verb ? Code::unknown_verb
                                                   : Code::unknown_name;
    auto& told =
        tell(code, node,
             known ? fmt::format("`{}` is {}, here belongs {}", word, sort_of(symbol.kind), sort_of(wanted))
                   : fmt::format("there is no {} `{}`", sort_of(wanted).substr(sort_of(wanted).find(' ') + 1),
                                 word));
    const std::string_view near = near_name(word, wanted);
    if (!near.empty() && !known) {
        told.help = fmt::format("did you mean `{}`?", near);
        told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(node), std::string(near)}}};
    } else if (!known && (wanted == SymbolKind::kind || wanted == SymbolKind::unit)) {
        // Verbs are too many to list; `cantrip words` has them.
        std::vector<std::string_view> names;
        for (const Kind& one : p_.kinds)
            if (wanted == SymbolKind::kind) names.push_back(text(one.name));
        for (const Unit& one : p_.units) names.push_back(text(one.name));
        told.help = fmt::format("there {} {}",
                                wanted == SymbolKind::kind ? "are the kinds and units" : "are the units",
                                listed(names));
    } else if (!known && wanted == SymbolKind::verb && p_.game.name != no_name) {
        told.help = fmt::format("`cantrip words {}` lists the verbs of the game", text(p_.game.name));
    }
    return no_index;
}

void Checker::link_all() {
    for (KindId id(0); id < p_.kinds.size(); ++id) {
        look_at(p_.kinds[id].tree);
        if (const NodeId is = tree_->child(p_.kinds[id].node, NodeKind::kind_is); is != no_node)
            for (const NodeId parent : tree_->children(is))
                if (const KindId above = named_kind(parent); above != no_index)
                    p_.kinds[id].parents.push_back(above);
        // Everything is a thing, so that every kind has an owner and a name.
        if (p_.kinds[id].parents.empty() && id != p_.thing_kind && p_.thing_kind != no_index)
            p_.kinds[id].parents.push_back(p_.thing_kind);
    }
    link_ancestors();
    find_player_kind();
    link_units();
    link_groups();
    link_zones();
    link_globals();
    for (TraitId id(0); id < p_.traits.size(); ++id) {
        look_at(p_.traits[id].tree);
        NodeId last = no_node;
        for (const NodeId child : tree_->children(p_.traits[id].node))
            if (kind(child) == NodeKind::name) last = child;
        p_.traits[id].kind = named_kind(last);
    }
    for (KindId id(0); id < p_.kinds.size(); ++id) {
        look_at(p_.kinds[id].tree);
        package_ = p_.kinds[id].package;
        link_kind_lines(id, p_.kinds[id].node, no_index);
    }
    link_extensions();
    link_maps();
    link_dice();
    link_things();
    link_verbs();
    link_defines();
}

void Checker::link_ancestors() {
    // 0 untouched, 1 open, 2 done
    std::vector<char> state(p_.kinds.size(), 0);
    const std::function<void(KindId)> visit = [&](KindId id) {
        if (state[id] == 2) return;
        state[id] = 1;
        auto& parents = p_.kinds[id].parents;
        for (std::size_t i = 0; i < parents.size();) {
            if (state[parents[i]] == 1) {
                look_at(p_.kinds[id].tree);
                tell(Code::cyclic_kinds, p_.kinds[id].node,
                     fmt::format("`{}` and `{}` inherit from each other", show_kind(id),
                                 show_kind(parents[i])))
                    .help = "one of them must be the more general one";
                parents.erase(parents.begin() + static_cast<std::ptrdiff_t>(i));
                continue;
            }
            visit(parents[i]);
            ++i;
        }
        std::vector<KindId> all{id};
        for (const KindId parent : parents)
            for (const KindId above : p_.kinds[parent].ancestors)
                if (std::find(all.begin(), all.end(), above) == all.end()) all.push_back(above);
        p_.kinds[id].ancestors = std::move(all);
        state[id] = 2;
    };
    for (KindId id(0); id < p_.kinds.size(); ++id) visit(id);
}

void Checker::find_player_kind() {
    p_.game.player = p_.player_kind;
    for (const auto& [verb, host] : action_hosts_)
        if (const Symbol symbol = p_.symbol(host); symbol.kind == SymbolKind::kind)
            p_.verbs[verb].host = KindId(symbol.index);
    for (KindId id(0); id < p_.kinds.size(); ++id)
        if (id != p_.player_kind && id != p_.team_kind && p_.player_kind != no_index &&
            p_.is_a(id, p_.player_kind) && p_.is_a(id, p_.game.player))
            p_.game.player = id;
}

void Checker::link_units() {
    for (UnitId id(0); id < p_.units.size(); ++id) {
        Unit& unit = p_.units[id];
        look_at(unit.tree);
        unit.track = kind(unit.node) == NodeKind::track;
        for (const NodeId part : tree_->children(unit.node)) {
            switch (kind(part)) {
            case NodeKind::of_kinds:
                for (const NodeId holder : tree_->children(part))
                    if (const KindId found = named_kind(holder); found != no_index)
                        unit.holders.push_back(found);
                break;
            case NodeKind::name:
                if (const KindId found = named_kind(part); found != no_index) unit.holders.push_back(found);
                break;
            case NodeKind::range: (void)declared_type(part, unit.low, unit.high, true); break;
            case NodeKind::track_start: unit.start = integer(tree_->first_child(part)); break;
            case NodeKind::supply: unit.supply = integer(tree_->first_child(part)); break;
            case NodeKind::transient: unit.transient = true; break;
            default: break;
            }
        }
        if (unit.track && tree_->child(unit.node, NodeKind::track_start) == no_node) unit.start = unit.low;
        // A range that runs backwards was told already.
        if (unit.low <= unit.high && (unit.start < unit.low || unit.start > unit.high))
            tell(Code::out_of_range, unit.node,
                 fmt::format("`{}` starts at {} outside {}..{}", text(unit.name), unit.start, unit.low,
                             unit.high))
                .help = "start inside the range";
        if (unit.holders.empty() && p_.player_kind != no_index) unit.holders.push_back(player_kind());
    }
}

void Checker::link_groups() {
    // `token herb in goods` makes the group when nothing else declares it.
    for (UnitId id(0); id < p_.units.size(); ++id) {
        look_at(p_.units[id].tree);
        const NodeId in = tree_->child(p_.units[id].node, NodeKind::in_group);
        if (in == no_node || !tree_->has_children(in)) continue;
        const NodeId word = tree_->first_child(in);
        Symbol symbol = p_.symbol(name(word));
        if (symbol.kind == SymbolKind::none) {
            Group group;
            group.tree = tree_index_;
            group.node = word;
            group.package = p_.units[id].package;
            group.name = name(word);
            symbol = {SymbolKind::group, static_cast<std::uint32_t>(p_.groups.size())};
            enter(group.name, symbol.kind, symbol.index, word);
            p_.groups.push_back(std::move(group));
        }
        if (symbol.kind == SymbolKind::group)
            p_.groups[symbol.index].units.push_back(id);
        else
            (void)named(word, SymbolKind::group);
    }
    for (GroupId id(0); id < p_.groups.size(); ++id) {
        look_at(p_.groups[id].tree);
        if (kind(p_.groups[id].node) != NodeKind::group) continue;
        for (const NodeId member : tree_->children(p_.groups[id].node)) {
            if (kind(member) != NodeKind::name) continue;
            const Symbol symbol = p_.symbol(name(member));
            if (symbol.kind == SymbolKind::unit)
                p_.groups[id].units.push_back(UnitId(symbol.index));
            else if (symbol.kind == SymbolKind::group)
                p_.groups[id].groups.push_back(GroupId(symbol.index));
            else if (symbol.kind == SymbolKind::kind)
                p_.groups[id].kinds.push_back(KindId(symbol.index));
            else
                (void)named(member, SymbolKind::unit);
        }
    }
    std::vector<char> open(p_.groups.size(), 0);
    for (GroupId id(0); id < p_.groups.size(); ++id) flatten_group(id, open);
}

void Checker::flatten_group(GroupId id, std::vector<char>& open) {
    if (open[id] == 2) return;
    if (open[id] == 1) {
        look_at(p_.groups[id].tree);
        tell(Code::cyclic_define, p_.groups[id].node,
             fmt::format("the group `{}` contains itself", text(p_.groups[id].name)))
            .help = "list its units";
        return;
    }
    open[id] = 1;
    for (const GroupId inner : p_.groups[id].groups) {
        flatten_group(inner, open);
        for (const UnitId unit : p_.groups[inner].units) p_.groups[id].units.push_back(unit);
        for (const KindId kind : p_.groups[inner].kinds) p_.groups[id].kinds.push_back(kind);
    }
    open[id] = 2;
}

void Checker::link_zones() {
    for (ZoneId id(0); id < p_.zones.size(); ++id) {
        Zone& zone = p_.zones[id];
        look_at(zone.tree);
        for (const NodeId part : tree_->children(zone.node)) {
            const NodeId first = tree_->first_child(part);
            switch (kind(part)) {
            case NodeKind::of_kinds: zone.owner = named_kind(first); break;
            case NodeKind::in_zone: zone.parent = named_zone(first); break;
            case NodeKind::zone_holds:
                for (const NodeId word : tree_->children(part))
                    if (const KindId found = named_kind(word); found != no_index) zone.holds.push_back(found);
                break;
            case NodeKind::refill: zone.refill = named_zone(first); break;
            case NodeKind::aside: zone.aside = true; break;
            case NodeKind::pile: zone.pile = true; break;
            case NodeKind::seen: {
                const Node& node = (*tree_)[part];
                zone.seen = tree_->tokens().list[node.last - 1].kind() == TokenKind::kw_nobody
                                ? Zone::Seen::nobody
                                : Zone::Seen::owner;
                break;
            }
            default: break;
            }
        }
    }
}

void Checker::link_maps() {
    for (Map& map : p_.maps) {
        look_at(map.tree);
        for (const NodeId part : tree_->children(map.node)) {
            const NodeId first = tree_->first_child(part);
            switch (kind(part)) {
            case NodeKind::name: map.kind = named_kind(part); break;
            case NodeKind::map_along:
                map.along = map.kind == no_index ? no_index : member_field(map.kind, first);
                break;
            case NodeKind::map_grid:
                map.rows = integer(first);
                map.columns = integer(tree_->next_sibling(first));
                map.tile = named_kind(tree_->nth_child(part, 2));
                break;
            case NodeKind::map_walls: map.walls = wall_field(map, first); break;
            case NodeKind::map_blocked: map.blocked = TraitId(named(first, SymbolKind::trait)); break;
            default: break;
            }
        }
        // A map is also the place where its tiles lie.
        Zone zone;
        static_cast<Declared&>(zone) = map;
        if (map.tile != no_index)
            zone.holds.push_back(map.tile);
        else if (map.kind != no_index)
            zone.holds.push_back(map.kind);
        map.zone = static_cast<ZoneId>(p_.zones.size());
        p_.zones.push_back(std::move(zone));
    }
}

// Walls are printed on the tile or on its fields.
FieldId Checker::wall_field(const Map& map, NodeId word) {
    if (is_missing(word) || map.kind == no_index) return no_index;
    if (const FieldId field = find_field(map.kind, name(word)); field != no_index) return field;
    return map.tile == no_index ? no_index : member_field(map.tile, word);
}

FieldId Checker::member_field(KindId kind, NodeId word) {
    if (is_missing(word)) return no_index;
    const FieldId field = find_field(kind, name(word));
    if (field == no_index) (void)unknown_member(word, name(word), kind);
    return field;
}

void Checker::link_dice() {
    for (Die& die : p_.dice) {
        look_at(die.tree);
        for (const NodeId part : tree_->children(die.node)) {
            if (kind(part) == NodeKind::assume) die.assumed = true;
            if (kind(part) == NodeKind::name) die.faces.push_back({name(part), 0});
            if (kind(part) == NodeKind::number) die.faces.push_back({no_name, integer(part)});
        }
    }
}

void Checker::link_globals() {
    for (Global& global : p_.globals) {
        look_at(global.tree);
        const NodeId type = tree_->nth_child(global.node, 1);
        if (type != no_node && kind(type) != NodeKind::default_value)
            global.type = state_type(declared_type(type, global.low, global.high), type);
        else
            global.type = type_named(tree_->first_child(global.node));
    }
    if (p_.game.name == no_name) return;
    look_at(p_.game.tree);
    for (const NodeId line : tree_->children(p_.game.node)) {
        if (!tree_->has_children(line)) continue;
        if (kind(line) == NodeKind::players && kind(tree_->first_child(line)) == NodeKind::range)
            (void)declared_type(tree_->first_child(line), p_.game.least_players, p_.game.most_players);
        if (kind(line) == NodeKind::seats) link_seats(line);
        if (kind(line) == NodeKind::start) p_.game.start = named_verb(tree_->first_child(line));
    }
}

// `seats 2 with solo`: one player alone plays with that option.
void Checker::link_seats(NodeId line) {
    p_.game.seats = std::clamp(integer(tree_->first_child(line)), 1, 16);
    const NodeId word = tree_->nth_child(line, 1);
    p_.game.with = GlobalId(named(word, SymbolKind::global));
    if (p_.game.with == no_index) return;
    const Global& option = p_.globals[p_.game.with];
    if (!option.option || !option.type.is(TypeTag::flag))
        tell(Code::wrong_type, word, fmt::format("`{}` cannot be switched on", tree_->text(word))).help =
            "name a line `option … flag` of the game";
}

void Checker::link_signature(NodeId node, std::vector<Param>& out) {
    if (node == no_node) return;
    for (const NodeId child : tree_->children(node)) {
        if (kind(child) != NodeKind::param) continue;
        Param param;
        param.node = child;
        NodeId typed = no_node;
        NodeId word = no_node;
        for (const NodeId part : tree_->children(child)) {
            switch (kind(part)) {
            case NodeKind::label: param.label = tree_->token_kind(part); break;
            case NodeKind::name: word = part; break;
            case NodeKind::type_list:
            case NodeKind::range: typed = part; break;
            case NodeKind::param_type:
                if (tree_->token_kind(part) == TokenKind::kw_first) param.pick = Param::Pick::first;
                if (tree_->token_kind(part) == TokenKind::kw_random) param.pick = Param::Pick::random;
                if (const NodeId nom = tree_->child(part, NodeKind::nom); nom != no_node) typed = nom;
                break;
            default: break;
            }
        }
        if (word == no_node) continue;
        param.name = name(word);
        if (typed == no_node)
            param.type = param_type(word);
        else if (kind(typed) == NodeKind::nom)
            param.type = param_type(last_name(typed));
        else
            param.type = declared_type(typed, param.low, param.high);
        out.push_back(std::move(param));
    }
}

// A parameter may also be called after a card, or after a trait: it is then of that kind.
Type Checker::param_type(NodeId word) {
    const Symbol symbol = p_.symbol(name(word));
    if (symbol.kind == SymbolKind::thing && p_.things[symbol.index].kind != no_index)
        return {TypeTag::thing, p_.things[symbol.index].kind};
    if (symbol.kind == SymbolKind::trait) return {TypeTag::thing, p_.traits[symbol.index].kind};
    return type_named(word);
}

NodeId Checker::last_name(NodeId nom) const {
    // An answer of a scenario may be the bare word.
    NodeId last = kind(nom) == NodeKind::name ? nom : no_node;
    for (const NodeId word : tree_->children(nom)) last = word;
    return last;
}

void Checker::link_verbs() {
    for (VerbId id = first_.verb; id < p_.verbs.size(); ++id) {
        if (p_.verbs[id].heading) continue;
        look_at(p_.verbs[id].tree);
        const NodeId node = p_.verbs[id].node;
        std::vector<Param> params;
        link_signature(tree_->child(node, NodeKind::params), params);
        Verb& verb = p_.verbs[id];
        verb.params = std::move(params);
        if (const NodeId is = tree_->child(node, NodeKind::verb_is); is != no_node && tree_->has_children(is))
            p_.verbs[id].is = named_verb(tree_->first_child(is));
        if (const NodeId gives = tree_->child(node, NodeKind::gives);
            gives != no_node && tree_->has_children(gives)) {
            const NodeId word = tree_->first_child(gives);
            const NodeId typed = tree_->nth_child(gives, 1);
            p_.verbs[id].gives = name(word);
            std::int32_t low = 0;
            std::int32_t high = 0;
            p_.verbs[id].gives_type = typed != no_node ? declared_type(typed, low, high) : type_named(word);
        }
        count_parameters(p_.verbs[id]);
    }
}

// `seal 3`, `gain 2 herb`: verbs that count have the implied parameter `amount`.
void Checker::count_parameters(Verb& verb) {
    const auto counted = [](const Param& param) {
        return param.label == TokenKind::end_of_file &&
               (param.type.is(TypeTag::unit) || param.type.is(TypeTag::thing));
    };
    verb.counted = !verb.params.empty() && counted(verb.params.front()) &&
                   std::none_of(verb.params.begin(), verb.params.end(),
                                [&](const Param& param) { return param.name == amount_; });
}

void Checker::link_defines() {
    define_state_.assign(p_.defines.size(), 0);
    for (DefineId id(0); id < p_.defines.size(); ++id) {
        look_at(p_.defines[id].tree);
        std::vector<Param> params;
        link_signature(tree_->child(p_.defines[id].node, NodeKind::params), params);
        p_.defines[id].params = std::move(params);
    }
}

} // namespace cantrip
