// Print shops, page boxes, Tabletop Simulator, test pages.

#include <cstdio>
#include <filesystem>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tests/tools/table/tavern.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

namespace json = boost::json;

struct Tavern {
    Scratch scratch;
    Tavern() {
        scratch.write("tavern/package.cant", tavern_source);
        scratch.write("tavern/text/en.lex", tavern_words);
    }
    [[nodiscard]] RunResult drawn(std::vector<std::string> more) const {
        std::vector<std::string> words{"render", scratch.path("tavern"), "--into", scratch.path("out")};
        words.insert(words.end(), more.begin(), more.end());
        return run_cantrip(words);
    }
    [[nodiscard]] std::string printed_by(const std::string& command) const {
        std::string out;
        std::FILE* pipe = popen(command.c_str(), "r");
        REQUIRE(pipe);
        char buffer[4096];
        for (std::size_t count = 0; (count = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;)
            out.append(buffer, count);
        CHECK(pclose(pipe) == 0);
        return out;
    }
    [[nodiscard]] json::value pages_of(const std::string& pdf) const {
        CHECK_THAT(printed_by("qpdf --check '" + pdf + "' 2>&1"),
                   Contains("No syntax or stream encoding errors"));
        return json::parse(printed_by("qpdf --json=1 --json-key=pages --json-key=objects '" + pdf + "'"));
    }
    // A box of every page, in order.
    [[nodiscard]] static std::vector<std::vector<double>> boxes(const json::value& file, const char* name) {
        std::vector<std::vector<double>> out;
        for (const auto& page : file.at("pages").as_array()) {
            const auto& object = file.at("objects").at(page.at("object").as_string()).as_object();
            std::vector<double> box;
            if (object.contains(name))
                for (const auto& side : object.at(name).as_array()) box.push_back(side.to_number<double>());
            out.push_back(std::move(box));
        }
        return out;
    }
};

// Width and height of a PNG file.
std::pair<int, int> pixels(const std::string& png) {
    const auto number = [&](std::size_t at) {
        int value = 0;
        for (std::size_t i = 0; i < 4; ++i) value = value * 256 + static_cast<unsigned char>(png[at + i]);
        return value;
    };
    return {number(16), number(20)};
}

} // namespace

TEST_CASE("DriveThruCards: pages back and front in turns, cut an eighth of an inch inside") {
    const Tavern tavern;
    CHECK(tavern.drawn({"--for", "drivethru"}).status == 0);
    const json::value file = tavern.pages_of(tavern.scratch.path("out/en/tavern-drivethru.pdf"));
    const auto media = Tavern::boxes(file, "/MediaBox"), trim = Tavern::boxes(file, "/TrimBox"),
               bleed = Tavern::boxes(file, "/BleedBox");
    REQUIRE(media.size() == 6);
    for (std::size_t i = 0; i < media.size(); ++i) {
        // 2.75 x 3.75 inches, trimmed to 2.5 x 3.5.
        REQUIRE(trim[i].size() == 4);
        CHECK(media[i][2] == Approx(198).margin(0.1));
        CHECK(media[i][3] == Approx(270).margin(0.1));
        CHECK(bleed[i] == media[i]);
        CHECK(trim[i][0] == Approx(9).margin(0.01));
        CHECK(trim[i][2] == Approx(189).margin(0.1));
        CHECK(trim[i][3] == Approx(261).margin(0.1));
    }
    const std::string pdf = tavern.scratch.path("out/en/tavern-drivethru.pdf");
    CHECK_THAT(tavern.printed_by("pdftotext -f 1 -l 1 '" + pdf + "' -"), !Contains("Cook"));
    CHECK_THAT(tavern.printed_by("pdftotext -f 2 -l 2 '" + pdf + "' -"), Contains("Cook"));
}

TEST_CASE("The Game Crafter: pictures of 825 by 1125 pixels") {
    const Tavern tavern;
    CHECK(tavern.drawn({"--for", "tgc-poker"}).status == 0);
    CHECK(pixels(read_all(tavern.scratch.path("out/en/cook.png"))) == std::pair(825, 1125));
}

