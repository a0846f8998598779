#pragma once
// What the frame hands to a command: its arguments, where to write, and how.

#include <string>
#include <string_view>

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/diagnostics/render_text.hpp"
#include "tools/cli/arguments.hpp"
#include "tools/support/output.hpp"

namespace cantrip {

class Invocation {
  public:
    Invocation(const Command& command, const Arguments& arguments, Output& output);

    const Command& command;
    const Arguments& arguments;
    Output& output; // the result: standard output or --output

    // The value of --format, or the command's first format.
    [[nodiscard]] std::string format() const;
    [[nodiscard]] RenderOptions render_options() const;

    // To standard error. A message is for people; it is no part of the result.
    void message(std::string_view text) const;
    // A message that only sums up, such as a count: --quiet leaves it out.
    void summary(std::string_view text) const;
    // "error: …", with help on a line of its own, for a command that cannot do its job. Drops the result: a
    // file named by --output stays as it was.
    Exit fail(std::string_view text, std::string_view help = {}) const;
    // Writes diagnostics in the chosen format; for text, a last line with their number on standard error.
    void report(const Sources& sources, const Diagnostics& diagnostics) const;
};

// Whether to colour a stream, by --color, FORCE_COLOR, CLICOLOR_FORCE, NO_COLOR and TERM.
[[nodiscard]] bool wants_color(std::string_view when, bool is_terminal);

// Prints "error: …" to standard error.
void print_error(std::string_view text, std::string_view help, bool color);

} // namespace cantrip
