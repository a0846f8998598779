#pragma once
// Small programs that once showed a problem, kept in the folder `found`.
//
// They start with comments: `// players 2, seed 7`, then what is right. A line `// open: crash` says which
// problem they still show, a line `// compared` that it is a difference from the reference interpreter.

#include <string>
#include <vector>

namespace cantrip::generator {

struct Found {
    std::string name, text;
    int players = 1;
    std::uint64_t seed = 1;
    bool compared = false; // with the reference interpreter
    std::string open;      // the sort of problem it still shows; empty: none
};

[[nodiscard]] Found read_found(const std::string& path);
[[nodiscard]] std::vector<Found> read_all_found(const std::string& folder);

} // namespace cantrip::generator
