#pragma once
// Lines that somebody types, with editing and history where standard input is a terminal.

#include <string>
#include <string_view>

namespace cantrip {

// Shows the prompt and reads a line without its end; false when there is none.
[[nodiscard]] bool read_edited_line(std::string_view prompt, std::string& line);

// Standard input and output are a terminal.
[[nodiscard]] bool somebody_types();

// Columns of the terminal; 80 where that cannot be told.
[[nodiscard]] std::size_t terminal_width();

} // namespace cantrip
