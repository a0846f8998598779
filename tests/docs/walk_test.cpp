// Pages that walk through a real case: every command is run, and prints what the page says.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <sstream>

#include <catch2/catch.hpp>

#include "tests/docs/doc_package.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

namespace fs = std::filesystem;

// What a line of a shell prints, both streams together, in a folder with `cantrip` at hand.
std::string run_line(const std::string& folder, const std::string& line) {
    const std::string tools = fs::path(CANTRIP_BINARY).parent_path().string();
    const std::string command = "cd '" + folder + "' && PATH='" + tools +
                                "':$PATH && NO_COLOR=1 && export PATH NO_COLOR && { " + line + "\n} 2>&1";
    std::FILE* pipe = ::popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string out;
    char buffer[4096];
    for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;) out.append(buffer, n);
    (void)::pclose(pipe);
    return out;
}

// A line `$ command` and what follows it, up to the next one.
struct Step {
    std::string command, printed;
};

std::vector<Step> steps_of(const std::string& block) {
    std::vector<Step> steps;
    std::istringstream lines(block);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("$ "))
            steps.push_back({line.substr(2), {}});
        else if (!steps.empty())
            steps.back().printed += line + "\n";
    }
    return steps;
}

// Lines of `…` stand for any number of lines.
bool matches(const std::string& printed, const std::string& wanted) {
    std::size_t at = 0;
    std::istringstream lines(wanted);
    bool gap = false;
    for (std::string line; std::getline(lines, line);) {
        if (line == "…") {
            gap = true;
            continue;
        }
        const std::size_t found = gap ? printed.find(line + "\n", at) : at;
        if (found == std::string::npos || printed.compare(found, line.size() + 1, line + "\n") != 0)
            return false;
        at = found + line.size() + 1;
        gap = false;
    }
    return gap || at == printed.size();
}

} // namespace

TEST_CASE("walks through real cases print what the pages say", "[docs]") {
    std::size_t walked = 0;
    for (const DocPage& page : doc_pages()) {
        const bool walks = std::any_of(page.blocks.begin(), page.blocks.end(),
                                       [](const DocBlock& block) { return block.has_flag("walk"); });
        if (!walks) continue;
        const Scratch scratch;
        const std::string sets = scratch.path("cards");
        fs::create_directories(sets);
        fs::copy(fs::path(CANTRIP_SOURCE_DIR) / "cards" / "evenfall", sets + "/evenfall",
                 fs::copy_options::recursive);
        fs::remove_all(sets + "/evenfall/l10n");
        for (const DocBlock& block : page.blocks) {
            if (const std::string file = value_of(block, "file"); !file.empty())
                scratch.write(file, block.content());
            if (block.language() != "console" || !block.has_flag("walk")) continue;
            for (const Step& step : steps_of(block.content())) {
                const std::string printed = run_line(scratch.path(""), step.command);
                INFO(page.path << ":" << block.line << "\n$ " << step.command << "\n" << printed);
                CHECK(matches(printed, step.printed));
                ++walked;
            }
        }
    }
    CHECK(walked >= 10);
}
