// Ids of different things do not mix; one id is read as a number everywhere.

#include <type_traits>
#include <unordered_set>

#include <catch2/catch.hpp>

#include "lang/program/ids.hpp"
#include "lang/syntax/tree.hpp"

using namespace cantrip;

static_assert(!std::is_convertible_v<KindId, VerbId>);
static_assert(!std::is_constructible_v<VerbId, KindId>);
static_assert(!std::is_assignable_v<VerbId&, KindId>);
static_assert(!std::is_convertible_v<NodeId, NameId>);
static_assert(!std::is_convertible_v<HirId, NodeId>);
static_assert(!std::is_convertible_v<FileId, NodeId>);
static_assert(!std::is_convertible_v<std::uint32_t, KindId>);
static_assert(!std::is_convertible_v<int, KindId>);
static_assert(std::is_constructible_v<KindId, std::size_t>);
static_assert(std::is_convertible_v<KindId, std::uint32_t>);
static_assert(std::is_convertible_v<NoIndex, KindId>);
static_assert(sizeof(KindId) == sizeof(std::uint32_t) && std::is_trivially_copyable_v<KindId>);

template <class A, class B>
concept Comparable = requires(A a, B b) {
    a == b;
};
template <class A, class B>
concept Ordered = requires(A a, B b) {
    a < b;
};
static_assert(Comparable<KindId, KindId>);
static_assert(Comparable<KindId, NoIndex>);
static_assert(!Comparable<KindId, VerbId>);
static_assert(Ordered<KindId, KindId>);
static_assert(!Ordered<KindId, VerbId>);

TEST_CASE("an id counts, compares, hashes and prints as its number", "[id]") {
    KindId kind(2);
    CHECK(++kind == KindId(3));
    CHECK(kind < KindId(4));
    CHECK(kind != no_index);
    CHECK(KindId(no_index) == no_index);
    CHECK(fmt::format("{}", kind) == "3");
    const std::unordered_set<KindId> some{KindId(1), kind, KindId(3)};
    CHECK(some.size() == 2);
    const int table[] = {10, 11, 12, 13};
    CHECK(table[kind] == 13);
}
