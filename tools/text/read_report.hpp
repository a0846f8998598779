#pragma once
// What came of reading texts back, as text and JSON.

#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "lang/check/programs.hpp"
#include "tools/text/read_back.hpp"

namespace cantrip::text {

// What could not be understood of a text, and what could stand there: one message each.
[[nodiscard]] std::vector<std::string> why_not_understood(const ReadBack& read, const std::string& text);
[[nodiscard]] boost::json::object read_as_json(const ReadBack& read);

struct CardsReadBack {
    std::size_t all = 0, same = 0, several = 0; // abilities; to the same effect; with other readings too
    std::string differences;
};

// Prints, reads and compares every ability of the packages asked for. With `only`, those with this in their
// ids, in detail.
void read_cards_back(const Programs& programs, std::size_t number, TextReader& reader,
                     const Language& language, Keys& keys, const std::string& only, CardsReadBack& result);

} // namespace cantrip::text
