#include "tools/cli/load_programs.hpp"

#include <filesystem>

namespace cantrip {
namespace {

std::string program_folder() {
    std::error_code failed;
    const auto path = std::filesystem::read_symlink("/proc/self/exe", failed);
    return failed ? std::string() : path.parent_path().string();
}

} // namespace

LoadOptions load_options(const Invocation& invocation) {
    LoadOptions options;
    for (const auto& folder : invocation.arguments.values("--lib")) options.libraries.emplace_back(folder);
    if (const auto own = program_folder(); !own.empty())
        for (auto& library : libraries_above(own)) options.libraries.push_back(std::move(library));
    for (auto& library : libraries_above(".")) options.libraries.push_back(std::move(library));
    return options;
}

std::unique_ptr<Programs> load_programs(const Invocation& invocation, Grouping grouping) {
    std::vector<std::string> paths = invocation.arguments.operands();
    if (paths.empty()) paths.emplace_back(".");
    return load_programs(paths, load_options(invocation), grouping);
}

} // namespace cantrip
