#include "tools/sim/tables.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <fmt/format.h>
#include <iterator>

#include "interpreter/tables.hpp"
#include "lang/program/ability_id.hpp"
#include "lang/support/pretty_json.hpp"

namespace cantrip::sim {
namespace {

namespace json = boost::json;

constexpr std::int64_t most_numbers = 16;

// One value of one option.
struct OptionValue {
    GlobalId option = no_index;
    Word value = 0;
    std::string name; // "side=moon"
};

std::string value_name(const Program& program, const Global& option, Word value) {
    if (option.type.is(TypeTag::flag)) return value != 0 ? "yes" : "no";
    if (option.type.is(TypeTag::names))
        return std::string(program.name_of(program.names_values[static_cast<std::size_t>(value)]));
    return std::to_string(value);
}

// All values of an option, first and last.
std::pair<Word, Word> values_of(const Program& program, const Global& option) {
    if (option.type.is(TypeTag::flag)) return {0, 1};
    if (option.type.is(TypeTag::names)) {
        const NamesList& list = program.names_lists[option.type.index];
        return {static_cast<Word>(list.first), static_cast<Word>(list.first + list.count) - 1};
    }
    const std::int64_t last = std::min<std::int64_t>(option.high, option.low + most_numbers - 1);
    return {static_cast<Word>(option.low), static_cast<Word>(last)};
}

// Every value that is not the default.
std::vector<OptionValue> choices_of(const Program& program, const Machine& machine) {
    std::vector<OptionValue> out;
    const State start = machine.start(1);
    for (GlobalId id(0); id < program.globals.size(); ++id) {
        const Global& option = program.globals[id];
        if (!option.option || id == program.game.with) continue;
        const Word usual = start.words[static_cast<std::size_t>(machine.tables().globals) + id];
        const auto [first, last] = values_of(program, option);
        for (Word value = first; value <= last; ++value)
            if (value != usual)
                out.push_back(
                    {id, value,
                     fmt::format("{}={}", program.name_of(option), value_name(program, option, value))});
    }
    return out;
}

Setup setup_for(const Program& program, int players) {
    Setup setup;
    setup.players = std::max(players, program.game.seats);
    if (players < program.game.seats) setup.options.emplace_back(program.game.with, 1);
    return setup;
}

Table with(Table table, const OptionValue& choice) {
    table.name += ", " + choice.name;
    table.setup.options.emplace_back(choice.option, choice.value);
    return table;
}

std::string result_line(const TableTotals& table) {
    const Totals& totals = table.totals;
    return fmt::format("{}: {} games, {} finished, {} stopped, {} faults, {} not conserved, {} with a winner",
                       table.name, totals.games, totals.finished, totals.stopped.size(), totals.faults,
                       totals.broken.size(), totals.won);
}

std::string first_failure(const Totals& totals) {
    for (const auto* list : {&totals.failures, &totals.stopped, &totals.broken})
        if (!list->empty()) return fmt::format("seed {}: {}", list->front().seed, list->front().message);
    return {};
}

} // namespace

Result<std::vector<Table>, std::string> tables_of(const Program& program, TableRange range) {
    std::vector<Table> out;
    for (int players = program.game.least_players; players <= program.game.most_players; ++players) {
        const Table plain{fmt::format("{} player{}", players, players == 1 ? "" : "s"),
                          setup_for(program, players)};
        const auto machine = Machine::compile(program, plain.setup);
        if (!machine) return Failure{machine.error()};
        const std::vector<OptionValue> choices = choices_of(program, *machine.value());
        out.push_back(plain);
        if (range == TableRange::brief) {
            // In turns, so that the values spread over the numbers of players.
            const auto numbers = program.game.most_players - program.game.least_players + 1;
            const auto mine = players - program.game.least_players;
            for (std::size_t i = 0; i < choices.size(); ++i)
                if (static_cast<int>(i) % numbers == mine) out.push_back(with(plain, choices[i]));
            continue;
        }
        for (const OptionValue& one : choices) out.push_back(with(plain, one));
        if (range != TableRange::pairs) continue;
        for (const OptionValue& one : choices)
            for (const OptionValue& two : choices)
                if (one.option < two.option) out.push_back(with(with(plain, one), two));
    }
    return out;
}

bool TablesPlayed::clean() const {
    return std::all_of(tables.begin(), tables.end(),
                       [](const TableTotals& table) { return table.totals.clean(); });
}

Result<TablesPlayed, std::string> play_tables(const play::LoadedGame& game, const std::vector<Table>& tables,
                                              const Plan& plan) {
    TablesPlayed played;
    for (const Table& table : tables) {
        const auto machine = Machine::compile(game.program(), table.setup);
        if (!machine) return Failure{fmt::format("{}: {}", table.name, machine.error())};
        Totals totals = simulate(*machine.value(), game.sources(), plan);
        std::sort(totals.unfired.begin(), totals.unfired.end());
        if (played.tables.empty()) {
            played.unfired = totals.unfired;
        } else {
            std::vector<AbilityId> both;
            std::set_intersection(played.unfired.begin(), played.unfired.end(), totals.unfired.begin(),
                                  totals.unfired.end(), std::back_inserter(both));
            played.unfired = std::move(both);
        }
        played.tables.push_back({table.name, std::move(totals)});
    }
    return played;
}

std::string tables_as_text(const play::LoadedGame& game, const TablesPlayed& played) {
    std::string text;
    for (const TableTotals& table : played.tables) {
        text += result_line(table) + "\n";
        if (const std::string failure = first_failure(table.totals); !failure.empty())
            text += "  " + failure + "\n";
    }
    const auto dirty = std::count_if(played.tables.begin(), played.tables.end(),
                                     [](const TableTotals& table) { return !table.totals.clean(); });
    text += fmt::format("{} tables, {} with failures\n", played.tables.size(), dirty);
    if (!played.unfired.empty())
        text += fmt::format("never fired at any table ({}):\n", played.unfired.size());
    for (const AbilityId id : played.unfired) text += fmt::format("  {}\n", ability_id(game.program(), id));
    return text;
}

std::string tables_as_json(const play::LoadedGame& game, const TablesPlayed& played) {
    json::array tables;
    for (const TableTotals& table : played.tables) {
        const Totals& totals = table.totals;
        tables.push_back({{"table", json_text(table.name)},
                          {"games", totals.games},
                          {"finished", totals.finished},
                          {"stopped", totals.stopped.size()},
                          {"faults", totals.faults},
                          {"not_conserved", totals.broken.size()},
                          {"won", totals.won},
                          {"first_failure", json_text(first_failure(totals))}});
    }
    json::array unfired;
    for (const AbilityId id : played.unfired) unfired.emplace_back(ability_id(game.program(), id));
    return pretty_json(json::object{
        {"tables", std::move(tables)}, {"unfired", std::move(unfired)}, {"clean", played.clean()}});
}

} // namespace cantrip::sim
