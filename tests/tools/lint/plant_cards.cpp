// Operators on whole cards.

#include <fmt/format.h>

#include "tests/tools/lint/planter.hpp"

namespace cantrip::testing {
namespace {

NodeId title_of(const Site& site) { return site.tree->child(site.card, NodeKind::string); }

// One card twice under two names: equal cards, and the second one has no scenario.
void copy_of_card(Planter& planter, std::size_t number) {
    const Site* site =
        planter.take([](const Site& one) { return title_of(one) != no_node && can_be_copied(one); });
    if (site == nullptr) return;
    const std::uint32_t end = site->tree->span(site->card).end;
    planter.change("equal-cards,card-without-scenario", {site->tree->file(), end, end},
                   "\n\n" + copy_of(*site, fmt::format("planted_copy_{}", number),
                                    fmt::format("Planted Copy {}", number)));
}

// Two cards with one title; the later one is told.
void twin_names(Planter& planter, std::size_t number) {
    const auto [one, other] = planter.take_two([](const Site& site) { return title_of(site) != no_node; });
    if (other == nullptr) return;
    for (const Site* site : {one, other}) {
        const Span title = site->tree->span(title_of(*site));
        const Span head{title.file, site->tree->span(site->card).begin, title.end};
        planter.change(site == other ? "two-cards-one-name" : "", head,
                       std::string(source(*site->tree, {head.file, head.begin, title.begin})) +
                           fmt::format("\"Planted Twin {}\"", number));
    }
}

// The line of a card of that sort; no_node when it has none.
NodeId line_of(const Tree& tree, NodeId card, NodeKind kind) {
    const NodeId body = tree.kind(card) == NodeKind::thing ? tree.child(card, NodeKind::thing_body) : no_node;
    return body == no_node ? no_node : tree.child(body, kind);
}

// Whether most cards of a file have such a line, also when one loses it.
bool is_usual(const Tree& tree, NodeKind kind) {
    std::size_t with = 0, without = 0;
    for (const NodeId card : tree.children(tree.root()))
        if (tree.kind(card) == NodeKind::thing) ++(line_of(tree, card, kind) == no_node ? without : with);
    return with > 2 * (without + 1) + 1;
}

// A card without one of its lines, in another file each time. Told at the card's name, which stays.
void without_line(Planter& planter, const char* rule, NodeKind kind, std::size_t skipped) {
    for (const Site& file : planter.files()) {
        const Tree& tree = *file.tree;
        if (!is_usual(tree, kind) || skipped-- > 0) continue;
        for (const NodeId card : tree.children(tree.root())) {
            const NodeId line = line_of(tree, card, kind);
            if (line == no_node || !planter.reserve(tree, card)) continue;
            const Span at = tree.span(card), gone = tree.span(line);
            std::string text(source(tree, at));
            text.erase(gone.begin - at.begin, gone.end - gone.begin);
            return planter.change(rule, at, std::move(text));
        }
    }
}

} // namespace

void plant_in_cards(Planter& planter) {
    for (std::size_t i = 0; i < planter.each(); ++i) {
        if (const Site* site = planter.take([&](const Site& one) { return title_of(one) != no_node; }))
            planter.change("untidy-name", site->tree->span(title_of(*site)), "\"Planted Name.\"");
        copy_of_card(planter, i);
        twin_names(planter, i);
        without_line(planter, "missing-translation", NodeKind::translation, i);
        without_line(planter, "missing-source", NodeKind::from, i);
    }
}

} // namespace cantrip::testing
