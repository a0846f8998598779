#pragma once
// What the planner makes of an ability: a phrase tree, and what it could not say.

#include <string>
#include <vector>

#include "lang/program/program.hpp"
#include "tools/text/phrase/phrase.hpp"

namespace cantrip::text {

// A shape of effect that no phrase exists for.
struct Unsaid {
    HirId hir = no_hir;
    std::string what;
};

struct PlannedText {
    PhraseTree tree;
    PhraseId root = no_phrase; // no_phrase when nothing is printed
    std::vector<Unsaid> unsaid;
};

} // namespace cantrip::text
