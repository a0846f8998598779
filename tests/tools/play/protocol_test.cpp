// A whole game over JSON lines, and lines that are no answers.

#include <sstream>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/interpreter/games.hpp"
#include "tests/support/card_generator.hpp"
#include "tests/support/required.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/play/protocol.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

// The first choices, as many as must be picked.
std::string first_answer(const boost::json::object& question) {
    boost::json::array picks;
    const auto least = question.at("least").to_number<std::int64_t>();
    for (const auto& choice : question.at("choices").as_array())
        for (std::int64_t n = 0; n < choice.at("limit").to_number<std::int64_t>() &&
                                 static_cast<std::int64_t>(picks.size()) < least;
             ++n)
            picks.push_back(choice.at("index"));
    return boost::json::serialize(boost::json::object{{"answer", picks}});
}

// As many different picks as must be made, at random.
std::string random_answer(const boost::json::object& question, testing::Dice& dice) {
    std::vector<std::int64_t> open;
    for (const auto& choice : question.at("choices").as_array())
        for (std::int64_t n = 0; n < choice.at("limit").to_number<std::int64_t>() && n < 20; ++n)
            open.push_back(choice.at("index").to_number<std::int64_t>());
    boost::json::array picks;
    for (auto wanted = question.at("least").to_number<std::int64_t>(); wanted > 0 && !open.empty();
         --wanted) {
        const auto at = dice.below(static_cast<std::uint32_t>(open.size()));
        picks.push_back(open[at]);
        open.erase(open.begin() + at);
    }
    return boost::json::serialize(boost::json::object{{"answer", picks}});
}

} // namespace

TEST_CASE("a program plays a whole game over JSON lines") {
    const auto game = game_of(duel_text());
    Session session(*game.machine, 5);
    std::string line = protocol_line(session);
    int questions = 0;
    for (; questions < 1000; ++questions) {
        const auto object = boost::json::parse(line).as_object();
        const std::string type(object.at("type").as_string());
        if (type != "question") {
            CHECK(type == "over");
            CHECK(object.at("winners").as_array().size() == 1);
            break;
        }
        line = protocol_reply(session, first_answer(object));
    }
    CHECK(questions < 1000);
}

TEST_CASE("every card set of this tree is played through the protocol", "[play]") {
    for (const char* folder : {"cards/evenfall", "cards/euphoria", "cards/etherfields"}) {
        INFO(folder);
        auto game = card_set(folder, folder == std::string("cards/etherfields") ? 1 : 2);
        Session session(*game.machine, 3);
        testing::Dice dice(11);
        int questions = 0;
        std::string line = protocol_line(session);
        for (; questions < 300; ++questions) {
            const auto object = boost::json::parse(line).as_object();
            if (object.at("type") != "question") {
                CHECK(object.at("type") == "over");
                break;
            }
            line = protocol_reply(session, random_answer(object, dice));
        }
        CHECK(questions > 10);
        // Back to the beginning and forth again: the same line.
        int back = 0;
        while (session.undo()) ++back;
        CHECK(back == questions);
        while (session.redo()) --back;
        CHECK(back == 0);
        CHECK(protocol_line(session) == line);
        Session again(*game.machine, 1);
        CHECK(again.replay(session.record()).problem == "");
        CHECK(protocol_line(again) == line);
    }
}

TEST_CASE("lines that are no answers are told and change nothing") {
    const auto game = game_of(duel_text());
    Session session(*game.machine, 5);
    const State before = session.state();
    for (const char* line :
         {"", "{", "[]", "{}", R"({"answer": 1})", R"({"answer": [1.5]})", R"({"answer": [-1]})",
          R"({"answer": [99]})", R"({"answer": []})", R"({"undo": true})", R"({"redo": true})",
          R"({"look": 2})", R"({"look": "x"})", R"({"board": -2})", R"({"log": 0})", R"({"why_not": 1})",
          R"({"answer": [0], "undo": true})", R"({"dance": true})"})
        CHECK(protocol_reply(session, line).find("\"error\"") != std::string::npos);
    CHECK(session.state() == before);
    CHECK(protocol_reply(session, R"({"quit": true})").empty());
}

