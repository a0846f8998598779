// Hidden information: states that differ only in what a seat may not know give it the same board. The cards
// are dealt anew here, from the declarations, without the views that are tested.

#include <catch2/catch.hpp>

#include "interpreter/board.hpp"
#include "tests/interpreter/deal_again.hpp"
#include "tests/interpreter/games.hpp"
#include "tools/play/bot.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

// Plays with random answers and looks at every question.
void check_game(const TestGame& game, std::uint64_t seed, int questions, int& dealt) {
    const Machine& machine = *game.machine;
    State state = machine.start(seed);
    play::RandomBot bot(seed, machine);
    Dice dice(static_cast<std::uint32_t>(seed));
    for (int i = 0; i < questions; ++i) {
        const Outcome now = run(machine, state);
        if (now.kind != Outcome::Kind::question) return;
        const auto seat =
            static_cast<Word>(dice.below(static_cast<std::uint32_t>(machine.players()) + 1)) - 1;
        State other = state;
        dealt += deal_again(machine, other, seat, dice) > 0;
        REQUIRE(board_of(machine, state, seat) == board_of(machine, other, seat));
        REQUIRE(answer(machine, state, bot.choose(now.question)).ok());
    }
}

} // namespace

TEST_CASE("cards dealt otherwise where a seat cannot look leave its board the same", "[hidden]") {
    for (const char* folder : {"cards/evenfall", "cards/euphoria", "cards/etherfields"}) {
        INFO(folder);
        const auto game = card_set(folder, folder == std::string("cards/etherfields") ? 1 : 2);
        int dealt = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) check_game(game, seed, 100, dealt);
        CHECK(dealt > 300);
    }
}

TEST_CASE("a board shows the seat its own hand and counts the hand of others", "[hidden]") {
    const auto game = game_of(duel_text());
    State state = game.machine->start(3);
    (void)run(*game.machine, state);
    const Board mine = board_of(*game.machine, state, 0), public_board = board_of(*game.machine, state, -1);
    int own = 0, others = 0;
    for (const BoardPlace& place : mine.places) {
        if (place.zone == no_index || game.program().name_of(game.program().zones[place.zone]) != "hand")
            continue;
        own += place.owner == 0 && place.things.size() == 4;
        others += place.owner == 1 && place.hidden && place.count == 3 && place.things.empty();
    }
    CHECK(own == 1);
    CHECK(others == 1);
    CHECK(public_board.things.size() < mine.things.size());
}

TEST_CASE("an event does not tell which card went from one hidden place to another", "[hidden]") {
    const auto game = game_of(duel_text());
    const Program& p = game.program();
    State state = game.machine->start(3);
    std::vector<Event> events;
    RunOptions options;
    options.events = &events;
    (void)run(*game.machine, state, options);
    int drawn = 0;
    for (const Event& event : events) {
        if (event.verb != p.core.move || event.actor != 1) continue;
        const auto for_one = event_for(event, 1), for_other = event_for(event, 0);
        REQUIRE(for_one);
        REQUIRE(for_other);
        CHECK(for_one->arguments[0].values[0] != hidden_thing);
        CHECK(for_other->arguments[0].values[0] == hidden_thing);
        CHECK(for_other->arguments[1].values == event.arguments[1].values); // where it went is seen
        ++drawn;
    }
    CHECK(drawn == 3);
}
