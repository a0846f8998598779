// Hidden information in words: states that differ only in what a seat may not know give it the same question,
// options, table, log, `why`, `why not` and protocol, byte for byte. The long run: build/tests/play "[long]".

#include <catch2/catch.hpp>

#include "tests/interpreter/deal_again.hpp"
#include "tests/interpreter/games.hpp"
#include "tools/play/bot.hpp"
#include "tools/play/log.hpp"
#include "tools/play/lookup.hpp"
#include "tools/play/protocol.hpp"
#include "tools/play/table.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::testing;

namespace {

LoadOptions libraries() {
    LoadOptions options;
    options.libraries.emplace_back(std::string(CANTRIP_SOURCE_DIR) + "/stdlib");
    return options;
}

// Events in which other cards went from one place that the seat cannot see to another, by the declarations.
std::vector<Event> told_otherwise(const Machine& machine, std::span<const Event> events, Word seat,
                                  Dice& dice, int& changed) {
    const runtime::Tables& t = machine.tables();
    const auto hidden = [&](Word place) {
        const Word zone = (place & runtime::place_mask) - t.thing_count();
        return zone >= 0 && zone < static_cast<Word>(t.zones.size()) &&
               is_hidden(t, t.zones[static_cast<std::size_t>(zone)], seat);
    };
    std::vector<Event> out(events.begin(), events.end());
    for (Event& event : out) {
        if (event.verb != machine.program().core.move || event.arguments.size() < 2 || event.from < 0 ||
            !hidden(event.from) || event.arguments[1].values.empty() || !hidden(event.arguments[1].values[0]))
            continue;
        for (Word& thing : event.arguments[0].values) {
            if (!t.is_thing(thing)) continue;
            const auto& same = t.of_kind[t.things[static_cast<std::size_t>(thing)].kind];
            if (same.empty()) continue;
            thing = same[dice.below(static_cast<std::uint32_t>(same.size()))];
            ++changed;
        }
    }
    return out;
}

// Everything that a seat can ask for, but for the question of another seat.
std::string all_that_is_told(Speech& speech, Session& session, const Sources& sources, Word seat) {
    const ProtocolContext context{&speech, &sources};
    std::string out;
    const auto ask = [&](const char* what) {
        out += protocol_reply(session, std::string("{\"") + what + "\": " + std::to_string(seat) + "}",
                              context) +
               "\n";
    };
    ask("question");
    ask("board");
    ask("events");
    ask("log");
    ask("why");
    const Board board = board_of(session.machine(), session.state(), seat);
    for (const TableSection& section : table_of(speech, board))
        for (const std::string& line : section.lines) out += line + "\n";
    for (const std::string& line : hand_of(speech, board)) out += line + "\n";
    if (session.now().question.player == seat)
        for (const char* letter : {"a", "e", "o"})
            for (const std::string& line : why_not_lines(speech, session, sources, seat, letter))
                out += line + "\n";
    return out;
}

struct Looked {
    int states = 0, dealt = 0, retold = 0, other_options = 0;
};

void check_game(TestGame& game, std::uint64_t seed, int questions, Looked& looked) {
    const Machine& machine = *game.machine;
    const Sources& sources = game.programs->world.sources;
    const auto speech = Speech::make(*game.programs, machine, libraries(), "en");
    REQUIRE(speech != nullptr);
    Session session(machine, seed);
    RandomBot bot(seed, machine);
    Dice dice(static_cast<std::uint32_t>(seed));
    for (int i = 0; i < questions && session.now().kind == Outcome::Kind::question; ++i) {
        const Word seat = session.now().question.player >= 0 && dice.below(2) == 0
                              ? session.now().question.player
                              : static_cast<Word>(dice.below(static_cast<std::uint32_t>(machine.players())));
        State state = session.state();
        looked.dealt += deal_again(machine, state, seat, dice) > 0;
        Session other(session, std::move(state));
        ++looked.states;
        REQUIRE(other.now().kind == Outcome::Kind::question);
        INFO("seed " << seed << ", question " << i << ", seat " << seat);
        const std::string mine = all_that_is_told(*speech, session, sources, seat);
        const std::string theirs = all_that_is_told(*speech, other, sources, seat);
        if (mine != theirs) {
            const auto at = std::mismatch(mine.begin(), mine.end(), theirs.begin(), theirs.end());
            const auto from = static_cast<std::size_t>(at.first - mine.begin());
            INFO(mine.substr(from > 150 ? from - 150 : 0, 300));
            INFO(theirs.substr(from > 150 ? from - 150 : 0, 300));
            FAIL_CHECK("a seat is told what it may not know");
            return;
        }
        const auto events = session.events_from(session.last_answer());
        const auto retold = told_otherwise(machine, events, seat, dice, looked.retold);
        const auto lines = log_of(*speech, events, seat), again = log_of(*speech, retold, seat);
        REQUIRE(lines.size() == again.size());
        for (std::size_t n = 0; n < lines.size(); ++n) REQUIRE(lines[n].text == again[n].text);
        REQUIRE(session.answer(bot.choose(session.now().question)).empty());
    }
}

void check_games(int states, std::uint64_t first_seed) {
    for (const char* folder : {"cards/evenfall", "cards/euphoria", "cards/etherfields"}) {
        INFO(folder);
        auto game = card_set(folder, folder == std::string("cards/etherfields") ? 1 : 2);
        Looked looked;
        for (std::uint64_t seed = first_seed; looked.states < states; ++seed) {
            const int before = looked.states;
            check_game(game, seed, std::min(200, states - looked.states), looked);
            REQUIRE(looked.states > before);
        }
        WARN(folder << ": " << looked.states << " states, " << looked.dealt << " dealt otherwise, "
                    << looked.retold << " hidden moves told otherwise");
        CHECK(looked.dealt > states / 2);
    }
}

} // namespace

TEST_CASE("what is hidden from a seat is in nothing that it is told", "[play][hidden]") {
    check_games(60, 1);
}

TEST_CASE("what is hidden from a seat is in nothing that it is told: 10,000 states", "[.][long][hidden]") {
    check_games(10'000, 100);
}
