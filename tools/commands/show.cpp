// `cantrip show`: all about one card.

#include <filesystem>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/program/ability_id.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/commands.hpp"
#include "tools/show/find_cards.hpp"
#include "tools/show/write_card.hpp"
#include "tools/text/languages.hpp"

namespace cantrip {
namespace {

// Without a path: the package around the current folder, else every package of the libraries.
std::vector<std::string> paths_of(const Invocation& invocation, const LoadOptions& options) {
    std::vector<std::string> paths(invocation.arguments.operands().begin() + 1,
                                   invocation.arguments.operands().end());
    if (!paths.empty()) return paths;
    std::error_code failed;
    for (auto folder = std::filesystem::current_path(failed); !failed; folder = folder.parent_path()) {
        if (std::filesystem::exists(folder / "package.cant", failed)) return {"."};
        if (folder == folder.parent_path()) break;
    }
    for (const std::string& library : options.libraries)
        if (std::find(paths.begin(), paths.end(), library) == paths.end()) paths.push_back(library);
    return paths;
}

// One language for one program.
struct Speaker {
    text::Keys keys;
    text::Language language;
    std::unique_ptr<text::CardTexts> texts;
};

// Every language there is a pack for. What a pack lacks is no matter of this command.
std::vector<std::unique_ptr<Speaker>> speakers_of(Programs& programs, std::size_t index,
                                                  const LoadOptions& options, Diagnostics& unsaid) {
    std::vector<std::unique_ptr<Speaker>> out;
    for (const std::string& tag : text::known_languages(options.libraries)) {
        auto speaker = std::make_unique<Speaker>();
        auto language = tag == "gloss" ? std::nullopt
                                       : text::load_language(tag, options.libraries, programs, index,
                                                             speaker->keys, unsaid);
        if (!language) continue;
        speaker->language = std::move(*language);
        speaker->texts = std::make_unique<text::CardTexts>(programs.list[index], speaker->language,
                                                           speaker->keys, text::Style::words, unsaid);
        out.push_back(std::move(speaker));
    }
    return out;
}

std::vector<CardNames> names_in(const Program& program, std::size_t index,
                                const std::vector<std::unique_ptr<Speaker>>& speakers) {
    std::vector<CardNames> out;
    for (ThingId id = 0; id < program.things.size(); ++id) {
        const Thing& thing = program.things[id];
        if (thing.scenario != no_index || thing.name == no_name || thing.kind == no_index) continue;
        CardNames names{{index, id}, std::string(program.name_of(thing)), {std::string(thing.word)}};
        for (const auto& speaker : speakers) names.names.push_back(speaker->texts->name_of(thing));
        out.push_back(std::move(names));
    }
    return out;
}

ShownCard shown(const Programs& programs, CardRef card,
                const std::vector<std::unique_ptr<Speaker>>& speakers) {
    const Program& program = programs.list[card.program];
    ShownCard out{programs, program, card.thing, facts_of(program, flow::flow_of(program), card.thing), {}};
    for (const auto& speaker : speakers)
        out.texts.emplace_back(speaker->language.tag, speaker->texts->thing(card.thing));
    return out;
}

// Several cards of that name: one line each.
Exit list(const Invocation& invocation, const Programs& programs, const std::vector<CardRef>& cards) {
    std::string text = fmt::format("{} cards have this name; say which:\n", cards.size());
    boost::json::array matches;
    for (const CardRef card : cards) {
        const Program& program = programs.list[card.program];
        const Thing& thing = program.things[card.thing];
        const Span at = program.trees[thing.tree]->span(thing.node);
        const std::string& file = programs.world.sources.at(at.file).path;
        const auto line = programs.world.sources.position(at.file, at.begin).line;
        text += fmt::format("  {} ({}) in {}   {}:{}\n", thing_id(program, card.thing), thing.word,
                            program.name_of(program.packages[thing.package]), file, line);
        matches.push_back({{"id", json_text(thing_id(program, card.thing))},
                           {"name", json_text(thing.word)},
                           {"package", json_text(program.name_of(program.packages[thing.package]))},
                           {"file", json_text(file)},
                           {"line", line}});
    }
    invocation.output.write(invocation.format() == "json"
                                ? pretty_json(boost::json::object{{"matches", std::move(matches)}})
                                : text);
    return Exit::findings;
}

// A package that several programs use is seen in each of them; its cards count once.
void drop_repeats(const Programs& programs, std::vector<CardRef>& cards) {
    std::vector<CardRef> once;
    for (const CardRef card : cards) {
        const auto place = [&](CardRef one) {
            const Thing& thing = programs.list[one.program].things[one.thing];
            return programs.list[one.program].trees[thing.tree]->span(thing.node);
        };
        if (std::none_of(once.begin(), once.end(),
                         [&](CardRef other) { return place(other) == place(card); }))
            once.push_back(card);
    }
    cards = std::move(once);
}

Exit run_show(Invocation& invocation) {
    if (invocation.arguments.operands().empty())
        return invocation.fail("no card is named", "write `cantrip show CARD`");
    const std::string& wanted = invocation.arguments.operands().front();
    const LoadOptions options = load_options(invocation);
    const auto programs = load_programs(paths_of(invocation, options), options);
    if (programs->world.broken) {
        invocation.output.write(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return Exit::failed;
    }
    if (programs->diagnostics.errors() > 0)
        invocation.message(
            fmt::format("{}; `cantrip check` tells more", count_in_words(programs->diagnostics)));
    Diagnostics unsaid;
    std::vector<std::vector<std::unique_ptr<Speaker>>> speakers;
    std::vector<CardNames> names;
    for (std::size_t i = 0; i < programs->list.size(); ++i) {
        speakers.push_back(speakers_of(*programs, i, options, unsaid));
        for (CardNames& one : names_in(programs->list[i], i, speakers.back()))
            names.push_back(std::move(one));
    }
    FoundCards found = find_cards(names, wanted);
    drop_repeats(*programs, found.cards);
    if (found.cards.empty())
        return invocation.fail(fmt::format("there is no card `{}`", wanted),
                               found.nearest.empty() ? "" : fmt::format("did you mean `{}`?", found.nearest));
    if (found.cards.size() > 1) return list(invocation, *programs, found.cards);
    const ShownCard card = shown(*programs, found.cards[0], speakers[found.cards[0].program]);
    invocation.output.write(invocation.format() == "json" ? pretty_json(card_as_json(card))
                                                          : card_as_text(card));
    return Exit::clean;
}

} // namespace

const Command show_command{
    .name = "show",
    .summary = "show all about one card",
    .operands = "CARD [PATH…]",
    .about = "Shows where a card is written and its source, its kind and values, its text in every language, "
             "what it reacts to, what it\n"
             "causes and which abilities hear that, and the scenarios that name it. CARD is its name in the "
             "source or a printed name in any\n"
             "language. Without a path it is looked for in the current package, or else in all libraries.",
    .formats = {"text", "json"},
    .options = {lib_option()},
    .examples = {{"cantrip show ghost_swamp", "by its name in the source"},
                 {"cantrip show \"Red Dragon\" cards/dragons", "by its printed name"},
                 {"cantrip show ghost_swamp --format json", "for a program"}},
    .run = run_show,
};

} // namespace cantrip
