#pragma once
// Which cards a command line means, and which folders bring words for them.

#include "tools/cli/programs.hpp"
#include "tools/text/engine/card_text.hpp"

namespace cantrip::text {

// Folders of the packages of a program, needed ones first: each may bring words.
[[nodiscard]] std::vector<std::string> folders_of(const World& world, const std::vector<std::size_t>& packages);

// By package of the program: whether a path of the command line lies in it.
[[nodiscard]] std::vector<bool> asked_packages(const World& world, const Program& program);

// Things of the packages that were asked for, and the kinds of those packages that print something for all
// their things.
[[nodiscard]] std::vector<CardText> cards_of(const Program& program, const std::vector<bool>& asked,
                                             CardTexts& texts);

} // namespace cantrip::text
