#include "tools/cli/version.hpp"

#include <fmt/format.h>

#include "lang/diagnostics/code.hpp"

namespace cantrip {

// The CANTRIP_ names come from CMake.
std::string_view version() { return CANTRIP_VERSION; }

std::string version_text() {
    return fmt::format("cantrip {}\nbuild: {}\ncompiler: {}\ndiagnostics: {} codes\n", version(),
                       CANTRIP_BUILD_KIND, CANTRIP_COMPILER, all_codes().size());
}

} // namespace cantrip
