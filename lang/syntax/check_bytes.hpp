#pragma once
// Looks for bytes that have no place in a source file before anything else reads it.

#include "lang/diagnostics/diagnostic.hpp"

namespace cantrip {

// Reports NUL, invalid UTF-8, a byte-order mark inside, bidirectional controls and lone carriage returns.
// A file can hold millions of them: after a few of a kind the rest is counted in a note.
void check_bytes(const Sources& sources, FileId file, Diagnostics& diagnostics);

} // namespace cantrip
