// The lines of kinds: defaults, where abilities count and whose they are, headings, faces.

#include <algorithm>

#include "lang/check/checker.hpp"

namespace cantrip {

void Checker::check_kind_lines(KindId id, NodeId node, FaceId face) {
    Scope scope;
    scope.this_kind = id;
    scope.has_you = kind_has_you(id);
    for (NodeId line : tree_->children(node)) {
        bool assumed = false;
        if (kind(line) == NodeKind::assume && tree_->has_children(line)) {
            assumed = true;
            line = tree_->first_child(line);
        }
        check_kind_line(id, line, assumed, face, scope);
    }
    if (face != no_index) return;
    for (Holds& holds : p_.kinds[id].holds) {
        if (holds.node == no_node || holds.tree != tree_index_ || holds.limit != no_hir) continue;
        Fresh fresh(*this, scope);
        const HirId limit = want_number(value(holds.node));
        holds.limit = limit;
        holds.locals = fresh.slots();
    }
}

void Checker::check_kind_line(KindId id, NodeId line, bool assumed, FaceId face, const Scope& scope) {
    switch (kind(line)) {
    case NodeKind::field_decl:
    case NodeKind::state: check_field_default(id, line, scope); break;
    case NodeKind::default_line: check_default_line(id, line, assumed, scope); break;
    case NodeKind::starts: {
        Fresh fresh(*this, scope);
        scope_.has_you = true;
        const HirId place = place_value(tree_->first_child(line));
        p_.kinds[id].starts = place;
        fresh.raise(p_.kinds[id].locals);
        break;
    }
    case NodeKind::paid: {
        Fresh fresh(*this, scope);
        scope_.has_you = true;
        const HirId from = place_value(tree_->first_child(line));
        const HirId to = place_value(tree_->nth_child(line, 1));
        p_.kinds[id].paid_from = from;
        p_.kinds[id].paid_to = to;
        fresh.raise(p_.kinds[id].locals);
        break;
    }
    case NodeKind::copies: {
        Fresh fresh(*this, scope);
        NodeId amount = tree_->first_child(line);
        if (const NodeId each = copies_per(amount); each != no_node) {
            p_.kinds[id].copies_per = named_kind(each);
            amount = tree_->first_child(amount);
        }
        const HirId copies = want_number(value(amount));
        p_.kinds[id].copies = copies;
        fresh.raise(p_.kinds[id].locals);
        break;
    }
    case NodeKind::held:
    case NodeKind::works_in:
    case NodeKind::works_if: {
        Fresh fresh(*this, scope);
        scope_.has_you = kind(line) != NodeKind::held;
        check_works(line, p_.kinds[id].held, p_.kinds[id].works_in, p_.kinds[id].works_if, face);
        fresh.raise(face == no_index ? p_.kinds[id].locals : p_.faces[face].locals);
        break;
    }
    case NodeKind::heading: check_heading(id, line); break;
    case NodeKind::face_decl:
        if (tree_->has_children(line))
            check_kind_lines(id, line, find_face(id, name(tree_->first_child(line))));
        break;
    default:
        if (is_ability(line)) {
            const AbilityId ability = check_ability(line, assumed, id, no_index, no_index, face);
            if (ability != no_index) p_.kinds[id].abilities.push_back(ability);
        }
        break;
    }
}

// `4 per player`: each of them has its own four. Gives back the word behind `per`.
NodeId Checker::copies_per(NodeId amount) const {
    if (is_missing(amount) || kind(amount) != NodeKind::quantity) return no_node;
    const NodeId per = tree_->child(amount, NodeKind::per);
    if (per == no_node || (*tree_)[per].size != 3 || kind(tree_->first_child(per)) != NodeKind::nom)
        return no_node;
    return last_name(tree_->first_child(per));
}

bool Checker::is_ability(NodeId line) const {
    switch (kind(line)) {
    case NodeKind::ability:
    case NodeKind::when:
    case NodeKind::modify:
    case NodeKind::forbid:
    case NodeKind::allow:
    case NodeKind::silence:
    case NodeKind::share:
    case NodeKind::accept:
    case NodeKind::whenever: return true;
    default: return false;
    }
}

void Checker::check_works(NodeId line, HirId& held, std::vector<HirId>& works_in, HirId& works_if,
                          FaceId face) {
    const NodeId first = tree_->first_child(line);
    if (first == no_node) return;
    HirId found = no_hir;
    std::vector<HirId> places;
    scope_.any_owner = kind(line) == NodeKind::works_in;
    if (kind(line) == NodeKind::works_in)
        for (const NodeId place : tree_->children(line)) places.push_back(place_value(place));
    else if (kind(line) == NodeKind::works_if)
        found = condition(first);
    else
        found = want(value(first), {TypeTag::list, player_kind()}, "whoever holds abilities");
    // A face's own `works` replaces that of its kind.
    if (face != no_index) {
        if (kind(line) == NodeKind::works_in) p_.faces[face].works_in = std::move(places);
        if (kind(line) == NodeKind::works_if) p_.faces[face].works_if = found;
        return;
    }
    if (kind(line) == NodeKind::works_in)
        works_in = std::move(places);
    else if (kind(line) == NodeKind::works_if)
        works_if = found;
    else
        held = found;
}

bool Checker::kind_has_you(KindId id) {
    has_you_.resize(p_.kinds.size(), -1);
    if (has_you_[id] < 0) has_you_[id] = find_you(id) ? 1 : 0;
    return has_you_[id] == 1;
}

bool Checker::find_you(KindId id) {
    bool seen_zone = false;
    for (const KindId above : p_.kinds[id].ancestors) {
        const Tree& tree = *p_.trees[p_.kinds[above].tree];
        const NodeId node = p_.kinds[above].node;
        if (tree.child(node, NodeKind::held) != no_node) return true;
        if (tree.child(node, NodeKind::face_decl) != no_node) return true;
        const NodeId works = tree.child(node, NodeKind::works_in);
        if (works == no_node) continue;
        for (const NodeId place : tree.children(works)) {
            if (tree.kind(place) != NodeKind::ref) continue;
            const Symbol symbol = p_.symbol(p_.names.find(tree.text(place)));
            if (symbol.kind != SymbolKind::zone) return true;
            seen_zone = true;
            if (p_.zones[symbol.index].owner != no_index && is_player(p_.zones[symbol.index].owner))
                return true;
        }
        if (seen_zone) return false;
    }
    return true;
}

void Checker::check_field_default(KindId id, NodeId line, const Scope& scope) {
    const NodeId initial = tree_->child(line, NodeKind::default_value);
    if (initial == no_node || !tree_->has_children(initial)) return;
    const FieldId field = find_field(id, name(tree_->first_child(line)));
    if (field == no_index) return;
    Fresh fresh(*this, scope);
    const HirId found = field_value(field, tree_->first_child(initial));
    p_.fields[field].initial = found;
    p_.fields[field].locals = fresh.slots();
}

void Checker::check_default_line(KindId id, NodeId line, bool assumed, const Scope& scope) {
    const NodeId word = tree_->first_child(line);
    const FieldId field = find_field(id, name(word));
    if (field == no_index) {
        (void)unknown_member(word, name(word), id);
        return;
    }
    const NodeId initial = tree_->child(line, NodeKind::default_value);
    if (initial == no_node || !tree_->has_children(initial)) return;
    Fresh fresh(*this, scope);
    const HirId found = field_value(field, tree_->first_child(initial));
    p_.kinds[id].values.push_back({field, found, assumed, fresh.slots()});
}

void Checker::check_heading(KindId id, NodeId line) {
    const NodeId word = tree_->child(line, NodeKind::word);
    if (word == no_node) return;
    const std::uint32_t index = find_heading(id, name(tree_->first_child(word)));
    if (index == no_index) return;
    Scope scope;
    scope.this_kind = id;
    scope.has_you = true;
    for (const NodeId part : tree_->children(line)) {
        Fresh fresh(*this, scope);
        switch (kind(part)) {
        case NodeKind::held:
        case NodeKind::works_in:
        case NodeKind::works_if: {
            scope_.has_you = kind(part) != NodeKind::held;
            HirId held = p_.headings[index].held;
            HirId works_if = p_.headings[index].works_if;
            std::vector<HirId> works_in = p_.headings[index].works_in;
            check_works(part, held, works_in, works_if, no_index);
            Heading& heading = p_.headings[index];
            heading.held = held;
            heading.works_if = works_if;
            heading.works_in = std::move(works_in);
            fresh.raise(heading.locals);
            break;
        }
        case NodeKind::head_when: {
            const ReactionId reaction = check_reaction(part);
            p_.headings[index].head = reaction;
            break;
        }
        case NodeKind::head_action: {
            const AbilityId action = check_head_action(id, part, tree_->child(line, NodeKind::params));
            p_.headings[index].action = action;
            break;
        }
        default: break;
        }
    }
}

} // namespace cantrip
