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
#include "tools/scaffold/games.hpp"

using namespace cantrip;
using namespace cantrip::scaffold;
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

// By folder: the other folders that its files include.
using Includes = std::map<std::string, std::set<std::string>>;

// The rows of "Who may know whom".
Includes allowed_includes() {
    Includes out;
    bool inside = false;
    for (const std::string& line : lines_of("docs/architecture.md")) {
        if (line.starts_with("| folder |"))
            inside = true;
        else if (inside && line.empty())
            break;
        else if (inside && line.starts_with("| `")) {
            const auto words = matches(line, "`([a-z0-9_/]+)`");
            out[words[0]] = {words.begin() + 1, words.end()};
        }
    }
    return out;
}

Includes actual_includes() {
    Includes out;
    for (const char* top : {"lang", "interpreter", "tools"}) {
        for (const std::string& path : code_in(top)) {
            const std::string folder = fs::path(path).parent_path().string();
            out[folder];
            for (const std::string& included :
                 matches(read_all(root + "/" + path), "#include \"([a-z_]+/[^\"]+)\"")) {
                std::string other = fs::path(included).parent_path().string();
                if (other != folder) out[folder].insert(std::move(other));
            }
        }
    }
    return out;
}

// Depth-first search; a folder that is met again while it is still open closes a ring.
std::string ring_from(const Includes& includes, const std::string& folder, std::vector<std::string>& open,
                      std::set<std::string>& done) {
    const auto again = std::find(open.begin(), open.end(), folder);
    if (again != open.end()) {
        std::string ring;
        for (auto at = again; at != open.end(); ++at) ring += *at + " -> ";
        return ring + folder;
    }
    if (!done.insert(folder).second) return {};
    open.push_back(folder);
    if (const auto found = includes.find(folder); found != includes.end()) {
        for (const std::string& other : found->second)
            if (std::string ring = ring_from(includes, other, open, done); !ring.empty()) return ring;
    }
    open.pop_back();
    return {};
}

// A ring of folders that include each other, or nothing.
std::string ring_in(const Includes& includes) {
    std::set<std::string> done;
    for (const auto& [folder, others] : includes) {
        std::vector<std::string> open;
        if (std::string ring = ring_from(includes, folder, open, done); !ring.empty()) return ring;
    }
    return {};
}

} // namespace

TEST_CASE("pages about adding things state the number of places", "[docs]") {
    std::size_t tried = 0;
    for (const char* page : {"docs/adding-a-verb.md", "docs/adding-a-diagnostic.md",
                             "docs/adding-a-lint-rule.md", "docs/adding-a-construction.md"}) {
        for (const Places& places : places_of(page)) {
            INFO(page << " " << places.heading);
            CHECK(places.rows == places.stated);
            ++tried;
        }
    }
    CHECK(tried == 5);
}

TEST_CASE("a native verb stands in the places that the page names", "[docs]") {
    const auto verbs = matches(read_all(root + "/stdlib/core/verbs.cant"), "native verb ([a-z_]+)");
    const std::string page = read_all(root + "/docs/adding-a-verb.md");
    CHECK(matches(page, "There are ([0-9]+); think") ==
          std::vector<std::string>{std::to_string(verbs.size())});
    for (const std::string& path : matches(page, "\\| `((?:interpreter|lang/program)/[a-z_.]+)` \\|")) {
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

TEST_CASE("every folder includes only what the architecture allows", "[docs]") {
    const Includes allowed = allowed_includes();
    std::size_t looked_at = 0;
    for (const auto& [folder, used] : actual_includes()) {
        INFO(folder);
        REQUIRE(allowed.contains(folder));
        for (const std::string& other : used) {
            INFO("includes " << other);
            CHECK(allowed.at(folder).contains(other));
            ++looked_at;
        }
    }
    CHECK(looked_at > 100);
}

TEST_CASE("the architecture allows nothing that is not used, and no folder that is not there", "[docs]") {
    const Includes used = actual_includes();
    for (const auto& [folder, others] : allowed_includes()) {
        INFO(folder);
        REQUIRE(used.contains(folder));
        for (const std::string& other : others) {
            INFO("may include " << other);
            CHECK(used.at(folder).contains(other));
        }
    }
}

TEST_CASE("folders do not include each other in a ring", "[docs]") {
    CHECK(ring_in({{"a", {"b"}}, {"b", {"c"}}, {"c", {}}}).empty());
    CHECK(ring_in({{"a", {"b"}}, {"b", {"c"}}, {"c", {"b"}}}) == "b -> c -> b");
    CHECK(ring_in(actual_includes()) == "");
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
