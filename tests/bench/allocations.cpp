#include "tests/bench/allocations.hpp"

#include <cstdlib>
#include <new>

namespace cantrip::bench {
namespace {

thread_local std::uint64_t count = 0;

} // namespace

std::uint64_t allocations() { return count; }

} // namespace cantrip::bench

void* operator new(std::size_t size) {
    ++cantrip::bench::count;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
