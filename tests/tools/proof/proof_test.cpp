// `cantrip proof` on files of every kind.

#include <boost/json/parse.hpp>
#include <catch2/catch.hpp>

#include "tests/tools/l10n/card_copy.hpp"
#include "tests/tools/proof/spoken_cards.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

std::vector<std::string> kinds_in(const std::vector<proof::Finding>& findings) {
    std::vector<std::string> kinds;
    for (const proof::Finding& finding : findings) kinds.emplace_back(proof::info(finding.kind).name);
    return kinds;
}

const l10n::UnitText& text_of(const SpokenCards& cards, const std::string& card) {
    for (const auto& [unit, said] : cards.texts)
        if (unit->card == card) return *said;
    FAIL("no card " << card);
    return *cards.texts.front().second;
}

using Kinds = std::vector<std::string>;

} // namespace

TEST_CASE("each kind of finding has its name and its place", "[l10n][proof]") {
    const SpokenCards english = speak("evenfall", "en");
    // When you discover a Place of Power, you may harvest that Place of Power.
    const l10n::UnitText& irena = text_of(english, "irena");
    const auto told = [&](const std::string& text) {
        return kinds_in(proof::compare(*english.index, irena, text));
    };
    CHECK(told(irena.text).empty());
    CHECK(told("When you discover a Place of Power, harvest that Place of Power.") ==
          Kinds{"dropped-option"});
    CHECK(told("You may harvest that Place of Power.") == Kinds{"dropped-condition"});
    // Found by what it means, not by its words: the place is named behind it all the same.
    CHECK(told("When you discover a ritual, you may harvest it.") == Kinds{"wrong-term"});
    CHECK(told("When you discover a Place of Power, you may harvest that Place of Power and gain 1 mana.") ==
          Kinds{"extra-clause"});
    // Once per turn, if you would discard a card, you may move that card to the bottom of the main deck
    // instead.
    const l10n::UnitText& archivist = text_of(english, "archivist");
    CHECK(
        kinds_in(proof::compare(
            *english.index, archivist,
            "If you would discard a card, you may move that card to the bottom of the main deck instead.")) ==
        Kinds{"dropped-duration"});
    // … when you discover a Place of Power, gain 2 victory points.
    const l10n::UnitText& cartographer = text_of(english, "vp_on_discover");
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string text = cartographer.text;
        REQUIRE(text.find(from) != std::string::npos);
        return text.replace(text.find(from), from.size(), to);
    };
    const std::string wrong = with("gain 2", "gain 3");
    const auto findings = proof::compare(*english.index, cartographer, wrong);
    REQUIRE(kinds_in(findings) == Kinds{"wrong-number"});
    CHECK(wrong.substr(findings[0].begin, findings[0].end - findings[0].begin) == "3");
    CHECK(findings[0].message == "text: 3; effect: 2");
    CHECK(findings[0].suggestion == "2");
    CHECK(kinds_in(proof::compare(*english.index, cartographer, with("points", "point"))) ==
          Kinds{"wrong-agreement"});
}

TEST_CASE("what a text means is compared where it can be read", "[l10n][proof]") {
    const SpokenCards english = speak("evenfall", "en");
    const auto number_of = [&](const std::string& id) {
        for (std::size_t i = 0; i < english.texts.size(); ++i)
            if (english.texts[i].first->id == id) return i;
        FAIL("no ability " << id);
        return std::size_t{0};
    };
    const std::size_t council = number_of("archivist/round_end/1"), irena = number_of("irena/when/1"),
                      points = number_of("vp_on_discover/when/1");
    const std::vector<std::pair<std::size_t, std::string>> printed{
        // A price has no order.
        {council, "Council, End of the round: pay one potion and one herb. If you do, advance on the coven "
                  "track. Otherwise, gain 1 mana."},
        {council, "Council, End of the round: pay 1 herb and 1 potion. If you do, gain 1 mana. Otherwise, "
                  "advance on the coven track."},
        {irena, "When you discover a Place of Power, harvest that Place of Power."},
        {points, "Council: when you discover a Place of Power, gain three victory points."},
        {points, "Council: when you discover a Place of Power, draw 2 cards."},
        // Nobody can read this one: its words are compared.
        {points, "Council: hooray, when you discover a Place of Power, gain 3 victory points."},
    };
    using Meaning = proof::Meaning::Kind;
    const auto meanings = english.meanings(printed);
    const std::vector<Meaning> expected{Meaning::same,  Meaning::other, Meaning::other,
                                        Meaning::other, Meaning::other, Meaning::unread};
    for (std::size_t i = 0; i < printed.size(); ++i) {
        INFO(printed[i].second);
        CHECK(meanings[i].kind == expected[i]);
    }
    const auto found = english.judge(printed);
    CHECK(found[0].empty());
    REQUIRE(found[1].size() == 2);
    CHECK(found[1][0].message == "text: gain 1 mana; effect: advance on the coven track");
    CHECK(found[1][1].message == "text: advance on the coven track; effect: gain 1 mana");
    REQUIRE(found[2].size() == 1);
    CHECK(found[2][0].message == "the text lacks “you may”");
    CHECK(found[2][0].reads == "when discover site by you: harvest site");
    CHECK(found[2][0].begin == printed[2].second.find("harvest"));
    REQUIRE(found[3].size() == 1);
    CHECK(found[3][0].message == "text: 3 victory points; effect: 2 victory points");
    CHECK(printed[3].second.substr(found[3][0].begin, found[3][0].end - found[3][0].begin) ==
          "three victory points");
    REQUIRE(found[4].size() == 1);
    CHECK(found[4][0].message == "text: draw 2 cards; effect: gain 2 victory points");
    REQUIRE_FALSE(found[5].empty());
    CHECK(found[5].back().message == "text: 3; effect: 2");
    CHECK(found[5].back().reads.empty());
}

