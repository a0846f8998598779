#include "tests/docs/doc_package.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "interpreter/scenario.hpp"
#include "lang/check/check.hpp"
#include "lang/diagnostics/render_text.hpp"
#include "lang/package/load.hpp"
#include "tests/support/scratch.hpp"

namespace cantrip::testing {
namespace {

namespace fs = std::filesystem;

const std::string root = CANTRIP_SOURCE_DIR;

bool is_page(const fs::path& path) {
    return path.extension() == ".md" && path.parent_path().filename() != "diagnostics" &&
           path.parent_path().filename() != "lint";
}

// Loads what the packages of the world use and is not there yet. Preambles come first, then stdlib and cards.
void load_used(World& world) {
    const LoadOptions options{{root + "/stdlib", root + "/cards"}};
    for (std::size_t i = 0; i < world.packages.size(); ++i) {
        for (const std::string& name : std::vector<std::string>(world.packages[i].uses)) {
            if (world.find(name)) continue;
            const std::string preamble = root + "/docs/reference/preambles/" + name + ".cant";
            if (fs::exists(preamble))
                (void)world.add_text(name + ".cant", read_all(preamble));
            else
                (void)load_by_name(world, name, options);
        }
    }
}

std::size_t add_block(World& world, const DocBlock& block) {
    const std::string using_ = value_of(block, "using");
    if (using_.empty()) return world.add_text("cards.cant", block.content());
    const std::size_t package = world.add_text("package.cant", "package example { uses " + using_ + " }\n");
    world.packages[package].trees.push_back(world.add_file("cards.cant", block.content()));
    return package;
}

// Plays the scenarios of the last package, which is the block's own.
std::vector<std::string> play(const Program& program) {
    std::vector<std::string> failed;
    for (ScenarioId id(0); id < program.scenarios.size(); ++id) {
        const Scenario& scenario = program.scenarios[id];
        if (scenario.package + 1 != program.packages.size()) continue;
        const ScenarioResult result = run_scenario(program, id);
        if (!result.passed)
            failed.push_back(std::string(scenario.word) + ": " + result.message + " " + result.found);
    }
    return failed;
}

} // namespace

std::vector<DocPage> doc_pages() {
    std::vector<std::string> paths{"README.md"};
    for (const auto& entry : fs::recursive_directory_iterator(root + "/docs"))
        if (is_page(entry.path())) paths.push_back(entry.path().lexically_relative(root).string());
    std::sort(paths.begin(), paths.end());
    std::vector<DocPage> pages;
    for (std::string& path : paths) {
        std::vector<DocBlock> blocks = doc_blocks(read_all(root + "/" + path));
        pages.push_back({std::move(path), std::move(blocks)});
    }
    return pages;
}

std::string value_of(const DocBlock& block, std::string_view key) {
    std::istringstream words(block.info);
    std::string word;
    while (words >> word)
        if (word.starts_with(key) && word.size() > key.size() && word[key.size()] == '=')
            return word.substr(key.size() + 1);
    return {};
}

CheckedBlock check_block(const DocBlock& block) {
    World world;
    const std::size_t package = add_block(world, block);
    load_used(world);
    // As a command does it for a package that lacks something: what is unknown then is told by the loader.
    Diagnostics diagnostics;
    for (const std::string& name : world.packages[package].uses)
        if (!world.find(name)) return {{"C0203"}, {}, {}};
    const std::vector<std::size_t> all = world.closure(std::vector<std::size_t>{package});
    const Program program = check(world, all, diagnostics);
    diagnostics.take(std::move(world.diagnostics));
    diagnostics.sort();

    CheckedBlock out;
    for (const Diagnostic& told : diagnostics.all()) out.codes.emplace_back(info(told.code).text);
    std::sort(out.codes.begin(), out.codes.end());
    out.codes.erase(std::unique(out.codes.begin(), out.codes.end()), out.codes.end());
    out.text = render_text(world.sources, diagnostics, {});
    if (diagnostics.empty()) out.failed = play(program);
    return out;
}

} // namespace cantrip::testing
