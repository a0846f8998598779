// Records: cut anywhere they can be read and gone on with; a changed rule is named where it shows.

#include <catch2/catch.hpp>

#include "tests/interpreter/games.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/play/session.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

// A game that bots have played to its end.
Record played(const TestGame& game, std::uint64_t seed) {
    Session session(*game.machine, seed, {true, true});
    Record record = session.record();
    record.content = content_of(game.program(), game.programs->world.sources);
    return record;
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const auto at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), with);
}

} // namespace

TEST_CASE("a record cut at any line goes on to the same end", "[play]") {
    const auto game = game_of(duel_text());
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Record whole = played(game, seed);
        const std::string text = write_record(whole);
        REQUIRE(whole.decisions.size() > 5);
        for (std::size_t end = text.find('\n') + 1; end <= text.size(); end = text.find('\n', end) + 1) {
            const auto cut = read_record(std::string_view(text).substr(0, end));
            REQUIRE(cut.ok());
            Session session(*game.machine, 99, {true, true});
            CHECK(session.replay(cut.value()).problem.empty());
            // The bots go on as they did: their answers follow from the seed.
            CHECK(session.decisions() == whole.decisions.size());
            CHECK(session.record().decisions == whole.decisions);
            if (end == text.size()) break;
        }
    }
}

TEST_CASE("a record cut inside a line loses that line only", "[play]") {
    const auto game = game_of(duel_text());
    const Record whole = played(game, 3);
    const std::string text = write_record(whole);
    const std::size_t last = text.rfind('\n', text.size() - 2) + 1;
    for (std::size_t end = last + 1; end + 1 < text.size(); ++end) {
        const auto cut = read_record(std::string_view(text).substr(0, end));
        REQUIRE(cut.ok());
        CHECK(cut.value().cut);
        CHECK(cut.value().decisions.size() == whole.decisions.size() - 1);
    }
    CHECK_THAT(read_record(text.substr(0, last) + "{\n" + text.substr(last)).error(),
               Contains("of the record cannot be read"));
}

TEST_CASE("a decision that was taken back is not in the record any more", "[play]") {
    const auto game = game_of(duel_text());
    Record record = played(game, 2);
    std::string text = write_record(record);
    text += write_undo(2);
    const auto read = read_record(text);
    REQUIRE(read.ok());
    CHECK(read.value().decisions.size() == record.decisions.size() - 2);
    CHECK_FALSE(read_record(write_header(record) + write_undo(1)).ok());
}

TEST_CASE("records that are none are told", "[play]") {
    for (const char* text :
         {"", "[]", "{}", R"({"seed": 1})", R"({"seed": -1, "answers": []})",
          R"({"seed": 1, "answers": [1]})", R"({"seed": 1, "answers": [[-1]]})",
          R"({"seed": 1, "answers": [[0.5]]})", R"({"seed": 1, "players": 0, "answers": []})",
          R"({"seed": 1, "with": 3, "answers": []})",
          R"({"format": "cantrip-record", "version": 3, "seed": 1})"}) {
        INFO(text);
        CHECK_FALSE(read_record(text).ok());
    }
    const auto game = game_of(duel_text());
    Session session(*game.machine, 1);
    const auto problem = [&](const char* text) { return session.replay(read_record(text).value()).problem; };
    CHECK_THAT(problem(R"({"seed": 1, "answers": [[99]]})"), Contains("the answer does not fit"));
    CHECK_THAT(problem(R"({"seed": 1, "players": 4, "answers": []})"), Contains("game of 4"));
    CHECK_THAT(problem(R"({"seed": 1, "answers": [], "hash": "0"})"), Contains("came out differently"));
}

