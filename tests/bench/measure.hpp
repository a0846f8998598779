#pragma once
// Times that hold on a machine that does other things too: processor time instead of wall clock, and medians.

#include <algorithm>
#include <ctime>
#include <vector>

namespace cantrip::bench {

// Seconds of this thread for making a result; throwing the result away does not count.
template <typename Work> [[nodiscard]] double cpu_seconds(Work&& work) {
    const auto now = [] {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
    };
    const double start = now();
    const auto result = work();
    // As if someone looked at the result: otherwise the compiler could leave the work out.
    asm volatile("" : : "g"(&result) : "memory");
    return now() - start;
}

[[nodiscard]] inline double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

// Several ways to do something, measured in turns: a slow minute of the machine hits them all.
class Series {
  public:
    explicit Series(std::size_t ways) : seconds_(ways) {}
    void add(std::size_t way, double seconds) { seconds_[way].push_back(seconds); }
    [[nodiscard]] double seconds(std::size_t way) const { return median(seconds_[way]); }
    // The median of how many times longer one way took than another in the same turn.
    [[nodiscard]] double ratio(std::size_t way, std::size_t to) const {
        std::vector<double> ratios;
        for (std::size_t i = 0; i < seconds_[way].size(); ++i)
            ratios.push_back(seconds_[way][i] / seconds_[to][i]);
        return median(ratios);
    }

  private:
    std::vector<std::vector<double>> seconds_;
};

} // namespace cantrip::bench
