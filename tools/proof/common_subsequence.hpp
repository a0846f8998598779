#pragma once
// The longest common subsequence, by the table everybody knows; texts are short.

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace cantrip::proof {

// Pairs of indices that are the same, in order: as many as can be.
template <typename Same>
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> common_subsequence(std::size_t a,
                                                                                  std::size_t b, Same same) {
    std::vector<std::vector<std::uint16_t>> length(a + 1, std::vector<std::uint16_t>(b + 1, 0));
    for (std::size_t i = a; i-- > 0;) {
        for (std::size_t j = b; j-- > 0;)
            length[i][j] = same(i, j) ? static_cast<std::uint16_t>(length[i + 1][j + 1] + 1)
                                      : std::max(length[i + 1][j], length[i][j + 1]);
    }
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0, j = 0; i < a && j < b;) {
        if (same(i, j))
            pairs.emplace_back(i++, j++);
        else if (length[i + 1][j] >= length[i][j + 1])
            ++i;
        else
            ++j;
    }
    return pairs;
}

} // namespace cantrip::proof
