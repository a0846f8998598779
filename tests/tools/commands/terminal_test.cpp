// What a person sees on a terminal, and what a log that takes both streams holds.

#include <catch2/catch.hpp>

#include "tests/support/required.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/terminal.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Contains;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;
const std::string escape = "\033[";

} // namespace

TEST_CASE("diagnostics are coloured on a terminal, and not when nobody wants it", "[cli][terminal]") {
    const Scratch scratch;
    const std::string file = scratch.write("bad.cant", "kind goblin \"goblin\" is nosuch {}\n");
    const Screen plain = run_on_terminal({"check", file});
    CHECK(plain.status == 1);
    CHECK_THAT(plain.text, Contains(escape + "1;31merror"));
    CHECK_THAT(run_on_terminal({"check", file, "--color", "never"}).text, !Contains(escape));
    CHECK_THAT(run_on_terminal({"check", file}, {}, {"NO_COLOR=1"}).text, !Contains(escape));
    CHECK_THAT(run_on_terminal({"check", file}, {}, {"TERM=dumb"}).text, !Contains(escape));
    // Into a file it is plain, and coloured when asked for.
    CHECK_THAT(run_cantrip({"check", file}).out, !Contains(escape));
    CHECK_THAT(run_cantrip({"check", file, "--color", "always"}).out, Contains(escape));
    // An error of the command itself goes to the terminal too.
    CHECK_THAT(run_on_terminal({"check", scratch.path("nosuch")}).text, Contains(escape + "1;31merror"));
    CHECK_THAT(run_cantrip({"check", scratch.path("nosuch")}).err, !Contains(escape));
}

TEST_CASE("a simulation shows how far it is on a terminal, and wipes the line away", "[cli][terminal]") {
    const std::vector<std::string> arguments{"sim", root + "/cards/euphoria", "--games", "150"};
    const Screen screen = run_on_terminal(arguments);
    INFO(screen.text);
    CHECK(screen.status == 0);
    const auto shown = screen.text.find(" of 150 games");
    const auto wiped = screen.text.find("\r" + escape + "K");
    REQUIRE(shown != std::string::npos);
    REQUIRE(wiped != std::string::npos);
    CHECK(shown < wiped);
    // The report comes after, on a clean line.
    CHECK(screen.text.size() > wiped + 100);
    CHECK_THAT(screen.text.substr(wiped + 4), !Contains("\r") && !Contains(" of 150 games"));
    CHECK_THAT(run_cantrip(arguments).err, !Contains(" of 150 games"));
}

TEST_CASE("a game can be played on a terminal", "[cli][terminal]") {
    // Each line is typed after its prompt is on the screen: what is asked must be seen before it is answered.
    // Between two people the screen is covered until the next one is there.
    const Screen screen =
        run_on_terminal({"play", root + "/cards/evenfall", "--seed", "1"}, {{"Player 1: press Enter", ""},
                                                                            {"Choose ", "help"},
                                                                            {"> ", "1"},
                                                                            {"Player 2: press Enter", ""},
                                                                            {"Choose ", "undo"},
                                                                            {"Player 1: press Enter", ""},
                                                                            {"Choose ", "99"},
                                                                            {"There is no 99", "2"},
                                                                            {"Player 2: press Enter", ""},
                                                                            {"Choose ", "quit"}});
    INFO(screen.text);
    CHECK(screen.status == 0);
    CHECK_THAT(screen.text, !Contains("internal error"));
}

TEST_CASE("in a log of both streams what is said first stands first", "[cli][terminal]") {
    // Longer than any buffer, so that a part of it is written before the end and a part after.
    const Scratch scratch;
    std::string text;
    for (int i = 0; i < 400; ++i) text += "kind k" + std::to_string(i) + " \"k\" is nosuch {}\n";
    const std::string file = scratch.write("bad.cant", text);
    const std::string command = std::string(CANTRIP_BINARY) + " check " + file;
    const std::string both = run_shell(command).out;
    const std::string report = run_shell(command + " 2>/dev/null").out;
    const std::string message = run_shell(command + " 2>&1 >/dev/null").out;
    CHECK(report.size() > 20'000);
    CHECK_THAT(message, Contains(" errors"));
    CHECK(both == report + message);
}
