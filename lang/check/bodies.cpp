// Everything behind the signatures: kinds, zones, verbs, definitions, rules, the game's own values.

#include <algorithm>

#include "lang/check/checker.hpp"

namespace cantrip {

void Checker::check_all() {
    collect_actions();
    check_defines();
    check_zones();
    for (KindId id = 0; id < p_.kinds.size(); ++id) {
        look_at(p_.kinds[id].tree);
        check_kind_lines(id, p_.kinds[id].node, no_index);
    }
    for (const Extension& extension : extensions_) {
        look_at(extension.tree);
        check_kind_lines(extension.kind, extension.node, no_index);
    }
    check_game();
    check_verbs();
    check_rules();
    check_things();
    check_scenarios();
}

void Checker::check_zones() {
    for (ZoneId id = 0; id < p_.zones.size(); ++id) {
        look_at(p_.zones[id].tree);
        const NodeId capacity = tree_->child(p_.zones[id].node, NodeKind::capacity);
        if (capacity == no_node || !tree_->has_children(capacity)) continue;
        Scope scope;
        scope.has_you = p_.zones[id].owner != no_index && is_player(p_.zones[id].owner);
        scope.this_kind = p_.zones[id].owner;
        Fresh fresh(*this, scope);
        const HirId value_id = want_number(value(tree_->first_child(capacity)));
        p_.zones[id].capacity = value_id;
    }
}

void Checker::check_kind_lines(KindId id, NodeId node, std::uint32_t face) {
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
    }
}

