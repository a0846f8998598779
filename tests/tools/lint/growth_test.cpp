// Which mixtures of trades grow. The answers are worked out by hand.

#include <catch2/catch.hpp>

#include "tools/lint/play/components.hpp"
#include "tools/lint/play/growth.hpp"

using namespace cantrip::lint;
using Times = std::vector<std::int64_t>;

TEST_CASE("a mixture of trades that grows is found, and only then", "[lint]") {
    CHECK(growing_mixture({}) == Times{});
    CHECK(growing_mixture({{-2, 3}}) == Times{});              // one ware for another
    CHECK(growing_mixture({{1, 0}}) == Times{1});              // something for nothing
    CHECK(growing_mixture({{-1, 1}, {1, -1}}) == Times{});     // round and round, no more
    CHECK(growing_mixture({{-2, 1}, {1, -2}}) == Times{});     // each turn loses
    CHECK(growing_mixture({{-2, 3}, {1, -1}}) == Times{1, 2}); // 2a → 3b, 2 × (b → a): one b more
    CHECK(growing_mixture({{-3, 2, 0}, {0, -1, 1}, {2, 0, -1}}) == Times{1, 2, 2}); // 3a → 2b → 2c → 4a
    CHECK(growing_mixture({{-3, 2, 0}, {0, -1, 1}, {1, 0, -1}}) == Times{});        // 3a → 2b → 2c → 2a
}

TEST_CASE("circles are found through any number of steps", "[lint]") {
    // 0 → 1 → 2 → 0, 3 → 0, 4 → 4
    const std::vector<std::vector<std::uint32_t>> next = {{1}, {2}, {0}, {0}, {4}};
    const auto component = components(next);
    CHECK(component[0] == component[2]);
    CHECK(component[3] != component[0]);
    CHECK(shortest_cycle(next, component, 1) == std::vector<std::uint32_t>{1, 2, 0});
    CHECK(shortest_cycle(next, component, 3).empty());
    CHECK(shortest_cycle(next, component, 4) == std::vector<std::uint32_t>{4});
    // A chain of 200,000: no recursion, so no overflow.
    std::vector<std::vector<std::uint32_t>> chain(200000);
    for (std::uint32_t i = 0; i + 1 < chain.size(); ++i) chain[i].push_back(i + 1);
    CHECK(components(chain).size() == chain.size());
}
