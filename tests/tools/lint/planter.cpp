#include "tests/tools/lint/planter.hpp"

#include <algorithm>
#include <sstream>

namespace cantrip::testing {
namespace {

NodeId last_of(const Tree& tree, NodeId node) {
    NodeId last = no_node;
    for (const NodeId child : tree.children(node)) last = child;
    return last;
}

bool is_one_call(const Tree& tree, NodeId body) {
    if (tree.kind(body) != NodeKind::seq || tree[body].size < 2) return false;
    const NodeId first = tree.first_child(body);
    if (tree[body].size != 1 + tree[first].size) return false;
    return tree.kind(first) == NodeKind::call && tree.child(first, NodeKind::bound_as) == no_node;
}

// Abilities of cards that are one call under `when` or a heading, one for each card.
std::vector<Site> ability_sites(const Program& program, const Tree& tree) {
    std::vector<Site> out;
    for (const NodeId card : tree.children(tree.root())) {
        const NodeId inner =
            tree.kind(card) == NodeKind::thing ? tree.child(card, NodeKind::thing_body) : no_node;
        if (inner == no_node) continue;
        for (const NodeId line : tree.children(inner)) {
            // What replaces something must say what happens in every case, which many operators would break.
            const bool replaces = tree.token_kind(line) == TokenKind::kw_instead;
            const bool ability =
                !replaces && (tree.kind(line) == NodeKind::when || tree.kind(line) == NodeKind::ability);
            const NodeId body = ability ? last_of(tree, line) : no_node;
            if (body == no_node || !is_one_call(tree, body)) continue;
            out.push_back({&program, &tree, card, line, body, {}});
            break;
        }
    }
    return out;
}

} // namespace

std::string_view source(const Tree& tree, Span at) {
    return tree.tokens().text.substr(at.begin, at.end - at.begin);
}
std::string text_of(const Site& site, NodeId node) {
    return std::string(source(*site.tree, site.tree->span(node)));
}

bool is_card(const Site& site) {
    const Program& program = *site.program;
    return std::any_of(program.things.begin(), program.things.end(), [&](const Thing& thing) {
        return thing.node == site.card && program.trees[thing.tree] == site.tree &&
               program.is_a(thing.kind, program.card_kind);
    });
}

// What a card declares, such as a named action or a part with a name, would be declared twice.
bool can_be_copied(const Site& site) {
    const std::string text = text_of(site, site.card);
    const NodeId body = site.tree->child(site.card, NodeKind::thing_body);
    return site.tree->child(body, NodeKind::inner) == no_node && text.find("unknown") == std::string::npos &&
           text.find("action ") == std::string::npos;
}

std::string copy_of(const Site& site, const std::string& id, const std::string& title) {
    const Tree& tree = *site.tree;
    const std::uint32_t begin = tree.span(site.card).begin;
    std::string copy = text_of(site, site.card);
    // Back to front, so that places stay good: the title, then the id.
    for (const auto& [at, text] :
         {std::pair(tree.span(tree.child(site.card, NodeKind::string)), '"' + title + '"'),
          std::pair(tree.span(tree.nth_child(site.card, 1)), id)})
        copy.replace(at.begin - begin, at.end - at.begin, text);
    return copy;
}

std::string first_phase(const Program& program) {
    for (const Verb& verb : program.verbs)
        if (verb.phase) return std::string(program.name_of(verb));
    return {};
}

bool is_of_player(const Program& p, const Unit& unit) {
    return std::any_of(unit.holders.begin(), unit.holders.end(),
                       [&](KindId holder) { return p.is_a(p.game.player, holder); });
}

std::vector<std::string> tokens_of(const Program& p) {
    std::vector<std::string> out;
    for (const Unit& unit : p.units)
        if (!unit.track && !unit.transient && unit.supply < 0 && unit.high == 0x7fffffff &&
            is_of_player(p, unit))
            out.emplace_back(p.name_of(unit));
    return out;
}

Planter::Planter(const Programs& programs, std::size_t each) : programs_(programs), each_(each) {
    for (std::size_t i = 0; i < programs_.list.size(); ++i) collect(programs_.list[i], programs_.packages[i]);
}

void Planter::collect(const Program& program, const std::vector<std::size_t>& packages) {
    for (const std::size_t index : packages) {
        const LoadedPackage& package = programs_.world.packages[index];
        if (!package.asked_for || package.name != program.name_of(program.packages.back())) continue;
        for (const std::uint32_t at : package.trees) {
            const Tree& tree = programs_.world.trees[at];
            if (!seen_.insert(tree.file()).second) continue;
            files_.push_back({&program, &tree, no_node, no_node, no_node, package.folder});
            for (Site& site : ability_sites(program, tree)) {
                site.folder = package.folder;
                sites_.push_back(std::move(site));
            }
        }
    }
    // Sites of all games in turn, so that each operator is tried on more than one.
    std::stable_sort(sites_.begin(), sites_.end(),
                     [](const Site& a, const Site& b) { return a.line * 31 % 101 < b.line * 31 % 101; });
}

const Site* Planter::take(const Fits& fits) {
    for (const Site& site : sites_) {
        if (taken_.contains({site.tree->file(), site.card}) || (fits && !fits(site))) continue;
        taken_.insert({site.tree->file(), site.card});
        return &site;
    }
    return nullptr;
}

std::pair<const Site*, const Site*> Planter::take_two(const Fits& fits) {
    while (const Site* one = take(fits)) {
        const Site* other = take([&](const Site& found) {
            return fits(found) && found.tree == one->tree &&
                   found.tree->text(found.tree->first_child(found.card)) ==
                       one->tree->text(one->tree->first_child(one->card));
        });
        if (other == nullptr) continue;
        return other->card < one->card ? std::pair(other, one) : std::pair(one, other);
    }
    return {nullptr, nullptr};
}

void Planter::change_body(const std::string& rule, const Site& site, const std::string& body,
                          bool whole_card) {
    const Span at = site.tree->span(whole_card ? site.card : site.line);
    const Span old = site.tree->span(site.body);
    change(rule, at,
           std::string(source(*site.tree, {at.file, at.begin, old.begin})) + body +
               std::string(source(*site.tree, {at.file, old.end, at.end})));
}

void Planter::add_line(const std::string& rule, const Site& site, const std::string& line) {
    change(rule, site.tree->span(site.line), text_of(site, site.line) + "\n  " + line);
}

void Planter::declare(const std::string& rule, const Site& site, const std::string& text) {
    const auto end = static_cast<std::uint32_t>(site.tree->tokens().text.size());
    change(rule, {site.tree->file(), end, end}, "\n\n" + text);
}

Planting Planter::finish() {
    Planting out;
    std::stable_sort(changes_.begin(), changes_.end(), [](const Change& a, const Change& b) {
        return std::tie(a.at.file, a.at.begin) < std::tie(b.at.file, b.at.begin);
    });
    for (std::size_t i = 0; i < changes_.size();) {
        const FileId file = changes_[i].at.file;
        const Source& from = programs_.world.sources.at(file);
        std::string text;
        std::uint32_t done = 0;
        for (; i < changes_.size() && changes_[i].at.file == file; ++i) {
            const Change& one = changes_[i];
            text += from.text.substr(done, one.at.begin - done);
            const auto begin = static_cast<std::uint32_t>(text.size());
            text += one.text;
            done = one.at.end;
            std::istringstream rules(one.rule);
            for (std::string rule; std::getline(rules, rule, ',');)
                out.list.push_back({rule, from.path,
                                    from.text.substr(one.at.begin, one.at.end - one.at.begin), one.text,
                                    begin, static_cast<std::uint32_t>(text.size())});
        }
        text += from.text.substr(done);
        out.texts[from.path] = std::move(text);
    }
    out.beside = files_beside_;
    return out;
}

} // namespace cantrip::testing
