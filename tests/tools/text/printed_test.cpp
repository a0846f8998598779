// Marks of what is assumed and of one's own, and texts without it.

#include <set>

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
