#pragma once
// All about one card, as text or JSON.

#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "lang/check/programs.hpp"
#include "tools/show/card_facts.hpp"
#include "tools/text/card/card_text.hpp"

namespace cantrip::show {

struct ShownCard {
    const Programs& programs;
    const Program& program;
    ThingId thing;
    CardFacts facts;
    std::vector<std::pair<std::string, text::CardText>> texts; // by language
};

[[nodiscard]] std::string card_as_text(const ShownCard& card);
[[nodiscard]] boost::json::object card_as_json(const ShownCard& card);

} // namespace cantrip::show