TEST_CASE("agreement, scripts, address and names are read without an effect", "[l10n][proof]") {
    const SpokenCards serbian = speak("evenfall", "sr");
    const auto told = [&](const std::string& text) { return kinds_in(proof::lint(*serbian.index, text)); };
    CHECK(told("Dobijate 5 karata.").empty());
    CHECK(told("Dobijate 5 karte.") == Kinds{"wrong-agreement"});
    CHECK(told("Dobijate 21 kartu.").empty());
    CHECK(told("Dobijate 12 karte.") == Kinds{"wrong-agreement"});
    CHECK(told("jednu vešticu").empty());
    CHECK(told("jednu veštice") == Kinds{"wrong-agreement"});
    CHECK(told("svaka veštica").empty());
    CHECK(told("svaki veštica") == Kinds{"wrong-agreement"});
    CHECK(told("Uzmite kаrtu.") == Kinds{"mixed-scripts"}); // the first а is Cyrillic
    CHECK(told("Uzmi 1 kartu i odbacite 2 karte.") == Kinds{"mixed-address"});
    CHECK(told("Uzmite 1 kartu i odbacite 2 karte.").empty());
    CHECK(told("bodovi pobjede") == Kinds{"two-names"});
    const SpokenCards czech = speak("etherfields", "cs");
    CHECK(kinds_in(proof::lint(*czech.index, "Odhoď 5 karty.")) == Kinds{"wrong-agreement"});
    CHECK(kinds_in(proof::lint(*czech.index, "Odhoď 5 karet.")).empty());
    CHECK(kinds_in(proof::lint(*czech.index, "Odhoď 2 karty.")).empty());
    CHECK(kinds_in(proof::lint(*czech.index, "Každý spáček")) == Kinds{"two-names"});
}

TEST_CASE("proof reads tables, PO, XLIFF and plain text", "[l10n][proof]") {
    const CardCopy cards;
    const std::string right = "When you discover a Place of Power, you may harvest that Place of Power.";
    const std::string wrong = "When you discover a Place of Power, harvest that Place of Power.";
    const auto told = [&](const std::string& name, const std::string& text, int status) {
        cards.write(name, text);
        return cards.run({"proof", name, "--lang", "en", "--format", "json"}, status).out;
    };
    CHECK(
        boost::json::parse(told("a.csv", "card,text\nirena,\"" + right + "\"\n", 0)).at("right").as_int64() ==
        1);
    const auto found = boost::json::parse(told("b.csv", "card,text\nIrena,\"" + wrong + "\"\n", 1));
    const auto& finding = found.at("findings").as_array().at(0);
    CHECK(finding.at("kind").as_string() == "dropped-option");
    CHECK(finding.at("code").as_string() == "P05");
    CHECK(finding.at("ability").as_string() == "irena/when/1");
    CHECK(finding.at("line").as_int64() == 2);
    CHECK(std::string(finding.at("effect_at").as_string()).find("helpers.cant:") != std::string::npos);
    CHECK(finding.at("expected").as_string() == right);
    for (const auto& [name, text] : std::map<std::string, std::string>{
             {"c.tsv", "irena\t" + wrong + "\n"},
             {"d.po",
              "msgid \"\"\nmsgstr \"\"\n\nmsgctxt \"irena/when/1\"\nmsgid \"x\"\nmsgstr \"" + wrong + "\"\n"},
             {"e.xlf",
              "<xliff version=\"2.1\"><file><unit name=\"irena\"><segment><source>x</source><target>" +
                  wrong + "</target></segment></unit></file></xliff>\n"},
             {"f.txt", "Irena\n  " + wrong + "\n"}}) {
        INFO(name);
        CHECK(told(name, text, 1).find("\"dropped-option\"") != std::string::npos);
    }
    CHECK(told("g.csv", "card,text\nirenna,x\n", 1).find("there is no card `irenna`") != std::string::npos);
    CHECK(cards.run({"proof", "b.csv", "--lang", "en"}, 1)
              .out.find("b.csv:2:37: dropped-option[P05]: the text lacks “you may”") != std::string::npos);
    // One ability of two is printed: the other one is missing.
    CHECK(told("h.csv",
               "card,text\narchivist,\"Council, End of the round: pay 1 herb and 1 potion. If you do, "
               "advance on the coven track. Otherwise, gain 1 mana.\"\n",
               1)
              .find("the text lacks an ability of the card") != std::string::npos);
    CHECK(cards.run({"proof", "nosuch.csv", "--lang", "en"}, 2).err.find("nosuch.csv") != std::string::npos);
    CHECK(cards.run({"proof", "a.csv", "--lang", "xx"}, 2).err.find("there is no language `xx`") !=
          std::string::npos);
}

TEST_CASE("two names for one thing and one name for two are told for a whole file", "[l10n][proof]") {
    const CardCopy cards;
    cards.write("a.csv",
                "card,text\n"
                "irena,\"When you discover a Place of Power, you may harvest that Place of Power.\"\n"
                "cartographer,\"When you discover a sanctum, gain 2 victory points.\"\n");
    CHECK(cards.run({"proof", "a.csv", "--lang", "en"}, 1)
              .out.find("two-names[P11]: `Place of Power` is printed as `sanctum` here") !=
          std::string::npos);
}
