#pragma once
// What the command cantrip_generate does.

#include <cstdint>
#include <string>

namespace cantrip::generator {

struct Request {
    std::uint64_t seed = 1, count = 0;
    int players = 0; // 0: from the seed
    int keep = 1;    // how many problems of one sort are shrunk
    bool play = false, reference = false;
    std::string traces, package, out, library, file;
};

// The exit code: 0 when nothing was found.
[[nodiscard]] int run(const Request& request);

} // namespace cantrip::generator
