#pragma once
// What a line of a card file stands in, found by braces alone: the line itself need not parse.

#include <string>

#include "lang/program/program.hpp"

namespace cantrip::rephrase {

struct LineContext {
    enum class Form : std::uint8_t { none, card, rule, statement } form = Form::none;
    KindId kind = no_index; // of the card
    std::string face;       // the face of the card it stands in, if any
    Span line;              // without indentation and comment
};

// The context of the line that holds this place.
[[nodiscard]] LineContext context_of(const Program& program, const Tree& tree, const Sources& sources,
                                     std::uint32_t offset);

// A declaration with nothing in it but this line.
[[nodiscard]] std::string declaration_of(const Program& program, const LineContext& context,
                                         const std::string& name, const std::string& line);

} // namespace cantrip::rephrase
