// `cantrip words`: what a card of this game may say.

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/text/languages.hpp"
#include "tools/words/sentences.hpp"
#include "tools/words/write_words.hpp"

namespace cantrip {
namespace {

using namespace words;

// Lines of cards that show a word in use.
constexpr std::size_t most_lines = 5;

Exit show_word(Invocation& invocation, const Programs& programs, const Vocabulary& vocabulary,
               const std::string& wanted) {
    const FoundWords found = find_words(vocabulary, wanted);
    if (found.words.empty())
        return invocation.fail(fmt::format("{} has no word `{}`", vocabulary.game, wanted),
                               found.nearest.empty()
                                   ? fmt::format("`cantrip words {}` lists all", vocabulary.game)
                                   : fmt::format("did you mean `{}`?", found.nearest));
    boost::json::array list;
    for (const Word* word : found.words) {
        const auto lines = lines_with(programs.list.front(), word->name, most_lines);
        if (invocation.format() == "json")
            list.push_back(word_as_json(*word, programs.world.sources, lines));
        else
            invocation.output.write(word_as_text(*word, programs.world.sources, lines));
    }
    if (invocation.format() == "json") invocation.output.write(pretty_json(list));
    return Exit::clean;
}

Exit run_words(Invocation& invocation) {
    const auto& operands = invocation.arguments.operands();
    if (operands.size() > 2)
        return invocation.fail("a game and one word at a time", "cantrip words GAME WORD");
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries);
    if (!tags) return tags.error();
    const auto programs = load_programs({operands.empty() ? std::string(".") : operands.front()}, options);
    if (programs->world.broken || programs->list.empty()) {
        invocation.message(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return invocation.fail("there is no game to list the words of",
                               "write `cantrip words GAME`, or the folder of a card set");
    }
    if (programs->diagnostics.errors() > 0)
        invocation.message(
            fmt::format("{}; `cantrip check` tells more", count_in_words(programs->diagnostics)));
    Vocabulary vocabulary = vocabulary_of(programs->list.front());
    text::Keys keys;
    Diagnostics unsaid;
    if (const auto language =
            text::load_language(tags.value().front(), options.libraries, *programs, 0, keys, unsaid))
        add_sentences(vocabulary, *programs, 0, *language, keys);
    if (operands.size() == 2) return show_word(invocation, *programs, vocabulary, operands[1]);
    if (invocation.format() == "json")
        invocation.output.write(pretty_json(vocabulary_as_json(vocabulary)));
    else
        invocation.output.write(invocation.format() == "markdown" ? vocabulary_as_markdown(vocabulary)
                                                                  : vocabulary_as_text(vocabulary));
    return Exit::clean;
}

} // namespace

const Command words_command{
    .name = "words",
    .summary = "list the words that cards of a game may use",
    .operands = "[GAME [WORD]]",
    .about = "Lists what a game gives its cards: kinds with their fields and headings, verbs with their "
             "parameters and the sentence\n"
             "they print, actions, times, units, zones, traits, numbers. With a word, named as in the source "
             "or as printed: where it is\n"
             "declared, what belongs to it, and lines of cards that use it. GAME may also be the folder of a "
             "card set; without it, the\n"
             "package of the current folder is taken.",
    .formats = {"text", "json", "markdown"},
    .options = {{"--lang", Option::Takes::list, "L", "the language of the sentences, en when none is given"},
                lib_option()},
    .examples = {{"cantrip words dragons", "everything that a card of the game may say"},
                 {"cantrip words dragons draw", "one word, and cards that use it"},
                 {"cantrip words dragons --format markdown --output words.md", "as a page"}},
    .run = run_words,
};

} // namespace cantrip
