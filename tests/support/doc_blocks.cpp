#include "tests/support/doc_blocks.hpp"

#include <sstream>

namespace cantrip::testing {
namespace {

// The fence (three or more backticks) that a line starts with; empty when there is none.
std::string fence_of(const std::string& line) {
    const std::size_t ticks = std::min(line.find_first_not_of('`'), line.size());
    return ticks >= 3 ? line.substr(0, ticks) : std::string{};
}

std::string heading_of(const std::string& line) {
    const std::size_t marks = std::min(line.find_first_not_of('#'), line.size());
    return marks > 0 && marks < line.size() && line[marks] == ' ' ? line.substr(marks + 1) : std::string{};
}

std::string unescape(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        if (text.compare(i, 2, "\\x") == 0 && i + 4 <= text.size()) {
            out += static_cast<char>(std::stoi(text.substr(i + 2, 2), nullptr, 16));
            i += 4;
        } else {
            out += text[i++];
        }
    }
    return out;
}

} // namespace

std::string DocBlock::language() const { return info.substr(0, info.find(' ')); }

bool DocBlock::has_flag(std::string_view flag) const {
    std::istringstream words(info);
    std::string word;
    words >> word;
    while (words >> word) {
        if (word == flag) return true;
    }
    return false;
}

std::string DocBlock::content() const { return has_flag("escapes") ? unescape(text) : text; }

std::vector<DocBlock> doc_blocks(std::string_view markdown) {
    std::vector<DocBlock> blocks;
    std::istringstream lines{std::string(markdown)};
    std::string line, section, open_fence;
    for (std::uint32_t number = 1; std::getline(lines, line); ++number) {
        const std::string fence = fence_of(line);
        if (!open_fence.empty()) {
            if (line == open_fence)
                open_fence.clear();
            else
                blocks.back().text += line + '\n';
        } else if (!fence.empty()) {
            open_fence = fence;
            blocks.push_back({section, line.substr(fence.size()), {}, number});
        } else if (const std::string heading = heading_of(line); !heading.empty()) {
            section = heading;
        }
    }
    return blocks;
}

std::vector<std::string> doc_sections(std::string_view markdown) {
    std::vector<std::string> sections;
    std::istringstream lines{std::string(markdown)};
    std::string line, open_fence;
    while (std::getline(lines, line)) {
        const std::string fence = fence_of(line);
        if (!open_fence.empty()) {
            if (line == open_fence) open_fence.clear();
        } else if (!fence.empty()) {
            open_fence = fence;
        } else if (line.starts_with("## ")) {
            sections.push_back(line.substr(3));
        }
    }
    return sections;
}

} // namespace cantrip::testing
