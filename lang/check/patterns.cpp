// What a reaction listens to: a verb and nouns for its arguments. Each noun becomes the name of what it
// matched.

#include "lang/check/checker.hpp"

namespace cantrip {

PatternId Checker::check_pattern(NodeId node, bool quiet) {
    Pattern pattern;
    pattern.tree = tree_index_;
    pattern.node = node;
    std::vector<Local> bound;
    std::vector<Local>* const outer = std::exchange(pattern_bound_, &bound);
    if (!is_missing(node)) fill_pattern(pattern, node, bound);
    pattern_bound_ = outer;
    for (const Local& local : bound) {
        // The names of the event itself come before those of the event around it.
        if (find_local(local.name) != nullptr && quiet) continue;
        if (find_local(local.name) == nullptr) locals_.push_back(local);
    }
    p_.patterns.push_back(std::move(pattern));
    if (heading_) head_locals_.emplace_back(static_cast<PatternId>(p_.patterns.size() - 1), std::move(bound));
    return static_cast<PatternId>(p_.patterns.size() - 1);
}

void Checker::fill_pattern(Pattern& pattern, NodeId node, std::vector<Local>& bound) {
    const NodeId word = tree_->first_child(node);
    const NodeId of = tree_->child(node, NodeKind::pattern_of);
    const Symbol symbol = p_.symbol(name(word));
    const bool number =
        of != no_node || symbol.kind == SymbolKind::define ||
        (symbol.kind != SymbolKind::verb && find_field(player_kind(), name(word)) != no_index);
    if (number && numbers_match_) return pattern_of_number(pattern, word, of);
    if (number) {
        tell(Code::wrong_sort, word,
             fmt::format("`{}` is a number, and nothing happens in it", tree_->text(word)))
            .help = "name a verb; only `modify` takes a number";
        return;
    }
    pattern.verb = named_verb(word);
    if (pattern.verb == no_index) return;
    bind_event(pattern, bound);
    for (const NodeId part : tree_->children(node)) {
        if (kind(part) == NodeKind::nouns) match_first(pattern, part, bound);
        if (kind(part) == NodeKind::argument) match_labelled(pattern, part, bound);
    }
}

// Slots in order: the parameters, the actor, the result, the amount.
void Checker::bind_event(Pattern& pattern, std::vector<Local>& bound) {
    const Verb& verb = p_.verbs[pattern.verb];
    pattern.first_slot = next_slot_;
    for (const Param& param : verb.params) bound.push_back({param.name, param.type, new_slot()});
    const std::uint32_t actor = new_slot();
    (void)actor;
    const std::uint32_t result = new_slot();
    const std::uint32_t amount = new_slot();
    // What has not happened yet gave nothing.
    if (verb.gives != no_name && with_result_) bound.push_back({verb.gives, verb.gives_type, result});
    if (verb.counted) bound.push_back({amount_, number_type, amount});
}

void Checker::match_first(Pattern& pattern, NodeId nouns, std::vector<Local>& bound) {
    const Verb& verb = p_.verbs[pattern.verb];
    for (std::uint32_t i = 0; i < verb.params.size(); ++i)
        if (verb.params[i].label == TokenKind::end_of_file) return match_nouns(pattern, i, nouns, bound);
    tell(Code::extra_argument, nouns, fmt::format("`{}` takes nothing here", text(verb.name))).help =
        "remove the noun, or use a label such as `on`";
}

void Checker::match_labelled(Pattern& pattern, NodeId argument, std::vector<Local>& bound) {
    const Verb& verb = p_.verbs[pattern.verb];
    const TokenKind label = tree_->token_kind(argument);
    const NodeId nouns = tree_->nth_child(argument, 1);
    if (nouns == no_node || kind(nouns) != NodeKind::nouns) return;
    if (label == TokenKind::kw_by) return match_actor(pattern, nouns, bound);
    for (std::uint32_t i = 0; i < verb.params.size(); ++i)
        if (verb.params[i].label == label) return match_nouns(pattern, i, nouns, bound);
    auto& told = tell(Code::unknown_argument, argument,
                      fmt::format("`{}` has no argument `{}`", text(verb.name), spelling(label)));
    told.help = labels_of(verb);
}

std::string Checker::labels_of(const Verb& verb) const {
    std::string out;
    for (const Param& param : verb.params)
        if (param.label != TokenKind::end_of_file)
            out += fmt::format("{}`{} {}`", out.empty() ? "it takes " : ", ", spelling(param.label),
                               text(param.name));
    return out.empty() ? fmt::format("`{}` has no labelled arguments", text(verb.name)) : out;
}

void Checker::match_nouns(Pattern& pattern, std::uint32_t param, NodeId nouns, std::vector<Local>& bound) {
    const Type wanted = p_.verbs[pattern.verb].params[param].type;
    Pattern::Arg arg;
    arg.param = param;
    std::uint32_t count = 0;
    NodeId head = no_node;
    for (const NodeId noun : tree_->children(nouns)) {
        if (kind(noun) != NodeKind::noun) continue;
        ++count;
        arg.nouns.push_back(pattern_noun(noun, wanted, head));
    }
    const std::uint32_t slot = pattern.first_slot + param;
    if (count == 1 && !arg.nouns.empty())
        name_matched(arg.nouns[0], head, slot, bound, p_.verbs[pattern.verb].params[param].name);
    arg.slot = slot;
    pattern.args.push_back(std::move(arg));
}

// One noun is a second name, and narrows the type of the first.
void Checker::name_matched(HirId noun, NodeId head, std::uint32_t slot, std::vector<Local>& bound,
                           NameId param) {
    const Type found = type(noun);
    if (found.is(TypeTag::bundle) && head != no_node && p_.symbol(name(head)).kind == SymbolKind::group)
        bound.push_back({name(head), {TypeTag::unit, 0}, slot});
    if (!kind_of(found)) return;
    const Type narrowed{TypeTag::thing, *kind_of(found)};
    for (Local& local : bound)
        if (local.name == param &&
            (local.type.is(TypeTag::unit) ||
             (local.type.is(TypeTag::thing) && p_.is_a(KindId(narrowed.index), KindId(local.type.index)))))
            local.type = narrowed;
    if (head == no_node) return;
    const NameId spoken = name(head);
    const Symbol symbol = p_.symbol(spoken);
    const bool names_it =
        symbol.kind == SymbolKind::kind || symbol.kind == SymbolKind::trait || spoken == opponent_;
    if (!names_it) return;
    for (const Local& local : bound)
        if (local.name == spoken) return;
    bound.push_back({spoken, narrowed, slot});
}

void Checker::match_actor(Pattern& pattern, NodeId nouns, std::vector<Local>& bound) {
    Pattern::Arg arg;
    NodeId head = no_node;
    for (const NodeId noun : tree_->children(nouns))
        if (kind(noun) == NodeKind::noun)
            arg.nouns.push_back(pattern_noun(noun, {TypeTag::thing, player_kind()}, head));
    arg.slot = pattern.first_slot + static_cast<std::uint32_t>(p_.verbs[pattern.verb].params.size());
    if (arg.nouns.size() == 1) name_matched(arg.nouns[0], head, arg.slot, bound, no_name);
    pattern.args.push_back(std::move(arg));
}

// A noun of a pattern; `head` becomes its last word when it has one.
HirId Checker::pattern_noun(NodeId noun, Type wanted, NodeId& head) {
    const NodeId first = tree_->first_child(noun);
    const NodeId end = tree_->next_sibling(noun);
    HirId found = no_hir;
    if (kind(first) == NodeKind::nom) {
        head = last_name(first);
        if ((*tree_)[first].size == 2 && wanted.is(TypeTag::place) &&
            p_.symbol(name(head)).kind == SymbolKind::zone)
            return pattern_zone(head, tree_->next_sibling(first), end);
        if ((*tree_)[first].size == 2 && tree_->next_sibling(first) == end)
            found = pattern_name(head, wanted);
        if (found == no_hir) found = bare_noun(noun, first, tree_->next_sibling(first), end);
    } else if (kind(first) == NodeKind::np) {
        found = np(first);
        if (const NodeId nom = tree_->child(first, NodeKind::nom); nom != no_node) head = last_name(nom);
    } else {
        found = pronoun(first);
    }
    const Type type_found = type(found);
    if (wanted.is(TypeTag::number))
        tell(Code::unmatchable_pattern, noun, "a number cannot be matched by a noun").help =
            "test it with `if` behind the pattern";
    else if (!fits(type_found, wanted))
        tell(Code::unmatchable_pattern, noun,
             fmt::format(
                 "this can never be {}: it is {}", show(wanted),
                 show(type_found.is(TypeTag::list) ? Type{TypeTag::thing, type_found.index} : type_found)))
            .help = "check the verb's parameters: `cantrip check --dump program` lists them";
    return found;
}

// `to hand`, `to hand of you`: any zone of that name, or that of whoever is named.
HirId Checker::pattern_zone(NodeId word, NodeId filter, NodeId end) {
    const Type place{TypeTag::place, 0};
    const ZoneId zone(p_.symbol(name(word)).index);
    if (filter == end) return make(Op::zone, word, place, {}, zone);
    const NodeId behind = tree_->next_sibling(filter);
    if (kind(filter) != NodeKind::of || behind != end || !tree_->has_children(filter) ||
        p_.zones[zone].owner == no_index) {
        tell(Code::unmatchable_pattern, filter, "a place in an event is a zone, and whose it is").help =
            "write `to hand of you`, and test everything else behind `if`";
        return wrong(word);
    }
    const HirId owner =
        want(value(tree_->first_child(filter)), {TypeTag::thing, p_.zones[zone].owner}, "whose zone it is");
    return make(Op::zone, word, place, {owner}, zone);
}

// A single word in a pattern: a value of a list, or something that is already named (never a kind).
HirId Checker::pattern_name(NodeId word, Type wanted) {
    const NameId spoken = name(word);
    const Symbol symbol = p_.symbol(spoken);
    if (symbol.kind == SymbolKind::names_value && wanted.is(TypeTag::names))
        return make(Op::names_value, word, {TypeTag::names, p_.names_values[symbol.index].list}, {},
                    symbol.index);
    if (symbol.kind == SymbolKind::kind && symbol.index == p_.team_kind)
        return make(Op::team, word, {TypeTag::thing, p_.team_kind});
    if (symbol.kind == SymbolKind::none && spoken != opponent_)
        if (const Local* local = find_local(spoken))
            return make(Op::local, word, local->type, {}, local->slot);
    return no_hir;
}

// Whose number: a value, or a bare kind, which then names the one it is about.
HirId Checker::number_owner(NodeId node) {
    if (kind(node) == NodeKind::ref && (*tree_)[node].size == 2 &&
        kind(tree_->first_child(node)) == NodeKind::name) {
        const NodeId word = tree_->first_child(node);
        if (p_.symbol(name(word)).kind == SymbolKind::kind && find_local(name(word)) == nullptr) {
            Noun noun;
            (void)resolve_head(noun, word, no_node);
            const HirId made = noun_with_filters(node, noun, no_node, no_node, no_node);
            pattern_bound_->push_back({name(word), {TypeTag::thing, noun.kind}, p_.noun(made).it});
            return made;
        }
    }
    return value(node);
}

// `modify hand_limit of you: + 1`, `modify movement of holder: + 2`.
void Checker::pattern_of_number(Pattern& pattern, NodeId word, NodeId of) {
    const HirId owner = of == no_node             ? you(word)
                        : tree_->has_children(of) ? number_owner(tree_->first_child(of))
                                                  : wrong(of);
    pattern.of = owner;
    const Symbol symbol = p_.symbol(name(word));
    if (symbol.kind == SymbolKind::define) {
        check_define(DefineId(symbol.index));
        pattern.define = DefineId(symbol.index);
        if (!p_.defines[symbol.index].params.empty())
            pattern.of = want(owner, p_.defines[symbol.index].params[0].type, "whose number it is");
        if (!fits(p_.defines[symbol.index].type, number_type))
            tell(Code::not_a_number, word,
                 fmt::format("`{}` is {}, not a number", tree_->text(word),
                             show(p_.defines[symbol.index].type)))
                .help = "only numbers are modified";
        return;
    }
    const auto kind_id = kind_of(type(owner));
    if (kind_id) pattern.field = find_field(*kind_id, name(word));
    if (pattern.field != no_index && p_.fields[pattern.field].state)
        tell(Code::modified_state, word,
             fmt::format("`{}` is a state: it is what was last said, and nothing changes it in passing",
                         tree_->text(word)))
            .help = fmt::format("change it when something happens: `{0} of … becomes {0} of … + 1`; or name "
                                "a number with `define`, read that one, and modify it",
                                tree_->text(word));
    if (pattern.field == no_index && !type(owner).is(TypeTag::error)) {
        if (kind_id)
            (void)unknown_member(word, name(word), *kind_id);
        else
            (void)unknown_name(word, name(word));
    }
}

} // namespace cantrip