TEST_CASE("bots answer at once, and undo goes back over them", "[play]") {
    const auto game = game_of(duel_text());
    Session session(*game.machine, 5, {false, true});
    std::vector<std::uint64_t> hashes;
    int answers = 0;
    while (session.now().kind == Outcome::Kind::question && answers < 200) {
        REQUIRE(session.now().question.player == 0);
        hashes.push_back(session.state().hash());
        std::vector<Word> picks;
        for (Word n = 0; n < session.now().question.least; ++n) picks.push_back(0);
        if (!session.answer(picks).empty()) break;
        ++answers;
    }
    CHECK(answers > 3);
    const std::uint64_t end = session.state().hash();
    for (int i = 0; i < 3; ++i) REQUIRE(session.undo());
    CHECK(session.now().question.player == 0);
    CHECK(session.state().hash() == hashes[hashes.size() - 3]);
    for (int i = 0; i < 3; ++i) REQUIRE(session.redo());
    CHECK_FALSE(session.redo());
    CHECK(session.state().hash() == end);
    // With a record the bots' answers are known; nothing else is asked of them.
    Session again(*game.machine, 1, {false, true});
    CHECK(again.replay(session.record()).problem == "");
    CHECK(again.state().hash() == end);
}

TEST_CASE("the board shows what the seat may see", "[play]") {
    const auto game = game_of(duel_text());
    Session session(*game.machine, 5);
    const auto seen = boost::json::parse(protocol_reply(session, R"({"board": 0})")).as_object();
    CHECK(seen.at("type") == "board");
    int hands = 0, decks = 0;
    for (const auto& place : seen.at("places").as_array()) {
        const auto* zone = place.as_object().if_contains("zone");
        if (zone == nullptr) continue;
        const bool own = place.at("owner") == 0, shown = place.as_object().contains("things");
        if (*zone == "hand") {
            ++hands;
            CHECK(shown == own);
            CHECK(place.at("count") == (own ? 4 : 3)); // three at the start, and one drawn by the first
        }
        if (*zone == "deck") {
            ++decks;
            CHECK_FALSE(shown);
        }
    }
    CHECK(hands == 2);
    CHECK(decks == 2);
    REQUIRE(seen.at("things").as_array().size() >= 2);
    CHECK(seen.at("things").at(0).at("units").at("life") == 10);
}

TEST_CASE("a seat that is not asked learns only who decides", "[play]") {
    const auto game = game_of(duel_text());
    Session session(*game.machine, 5);
    REQUIRE(session.now().question.player == 0);
    CHECK(protocol_reply(session, R"({"question": 1})") == R"({"type":"waiting","version":2,"player":0})");
    CHECK(boost::json::parse(protocol_reply(session, R"({"question": 0})")).at("type") == "question");
}

// `why`, `look` and `record` once gave away what is hidden.
TEST_CASE("a program that is one player is told nothing about the others", "[play][hidden]") {
    const std::string game = CANTRIP_SOURCE_DIR "/tests/fuzz/game";
    const std::vector<std::string> command{"play", game, "--protocol", "json", "--seat", "2", "--seed", "2"};
    std::string lines;
    for (const char* line :
         {R"({"board": 0})", R"({"look": 0})", R"({"why": 0})", R"({"events": 0})", R"({"log": 0})",
          R"({"question": 0})", R"({"record": true})", R"({"undo": true})", R"({"redo": true})"})
        lines += std::string(line) + "\n";
    const RunResult refused = run_cantrip(command, {.input = lines, .folder = {}, .environment = {}});
    CHECK(refused.status == 0);
    std::istringstream replies(refused.out);
    std::string reply;
    std::getline(replies, reply);
    // Bots have played for the first player.
    CHECK(boost::json::parse(reply).at("player").to_number<int>() == 1);
    int count = 0;
    for (; std::getline(replies, reply); ++count) {
        INFO(reply);
        CHECK(boost::json::parse(reply).at("code").as_string() == "not-your-seat");
    }
    CHECK(count == 9);
    CHECK_THAT(refused.out, !Contains("seed"));
    // What belongs to the seat, or to everybody, is told as always.
    const RunResult told = run_cantrip(
        command, {.input = "{\"board\": 1}\n{\"board\": -1}\n{\"why\": true}\n{\"why_not\": \"beg\"}\n",
                  .folder = {},
                  .environment = {}});
    CHECK_THAT(told.out, !Contains("\"error\"") && Contains("\"board\"") && Contains("\"why\""));
    CHECK(run_cantrip({"play", game, "--seat", "1"}).status == 2);
    CHECK(run_cantrip({"play", game, "--protocol", "json", "--seat", "3"}).status == 2);
}

