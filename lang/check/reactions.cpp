// The forms of reaction, their tails, and what they change.

#include <algorithm>

#include "lang/check/checker.hpp"
#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip {

ReactionId Checker::check_reaction(NodeId node) {
    Reaction r;
    r.tree = tree_index_;
    r.node = node;
    switch (kind(node)) {
    case NodeKind::when:
    case NodeKind::head_when: check_when(r, node); break;
    case NodeKind::modify: check_modify(r, node); break;
    case NodeKind::forbid:
        r.form = ReactionForm::forbid;
        r.pattern = check_pattern(tree_->first_child(node));
        bind_during_names(node);
        check_tail(r.tail, node);
        break;
    case NodeKind::allow: check_allow(r, node); break;
    case NodeKind::silence: check_silence(r, node); break;
    case NodeKind::share: check_share(r, node); break;
    case NodeKind::accept: check_accept(r, node); break;
    case NodeKind::whenever: check_whenever(r, node); break;
    default: break;
    }
    r.locals = most_slots_;
    p_.reactions.push_back(std::move(r));
    return static_cast<ReactionId>(p_.reactions.size() - 1);
}

void Checker::check_when(Reaction& r, NodeId node) {
    const TokenKind trigger = tree_->token_kind(node);
    r.form = trigger == TokenKind::kw_when     ? ReactionForm::when
             : trigger == TokenKind::kw_before ? ReactionForm::before
                                               : ReactionForm::instead;
    with_result_ = r.form == ReactionForm::when;
    heading_ = kind(node) == NodeKind::head_when;
    r.pattern = check_pattern(tree_->child(node, NodeKind::pattern));
    with_result_ = heading_ = false;
    bind_during_names(node);
    check_tail(r.tail, node);
    if (kind(node) == NodeKind::head_when) return;
    const NodeId body = last_child(node);
    r.effect = effect(body);
    if (r.form == ReactionForm::instead && kind(body) == NodeKind::if_effect &&
        tree_->child(body, NodeKind::else_effect) == no_node)
        tell(Code::instead_without_else, body, "when this is false, the event is replaced by nothing").help =
            "put the `if` before the colon to leave the event alone, or add `else: nothing`";
}

void Checker::check_modify(Reaction& r, NodeId node) {
    r.form = ReactionForm::modify;
    numbers_match_ = true;
    r.pattern = check_pattern(tree_->child(node, NodeKind::pattern));
    numbers_match_ = false;
    bind_during_names(node);
    check_tail(r.tail, node);
    const NodeId change = tree_->child(node, NodeKind::change);
    const NodeId word = tree_->child(node, NodeKind::name);
    const Pattern& pattern = p_.patterns[r.pattern];
    Type changed = pattern.field != no_index ? p_.fields[pattern.field].type : number_type;
    if (pattern.verb != no_index) {
        const Verb& verb = p_.verbs[pattern.verb];
        if (word == no_node) {
            tell(Code::unknown_parameter, change == no_node ? node : change,
                 fmt::format("say which number of `{}` changes", text(verb.name)))
                .help = parameters_of(verb);
        } else {
            for (std::uint32_t i = 0; i < verb.params.size(); ++i)
                if (verb.params[i].name == name(word)) r.param = i;
            // `amount` lies behind the declared ones.
            if (r.param == no_index && verb.counted && name(word) == amount_)
                r.param = static_cast<std::uint32_t>(verb.params.size());
            if (r.param == no_index) {
                auto& told =
                    tell(Code::unknown_parameter, word,
                         fmt::format("`{}` has no `{}` to change", text(verb.name), tree_->text(word)));
                told.help = parameters_of(verb);
            } else if (r.param < verb.params.size())
                changed = verb.params[r.param].type;
        }
    }
    if (change != no_node) check_change(r, change, changed);
}

std::string Checker::parameters_of(const Verb& verb) const {
    std::string out;
    for (const Param& param : verb.params)
        out += fmt::format("{}`{}`", out.empty() ? "it has " : ", ", text(param.name));
    if (verb.counted) out += fmt::format("{}`amount`", out.empty() ? "it has " : ", ");
    return out.empty() ? "it has no parameters" : out;
}

void Checker::check_change(Reaction& r, NodeId node, Type of) {
    const std::uint32_t first = (*tree_)[node].first;
    switch (tree_->tokens().list[first].kind()) {
    case TokenKind::plus: r.change = Change::plus; break;
    case TokenKind::minus: r.change = Change::minus; break;
    case TokenKind::kw_becomes: r.change = Change::becomes; break;
    default:
        r.change =
            tree_->tokens().list[first + 1].kind() == TokenKind::kw_most ? Change::at_most : Change::at_least;
        break;
    }
    if (!tree_->has_children(node)) return;
    const HirId by = value_or_nothing(tree_->first_child(node));
    if (r.change == Change::becomes)
        r.value = want(by, of, "the new value");
    else {
        r.value = want_number(by);
        if (!fits(of, number_type))
            tell(Code::unknown_change, node, fmt::format("{} cannot be raised or lowered", show(of))).help =
                "use `becomes`";
    }
}

