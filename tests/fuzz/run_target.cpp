// Hands the bytes of libFuzzer, or of a file, to the target that the variable CANTRIP_FUZZ_TARGET names. One
// program for all targets: linking one with sanitizers for each would take longer than running it.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "tests/fuzz/targets/targets.hpp"

namespace {

using Target = void (*)(std::string_view);

struct Row {
    const char* name;
    Target run;
};

constexpr Row rows[] = {
#define CANTRIP_FUZZ_TARGET(name) {#name, cantrip::fuzz::fuzz_##name},
#include "fuzz_targets.def"
#undef CANTRIP_FUZZ_TARGET
};

Target named_target() {
    const char* name = std::getenv("CANTRIP_FUZZ_TARGET");
    for (const Row& row : rows)
        if (name != nullptr && std::strcmp(row.name, name) == 0) return row.run;
    std::fprintf(stderr, "CANTRIP_FUZZ_TARGET names no target; there are:");
    for (const Row& row : rows) std::fprintf(stderr, " %s", row.name);
    std::fputs("\n", stderr);
    std::exit(2);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Target target = named_target();
    target({reinterpret_cast<const char*>(data), size});
    return 0;
}
