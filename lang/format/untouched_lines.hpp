#pragma once
// The lines of a file that formatting leaves byte for byte.

#include <vector>

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/format/gaps.hpp"
#include "lang/syntax/tree.hpp"

namespace cantrip::format {

class UntouchedLines {
  public:
    explicit UntouchedLines(const LineStarts& lines) : marks_(lines.count(), false) {}

    [[nodiscard]] bool any(std::uint32_t first, std::uint32_t last) const;
    [[nodiscard]] bool all(std::uint32_t first, std::uint32_t last) const;
    // Says whether one of them was not marked before.
    bool mark(std::uint32_t first, std::uint32_t last);
    [[nodiscard]] std::size_t count() const;

  private:
    std::vector<bool> marks_;
};

// Marks what the lexer complained about, what the parser did not understand, and what `// fmt: off` protects.
[[nodiscard]] UntouchedLines find_untouched_lines(const Tree& tree, const Diagnostics& of_lexer,
                                                  const LineStarts& lines);

} // namespace cantrip::format
