// Marks of what is assumed and of one's own, and texts without it.

#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

constexpr std::string_view tavern = R"(package tavern "Tavern" for evenfall
ritual baker "Baker" {
  from ritual/baker
  instant: gain 1 mana
  assume space: gain 2 mana
}
ritual poet "Poet" {
  from own/design
  instant: gain 3 mana
}
ritual nameless "Nobody" {
  from ritual/nameless
  assume name en "Nobody"
  instant: gain 4 mana
}
)";

std::string text_of(const Scratch& scratch, std::vector<std::string> more) {
    std::vector<std::string> arguments{"text", scratch.path("tavern")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_cantrip(arguments).out;
}

boost::json::array cards_of(const std::string& game, std::vector<std::string> more) {
    std::vector<std::string> arguments{"text", CANTRIP_SOURCE_DIR "/cards/" + game, "--format", "json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return boost::json::parse(run_cantrip(arguments).out).at("cards").as_array();
}

} // namespace

TEST_CASE("every format marks what is assumed and what is one's own", "[text]") {
    const Scratch scratch;
    scratch.write("tavern/package.cant", tavern);
    const std::string plain = text_of(scratch, {});
    CHECK_THAT(plain, Contains("Poet [own]\n") && Contains("Baker\n") && Contains("Nobody [name assumed]\n"));
    CHECK_THAT(plain, Contains("gain 2 mana. [assumed]\n"));
    CHECK_THAT(text_of(scratch, {"--format", "html"}),
               Contains("Poet <span class=\"mark\">own</span></h3>") &&
                   Contains("<span class=\"mark\">assumed</span></p>"));
    CHECK_THAT(text_of(scratch, {"--format", "markdown"}), Contains("Poet") && Contains("own"));
    const auto json = boost::json::parse(text_of(scratch, {"--format", "json"}));
    std::set<std::string> origins;
    for (const auto& card : json.at("cards").as_array())
        if (const auto* origin = card.as_object().if_contains("origin"))
            origins.emplace(origin->get_string());
    CHECK(origins == std::set<std::string>{"assumed", "own"});
}

TEST_CASE("only printed leaves out own cards, assumed effects and assumed names", "[text]") {
    const Scratch scratch;
    scratch.write("tavern/package.cant", tavern);
    const std::string text = text_of(scratch, {"--only", "printed"});
    CHECK_THAT(text, Contains("Baker\n") && Contains("gain 1 mana.") && Contains("nameless\n") &&
                         Contains("gain 4 mana."));
    CHECK_THAT(text, !Contains("Poet") && !Contains("gain 2 mana") && !Contains("Nobody") && !Contains("["));
}

TEST_CASE("no card, name or effect of ours is among the printed ones of a game", "[text]") {
    for (const std::string game : {"evenfall", "euphoria", "etherfields"}) {
        INFO(game);
        std::set<std::string> own, printed;
        std::size_t all = 0;
        for (const auto& card : cards_of(game, {})) {
            ++all;
            const auto* origin = card.as_object().if_contains("origin");
            const std::string name(card.at("name").as_string());
            if (origin != nullptr && *origin == "own")
                own.insert(name);
            else
                printed.insert(name);
        }
        std::size_t left = 0;
        for (const auto& card : cards_of(game, {"--only", "printed"})) {
            ++left;
            const std::string name(card.at("name").as_string());
            INFO(name);
            CHECK((printed.contains(name) || !own.contains(name)));
            const auto* origin = card.as_object().if_contains("origin");
            CHECK((origin == nullptr || *origin != "own"));
            CHECK_FALSE(card.as_object().contains("name_assumed"));
            for (const auto& ability : card.at("abilities").as_array()) {
                CHECK_FALSE(ability.as_object().contains("assumed"));
                const std::string text(ability.at("text").as_string());
                for (const std::string& ours : own)
                    // Short names are words of the language too.
                    if (ours.size() > 8 && !printed.contains(ours))
                        CHECK(text.find(ours) == std::string::npos);
            }
        }
        CHECK(left > 20);
        CHECK((left == all) == own.empty());
    }
}

// A witness that is not our own marks: names that a source has, typed in from the sources.
TEST_CASE("every name among the printed cards is a name of a source, or an identifier", "[text]") {
    std::set<std::string> known;
    std::istringstream lines(read_all(CANTRIP_SOURCE_DIR "/tests/tools/text/names_of_sources.txt"));
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() && !line.starts_with("#")) known.insert(line);
    std::set<std::string> seen;
    for (const std::string game : {"evenfall", "euphoria", "etherfields"}) {
        const std::string folder = CANTRIP_SOURCE_DIR "/cards/" + game;
        std::set<std::string> entries;
        const auto inventory = boost::json::parse(read_all(folder + "/inventory.json"));
        for (const auto& entry : inventory.as_array())
            for (const auto& [tag, name] : entry.at("names").as_object())
                if (name.is_string()) entries.emplace(name.as_string());
        for (const auto& card : cards_of(game, {"--only", "printed", "--lang", "en"})) {
            const std::string name(card.at("name").as_string()), id(card.at("id").as_string());
            INFO(game << ": " << name << " (" << id << ")");
            CHECK((name == id || entries.contains(name) || known.contains(name)));
            seen.insert(name);
        }
    }
    // A name that nobody prints any more must leave the list.
    for (const std::string& name : known) {
        INFO(name);
        CHECK(seen.contains(name));
    }
}

TEST_CASE("what lies in a folder of our own cards is marked as our own", "[text]") {
    for (const std::string game : {"evenfall", "etherfields"}) {
        const RunResult run =
            run_cantrip({"check", CANTRIP_SOURCE_DIR "/cards/" + game, "--dump", "program"});
        std::set<std::string> own;
        for (const auto& card : cards_of(game, {}))
            if (const auto* origin = card.as_object().if_contains("origin");
                origin != nullptr && *origin == "own")
                own.emplace(card.at("id").as_string());
        CHECK(run.status == 0);
        CHECK(own.size() > 100);
        std::size_t houses = 0;
        for (const auto& file :
             std::filesystem::recursive_directory_iterator(CANTRIP_SOURCE_DIR "/cards/" + game + "/house")) {
            if (file.path().extension() != ".cant") continue;
            std::istringstream source(read_all(file.path().string()));
            const std::regex card(
                R"re(^(ritual|specialist|site|influence|progress|item|mask|fate|quirk|entity|slumber|season|location|weakness|tile|turn_card|portal|secret|memory|note|wisdom) (\w+) ".*)re");
            for (std::string line; std::getline(source, line);) {
                std::smatch found;
                if (!std::regex_match(line, found, card)) continue;
                ++houses;
                INFO(file.path().filename().string() << ": " << found[2]);
                CHECK(own.contains(found[2]));
            }
        }
        CHECK(houses > 50);
    }
}
