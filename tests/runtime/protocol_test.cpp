// A whole game over JSON lines, and lines that are no answers.

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/runtime/games.hpp"
#include "tools/play/protocol.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

// The first choices, as many as must be picked.
std::string first_answer(const boost::json::object& question) {
    boost::json::array picks;
    const auto least = question.at("least").to_number<std::int64_t>();
    for (const auto& choice : question.at("choices").as_array())
        for (std::int64_t n = 0; n < choice.at("limit").to_number<std::int64_t>() && static_cast<std::int64_t>(picks.size()) < least; ++n) picks.push_back(choice.at("index"));
    return boost::json::serialize(boost::json::object{{"answer", picks}});
}

} // namespace

TEST_CASE("a program plays a whole game over JSON lines") {
    const auto game = game_of(duel_text());
    Session session(*game.machine, 5);
    std::string line = protocol_line(*game.machine, session);
    int questions = 0;
    for (; questions < 1000; ++questions) {
        const auto object = boost::json::parse(line).as_object();
        const std::string type(object.at("type").as_string());
        if (type != "question") {
            CHECK(type == "over");
            CHECK(object.at("winners").as_array().size() == 1);
            break;
        }
        line = protocol_reply(*game.machine, session, first_answer(object));
    }
    CHECK(questions < 1000);
}

TEST_CASE("lines that are no answers are told and change nothing") {
    const auto game = game_of(duel_text());
    Session session(*game.machine, 5);
    const State before = session.state();
    for (const char* line : {"", "{", "[]", "{}", R"({"answer": 1})", R"({"answer": [1.5]})", R"({"answer": [-1]})", R"({"answer": [99]})", R"({"answer": []})", R"({"undo": true})"})
        CHECK(protocol_reply(*game.machine, session, line).find("\"error\"") != std::string::npos);
    CHECK(session.state() == before);
    CHECK(protocol_reply(*game.machine, session, R"({"quit": true})").empty());
}

TEST_CASE("a record is replayed to the same hash") {
    const auto game = game_of(duel_text());
    Session session(*game.machine, 9);
    for (int i = 0; i < 40 && session.now().kind == Outcome::Kind::question; ++i) {
        std::vector<Word> picks;
        for (Word n = 0; n < session.now().question.least; ++n) picks.push_back(0);
        if (!session.answer(picks).empty()) break;
    }
    Session again(*game.machine, 1);
    CHECK(again.replay(session.record()) == "");
    CHECK(again.state() == session.state());
    CHECK_FALSE(again.replay("{}").empty());
}
