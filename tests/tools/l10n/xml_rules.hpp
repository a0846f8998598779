#pragma once
// What the standards ask of the files that go out, as far as we write it: XLIFF 2.1 (core), TMX 1.4b, TBX
// (ISO 30042:2019, TBX-Basic). For XLIFF there is the schema of OASIS too, which asks less; for TMX and TBX
// no package of the distribution has one, so the rules are written down here.

#include <string>
#include <string_view>
#include <vector>

namespace cantrip::testing {

// What is wrong with a document of the format `xliff`, `tmx` or `tbx`, one line each; empty when nothing is.
[[nodiscard]] std::vector<std::string> against_standard(std::string_view format, const std::string& document);

} // namespace cantrip::testing
