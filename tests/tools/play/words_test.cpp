// What people read at the table. Every identifier of a game is renamed, and none of the new names may come
// to the screen.

#include <catch2/catch.hpp>
#include <filesystem>
#include <regex>
#include <set>

#include "lang/syntax/token.hpp"
#include "tests/interpreter/games.hpp"
#include "tests/support/scratch.hpp"
#include "tools/play/bot.hpp"
#include "tools/play/log.hpp"
#include "tools/play/lookup.hpp"
#include "tools/play/session.hpp"
#include "tools/play/table.hpp"
#include "tools/play/terminal.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::testing;
namespace fs = std::filesystem;

namespace {

constexpr std::string_view mark = "qzx";

// Calls back with each stretch of a text that is code: no string, no comment.
template <class Fn> std::string with_code(const std::string& text, std::string_view comment, Fn fn) {
    std::string out, code;
    const auto flush = [&] {
        out += fn(code);
        code.clear();
    };
    for (std::size_t i = 0; i < text.size();) {
        const bool quote = text[i] == '"';
        const bool remark = text.compare(i, comment.size(), comment) == 0;
        if (!quote && !remark) {
            code += text[i++];
            continue;
        }
        flush();
        const std::size_t end = text.find(quote ? '"' : '\n', i + 1);
        const std::size_t stop = end == std::string::npos ? text.size() : end + 1;
        out += text.substr(i, stop - i);
        i = stop;
    }
    flush();
    return out;
}

const std::regex identifier("[a-z][a-z0-9_]*");

std::set<std::string> identifiers(const fs::path& folder) {
    std::set<std::string> out;
    for (const auto& file : fs::recursive_directory_iterator(folder)) {
        if (file.path().extension() != ".cant") continue;
        (void)with_code(read_all(file.path().string()), "//", [&](const std::string& code) {
            for (std::sregex_iterator at(code.begin(), code.end(), identifier), end; at != end; ++at)
                out.insert(at->str());
            return code;
        });
    }
    return out;
}

// A copy of a package in which each of the names ends in the mark.
void copy_renamed(const fs::path& from, const std::string& to, const std::set<std::string>& names,
                  const Scratch& scratch) {
    const auto rename = [&](const std::string& code) {
        std::string out;
        std::size_t at = 0;
        for (std::sregex_iterator it(code.begin(), code.end(), identifier), end; it != end; ++it) {
            out += code.substr(at, static_cast<std::size_t>(it->position()) - at) + it->str();
            // `^se` in a frame is a word of the language.
            const bool clitic =
                it->position() > 0 && code[static_cast<std::size_t>(it->position()) - 1] == '^';
            if (names.contains(it->str()) && !clitic) out += mark;
            at = static_cast<std::size_t>(it->position() + it->length());
        }
        return out + code.substr(at);
    };
    for (const auto& file : fs::recursive_directory_iterator(from)) {
        const std::string extension = file.path().extension().string();
        if (extension != ".cant" && extension != ".lex") continue;
        if (file.path().string().find("/scenarios/") != std::string::npos) continue;
        scratch.write(to + "/" + fs::relative(file.path(), from).string(),
                      with_code(read_all(file.path().string()), extension == ".cant" ? "//" : "#", rename));
    }
}

struct Renamed {
    Scratch scratch;
    std::unique_ptr<Programs> programs;
    std::shared_ptr<const Machine> machine;
    LoadOptions options;
};

std::unique_ptr<Renamed> renamed(const std::string& game, int players) {
    auto out = std::make_unique<Renamed>();
    const fs::path root(CANTRIP_SOURCE_DIR);
    std::set<std::string> names = identifiers(root / "stdlib" / game);
    names.merge(identifiers(root / "cards" / game));
    // What core and the language itself call things stays.
    for (const std::string& name : identifiers(root / "stdlib" / "core")) names.erase(name);
    for (const char* name :
         {"core", "x", "cs", "de", "sr", "en", "amount", "opponent", "traits", "top", "bottom", "name",
          "owner", "price", "bundle", "unit", "place", "counter", "cost"})
        names.erase(name);
    names.erase(game);
    for (auto it = names.begin(); it != names.end();)
        it = keyword(*it) != TokenKind::ident ? names.erase(it) : std::next(it);
    copy_renamed(root / "stdlib" / game, "lib/" + game, names, out->scratch);
    copy_renamed(root / "cards" / game, "cards/" + game, names, out->scratch);
    out->options.libraries = {out->scratch.path("lib"), (root / "stdlib").string()};
    out->programs = load_programs({out->scratch.path("cards/" + game)}, out->options);
    for (const Diagnostic& told : out->programs->diagnostics.all()) {
        INFO(out->programs->world.sources.at(told.at.file).path << ": " << told.message);
        CHECK(told.severity != Severity::error);
    }
    REQUIRE(out->programs->diagnostics.errors() == 0);
    Setup setup;
    setup.players = players;
    auto machine = Machine::compile(out->programs->list.at(0), setup);
    REQUIRE(machine.ok());
    out->machine = machine.value();
    return out;
}

// Everything that a player can bring to the screen at a question.
std::string screen(Speech& speech, const Session& session) {
    const Question& question = session.now().question;
    const Board board = board_of(session.machine(), session.state(), question.player);
    std::string out = speech.asked_by(question) + "\n" + speech.question(question) + "\n";
    const auto add = [&](const Choice& choice) {
        const OptionWords words = speech.option(question, choice, board);
        out += words.text + "\n";
        for (const std::string& line : words.details) out += line + "\n";
    };
    for (const Choice& choice : question.choices) add(choice);
    for (const Choice& choice : question.fast) add(choice);
    for (const TableSection& section : table_of(speech, board)) {
        out += section.title + "\n";
        for (const std::string& line : section.lines) out += line + "\n";
    }
    for (const std::string& line : hand_of(speech, board)) out += line + "\n";
    return out;
}

std::string log_text(Speech& speech, const Session& session, std::size_t from, Word seat) {
    std::string out;
    for (const LogLine& line : log_of(speech, session.events_from(from), seat)) out += line.text + "\n";
    return out;
}

void check_words(const std::string& game, int players, const char* tag, std::uint64_t seed, int questions) {
    INFO(game << " in " << tag);
    const auto made = renamed(game, players);
    const auto speech = Speech::make(*made->programs, *made->machine, made->options, tag);
    REQUIRE(speech != nullptr);
    Session session(*made->machine, seed);
    RandomBot bot(seed, *made->machine);
    std::size_t seen = 0;
    for (int i = 0; i < questions && session.now().kind == Outcome::Kind::question; ++i) {
        const std::string text = screen(*speech, session) +
                                 log_text(*speech, session, seen, session.now().question.player) +
                                 log_text(*speech, session, seen, -1);
        seen = session.event_count();
        const auto at = text.find(mark);
        if (at != std::string::npos) {
            INFO(text.substr(at > 60 ? at - 60 : 0, 120));
            FAIL("an identifier is on the screen");
        }
        CHECK_FALSE(speech->question(session.now().question).empty());
        REQUIRE(session.answer(bot.choose(session.now().question)).empty());
    }
    CHECK(seen > 20);
}

LoadOptions libraries() {
    LoadOptions options;
    options.libraries.emplace_back(std::string(CANTRIP_SOURCE_DIR) + "/stdlib");
    return options;
}

} // namespace

