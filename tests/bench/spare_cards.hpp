#pragma once
// Card sets with many more cards than are in play.

#include <string>

namespace cantrip::bench {

[[nodiscard]] std::string text_of_file(const std::string& path);

// The cards of a folder as texts of a package for the same game, `copies` times under new names, all of them
// in a box that lies aside.
[[nodiscard]] std::string spare_cards(const std::string& folder, int copies);

} // namespace cantrip::bench
