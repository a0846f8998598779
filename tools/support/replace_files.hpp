#pragma once
// Several files replaced at once.

#include <string>
#include <vector>

namespace cantrip {

struct NewFile {
    std::string path, text;
};
// All of them or, when one cannot be written, none; what went wrong, or nothing.
[[nodiscard]] std::string replace_files(const std::vector<NewFile>& files);

// Whether a file has another text than its new one.
[[nodiscard]] bool any_differs(const std::vector<NewFile>& files);

} // namespace cantrip