TEST_CASE("no identifier of a game comes to the screen", "[play][words]") {
    check_words("evenfall", 2, "en", 1, 60);
    check_words("evenfall", 2, "sr-Cyrl", 2, 40);
    check_words("euphoria", 2, "en", 3, 60);
    check_words("euphoria", 2, "cs", 4, 60);
    check_words("etherfields", 1, "en", 5, 40);
    check_words("etherfields", 1, "de", 6, 40);
}

TEST_CASE("questions, options and the log are sentences", "[play][words]") {
    auto game = card_set("cards/euphoria", 2);
    const auto speech = Speech::make(*game.programs, *game.machine, libraries(), "en");
    REQUIRE(speech != nullptr);
    Session session(*game.machine, 5);
    // Recruits are chosen first, by what is printed on them.
    const Question& first = session.now().question;
    const Board board = board_of(*game.machine, session.state(), first.player);
    const OptionWords recruit = speech->option(first, first.choices.at(0), board);
    CHECK(recruit.text.find("the ") != std::string::npos);
    CHECK_FALSE(recruit.details.empty());
    std::string log;
    RandomBot bot(5, *game.machine);
    for (int i = 0; i < 60 && session.now().kind == Outcome::Kind::question; ++i) {
        REQUIRE(session.answer(bot.choose(session.now().question)).empty());
        log = log_text(*speech, session, 0, 0);
    }
    CHECK(log.find("You place a worker on the ") != std::string::npos);
    CHECK(log.find("Player 2 places a worker on the ") != std::string::npos);
}

