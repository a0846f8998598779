// Cards and pieces: every line must be known to their kind, every value must fit its field.

#include <algorithm>

#include "lang/check/checker.hpp"
#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip {

// Kinds first: values may name any card of any kind.
void Checker::link_things() {
    for (ThingId id = first_.thing; id < p_.things.size(); ++id) {
        Thing& thing = p_.things[id];
        look_at(thing.tree);
        NodeId word = tree_->first_child(thing.node);
        if (kind(word) == NodeKind::number) word = tree_->next_sibling(word);
        thing.kind = thing.parent != no_index && is_face_block(thing, word) ? no_index : named_kind(word);
    }
}

void Checker::check_things() {
    for (ThingId id = first_.thing; id < p_.things.size(); ++id)
        if (p_.things[id].kind != no_index) check_thing(id);
    for (ThingId id = first_.thing; id < p_.things.size(); ++id)
        if (is_face_of_parent(id)) check_face_block(id);
}

// `council { … }` on a card whose kind has that face is no thing of its own.
bool Checker::is_face_block(const Thing& thing, NodeId word) {
    const KindId parent = p_.things[thing.parent].kind;
    return thing.name == no_name && parent != no_index && find_face(parent, name(word)) != no_index;
}

bool Checker::is_face_of_parent(ThingId id) {
    const Thing& thing = p_.things[id];
    return thing.kind == no_index && thing.parent != no_index && thing.name == no_name &&
           p_.things[thing.parent].kind != no_index;
}

void Checker::check_face_block(ThingId id) {
    const ThingId parent = p_.things[id].parent;
    look_at(p_.things[id].tree);
    const NodeId word = tree_->first_child(p_.things[id].node);
    const FaceId face =
        kind(word) == NodeKind::name ? find_face(p_.things[parent].kind, name(word)) : no_index;
    if (face == no_index) return;
    auto& inner = p_.things[parent].inner;
    inner.erase(std::remove(inner.begin(), inner.end(), id), inner.end());
    const NodeId body = tree_->child(p_.things[id].node, NodeKind::thing_body);
    if (body == no_node) return;
    for (const NodeId line : tree_->children(body)) check_thing_line(parent, line, false, face);
}

void Checker::check_thing(ThingId id) {
    look_at(p_.things[id].tree);
    const NodeId node = p_.things[id].node;
    if (p_.things[id].parent != no_index) check_inner(id);
    if (const NodeId of = tree_->child(node, NodeKind::thing_of); of != no_node) check_thing_of(id, of);
    if (const NodeId body = tree_->child(node, NodeKind::thing_body); body != no_node) {
        std::size_t fields = 0;
        std::size_t abilities = 0;
        for (const NodeId line : tree_->children(body))
            (kind(line) == NodeKind::field || kind(line) == NodeKind::assume ? fields : abilities)++;
        p_.things[id].values.reserve(fields);
        p_.things[id].abilities.reserve(abilities);
        for (const NodeId line : tree_->children(body)) check_thing_line(id, line, false, no_index);
    }
    check_required_fields(id);
}

// A part of a thing lies in it from the start, so the thing or a zone of it must hold such parts.
void Checker::check_inner(ThingId id) {
    const KindId inner = p_.things[id].kind;
    for (const ThingId other : p_.things[p_.things[id].parent].inner) {
        if (other == id) break;
        if (p_.things[id].name == no_name || p_.things[other].name != p_.things[id].name ||
            !p_.things[id].word.empty())
            continue;
        tell(Code::duplicate_name, p_.things[id].node,
             fmt::format("there is another part `{}` here", text(p_.things[id].name)))
            .help = "give each part a name of its own";
    }
    const KindId outer = p_.things[p_.things[id].parent].kind;
    if (outer == no_index) return;
    for (const KindId above : p_.kinds[outer].ancestors)
        for (const Holds& holds : p_.kinds[above].holds)
            if (p_.is_a(inner, holds.kind)) return;
    for (const Zone& zone : p_.zones)
        if (zone.owner != no_index && p_.is_a(outer, zone.owner))
            for (const KindId held : zone.holds)
                if (p_.is_a(inner, held)) return;
    NodeId word = tree_->first_child(p_.things[id].node);
    if (kind(word) == NodeKind::number) word = tree_->next_sibling(word);
    tell(Code::no_inner_things, word, fmt::format("a {} holds no {}", show_kind(outer), show_kind(inner)))
        .help = fmt::format("declare it in `kind {}`: `holds {}`", show_kind(outer), show_kind(inner));
}

