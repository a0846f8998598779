// Real cards in every language: everything is said, nothing leaks, nothing is said twice.

#include <set>

#include <catch2/catch.hpp>

#include "lang/check/programs.hpp"
#include "lang/support/utf8.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tools/support/letters.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/setting/contraction.hpp"
#include "tools/text/write_text.hpp"

using namespace cantrip;
using namespace cantrip::text;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;
const std::vector<std::string> tags{"en", "cs", "sr-Latn", "sr-Cyrl", "de"};
const std::vector<std::string> games{"evenfall", "euphoria", "euphoria_reprints", "etherfields"};

struct Printed {
    std::unique_ptr<Programs> programs;
    std::vector<CardText> cards;
    Diagnostics diagnostics;
};

// The cards of a game's own package in one language.
Printed print_game(const std::string& game, const std::string& tag, Style style = Style::words) {
    Printed out;
    LoadOptions options;
    options.libraries = {root + "/stdlib"};
    out.programs = load_programs({root + "/cards/" + game}, options);
    for (std::size_t i = 0; i < out.programs->list.size(); ++i) {
        const Program& program = out.programs->list[i];
        std::vector<std::string> folders;
        for (const std::size_t package : out.programs->packages[i])
            folders.push_back(out.programs->world.packages[package].folder);
        Keys keys;
        const auto language = load_language(tag, options.libraries, folders, out.programs->world.sources,
                                            keys, out.diagnostics);
        REQUIRE(language);
        CardTexts texts(program, *language, keys, style, out.diagnostics);
        for (ThingId thing(0); thing < program.things.size(); ++thing) {
            if (program.things[thing].scenario == no_index && program.things[thing].kind != no_index)
                out.cards.push_back(texts.thing(thing));
        }
        texts.report();
    }
    return out;
}

std::string slice_of(const Printed& printed, const std::set<std::string>& ids) {
    std::string text;
    for (const CardText& card : printed.cards) {
        if (!ids.contains(card.id)) continue;
        text += card.name + "\n";
        for (const AbilityText& ability : card.abilities) text += "  " + plain_text(ability.pieces) + "\n";
    }
    return text;
}

} // namespace

TEST_CASE("the first cards read as printed ones do", "[text]") {
    std::string found;
    for (const std::string& tag : tags) {
        found += "== " + tag + "\n";
        found += slice_of(print_game("evenfall", tag), {"chalice_of_transmutation", "ghost_swamp", "irena",
                                                        "archivist", "central_mountains", "inquisitor"});
        found += slice_of(print_game("euphoria", tag),
                          {"brett_the_lockpicker", "katy_the_dietician", "spa_of_fleeting_pleasure",
                           "courthouse_of_hasty_judgment"});
        // Causes, choices of others, targets, prices for nothing, what none is in.
        found += slice_of(print_game("etherfields", tag),
                          {"find_the_pattern", "effort", "jelly_legs", "venom", "delta_phase", "delegate",
                           "human_shield", "paper_dogs"});
    }
    cantrip::testing::check_golden("tools/text/golden/slice.txt", found);
}

TEST_CASE("every ability is said in every language", "[text]") {
    for (const std::string& game : games) {
        for (const std::string& tag : tags) {
            const Printed printed = print_game(game, tag);
            for (const Diagnostic& told : printed.diagnostics.all())
                UNSCOPED_INFO(game << ' ' << tag << ": " << told.message);
            CHECK(printed.diagnostics.empty());
        }
    }
}

TEST_CASE("no internal name is ever printed", "[text]") {
    for (const std::string& game : games) {
        for (const std::string& tag : tags) {
            const Printed printed = print_game(game, tag);
            const Program& program = printed.programs->list.front();
            for (const CardText& card : printed.cards) {
                INFO(tag << ' ' << card.id);
                CHECK_FALSE(card.name.empty()); // or its id would be printed
                CHECK(card.name.find('_') == std::string::npos);
                for (const AbilityText& ability : card.abilities) {
                    const std::string text = plain_text(ability.pieces);
                    INFO(tag << ' ' << ability.id << ": " << text);
                    CHECK(text.find_first_of("_{}[]<>@|*~^") == std::string::npos);
                    CHECK(text.find("⟦") == std::string::npos);
                }
            }
            CHECK_FALSE(program.things.empty());
        }
    }
}

