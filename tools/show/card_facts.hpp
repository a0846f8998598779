#pragma once
// What one card has to do with the others.

#include <vector>

#include "tools/graph/flow.hpp"

namespace cantrip::show {

// An ability that listens, and to what.
struct Hearing {
    AbilityId ability = no_index;
    ReactionId reaction = no_index; // no_index: an action, or a body that the verb of its heading runs
};

// A verb that the card makes happen, and who hears it.
struct Caused {
    VerbId verb = no_index;
    VerbId through = no_index; // another verb that does it; no_index: the card itself
    std::vector<Hearing> heard;
};

struct CardFacts {
    std::vector<AbilityId> abilities; // its own, those of its parts, then those of its kinds
    std::vector<Value> values;        // printed on it or by its kinds, each field once
    std::vector<Hearing> reacts_to;
    std::vector<Caused> causes; // in order of the source; what the verbs of the game do behind them included
    std::vector<Hearing> heard; // abilities of others that wait for something to happen to such a card
    std::vector<ScenarioId> scenarios; // that name it
};

[[nodiscard]] CardFacts facts_of(const Program& program, const flow::Flow& flow, ThingId card);

} // namespace cantrip::show
