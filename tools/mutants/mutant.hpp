#pragma once
// A small change to one place of a source file.

#include <string>

#include "lang/source/source.hpp"

namespace cantrip::mutants {

enum class Sort : std::uint8_t {
    number,    // 2 becomes 3
    condition, // negated, weakened or left out
    kind,      // a herb becomes a potion
    line,      // a statement, an ability or a value is left out
    count_
};
[[nodiscard]] std::string_view to_string(Sort sort);

struct Mutant {
    std::uint32_t tree = 0; // into World::trees
    Span at;
    std::string instead;
    Sort sort = Sort::number;
    bool unsourced = false; // no source gives it: it is assumed, or of one's own design
};

// The lines that the mutant changes, before and after, in one line each: "points 3" and "points 4".
[[nodiscard]] std::string line_before(const Sources& sources, const Mutant& mutant);
[[nodiscard]] std::string line_after(const Sources& sources, const Mutant& mutant);

} // namespace cantrip::mutants
