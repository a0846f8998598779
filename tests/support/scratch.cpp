#include "tests/support/scratch.hpp"

#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "lang/source/read_file.hpp"

namespace cantrip::testing {

Scratch::Scratch() {
    // ctest runs test cases as processes side by side, so the process id is part of the name.
    static std::atomic<int> count{0};
    folder_ = fmt::format("{}/{}-{}", CANTRIP_SCRATCH_DIR, ::getpid(), ++count);
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
}

Scratch::~Scratch() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

std::string Scratch::path(std::string_view name) const { return folder_ + '/' + std::string(name); }

std::string Scratch::write(std::string_view name, std::string_view text) const {
    const std::string full = path(name);
    std::filesystem::create_directories(std::filesystem::path(full).parent_path());
    std::ofstream(full, std::ios::binary) << text;
    return full;
}

std::string read_all(const std::string& path) {
    auto source = read_file(path);
    if (!source) FAIL(source.error().message);
    return std::move(source).value().text;
}

} // namespace cantrip::testing
