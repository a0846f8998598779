#pragma once
// A checked program on which further declarations can be checked alone: a sentence that is tried, a card that
// is typed. The rest of the program is copied and not checked again.

#include <memory>

#include "lang/check/check.hpp"

namespace cantrip {

class CheckedBase {
  public:
    // Checks the packages; what is wrong with them is not told. The world must outlive the base.
    CheckedBase(const World& world, std::vector<std::size_t> packages);
    CheckedBase(const CheckedBase&) = delete;
    CheckedBase& operator=(const CheckedBase&) = delete;
    ~CheckedBase();

    [[nodiscard]] const Program& program() const { return program_; }

    // Whether a tree holds only what can be checked alone: verbs and things.
    [[nodiscard]] static bool fits(const Tree& tree);

    // The program with the declarations of these trees, which the world has by now, as a part of the last
    // package. Tells what is wrong with them.
    [[nodiscard]] Program with(std::span<const std::uint32_t> trees, Diagnostics& diagnostics) const;

  private:
    struct Memory;
    const World& world_;
    std::vector<std::size_t> packages_;
    Program program_;
    std::unique_ptr<Memory> memory_;
};

} // namespace cantrip
