// Scenarios: tests that are written beside the cards.

#include <algorithm>

#include "lang/check/checker.hpp"
#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip {

void Checker::check_scenarios() {
    for (ScenarioId id(0); id < p_.scenarios.size(); ++id) check_scenario(id);
}

void Checker::check_scenario(ScenarioId id) {
    look_at(p_.scenarios[id].tree);
    const NodeId node = p_.scenarios[id].node;
    if (const NodeId game = tree_->child(node, NodeKind::name);
        game != no_node && name(game) != p_.game.name) {
        auto& told =
            tell(Code::wrong_game, game,
                 fmt::format("this package is for `{}`, not for `{}`",
                             p_.game.name == no_name ? "no game" : text(p_.game.name), tree_->text(game)));
        if (p_.game.name != no_name)
            told.fix = Fix{fmt::format("write `{}`", text(p_.game.name)),
                           {{tree_->span(game), std::string(text(p_.game.name))}}};
        told.help = "a scenario tests the game its package is for";
    }
    Fresh fresh(*this);
    show_scenario_things(id);
    Scenario scenario = std::move(p_.scenarios[id]);
    for (const NodeId line : tree_->children(node)) {
        if (kind(line) != NodeKind::players) continue;
        for (const NodeId word : tree_->children(line)) {
            if (kind(word) != NodeKind::name) continue;
            scenario.players.push_back(name(word));
            (void)add_local(name(word), {TypeTag::thing, player_kind()}, word);
        }
    }
    if (scenario.players.empty())
        tell(Code::missing_players, node, "nobody plays in this scenario").help =
            "start it with `players ana, boris`";
    for (const NodeId line : tree_->children(node)) check_step(scenario, line);
    scenario.locals = fresh.slots();
    p_.scenarios[id] = std::move(scenario);
    hide_scenario_things();
}

// Things declared in a scenario are known in it alone, and may stand in front of others.
void Checker::show_scenario_things(ScenarioId id) {
    for (ThingId thing(0); thing < p_.things.size(); ++thing) {
        if (p_.things[thing].scenario != id || p_.things[thing].name == no_name) continue;
        const NameId word = p_.things[thing].name;
        if (word >= p_.symbols.size()) p_.symbols.resize(word + 1U);
        hidden_symbols_.emplace_back(word, p_.symbols[word]);
        p_.symbols[word] = {SymbolKind::thing, thing};
    }
}

void Checker::hide_scenario_things() {
    for (std::size_t i = hidden_symbols_.size(); i-- > 0;)
        p_.symbols[hidden_symbols_[i].first] = hidden_symbols_[i].second;
    hidden_symbols_.clear();
}

void Checker::check_step(Scenario& scenario, NodeId line) {
    Step step{};
    step.tree = tree_index_;
    step.node = line;
    const NodeId first = tree_->first_child(line);
    switch (kind(line)) {
    case NodeKind::option_step:
        step.form = Step::Form::option;
        check_option(step, line);
        break;
    case NodeKind::next_roll:
        step.form = Step::Form::roll;
        for (const NodeId face : tree_->children(line)) add_face(step, face);
        break;
    case NodeKind::run:
        step.form = Step::Form::run;
        scope_.has_you = true;
        step.value = effect(first);
        scope_.has_you = false;
        break;
    case NodeKind::expect:
        step.form = Step::Form::expect;
        step.value = condition(first);
        break;
    case NodeKind::let: {
        step.form = Step::Form::let;
        step.value = let(line);
        step.slot = at(step.value).a;
        break;
    }
    case NodeKind::deed: check_deed(scenario, step, line); break;
    case NodeKind::answer: check_answer(scenario, step, line); break;
    case NodeKind::accepting: check_accepting(scenario, step, line); break;
    case NodeKind::passing:
        step.form = Step::Form::passes;
        step.player = player_index(scenario, tree_->first_child(line));
        break;
    case NodeKind::order:
        step.form = Step::Form::order;
        step.value = place_value(first);
        for (const NodeId word : tree_->children(line))
            if (kind(word) == NodeKind::name) step.list.push_back(bare_name(word, name(word)));
        break;
    case NodeKind::given:
        step.form = Step::Form::given;
        step.value = condition(first);
        check_given(step.value);
        break;
    default: return;
    }
    scenario.steps.push_back(std::move(step));
}

