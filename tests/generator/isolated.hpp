#pragma once
// Runs a function in a process of its own, so that a crash of it is a result and not an end.

#include <functional>
#include <string>

namespace cantrip::generator {

// What the function returned, "crash: signal N", or "hang: …" after so many seconds of processor time.
[[nodiscard]] std::string run_isolated(const std::function<std::string()>& function, unsigned seconds = 20);

} // namespace cantrip::generator
