#include "tests/semantics/pages.hpp"

#include <catch2/catch.hpp>

namespace cantrip::testing {
namespace {

constexpr std::string_view preamble = R"(package trial "Trial" { uses core }

game trial "Trial" {
  players 1..4
  option lap 1..9 = 3
  start open_game
}

token coin "coin", gem "gem" in wealth
track pride "pride" of player 0..5 start 2
trait main "main" on action

zone deck "deck" holds card pile seen by nobody aside
zone hand "hand" of player seen by owner
zone camp "camp" of player
zone box "box" aside

kind beast "beast" is card {
  state tired flag
  starts in deck
  works in camp
  paid from hand to box
}

beast cat "Cat" { copies 3 }
beast dog "Dog"
beast pig "Pig"

verb write "write"(n number): nothing
verb tire "tire"(beast): tired of beast becomes yes
phase open_game "game": begin by the first player
)";

} // namespace

Trial::Trial(std::string_view lines, int players, std::uint64_t seed)
    : game(game_of(std::string(preamble) + std::string(lines), players)), state(game.machine->start(seed)) {}

Outcome Trial::run() {
    RunOptions options;
    options.trace = &trace_;
    return cantrip::run(*game.machine, state, options);
}

bool Trial::answer(std::vector<Word> picks) { return cantrip::answer(*game.machine, state, picks).ok(); }

std::vector<std::string> Trial::happened() const {
    std::vector<std::string> lines;
    for (const TraceLine& line : trace_) lines.push_back(line.text);
    return lines;
}

std::vector<int> Trial::written() const {
    std::vector<int> numbers;
    for (const TraceLine& line : trace_)
        if (line.text.starts_with("write ")) numbers.push_back(std::stoi(line.text.substr(6)));
    return numbers;
}

std::vector<std::string> options_of(const Question& question) {
    std::vector<std::string> labels;
    for (const Choice& choice : question.choices)
        labels.push_back(choice.label + (choice.limit > 1 ? " " + std::to_string(choice.limit) : ""));
    return labels;
}

} // namespace cantrip::testing