void Checker::check_thing_line(ThingId id, NodeId line, bool assumed, FaceId face) {
    Scope scope;
    scope.this_kind = p_.things[id].kind;
    scope.this_thing = id;
    scope.has_you = true;
    switch (kind(line)) {
    case NodeKind::assume:
        if (tree_->has_children(line)) check_thing_line(id, tree_->first_child(line), true, face);
        break;
    case NodeKind::field: check_field(id, line, assumed); break;
    case NodeKind::copies: {
        Fresh fresh(*this, scope);
        const HirId copies = want_number(value(tree_->first_child(line)));
        p_.things[id].copies = copies;
        fresh.raise(p_.things[id].locals);
        break;
    }
    case NodeKind::starts: {
        Fresh fresh(*this, scope);
        const HirId place = place_value(tree_->first_child(line));
        p_.things[id].starts = place;
        fresh.raise(p_.things[id].locals);
        break;
    }
    default:
        if (is_ability(line)) {
            const AbilityId ability = check_ability(line, assumed, no_index, id, no_index, face);
            if (ability == no_index) break;
            p_.things[id].abilities.push_back(ability);
            p_.abilities[ability].number = static_cast<std::uint32_t>(p_.things[id].abilities.size());
        }
        break;
    }
}

void Checker::check_field(ThingId id, NodeId line, bool assumed) {
    const NodeId word = tree_->first_child(line);
    const NameId field_name = name(word);
    if (field_name == traits_) return check_traits(id, line);
    const KindId kind_id = p_.things[id].kind;
    const FieldId field = find_field(kind_id, field_name);
    if (field == no_index) return unknown_field(kind_id, word);
    if (p_.fields[field].state) {
        tell(Code::state_on_card, word,
             fmt::format("`{}` changes in play and cannot be printed", text(field_name)))
            .help = fmt::format("give it a default in `kind {}`", show_kind(kind_id));
        return;
    }
    auto& values = p_.things[id].values;
    if (std::any_of(values.begin(), values.end(), [&](const Value& given) { return given.field == field; })) {
        tell(Code::duplicate_field, word, fmt::format("`{}` is given twice", text(field_name))).help =
            "remove one of the two lines";
        return;
    }
    Scope scope;
    scope.this_kind = kind_id;
    scope.this_thing = id;
    Fresh fresh(*this, scope);
    const HirId found = field_value(field, tree_->next_sibling(word));
    p_.things[id].values.push_back({field, found, assumed, fresh.slots()});
}

void Checker::unknown_field(KindId kind_id, NodeId word) {
    const std::string_view written = tree_->text(word);
    auto& told =
        tell(Code::unknown_field, word, fmt::format("a {} has no `{}`", show_kind(kind_id), written));
    std::vector<std::string_view> known{"traits", "copies", "starts", "from", "name"};
    for (const KindId above : p_.kinds[kind_id].ancestors) {
        for (const FieldId field : p_.kinds[above].fields)
            if (!p_.fields[field].state) known.push_back(p_.names.text(p_.fields[field].name));
        for (const std::uint32_t heading : p_.kinds[above].headings)
            known.push_back(p_.names.text(p_.headings[heading].name));
    }
    const std::string_view near = did_you_mean(written, known);
    if (near.empty()) {
        told.help = fmt::format("a line of a {} starts with {}, or with `when`, `modify`, `forbid` …",
                                show_kind(kind_id), listed(known));
        return;
    }
    told.help = fmt::format("did you mean `{}`?", near);
    told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(word), std::string(near)}}};
}

void Checker::check_traits(ThingId id, NodeId line) {
    const KindId kind_id = p_.things[id].kind;
    for (const NodeId item : tree_->children(line)) {
        if (kind(item) != NodeKind::ref) continue;
        const NodeId word = tree_->first_child(item);
        const Symbol symbol = p_.symbol(name(word));
        if (symbol.kind == SymbolKind::trait && kinds_meet(p_.traits[symbol.index].kind, kind_id)) {
            p_.things[id].traits.push_back(TraitId(symbol.index));
            continue;
        }
        auto& told = tell(Code::unknown_trait, word,
                          fmt::format("a {} has no trait `{}`", show_kind(kind_id), tree_->text(word)));
        const std::string_view near = near_name(tree_->text(word), SymbolKind::trait);
        told.help = near.empty()
                        ? fmt::format("declare it: `trait {} on {}`", tree_->text(word), show_kind(kind_id))
                        : fmt::format("did you mean `{}`?", near);
        if (!near.empty())
            told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(word), std::string(near)}}};
    }
}

// `recruit brett "…" of subterran` fills the one field that it fits.
void Checker::check_thing_of(ThingId id, NodeId of) {
    const NodeId word = tree_->first_child(of);
    if (is_missing(word)) return;
    Fresh fresh(*this);
    const HirId found = bare_name(word, name(word));
    if (type(found).is(TypeTag::error)) return;
    FieldId fitting = no_index;
    for (const KindId above : p_.kinds[p_.things[id].kind].ancestors)
        for (const FieldId field : p_.kinds[above].fields)
            if (fitting == no_index && !p_.fields[field].state && p_.fields[field].name != owner_ &&
                p_.fields[field].type.is(type(found).tag) && fits(type(found), p_.fields[field].type))
                fitting = field;
    if (fitting == no_index)
        tell(Code::nothing_fits, word,
             fmt::format("no field of `{}` takes {}", show_kind(p_.things[id].kind), show(type(found))))
            .help = "write the field by its name inside the braces";
    else
        p_.things[id].values.push_back({fitting, found, false, fresh.slots()});
}

