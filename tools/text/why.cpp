// `cantrip text why`: each word of a card, and what in the source it says.

#include "tools/cli/commands.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/programs.hpp"
#include "tools/text/asked_languages.hpp"

namespace cantrip {
namespace {

// The source behind a phrase: its own node, or that of the ability.
std::string source_of(const Program& program, const World& world, const text::AbilityText& ability,
                      text::PhraseId phrase) {
    if (phrase == text::no_phrase) return {};
    const HirId origin = ability.plan.tree.at(phrase).origin;
    if (origin == no_hir || origin >= program.hir.size()) return {};
    const Span at = program.span(origin);
    const Position place = world.sources.position(at.file, at.begin);
    std::string text(world.sources.text(at));
    if (const auto line_end = text.find('\n'); line_end != std::string::npos)
        text = text.substr(0, line_end) + " …";
    return world.sources.at(at.file).path + ":" + std::to_string(place.line) + ": " + text;
}

void explain(Invocation& invocation, const Program& program, const World& world, const text::CardText& card) {
    invocation.output.write((card.name.empty() ? card.id : card.name) + "\n");
    for (const text::AbilityText& ability : card.abilities) {
        invocation.output.write("\n" + ability.id + ": " + text::plain_text(ability.pieces) + "\n");
        std::string words, last;
        const auto flush = [&] {
            if (!words.empty())
                invocation.output.write("  " + words + (last.empty() ? "" : "\n      " + last) + "\n");
            words.clear();
        };
        for (const text::Piece& piece : ability.pieces) {
            if (piece.phrase == text::no_phrase) continue;
            const std::string source = source_of(program, world, ability, piece.phrase);
            if (source != last) flush();
            last = source;
            words += (words.empty() ? "" : " ") + piece.text;
        }
        flush();
    }
}

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
        for (ThingId thing = 0; thing < program.things.size(); ++thing) {
            if (program.name_of(program.things[thing]) != wanted ||
                program.things[thing].scenario != no_index)
                continue;
            text::Keys keys;
            const auto language = text::load_language(tags.value().front(), options.libraries, *programs, i, keys, diagnostics);
            text::CardTexts texts(program, *language, keys, text::Style::words, diagnostics);
            explain(invocation, program, programs->world, texts.thing(thing));
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
    .about = "Prints the text of a card and, for each part of it, the place in the source that it says.",
    .formats = {},
    .options = {{"--lang", Option::Takes::one, "L", "the language, en when none is given"},
                lib_option()},
    .examples = {{"cantrip text why red_dragon cards/dragons --lang sr-Latn", "the words of one card"}},
    .run = run_why,
};

} // namespace cantrip
