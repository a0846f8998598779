#include "tests/generator/paragraphs.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <map>

namespace cantrip::generator {
namespace {

std::vector<std::string> lines_of(const std::string& path) {
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

// How many scenarios there are for each number: `scenario "S7.12: …"`.
std::map<std::string, int> scenarios_by_number(const std::string& folder) {
    constexpr std::string_view start = "scenario \"S";
    std::map<std::string, int> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".cant") continue;
        for (const std::string& line : lines_of(entry.path().string()))
            if (line.starts_with(start))
                ++found[line.substr(start.size() - 1, line.find(':') - start.size() + 1)];
    }
    return found;
}

} // namespace

std::vector<Paragraph> read_paragraphs(const std::string& root) {
    const auto scenarios = scenarios_by_number(root + "/tests/semantics");
    std::vector<Paragraph> found;
    bool listing = false;
    for (const std::string& line : lines_of(root + "/docs/reference/semantics.md")) {
        if (line.starts_with("## ")) listing = line == "## No scenario";
        if (line.starts_with("**S")) {
            const std::string number = line.substr(2, line.find("**", 2) - 2);
            const auto played = scenarios.find(number);
            found.push_back({number, played == scenarios.end() ? 0 : played->second});
        }
        if (listing && line.starts_with("| S"))
            for (Paragraph& one : found) one.tested |= one.number == line.substr(2, line.find(" |", 2) - 2);
    }
    return found;
}

bool all_shown(const std::vector<Paragraph>& paragraphs) {
    return !paragraphs.empty() && std::all_of(paragraphs.begin(), paragraphs.end(), [](const Paragraph& one) {
        return one.scenarios > 0 || one.tested;
    });
}

std::string table(const std::vector<Paragraph>& paragraphs) {
    int with = 0, played = 0, tested = 0;
    std::string missing;
    for (const Paragraph& one : paragraphs) {
        with += one.scenarios > 0 ? 1 : 0;
        played += one.scenarios;
        tested += one.scenarios == 0 && one.tested ? 1 : 0;
        if (one.scenarios == 0 && !one.tested) missing += "nothing shows paragraph " + one.number + "\n";
    }
    return fmt::format("paragraphs of the page: {}; {} by {} scenarios, {} by tests\n{}", paragraphs.size(),
                       with, played, tested, missing);
}

} // namespace cantrip::generator
