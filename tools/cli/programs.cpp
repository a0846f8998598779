#include "tools/cli/programs.hpp"

#include <algorithm>
#include <filesystem>

#include "lang/source/read_file.hpp"

namespace cantrip {
namespace {

// Packages that several programs share are checked with each; what is wrong with them is told once.
void drop_repeats(Diagnostics& diagnostics) {
    Diagnostics once;
    diagnostics.sort();
    const Diagnostic* last = nullptr;
    for (const Diagnostic& told : diagnostics.all()) {
        const bool same = last != nullptr && last->code == told.code && last->at == told.at && last->message == told.message;
        if (!same) {
            Diagnostic& copy = once.add(told.code, told.at, told.message);
            copy = told;
        }
        last = &told;
    }
    diagnostics = std::move(once);
}

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

std::unique_ptr<Programs> load_programs(const Invocation& invocation) {
    std::vector<std::string> paths = invocation.arguments.operands();
    if (paths.empty()) paths.emplace_back(".");
    return load_programs(paths, load_options(invocation));
}

std::unique_ptr<Programs> load_programs(const std::vector<std::string>& paths, const LoadOptions& options) {
    auto out = std::make_unique<Programs>();
    std::vector<std::string> files;
    for (const auto& path : paths) {
        if (path != "-") {
            files.push_back(path);
            continue;
        }
        auto source = read_stream(stdin, "<stdin>");
        if (source) {
            const std::size_t index = out->world.add_text("<stdin>", std::move(source.value().text));
            for (const auto& name : std::vector<std::string>(out->world.packages[index].uses)) (void)load_by_name(out->world, name, options);
        }
    }
    load(out->world, files, options);
    out->packages = programs_of(out->world);
    for (const auto& packages : out->packages) out->list.push_back(check(out->world, packages, out->diagnostics));
    out->diagnostics.take(std::move(out->world.diagnostics));
    drop_repeats(out->diagnostics);
    return out;
}

} // namespace cantrip