TEST_CASE("a card of another size than the shop's is left out and counted; an unknown shop is told") {
    const Tavern tavern;
    tavern.scratch.write("tavern/layout/guest.layout", "extends tarot\n");
    CHECK_THAT(tavern.drawn({"--for", "euro"}).err, Contains("3 are of another size than `euro` prints"));
    const RunResult unknown = tavern.drawn({"--for", "eruo"});
    CHECK(unknown.status == 2);
    CHECK_THAT(unknown.err, Contains("did you mean `euro`?"));
    tavern.scratch.write("tavern/layout/shops/mine.shop", "trim 70 x\n");
    const RunResult broken = tavern.drawn({"--for", "mine"});
    CHECK(broken.status == 2);
    CHECK_THAT(broken.err, Contains("mine.shop:1:"));
}

TEST_CASE("with --bleed each page says where it is cut, without it there is nothing to say") {
    const Tavern tavern;
    CHECK(tavern.drawn({"--bleed"}).status == 0);
    const auto trim = Tavern::boxes(tavern.pages_of(tavern.scratch.path("out/en/tavern.pdf")), "/TrimBox");
    REQUIRE(trim.size() == 3);
    // 3 mm.
    CHECK(trim[0][0] == Approx(3 * 72 / 25.4).margin(0.01));
    CHECK(tavern.drawn({}).status == 0);
    CHECK(Tavern::boxes(tavern.pages_of(tavern.scratch.path("out/en/tavern.pdf")), "/TrimBox")[0].empty());
}

TEST_CASE("Tabletop Simulator: a deck with names, texts and copies, and sheets that hold them") {
    const Tavern tavern;
    CHECK(tavern.drawn({"--for", "tts", "--address", "https://example.org/cards"}).status == 0);
    const json::value save = json::parse(read_all(tavern.scratch.path("out/en/tavern-en.json")));
    const auto& decks = save.at("ObjectStates").as_array();
    REQUIRE(decks.size() == 1);
    const auto& deck = decks[0].as_object();
    CHECK(deck.at("Name").as_string() == "DeckCustom");
    // Two cooks, four bards, two crows.
    REQUIRE(deck.at("DeckIDs").as_array().size() == 8);
    CHECK(deck.at("DeckIDs").at(0).to_number<int>() == 100);
    CHECK(deck.at("DeckIDs").at(7).to_number<int>() == 102);
    const auto& cook = deck.at("ContainedObjects").at(0).as_object();
    CHECK(cook.at("Nickname").as_string() == "Cook");
    CHECK_THAT(std::string(cook.at("Description").as_string()), Contains("gain 2 coins"));
    const auto& custom = deck.at("CustomDeck").at("1").as_object();
    CHECK(custom.at("FaceURL").as_string() == "https://example.org/cards/en/tavern-en-1.png");
    const auto [width, height] = pixels(read_all(tavern.scratch.path("out/en/tavern-en-1.png")));
    CHECK(width <= 4096);
    CHECK(height <= 4096);
    // The grid divides the sheet into cards of the right shape.
    const double card_width = width / custom.at("NumWidth").to_number<double>();
    const double card_height = height / custom.at("NumHeight").to_number<double>();
    CHECK(card_width / card_height == Approx(63.0 / 88).epsilon(0.01));
    // The last cell shows the hidden side, so no card lies in it.
    CHECK(custom.at("NumWidth").to_number<int>() * custom.at("NumHeight").to_number<int>() > 3);
}

TEST_CASE("a test page has two sides and no cards") {
    const Tavern tavern;
    CHECK(tavern.drawn({"--sheet", "a4", "--test-page"}).status == 0);
    CHECK(Tavern::boxes(tavern.pages_of(tavern.scratch.path("out/en/tavern-test.pdf")), "/MediaBox").size() ==
          2);
    CHECK(tavern.drawn({"--test-page"}).status == 2);
}