void Checker::check_option(Step& step, NodeId line) {
    const NodeId word = tree_->first_child(line);
    const Symbol symbol = p_.symbol(name(word));
    if (symbol.kind != SymbolKind::global || !p_.globals[symbol.index].option) {
        auto& told =
            tell(Code::unknown_option, word, fmt::format("the game has no option `{}`", tree_->text(word)));
        std::vector<std::string_view> known;
        for (const Global& global : p_.globals)
            if (global.option) known.push_back(text(global.name));
        const std::string_view near = did_you_mean(tree_->text(word), known);
        told.help = near.empty() ? std::string("options are declared in `game { option … }`")
                                 : fmt::format("did you mean `{}`?", near);
        if (!near.empty())
            told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(word), std::string(near)}}};
        return;
    }
    step.option = GlobalId(symbol.index);
    step.value = want(value_or_condition(tree_->next_sibling(word), p_.globals[symbol.index].type),
                      p_.globals[symbol.index].type, "this option");
    check_range(step.value, p_.globals[symbol.index].low, p_.globals[symbol.index].high);
}

void Checker::add_face(Step& step, NodeId face) {
    if (kind(face) != NodeKind::name) {
        step.faces.push_back({no_name, integer(face)});
        return;
    }
    const NameId word = name(face);
    step.faces.push_back({word, 0});
    const bool known = std::any_of(p_.dice.begin(), p_.dice.end(), [&](const Die& die) {
        return std::any_of(die.faces.begin(), die.faces.end(),
                           [&](const Die::Face& shown) { return shown.name == word; });
    });
    if (!known)
        tell(Code::unknown_face, face, fmt::format("no die shows `{}`", tree_->text(face))).help =
            "use a number or a face of a declared die";
}

std::uint32_t Checker::player_index(Scenario& scenario, NodeId word) {
    const auto found = std::find(scenario.players.begin(), scenario.players.end(), name(word));
    if (found != scenario.players.end()) return static_cast<std::uint32_t>(found - scenario.players.begin());
    // The table as a whole may act: a game that asks nobody in particular, and all players together.
    if (name(word) == team_ || name(word) == p_.names.intern("game")) return no_index;
    auto& told = tell(Code::unknown_player, word,
                      fmt::format("`{}` does not play in this scenario", tree_->text(word)));
    std::vector<std::string_view> known;
    for (const NameId player : scenario.players) known.push_back(text(player));
    const std::string_view near = did_you_mean(tree_->text(word), known);
    told.help = near.empty() ? std::string("add the player to the line `players …`")
                             : fmt::format("did you mean `{}`?", near);
    if (!near.empty())
        told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(word), std::string(near)}}};
    return no_index;
}

void Checker::check_deed(Scenario& scenario, Step& step, NodeId line) {
    const NodeId word = tree_->first_child(line);
    step.player = player_index(scenario, word);
    step.form = tree_->tokens().list[(*tree_)[word].last].kind() == TokenKind::kw_cannot ? Step::Form::cannot
                                                                                         : Step::Form::does;
    const NodeId what = tree_->next_sibling(word);
    scope_.has_you = true;
    if (kind(what) == NodeKind::call)
        step.value = deed_call(what, step);
    else if (kind(what) == NodeKind::ref) {
        step.value = ref(what);
        collect_labelled(what, line, step);
    }
    scope_.has_you = false;
}

// A verb, or a named action of the rules.
HirId Checker::deed_call(NodeId node, Step& step) {
    const NodeId word = tree_->first_child(node);
    const Symbol symbol = p_.symbol(name(word));
    if (symbol.kind == SymbolKind::verb) return call(node);
    if (!has_action(p_.thing_kind, name(word))) return call(node);
    for (const NodeId part : tree_->children(node)) {
        if (part == word) continue;
        const NodeId what = kind(part) == NodeKind::argument ? tree_->nth_child(part, 1) : part;
        if (what != no_node && !is_missing(what)) step.list.push_back(value(what));
    }
    const HirId made = make(Op::heading, node, {TypeTag::thing, p_.action_kind});
    at(made).b = name(word);
    return made;
}

void Checker::collect_labelled(NodeId what, NodeId line, Step& step) {
    for (NodeId part = tree_->next_sibling(what); part < tree_->next_sibling(line);
         part = tree_->next_sibling(part)) {
        const NodeId given = kind(part) == NodeKind::argument ? tree_->nth_child(part, 1) : part;
        if (given != no_node && !is_missing(given)) step.list.push_back(value(given));
    }
}

