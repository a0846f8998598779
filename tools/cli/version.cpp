#include "tools/cli/version.hpp"

#include <fmt/format.h>

#include "lang/diagnostics/code.hpp"

namespace cantrip {

// The CANTRIP_ names come from CMake; commit() is in a generated file.
std::string_view version() { return CANTRIP_VERSION; }

std::string commit_text() {
    return commit().empty() ? std::string("unknown commit") : fmt::format("commit {}", commit());
}

std::string version_text() {
    return fmt::format("cantrip {} ({})\nbuild: {}\ncompiler: {}\ndiagnostics: {} codes\n", version(),
                       commit_text(), CANTRIP_BUILD_KIND, CANTRIP_COMPILER, all_codes().size());
}

} // namespace cantrip
