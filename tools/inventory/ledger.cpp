#include "tools/inventory/ledger.hpp"

#include <algorithm>
#include <map>

namespace cantrip::inventory {
namespace {

struct ScenarioMarks {
    Mark mark;
    std::set<int> entries;
    std::set<std::string_view> names; // words that stand in it
};

// What stands on a card: enough to tell one that does something from a label.
struct CardLines {
    bool untold = false, fields = false, acts = false;
    [[nodiscard]] bool label() const { return !acts && (untold || !fields); }
};

bool is_effect(NodeKind kind) {
    return kind == NodeKind::ability || kind == NodeKind::when || kind == NodeKind::modify ||
           kind == NodeKind::forbid || kind == NodeKind::allow || kind == NodeKind::silence ||
           kind == NodeKind::share || kind == NodeKind::accept || kind == NodeKind::whenever;
}

// Goes over the nodes of one tree in order. Which declaration a line belongs to is a matter of shape alone,
// so a set that does not check yet has a ledger too.
class Reader {
  public:
    Reader(const World& world, const Inventory& inventory, Ledger& ledger)
        : world_(world), inventory_(inventory), ledger_(ledger) {}

    void read(const Tree& tree) {
        tree_ = &tree;
        open_.clear();
        for (NodeId node(0); node < tree.nodes().size(); ++node) {
            while (!open_.empty() && open_.back().end <= node) open_.pop_back();
            enter(node);
        }
    }

    // A scenario also tries what the cards in it claim.
    void join() {
        for (const ScenarioMarks& scenario : scenarios_) {
            std::set<int> entries = scenario.entries;
            for (const std::string_view name : scenario.names)
                if (const auto at = by_thing_.find(name); at != by_thing_.end())
                    entries.insert(at->second.begin(), at->second.end());
            for (const int entry : entries)
                ledger_.rows[static_cast<std::size_t>(entry)].scenarios.push_back(scenario.mark);
        }
        for (std::size_t i = 0; i < ledger_.rows.size(); ++i) {
            const auto found = claiming_.find(static_cast<int>(i));
            if (found == claiming_.end()) continue;
            const auto all = [&](auto is) {
                return std::all_of(found->second.begin(), found->second.end(), [&](int card) {
                    return card >= 0 && is(cards_[static_cast<std::size_t>(card)]);
                });
            };
            ledger_.rows[i].named = all([](const CardLines& card) { return card.label(); });
            ledger_.rows[i].untold = all([](const CardLines& card) { return card.untold && !card.acts; });
        }
    }

  private:
    struct Open {
        NodeId node{}, end{};
        std::string name;
        bool scenario = false;
        bool thing = false;
        int card = -1; // of a thing: in cards_
    };

    void enter(NodeId node) {
        const NodeKind kind = tree_->kind(node);
        if (Open opened = declaration(node); !opened.name.empty()) {
            if (opened.scenario) scenarios_.push_back({{opened.name, tree_->span(node)}, {}, {}});
            if (opened.thing) {
                opened.card = static_cast<int>(cards_.size());
                cards_.emplace_back();
            }
            open_.push_back(std::move(opened));
        }
        if (kind == NodeKind::from)
            claims(node);
        else if (kind == NodeKind::assume)
            assume(node);
        else if (kind == NodeKind::unknown)
            untold(node);
        else if (kind == NodeKind::field)
            each_card([](CardLines& card) { card.fields = true; });
        else if (is_effect(kind) && !is_untold(node))
            each_card([](CardLines& card) { card.acts = true; });
        else if (kind == NodeKind::name && in_scenario())
            scenarios_.back().names.insert(tree_->text(node));
    }

    [[nodiscard]] bool in_scenario() const { return !open_.empty() && open_.front().scenario; }

    // The name of what is declared by a node; empty for all other nodes and for what has no name.
    [[nodiscard]] Open declaration(NodeId node) const {
        Open out;
        out.node = node;
        out.end = tree_->next_sibling(node);
        const NodeKind kind = tree_->kind(node);
        if (kind == NodeKind::scenario) {
            const NodeId title = tree_->child(node, NodeKind::string);
            out.scenario = true;
            out.name = title == no_node ? "?" : unquoted(tree_->text(title));
        } else if (kind == NodeKind::thing || kind == NodeKind::inner) {
            out.thing = true;
            out.name = second_name(node);
        } else if (kind == NodeKind::extend) {
            if (const NodeId name = tree_->child(node, NodeKind::name); name != no_node)
                out.name = tree_->text(name);
        } else if (const NodeId word = tree_->child(node, NodeKind::word);
                   word != no_node && tree_->has_children(word)) {
            out.name = tree_->text(tree_->first_child(word));
        }
        return out;
    }

    // Of a thing: its kind comes first.
    [[nodiscard]] std::string second_name(NodeId node) const {
        int names = 0;
        for (const NodeId child : tree_->children(node))
            if (tree_->kind(child) == NodeKind::name && ++names == 2) return std::string(tree_->text(child));
        return {};
    }