void Checker::check_answer(Scenario& scenario, Step& step, NodeId line) {
    step.form = Step::Form::chooses;
    const NodeId word = tree_->first_child(line);
    step.player = player_index(scenario, word);
    scope_.has_you = true;
    scope_.in_answer = true;
    scope_.group_allowed = true;
    for (const NodeId part : tree_->children(line))
        if (kind(part) == NodeKind::choice && tree_->has_children(part)) step.list.push_back(choice(part));
    scope_.group_allowed = false;
    scope_.in_answer = false;
    scope_.has_you = false;
}

// An answer is a value, or an option described by how it starts.
HirId Checker::choice(NodeId node) {
    const NodeId first = tree_->first_child(node);
    if (is_missing(first)) return wrong(node);
    scope_.left_of_arrow = true;
    const HirId found = choice_step(first);
    const NodeId second = tree_->nth_child(node, 1);
    scope_.left_of_arrow = false;
    if (second == no_node) return found;
    scope_.paid_variables = 3;
    return make(Op::arrow, node, nothing_type, {found, choice_step(second)});
}

HirId Checker::choice_step(NodeId node) {
    if (kind(node) == NodeKind::ref) return ref(node);
    if (kind(node) != NodeKind::call)
        return kind(node) == NodeKind::quantity || kind(node) == NodeKind::np ||
                       kind(node) == NodeKind::grouped || kind(node) == NodeKind::add
                   ? value(node)
                   : step(node, true);
    const NodeId word = tree_->first_child(node);
    const Symbol symbol = p_.symbol(name(word));
    if (symbol.kind == SymbolKind::verb && find_local(name(word)) == nullptr) return call(node);
    if (symbol.kind != SymbolKind::verb && find_local(name(word)) == nullptr &&
        has_action(p_.thing_kind, name(word))) {
        const HirId made = make(Op::heading, node, {TypeTag::thing, p_.action_kind});
        at(made).b = name(word);
        return made;
    }
    // `scythe on energy_pillar`: a thing with labelled things behind it.
    std::vector<HirId> parts{answer_name(word)};
    for (NodeId part = tree_->next_sibling(word); part < tree_->next_sibling(node);
         part = tree_->next_sibling(part)) {
        const NodeId what = kind(part) == NodeKind::argument ? tree_->nth_child(part, 1) : part;
        if (what != no_node && !is_missing(what) && kind(what) != NodeKind::bound_as)
            parts.push_back(kind(what) == NodeKind::ref && (*tree_)[what].size == 2
                                ? answer_name(tree_->first_child(what))
                                : value(what));
    }
    return parts.size() == 1 ? parts[0] : make(Op::seq, node, nothing_type, parts);
}

// Kinds, faces and units may be answers too: the options say which one is meant.
HirId Checker::answer_name(NodeId word) {
    if (kind(word) != NodeKind::name) return value(word);
    const NameId spoken = name(word);
    const Symbol symbol = p_.symbol(spoken);
    if (find_local(spoken) == nullptr &&
        (symbol.kind == SymbolKind::unit || symbol.kind == SymbolKind::group))
        return symbol_value(word, symbol);
    if (find_local(spoken) == nullptr && symbol.kind == SymbolKind::kind)
        return bare_noun(word, word, no_node, word);
    return bare_name(word, spoken);
}

void Checker::check_accepting(Scenario& scenario, Step& step, NodeId line) {
    const NodeId word = tree_->first_child(line);
    step.player = player_index(scenario, word);
    step.form = tree_->tokens().list[(*tree_)[word].last].kind() == TokenKind::kw_accepts
                    ? Step::Form::accepts
                    : Step::Form::declines;
    const NodeId card = tree_->nth_child(line, 1);
    if (card == no_node) return;
    const Symbol symbol = p_.symbol(name(card));
    // A rule may ask too.
    if (symbol.kind == SymbolKind::rule) return;
    step.value = bare_name(card, name(card));
}

// What a set-up line says must be something that can be brought about.
void Checker::check_given(HirId test) {
    const Hir& hir = at(test);
    switch (hir.op) {
    case Op::has:
    case Op::is_in:
    case Op::equals:
    case Op::is_flag:
    case Op::is_value:
    case Op::is_define:
    case Op::error: break;
    case Op::and_:
        check_given(p_.child(test, 0));
        check_given(p_.child(test, 1));
        return;
    case Op::is_thing:
    case Op::exists: break;
    default:
        tell(Code::cannot_make_true, hir.node, "this cannot be set up").help =
            "say what somebody has, where something is, or what a number is; test with `expect`";
        return;
    }
    if (hir.op == Op::is_define || (hir.flags & flag::negated) != 0)
        tell(Code::cannot_make_true, hir.node, "this does not say how to bring it about").help =
            "say where the thing lies or what the number is";
}

} // namespace cantrip
