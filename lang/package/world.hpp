#pragma once
// All packages that one run has read, as trees.

#include <deque>
#include <optional>
#include <string>

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/syntax/tree.hpp"

namespace cantrip {

struct LoadedPackage {
    std::string name;
    std::string folder;               // empty for a package that was given as text
    std::vector<std::uint32_t> trees; // into World::trees
    std::vector<std::string> uses;    // `uses`, and `for` last
    std::string game;                 // `for GAME`, or empty
    std::uint32_t header_tree = 0;    // where its `package` line stands
    NodeId header = no_node;
    bool asked_for = false;  // a path of the command line lies in it
    bool incomplete = false; // something it uses does not exist
};

struct World {
    Sources sources;
    std::deque<Tree> trees; // a deque: trees never move
    std::vector<LoadedPackage> packages;
    Diagnostics diagnostics; // of reading and of shape
    // Something could not be read at all.
    bool broken = false;

    [[nodiscard]] std::optional<std::size_t> find(std::string_view name) const;
    // Reads one file's text into the tree table.
    std::uint32_t add_file(std::string path, std::string text);
    // A package made of one text: for tests and for standard input. Its header decides its name and uses.
    std::size_t add_text(std::string path, std::string text);
    // The package and all it needs, needed ones first.
    [[nodiscard]] std::vector<std::size_t> closure(std::span<const std::size_t> packages) const;
};

// Reads the `package` line of a tree into `package`; false when there is none.
bool read_header(const World& world, std::uint32_t tree, LoadedPackage& package);

} // namespace cantrip
