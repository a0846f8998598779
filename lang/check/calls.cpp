// Calls: every argument belongs to a parameter and fits it.

#include "lang/check/checker.hpp"
#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip {

HirId Checker::call(NodeId node) {
    const NodeId word = tree_->first_child(node);
    const VerbId verb = named_verb(word);
    if (verb == no_index) {
        // Names given by it would be unknown too: bind them without a type.
        if (const NodeId as = tree_->child(node, NodeKind::bound_as); as != no_node)
            (void)add_local(name(tree_->first_child(as)), {}, as);
        return wrong(node);
    }
    return call_verb(node, verb, tree_->next_sibling(word));
}

HirId Checker::call_verb(NodeId node, VerbId verb, NodeId first) {
    const std::size_t count = p_.verbs[verb].params.size();
    std::vector<HirId> args(count + 1, no_hir);
    const NodeId end = tree_->next_sibling(node);
    for (NodeId part = first; part < end; part = tree_->next_sibling(part)) {
        if (kind(part) == NodeKind::bound_as) continue;
        if (kind(part) == NodeKind::named_argument) {
            named_argument(verb, part, args);
            continue;
        }
        const OpenCall open(*this, verb);
        if (kind(part) == NodeKind::argument)
            labelled_argument(verb, part, args);
        else
            positional_argument(verb, part, args);
        for (const NodeId filter : open.filters()) named_argument(verb, filter, args);
    }
    for (std::size_t i = 0; i <= count; ++i) {
        if (args[i] != no_hir) continue;
        if (i > 0) missing_argument(verb, i - 1, node);
        args[i] = make(Op::missing_arg, node,
                       i == 0 ? Type{TypeTag::thing, player_kind()} : p_.verbs[verb].params[i - 1].type);
    }
    const HirId made = make(Op::call, node, nothing_type, args, verb);
    return bind_result(node, made, verb);
}

void Checker::positional_argument(VerbId verb, NodeId part, std::vector<HirId>& args) {
    if (is_missing(part)) return;
    const auto& params = p_.verbs[verb].params;
    for (std::size_t i = 0; i < params.size(); ++i) {
        if (params[i].label != TokenKind::end_of_file || args[i + 1] != no_hir) continue;
        args[i + 1] = argument(verb, i, part);
        return;
    }
    (void)value(part);
    auto& told =
        tell(Code::extra_argument, part, fmt::format("`{}` takes nothing here", text(p_.verbs[verb].name)));
    told.help = params.empty() ? "remove it, or give the verb a parameter" : labels_of(p_.verbs[verb]);
}

void Checker::labelled_argument(VerbId verb, NodeId part, std::vector<HirId>& args) {
    const TokenKind label = tree_->token_kind(part);
    const NodeId what = tree_->nth_child(part, 1);
    if (what == no_node || is_missing(what)) return;
    if (label == TokenKind::kw_by) {
        if (args[0] != no_hir)
            tell(Code::repeated_argument, part, "the actor is named twice").help = "keep one `by`";
        args[0] = want(value(what), {TypeTag::list, player_kind()}, "the actor behind `by`");
        return;
    }
    const auto& params = p_.verbs[verb].params;
    for (std::size_t i = 0; i < params.size(); ++i) {
        if (params[i].label != label) continue;
        if (args[i + 1] != no_hir)
            tell(Code::repeated_argument, part, fmt::format("`{}` is given twice", spelling(label))).help =
                "keep one of them";
        args[i + 1] = argument(verb, i, what);
        return;
    }
    (void)value(what);
    auto& told = tell(Code::unknown_argument, part,
                      fmt::format("`{}` has no argument `{}`", text(p_.verbs[verb].name), spelling(label)));
    told.help = labels_of(p_.verbs[verb]);
}

std::uint32_t Checker::parameter_named(VerbId verb, NameId name) const {
    const auto& params = p_.verbs[verb].params;
    for (std::uint32_t i = 0; i < params.size(); ++i)
        if (params[i].name == name) return i;
    return no_index;
}

