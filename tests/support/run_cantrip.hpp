#pragma once
// The cantrip binary run as a user runs it.

#include <string>
#include <string_view>
#include <vector>

namespace cantrip::testing {

struct RunResult {
    int status = -1; // exit status; 128 + signal when a signal ended it
    std::string out;
    std::string err;
};

struct RunOptions {
    std::string_view input;               // standard input
    std::string folder;                   // to run in; the test's own when empty
    std::vector<std::string> environment; // added: "NAME=value"
};

[[nodiscard]] RunResult run_cantrip(const std::vector<std::string>& arguments,
                                    const RunOptions& options = {});

} // namespace cantrip::testing
