#pragma once
// Mistakes planted into real cards. Each operator turns a healthy card, ability, scenario or file of the
// corpus into one with a mistake that one rule is meant to find. Many are planted at once, in different
// places; there is not room for all of them in one corpus.

#include <map>
#include <string>
#include <vector>

#include "lang/check/programs.hpp"

namespace cantrip::testing {

struct Planted {
    std::string rule;
    std::string path;
    std::string before, after;        // of the changed piece
    std::uint32_t begin = 0, end = 0; // where it lies after all changes
};

struct Planting {
    std::map<std::string, std::string> texts;  // changed files by path
    std::map<std::string, std::string> beside; // new files by path: words of a package, what translators left
    std::vector<Planted> list;
};

// Plants `each` mistakes for every operator into the packages that were asked for; fewer where there is no
// more room.
[[nodiscard]] std::vector<Planting> plant(const Programs& programs, std::size_t each);

} // namespace cantrip::testing
