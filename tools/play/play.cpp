// `cantrip play`: one game, on a terminal or as JSON lines.

#include <charconv>
#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <sstream>

#include "lang/source/read_file.hpp"
#include "tools/cli/commands.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/programs.hpp"
#include "tools/play/game_setup.hpp"
#include "tools/play/protocol.hpp"
#include "tools/sim/bot.hpp"

namespace cantrip {
namespace {

std::uint64_t number(const Invocation& invocation, std::string_view option, std::uint64_t fallback) {
    const std::string text = invocation.arguments.value(option);
    std::uint64_t value = fallback;
    if (!text.empty()) std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

// One line of standard input; false at its end.
bool read_line(std::string& line) {
    line.clear();
    for (int c = std::getchar(); c != EOF; c = std::getchar()) {
        if (c == '\n') return true;
        line += static_cast<char>(c);
    }
    return !line.empty();
}

void show_question(Invocation& invocation, const Machine& machine, const Question& q) {
    std::string text = fmt::format("\n{}{}", player_name(machine, q.player), q.source.empty() ? "" : " (" + q.source + ")");
    text += q.least == q.most ? fmt::format(": choose {}\n", q.least) : fmt::format(": choose {} to {}\n", q.least, q.most);
    for (std::size_t i = 0; i < q.choices.size(); ++i) text += fmt::format("  {:2} {}{}\n", i + 1, q.choices[i].label, q.choices[i].limit > 1 ? fmt::format(" (up to {})", q.choices[i].limit) : "");
    for (std::size_t i = 0; i < q.fast.size(); ++i) text += fmt::format("  {:2} first: {}\n", q.choices.size() + i + 1, q.fast[i].label);
    invocation.output.write(text + "> ");
    invocation.output.flush();
}

// Reads numbers, or a word of its own: undo, why, quit.
Exit on_terminal(Invocation& invocation, const Machine& machine, Session& session, const std::vector<bool>& bots, std::uint64_t seed) {
    RandomBot bot(seed, machine);
    std::string line;
    while (session.now().kind == Outcome::Kind::question) {
        const Question& q = session.now().question;
        if (q.player >= 0 && static_cast<std::size_t>(q.player) < bots.size() && bots[static_cast<std::size_t>(q.player)]) {
            (void)session.answer(bot.choose(q));
            continue;
        }
        show_question(invocation, machine, q);
        if (!read_line(line) || line == "quit") return Exit::clean;
        if (line == "undo") {
            if (!session.undo()) invocation.output.write("there is nothing to undo\n");
            continue;
        }
        if (line == "why") {
            for (const TraceLine& one : session.why()) invocation.output.write(std::string(one.depth * 2UL, ' ') + one.text + "\n");
            continue;
        }
        std::istringstream words(line);
        std::vector<Word> picks;
        for (long pick = 0; words >> pick;) picks.push_back(static_cast<Word>(pick - 1));
        if (const std::string told = session.answer(picks); !told.empty()) invocation.output.write(told + "\n");
    }
    const Outcome& now = session.now();
    if (now.kind == Outcome::Kind::fault) return invocation.fail(now.fault.message + " in " + now.fault.rule);
    for (const Word winner : now.winners) invocation.output.write(player_name(machine, winner) + " wins\n");
    return Exit::clean;
}

Exit as_protocol(Invocation& invocation, const Machine& machine, Session& session) {
    std::string line, reply = protocol_line(machine, session);
    while (!reply.empty()) {
        invocation.output.write(reply + "\n");
        invocation.output.flush();
        if (!read_line(line)) break;
        reply = protocol_reply(machine, session, line);
    }
    return Exit::clean;
}

Exit run_play(Invocation& invocation) {
    const auto programs = load_programs(invocation);
    if (programs->world.broken || programs->diagnostics.errors() > 0) {
        invocation.report(programs->world.sources, programs->diagnostics);
        return Exit::failed;
    }
    if (programs->list.empty() || programs->list[0].game.start == no_index) return invocation.fail("there is no game to play here", "name the package of a game that has a `start`");
    const Program& program = programs->list[0];
    const auto setup = game_setup(program, invocation.arguments);
    if (!setup) return invocation.fail(setup.error().message, setup.error().help);
    const auto machine = Machine::compile(program, setup.value());
    if (!machine) return invocation.fail(machine.error());
    const std::uint64_t seed = number(invocation, "--seed", 1);
    Session session(*machine.value(), seed);
    if (const std::string path = invocation.arguments.value("--replay"); !path.empty()) {
        std::ifstream file(path);
        std::stringstream text;
        text << file.rdbuf();
        if (!file) return invocation.fail("cannot read " + path);
        if (const std::string told = session.replay(text.str()); !told.empty()) return invocation.fail(told);
    }
    std::vector<bool> bots(static_cast<std::size_t>(setup.value().players), false);
    for (const auto& bot : invocation.arguments.values("--bot"))
        if (const std::size_t index = std::strtoul(bot.c_str(), nullptr, 10); index >= 1 && index <= bots.size()) bots[index - 1] = true;
    const bool json = invocation.arguments.value("--protocol") == "json";
    const Exit result = json ? as_protocol(invocation, *machine.value(), session) : on_terminal(invocation, *machine.value(), session, bots, seed);
    if (const std::string path = invocation.arguments.value("--record"); !path.empty()) {
        std::ofstream file(path);
        file << session.record();
        if (!file) return invocation.fail("cannot write " + path);
    }
    return result;
}

} // namespace

const Command play_command{
    .name = "play",
    .summary = "play a game",
    .operands = "[PATH…]",
    .about = "Plays one game on the terminal: type the numbers of your choices, or `undo`, `why` (what happened since the last answer) or `quit`.\n"
             "With --protocol json the same goes over standard input and output, one JSON object a line: a question out, {\"answer\": [0]} in.",
    .formats = {},
    .options = {players_option(),
                with_option(),
                {"--bot", Option::Takes::list, "N", "these players choose at random"},
                {"--seed", Option::Takes::one, "S", "where chance starts (1)"},
                {"--record", Option::Takes::one, "FILE", "write seed and answers to FILE at the end"},
                {"--replay", Option::Takes::one, "FILE", "start with the answers of a record"},
                {"--protocol", Option::Takes::one, "NAME", "talk to a program", {"json"}},
                {"--lib", Option::Takes::many, "FOLDER", "look for packages in FOLDER too"}},
    .examples = {{"cantrip play cards/dragons --players 2 --bot 2", "against a random player"},
                 {"cantrip play cards/dragons --protocol json", "for a program in any language"}},
    .run = run_play,
};

} // namespace cantrip
