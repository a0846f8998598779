#pragma once
// Text that goes to a terminal or a log.

#include <string>
#include <string_view>

namespace cantrip {

// Control characters (C0, DEL, C1) and controls of the direction of text as something that can be seen, so
// that a name in a card file can neither steer a terminal nor hide what a line says. Line ends, tabs and the
// colours that Cantrip itself writes stay.
[[nodiscard]] std::string visible_text(std::string_view text);

// The same for one line: line ends and colours are made visible too.
[[nodiscard]] std::string visible_line(std::string_view text);

} // namespace cantrip
