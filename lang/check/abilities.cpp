// One line of a card, kind or rule that does something: a reaction, an action, or the body of a heading.

#include <algorithm>

#include "lang/check/checker.hpp"
#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip {

AbilityId Checker::check_ability(NodeId line, bool assumed, KindId kind_id, ThingId thing, RuleId rule,
                                 FaceId face) {
    Ability ability;
    ability.assumed = assumed;
    ability.kind = kind_id;
    ability.thing = thing;
    ability.rule = rule;
    ability.face = face;
    ability.tree = tree_index_;
    ability.node = line;
    Scope scope;
    scope.this_kind = thing != no_index ? p_.things[thing].kind : kind_id;
    scope.this_thing = thing;
    scope.has_you = rule != no_index || kind_has_you(scope.this_kind);
    Fresh fresh(*this, scope);
    if (kind(line) == NodeKind::ability)
        check_named_ability(ability, line);
    else
        ability.reaction = check_reaction(line);
    ability.locals = fresh.slots();
    const auto id = static_cast<AbilityId>(p_.abilities.size());
    if (ability.verb != no_index && p_.verbs[ability.verb].ability == no_index)
        p_.verbs[ability.verb].ability = id;
    p_.abilities.push_back(std::move(ability));
    return id;
}

void Checker::check_named_ability(Ability& ability, NodeId line) {
    std::vector<NodeId> words;
    for (const NodeId part : tree_->children(line)) {
        if (kind(part) == NodeKind::name)
            words.push_back(part);
        else
            break;
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool is_action = tree_->token_kind(words[i]) == TokenKind::kw_action;
        if (is_action) return check_action(ability, line, words, i);
    }
    const NodeId last = words.back();
    const std::uint32_t heading =
        scope_.this_kind == no_index ? no_index : find_heading(scope_.this_kind, name(last));
    if (heading == no_index && ability.rule != no_index) return check_labelled(ability, line, last);
    if (heading == no_index) return unknown_heading(ability, line, last);
    for (std::size_t i = 0; i + 1 < words.size(); ++i) add_action_adjective(ability, words[i]);
    ability.heading = HeadingId(heading);
    if (const NodeId body = last_child(line); kind(body) == NodeKind::ability)
        return check_labelled_action(ability, body, last);
    if (p_.headings[heading].action != no_index) return check_under_action(ability, line, HeadingId(heading));
    check_heading_body(ability, line, HeadingId(heading));
}

// `indoors: forbid place …` in a rule.
void Checker::check_labelled(Ability& ability, NodeId line, NodeId label) {
    ability.name = name(label);
    const NodeId body = last_child(line);
    if (is_ability(body)) {
        ability.reaction = check_reaction(body);
        return;
    }
    if (kind(body) == NodeKind::ability) {
        tell(Code::unknown_heading, label, "an action of a rule has no label").help =
            "remove the label: an action has a name of its own, which `forbid` can use";
        return;
    }
    auto& told = tell(Code::unknown_heading, label,
                      fmt::format("`{}` is no action and no reaction follows it", tree_->text(label)));
    told.help = "write `action NAME: …` for something a player may do, or a reaction such as `when …`";
    (void)effect(body);
}

void Checker::unknown_heading(Ability& ability, NodeId line, NodeId word) {
    const std::string_view written = tree_->text(word);
    auto& told = tell(Code::unknown_heading, word,
                      fmt::format("a {} has no heading `{}`", show_kind(scope_.this_kind), written));
    std::vector<std::string_view> known{"action", "when",    "before", "modify", "forbid",
                                        "allow",  "silence", "share",  "accept", "whenever"};
    for (const KindId above : p_.kinds[scope_.this_kind].ancestors)
        for (const std::uint32_t heading : p_.kinds[above].headings)
            known.push_back(p_.names.text(p_.headings[heading].name));
    const std::string_view near = did_you_mean(written, known);
    std::vector<std::string_view> own;
    for (const KindId above : p_.kinds[scope_.this_kind].ancestors)
        for (const HeadingId heading : p_.kinds[above].headings)
            own.push_back(p_.names.text(p_.headings[heading].name));
    const auto elsewhere = std::find_if(p_.headings.begin(), p_.headings.end(), [&](const Heading& heading) {
        return text(heading.name) == written;
    });
    if (!near.empty())
        told.help = fmt::format("did you mean `{}`?", near);
    else if (own.empty())
        told.help =
            fmt::format("declare it in `kind {}`: `heading {}`", show_kind(scope_.this_kind), written);
    else
        told.help = fmt::format("a {} has the headings {}", show_kind(scope_.this_kind), listed(own));
    if (near.empty() && elsewhere != p_.headings.end() && elsewhere->kind != no_index)
        told.notes.push_back(fmt::format("`{}` is a heading of {}", written, show_kind(elsewhere->kind)));
    if (!near.empty())
        told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(word), std::string(near)}}};
    // The words behind it were not understood as a reaction; what they say cannot be checked.
    ability.effect = wrong(line);
}

NodeId Checker::last_child(NodeId node) const {
    NodeId last = no_node;
    for (const NodeId child : tree_->children(node)) last = child;
    return last;
}

void Checker::add_action_adjective(Ability& ability, NodeId word) {
    const Symbol symbol = p_.symbol(name(word));
    if (symbol.kind == SymbolKind::trait && p_.traits[symbol.index].kind == p_.action_kind) {
        ability.adjectives.push_back(TraitId(symbol.index));
        return;
    }
    auto& told = tell(Code::unknown_adjective, word,
                      fmt::format("`{}` is no adjective of actions", tree_->text(word)));
    std::vector<std::string_view> known;
    for (const Trait& trait : p_.traits)
        if (trait.kind == p_.action_kind) known.push_back(p_.names.text(trait.name));
    const std::string_view near = did_you_mean(tree_->text(word), known);
    told.help = near.empty() ? fmt::format("declare it: `trait {} on action`", tree_->text(word))
                             : fmt::format("did you mean `{}`?", near);
    if (!near.empty())
        told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(word), std::string(near)}}};
}

