// `cantrip add`: a sentence becomes a line of a card.

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include <fmt/format.h>

#include "lang/source/read_file.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/rephrase/insert_line.hpp"
#include "tools/rephrase/understand.hpp"
#include "tools/support/replace_files.hpp"

namespace cantrip {
namespace {

using rephrase::UnderstoodLine;

// The card the line is for: one of the set, or a new one.
struct Target {
    ThingId thing = no_index;
    KindId kind = no_index;
    std::string id;
};

// The first card of the packages asked for: what the set mostly has.
ThingId first_card(const Programs& programs) {
    const Program& program = programs.list.front();
    const std::vector<bool> asked = programs.asked(program);
    for (ThingId id(0); id < program.things.size(); ++id)
        if (asked[program.things[id].package] && program.things[id].scenario == no_index &&
            program.things[id].parent == no_index && program.things[id].kind != no_index)
            return id;
    return no_index;
}

Result<Target, std::string> target_of(const Invocation& invocation, const Programs& programs) {
    const Program& program = programs.list.front();
    Target out;
    out.id = invocation.arguments.value("--card", "new_card");
    const Symbol symbol = program.symbol(program.names.find(out.id));
    if (symbol.kind == SymbolKind::thing && programs.asked(program)[program.things[symbol.index].package]) {
        out.thing = ThingId(symbol.index);
        out.kind = program.things[out.thing].kind;
        return out;
    }
    if (symbol.kind != SymbolKind::none)
        return Failure{fmt::format("`{}` is declared already, and not as a card of this set", out.id)};
    const std::string kind = invocation.arguments.value("--kind", "");
    const Symbol named = program.symbol(program.names.find(kind));
    if (named.kind == SymbolKind::kind) {
        out.kind = KindId(named.index);
    } else if (!kind.empty()) {
        return Failure{fmt::format("there is no kind `{}`; `cantrip words` lists them", kind)};
    } else if (const ThingId first = first_card(programs); first != no_index) {
        out.kind = program.things[first].kind;
    } else {
        return Failure{std::string("the set has no card yet: say what the new one is with --kind KIND")};
    }
    return out;
}

void show(const Invocation& invocation, const UnderstoodLine& line, std::size_t number) {
    invocation.output.write(number == 0 ? line.source + "\n" : fmt::format("{}  {}\n", number, line.source));
    for (const auto& [tag, text] : line.texts)
        invocation.output.write(
            fmt::format("   {}: {}\n", tag, text.empty() ? "(no words for it yet)" : text));
}

// The reading to take: the only one, the one that --choose names, or the one that a person at the terminal
// names. Nothing: nobody decided.
const UnderstoodLine* chosen(const Invocation& invocation, const std::vector<UnderstoodLine>& lines) {
    if (lines.size() == 1) {
        show(invocation, lines.front(), 0);
        return &lines.front();
    }
    for (std::size_t i = 0; i < lines.size(); ++i) show(invocation, lines[i], i + 1);
    std::string answer = invocation.arguments.value("--choose", "");
    if (answer.empty() && ::isatty(STDIN_FILENO) == 1 && invocation.output.is_terminal()) {
        invocation.output.write(fmt::format("which one, 1 to {}? ", lines.size()));
        invocation.output.flush();
        std::getline(std::cin, answer);
    }
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (answer == std::to_string(i + 1)) return &lines[i];
    invocation.message(fmt::format("the sentence has {} readings; nothing was written\n"
                                   "  help: choose with --choose 1 to {}, or say it more exactly",
                                   lines.size(), lines.size()));
    return nullptr;
}

// The file of a card, or for a new one the file that cards.cant is or will be.
Exit write_line(Invocation& invocation, const Programs& programs, const Target& target,
                const std::string& line) {
    const Program& program = programs.list.front();
    NewFile file;
    if (target.thing != no_index) {
        const Thing& card = program.things[target.thing];
        const Source& source = programs.world.sources.at(program.trees[card.tree]->file());
        file = {source.path, rephrase::with_line(program, programs.world.sources, card, line),
                NewFile::Before::same, source.text};
    } else {
        const std::string folder = programs.folders(0).back();
        file.path = folder + "/cards.cant";
        auto there = read_if_there(file.path);
        if (!there) return invocation.fail(there.error().message);
        file.before = there.value() ? NewFile::Before::same : NewFile::Before::absent;
        if (there.value()) file.old = there.value()->text;
        file.text = rephrase::with_card(file.old, std::string(program.name_of(program.kinds[target.kind])),
                                        target.id, line);
    }
    if (const WriteError error = replace_files(sets_of({file})); error.failed())
        return invocation.fail(error.message);
    invocation.message(fmt::format("wrote it to `{}` in {}\n  next: cantrip check {}", target.id, file.path,
                                   invocation.arguments.operands().front()));
    return Exit::clean;
}

Exit run_add(Invocation& invocation) {
    const auto& operands = invocation.arguments.operands();
    if (operands.size() != 2)
        return invocation.fail("a card set and one sentence are wanted",
                               "cantrip add SET \"When you draw a card, gain 1 mana.\"");
    const LoadOptions options = load_options(invocation);
    const auto tags =
        text::asked_languages(invocation, options.libraries, text::spoken_languages(options.libraries));
    if (!tags) return tags.error();
    const auto programs = load_programs({operands[0]}, options);
    if (programs->world.broken || programs->list.empty() || programs->folders(0).empty()) {
        invocation.message(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return invocation.fail(fmt::format("`{}` is no card set", operands[0]),
                               "cantrip init SET --game GAME");
    }
    const auto target = target_of(invocation, *programs);
    if (!target) return invocation.fail(target.error());
    const rephrase::Understood understood =
        rephrase::understand(*programs, 0, options.libraries, tags.value(), operands[1], target.value().kind,
                             invocation.arguments.value("--heading", ""));
    if (understood.lines.empty()) {
        for (const std::string& message : understood.why_not) invocation.message(message);
        invocation.message(
            understood.needs_heading
                ? "nothing was written\n  help: --heading NAME puts it under a heading"
                : "the sentence was not understood; nothing was written\n  help: use the words "
                  "that `cantrip words` prints, and name the language with --lang");
        return Exit::findings;
    }
    const UnderstoodLine* line = chosen(invocation, understood.lines);
    if (line == nullptr) return Exit::findings;
    if (invocation.arguments.has("--dry-run")) return Exit::clean;
    return write_line(invocation, *programs, target.value(), line->source);
}

} // namespace

const Command add_command{
    .name = "add",
    .summary = "write a sentence into a card set as source",
    .operands = "SET SENTENCE",
    .about = "Reads a sentence in any language that there is a pack for, shows what it understood in every "
             "language, and writes the\n"
             "source into the set: into the card that --card names, or into a new card. When the sentence "
             "has several readings it asks\n"
             "which one is meant; without a terminal it lists them, writes nothing and exits with 1.",
    .formats = {},
    .options = {{"--card", Option::Takes::one, "ID",
                 "the card; a new one when the set has none of that name"},
                {"--kind", Option::Takes::one, "KIND",
                 "of a new card; that of the set's first card by itself"},
                {"--heading", Option::Takes::one, "H", "for a sentence that says what happens and not when"},
                {"--choose", Option::Takes::one, "N", "the reading to take when there are several"},
                {"--lang", Option::Takes::list, "L", "the languages to read it in; all when none is given"},
                {"--dry-run", Option::Takes::nothing, "", "show what was understood and write nothing"},
                lib_option()},
    .examples = {{"cantrip add owls \"When you harvest a Place of Power, gain 1 herb.\" --card owl_post",
                  "into a card"},
                 {"cantrip add owls \"Draw 2 cards.\" --card owl_song --kind ritual --heading instant",
                  "into a new card, under a heading"}},
    .run = run_add,
};

} // namespace cantrip
