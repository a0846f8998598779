#pragma once
// From paths to a world: which package a path belongs to, where the packages it uses lie.

#include <map>

#include "lang/package/libraries.hpp"
#include "lang/package/world.hpp"

namespace cantrip {

struct LoadOptions {
    // Folders whose sub-folders are packages, searched in order after the neighbours of the package itself.
    // find_libraries (libraries.hpp) gives those that come with Cantrip.
    std::vector<std::string> libraries;
    // Texts to read instead of files, by the path that messages show: changes that are not written yet.
    std::map<std::string, std::string> texts = {};
};

// Reads the packages that the paths belong to (a file, a folder in a package, a folder of packages, or the
// bare name of a package or game in the libraries) and all they use. What goes wrong is told in the world's
// diagnostics.
void load(World& world, const std::vector<std::string>& paths, const LoadOptions& options);

// Reads a package by name from the libraries; nothing when it is not there.
[[nodiscard]] std::optional<std::size_t> load_by_name(World& world, std::string_view name,
                                                      const LoadOptions& options);

} // namespace cantrip
