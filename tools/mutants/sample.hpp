#pragma once
// A sample of the mutants of some packages, and what became of each.

#include <array>
#include <string>
#include <vector>

#include "tools/mutants/trial.hpp"

namespace cantrip::mutants {

struct TriedMutant {
    Mutant mutant;
    Verdict verdict;
};

struct Sample {
    std::uint64_t seed = 0;
    std::size_t places = 0;    // changes there are
    std::size_t unsourced = 0; // left out of them: what is assumed or of one's own design
    std::size_t invalid = 0;   // drawn, and no valid program
    std::vector<TriedMutant> tried;

    [[nodiscard]] std::size_t killed() const;
};

// The mutants of the packages that were asked for and of the games they are for, in order.
[[nodiscard]] std::vector<Mutant> mutants_of(const Programs& programs);

// Draws until `count` of them are valid programs or none is left. The same seed draws the same ones. What
// no source gives is left out.
[[nodiscard]] Sample sample_mutants(Programs& programs, std::size_t count, std::uint64_t seed);

[[nodiscard]] std::string sample_as_text(const Sources& sources, const Sample& sample);
[[nodiscard]] std::string sample_as_json(const Sources& sources, const Sample& sample);

} // namespace cantrip::mutants
