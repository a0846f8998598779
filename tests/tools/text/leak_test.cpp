// No name of the source is ever printed: with all of them replaced by odd ones, every text stays as it was.

#include <catch2/catch.hpp>

#include "lang/check/programs.hpp"
#include "lang/diagnostics/render_text.hpp"
#include "tests/tools/text/renamed_corpus.hpp"
#include "tools/text/card/package_texts.hpp"
#include "tools/text/card/reminder.hpp"
#include "tools/text/languages.hpp"

using namespace cantrip;
using namespace cantrip::text;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;

// Every text of a game: abilities with their reminders, and what icons are read as.
std::vector<std::string> texts_of(const Programs& programs, const std::string& library,
                                  const std::string& tag, Style style) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < programs.list.size(); ++i) {
        Keys keys;
        Diagnostics diagnostics;
        Sources sources;
        const auto language = load_language(tag, {library}, programs.folders(i), sources, keys, diagnostics);
        REQUIRE(language);
        for (const Diagnostic& told : diagnostics.all()) UNSCOPED_INFO(told.message);
        REQUIRE(diagnostics.empty());
        CardTexts texts(programs.list[i], *language, keys, style, diagnostics);
        Reminders reminders(programs.list[i], *language, keys, style);
        for (CardText& card : cards_of(programs.list[i], programs.asked(programs.list[i]), texts)) {
            reminders.add_to(card);
            out.push_back(card.name);
            for (const AbilityText& ability : card.abilities) {
                out.push_back(plain_text(ability.pieces));
                for (const Piece& piece : ability.pieces) out.push_back(piece.alt);
                for (const auto& reminder : ability.reminders) out.push_back(plain_text(reminder));
            }
        }
    }
    return out;
}

} // namespace

TEST_CASE("renaming everything changes no text", "[text][leak]") {
    const testing::Scratch scratch;
    testing::write_renamed_corpus(scratch);
    for (const std::string game : {"evenfall", "euphoria", "euphoria_reprints", "etherfields"}) {
        LoadOptions usual, odd;
        usual.libraries = {root + "/stdlib"};
        odd.libraries = {scratch.path("library")};
        const auto programs = load_programs({root + "/cards/" + game}, usual);
        const auto renamed = load_programs({scratch.path("cards/" + game)}, odd);
        INFO(game << "\n" << render_text(renamed->world.sources, renamed->diagnostics, {}));
        REQUIRE(renamed->diagnostics.errors() == 0);
        for (const std::string tag : {"en", "cs", "sr-Latn", "sr-Cyrl", "de"}) {
            for (const Style style : {Style::words, Style::icons, Style::mixed}) {
                INFO(tag);
                const auto before = texts_of(*programs, usual.libraries.front(), tag, style);
                const auto after = texts_of(*renamed, odd.libraries.front(), tag, style);
                REQUIRE(before.size() == after.size());
                for (std::size_t i = 0; i < before.size(); ++i) {
                    CHECK(after[i].find(testing::odd_mark) == std::string::npos);
                    CHECK(after[i] == before[i]);
                }
            }
        }
    }
}
