#pragma once
// Each word of a card's text, what in the source it says, and the line of the language that has it.

#include <string>

#include <boost/json/object.hpp>

#include "tools/text/card/card_text.hpp"

namespace cantrip::text {

// What the words of a text are explained from.
struct WordOrigins {
    const Program& program;
    const Sources& sources;
    const Language& language;
};

[[nodiscard]] std::string origins_as_text(const WordOrigins& origins, const CardText& card);
[[nodiscard]] boost::json::object origins_as_json(const WordOrigins& origins, const CardText& card);

} // namespace cantrip::text
