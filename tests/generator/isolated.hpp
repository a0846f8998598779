#pragma once
// Runs something where a crash or a hang is a result.

#include <cstdint>
#include <functional>
#include <string>

namespace cantrip::generator {

// The text that `function` gives, from a process of its own; "crash: …" or "hang: …" when it does not end.
[[nodiscard]] std::string run_isolated(const std::function<std::string()>& function, unsigned seconds = 10);

struct Jobs {
    std::uint64_t first = 1, count = 0;
    unsigned seconds = 10; // of processor time for each
    int processes = 1;
};

// The same for many: `made(number, text)` is called for each number whose text is not empty, in no order. A
// process works on number after number; after a crash another one goes on behind it.
void run_isolated(const Jobs& jobs, const std::function<std::string(std::uint64_t)>& function,
                  const std::function<void(std::uint64_t, const std::string&)>& made);

} // namespace cantrip::generator
