#pragma once
// Whether the scenarios of some packages notice a mutant.

#include <memory>
#include <string>
#include <vector>

#include "lang/check/programs.hpp"
#include "tools/mutants/mutant.hpp"

namespace cantrip::mutants {

struct Verdict {
    enum class Kind : std::uint8_t {
        invalid,  // the changed program does not check: no scenario is needed to notice it
        survived, // every scenario passes as before
        killed,   // a scenario fails
    } kind = Kind::survived;
    std::string scenario = {}; // that failed first
    std::string message = {};  // what it said
};

class Trial {
  public:
    // The programs must have no errors and be grouped by package; they are changed for the time of each
    // trial. Plays every scenario once: those that fail without any change are left out.
    Trial(Programs& programs, std::uint64_t seed);
    ~Trial();
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

    // Plays scenarios until one fails, first those that had to do with the changed declaration. With `only`,
    // that scenario alone.
    [[nodiscard]] Verdict run(const Mutant& mutant, std::string_view only = {});

    [[nodiscard]] std::size_t scenarios() const;
    // Names of scenarios that fail without any change.
    [[nodiscard]] const std::vector<std::string>& failing() const;

  private:
    class Suite;
    std::unique_ptr<Suite> suite_;
};

} // namespace cantrip::mutants
