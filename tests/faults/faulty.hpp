#pragma once
// The program with a fault in it.

#include <cstdint>
#include <map>
#include <random>
#include <string>

#include "tests/support/run_cantrip.hpp"

namespace cantrip::testing {

// "write:3:28", see shim/shim.cpp.
struct Fault {
    std::string call;
    long number = 1;
    std::string what;
    [[nodiscard]] std::string text() const { return call + ":" + std::to_string(number) + ":" + what; }
};

[[nodiscard]] RunResult run_with_fault(const std::vector<std::string>& arguments, const std::string& folder,
                                       const Fault& fault);
// How often each call is made in a run without a fault, which must end with 0 or 1.
[[nodiscard]] std::map<std::string, long> count_calls(const std::vector<std::string>& arguments,
                                                      const std::string& folder);

// Which of many faults a run tries: one in `of`, by a seed that is printed once.
class Slice {
  public:
    explicit Slice(unsigned of);
    [[nodiscard]] bool takes() { return all_ || random_() % of_ == 0; }
    [[nodiscard]] std::uint32_t random() { return random_(); }

  private:
    unsigned of_;
    bool all_ = false;
    std::mt19937 random_;
};

} // namespace cantrip::testing
