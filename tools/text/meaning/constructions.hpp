#pragma once
// What each construction is, and what its parts are. One table for both directions: the planner builds these,
// and the reader looks for them. A language says how they are said, never what they are.

#include <string_view>
#include <vector>

namespace cantrip::text {

enum class Category : std::uint8_t {
    text, // what is printed for one ability
    sentence,
    effect, // what happens
    event,  // what is waited for
    condition,
    value, // things, places, numbers, amounts
    time,  // a noun for a stretch of time
    label, // a heading
    despite,
    only,   // when an action may be taken
    behind, // what stands behind a noun
    ranks,
    arm,
    cases,
    predicate,
    none,
};

struct ConstructionPart {
    std::string_view slot;
    Category category;
};

struct Construction {
    std::string_view key; // one that ends in a dot stands for all that begin so: `label.`
    Category category;
    std::vector<ConstructionPart> parts;
};

[[nodiscard]] const std::vector<Construction>& all_constructions();
[[nodiscard]] const Construction* find_construction(std::string_view key);

} // namespace cantrip::text