void Checker::check_kind_line(KindId id, NodeId line, bool assumed, std::uint32_t face, const Scope& scope) {
    switch (kind(line)) {
    case NodeKind::field_decl:
    case NodeKind::state: check_field_default(id, line, scope); break;
    case NodeKind::default_line: check_default_line(id, line, assumed, scope); break;
    case NodeKind::starts: {
        Fresh fresh(*this, scope);
        scope_.has_you = true;
        const HirId place = place_value(tree_->first_child(line));
        p_.kinds[id].starts = place;
        break;
    }
    case NodeKind::paid: {
        Fresh fresh(*this, scope);
        scope_.has_you = true;
        const HirId from = place_value(tree_->first_child(line));
        const HirId to = place_value(tree_->nth_child(line, 1));
        p_.kinds[id].paid_from = from;
        p_.kinds[id].paid_to = to;
        break;
    }
    case NodeKind::copies: {
        Fresh fresh(*this, scope);
        const HirId copies = want_number(value(tree_->first_child(line)));
        p_.kinds[id].copies = copies;
        if (const NodeId per = tree_->nth_child(line, 1); per != no_node) p_.kinds[id].copies_per = named(per, SymbolKind::kind);
        break;
    }
    case NodeKind::held:
    case NodeKind::works_in:
    case NodeKind::works_if: {
        Fresh fresh(*this, scope);
        scope_.has_you = kind(line) != NodeKind::held;
        check_works(line, p_.kinds[id].held, p_.kinds[id].works_in, p_.kinds[id].works_if, face);
        break;
    }
    case NodeKind::heading: check_heading(id, line); break;
    case NodeKind::face_decl:
        if (tree_->has_children(line)) check_kind_lines(id, line, find_face(id, name(tree_->first_child(line))));
        break;
    default:
        if (is_ability(line)) {
            const AbilityId ability = check_ability(line, assumed, id, no_index, no_index, face);
            if (ability != no_index) p_.kinds[id].abilities.push_back(ability);
        }
        break;
    }
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

// `held by`, `works in`, `works if` of a kind, a face or a heading.
void Checker::check_works(NodeId line, HirId& held, std::vector<HirId>& works_in, HirId& works_if, std::uint32_t face) {
    const NodeId first = tree_->first_child(line);
    if (first == no_node) return;
    HirId found = no_hir;
    std::vector<HirId> places;
    scope_.any_owner = kind(line) == NodeKind::works_in;
    if (kind(line) == NodeKind::works_in)
        for (const NodeId place : tree_->children(line)) places.push_back(place_value(place));
    else if (kind(line) == NodeKind::works_if) found = condition(first);
    else found = want(value(first), {TypeTag::list, player_kind()}, "whoever holds abilities");
    // A face's own `works` replaces that of its kind.
    if (face != no_index) {
        if (kind(line) == NodeKind::works_in) p_.faces[face].works_in = std::move(places);
        if (kind(line) == NodeKind::works_if) p_.faces[face].works_if = found;
        p_.faces[face].locals = most_slots_;
        return;
    }
    if (kind(line) == NodeKind::works_in) works_in = std::move(places);
    else if (kind(line) == NodeKind::works_if) works_if = found;
    else held = found;
}

// Without `held by`, abilities belong to the owner of the zone they work in: there is a `you` if that is a player.
bool Checker::kind_has_you(KindId id) {
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
            if (p_.zones[symbol.index].owner != no_index && is_player(p_.zones[symbol.index].owner)) return true;
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
    p_.kinds[id].values.push_back({field, found, assumed});
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
            heading.locals = std::max(heading.locals, most_slots_);
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

void Checker::check_game() {
    for (GlobalId id = 0; id < p_.globals.size(); ++id) {
        look_at(p_.globals[id].tree);
        const NodeId initial = tree_->child(p_.globals[id].node, NodeKind::default_value);
        if (initial == no_node || !tree_->has_children(initial)) continue;
        Fresh fresh(*this);
        const HirId found = want(value_or_nothing(tree_->first_child(initial)), p_.globals[id].type, "this value");
        p_.globals[id].initial = found;
    }
}

void Checker::check_defines() {
    for (DefineId id = 0; id < p_.defines.size(); ++id) check_define(id);
}

void Checker::check_define(DefineId id) {
    if (define_state_[id] == 2) return;
    const std::uint16_t saved_tree = tree_index_;
    if (define_state_[id] == 1) {
        look_at(p_.defines[id].tree);
        tell(Code::cyclic_define, p_.defines[id].node, fmt::format("`{}` is needed to say what `{}` is", text(p_.defines[id].name), text(p_.defines[id].name))).help =
            "break the circle: one of the definitions must not use the other";
        look_at(saved_tree);
        define_state_[id] = 2;
        return;
    }
    define_state_[id] = 1;
    look_at(p_.defines[id].tree);
    {
        Fresh fresh(*this);
        std::vector<Param> params = p_.defines[id].params;
        bind_params(params, tree_->child(p_.defines[id].node, NodeKind::params));
        p_.defines[id].params = std::move(params);
        NodeId body = no_node;
        for (const NodeId child : tree_->children(p_.defines[id].node))
            if (kind(child) != NodeKind::word && kind(child) != NodeKind::params && kind(child) != NodeKind::ledger) body = child;
        HirId found = body == no_node ? no_hir : value(body);
        if (found != no_hir && at(found).op == Op::np && (at(found).type.is(TypeTag::list) || at(found).type.is(TypeTag::thing)) && is_test_noun(found))
            found = want_condition(found);
        p_.defines[id].value = found;
        if (found != no_hir) p_.defines[id].type = type(found).is(TypeTag::counter) ? number_type : type(found);
        p_.defines[id].locals = fresh.slots();
    }
    define_state_[id] = 2;
    look_at(saved_tree);
}

// `any tile in lot`, `no star in purse`: a noun that is meant as a question.
bool Checker::is_test_noun(HirId id) const {
    const Det det = p_.nouns[p_.hir[id].a].det;
    return det == Det::any || det == Det::no;
}

void Checker::bind_params(const std::vector<Param>& params) {
    for (const Param& param : params) locals_.push_back({param.name, param.type, new_slot()});
}

// Gives every parameter its slot, and checks pools and defaults, which may speak of earlier parameters.
void Checker::bind_params(std::vector<Param>& params, NodeId node) {
    for (Param& param : params) {
        if (find_local(param.name) != nullptr) (void)add_local(param.name, param.type, param.node);
        param.slot = new_slot();
        locals_.push_back({param.name, param.type, param.slot});
    }
    if (node == no_node) return;
    for (Param& param : params) {
        if (param.node == no_node || kind(param.node) != NodeKind::param) continue;
        param.pool = param_pool(param);
        if (const NodeId initial = tree_->child(param.node, NodeKind::default_value); initial != no_node && tree_->has_children(initial))
            param.initial = want(value_or_nothing(tree_->first_child(initial)), param.type, "this default");
    }
}

// The noun with its filters: `site in row of region`, `first influence in deck`.
HirId Checker::param_pool(const Param& param) {
    NodeId nom = no_node;
    NodeId first_filter = no_node;
    const NodeId end = tree_->next_sibling(param.node);
    for (const NodeId part : tree_->children(param.node)) {
        if (kind(part) == NodeKind::param_type) nom = tree_->child(part, NodeKind::nom);
        const bool head = kind(part) == NodeKind::label || kind(part) == NodeKind::name || kind(part) == NodeKind::param_type ||
                          kind(part) == NodeKind::type_list || kind(part) == NodeKind::range || kind(part) == NodeKind::default_value;
        if (!head && first_filter == no_node) first_filter = part;
    }
    const bool adjectives = nom != no_node && (*tree_)[nom].size > 2;
    if ((first_filter == no_node && !adjectives) || !kind_of(param.type)) return no_hir;
    Noun noun;
    noun.of = NounOf::kind;
    noun.kind = noun.index = *kind_of(param.type);
    if (noun.kind == p_.action_kind) noun.of = NounOf::action;
    scope_.has_you = true;
    return noun_with_filters(param.node, noun, adjectives ? nom : no_node, first_filter, end);
}

void Checker::check_verbs() {
    for (VerbId id = 0; id < p_.verbs.size(); ++id) {
        if (p_.verbs[id].heading) {
            check_heading_verb(id);
            continue;
        }
        look_at(p_.verbs[id].tree);
        const NodeId node = p_.verbs[id].node;
        Scope scope;
        scope.has_you = true;
        scope.this_kind = p_.verbs[id].host;
        Fresh fresh(*this, scope);
        std::vector<Param> params = p_.verbs[id].params;
        bind_params(params, tree_->child(node, NodeKind::params));
        p_.verbs[id].params = std::move(params);
        if (p_.verbs[id].counted) p_.verbs[id].amount_slot = add_local(amount_, number_type, no_node);
        // A result may be a parameter's name; otherwise the body names it with `let` or `as`, in whatever branch.
        result_name_ = no_name;
        if (p_.verbs[id].gives != no_name && find_local(p_.verbs[id].gives) == nullptr) {
            result_name_ = p_.verbs[id].gives;
            result_slot_ = new_slot();
            result_named_ = false;
        }
        HirId body = no_hir;
        for (const NodeId child : tree_->children(node)) {
            if (p_.verbs[id].action) break;
            if (kind(child) == NodeKind::verb_body) body = block(child, Op::block);
            else if (is_effect(child)) body = effect(child);
        }
        p_.verbs[id].body = body;
        if (p_.verbs[id].gives != no_name) find_result(id);
        result_name_ = no_name;
        p_.verbs[id].locals = fresh.slots();
    }
}

void Checker::find_result(VerbId id) {
    Verb& verb = p_.verbs[id];
    if (const Local* local = find_local(verb.gives); local != nullptr) verb.gives_slot = local->slot;
    if (result_name_ != no_name && result_named_) verb.gives_slot = result_slot_;
    if (verb.gives_slot == no_index && !verb.native)
        tell(Code::no_result, verb.node, fmt::format("`{}` gives `{}`, but its body never names that", text(verb.name), text(verb.gives))).help =
            fmt::format("write `let {} = …` in the body", text(verb.gives));
}

void Checker::check_heading_verb(VerbId id) {
    std::uint32_t slot = 0;
    for (Param& param : p_.verbs[id].params) param.slot = slot++;
    p_.verbs[id].locals = slot;
}

bool Checker::is_effect(NodeId node) const {
    switch (kind(node)) {
    case NodeKind::word:
    case NodeKind::params:
    case NodeKind::verb_is:
    case NodeKind::gives:
    case NodeKind::ledger:
    case NodeKind::from: return false;
    default: return true;
    }
}

void Checker::check_rules() {
    for (RuleId id = 0; id < p_.rules.size(); ++id) {
        look_at(p_.rules[id].tree);
        for (const NodeId line : tree_->children(p_.rules[id].node)) collect_labels(line);
    }
    for (RuleId id = 0; id < p_.rules.size(); ++id) {
        look_at(p_.rules[id].tree);
        for (NodeId line : tree_->children(p_.rules[id].node)) {
            bool assumed = false;
            if (kind(line) == NodeKind::assume && tree_->has_children(line)) {
                assumed = true;
                line = tree_->first_child(line);
            }
            if (kind(line) == NodeKind::rule_if && tree_->has_children(line)) {
                Fresh fresh(*this);
                const HirId test = condition(tree_->first_child(line));
                p_.rules[id].if_ = test;
                p_.rules[id].locals = fresh.slots();
            }
            if (!is_ability(line)) continue;
            const AbilityId ability = check_ability(line, assumed, no_index, no_index, id, no_index);
            if (ability != no_index) p_.rules[id].abilities.push_back(ability);
        }
    }
}

// In a rule a name before a reaction is a label that `despite` may lift.
void Checker::collect_labels(NodeId line) {
    if (kind(line) == NodeKind::assume && tree_->has_children(line)) line = tree_->first_child(line);
    if (kind(line) == NodeKind::ability && kind(tree_->first_child(line)) == NodeKind::name) rule_labels_.push_back(name(tree_->first_child(line)));
}

}  // namespace cantrip