    static std::string unquoted(std::string_view text) {
        if (text.size() >= 2 && text.front() == '"') text = text.substr(1, text.size() - 2);
        return std::string(text);
    }

    [[nodiscard]] Mark mark(NodeId node) const {
        return {open_.empty() ? std::string{} : open_.back().name, tree_->span(node)};
    }

    // The things around the node.
    template <typename Change> void each_card(Change change) {
        for (const Open& open : open_)
            if (open.card >= 0) change(cards_[static_cast<std::size_t>(open.card)]);
    }

    void untold(NodeId node) {
        if (in_scenario()) return;
        each_card([](CardLines& card) { card.untold = true; });
        const NodeId what = tree_->child(node, NodeKind::string);
        ledger_.untold.push_back({mark(node), what == no_node ? "" : unquoted(tree_->text(what))});
    }

    // An ability of which only the heading is known.
    [[nodiscard]] bool is_untold(NodeId ability) const {
        NodeId last = no_node;
        for (const NodeId child : tree_->children(ability)) last = child;
        return last != no_node && tree_->kind(last) == NodeKind::unknown;
    }

    void claims(NodeId node) {
        for (const NodeId reference : tree_->children(node)) {
            if (tree_->kind(reference) != NodeKind::reference) continue;
            const std::string_view claim = tree_->text(reference);
            if (claim.starts_with("own/")) continue; // one's own design stands for no entry
            const int entry = inventory_.find(claim);
            if (entry < 0)
                ledger_.unknown.push_back({std::string(claim), mark(reference)});
            else if (in_scenario())
                scenarios_.back().entries.insert(entry);
            else {
                Ledger::Row& row = ledger_.rows[static_cast<std::size_t>(entry)];
                row.claims.push_back(mark(reference));
                row.declarations.push_back(tree_->span(open_.empty() ? reference : open_.back().node));
                claiming_[entry].push_back(open_.empty() ? -1 : open_.back().card);
                for (const Open& open : open_)
                    if (open.thing) by_thing_[open.name].insert(entry);
            }
        }
    }

    void assume(NodeId node) {
        if (in_scenario()) return;
        const NodeId line = tree_->first_child(node);
        if (line == no_node) { // `die d: assume 1, 2, 3`: the faces stand beside the mark
            Span faces{tree_->file(), tree_->span(node).end, tree_->span(node).end};
            for (NodeId face(node + 1);
                 face < tree_->nodes().size() &&
                 (tree_->kind(face) == NodeKind::name || tree_->kind(face) == NodeKind::number);
                 ++face)
                faces.end = tree_->span(face).end;
            ledger_.assumed.push_back({mark(node), "faces", text(faces)});
            return;
        }
        std::string field;
        const NodeKind kind = tree_->kind(line);
        const NodeId name = tree_->first_child(line);
        if (kind == NodeKind::translation) field = "name";
        const bool named = kind == NodeKind::field || kind == NodeKind::default_line ||
                           kind == NodeKind::field_decl || kind == NodeKind::ability;
        if (named && name != no_node && tree_->kind(name) == NodeKind::name) field = tree_->text(name);
        Span value = tree_->span(line);
        if (kind == NodeKind::copies || kind == NodeKind::starts) field = tree_->text(line);
        if (!field.empty()) value.begin += static_cast<std::uint32_t>(field.size());
        ledger_.assumed.push_back({mark(node), std::move(field), text(value)});
    }

    // One line, without the colon or equals sign before a value.
    [[nodiscard]] std::string text(Span span) const {
        std::string out;
        for (const char c : world_.sources.text(span)) {
            const bool space = c == ' ' || c == '\n' || c == '\t' || c == '\r';
            if (!space)
                out += c;
            else if (!out.empty() && out.back() != ' ')
                out += ' ';
        }
        const std::size_t begin = out.find_first_not_of(":= ");
        return begin == std::string::npos ? std::string{} : out.substr(begin);
    }

    const World& world_;
    const Inventory& inventory_;
    Ledger& ledger_;
    const Tree* tree_ = nullptr;
    std::vector<Open> open_; // declarations around the node, the outermost first
    std::vector<ScenarioMarks> scenarios_;
    std::map<std::string, std::set<int>, std::less<>> by_thing_;
    std::vector<CardLines> cards_;
    std::map<int, std::vector<int>> claiming_; // by entry: in cards_, -1 for what is no card
};

} // namespace

Ledger make_ledger(const World& world, const std::vector<std::size_t>& packages, const Inventory& inventory) {
    Ledger ledger;
    ledger.rows.resize(inventory.entries().size());
    Reader reader(world, inventory, ledger);
    for (const std::size_t package : packages)
        for (const std::uint32_t tree : world.packages[package].trees) reader.read(world.trees[tree]);
    reader.join();
    return ledger;
}

} // namespace cantrip::inventory
