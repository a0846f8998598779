#include "tools/mutants/find_mutants.hpp"

#include <charconv>

#include <fmt/format.h>

#include "lang/program/origin.hpp"
#include "tools/mutants/other_name.hpp"

namespace cantrip::mutants {
namespace {

// Tails and filters that narrow what a line is about: without them it is about more.
bool narrows(NodeKind kind) {
    switch (kind) {
    case NodeKind::tail_if:
    case NodeKind::tail_while:
    case NodeKind::by:
    case NodeKind::during:
    case NodeKind::due_to:
    case NodeKind::once_per:
    case NodeKind::beyond_per:
    case NodeKind::in_exclusive:
    case NodeKind::where:
    case NodeKind::except:
    case NodeKind::with:
    case NodeKind::within:
    case NodeKind::next_to:
    case NodeKind::not_filter:
    case NodeKind::works_if:
    case NodeKind::rule_if:
    case NodeKind::repeat_while: return true;
    default: return false;
    }
}

// Nodes whose first child is a condition.
bool has_condition(NodeKind kind) {
    return kind == NodeKind::tail_if || kind == NodeKind::tail_while || kind == NodeKind::rule_if ||
           kind == NodeKind::works_if || kind == NodeKind::if_effect || kind == NodeKind::where ||
           kind == NodeKind::repeat_while || kind == NodeKind::window_until;
}

// A line of a card, kind or rule that may be left out.
bool is_line(NodeKind kind) {
    switch (kind) {
    case NodeKind::ability:
    case NodeKind::when:
    case NodeKind::modify:
    case NodeKind::forbid:
    case NodeKind::allow:
    case NodeKind::silence:
    case NodeKind::share:
    case NodeKind::accept:
    case NodeKind::whenever:
    case NodeKind::field:
    case NodeKind::default_line:
    case NodeKind::holds:
    case NodeKind::starts:
    case NodeKind::paid:
    case NodeKind::copies:
    case NodeKind::held:
    case NodeKind::works_in: return true;
    default: return false;
    }
}

bool holds_lines(NodeKind kind) {
    return kind == NodeKind::thing_body || kind == NodeKind::kind || kind == NodeKind::extend ||
           kind == NodeKind::rule || kind == NodeKind::face_decl || kind == NodeKind::heading;
}

bool holds_statements(NodeKind kind) { return kind == NodeKind::block || kind == NodeKind::verb_body; }

// What only says how something is called, where it came from, or what a scenario does.
bool is_left_alone(NodeKind kind) {
    return kind == NodeKind::scenario || kind == NodeKind::package || kind == NodeKind::word ||
           kind == NodeKind::translation || kind == NodeKind::from || kind == NodeKind::ledger ||
           kind == NodeKind::unknown || kind == NodeKind::players || kind == NodeKind::seats;
}

class Finder {
  public:
    Finder(const World& world, const Program& program, std::uint32_t tree)
        : sources_(world.sources), program_(program), tree_(world.trees[tree]), index_(tree) {}

    std::vector<Mutant> find() {
        visit(tree_.root(), no_node);
        return std::move(found_);
    }

  private:
    void visit(NodeId node, NodeId parent) {
        const NodeKind kind = tree_.kind(node);
        if (is_left_alone(kind)) return;
        const bool outside = unsourced_;
        unsourced_ = unsourced_ || kind == NodeKind::assume || is_own(node);
        if (parent != no_node) lines(node, parent);
        conditions(node);
        numbers(node, parent);
        names(node, parent);
        for (const NodeId child : tree_.children(node)) visit(child, node);
        unsourced_ = outside;
    }

    // A line of it says `from own/…`.
    bool is_own(NodeId node) const {
        for (const NodeId child : tree_.children(node)) {
            if (tree_.kind(child) == NodeKind::thing_body && is_own(child)) return true;
            if (tree_.kind(child) != NodeKind::from) continue;
            for (const NodeId source : tree_.children(child))
                if (tree_.text(source).starts_with(own_source)) return true;
        }
        return false;
    }

    void lines(NodeId node, NodeId parent) {
        NodeKind kind = tree_.kind(node);
        if (kind == NodeKind::assume && tree_.has_children(node)) kind = tree_.kind(tree_.first_child(node));
        if (holds_lines(tree_.kind(parent)) && is_line(kind))
            add(node, "", Sort::line);
        else if (holds_statements(tree_.kind(parent)) && kind != NodeKind::nothing)
            add(node, "nothing", Sort::line);
        else if (kind == NodeKind::else_effect)
            add(node, "", Sort::line);
    }

