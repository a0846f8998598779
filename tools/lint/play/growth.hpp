#pragma once
// Whether some mixture of conversions, each done as often as one likes, makes more of something and less of
// nothing.

#include <cstdint>
#include <vector>

namespace cantrip::lint {

// columns[c][w]: what conversion c does to ware w. Gives how often each is done, in whole numbers without a
// common divisor; empty when no mixture grows. Exact: rational simplex, with Bland's rule so that it always
// ends.
[[nodiscard]] std::vector<std::int64_t>
growing_mixture(const std::vector<std::vector<std::int64_t>>& columns);

} // namespace cantrip::lint