TEST_CASE("a part of a card without a name is called by its card and a number", "[text]") {
    const auto name_of = [](const std::string& tag, std::string_view id) {
        for (const CardText& card : print_game("etherfields", tag).cards)
            if (card.id == id) return card.name;
        return std::string();
    };
    CHECK(name_of("en", "tram_stop.stop_ne") == "The stop, field 2");
    CHECK(name_of("cs", "tram_stop.stop_ne") == "Zastávka, pole 2");
    CHECK(name_of("sr-Cyrl", "tram_stop.stop_ne") == "Стајалиште, поље 2");
    CHECK(name_of("de", "tram_stop.stop_ne") == "Die Haltestelle, Feld 2");
}

namespace {

// Letters of each script in a word.
struct Scripts {
    bool latin = false, cyrillic = false;
};

Scripts scripts_in(std::string_view word) {
    Scripts found;
    for (std::size_t at = 0; at < word.size();) {
        const DecodedPoint point = decode_utf8(word, at);
        if (point.value >= 0x400 && point.value < 0x530)
            found.cyrillic = true;
        else if (is_letter(point.value))
            found.latin = true;
        at += point.length;
    }
    return found;
}

} // namespace

TEST_CASE("a Serbian word has one script, that of its text", "[text]") {
    CHECK(scripts_in("картa").latin);
    CHECK(scripts_in("kаrta").cyrillic);
    for (const std::string& game : games) {
        for (const std::string& tag : {std::string("sr-Latn"), std::string("sr-Cyrl")}) {
            const Printed printed = print_game(game, tag);
            for (const CardText& card : printed.cards) {
                for (const AbilityText& ability : card.abilities) {
                    for (const Piece& piece : ability.pieces) {
                        const Scripts found = scripts_in(piece.text);
                        INFO(tag << ' ' << plain_text(ability.pieces) << ": " << piece.text);
                        CHECK_FALSE((found.latin && found.cyrillic));
                        // Codes and variables stay as they are.
                        const bool code = lower_word(piece.text) != piece.text && piece.phrase != no_phrase &&
                                          ability.plan.tree.at(piece.phrase).kind == Phrase::Kind::name;
                        if (tag == "sr-Latn")
                            CHECK_FALSE(found.cyrillic);
                        else if (!code && piece.text != "X")
                            CHECK_FALSE(found.latin);
                    }
                }
            }
        }
    }
}

TEST_CASE("icons take the place of counted nouns and keep their words", "[text]") {
    const Printed printed = print_game("evenfall", "sr-Latn", Style::icons);
    const std::string text = slice_of(printed, {"ghost_swamp"});
    CHECK(text.find("1\xC2\xA0:herb:") != std::string::npos);
    for (const CardText& card : printed.cards) {
        if (card.id != "ghost_swamp") continue;
        for (const Piece& piece : card.abilities.front().pieces) {
            if (piece.icon) CHECK(piece.alt == "biljku");
        }
    }
}

TEST_CASE("what is several is said as several, and what is one as one", "[text]") {
    const auto printed = [](const std::string& path, const std::string& tag) {
        return cantrip::testing::run_cantrip({"text", root + path, "--lang", tag}).out;
    };
    CHECK(printed("/stdlib/etherfields", "en").find("the roads of this location") != std::string::npos);
    CHECK(printed("/stdlib/etherfields", "cs").find("cest této lokace") != std::string::npos);
    CHECK(printed("/stdlib/etherfields", "sr-Latn").find("od puteva ove lokacije") != std::string::npos);
    const std::string evenfall = printed("/cards/evenfall", "en");
    CHECK(evenfall.find("the victory points of that opponent are equal to your victory points") !=
          std::string::npos);
    CHECK(evenfall.find("your space on the coven track is more than 2") != std::string::npos);
}

// "À le" would be "Au": the letters that begin the two may have different lengths.
TEST_CASE("words that are written as one keep their capital", "[text]") {
    Rules rules;
    rules.contractions = {{"à le", "au"}, {"in dem", "im"}};
    const auto printed = [&](const std::string& first, const std::string& second) {
        std::vector<text::Token> tokens(2);
        tokens[0].text = first;
        tokens[1].text = second;
        return contracted(rules, tokens).front().text;
    };
    CHECK(printed("à", "le") == "au");
    CHECK(printed("À", "le") == "Au");
    CHECK(printed("In", "dem") == "Im");
    CHECK(expanded(rules, "Au port, im Hafen").text == "À le port, in dem Hafen");
    CHECK(expanded(rules, "Au port").printed_at(std::string("À le port").find("port")) ==
          std::string("Au ").size());
}