void Checker::check_required_fields(ThingId id) {
    const Thing& thing = p_.things[id];
    std::string missing;
    for (const KindId above : p_.kinds[thing.kind].ancestors)
        for (const FieldId field : p_.kinds[above].fields) {
            const Field& wanted = p_.fields[field];
            // Cards with a part that nobody has seen need not be whole; every thing has its own name.
            if (wanted.state || wanted.initial != no_hir || wanted.name == name_ || above == p_.action_kind ||
                !thing.unknown.empty())
                continue;
            const auto gives = [&](const Value& given) { return given.field == field; };
            if (std::any_of(thing.values.begin(), thing.values.end(), gives)) continue;
            const auto& ancestors = p_.kinds[thing.kind].ancestors;
            if (std::any_of(ancestors.begin(), ancestors.end(), [&](KindId k) {
                    return std::any_of(p_.kinds[k].values.begin(), p_.kinds[k].values.end(), gives);
                }))
                continue;
            // Empty lists need not be written, and a kind around it answers for a field of that kind.
            if (wanted.type.is(TypeTag::list) || lies_in(id, wanted.type)) continue;
            missing += fmt::format("{}`{}`", missing.empty() ? "" : ", ", text(wanted.name));
        }
    if (missing.empty()) return;
    auto& told = tell(Code::missing_field, tree_->first_child(thing.node),
                      fmt::format("this {} lacks {}", show_kind(thing.kind), missing));
    told.help = "add the line, write `assume` before it if the value is not known, or give the field a "
                "default in its kind";
}

bool Checker::lies_in(ThingId id, Type wanted) const {
    for (ThingId around = p_.things[id].parent; around != no_index; around = p_.things[around].parent)
        if (wanted.is(TypeTag::thing) && p_.things[around].kind != no_index &&
            p_.is_a(p_.things[around].kind, KindId(wanted.index)))
            return true;
    return false;
}

HirId Checker::value_or_nothing(NodeId node) {
    if (kind(node) == NodeKind::nothing) return make(Op::nothing, node, nothing_type);
    return value(node);
}

// Where a unit is wanted, its bare name is the unit itself and not how many somebody has.
HirId Checker::value_as(NodeId node, Type wanted) {
    if (wanted.is(TypeTag::unit) && kind(node) == NodeKind::ref && (*tree_)[node].size == 2) {
        const NodeId word = tree_->first_child(node);
        if (kind(word) == NodeKind::name && find_local(name(word)) == nullptr) {
            const Symbol symbol = p_.symbol(name(word));
            if (symbol.kind == SymbolKind::unit || symbol.kind == SymbolKind::group)
                return symbol_value(word, symbol);
        }
    }
    return value_or_nothing(node);
}

// A field's value, or a list of them: `steps movement, special`.
HirId Checker::field_value(FieldId field, NodeId first) {
    const Type wanted = p_.fields[field].type;
    const NodeId line_end = first == no_node ? no_node : list_end(first);
    if (wanted.is(TypeTag::list)) {
        std::vector<HirId> items;
        for (NodeId item = first; item != line_end; item = tree_->next_sibling(item))
            items.push_back(list_item(item, wanted));
        return make(Op::seq, first, wanted, items);
    }
    if (first == no_node || is_missing(first)) return no_hir;
    if (tree_->next_sibling(first) != line_end)
        tell(Code::wrong_type, tree_->next_sibling(first),
             fmt::format("`{}` takes one value", text(p_.fields[field].name)))
            .help = "remove what stands behind the comma";
    const HirId found = value_as(first, wanted);
    check_range(found, p_.fields[field].low, p_.fields[field].high);
    return want(found, wanted, "this value");
}

// A number that is written out must lie in the range of what it is for.
void Checker::check_range(HirId given, std::int32_t low, std::int32_t high) {
    if (at(given).op != Op::number) return;
    const auto number = static_cast<std::int32_t>(at(given).a);
    if (number < low || number > high)
        tell(Code::out_of_range, at(given).node,
             high == 0x7fffffff ? fmt::format("{} is less than {}", number, low)
                                : fmt::format("{} lies outside {}..{}", number, low, high))
            .help = number < 0 && low == 0 && high == 0x7fffffff
                        ? "a `number` is never negative; declare a range such as `-9..9` if it may be"
                        : "choose a number in the range";
}

// Where the values of the line end: the end of the parent that `first` stands in.
NodeId Checker::list_end(NodeId first) const {
    NodeId parent = first;
    const auto before = [](NodeId node) { return NodeId(node - 1); };
    while (parent > 0 && (*tree_)[before(parent)].size <= first - before(parent)) parent = before(parent);
    return parent == 0 ? static_cast<NodeId>(tree_->nodes().size()) : tree_->next_sibling(before(parent));
}

HirId Checker::list_item(NodeId item, Type wanted) {
    const HirId found = value_as(item, wanted);
    if (wanted.index == no_index || type(found).is(TypeTag::error)) return found;
    return want(found, {TypeTag::thing, wanted.index}, "this value");
}

} // namespace cantrip
