// The C interface with calls that are wrong: each is refused with a status and a message, and changes
// nothing.

#include <sys/stat.h>

#include <climits>
#include <filesystem>
#include <memory>
#include <thread>

#include <catch2/catch.hpp>

#include "interpreter/cantrip.h"
#include "tests/support/scratch.hpp"

using namespace cantrip::testing;
namespace fs = std::filesystem;
using Catch::Matchers::Contains;

namespace {

const std::string game_folder = CANTRIP_SOURCE_DIR "/tests/fuzz/game";
constexpr const char* libraries = CANTRIP_SOURCE_DIR "/stdlib";

struct FreeSet {
    void operator()(cantrip_set* set) const { cantrip_free_set(set); }
};
struct FreeGame {
    void operator()(cantrip_game* game) const { cantrip_free_game(game); }
};
using Set = std::unique_ptr<cantrip_set, FreeSet>;
using Game = std::unique_ptr<cantrip_game, FreeGame>;

Set load() {
    cantrip_set* set = nullptr;
    REQUIRE(cantrip_load(game_folder.c_str(), libraries, &set) == CANTRIP_OK);
    return Set(set);
}

Game start(const Set& set, uint64_t seed, const char* language = nullptr) {
    const cantrip_setup setup{2, seed, nullptr, language};
    cantrip_game* game = nullptr;
    REQUIRE(cantrip_start(set.get(), &setup, &game) == CANTRIP_OK);
    return Game(game);
}

std::string record_of(const Game& game) {
    const char* text = nullptr;
    REQUIRE(cantrip_record(game.get(), &text) == CANTRIP_OK);
    return text;
}

// Takes the first answer with one pick that is legal, or with none; false when the game is over.
bool go_on(cantrip_game* game) {
    if (cantrip_what_now(game) != CANTRIP_QUESTION) return false;
    if (cantrip_answer(game, nullptr, 0) == CANTRIP_OK) return true;
    for (int32_t first = 0; first < 12; ++first) {
        const int32_t one[] = {first};
        if (cantrip_answer(game, one, 1) == CANTRIP_OK) return true;
        for (int32_t second = 0; second < 12; ++second) {
            const int32_t two[] = {first, second};
            if (cantrip_answer(game, two, 2) == CANTRIP_OK) return true;
        }
    }
    FAIL("no answer of up to two picks is legal");
    return false;
}

// The status, with a message wherever it is a failure.
void check_refused(cantrip_status status, cantrip_status expected) {
    CHECK(status == expected);
    CHECK(std::string(cantrip_message()).size() > 5);
}

} // namespace

TEST_CASE("every pointer may be null", "[embed]") {
    const Set set = load();
    const Game game = start(set, 1);
    const uint64_t before = cantrip_hash(game.get());
    cantrip_set* other_set = set.get();
    cantrip_game* other = game.get();
    const char* text = "old";
    const cantrip_setup setup{2, 1, nullptr, nullptr};
    check_refused(cantrip_load(nullptr, nullptr, &other_set), CANTRIP_BAD_ARGUMENT);
    CHECK(other_set == nullptr); // whoever frees what a failed call gave frees nothing
    check_refused(cantrip_load(game_folder.c_str(), nullptr, nullptr), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_start(nullptr, &setup, &other), CANTRIP_BAD_ARGUMENT);
    CHECK(other == nullptr);
    check_refused(cantrip_start(set.get(), nullptr, &other), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_start(set.get(), &setup, nullptr), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_resume(nullptr, "", nullptr, &other), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_resume(set.get(), nullptr, nullptr, &other), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_resume(set.get(), "", nullptr, nullptr), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_copy(nullptr, &other), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_copy(game.get(), nullptr), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_answer(nullptr, nullptr, 0), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_answer(game.get(), nullptr, 1), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_undo(nullptr), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_redo(nullptr), CANTRIP_BAD_ARGUMENT);
    for (const auto look : {cantrip_question, cantrip_board, cantrip_events, cantrip_log, cantrip_why}) {
        check_refused(look(nullptr, 0, &text), CANTRIP_BAD_ARGUMENT);
        check_refused(look(game.get(), 0, nullptr), CANTRIP_BAD_ARGUMENT);
    }
    check_refused(cantrip_why_not(nullptr, "beg", &text), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_why_not(game.get(), nullptr, &text), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_why_not(game.get(), "beg", nullptr), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_record(nullptr, &text), CANTRIP_BAD_ARGUMENT);
    check_refused(cantrip_record(game.get(), nullptr), CANTRIP_BAD_ARGUMENT);
    CHECK(cantrip_what_now(nullptr) == CANTRIP_FAULT);
    CHECK(cantrip_asked_player(nullptr) == CANTRIP_EVERYBODY);
    CHECK(cantrip_hash(nullptr) == 0);
    cantrip_free_set(nullptr);
    cantrip_free_game(nullptr);
    CHECK(cantrip_hash(game.get()) == before);
}

