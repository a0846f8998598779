#pragma once
// A game of the project with all its cards, checked again and again with one file replaced.

#include <string>
#include <vector>

#include "lang/check/check.hpp"
#include "tests/support/slowness.hpp"

namespace cantrip::testing {

class WholeGame {
  public:
    // Packages of the project: "stdlib/evenfall", "cards/evenfall".
    explicit WholeGame(const std::vector<std::string>& folders);

    struct File {
        std::size_t package;
        std::size_t position; // among the trees of the package
    };
    // Every file but package.cant, and none of core.
    [[nodiscard]] const std::vector<File>& files() const { return files_; }
    [[nodiscard]] const Tree& tree(const File& file) const;
    [[nodiscard]] const std::string& path(const File& file) const;
    [[nodiscard]] const std::string& text(const File& file) const;

    // How many diagnostics the game gives as it is.
    [[nodiscard]] std::size_t told() { return check_again(); }
    // And with other text in one file.
    [[nodiscard]] std::size_t told_with(const File& file, std::string text);

  private:
    [[nodiscard]] std::size_t check_again();

    World world_;
    std::vector<std::size_t> order_;
    std::vector<File> files_;
};

// All games of the project.
[[nodiscard]] const std::vector<std::vector<std::string>>& all_games();

} // namespace cantrip::testing
