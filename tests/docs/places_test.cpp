// What the pages state about the code is true: numbers of places, who may include whom, and that no game is
// known.

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"
#include "tools/init/games.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace fs = std::filesystem;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;

std::vector<std::string> lines_of(const std::string& path) {
    std::vector<std::string> out;
    std::istringstream text(read_all(root + "/" + path));
    for (std::string line; std::getline(text, line);) out.push_back(line);
    return out;
}

std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
    std::vector<std::string> out;
    const std::regex expression(pattern);
    for (std::sregex_iterator it(text.begin(), text.end(), expression), end; it != end; ++it)
        out.push_back((*it)[1]);
    return out;
}

std::vector<std::string> code_in(const std::string& folder) {
    std::vector<std::string> out;
    if (!fs::exists(root + "/" + folder)) return out;
    for (const auto& entry : fs::recursive_directory_iterator(root + "/" + folder)) {
        const auto ending = entry.path().extension();
        if (ending == ".cpp" || ending == ".hpp" || ending == ".def")
            out.push_back(entry.path().lexically_relative(root).string());
    }
    return out;
}

struct Places {
    std::string heading;
    std::size_t stated = 0;
    std::size_t rows = 0;
};

// Headings "…: 3 places", and the rows of the table below each.
std::vector<Places> places_of(const std::string& page) {
    std::vector<Places> out;
    const std::regex stated("^#+ .*: ([0-9]+) places?$");
    for (const std::string& line : lines_of(page)) {
        std::smatch found;
        if (std::regex_match(line, found, stated)) out.push_back({line, std::stoul(found[1]), 0});
        const bool row =
            line.starts_with("| ") && !line.starts_with("| ---") && !line.starts_with("| place ");
        if (row && !out.empty()) ++out.back().rows;
    }
    return out;
}

// The rows of "Who may know whom": a part, and what it may include.
std::map<std::string, std::set<std::string>> allowed_includes() {
    std::map<std::string, std::set<std::string>> out;
    bool inside = false;
    for (const std::string& line : lines_of("docs/architecture.md")) {
        if (line.starts_with("| part |"))
            inside = true;
        else if (inside && line.empty())
            break;
        else if (inside && line.starts_with("| `")) {
            const auto words = matches(line, "`([a-z/]+)`");
            out[words[0]] = {words.begin() + 1, words.end()};
        }
    }
    return out;
}

bool lies_in(const std::string& path, const std::string& part) { return path.starts_with(part + "/"); }

} // namespace

TEST_CASE("pages about adding things state the number of places", "[docs]") {
    std::size_t tried = 0;
    for (const char* page :
         {"docs/adding-a-verb.md", "docs/adding-a-diagnostic.md", "docs/adding-a-lint-rule.md"}) {
        for (const Places& places : places_of(page)) {
            INFO(page << " " << places.heading);
            CHECK(places.rows == places.stated);
            ++tried;
        }
    }
    CHECK(tried == 4);
}

TEST_CASE("a native verb stands in the places that the page names", "[docs]") {
    const auto verbs = matches(read_all(root + "/stdlib/core/verbs.cant"), "native verb ([a-z_]+)");
    const std::string page = read_all(root + "/docs/adding-a-verb.md");
    CHECK(matches(page, "There are ([0-9]+); think") ==
          std::vector<std::string>{std::to_string(verbs.size())});
    // Before the interpreter is there, its places cannot be looked at.
    const bool runs = fs::exists(root + "/interpreter/cantrip.hpp");
    for (const std::string& path : matches(page, "\\| `(interpreter/[a-z_.]+)` \\|")) {
        if (!runs) continue;
        INFO(path);
        REQUIRE(fs::exists(root + "/" + path));
        const std::string text = read_all(root + "/" + path);
        for (const std::string& verb : verbs) {
            INFO(verb);
            CHECK(std::regex_search(text, std::regex("\\b" + verb + "\\b")));
        }
    }
    // Nothing before the interpreter knows a verb by name.
    for (const std::string& path : code_in("lang")) {
        const std::string text = read_all(root + "/" + path);
        INFO(path);
        for (const std::string& verb : verbs)
            if (verb != "pay") CHECK(text.find('"' + verb + '"') == std::string::npos);
    }
}

TEST_CASE("every part includes only what the architecture allows", "[docs]") {
    const auto allowed = allowed_includes();
    REQUIRE(allowed.size() >= 10);
    for (const auto& [part, others] : allowed) {
        for (const std::string& path : code_in(part)) {
            for (const std::string& included :
                 matches(read_all(root + "/" + path), "#include \"([a-z_]+/[^\"]+)\"")) {
                INFO(path << " includes " << included);
                const bool fine = lies_in(included, part) ||
                                  std::any_of(others.begin(), others.end(),
                                              [&](const auto& other) { return lies_in(included, other); });
                CHECK(fine);
            }
        }
    }
    for (const auto& entry : fs::directory_iterator(root + "/lang"))
        if (entry.is_directory()) CHECK(allowed.contains("lang/" + entry.path().filename().string()));
}

TEST_CASE("no code knows a game", "[docs]") {
    const auto games = find_games({root + "/stdlib"});
    REQUIRE(games.size() >= 3);
    for (const char* part : {"lang", "interpreter", "tools"}) {
        for (const std::string& path : code_in(part)) {
            for (const std::string& line : lines_of(path)) {
                for (const GameTemplate& game : games)
                    if (line.find(game.game) != std::string::npos)
                        FAIL_CHECK(path << " knows " << game.game << ": " << line);
            }
        }
    }
}
