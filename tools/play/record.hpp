#pragma once
// A game as the seed and the decisions that made it. docs/records.md describes the file: a header and one
// line for each decision, so that a crash costs at most the last line.

#include <string>
#include <string_view>
#include <vector>

#include "interpreter/cantrip.hpp"
#include "lang/source/source.hpp"

namespace cantrip::play {

inline constexpr int record_version = 2;

struct Decision {
    Word player = -1; // who decided; -1: the group
    std::vector<Word> picks;
    std::string hash; // of the table behind it (table_digest.hpp); empty: not said
    friend bool operator==(const Decision&, const Decision&) = default;
};

// A declaration of the game with a hash of its source, so that a changed rule can be named.
using Content = std::vector<std::pair<std::string, std::string>>;

struct Record {
    int version = record_version;
    std::string generator;             // the program that wrote it
    std::string game;                  // name of its package; empty: not said
    std::vector<std::string> packages; // the sets that were played with; empty: not said
    std::string program;               // hash of everything that play depends on; empty: not said
    int players = 0;                   // 0: not said
    std::vector<int> bots;             // players from 1
    std::uint64_t seed = 1;
    std::vector<std::pair<std::string, Word>> options; // of the game, by name
    Content content;
    std::vector<Decision> decisions; // those that were taken back are left out
    std::string hash;                // of the state at the end; empty: not said (version 1 only)
    bool cut = false;                // the last line was not whole
};

[[nodiscard]] std::string write_header(const Record& record);       // with the line break
[[nodiscard]] std::string write_decision(const Decision& decision); // with the line break
[[nodiscard]] std::string write_undo(std::size_t decisions);        // so many were taken back
[[nodiscard]] std::string write_record(const Record& record);
// Says what is wrong with a text that is no record. A last line that is not whole is left out.
[[nodiscard]] Result<Record, std::string> read_record(std::string_view text);

// What the record was set up with; nothing when the game has no such option.
[[nodiscard]] Result<Setup, std::string> setup_of(const Program& program, const Record& record);
[[nodiscard]] std::vector<std::pair<std::string, Word>> options_of(const Program& program,
                                                                   const Setup& setup);

// Everything in the header that follows from the program.
void describe_program(const Machine& machine, Record& record);
// Every declaration of a program; comments and blanks do not count.
[[nodiscard]] Content content_of(const Program& program, const Sources& sources);
// "the verb `draw` was changed, the ritual `owl_post` is new"; empty when nothing differs.
[[nodiscard]] std::string changes_between(const Content& before, const Content& now);

} // namespace cantrip::play
