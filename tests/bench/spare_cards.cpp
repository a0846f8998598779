#include "tests/bench/spare_cards.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

namespace cantrip::bench {
namespace {

// Declarations that are no cards.
bool is_card(const std::string& line) {
    static const std::vector<std::string> others = {
        "package",  "define", "verb",  "rule", "kind", "zone", "unit",      "token",   "track",  "names",
        "scenario", "group",  "trait", "die",  "map",  "game", "exclusive", "heading", "extend", "option"};
    const std::string word = line.substr(0, line.find(' '));
    return std::isalpha(static_cast<unsigned char>(line[0])) != 0 && line.back() == '{' &&
           std::find(others.begin(), others.end(), word) == others.end();
}

// Actions and parts with names of their own cannot be declared twice: such cards are left out.
bool names_more(const std::vector<std::string>& card) {
    return std::any_of(card.begin() + 1, card.end(), [](const std::string& line) {
        if (line.empty()) return false;
        const std::size_t action = line.find("action ");
        const bool named = action != std::string::npos && line.find('"', action) != std::string::npos;
        const bool part = line.back() == '{' && line.find('"') != std::string::npos;
        return named || part;
    });
}

// A card under another name, in the box. Its names for people and its sources stay with the first one.
std::string copy_of(const std::vector<std::string>& card, int number) {
    std::istringstream first(card[0]);
    std::string kind, name;
    first >> kind >> name;
    // What stands behind the printed name stays: `of a faction`.
    const std::size_t quote = card[0].rfind('"');
    const std::string rest = quote == std::string::npos ? " {" : card[0].substr(quote + 1);
    std::string out =
        kind + " " + name + "_spare" + std::to_string(number) + rest + "\n  starts in spare_box\n";
    bool left_out = false;
    for (std::size_t i = 1; i < card.size(); ++i) {
        const std::string& line = card[i];
        const bool top = line == "}" || (line.rfind("  ", 0) == 0 && line.size() > 2 && line[2] != ' ');
        // A line goes on while the next ones stand further in.
        if (top)
            left_out = line.rfind("  from ", 0) == 0 || line.rfind("  name ", 0) == 0 ||
                       line.rfind("  starts ", 0) == 0 || line.rfind("  copies ", 0) == 0;
        if (!left_out) out += line + "\n";
    }
    return out;
}

} // namespace

std::string text_of_file(const std::string& path) {
    std::ostringstream out;
    out << std::ifstream(path).rdbuf();
    return out.str();
}

std::string spare_cards(const std::string& folder, int copies) {
    std::vector<std::vector<std::string>> cards;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".cant" &&
            entry.path().string().find("scenarios") == std::string::npos)
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        std::istringstream lines(text_of_file(file.string()));
        bool inside = false;
        for (std::string line; std::getline(lines, line);) {
            if (!inside && !line.empty() && is_card(line)) {
                cards.emplace_back();
                inside = true;
            }
            if (inside) cards.back().push_back(line);
            if (line == "}") inside = false;
        }
    }
    std::string out = "zone spare_box holds thing aside\n";
    for (int n = 1; n <= copies; ++n)
        for (const auto& card : cards)
            if (!names_more(card)) out += copy_of(card, n);
    return out;
}

} // namespace cantrip::bench
