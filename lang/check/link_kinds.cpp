// The lines of kinds: fields, states, what they hold, headings and faces. Values are checked later, in
// kinds.cpp.

#include <algorithm>

#include "lang/check/checker.hpp"

namespace cantrip {

void Checker::link_extensions() {
    package_ = PackageId(0);
    for (const std::size_t index : order_) {
        for (const std::uint32_t tree : world_.packages[index].trees) {
            look_at(tree);
            for (const NodeId node : tree_->children(tree_->root())) {
                if (kind(node) != NodeKind::extend) continue;
                const KindId id = named_kind(tree_->first_child(node));
                if (id == no_index) continue;
                extensions_.push_back({id, tree, node});
                link_kind_lines(id, node, no_index);
            }
        }
        ++package_;
    }
}

void Checker::link_kind_lines(KindId id, NodeId node, FaceId face) {
    for (NodeId line : tree_->children(node)) {
        if (kind(line) == NodeKind::assume && tree_->has_children(line)) line = tree_->first_child(line);
        switch (kind(line)) {
        case NodeKind::field_decl: link_field(id, line, false); break;
        case NodeKind::state: link_field(id, line, true); break;
        case NodeKind::holds: link_holds(id, line); break;
        case NodeKind::heading: link_heading(id, line); break;
        case NodeKind::face_decl:
            if (face == no_index && tree_->has_children(line)) {
                Face entry;
                fill(entry, line, tree_->first_child(line));
                entry.kind = id;
                p_.kinds[id].faces.push_back(FaceId(static_cast<std::uint32_t>(p_.faces.size())));
                p_.faces.push_back(std::move(entry));
                link_kind_lines(id, line, FaceId(static_cast<std::uint32_t>(p_.faces.size() - 1)));
            }
            break;
        case NodeKind::translation: link_translation(id, line); break;
        default: break;
        }
    }
}

void Checker::link_translation(KindId id, NodeId line) {
    NameId language = no_name;
    for (const NodeId part : tree_->children(line)) {
        if (kind(part) == NodeKind::name) language = name(part);
        if (kind(part) == NodeKind::string)
            p_.kinds[id].translations.emplace_back(language, unquoted(tree_->text(part)));
    }
}

void Checker::link_field(KindId id, NodeId line, bool state) {
    Field field;
    const NodeId word = tree_->first_child(line);
    if (is_missing(word)) return;
    fill(field, line, word);
    field.kind = id;
    field.state = state;
    const NodeId type = tree_->nth_child(line, 1);
    if (type != no_node && kind(type) != NodeKind::default_value)
        field.type = declared_type(type, field.low, field.high);
    else
        field.type = type_named(word);
    if (state) field.type = state_type(field.type, type);
    if (const FieldId known = find_field(id, field.name); known != no_index && p_.fields[known].kind == id) {
        tell(Code::duplicate_name, word,
             fmt::format("`{}` has two fields `{}`", show_kind(id), text(field.name)))
            .help = "remove one of them";
        return;
    }
    p_.kinds[id].fields.push_back(static_cast<FieldId>(p_.fields.size()));
    p_.fields.push_back(std::move(field));
}

void Checker::link_holds(KindId id, NodeId line) {
    NodeId limit = no_node;
    for (const NodeId part : tree_->children(line)) {
        if (kind(part) != NodeKind::name) {
            limit = part;
            continue;
        }
        const KindId held = named_kind(part);
        if (held != no_index) p_.kinds[id].holds.push_back({held, no_hir, limit, tree_index_});
        limit = no_node;
    }
}

// A heading without a head is a verb whose body stands on the things; several kinds may have the same one.
void Checker::link_heading(KindId id, NodeId line) {
    Heading heading;
    const NodeId word = tree_->child(line, NodeKind::word);
    if (word == no_node) return;
    fill(heading, line, word);
    heading.kind = id;
    const auto& own = p_.kinds[id].headings;
    if (std::any_of(own.begin(), own.end(),
                    [&](std::uint32_t known) { return p_.headings[known].name == heading.name; })) {
        tell(Code::duplicate_name, word,
             fmt::format("`{}` has two headings `{}`", show_kind(id), text(heading.name)))
            .help = "remove one of them";
        return;
    }
    const bool has_head = tree_->child(line, NodeKind::head_when) != no_node ||
                          tree_->child(line, NodeKind::head_action) != no_node;
    if (!has_head) {
        const Symbol known = p_.symbol(heading.name);
        if (known.kind == SymbolKind::none) {
            Verb verb;
            static_cast<Declared&>(verb) = heading;
            verb.heading = true;
            Param self;
            self.name = p_.kinds[id].name;
            self.type = {TypeTag::thing, id};
            self.node = word;
            verb.params.push_back(self);
            link_signature(tree_->child(line, NodeKind::params), verb.params);
            heading.verb = static_cast<VerbId>(p_.verbs.size());
            enter(heading.name, SymbolKind::verb, heading.verb, word);
            p_.verbs.push_back(std::move(verb));
        } else if (known.kind == SymbolKind::verb && p_.verbs[known.index].heading) {
            heading.verb = VerbId(known.index);
            // On two kinds: the verb takes any thing, and does nothing for one that prints nothing under it.
            p_.verbs[known.index].params[0].type = {TypeTag::thing, p_.thing_kind};
        } else {
            (void)enter(heading.name, SymbolKind::verb, no_index, word);
        }
    }
    p_.kinds[id].headings.push_back(HeadingId(static_cast<std::uint32_t>(p_.headings.size())));
    p_.headings.push_back(std::move(heading));
}

FieldId Checker::find_field(KindId kind, NameId name) const {
    if (kind >= p_.kinds.size()) return no_index;
    for (const KindId above : p_.kinds[kind].ancestors)
        for (const FieldId field : p_.kinds[above].fields)
            if (p_.fields[field].name == name) return field;
    return no_index;
}

HeadingId Checker::find_heading(KindId kind, NameId name) const {
    if (kind >= p_.kinds.size()) return no_index;
    for (const KindId above : p_.kinds[kind].ancestors)
        for (const std::uint32_t heading : p_.kinds[above].headings)
            if (p_.headings[heading].name == name) return HeadingId(heading);
    return no_index;
}

FaceId Checker::find_face(KindId kind, NameId name) const {
    if (kind >= p_.kinds.size()) return no_index;
    for (const KindId above : p_.kinds[kind].ancestors)
        for (const FaceId face : p_.kinds[above].faces)
            if (p_.faces[face].name == name) return face;
    return no_index;
}

} // namespace cantrip
