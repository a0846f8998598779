// `cantrip text why`: each word of a card, and what in the source it says.

#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/text/word_origins.hpp"

namespace cantrip {
namespace {

Exit run_why(Invocation& invocation) {
    std::vector<std::string> paths = invocation.arguments.operands();
    if (paths.empty()) return invocation.fail("which card?", "cantrip text why red_dragon cards/dragons");
    const std::string wanted = paths.front();
    paths.erase(paths.begin());
    if (paths.empty()) paths.emplace_back(".");
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries, {"en"}, {"gloss"});
    if (!tags) return tags.error();
    const auto programs = load_programs(paths, options);
    Diagnostics diagnostics;
    for (std::size_t i = 0; i < programs->list.size(); ++i) {
        const Program& program = programs->list[i];
        for (ThingId thing(0); thing < program.things.size(); ++thing) {
            if (program.name_of(program.things[thing]) != wanted ||
                program.things[thing].scenario != no_index)
                continue;
            text::Keys keys;
            const auto language =
                text::load_language(tags.value().front(), options.libraries, *programs, i, keys, diagnostics);
            text::CardTexts texts(program, *language, keys, text::Style::words, diagnostics);
            const text::CardText card = texts.thing(thing);
            const text::WordOrigins origins{program, programs->world.sources, *language};
            invocation.output.write(invocation.format() == "json"
                                        ? pretty_json(text::origins_as_json(origins, card)) + "\n"
                                        : text::origins_as_text(origins, card));
            return Exit::clean;
        }
    }
    return invocation.fail("there is no card `" + wanted + "`", "name it as the source does: `ghost_swamp`");
}

} // namespace

const Command text_why_command{
    .name = "text why",
    .summary = "show where each word of a card comes from",
    .operands = "CARD [PATH…]",
    .about = "Prints the text of a card and, for each part of it, what in the source it says and the line of "
             "the language\n"
             "that has the words: where to look when a word is wrong.",
    .formats = {"plain", "json"},
    .options = {{"--lang", Option::Takes::one, "L", "the language, en when none is given"}, lib_option()},
    .examples = {{"cantrip text why red_dragon cards/dragons --lang sr-Latn", "the words of one card"}},
    .run = run_why,
};

} // namespace cantrip
