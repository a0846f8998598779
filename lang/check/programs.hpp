#pragma once
// Packages by their paths, read and checked.

#include <memory>

#include "lang/check/check.hpp"
#include "lang/package/load.hpp"

namespace cantrip {

struct Programs {
    World world;
    // One for each set of packages that belong together; see programs_of.
    std::vector<std::vector<std::size_t>> packages;
    std::vector<Program> list;
    Diagnostics diagnostics; // everything found, each once, in order

    // Whether each package of a program was asked for, by PackageId.
    [[nodiscard]] std::vector<bool> asked(const Program& program) const;
    // Folders of the packages of a program, needed ones first: each may bring words.
    [[nodiscard]] std::vector<std::string> folders(std::size_t program) const;
};

// Which packages are checked together.
enum class Grouping {
    together,     // sets that belong together, see programs_of
    each_package, // one program for each package asked for: what another set adds to it does not count
};

// Reads and checks; `-` is standard input. On the heap because programs point into their world.
[[nodiscard]] std::unique_ptr<Programs> load_programs(const std::vector<std::string>& paths,
                                                      const LoadOptions& options,
                                                      Grouping grouping = Grouping::together);

} // namespace cantrip