void Checker::check_allow(Reaction& r, NodeId node) {
    r.form = ReactionForm::allow;
    r.pattern = check_pattern(tree_->child(node, NodeKind::pattern));
    bind_during_names(node);
    const NodeId word = tree_->child(node, NodeKind::name);
    if (word != no_node) {
        r.heading = name(word);
        const bool labelled =
            std::find(rule_labels_.begin(), rule_labels_.end(), r.heading) != rule_labels_.end() ||
            std::any_of(p_.headings.begin(), p_.headings.end(),
                        [&](const Heading& heading) { return heading.name == r.heading; });
        if (!labelled) {
            auto& told = tell(Code::unknown_label, word,
                              fmt::format("no restriction is called `{}`", tree_->text(word)));
            std::vector<std::string_view> known;
            for (const Heading& heading : p_.headings) known.push_back(text(heading.name));
            for (const NameId label : rule_labels_) known.push_back(text(label));
            const std::string_view near = did_you_mean(tree_->text(word), known);
            told.help = near.empty() ? std::string("name the heading under which the `forbid` stands, or "
                                                   "label it: `indoors: forbid …`")
                                     : fmt::format("did you mean `{}`?", near);
            if (!near.empty())
                told.fix = Fix{fmt::format("write `{}`", near), {{tree_->span(word), std::string(near)}}};
        }
    }
    if (const NodeId price = tree_->child(node, NodeKind::action_price);
        price != no_node && tree_->has_children(price)) {
        scope_.left_of_arrow = true;
        r.price = cost_seq(tree_->first_child(price));
        scope_.left_of_arrow = false;
    }
    check_tail(r.tail, node);
}

// `the first curse of each amulet`: fills the heading and which line under it; whose, or no_node.
NodeId Checker::one_under_heading(Reaction& r, NodeId phrase) {
    if (kind(phrase) != NodeKind::np) return no_node;
    const NodeId modifier = tree_->child(phrase, NodeKind::modifier);
    const NodeId nom = tree_->child(phrase, NodeKind::nom);
    const NodeId of = tree_->child(phrase, NodeKind::of);
    if (modifier == no_node || nom == no_node || of == no_node || (*tree_)[nom].size != 2) return no_node;
    const TokenKind which = tree_->token_kind(modifier);
    const NameId word = name(tree_->first_child(nom));
    if (which == TokenKind::kw_other || p_.symbol(word).kind == SymbolKind::kind ||
        std::none_of(p_.headings.begin(), p_.headings.end(),
                     [&](const Heading& entry) { return entry.name == word; }))
        return no_node;
    r.heading = word;
    r.nth = which == TokenKind::kw_first ? 1 : -1;
    return tree_->first_child(of);
}

// `silence each recruit of you`, `silence bonus of each faction for you`.
void Checker::check_silence(Reaction& r, NodeId node) {
    r.form = ReactionForm::silence;
    bind_during_names(node);
    NodeId what = tree_->first_child(node);
    if (kind(what) == NodeKind::ref && tree_->child(what, NodeKind::of_owner) != no_node &&
        kind(tree_->first_child(what)) == NodeKind::name) {
        const NameId word = name(tree_->first_child(what));
        const bool heading = std::any_of(p_.headings.begin(), p_.headings.end(),
                                         [&](const Heading& entry) { return entry.name == word; });
        if (heading) {
            r.heading = word;
            what = tree_->first_child(tree_->child(what, NodeKind::of_owner));
        }
    } else if (const NodeId one = one_under_heading(r, what); one != no_node) {
        what = one;
    }
    r.value = want(value(what), {TypeTag::list, p_.thing_kind}, "what is silenced");
    if (const NodeId whom = tree_->child(node, NodeKind::for_whom);
        whom != no_node && tree_->has_children(whom))
        r.whom = want(value(tree_->first_child(whom)), {TypeTag::list, player_kind()},
                      "whoever it is silenced for");
    check_tail(r.tail, node);
}

void Checker::check_share(Reaction& r, NodeId node) {
    r.form = ReactionForm::share;
    bind_during_names(node);
    r.value = want(value(tree_->first_child(node)), {TypeTag::list, p_.thing_kind}, "what is shared");
    r.whom =
        want(value(tree_->nth_child(node, 1)), {TypeTag::list, player_kind()}, "whoever it is shared with");
    check_tail(r.tail, node);
}

void Checker::check_accept(Reaction& r, NodeId node) {
    r.form = ReactionForm::accept;
    if (const NodeId paying = tree_->child(node, NodeKind::paying);
        paying != no_node && tree_->has_children(paying))
        r.pattern = check_pattern(tree_->first_child(paying));
    bind_during_names(node);
    std::uint32_t part = 0;
    for (const NodeId child : tree_->children(node)) {
        if (part == 0) {
            scope_.left_of_arrow = true;
            r.price = cost_seq(child);
            scope_.left_of_arrow = false;
        } else if (part == 1) {
            // Here a bare group is the item in the price.
            scope_.group_allowed = true;
            r.value = want(value(child), cost_type, "what it stands for");
            scope_.group_allowed = false;
        }
        ++part;
    }
    check_tail(r.tail, node);
    const NodeId body = last_child(node);
    if (part > 2 && !is_tail(body) && kind(body) != NodeKind::paying) r.effect = effect(body);
}

