#include "tests/docs/walk.hpp"

#include <filesystem>
#include <sstream>

#include "tests/support/required.hpp"

namespace cantrip::testing {

std::vector<Step> steps_of(const std::string& block) {
    std::vector<Step> steps;
    std::istringstream lines(block);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("$ "))
            steps.push_back({line.substr(2), {}});
        else if (!steps.empty())
            steps.back().wanted += line + "\n";
    }
    return steps;
}

std::string run_line(const std::string& folder, const std::string& line) {
    const std::string tools = std::filesystem::path(CANTRIP_BINARY).parent_path().string();
    return run_shell("cd '" + folder + "' && PATH='" + tools +
                     "':$PATH && NO_COLOR=1 && export PATH NO_COLOR && { " + line + "\n}")
        .out;
}

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

} // namespace cantrip::testing