    void conditions(NodeId node) {
        const NodeKind kind = tree_.kind(node);
        if (has_condition(kind))
            if (const NodeId test = tree_.first_child(node); test != no_node) {
                const std::string_view text = sources_.text(tree_.span(test));
                add(test,
                    kind == NodeKind::where ? fmt::format("(not ({}))", text) : fmt::format("not ({})", text),
                    Sort::condition);
            }
        if (narrows(kind)) add(node, "", Sort::condition);
        if (kind == NodeKind::and_value) swap(node, TokenKind::kw_and, "or");
        if (kind == NodeKind::or_value) swap(node, TokenKind::kw_or, "and");
        if (kind == NodeKind::compare || kind == NodeKind::compare_to) compare(node);
        if (kind == NodeKind::is) is(node);
        if (kind == NodeKind::may) token(tree_[node].first, "", Sort::condition);
        if (kind == NodeKind::total_of || kind == NodeKind::rank) {
            swap_first(node, TokenKind::kw_highest, "lowest");
            swap_first(node, TokenKind::kw_lowest, "highest");
        }
    }

    void numbers(NodeId node, NodeId parent) {
        const NodeKind kind = tree_.kind(node);
        if (kind == NodeKind::number) {
            std::int64_t value = 0;
            const std::string_view text = tree_.text(node);
            const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
            if (read.ec != std::errc{}) return;
            add(node, fmt::format("{}", value + 1), Sort::number);
            // A bound may be too wide as well as too narrow.
            if (value > 1 || (value == 1 && tree_.kind(parent) == NodeKind::range))
                add(node, fmt::format("{}", value - 1), Sort::number);
        }
        if (kind == NodeKind::change) {
            swap_first(node, TokenKind::plus, "-", Sort::number);
            swap_first(node, TokenKind::minus, "+", Sort::number);
        }
        if (kind == NodeKind::or_more) add(node, "", Sort::number);
    }

    void names(NodeId node, NodeId parent) {
        if (tree_.kind(node) != NodeKind::name || parent == no_node) return;
        switch (tree_.kind(parent)) {
        case NodeKind::nom:
        case NodeKind::ref:
        case NodeKind::field:
        case NodeKind::holds:
        case NodeKind::zone_holds:
        case NodeKind::refill:
        case NodeKind::once_per:
        case NodeKind::beyond_per:
        case NodeKind::printed:
        case NodeKind::arm:
        case NodeKind::value_arm: break;
        default: return;
        }
        if (const std::string_view other = other_name(program_, tree_.text(node)); !other.empty())
            add(node, std::string(other), Sort::kind);
    }

    // The operator stands before the second operand.
    void swap(NodeId node, TokenKind operation, std::string_view instead) {
        const NodeId right = tree_.nth_child(node, 1);
        if (right == no_node || tree_[right].first == 0) return;
        const std::uint32_t at = tree_[right].first - 1;
        if (tree_.tokens().list[at].kind() == operation) token(at, instead, Sort::condition);
    }

    void swap_first(NodeId node, TokenKind kind, std::string_view instead, Sort sort = Sort::condition) {
        if (tree_.token_kind(node) == kind) token(tree_[node].first, instead, sort);
    }

    void compare(NodeId node) {
        std::uint32_t at = tree_[node].first;
        if (tree_.kind(node) == NodeKind::compare) {
            const NodeId right = tree_.nth_child(node, 1);
            if (right == no_node) return;
            at = tree_[right].first - 1;
        }
        switch (tree_.tokens().list[at].kind()) {
        case TokenKind::less: token(at, "<=", Sort::condition); break;
        case TokenKind::less_equal: token(at, "<", Sort::condition); break;
        case TokenKind::greater: token(at, ">=", Sort::condition); break;
        case TokenKind::greater_equal: token(at, ">", Sort::condition); break;
        default: break;
        }
    }

    void is(NodeId node) {
        const NodeId right = tree_.nth_child(node, 1);
        if (right == no_node || tree_[right].first == 0) return;
        const std::uint32_t at = tree_[right].first - 1;
        if (tree_.tokens().list[at].kind() == TokenKind::kw_not)
            token(at, "", Sort::condition);
        else
            token(at, fmt::format("{} not", tree_.tokens().text_of(at)), Sort::condition);
    }

    void token(std::uint32_t at, std::string_view instead, Sort sort) {
        const Token& token = tree_.tokens().list[at];
        found_.push_back(
            {index_, {tree_.file(), token.begin, token.end()}, std::string(instead), sort, unsourced_});
    }

    void add(NodeId node, std::string instead, Sort sort) {
        found_.push_back({index_, tree_.span(node), std::move(instead), sort, unsourced_});
    }

    const Sources& sources_;
    const Program& program_;
    const Tree& tree_;
    std::uint32_t index_;
    bool unsourced_ = false;
    std::vector<Mutant> found_;
};

} // namespace

std::vector<Mutant> find_mutants(const World& world, const Program& program, std::uint32_t tree) {
    return Finder(world, program, tree).find();
}

} // namespace cantrip::mutants
