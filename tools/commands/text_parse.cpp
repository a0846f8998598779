// `cantrip text parse`: printed text back to the effect it says.

#include <fmt/format.h>

#include "lang/source/read_file.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/text/read_report.hpp"

namespace cantrip {
namespace {

// One text: its readings go to standard output, the rest is a message.
void write_plain(Invocation& invocation, const text::ReadBack& read, const std::string& text) {
    for (const text::Reading& reading : read.readings) {
        invocation.output.write(reading.source + "\n");
        if (!reading.exact) invocation.message("this prints: " + reading.printed);
    }
    for (const std::string& message : text::why_not_understood(read, text)) invocation.message(message);
}

Exit run_parse(Invocation& invocation) {
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries);
    if (!tags) return tags.error();
    std::vector<std::string> paths = invocation.arguments.operands();
    // By its bare name: with its cards, for a text may speak of them.
    if (const std::string game = invocation.arguments.value("--game", ""); !game.empty())
        paths.push_back(game);
    const auto programs = load_programs(paths.empty() ? std::vector<std::string>{"."} : paths, options);
    if (programs->list.empty() || programs->diagnostics.errors() > 0) {
        invocation.message(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return invocation.fail("the packages could not be read without errors",
                               "name the game that the text is of: --game GAME");
    }
    const bool back = invocation.arguments.has("--cards");
    std::string given;
    if (!back) {
        auto input = read_stream(stdin, "<stdin>");
        if (!input) return invocation.fail(input.error().message);
        given = std::move(input.value().text);
    }
    while (!given.empty() && (given.back() == '\n' || given.back() == ' ')) given.pop_back();
    // A sentence is one without its full stop too.
    if (!given.empty() && std::string_view(".!?)").find(given.back()) == std::string_view::npos) given += '.';
    if (!back && given.empty())
        return invocation.fail("there is no text on standard input",
                               "cantrip text parse --game GAME < text.txt");
    bool clean = true;
    for (const std::string& tag : tags.value()) {
        text::CardsReadBack counts;
        for (std::size_t i = 0; i < programs->list.size(); ++i) {
            text::Keys keys;
            Diagnostics diagnostics;
            const auto language =
                text::load_language(tag, options.libraries, *programs, i, keys, diagnostics);
            text::TextReader reader(programs->world, programs->packages[i], programs->list[i], *language,
                                    keys);
            if (back) {
                text::read_cards_back(*programs, i, reader, *language, keys,
                                      invocation.arguments.value("--card", ""), counts);
                continue;
            }
            const text::ReadBack read = reader.read({given, no_index, true});
            if (invocation.format() == "json")
                invocation.output.write(pretty_json(text::read_as_json(read)) + "\n");
            else
                write_plain(invocation, read, given);
            clean &= read.understood;
            break;
        }
        if (back) {
            invocation.output.write(counts.differences);
            invocation.output.write(fmt::format(
                "{}: {} of {} abilities read back to the same effect, {} of them with other readings too\n",
                tag, counts.same, counts.all, counts.several));
            clean &= counts.same == counts.all;
        }
    }
    return clean ? Exit::clean : Exit::findings;
}

} // namespace

const Command text_parse_command{
    .name = "text parse",
    .summary = "read printed text back to the effect it says",
    .operands = "[PATH…]",
    .about = "Reads the text of one ability from standard input and writes it as Cantrip source: every "
             "reading that the\n"
             "checker understands and that prints this text again. Where it does not understand the text it "
             "says how far\n"
             "it came and what could stand there. With --cards it prints every ability of the packages "
             "instead, reads it\n"
             "back and lists those that come back as something else.",
    .formats = {"plain", "json"},
    .options = {{"--lang", Option::Takes::list, "L", "the language, en when none is given"},
                {"--game", Option::Takes::one, "G", "the game whose words the text uses"},
                {"--cards", Option::Takes::nothing, "", "read the packages' own cards back"},
                {"--card", Option::Takes::one, "ID",
                 "with --cards: only cards with this in their id, in detail"},
                lib_option()},
    .examples = {{"cantrip text parse --game dragons < text.txt", "what does it say?"},
                 {"cantrip text parse --cards cards/dragons --lang cs,de",
                  "does every text say its effect?"}},
    .run = run_parse,
};

} // namespace cantrip
