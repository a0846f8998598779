#pragma once
// A set as it was in a git revision, ready to be compared and drawn.

#include <optional>

#include "tools/cli/load_programs.hpp"
#include "tools/diff/set_state.hpp"
#include "tools/l10n/review/revision.hpp"

namespace cantrip::diff {

struct RevisionState {
    std::optional<l10n::Checkout> checkout; // its files are read while cards are drawn
    SetState state;
};

// An empty revision is the files as they are now. What goes wrong is the error of the state.
[[nodiscard]] RevisionState read_revision(std::vector<std::string> paths, LoadOptions options,
                                          const std::vector<std::string>& languages,
                                          const std::string& revision, bool marks = true);

} // namespace cantrip::diff
