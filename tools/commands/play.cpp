// `cantrip play`: one game, on a terminal or as JSON lines.

#include <algorithm>

#include <fmt/format.h>

#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/cli/version.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/line_input.hpp"
#include "tools/commands/load_game.hpp"
#include "tools/commands/load_record.hpp"
#include "tools/play/protocol.hpp"
#include "tools/play/record_file.hpp"
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

// `--seat 1`: the player that the other side of the protocol is; all others are bots then.
Result<std::optional<Word>, UsageError> read_seat(const Arguments& arguments, std::vector<bool>& bots) {
    const std::string text = arguments.value("--seat");
    if (text.empty()) return std::optional<Word>();
    if (!arguments.has("--protocol"))
        return Failure{UsageError{"`--seat` is for programs", "add `--protocol json`"}};
    const auto picks = picks_of(text);
    if (!picks || picks->size() != 1 || static_cast<std::size_t>(picks->front()) >= bots.size())
        return Failure{UsageError{fmt::format("there is no player `{}`", text),
                                  fmt::format("it is a number from 1 to {}", bots.size())}};
    for (std::size_t player = 0; player < bots.size(); ++player)
        bots[player] = player != static_cast<std::size_t>(picks->front());
    return std::optional<Word>(picks->front());
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

// Plays what is left of the game, and writes it down as it goes.
Exit play_session(Invocation& invocation, const LoadedGame& game, Session& session, Speech& speech,
                  std::optional<Word> seat) {
    RecordFile file;
    if (const std::string path = invocation.arguments.value("--record"); !path.empty()) {
        Record header = session.record();
        header.generator = fmt::format("cantrip {}", version());
        header.content = content_of(game.program(), game.sources());
        if (const std::string error = file.open(path, session, header); !error.empty())
            return invocation.fail(error);
    }
    session.watch([&] { file.follow(session); });
    bool sound = true;
    if (invocation.arguments.value("--protocol") == "json") {
        session.play_bots();
        (void)talk(invocation, session, {&speech, &game.sources(), seat});
    } else {
        Screen screen;
        screen.width = terminal_width();
        screen.person = somebody_types();
        screen.color = wants_color(invocation.arguments.value("--color"), invocation.output.is_terminal());
        screen.read = [&](std::string_view prompt, std::string& line) {
            invocation.output.flush();
            return read_edited_line(prompt, line);
        };
        screen.decided = [&] { file.follow(session); };
        sound = play_on_terminal(invocation.output, game.sources(), session, speech, screen);
    }
    if (!file.error().empty()) return invocation.fail(file.error());
    return sound ? Exit::clean : Exit::findings;
}

// The game of the operands; without one, that of the record.
Result<LoadedGame, Exit> game_to_play(Invocation& invocation, const std::optional<Record>& record) {
    if (record && invocation.arguments.operands().empty()) return load_game(invocation, {set_of(*record)});
    return load_game(invocation);
}

// Compiles for the set-up of the record, or of the command line.
Result<bool, Exit> compile_for(Invocation& invocation, LoadedGame& game,
                               const std::optional<Record>& record) {
    if (!record) return compile_game(invocation, game);
    if (const std::string other = other_game(game.program(), *record); !other.empty())
        return Failure{invocation.fail(other)};
    const auto setup = setup_of(game.program(), *record);
    if (!setup) return Failure{invocation.fail(setup.error())};
    return compile_game(invocation, game, setup.value());
}

Exit run_play(Invocation& invocation) {
    const auto seed = invocation.arguments.number("--seed", 1);
    if (!seed) return invocation.fail(seed.error().message, seed.error().help);
    const auto steps = invocation.arguments.number("--steps", static_cast<std::uint64_t>(-1));
    if (!steps) return invocation.fail(steps.error().message, steps.error().help);
    const auto record = record_named(invocation, invocation.arguments.value("--replay"));
    if (!record) return record.error();
    auto game = game_to_play(invocation, record.value());
    if (!game) return game.error();
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries, {"en"}, {"gloss"});
    if (!tags) return tags.error();
    if (const auto compiled = compile_for(invocation, game.value(), record.value()); !compiled)
        return compiled.error();
    const Machine& machine = *game.value().machine;
    const auto speech = Speech::make(*game.value().programs, machine, options, tags.value().front());
    if (speech == nullptr) return invocation.fail("the words of the language could not be read");
    auto bots = read_bots(invocation.arguments, machine.players());
    if (!bots) return invocation.fail(bots.error().message, bots.error().help);
    const auto seat = read_seat(invocation.arguments, bots.value());
    if (!seat) return invocation.fail(seat.error().message, seat.error().help);
    Session session(machine, seed.value(), bots.value(), true);
    if (record.value()) {
        const Replayed replayed = session.replay(*record.value(), steps.value());
        if (!replayed.problem.empty())
            return tell_difference(invocation, game.value(), *record.value(), replayed);
    }
    return play_session(invocation, game.value(), session, *speech, seat.value());
}

} // namespace

const Command play_command{
    .name = "play",
    .summary = "play a game",
    .operands = "[GAME]",
    .about =
        "Plays one game on the terminal: type the numbers of your choices, or a word such as `table`, "
        "`hand`, `card`, `log`,\n"
        "`why`, `undo` or `help`. With --protocol json the same goes over standard input and output, one "
        "JSON object a line:\n"
        "a question out, {\"answer\": [0]} in. GAME is the name of a game or card set in the libraries, "
        "or a path;\n"
        "a name that is none is answered with the games there are.",
    .formats = {},
    .options = game_options(
        {{"--bot", Option::Takes::list, "N", "these players choose at random"},
         {"--seed", Option::Takes::one, "S", "where chance starts (1)"},
         {"--lang", Option::Takes::one, "L", "language of the game (en)"},
         {"--record", Option::Takes::one, "FILE", "write the game to FILE, each decision at once"},
         {"--replay", Option::Takes::one, "FILE", "begin with the set-up, seed and decisions of a record"},
         {"--steps", Option::Takes::one, "N", "of the record, only the first N decisions"},
         {"--protocol", Option::Takes::one, "NAME", "talk to a program", {"json"}},
         {"--seat", Option::Takes::one, "N",
          "with --protocol: the program is player N and learns nothing else; the others choose at "
          "random"}}),
    .examples = {{"cantrip play . --players 2 --bot 2", "the set in this folder, against a random player"},
                 {"cantrip play . --lang cs --record game.record", "in Czech, and keep the game"},
                 {"cantrip play --replay game.record", "go on with a game that was kept"},
                 {"cantrip play . --protocol json", "for a program in any language"}},
    .run = run_play,
};

} // namespace cantrip
