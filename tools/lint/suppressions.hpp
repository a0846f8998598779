#pragma once
// Comments that say which findings are meant to be:
//     // lint: allow NAME because REASON           behind code: for its line; on a line of its own: for what
//     comes next
//     // lint: allow NAME in file because REASON   for the whole file

#include <string>
#include <vector>

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/syntax/tree.hpp"
#include "tools/lint/rule.hpp"

namespace cantrip::lint {

struct Suppression {
    Span comment;
    Span rule_word;
    Span covers;
    const Rule* rule = nullptr;
    bool alone = true; // the only rule of its comment, so that the comment can go when it is unused
    bool used = false;
};

// Those of one file. What is wrong with them is told as findings.
[[nodiscard]] std::vector<Suppression> suppressions_of(const Tree& tree, Diagnostics& findings);

// The finding that a suppression suppresses nothing, with a fix that removes it.
void tell_unused(const Tree& tree, const Suppression& suppression, Diagnostics& findings);

} // namespace cantrip::lint
