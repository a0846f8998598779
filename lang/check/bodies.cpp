// Everything behind the signatures: kinds, zones, verbs, definitions, rules, the game's own values.

#include <algorithm>

#include "lang/check/checker.hpp"

namespace cantrip {

void Checker::check_all() {
    // Kinds and verbs may lift what a rule forbids.
    for (const Rule& rule : p_.rules) {
        look_at(rule.tree);
        for (const NodeId line : tree_->children(rule.node)) collect_labels(line);
    }
    check_defines();
    check_zones();
    check_track_ends();
    for (KindId id(0); id < p_.kinds.size(); ++id) {
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
    for (ZoneId id(0); id < p_.zones.size(); ++id) {
        look_at(p_.zones[id].tree);
        const NodeId capacity = tree_->child(p_.zones[id].node, NodeKind::capacity);
        if (capacity == no_node || !tree_->has_children(capacity)) continue;
        Scope scope;
        scope.has_you = p_.zones[id].owner != no_index && is_player(p_.zones[id].owner);
        scope.this_kind = p_.zones[id].owner;
        Fresh fresh(*this, scope);
        const HirId value_id = want_number(value(tree_->first_child(capacity)));
        p_.zones[id].capacity = value_id;
        p_.zones[id].locals = fresh.slots();
    }
}

// `track shame "shame" of player 0..shame_limit`: read for each holder.
void Checker::check_track_ends() {
    for (UnitId id(0); id < p_.units.size(); ++id) {
        look_at(p_.units[id].tree);
        if (!p_.units[id].track) continue;
        const NodeId range = tree_->child(p_.units[id].node, NodeKind::range);
        const NodeId end = range == no_node ? no_node : computed_end(range);
        if (end == no_node) continue;
        Scope scope;
        const std::vector<KindId>& holders = p_.units[id].holders;
        scope.this_kind = holders.empty() ? KindId(no_index) : holders[0];
        scope.has_you = scope.this_kind != no_index && is_player(scope.this_kind);
        Fresh fresh(*this, scope);
        const HirId found = want_number(value(end));
        p_.units[id].end = found;
        p_.units[id].locals = fresh.slots();
    }
}

// `held by`, `works in`, `works if` of a kind, a face or a heading.
// Without `held by`, abilities belong to the owner of the zone they work in: there is a `you` if that is a
// player.
void Checker::check_game() {
    for (GlobalId id(0); id < p_.globals.size(); ++id) {
        look_at(p_.globals[id].tree);
        const NodeId initial = tree_->child(p_.globals[id].node, NodeKind::default_value);
        if (initial == no_node || !tree_->has_children(initial)) continue;
        Fresh fresh(*this);
        const HirId found = want(value_as(tree_->first_child(initial), p_.globals[id].type),
                                 p_.globals[id].type, "this value");
        check_range(found, p_.globals[id].low, p_.globals[id].high);
        p_.globals[id].initial = found;
        p_.globals[id].locals = fresh.slots();
    }
}

void Checker::check_defines() {
    for (DefineId id(0); id < p_.defines.size(); ++id) check_define(id);
}

void Checker::check_define(DefineId id) {
    if (define_state_[id] == 2) return;
    const std::uint16_t saved_tree = tree_index_;
    if (define_state_[id] == 1) {
        look_at(p_.defines[id].tree);
        tell(Code::cyclic_define, p_.defines[id].node,
             fmt::format("`{}` is needed to say what `{}` is", text(p_.defines[id].name),
                         text(p_.defines[id].name)))
            .help = "break the circle: one of the definitions must not use the other";
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
            if (kind(child) != NodeKind::word && kind(child) != NodeKind::params &&
                kind(child) != NodeKind::ledger)
                body = child;
        HirId found = body == no_node ? no_hir : value(body);
        if (found != no_hir && at(found).op == Op::np &&
            (at(found).type.is(TypeTag::list) || at(found).type.is(TypeTag::thing)) && is_test_noun(found))
            found = want_condition(found);
        p_.defines[id].value = found;
        if (found != no_hir)
            p_.defines[id].type = type(found).is(TypeTag::counter) ? number_type : type(found);
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
        if (const NodeId initial = tree_->child(param.node, NodeKind::default_value);
            initial != no_node && tree_->has_children(initial))
            param.initial =
                want(value_as(tree_->first_child(initial), param.type), param.type, "this default");
    }
}

// The noun with its filters: `site in row of region`, `first influence in deck`.
HirId Checker::param_pool(const Param& param) {
    NodeId nom = no_node;
    NodeId first_filter = no_node;
    const NodeId end = tree_->next_sibling(param.node);
    for (const NodeId part : tree_->children(param.node)) {
        if (kind(part) == NodeKind::param_type) nom = tree_->child(part, NodeKind::nom);
        const bool head = kind(part) == NodeKind::label || kind(part) == NodeKind::name ||
                          kind(part) == NodeKind::param_type || kind(part) == NodeKind::type_list ||
                          kind(part) == NodeKind::range || kind(part) == NodeKind::default_value;
        if (!head && first_filter == no_node) first_filter = part;
    }
    const bool adjectives = nom != no_node && (*tree_)[nom].size > 2;
    if ((first_filter == no_node && !adjectives) || !kind_of(param.type)) return no_hir;
    Noun noun;
    noun.of = NounOf::kind;
    noun.index = noun.kind = *kind_of(param.type);
    if (noun.kind == p_.action_kind) noun.of = NounOf::action;
    scope_.has_you = true;
    return noun_with_filters(param.node, noun, adjectives ? nom : no_node, first_filter, end);
}

void Checker::check_verbs() {
    for (VerbId id = first_.verb; id < p_.verbs.size(); ++id) {
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
        // A result may be a parameter's name; otherwise the body names it with `let` or `as`, in whatever
        // branch.
        result_name_ = no_name;
        if (p_.verbs[id].gives != no_name && find_local(p_.verbs[id].gives) == nullptr) {
            result_name_ = p_.verbs[id].gives;
            result_slot_ = new_slot();
            result_named_ = false;
        }
        HirId body = no_hir;
        for (const NodeId child : tree_->children(node)) {
            if (p_.verbs[id].action) break;
            if (kind(child) == NodeKind::verb_body)
                body = block(child, Op::block);
            else if (is_effect(child))
                body = effect(child);
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
        tell(Code::no_result, verb.node,
             fmt::format("`{}` gives `{}`, but its body never names that", text(verb.name), text(verb.gives)))
            .help = fmt::format("write `let {} = …` in the body", text(verb.gives));
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
    for (RuleId id(0); id < p_.rules.size(); ++id) {
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
    if (kind(line) == NodeKind::ability && kind(tree_->first_child(line)) == NodeKind::name)
        rule_labels_.push_back(name(tree_->first_child(line)));
}

} // namespace cantrip
