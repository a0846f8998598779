#pragma once
// Errors in lines that read like a sentence become one error that shows the line to write.

#include <string>
#include <vector>

#include "lang/check/programs.hpp"

namespace cantrip::rephrase {

// Looks at lines of the packages asked for that have errors. Where a rewriting of the line or a reading of it
// as printed text is a line that the checker understands, the errors of the line are replaced by one that
// offers it. Lines without such an offer keep their errors.
void offer_lines(Programs& programs, const std::vector<std::string>& libraries);

} // namespace cantrip::rephrase
