#pragma once
// What a rule looks at: one program, and what was found out about it once for all rules. Rules run in threads
// beside each other, so everything here is constant; nothing of World::sources may be asked for lines or
// columns.

#include "lang/package/world.hpp"
#include "lang/program/program.hpp"
#include "tools/graph/flow.hpp"
#include "tools/lint/kept_strings.hpp"
#include "tools/lint/old_texts.hpp"
#include "tools/lint/settings.hpp"
#include "tools/lint/texts.hpp"
#include "tools/lint/walk.hpp"

namespace cantrip::lint {

struct Subject {
    Subject(const World& in, const Program& looked_at)
        : world(in), program(looked_at), bodies(bodies_of(looked_at)), flow(flow::flow_of(looked_at)) {}

    const World& world;
    const Program& program;
    std::vector<PackageId> package_of_tree; // by index of the tree; no_index: of another program
    std::vector<char> asked;                // by PackageId: somebody wants to hear about it
    std::vector<const Settings*> settings;  // by PackageId
    std::vector<Body> bodies;
    flow::Flow flow;          // what every body does
    std::vector<HirId> nodes; // what the bodies hold, parents first: walked once for all rules
    std::vector<std::vector<HirId>> nodes_by_op; // those of the packages asked for, without scenarios
    std::vector<std::string_view> meanings; // by AbilityId: equal exactly for equal effects; of cards asked
                                            // for, when a rule compares them
    KeptStrings more_meanings;              // those that no text has
    std::vector<LanguageTexts> texts;       // what the cards say, when a rule of texts is wanted
    std::vector<OldText> old_texts; // written by hand for what a card did before, when that rule is wanted
    std::vector<ThingId> cards; // named things of the packages asked for, at the top level, in no scenario
    std::vector<ThingId> all_cards; // of the packages that those use too

    [[nodiscard]] const Tree& tree(std::uint16_t index) const { return *program.trees[index]; }
    [[nodiscard]] bool is_asked(std::uint16_t tree_index) const {
        const PackageId package = package_of_tree[tree_index];
        return package != no_index && asked[package] != 0;
    }
    [[nodiscard]] const Limits& limits(PackageId package) const { return settings[package]->limits; }
    [[nodiscard]] std::span<const HirId> nodes_of(const Body& body) const {
        return {nodes.data() + body.first, body.count};
    }
    // Where its name stands; the whole declaration when it has none.
    [[nodiscard]] Span name_span(const Declared& declared) const;
    // The place of a node of the tree.
    [[nodiscard]] Span span(std::uint16_t tree_index, NodeId node) const {
        return tree(tree_index).span(node);
    }
    // As it stands in the source.
    [[nodiscard]] std::string_view source(Span at) const { return world.sources.text(at); }
    [[nodiscard]] std::string_view source(HirId id) const { return source(program.span(id)); }
};

[[nodiscard]] Subject make_subject(const World& world, const Program& program,
                                   std::span<const std::size_t> packages,
                                   const std::vector<Settings>& settings,
                                   std::span<const std::size_t> settings_of);

} // namespace cantrip::lint