TEST_CASE("a game on the terminal, recorded and replayed", "[play]") {
    const Scratch scratch;
    scratch.write("duel/package.cant", duel_text());
    const std::string path = scratch.path("duel"), record = scratch.path("game.record");
    const RunResult first = run_cantrip({"play", path, "--bot", "2", "--record", record},
                                        {.input = "help\nwhy\ntable\nhand\nlog\nx\n99\n0\n1\nundo\nundo\n"
                                                  "redo\n1\nquit\n",
                                         .folder = {},
                                         .environment = {}});
    INFO(first.out << first.err);
    CHECK(first.status == 0);
    CHECK_THAT(first.out, Contains("Player 1") && Contains("undo, redo") && Contains("Hand: ") &&
                              Contains("Hand: 3 (hidden)"));
    CHECK_THAT(first.out, Contains("Type the numbers of your choices") && Contains("There is no 99") &&
                              Contains("There is nothing to undo") && Contains("Taken back."));
    const RunResult again = run_cantrip({"play", path, "--bot", "2", "--replay", record},
                                        {.input = "quit\n", .folder = {}, .environment = {}});
    INFO(again.out << again.err);
    CHECK(again.status == 0);
    // It goes on where the first one was left.
    const auto question = [](const std::string& out) { return out.substr(out.rfind("\nPlayer 1 – ")); };
    REQUIRE_THAT(first.out, Contains("\nPlayer 1 – "));
    CHECK(question(again.out) == question(first.out));
    // All bots: the game plays itself, with its log, and ends with a table.
    const RunResult bots = run_cantrip({"play", path, "--bot", "1,2"});
    CHECK_THAT(bots.out, Contains("wins the game.") && Contains("The game is over.") && Contains("(winner)"));
}

TEST_CASE("a game that does not exist is answered with those that do", "[play]") {
    const RunResult run = run_cantrip({"play", "dragons"});
    CHECK(run.status == 2);
    CHECK_THAT(run.err, Contains("there is no game `dragons`") &&
                            Contains("the games are `etherfields`, `euphoria`, `evenfall`"));
}

TEST_CASE("choices show the card in the chosen language", "[play]") {
    const Scratch scratch;
    scratch.write("inn/package.cant", R"(package inn "Inn" { uses core }
game inn "Inn" {
  players 1..1
  start evening
}
token coin "coin"
zone hall "hall" holds guest
kind guest "guest" is card { starts in hall }
guest cook "Cook" {
  name cs "Kuchař"
  when greet this: gain 2 coin
}
guest bard "Bard" { name cs "Bard" }
verb greet(guest) { }
verb welcome { a guest in hall as one: greet one }
verb evening { each player: welcome }
)");
    const RunResult run = run_cantrip({"play", scratch.path("inn"), "--lang", "cs", "--protocol", "json"},
                                      {.input = "{\"quit\": true}\n", .folder = {}, .environment = {}});
    INFO(run.out << run.err);
    REQUIRE(run.status == 0);
    const auto question = boost::json::parse(run.out.substr(0, run.out.find('\n')));
    REQUIRE(question.at("choices").as_array().size() == 2);
    CHECK(question.at("choices").at(0).at("card").at("name") == "Kuchař");
    CHECK(question.at("choices").at(0).at("card").at("id") == "cook");
    CHECK_THAT(run_cantrip({"play", scratch.path("inn"), "--lang", "xx"}).err,
               Contains("there is no language `xx`"));
    CHECK_THAT(run_cantrip({"play", scratch.path("inn"), "--bot", "3"}).err,
               Contains("there is no player `3`"));
    CHECK_THAT(run_cantrip({"play", scratch.path("inn"), "--replay", scratch.path("none.json")}).err,
               Contains("none.json"));
    CHECK_THAT(run_cantrip({"play", scratch.path("inn"), "--seed", "-1"}).err,
               Contains("`--seed` cannot be `-1`"));
}

TEST_CASE("a client in Python plays by the schema", "[play]") {
    for (const char* game :
         {"evenfall --players 2", "euphoria --players 3 --lang cs", "etherfields --lang de"}) {
        INFO(game);
        const ShellResult run = run_python("tests/tools/play/client.py",
                                           std::string(CANTRIP_BINARY) + " " + CANTRIP_SOURCE_DIR +
                                               "/docs/protocol.schema.json 7 " + game,
                                           "jsonschema", "python3-jsonschema");
        INFO(run.out);
        CHECK(run.status == 0);
    }
}
