// Letters that none of the shipped languages has: English with one verb in another alphabet.

#include <catch2/catch.hpp>

#include "lang/check/programs.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/read_back.hpp"

using namespace cantrip;
using namespace cantrip::text;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;

struct SmallGame {
    std::unique_ptr<Programs> programs;
    Keys keys;
    Diagnostics diagnostics;
    std::optional<Language> language;

    explicit SmallGame(const std::string& draw) {
        LoadOptions options;
        options.libraries = {root + "/stdlib"};
        programs = load_programs({root + "/cards/evenfall"}, options);
        language = load_language("en", options.libraries, *programs, 0, keys, diagnostics);
        Lexeme& verb = language->pack.words.at(keys.intern("draw"));
        REQUIRE(verb.lemma == "draw");
        verb.lemma = draw;
        for (auto& [name, form] : verb.forms) form = draw;
    }

    // Texts of abilities that start with the verb.
    std::size_t count_starting_with(std::string_view start) {
        const Program& program = programs->list[0];
        CardTexts texts(program, *language, keys, Style::words, diagnostics);
        std::size_t count = 0;
        for (ThingId id = 0; id < program.things.size(); ++id) {
            if (program.things[id].scenario != no_index || program.things[id].kind == no_index) continue;
            for (const AbilityText& ability : texts.thing(id).abilities) {
                const std::string text = plain_text(ability.pieces);
                count += text.starts_with(start) || text.find(". " + std::string(start)) != std::string::npos;
            }
        }
        return count;
    }
};

} // namespace

TEST_CASE("sentences start with a capital and are read in every alphabet", "[text][letters]") {
    struct Case {
        std::string verb, at_start;
    };
    const Case cases[] = {
        {"șterge", "Șterge"},     // Romanian
        {"țese", "Țese"},         // Romanian
        {"ếch", "Ếch"},           // Vietnamese
        {"έλα", "Έλα"},           // Greek
        {"ırmak", "Irmak"},       // Turkish, without its locale
        {"ღებულობს", "ღებულობს"}, // Georgian: no capitals at the start of sentences
    };
    for (const Case& one : cases) {
        INFO(one.verb);
        SmallGame game(one.verb);
        CHECK(game.count_starting_with(one.at_start + " ") > 5);
        if (one.at_start != one.verb) CHECK(game.count_starting_with(one.verb + " ") == 0);
        TextReader reader(game.programs->world, game.programs->packages[0], game.programs->list[0],
                          *game.language, game.keys);
        for (const std::string& written : {one.at_start, one.verb}) {
            // Outside of Turkish I is the capital of i, so what was printed reads as another word.
            if (one.verb == "ırmak" && written != one.verb) continue;
            const ReadBack read = reader.read({written + " 2 cards.", no_index, true});
            INFO(written);
            CHECK(read.understood);
        }
    }
}
