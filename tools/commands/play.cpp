// `cantrip play`: one game, on a terminal or as JSON lines.

#include <algorithm>

#include <fmt/format.h>

#include "lang/source/read_file.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/load_game.hpp"
#include "tools/play/protocol.hpp"
#include "tools/play/speech.hpp"
#include "tools/play/terminal.hpp"

namespace cantrip {
namespace {

using namespace play;

// Which players are bots: `--bot 2,3`.
Result<std::vector<bool>, UsageError> read_bots(const Arguments& arguments, Word players) {
    std::vector<bool> bots(static_cast<std::size_t>(players), false);
    for (const std::string& text : arguments.values("--bot")) {
        const auto picks = picks_of(text);
        if (!picks || picks->size() != 1 || picks->front() >= players)
            return Failure{UsageError{fmt::format("there is no player `{}`", text),
                                      fmt::format("it is a number from 1 to {}", players)}};
        bots[static_cast<std::size_t>(picks->front())] = true;
    }
    return bots;
}

Exit talk(Invocation& invocation, Session& session, const ProtocolContext& context) {
    std::string line, reply = protocol_line(session, context);
    while (!reply.empty()) {
        invocation.output.write_data(reply + "\n");
        invocation.output.flush();
        if (!read_line(line)) break;
        reply = protocol_reply(session, line, context);
    }
    return Exit::clean;
}

// The record to begin with, and the set-up that it was played with.
Result<std::optional<Record>, Exit> read_replay(Invocation& invocation, LoadedGame& game) {
    const std::string path = invocation.arguments.value("--replay");
    if (path.empty()) {
        const auto compiled = compile_game(invocation, game);
        if (!compiled) return Failure{compiled.error()};
        return std::optional<Record>{};
    }
    const auto source = read_file(path);
    if (!source) return Failure{invocation.fail(source.error().message)};
    auto record = read_record(source.value().text);
    if (!record) return Failure{invocation.fail(fmt::format("`{}`: {}", path, record.error()))};
    const auto setup = setup_of(game.program(), record.value());
    if (!setup) return Failure{invocation.fail(fmt::format("`{}`: {}", path, setup.error()))};
    const auto compiled = compile_game(invocation, game, setup.value());
    if (!compiled) return Failure{compiled.error()};
    return std::optional<Record>(std::move(record).value());
}

Exit write_file(const Invocation& invocation, const std::string& path, std::string_view text) {
    Output file(path);
    file.write(text);
    const std::string error = file.commit();
    return error.empty() ? Exit::clean : invocation.fail(error);
}

Exit run_play(Invocation& invocation) {
    const auto seed = invocation.arguments.number("--seed", 1);
    if (!seed) return invocation.fail(seed.error().message, seed.error().help);
    auto game = load_game(invocation);
    if (!game) return game.error();
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries, {"en"}, {"gloss"});
    if (!tags) return tags.error();
    const auto speech = Speech::make(*game.value().programs, options, tags.value().front());
    if (speech == nullptr) return invocation.fail("the words of the language could not be read");
    const auto record = read_replay(invocation, game.value());
    if (!record) return record.error();
    const Machine& machine = *game.value().machine;
    const auto bots = read_bots(invocation.arguments, machine.players());
    if (!bots) return invocation.fail(bots.error().message, bots.error().help);
    Session session(machine, seed.value(), bots.value());
    if (record.value())
        if (const std::string told = session.replay(*record.value()); !told.empty())
            return invocation.fail(told);
    const bool json = invocation.arguments.value("--protocol") == "json";
    Exit result = Exit::clean;
    if (json)
        result = talk(invocation, session, {speech.get(), &game.value().sources()});
    else if (!play_on_terminal(invocation.output, game.value().sources(), session, *speech))
        result = Exit::findings;
    if (const std::string path = invocation.arguments.value("--record"); !path.empty())
        if (write_file(invocation, path, session.record()) != Exit::clean) return Exit::failed;
    return result;
}

} // namespace

const Command play_command{
    .name = "play",
    .summary = "play a game",
    .operands = "[GAME]",
    .about = "Plays one game on the terminal: type the numbers of your choices, or `undo`, `redo`, `why` "
             "(what happened since the last\n"
             "answer), `look` (the table), `help` or `quit`. With --protocol json the same goes over "
             "standard input and output, one JSON\n"
             "object a line: a question out, {\"answer\": [0]} in. GAME is the name of a game or card set in "
             "the libraries, or a path.",
    .formats = {},
    .options = game_options(
        {{"--bot", Option::Takes::list, "N", "these players choose at random"},
         {"--seed", Option::Takes::one, "S", "where chance starts (1)"},
         {"--lang", Option::Takes::one, "L", "language of the card texts (en)"},
         {"--record", Option::Takes::one, "FILE", "write set-up, seed and answers to FILE at the end"},
         {"--replay", Option::Takes::one, "FILE", "begin with the set-up, seed and answers of a record"},
         {"--protocol", Option::Takes::one, "NAME", "talk to a program", {"json"}}}),
    .examples = {{"cantrip play dragons --players 2 --bot 2", "against a random player"},
                 {"cantrip play cards/dragons --lang cs --record game.json", "in Czech, and keep the game"},
                 {"cantrip play cards/dragons --protocol json", "for a program in any language"}},
    .run = run_play,
};

} // namespace cantrip
