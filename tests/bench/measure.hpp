#pragma once
// The median of several runs: steadier than a mean on a machine that does other things too.

#include <algorithm>
#include <chrono>
#include <vector>

namespace cantrip::bench {

template <typename Work> [[nodiscard]] double median_seconds(int runs, Work&& work) {
    std::vector<double> seconds;
    for (int i = 0; i < runs; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    std::nth_element(seconds.begin(), seconds.begin() + runs / 2, seconds.end());
    return seconds[static_cast<std::size_t>(runs / 2)];
}

} // namespace cantrip::bench
