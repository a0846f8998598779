// A program that embeds Cantrip: it loads a card set, checks and lints it, plays the first answers of a game
// and prints the text of a card.

#include <cstdio>

#include "interpreter/cantrip.hpp"
#include "lang/check/programs.hpp"
#include "lang/diagnostics/render_text.hpp"
#include "lang/package/libraries.hpp"
#include "tools/lint/lint.hpp"
#include "tools/text/languages.hpp"

using namespace cantrip;

namespace {

constexpr int answers = 10;

// Always takes the first choices. Returns the number of questions answered, -1 when something went wrong.
int play(const Program& program) {
    Setup setup;
    setup.players = 2;
    const auto machine = Machine::compile(program, setup);
    if (!machine) return -1;
    State state = machine.value()->start(42);
    for (int done = 0; done < answers; ++done) {
        const Outcome now = run(*machine.value(), state);
        if (now.kind != Outcome::Kind::question) return -1;
        std::vector<Word> picks;
        for (std::size_t i = 0; i < now.question.choices.size(); ++i)
            for (Word n = 0; n < now.question.choices[i].limit; ++n)
                if (static_cast<Word>(picks.size()) < now.question.least)
                    picks.push_back(static_cast<Word>(i));
        if (!answer(*machine.value(), state, picks)) return -1;
    }
    return answers;
}

// The first card that has a text, in English. Returns whether there is one.
bool print_card(Programs& programs, const std::vector<std::string>& libraries) {
    text::Keys keys;
    Diagnostics lacking;
    const auto english = text::load_language("en", libraries, programs, 0, keys, lacking);
    if (!english) return false;
    const Program& program = programs.list[0];
    text::CardTexts texts(program, *english, keys, text::Style::words, lacking);
    for (ThingId id(0); id < program.things.size(); ++id) {
        const text::CardText card = texts.thing(id);
        if (card.abilities.empty() || card.abilities[0].pieces.empty()) continue;
        std::printf("%s\n", card.name.c_str());
        for (const text::AbilityText& ability : card.abilities)
            std::printf("  %s\n", text::plain_text(ability.pieces).c_str());
        return true;
    }
    return false;
}

} // namespace

int main(int count, char** words) {
    if (count != 2) return 2;
    LibrarySearch search;
    search.named = {CANTRIP_DATA "/stdlib", CANTRIP_DATA "/cards"};
    LoadOptions options;
    options.libraries = find_libraries(search);
    const auto programs = load_programs({words[1]}, options);
    if (programs->world.broken || programs->diagnostics.errors() > 0 || programs->list.empty()) {
        std::printf("%s", render_text(programs->world.sources, programs->diagnostics, {}).c_str());
        return 1;
    }
    lint::LintOptions lint_options;
    lint_options.any_config = false;
    lint_options.libraries = options.libraries;
    const auto linted = lint::lint_programs(*programs, lint_options);
    if (!linted) return 1;
    std::printf("%zu findings of lint\n", linted.value().findings.all().size());
    const int answered = play(programs->list[0]);
    std::printf("%d answers\n", answered);
    return answered == answers && print_card(*programs, options.libraries) ? 0 : 1;
}
