#include "tests/faults/faulty.hpp"

#include <cstdlib>
#include <sstream>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"

namespace cantrip::testing {
namespace {

constexpr const char* preload = "LD_PRELOAD=" CANTRIP_FAULT_SHIM;

std::uint32_t seed() {
    static const std::uint32_t one = [] {
        const char* given = std::getenv("CANTRIP_SEED");
        const std::uint32_t number = given != nullptr
                                         ? static_cast<std::uint32_t>(std::strtoul(given, nullptr, 10))
                                         : std::random_device{}();
        WARN("seed of the faults: CANTRIP_SEED=" << number);
        return number;
    }();
    return one;
}

} // namespace

RunResult run_with_fault(const std::vector<std::string>& arguments, const std::string& folder,
                         const Fault& fault) {
    return run_cantrip(
        arguments,
        {.input = {}, .folder = folder, .environment = {preload, "CANTRIP_FAULT=" + fault.text()}});
}

std::map<std::string, long> count_calls(const std::vector<std::string>& arguments,
                                        const std::string& folder) {
    const Scratch scratch;
    const std::string path = scratch.path("counts");
    const RunResult run = run_cantrip(
        arguments, {.input = {}, .folder = folder, .environment = {preload, "CANTRIP_FAULT_COUNTS=" + path}});
    INFO(run.out << run.err);
    REQUIRE((run.status == 0 || run.status == 1));
    std::istringstream lines(read_all(path));
    std::map<std::string, long> out;
    std::string name;
    for (long count = 0; lines >> name >> count;) out[name] = count;
    return out;
}

Slice::Slice(unsigned of) : of_(of), all_(std::getenv("CANTRIP_ALL_FAULTS") != nullptr), random_(seed()) {}

} // namespace cantrip::testing
