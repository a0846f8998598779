#pragma once
// The games that a card set can be made for: packages of the libraries that bring a template.

#include <string>
#include <vector>

namespace cantrip::scaffold {

struct GameTemplate {
    std::string game;                 // the name of its package
    std::vector<std::string> folders; // that hold its template: the common one, then its own
};

// Sorted by name. Of two packages with one name the first library's counts, as everywhere.
[[nodiscard]] std::vector<GameTemplate> find_games(const std::vector<std::string>& libraries);

// Every package of the libraries by name: what a new one may not be called.
[[nodiscard]] std::vector<std::string> package_names(const std::vector<std::string>& libraries);

} // namespace cantrip::scaffold
