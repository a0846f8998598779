#pragma once
// A copy of a real card set that a test may change.

#include <map>
#include <set>
#include <string>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

namespace cantrip::testing {

class CardCopy {
  public:
    explicit CardCopy(const std::string& set = "evenfall");

    [[nodiscard]] std::string path(const std::string& name = {}) const;
    [[nodiscard]] std::string read(const std::string& name) const { return read_all(path(name)); }
    void write(const std::string& name, const std::string& text) const;
    // Replaces the first occurrence; fails the test when there is none.
    void replace(const std::string& name, const std::string& from, const std::string& to) const;

    // Runs `cantrip` on the copy and expects a status.
    [[nodiscard]] RunResult run(std::vector<std::string> arguments, int status = 0) const;
    // By language: ids that are marked, with their states.
    [[nodiscard]] std::map<std::string, std::map<std::string, std::string>> marked() const;

  private:
    Scratch scratch_;
};

// All languages that the packs speak.
inline const std::vector<std::string> languages{"cs", "de", "en", "sr"};

} // namespace cantrip::testing
