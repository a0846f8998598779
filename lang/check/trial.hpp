#pragma once
// Declarations checked as if they stood in a package, one file each: is a line right there, and what is it?

#include <string>
#include <vector>

#include "lang/check/checked_base.hpp"

namespace cantrip {

class Trial {
  public:
    // Adds the declarations to the last of the packages and checks them all at once. With a base of these
    // packages, verbs and things are checked alone.
    Trial(World& world, const std::vector<std::size_t>& packages,
          const std::vector<std::string>& declarations, const CheckedBase* base = nullptr);
    // The world is again what it was; nothing of the program may be used any more.
    ~Trial();
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

    [[nodiscard]] const Program& program() const { return program_; }
    // Whether nothing is wrong with the n-th declaration.
    [[nodiscard]] bool clean(std::size_t n) const { return clean_[n]; }

  private:
    World& world_;
    std::vector<std::uint32_t>& trees_;
    std::size_t trees_before_, world_before_;
    std::vector<bool> clean_;
    Program program_;
};

} // namespace cantrip