TEST_CASE("seats and answers that do not exist are refused and change nothing", "[embed]") {
    const Set set = load();
    const Game game = start(set, 1, "en");
    const uint64_t before = cantrip_hash(game.get());
    const char* text = nullptr;
    for (const int seat : {-2, 2, 16, INT_MAX, INT_MIN})
        for (const auto look : {cantrip_question, cantrip_board, cantrip_events, cantrip_log, cantrip_why}) {
            INFO(seat);
            check_refused(look(game.get(), seat, &text), CANTRIP_NO_SUCH_SEAT);
            CHECK(text == nullptr);
        }
    const std::vector<int32_t> many(1'000'000, 0);
    for (const std::vector<int32_t>& picks :
         std::vector<std::vector<int32_t>>{{-1}, {INT32_MIN}, {INT32_MAX}, {0, 0, 0, 0}, {99}, many})
        check_refused(cantrip_answer(game.get(), picks.data(), picks.size()), CANTRIP_ILLEGAL_ANSWER);
    // A count that is no count of anything: the list behind it is not read.
    const int32_t one[] = {0};
    for (const std::size_t count :
         {static_cast<std::size_t>(-1), static_cast<std::size_t>(-1) / 4, std::size_t{1'000'001}})
        check_refused(cantrip_answer(game.get(), one, count), CANTRIP_ILLEGAL_ANSWER);
    CHECK(cantrip_hash(game.get()) == before);
    check_refused(cantrip_redo(game.get()), CANTRIP_NOTHING_TO_UNDO);
    const Game silent = start(set, 1);
    check_refused(cantrip_log(silent.get(), 0, &text), CANTRIP_BAD_SETUP);
    check_refused(cantrip_why_not(silent.get(), "beg", &text), CANTRIP_BAD_SETUP);
    // Names of anything, also of nothing.
    for (const char* name : {"", "beg", "\xff\xfe", "\"}{\"record\": true", "a\nb"}) {
        CHECK(cantrip_why_not(game.get(), name, &text) == CANTRIP_OK);
        CHECK_THAT(text, !Contains("\"seed\""));
    }
}

TEST_CASE("set-ups and languages that do not exist are told", "[embed]") {
    const Set set = load();
    const auto status = [&](int players, const char* options, const char* language) {
        const cantrip_setup setup{players, 1, options, language};
        cantrip_game* made = nullptr;
        const cantrip_status out = cantrip_start(set.get(), &setup, &made);
        CHECK((made != nullptr) == (out == CANTRIP_OK));
        cantrip_free_game(made);
        return out;
    };
    CHECK(status(0, "", nullptr) == CANTRIP_OK);
    CHECK(status(0, "   ", "en") == CANTRIP_OK);
    for (const int players : {-1, 1, 3, 17, INT_MAX, INT_MIN})
        check_refused(status(players, nullptr, nullptr), CANTRIP_BAD_SETUP);
    for (const char* options : {"side=moon", "=", "a=b=c", "\xff", "solo "})
        check_refused(status(2, options, nullptr), CANTRIP_BAD_SETUP);
    for (const char* language : {"", "xx", "../en", "/etc", "EN", "e n", "\xff"})
        check_refused(status(2, nullptr, language), CANTRIP_BAD_SETUP);
}

