// What small packages mean: the program made of each. Read a new program before you keep it.

#include <catch2/catch.hpp>

#include "lang/program/dump.hpp"
#include "tests/lang/check/checked.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::vector<std::string> goldens{"declarations", "kinds",   "reactions", "tails",   "nouns",
                                       "belonging",    "effects", "values",    "actions", "scenario"};

} // namespace

TEST_CASE("each form of the language has its meaning", "[check][meaning]") {
    for (const std::string& name : goldens) {
        INFO(name);
        const Checked checked(
            read_all(std::string(CANTRIP_SOURCE_DIR) + "/tests/lang/check/golden/" + name + ".cant"));
        CHECK(checked.told() == std::vector<std::string>{});
        check_golden("lang/check/golden/" + name + ".program", dump_program(checked.program, PackageId(1)));
    }
}