void Checker::check_whenever(Reaction& r, NodeId node) {
    r.form = ReactionForm::whenever;
    // On a card `you` is its holder; in a rule the candidate, which the noun itself cannot know.
    const bool held = scope_.has_you && scope_.this_kind != no_index;
    scope_.has_you = held;
    r.noun = np(tree_->first_child(node));
    if (at(r.noun).op == Op::np && kind_of(type(r.noun))) {
        const Noun& noun = p_.noun(r.noun);
        r.noun_slot = add_local(noun_name_, {TypeTag::thing, noun.kind}, no_node);
        scope_.has_you = held || (noun.kind != no_index && is_player(noun.kind));
    }
    check_tail(r.tail, node);
    scope_.has_you = true;
    r.effect = effect(last_child(node));
}

bool Checker::is_tail(NodeId node) const {
    switch (kind(node)) {
    case NodeKind::by:
    case NodeKind::tail_if:
    case NodeKind::tail_while:
    case NodeKind::during:
    case NodeKind::due_to:
    case NodeKind::once_per:
    case NodeKind::beyond_per:
    case NodeKind::first_per:
    case NodeKind::in_exclusive:
    case NodeKind::until: return true;
    default: return false;
    }
}

// The names of the `during` event are known to the condition too, wherever it stands in the tail.
void Checker::bind_during_names(NodeId parent) {
    during_ = no_index;
    for (const NodeId part : tree_->children(parent))
        if (kind(part) == NodeKind::during && tree_->has_children(part) && during_ == no_index)
            during_ = check_pattern(tree_->first_child(part), true);
}

void Checker::check_tail(Tail& tail, NodeId parent) {
    tail.during = std::exchange(during_, no_index);
    std::uint32_t seen = 0;
    for (const NodeId part : tree_->children(parent)) {
        if (!is_tail(part)) continue;
        const std::uint32_t bit =
            1U << (static_cast<unsigned>(kind(part)) - static_cast<unsigned>(NodeKind::by));
        if ((seen & bit) != 0) {
            tell(Code::repeated_tail, part, "this is said twice").help = "join conditions with `and`";
            continue;
        }
        seen |= bit;
        if (tree_->has_children(part)) check_tail_part(tail, part);
    }
}

void Checker::check_tail_part(Tail& tail, NodeId part) {
    const NodeId first = tree_->first_child(part);
    switch (kind(part)) {
    case NodeKind::tail_if: tail.if_ = condition(first); break;
    case NodeKind::tail_while: tail.while_ = condition(first); break;
    case NodeKind::due_to: tail.due_to = value(first); break;
    case NodeKind::once_per: tail.once_per = time_verb(first); break;
    case NodeKind::beyond_per:
        tail.beyond = kind(first) == NodeKind::number ? integer(first) : 0;
        tail.beyond_per = time_verb(tree_->nth_child(part, 1));
        break;
    case NodeKind::first_per:
        tail.up_to = true;
        tail.beyond = kind(first) == NodeKind::number ? integer(first) : 1;
        tail.beyond_per = time_verb(last_child(part));
        break;
    case NodeKind::in_exclusive: tail.exclusive = ExclusiveId(named(first, SymbolKind::exclusive)); break;
    case NodeKind::until:
        tail.until_start = tree_->token_kind(first) == TokenKind::kw_start;
        if (tree_->has_children(first)) tail.until = time_verb(tree_->first_child(first));
        break;
    case NodeKind::by:
        for (const NodeId noun : tree_->children(first)) {
            NodeId head = no_node;
            if (kind(noun) == NodeKind::noun)
                tail.by.push_back(pattern_noun(noun, {TypeTag::thing, player_kind()}, head));
        }
        break;
    default: break;
    }
}

VerbId Checker::time_verb(NodeId word) {
    const bool unknown = !is_missing(word) && p_.symbol(name(word)).kind == SymbolKind::none;
    if (!unknown || !near_name(text(name(word)), SymbolKind::verb).empty()) return named_verb(word);
    std::vector<std::string_view> times;
    for (const Verb& phase : p_.verbs)
        if (phase.phase) times.push_back(text(phase.name));
    auto& told = tell(Code::unknown_verb, word, fmt::format("there is no verb `{}`", text(name(word))));
    told.help = times.empty() ? "a time is a phase or verb of the game; this game declares no phases"
                              : fmt::format("the phases of this game are {}", listed(times));
    return no_index;
}

// "`a`, `b` and `c`", shortened where there are very many.
std::string Checker::listed(const std::vector<std::string_view>& names) {
    constexpr std::size_t most = 12;
    std::string out;
    for (std::size_t i = 0; i < names.size() && i < most; ++i)
        out += fmt::format("{}`{}`", i == 0 ? "" : i + 1 == names.size() ? " and " : ", ", names[i]);
    return names.size() > most ? out + fmt::format(" and {} more", names.size() - most) : out;
}

} // namespace cantrip
