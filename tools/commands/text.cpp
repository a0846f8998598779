// `cantrip text`: what the cards say, in any language there is a pack for.

#include <algorithm>

#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/l10n/review/overrides.hpp"
#include "tools/text/card/package_texts.hpp"
#include "tools/text/card/reminder.hpp"
#include "tools/text/longest.hpp"
#include "tools/text/write_text.hpp"

namespace cantrip {
namespace {

text::Style style_of(std::string_view name) {
    return name == "icons" ? text::Style::icons : name == "mixed" ? text::Style::mixed : text::Style::words;
}

constexpr std::string_view longest = "longest";

// The cards of all programs in one language; an error when an override cannot be read.
std::optional<std::string> say_cards(const Invocation& invocation, Programs& programs, const std::string& tag,
                                     std::vector<text::CardText>& out, Diagnostics& diagnostics) {
    const LoadOptions options = load_options(invocation);
    const text::Style style = style_of(invocation.arguments.value("--style", "words"));
    for (std::size_t i = 0; i < programs.list.size(); ++i) {
        const Program& program = programs.list[i];
        text::Keys keys;
        const auto language = text::load_language(tag, options.libraries, programs, i, keys, diagnostics);
        text::CardTexts texts(program, *language, keys, style, diagnostics);
        auto cards = text::cards_of(program, programs.asked(program), texts);
        if (invocation.arguments.value("--only") == "printed") text::keep_printed(program, cards);
        if (const auto error = l10n::apply_overrides(programs, i, *language, cards, diagnostics))
            return error->text();
        text::Reminders reminders(program, *language, keys, style);
        for (text::CardText& card : cards) {
            if (invocation.arguments.has("--reminders") && tag != "gloss") reminders.add_to(card);
            out.push_back(std::move(card));
        }
        texts.report();
    }
    return std::nullopt;
}

Exit run_text(Invocation& invocation) {
    const LoadOptions options = load_options(invocation);
    const auto asked =
        text::asked_languages(invocation, options.libraries, {"en"}, {"gloss", std::string(longest)});
    if (!asked) return asked.error();
    const std::vector<std::string>& tags = asked.value();
    const auto programs = load_programs(invocation);
    const bool unchecked = programs->diagnostics.errors() > 0;
    Diagnostics diagnostics;
    diagnostics.take(std::move(programs->diagnostics));
    std::vector<text::LanguageTexts> all;
    for (const std::string& tag : tags) {
        std::vector<text::LanguageTexts> texts;
        for (const std::string& spoken :
             tag == longest ? text::spoken_languages(options.libraries) : std::vector<std::string>{tag}) {
            texts.push_back({spoken, {}});
            if (const auto error = say_cards(invocation, *programs, spoken, texts.back().cards, diagnostics))
                return invocation.fail(*error);
        }
        all.push_back(tag == longest ? text::longest_texts(texts) : std::move(texts.front()));
    }
    invocation.output.write(text::write_texts(all, invocation.format()));
    diagnostics.sort();
    if (!diagnostics.empty())
        invocation.message(render_text(programs->world.sources, diagnostics, invocation.render_options()));
    if (unchecked || programs->world.broken) return Exit::failed;
    return diagnostics.empty() ? Exit::clean : Exit::findings;
}

} // namespace

const Command text_command{
    .name = "text",
    .summary = "print what the cards say",
    .operands = "[PATH…]",
    .about = "Prints the text of every card of the packages that the paths lie in, derived from the effects: "
             "English,\n"
             "Czech, Serbian in both scripts, and every other language there is a pack for. A word or a "
             "wording that is\n"
             "missing is reported and the ability left out; a text is never half.",
    .formats = {"plain", "markdown", "html", "json"},
    .options = {{"--lang", Option::Takes::list, "L",
                 "languages: en, cs, sr-Latn, sr-Cyrl … gloss: in no language; longest: of all"},
                {"--reminders", Option::Takes::nothing, "",
                 "say in parentheses what the keywords of the game mean"},
                {"--only",
                 Option::Takes::one,
                 "WHAT",
                 "printed: without cards of one's own (`from own/…`) and without what is assumed",
                 {"printed"}},
                {"--style", Option::Takes::one, "STYLE", "how units are shown", {"words", "icons", "mixed"}},
                lib_option()},
    .examples = {{"cantrip text cards/dragons --lang sr-Cyrl", "all cards in Serbian, Cyrillic script"},
                 {"cantrip text cards/dragons --lang cs,en --format markdown",
                  "two languages, one after the other"},
                 {"cantrip text cards/dragons --only printed", "only what a source gives"},
                 {"cantrip text cards/dragons --lang gloss", "what each text says, in no language"},
                 {"cantrip text cards/dragons --lang longest",
                  "the longest text of each ability, to try a layout with"}},
    .run = run_text,
};

} // namespace cantrip
