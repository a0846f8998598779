#pragma once
// Which ability of today is which line of the lock file: by what it does, then by where it stands.

#include "tools/l10n/review/lock.hpp"

namespace cantrip::l10n {

// An ability as the source has it, in the order of the source.
struct Spotted {
    std::string card, section, sem;
};

// The id of each ability, in the order given. The lines are brought up to date: new ones added, those of
// abilities that no longer exist marked as gone.
[[nodiscard]] std::vector<std::string> identify(const std::vector<Spotted>& spotted,
                                                std::vector<LockLine>& lock);

} // namespace cantrip::l10n
