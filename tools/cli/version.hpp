#pragma once
// Which cantrip this is.

#include <string>
#include <string_view>

namespace cantrip {

[[nodiscard]] std::string_view version();
// The commit it was built from, "-dirty" at the end when files were changed; empty when there was no
// repository.
[[nodiscard]] std::string_view commit();
// "commit 0123abcd", or "unknown commit".
[[nodiscard]] std::string commit_text();
// Several lines: version and commit, kind of build, compiler.
[[nodiscard]] std::string version_text();

} // namespace cantrip
