#pragma once
// What the command cantrip_generate does.

#include <cstdint>
#include <string>

namespace cantrip::generator {

struct Request {
    std::uint64_t seed = 1, count = 0;
    int players = 0; // 0: from the seed
    int keep = 1;    // how many problems of one sort are shrunk
    int jobs = 1;    // processes at once
    bool play = false, reference = false, write_traces = false, replay_traces = false;
    std::string out, root, library, file; // root: the source tree
};

// The exit code: 0 when nothing was found.
[[nodiscard]] int run(const Request& request);

} // namespace cantrip::generator