TEST_CASE("after a change of the rules a record says where it differs and what was changed", "[play]") {
    const auto game = game_of(duel_text());
    const Record record = played(game, 7);
    struct Change {
        std::string_view what, with, named;
        bool shows; // in this game
    };
    const Change changes[] = {
        {"players 2..4", "players 2..3", "game duel", false},
        {"state round_number 0..50", "state round_number 0..60", "game duel", false},
        {"gold \"gold\", wood", "gold \"gold\", clay \"clay\", wood", "token clay", true},
        {"0..20 start 10", "0..20 start 9", "track life", true},
        {"0..20 start 10", "0..15 start 10", "track life", false},
        {"holds trick seen by owner", "holds trick", "zone hand", false},
        {"aside refill from grave", "aside", "zone deck", true},
        {"cost cost = nothing", "cost cost = 1 gold", "kind trick", true},
        {"copies 2 per player", "copies 3 per player", "kind trick", true},
        {"cost 1 gold\n", "cost 1 wood\n", "trick strike", true},
        {"each opponent: lose 3 life", "each opponent: lose 2 life", "trick strike", true},
        {"cost 1 any goods", "cost 1 gold", "trick spark", true},
        {"2 gold or 2 wood", "2 gold", "trick feast", true},
        {"random 1..6", "random 1..8", "trick gamble", true},
        {"may discard 1 ->", "discard 1 ->", "trick plan", true},
        {"the first (amount) trick", "the last (amount) trick", "verb draw", true},
        {"trick in hand): move trick to grave", "trick in hand): move trick to deck", "verb discard", true},
        {"Forage\": gain 1 any goods", "Forage\": gain 2 any goods", "rule tricks", true},
        {"<= 3 once per turn: gain 1 gold", "<= 9 once per turn: gain 1 gold", "rule tricks", true},
        {"with highest life then first", "with lowest life then first", "verb finish", true},
        {"each player: draw 3", "each player: draw 4", "verb bout", true},
        {"gain 1 gold + 1 wood", "gain 1 gold", "verb bout", true},
    };
    std::size_t late = 0;
    for (const Change& change : changes) {
        INFO(change.what);
        const auto changed = game_of(replaced(std::string(duel_text()), change.what, change.with));
        Session session(*changed.machine, 1, {true, true}, true);
        const Replayed replayed = session.replay(record);
        CHECK(replayed.problem.empty() != change.shows);
        if (!replayed.problem.empty()) CHECK(session.decisions() == replayed.steps);
        late += change.shows && replayed.steps > 0;
        CHECK_THAT(
            changes_between(record.content, content_of(changed.program(), changed.programs->world.sources)),
            Contains("`" + std::string(change.named) + "` "));
    }
    // Many do not show at once: the record is followed until they do.
    CHECK(late > 5);
    // A comment changes nothing.
    const auto same = game_of(replaced(std::string(duel_text()), "token gold", "// shiny\ntoken gold"));
    CHECK(changes_between(record.content, content_of(same.program(), same.programs->world.sources)).empty());
}

TEST_CASE("a record of another game is refused by its name", "[play]") {
    const Scratch scratch;
    const std::string record = scratch.path("game.record");
    const RunResult made =
        run_cantrip({"play", "evenfall", "--players", "2", "--bot", "1,2", "--record", record});
    REQUIRE(made.status == 0);
    CHECK_THAT(run_cantrip({"play", "euphoria", "--replay", record}).err,
               Contains("the record is of the game `evenfall`, and this is `euphoria`"));
    const RunResult shown = run_cantrip({"replay", record});
    INFO(shown.err);
    CHECK(shown.status == 0);
    CHECK_THAT(shown.out, Contains("wins the game.") && Contains("The game is over."));
    const RunResult part =
        run_cantrip({"replay", record, "--steps", "5", "--format", "json", "--lang", "cs"});
    CHECK(part.status == 0);
    CHECK_THAT(part.out, Contains("\"decisions\": 5"));
    CHECK_THAT(run_cantrip({"replay", scratch.path("none")}).err, Contains("none"));
}

TEST_CASE("a long game takes little memory and can be taken back far", "[play]") {
    const auto game = game_of(duel_text());
    Session session(*game.machine, 4);
    std::vector<std::uint64_t> hashes;
    while (session.now().kind == Outcome::Kind::question && hashes.size() < 400) {
        hashes.push_back(session.state().hash());
        std::vector<Word> picks;
        const Question& question = session.now().question;
        for (Word i = 0; static_cast<Word>(picks.size()) < question.least; ++i)
            for (Word n = 0; n < question.choices[static_cast<std::size_t>(i)].limit &&
                             static_cast<Word>(picks.size()) < question.least;
                 ++n)
                picks.push_back(i);
        REQUIRE(session.answer(picks).empty());
    }
    REQUIRE(hashes.size() > 40);
    for (std::size_t i = hashes.size(); i-- > 0;) {
        REQUIRE(session.undo());
        CHECK(session.state().hash() == hashes[i]);
    }
    CHECK_FALSE(session.undo());
}
