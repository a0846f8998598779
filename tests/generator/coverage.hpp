#pragma once
// Which parts of the language generated programs use, and which of these ran in play.

#include <map>
#include <string>

#include "tests/generator/compiled.hpp"
#include "tests/generator/play.hpp"

namespace cantrip::generator {

class Coverage {
  public:
    // Everything that occurs in the text itself, not in core.
    void add_program(const Checked& checked);
    // Everything inside verbs that happened, abilities that fired, and definitions that these read. The
    // interpreter reports no smaller parts: a branch counts as run when the body around it ran.
    void add_play(const Checked& checked, const Used& used);

    // One line for each part: name, occurrences, how often it ran.
    [[nodiscard]] std::string table() const;
    // Parts that were never written, or never ran, without the exempted ones.
    [[nodiscard]] std::vector<std::string> missing() const;
    // Why a part is no aim: it cannot be written, or cannot be seen to run. Empty for all others.
    [[nodiscard]] static std::string exemption(const std::string& part, bool ran);

  private:
    struct Count {
        std::uint64_t written = 0, ran = 0;
    };
    void count_bodies(const Checked& checked);
    std::map<std::string, Count> counts_;
};

// Names of everything that is counted.
[[nodiscard]] std::vector<std::string> all_parts();
[[nodiscard]] const char* name_of(Op op);

} // namespace cantrip::generator