TEST_CASE("records that are broken are refused, or stand at the last good place", "[embed]") {
    const Set set = load();
    const Game game = start(set, 7);
    for (int i = 0; i < 12; ++i) REQUIRE(go_on(game.get()));
    const std::string good = record_of(game);
    const auto resumed = [&](const std::string& record) {
        cantrip_game* made = nullptr;
        const cantrip_status status = cantrip_resume(set.get(), record.c_str(), nullptr, &made);
        const Game held(made);
        CHECK((status == CANTRIP_OK || status == CANTRIP_DIFFERS || status == CANTRIP_BAD_RECORD));
        CHECK((made != nullptr) == (status == CANTRIP_OK || status == CANTRIP_DIFFERS));
        // Whatever came of it can be played on.
        if (made != nullptr)
            for (int i = 0; i < 3 && go_on(made); ++i) {}
        return status;
    };
    CHECK(resumed(good) == CANTRIP_OK);
    for (const char* none : {"", "{", "[]", "null", "{}", "\xff", "{\"format\":\"cantrip-record\"}"}) {
        INFO(none);
        check_refused(resumed(none), CANTRIP_BAD_RECORD);
    }
    check_refused(resumed(std::string(100'000, '[')), CANTRIP_BAD_RECORD);
    std::size_t tried = 0;
    for (std::size_t at = 0; at < good.size(); at += 7) {
        INFO("byte " << at);
        (void)resumed(good.substr(0, at));
        std::string changed = good;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        (void)resumed(changed);
        changed[at] = '9';
        (void)resumed(changed);
        ++tried;
    }
    CHECK(tried > 50);
}

TEST_CASE("sets that are not there, broken or of strangers are told", "[embed]") {
    const Scratch scratch;
    const auto loaded = [&](const std::string& name) {
        cantrip_set* made = nullptr;
        const cantrip_status status = cantrip_load(name.c_str(), libraries, &made);
        const Set held(made);
        CHECK((made != nullptr) == (status == CANTRIP_OK));
        return status;
    };
    scratch.write("broken/package.cant", "package broken \"Broken\" { uses core }\nritual {\n");
    scratch.write("nogame/package.cant", "package nogame \"No game\" { uses core }\n");
    scratch.write("pipe/package.cant", "package pipe \"Pipe\" { uses core }\n");
    REQUIRE(::mkfifo(scratch.path("pipe/x.cant").c_str(), 0600) == 0);
    scratch.write("out/package.cant", "package out \"Out\" { uses core }\n");
    scratch.write("mine", "secret");
    fs::create_symlink("../mine", scratch.path("out/x.cant"));
    for (const std::string& name :
         {std::string(), std::string("no such game"), std::string("/"), scratch.path("broken"),
          scratch.path("nogame"), scratch.path("pipe"), scratch.path("out"), std::string("\xff")}) {
        INFO(name);
        check_refused(loaded(name), CANTRIP_BAD_SET);
        CHECK_THAT(cantrip_message(), !Contains("secret"));
    }
    CHECK(loaded(game_folder) == CANTRIP_OK);
}

TEST_CASE("hundreds of games of one set do not touch each other, and outlive it", "[embed]") {
    std::vector<Game> games;
    std::vector<uint64_t> ends;
    {
        const Set set = load();
        for (uint64_t seed = 0; seed < 300; ++seed) games.push_back(start(set, seed % 10));
    }
    // By turns: a step of each.
    for (int step = 0; step < 15; ++step)
        for (const Game& game : games) (void)go_on(game.get());
    for (const Game& game : games) ends.push_back(cantrip_hash(game.get()));
    for (std::size_t i = 10; i < ends.size(); ++i) CHECK(ends[i] == ends[i % 10]);
    CHECK(ends[0] != ends[1]);
    // Every second one goes; a copy of another goes on by itself.
    for (std::size_t i = 0; i < games.size(); i += 2) games[i].reset();
    cantrip_game* copied = nullptr;
    REQUIRE(cantrip_copy(games[1].get(), &copied) == CANTRIP_OK);
    const Game copy(copied);
    games.clear();
    CHECK(cantrip_hash(copy.get()) == ends[1]);
    CHECK(cantrip_undo(copy.get()) == CANTRIP_OK);
    CHECK(cantrip_redo(copy.get()) == CANTRIP_OK);
    CHECK(cantrip_hash(copy.get()) == ends[1]);
}

TEST_CASE("threads with sets of their own have messages and games of their own", "[embed]") {
    const auto play = [](uint64_t* hash, std::string* told) {
        cantrip_set* set = nullptr;
        cantrip_game* game = nullptr;
        const cantrip_setup setup{2, 3, nullptr, nullptr};
        if (cantrip_load(game_folder.c_str(), libraries, &set) != CANTRIP_OK ||
            cantrip_start(set, &setup, &game) != CANTRIP_OK)
            return;
        const int32_t pick[] = {0};
        for (int i = 0; i < 20; ++i)
            if (cantrip_answer(game, pick, 1) != CANTRIP_OK) (void)cantrip_answer(game, nullptr, 0);
        const char* text = nullptr;
        (void)cantrip_board(game, 99, &text);
        *told = cantrip_message();
        *hash = cantrip_hash(game);
        cantrip_free_game(game);
        cantrip_free_set(set);
    };
    uint64_t hashes[2] = {0, 1};
    std::string told[2];
    std::thread other(play, &hashes[1], &told[1]);
    play(&hashes[0], &told[0]);
    other.join();
    CHECK(hashes[0] == hashes[1]);
    CHECK_THAT(told[0], Contains("no seat 99"));
    CHECK(told[0] == told[1]);
}
