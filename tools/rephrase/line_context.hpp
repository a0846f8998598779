#pragma once
// What a line of a card file stands in, found by braces alone: the line itself need not parse.

#include <string>
#include <vector>

#include "lang/program/program.hpp"

namespace cantrip::rephrase {

struct LineContext {
    enum class Form : std::uint8_t { none, card, rule, statement } form = Form::none;
    KindId kind = no_index; // of the card
    std::string face;       // the face of the card it stands in, if any
    Span line;              // without indentation and comment
};

// Finds the contexts of lines of one file. Ask from the top to the bottom: the tokens are then walked once,
// however many lines are asked for; an earlier line starts again at the top.
class LineContexts {
  public:
    LineContexts(const Program& program, const Tree& tree, const Sources& sources);

    // The context of the line that holds this place.
    [[nodiscard]] LineContext at(std::uint32_t offset);

  private:
    void restart();
    void advance_to(std::uint32_t begin);

    const Program& program_;
    const Tree& tree_;
    const Sources& sources_;
    std::vector<LineContext> open_; // the blocks around, the innermost last
    std::uint32_t head_ = 0;        // the first token of the line or block
    std::uint32_t next_ = 0;        // the first token that was not looked at
};

// A declaration with nothing in it but this line.
[[nodiscard]] std::string declaration_of(const Program& program, const LineContext& context,
                                         const std::string& name, const std::string& line);

} // namespace cantrip::rephrase
