// Printed names with blanks too many, a full stop, or another letter case than the others.

#include <algorithm>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

std::string_view untidy(std::string_view word) {
    if (word.empty()) return {};
    if (word.front() == ' ' || word.back() == ' ') return "a blank at its end";
    if (word.find("  ") != std::string_view::npos) return "two blanks in a row";
    if (word.ends_with('.') && !word.ends_with("..")) return "a full stop at its end";
    if (word.find("...") != std::string_view::npos) return "three full stops instead of `…`";
    if (word.find(" ,") != std::string_view::npos || word.find(" .") != std::string_view::npos)
        return "a blank before a mark";
    return {};
}

bool is_lower(std::string_view word) { return !word.empty() && word.front() >= 'a' && word.front() <= 'z'; }

Span quoted(const Subject& subject, const Thing& card) {
    const Tree& tree = subject.tree(card.tree);
    const NodeId text = tree.child(card.node, NodeKind::string);
    return text == no_node ? subject.name_span(card) : tree.span(text);
}

} // namespace

void untidy_name(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    // By kind: pieces may be lower case where cards are not.
    std::vector<std::pair<std::size_t, std::size_t>> cases(program.kinds.size());
    for (const ThingId id : subject.cards)
        if (const Thing& card = program.things[id]; !card.word.empty())
            ++(is_lower(card.word) ? cases[card.kind].first : cases[card.kind].second);
    for (const ThingId id : subject.cards) {
        const Thing& card = program.things[id];
        if (const std::string_view what = untidy(card.word); !what.empty())
            findings.add(quoted(subject, card), fmt::format("this name has {}", what)).help =
                "names are printed as they stand";
        for (const auto& [language, name] : card.translations)
            if (const std::string_view what = untidy(name); !what.empty())
                findings
                    .add(subject.name_span(card),
                         fmt::format("the name in `{}` has {}", program.names.text(language), what))
                    .help = "names are printed as they stand";
        const auto [lower, upper] = cases[card.kind];
        if (is_lower(card.word) && upper > 4 * lower)
            findings.add(quoted(subject, card), "this name starts with a small letter, the others do not")
                .help = "write all names of a kind in one way";
    }
}

} // namespace cantrip::lint
