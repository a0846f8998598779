// `cantrip replay`: a recorded game in words.

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/line_input.hpp"
#include "tools/commands/load_record.hpp"
#include "tools/play/board_json.hpp"
#include "tools/play/speech.hpp"
#include "tools/play/table.hpp"
#include "tools/play/terminal.hpp"
#include "tools/play/wrap.hpp"

namespace cantrip {
namespace {

namespace json = boost::json;
using namespace play;

// The log as one seat knows it.
std::string as_text(Speech& speech, const Session& session, const std::vector<LogLine>& lines, Word seat) {
    const std::size_t width = terminal_width();
    std::string out;
    for (const LogLine& line : lines) switch (line.kind) {
        case LogLine::Kind::phase: out += "── " + line.text + " ──\n"; break;
        case LogLine::Kind::action: out += wrapped(line.text, width, 4); break;
        case LogLine::Kind::sentence: out += wrapped("    " + line.text, width, 6); break;
        }
    if (session.now().kind == Outcome::Kind::over) return out + "\n" + result_text(speech, session, width);
    out += "\n";
    for (const TableSection& section : table_of(speech, board_of(session.machine(), session.state(), seat))) {
        out += "── " + section.title + " ──\n";
        for (const std::string& line : section.lines) out += wrapped("  " + line, width, 6);
    }
    return out;
}

std::string as_json(Speech& speech, const Session& session, const std::vector<LogLine>& lines,
                    std::span<const Event> events, Word seat) {
    const Machine& machine = session.machine();
    return pretty_json(
        json::object{{"decisions", session.decisions()},
                     {"over", session.now().kind == Outcome::Kind::over},
                     {"winners", json::value_from(session.now().winners)},
                     {"log", log_as_json(lines)},
                     {"events", events_as_json(machine, events, seat)},
                     {"board", board_as_json(machine, board_of(machine, session.state(), seat), &speech)}});
}

Exit run_replay(Invocation& invocation) {
    const auto& operands = invocation.arguments.operands();
    if (operands.empty()) return invocation.fail("name the record to show", "`cantrip replay game.record`");
    const auto steps = invocation.arguments.number("--steps", static_cast<std::uint64_t>(-1));
    if (!steps) return invocation.fail(steps.error().message, steps.error().help);
    const auto read = record_named(invocation, operands.front());
    if (!read) return read.error();
    const Record& record = *read.value();
    std::vector<std::string> paths(operands.begin() + 1, operands.end());
    if (paths.empty()) paths.push_back(set_of(record));
    auto game = load_game(invocation, paths);
    if (!game) return game.error();
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries, {"en"}, {"gloss"});
    if (!tags) return tags.error();
    if (const std::string other = other_game(game.value().program(), record); !other.empty())
        return invocation.fail(other);
    const auto setup = setup_of(game.value().program(), record);
    if (!setup) return invocation.fail(setup.error());
    if (const auto compiled = compile_game(invocation, game.value(), setup.value()); !compiled)
        return compiled.error();
    const Machine& machine = *game.value().machine;
    const auto seat = invocation.arguments.number("--seat", 0);
    if (!seat || seat.value() > static_cast<std::uint64_t>(machine.players()))
        return invocation.fail("there is no such seat", fmt::format("from 1 to {}", machine.players()));
    const auto speech = Speech::make(*game.value().programs, machine, options, tags.value().front());
    if (speech == nullptr) return invocation.fail("the words of the language could not be read");

    Session session(machine, record.seed,
                    std::vector<bool>(static_cast<std::size_t>(machine.players()), false), true);
    speech->leave_out_idle_faces(board_of(machine, session.state(), -1));
    const auto viewer = static_cast<Word>(seat.value()) - 1;
    std::vector<Event> events;
    std::vector<LogLine> lines;
    std::size_t shown = 0;
    const bool wants_json = invocation.format() == "json";
    const auto collect = [&] {
        const auto fresh = session.events_from(shown);
        shown = session.event_count();
        if (wants_json) events.insert(events.end(), fresh.begin(), fresh.end());
        for (LogLine& line : log_of(*speech, fresh, viewer)) lines.push_back(std::move(line));
    };
    session.watch(collect);
    const Replayed replayed = session.replay(record, steps.value());
    if (!replayed.problem.empty()) return tell_difference(invocation, game.value(), record, replayed);
    invocation.output.write(wants_json ? as_json(*speech, session, lines, events, viewer)
                                       : as_text(*speech, session, lines, viewer));
    return Exit::clean;
}

} // namespace

const Command replay_command{
    .name = "replay",
    .summary = "show a recorded game in words",
    .operands = "RECORD [GAME]",
    .about = "Plays the decisions of a record again and tells what happened, as everybody at the table saw "
             "it or as one player did,\n"
             "then the table or the result. After a change of the rules it stops at the first decision that "
             "comes out differently and\n"
             "names what changed. GAME is the set to play it with; without it, the one of the record.",
    .formats = {"text", "json"},
    .options = {{"--steps", Option::Takes::one, "N", "only the first N decisions"},
                {"--seat", Option::Takes::one, "N", "what player N saw (0: what everybody saw)"},
                {"--lang", Option::Takes::one, "L", "language (en)"},
                lib_option()},
    .examples = {{"cantrip replay game.record", "the whole game"},
                 {"cantrip replay game.record --steps 40 --seat 1", "player 1 after 40 decisions"},
                 {"cantrip replay game.record --format json --lang de", "for a program, in German"}},
    .run = run_replay,
};

} // namespace cantrip
