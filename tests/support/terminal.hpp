#pragma once
// The cantrip binary on a terminal of its own, as a person sees it.

#include <string>
#include <vector>

#include "tests/support/run_cantrip.hpp"

namespace cantrip::testing {

// Wait until the screen shows something new with these words, then type a line.
struct Typed {
    std::string after, line;
};

struct Screen {
    int status = -1;
    std::string text; // all that came, both streams, line ends as "\n"
};

// Fails the test when what is waited for does not come within a minute.
[[nodiscard]] Screen run_on_terminal(const std::vector<std::string>& arguments,
                                     const std::vector<Typed>& typed = {},
                                     const std::vector<std::string>& environment = {});

} // namespace cantrip::testing