// `dig tunnel with picks 2`. The same words behind a noun are a filter, unless the noun has no such member.
void Checker::named_argument(VerbId verb, NodeId part, std::vector<HirId>& args) {
    const NodeId word = tree_->first_child(part);
    const NodeId what = tree_->nth_child(part, 1);
    if (is_missing(word) || what == no_node || is_missing(what)) return;
    const std::uint32_t index = parameter_named(verb, name(word));
    if (index == no_index) {
        (void)value(what);
        auto& told =
            tell(Code::unknown_argument, word,
                 fmt::format("`{}` has no parameter `{}`", text(p_.verbs[verb].name), tree_->text(word)));
        std::vector<std::string_view> known;
        for (const Param& param : p_.verbs[verb].params) known.push_back(text(param.name));
        const std::string_view near = did_you_mean(tree_->text(word), known);
        told.help = near.empty() ? parameters_of(p_.verbs[verb]) : fmt::format("did you mean `{}`?", near);
        return;
    }
    if (args[index + 1] != no_hir)
        tell(Code::repeated_argument, part, fmt::format("`{}` is given twice", tree_->text(word))).help =
            "keep one of them";
    args[index + 1] = argument(verb, index, what);
}

void Checker::missing_argument(VerbId verb, std::size_t index, NodeId node) {
    const Param& param = p_.verbs[verb].params[index];
    // A thing that is not named is chosen by the actor; a default fills the rest.
    const bool asked =
        param.type.is(TypeTag::thing) || param.type.is(TypeTag::list) || param.type.is(TypeTag::names);
    const bool has_default =
        param.node != no_node && p_.trees[p_.verbs[verb].tree]->kind(param.node) == NodeKind::param &&
        p_.trees[p_.verbs[verb].tree]->child(param.node, NodeKind::default_value) != no_node;
    if (asked || has_default || param.type.is(TypeTag::error)) return;
    tell(Code::missing_argument, node,
         fmt::format("`{}` needs {} for `{}`", text(p_.verbs[verb].name), show(param.type), text(param.name)))
        .help = param.label != TokenKind::end_of_file ? fmt::format("write `{} …`", spelling(param.label))
                : index == 0                          ? std::string("write it behind the verb")
                                                      : fmt::format("write `with {} …`", text(param.name));
}

HirId Checker::argument(VerbId verb, std::size_t index, NodeId node) {
    const Type wanted = p_.verbs[verb].params[index].type;
    const NameId param_name = p_.verbs[verb].params[index].name;
    if (wanted.is(TypeTag::place)) return place_value(node);
    const HirId found = wanted.is(TypeTag::counter) ? counter_value(node) : value_as(node, wanted);
    // `discard 2`: that many of what the parameter is about.
    if ((wanted.is(TypeTag::thing) || wanted.is(TypeTag::list)) && fits(type(found), number_type) &&
        !type(found).is(TypeTag::error))
        return counted_things(node, found, wanted);
    if (fits(type(found), wanted)) return found;
    const std::string what = fmt::format("`{}` of `{}`", text(param_name), text(p_.verbs[verb].name));
    return want(found, wanted, what.c_str());
}

HirId Checker::counted_things(NodeId node, HirId count, Type wanted) {
    Noun noun;
    noun.of = NounOf::kind;
    noun.det = Det::count;
    noun.index = noun.kind = KindId(wanted.index);
    noun.count = count;
    noun.it = new_slot();
    p_.nouns.push_back(noun);
    return make(Op::np, node, {TypeTag::list, wanted.index}, {},
                static_cast<std::uint32_t>(p_.nouns.size() - 1));
}

// `advance miner of faction`, `advance coven`: the counter itself, not its number.
HirId Checker::counter_value(NodeId node) {
    const HirId found = value(node);
    if (type(found).is(TypeTag::counter) || type(found).is(TypeTag::error)) return found;
    auto& told =
        tell(Code::wrong_type, node,
             fmt::format("a track or token of somebody belongs here, this is {}", show(type(found))));
    told.help = "write `track of holder`, such as `allegiance of faction`";
    return wrong(node);
}

HirId Checker::bind_result(NodeId node, HirId made, VerbId verb) {
    const NodeId as = tree_->child(node, NodeKind::bound_as);
    if (as == no_node || !tree_->has_children(as)) return made;
    const NodeId word = tree_->first_child(as);
    if (p_.verbs[verb].gives == no_name) {
        tell(Code::no_result, as,
             fmt::format("`{}` gives nothing that could be named", text(p_.verbs[verb].name)))
            .help = "declare it: `verb … gives NAME`";
        (void)add_local(name(word), {}, word);
        return made;
    }
    const std::uint32_t slot = add_local(name(word), p_.verbs[verb].gives_type, word);
    at(made).b = slot;
    return made;
}

} // namespace cantrip
