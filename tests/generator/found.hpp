#pragma once
// Small programs that once showed a problem, kept in the folder `found`.
//
// They start with comments: `// players 2, seed 7`, then what is right. A line `// open: crash` says which
// problem they still show.

#include <string>
#include <vector>

namespace cantrip::generator {

struct Found {
    std::string name, text;
    int players = 1;
    std::uint64_t seed = 1;
    std::string open; // the sort of problem it still shows; empty: none
};

[[nodiscard]] Found read_found(const std::string& path);
[[nodiscard]] std::vector<Found> read_all_found(const std::string& folder);

} // namespace cantrip::generator
