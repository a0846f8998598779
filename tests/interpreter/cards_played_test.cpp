// Sets that claim to be whole: every card, tile, space and reprint is named by a scenario of its set.

#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"

using namespace cantrip::testing;
namespace fs = std::filesystem;

namespace {

std::set<std::string> words_of(const std::string& folder) {
    std::set<std::string> out;
    const std::regex word("[a-z_0-9]+");
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".cant") continue;
        const std::string text = read_all(entry.path().string());
        for (std::sregex_iterator it(text.begin(), text.end(), word), end; it != end; ++it)
            out.insert((*it)[0]);
    }
    return out;
}

// Things with a printed name: `KIND NAME "…" … {`. Areas only hold what is played, and rules are no things.
std::vector<std::string> things_of(const std::string& folder) {
    std::vector<std::string> out;
    const std::regex thing("^ *([a-z_]+) ([a-z_0-9]+) \".*\\{$");
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != ".cant" || entry.path().filename() == "package.cant") continue;
        std::istringstream lines(read_all(entry.path().string()));
        std::smatch found;
        for (std::string line; std::getline(lines, line);)
            if (std::regex_match(line, found, thing) && found[1] != "area" && found[1] != "rule")
                out.push_back(found[2]);
    }
    return out;
}

} // namespace

TEST_CASE("every card of a whole set is named by a scenario") {
    const std::string cards = std::string(CANTRIP_SOURCE_DIR) + "/cards/";
    std::size_t tried = 0;
    for (const char* set : {"euphoria", "euphoria_reprints"}) {
        const auto named = words_of(cards + set + "/scenarios");
        for (const std::string& thing : things_of(cards + set)) {
            INFO(set << ": " << thing);
            CHECK(named.contains(thing));
            ++tried;
        }
    }
    CHECK(tried >= 48 + 16 + 18 + 6);
}
