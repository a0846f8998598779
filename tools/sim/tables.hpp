#pragma once
// Every table that a game can be played at: numbers of players and values of options.

#include "tools/sim/totals.hpp"

namespace cantrip::sim {

struct Table {
    std::string name; // "3 players, side=moon"
    Setup setup;
};

enum class TableRange : std::uint8_t {
    brief,   // each number of players with all defaults; each other value of each option at one of them
    options, // for each number of players: all defaults, and each other value of each option
    pairs    // also every two options that differ from their defaults at once
};

// The option that fills empty seats follows from the number of players and is not varied. Of a number with a
// wide range the lowest sixteen values count. Fails with a message when the program cannot be compiled.
[[nodiscard]] Result<std::vector<Table>, std::string> tables_of(const Program& program, TableRange range);

struct TableTotals {
    std::string name;
    Totals totals;
};

struct TablesPlayed {
    std::vector<TableTotals> tables;
    std::vector<AbilityId> unfired; // came to nothing at any table
    [[nodiscard]] bool clean() const;
};

// Plays every table by the plan. Fails with a message when a table cannot be compiled.
[[nodiscard]] Result<TablesPlayed, std::string>
play_tables(const play::LoadedGame& game, const std::vector<Table>& tables, const Plan& plan);

[[nodiscard]] std::string tables_as_text(const play::LoadedGame& game, const TablesPlayed& played);
[[nodiscard]] std::string tables_as_json(const play::LoadedGame& game, const TablesPlayed& played);

} // namespace cantrip::sim
