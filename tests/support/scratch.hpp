#pragma once
// A folder of its own for a test, empty at the start and gone at the end.

#include <string>
#include <string_view>

namespace cantrip::testing {

class Scratch {
  public:
    Scratch();
    ~Scratch();
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    // The full path of a name in the folder.
    [[nodiscard]] std::string path(std::string_view name) const;
    // Writes a file, with the folders above it, and gives its full path.
    std::string write(std::string_view name, std::string_view text) const;

  private:
    std::string folder_;
};

// The whole file; fails the test when it cannot be read.
[[nodiscard]] std::string read_all(const std::string& path);

} // namespace cantrip::testing
