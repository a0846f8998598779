#include "tests/support/golden.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>

#include "lang/source/read_file.hpp"

namespace cantrip::testing {

void check_golden(std::string_view name, const std::string& found) {
    const std::string path = std::string(CANTRIP_SOURCE_DIR) + "/tests/" + std::string(name);
    if (std::getenv("CANTRIP_UPDATE_GOLDEN") != nullptr) {
        std::filesystem::create_directories(std::filesystem::path(path).parent_path());
        std::ofstream(path, std::ios::binary) << found;
    }
    const auto golden = read_file(path);
    INFO("golden file: tests/" << name);
    if (!golden) FAIL(golden.error().message);
    CHECK(found == golden.value().text);
}

} // namespace cantrip::testing