// `fast action peek "Peek"(card …) during turn: …`: adjectives, the word, an optional name.
void Checker::check_action(Ability& ability, NodeId line, std::span<const NodeId> words,
                           std::size_t action_at) {
    ability.form = Ability::Form::action;
    for (std::size_t i = 0; i < action_at; ++i) add_action_adjective(ability, words[i]);
    if (action_at + 1 < words.size()) ability.name = name(words[action_at + 1]);
    if (action_at + 2 < words.size())
        tell(Code::trailing_words, words[action_at + 2], "an action has one name").help =
            "join the words with `_`";
    if (scope_.this_kind != no_index) ability.heading = find_heading(scope_.this_kind, action_);
    finish_action(ability, line);
}

// `curse: fast action sell "Sell" by you: …`: the heading is a label, the line behind it an action.
void Checker::check_labelled_action(Ability& ability, NodeId line, NodeId label) {
    const Heading& heading = p_.headings[ability.heading];
    if (heading.head != no_index || heading.action != no_index)
        tell(Code::unknown_heading, label,
             fmt::format("`{}` says itself when its lines count", tree_->text(label)))
            .help = "an action stands under a heading without a head, or without any heading";
    std::vector<NodeId> words;
    for (const NodeId part : tree_->children(line)) {
        if (kind(part) != NodeKind::name) break;
        words.push_back(part);
    }
    for (std::size_t i = 0; i < words.size(); ++i)
        if (tree_->token_kind(words[i]) == TokenKind::kw_action) {
            const HeadingId under = ability.heading;
            check_action(ability, line, words, i);
            ability.heading = under;
            return;
        }
}

// A line under `heading attack(…): world action …`.
void Checker::check_under_action(Ability& ability, NodeId line, HeadingId heading) {
    ability.form = Ability::Form::action;
    const Ability& head = p_.abilities[p_.headings[heading].action];
    ability.adjectives.insert(ability.adjectives.begin(), head.adjectives.begin(), head.adjectives.end());
    ability.params = head.params;
    bind_params(head.params);
    finish_action(ability, line);
}

void Checker::finish_action(Ability& ability, NodeId line) {
    scope_.has_you = true;
    if (const Symbol symbol = p_.symbol(ability.name);
        symbol.kind == SymbolKind::verb && p_.verbs[symbol.index].action)
        ability.verb = VerbId(symbol.index);
    if (const NodeId title = tree_->child(line, NodeKind::string); title != no_node)
        ability.word = unquoted(tree_->text(title));
    if (const NodeId params = tree_->child(line, NodeKind::params); params != no_node) {
        std::vector<Param> own;
        link_signature(params, own);
        bind_params(own, params);
        ability.params.insert(ability.params.end(), own.begin(), own.end());
    }
    bind_during_names(line);
    check_tail(ability.tail, line);
    ability.effect = effect(last_child(line));
}

// The action template of a heading: adjectives, tail, parameters and price of every action under it.
AbilityId Checker::check_head_action(KindId kind_id, NodeId node, NodeId params) {
    Ability head;
    head.form = Ability::Form::action;
    head.kind = kind_id;
    head.tree = tree_index_;
    head.node = node;
    if (params != no_node) {
        link_signature(params, head.params);
        bind_params(head.params, params);
    }
    for (const NodeId part : tree_->children(node))
        if (kind(part) == NodeKind::name) add_action_adjective(head, part);
    bind_during_names(node);
    check_tail(head.tail, node);
    if (const NodeId price = tree_->child(node, NodeKind::action_price);
        price != no_node && tree_->has_children(price)) {
        scope_.left_of_arrow = true;
        head.price = cost_seq(tree_->first_child(price));
        scope_.left_of_arrow = false;
    }
    head.locals = most_slots_;
    p_.abilities.push_back(std::move(head));
    return static_cast<AbilityId>(p_.abilities.size() - 1);
}

// Under a heading: a reaction it labels, the effect of its reaction, or the body of its verb.
void Checker::check_heading_body(Ability& ability, NodeId line, HeadingId heading) {
    const NodeId body = last_child(line);
    if (is_ability(body)) {
        ability.reaction = check_reaction(body);
        return;
    }
    ability.form = Ability::Form::body;
    scope_.has_you = true;
    if (p_.headings[heading].head != no_index)
        bind_pattern_names(p_.reactions[p_.headings[heading].head]);
    else if (p_.headings[heading].verb != no_index)
        bind_heading_params(p_.verbs[p_.headings[heading].verb]);
    check_tail(ability.tail, line);
    ability.effect = effect(body);
}

// The first parameter of a heading's verb is the thing itself, which its body calls `this`.
void Checker::bind_heading_params(const Verb& verb) {
    (void)new_slot();
    for (std::size_t i = 1; i < verb.params.size(); ++i)
        locals_.push_back({verb.params[i].name, verb.params[i].type, new_slot()});
}

// What a heading's pattern named is known to the lines under it, in the same slots.
void Checker::bind_pattern_names(const Reaction& head) {
    next_slot_ = most_slots_ = std::max(most_slots_, head.locals);
    for (const auto& [pattern, bound] : head_locals_)
        if (pattern == head.pattern)
            for (const Local& local : bound) locals_.push_back(local);
}

} // namespace cantrip