TEST_CASE("the log tells the owner which cards were drawn, and others how many", "[play][words]") {
    auto game = card_set("cards/evenfall", 2);
    const auto speech = Speech::make(*game.programs, *game.machine, libraries(), "en");
    Session session(*game.machine, 5);
    REQUIRE(session.answer({0}).empty());
    REQUIRE(session.answer({0}).empty());
    const Board mine = board_of(*game.machine, session.state(), 0);
    std::string name;
    for (const BoardPlace& place : mine.places)
        if (place.zone != no_index && place.owner == 0 && !place.things.empty() &&
            game.program().name_of(game.program().zones[place.zone]) == "hand")
            name = speech->thing(place.things[0]);
    REQUIRE_FALSE(name.empty());
    CHECK(log_text(*speech, session, 0, 0).find(name) != std::string::npos);
    CHECK(log_text(*speech, session, 0, 1).find(name) == std::string::npos);
    CHECK(log_text(*speech, session, 0, 1).find("Player 1 draws ") != std::string::npos);
}

TEST_CASE("wrong numbers say what is wanted", "[play][words]") {
    Question question;
    question.least = 20;
    question.most = 25;
    for (int i = 0; i < 16; ++i) question.choices.push_back({Choice::Kind::thing, i, i == 10 ? 4 : 1, {}});
    question.fast.push_back({Choice::Kind::action, 1, 1, {}});
    CHECK(picks_of("11x4 2") == std::vector<Word>{10, 10, 10, 10, 1});
    CHECK(picks_of("3*2,1") == std::vector<Word>{2, 2, 0});
    CHECK_FALSE(picks_of("11x").has_value());
    CHECK_FALSE(picks_of("x4").has_value());
    CHECK(wrong_picks(question, {0, 1}) == "you chose 2; choose 20 to 25; `11x4` takes 4 of a sort");
    CHECK(wrong_picks(question, {40}) == "there is no 41; the numbers go from 1 to 17");
    CHECK(wrong_picks(question, {0, 0}) == "1 can be taken once");
    CHECK(wrong_picks(question, {16}).empty());
    CHECK(wrong_picks(question, {16, 0}) == "17 is an action of its own: type it alone");
}

TEST_CASE("why not: the rule, the price or the target that stands against an action", "[play][words]") {
    auto game = card_set("cards/evenfall", 2);
    const auto speech = Speech::make(*game.programs, *game.machine, libraries(), "en");
    Session session(*game.machine, 5);
    REQUIRE(session.answer({0}).empty());
    REQUIRE(session.answer({0}).empty());
    const auto told = [&](const char* what) {
        std::string out;
        for (const std::string& line : why_not_lines(*speech, session, game.programs->world.sources,
                                                     session.now().question.player, what))
            out += line + "\n";
        return out;
    };
    // No ritual lies in the clan, so nothing can be made on one.
    CHECK(told("craft").find("forbidden by “something to make”") != std::string::npos);
    CHECK(told("craft").find("actions.cant:") != std::string::npos);
    CHECK(told("discover").find("can be taken now") != std::string::npos);
    CHECK(told("xyzzy").find("There is nothing called `xyzzy`") != std::string::npos);
}
