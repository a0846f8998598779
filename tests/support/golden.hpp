#pragma once
// Output compared with a file that was read and found good. CANTRIP_UPDATE_GOLDEN=1 writes the file anew.

#include <string>
#include <string_view>

namespace cantrip::testing {

// `name` is below tests/: "lang/diagnostics/golden/text.txt".
void check_golden(std::string_view name, const std::string& found);

} // namespace cantrip::testing
