#include "tools/play/game_setup.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"

namespace cantrip::play {
namespace {

struct Value {
    bool known = false;
    Word word = 0;
    std::vector<std::string_view> words; // what there is to choose from; empty for numbers
};

bool read_number(std::string_view text, std::int64_t& number) {
    const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
    return wrong == std::errc{} && end == text.data() + text.size();
}

Value read_value(const Program& program, const Global& option, std::string_view text) {
    Value value;
    if (option.type.is(TypeTag::flag)) {
        value.words = {"no", "yes"};
    } else if (option.type.is(TypeTag::names)) {
        const NamesList& list = program.names_lists[option.type.index];
        for (std::uint32_t i = 0; i < list.count; ++i)
            value.words.push_back(program.name_of(program.names_values[list.first + i]));
        value.word = static_cast<Word>(list.first);
    } else if (std::int64_t number = 0; option.type.is(TypeTag::number) && read_number(text, number)) {
        value.known = number >= option.low && number <= option.high;
        value.word = static_cast<Word>(number);
    }
    const auto at = std::find(value.words.begin(), value.words.end(), text);
    if (at == value.words.end()) return value;
    value.known = true;
    value.word += static_cast<Word>(at - value.words.begin());
    return value;
}

std::string list_of(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words) text += fmt::format("{}`{}`", text.empty() ? "" : ", ", word);
    return text;
}

GameProblem no_such_option(const Program& program, std::string_view name) {
    std::vector<std::string_view> known;
    for (const Global& global : program.globals)
        if (global.option) known.push_back(program.name_of(global));
    std::string help = suggestion(name, known);
    if (help.empty()) help = known.empty() ? "it has none" : "it has " + list_of(known);
    return {fmt::format("this game has no option `{}`", name), help};
}

GameProblem no_such_value(const Global& option, const Value& value, std::string_view name,
                          std::string_view text) {
    std::string help = value.words.empty() ? fmt::format("a number from {} to {}", option.low, option.high)
                                           : "one of " + list_of(value.words);
    if (const std::string near = suggestion(text, value.words); !near.empty()) help = near;
    return {fmt::format("the option `{}` cannot be `{}`", name, text), help};
}

// `side=moon`; a flag alone is switched on.
Result<bool, GameProblem> set_option(const Program& program, std::string_view given, Setup& setup) {
    const std::size_t equals = given.find('=');
    const std::string_view name = given.substr(0, equals);
    for (GlobalId id(0); id < program.globals.size(); ++id) {
        const Global& option = program.globals[id];
        if (!option.option || program.name_of(option) != name) continue;
        const std::string_view text = equals == std::string_view::npos ? "yes" : given.substr(equals + 1);
        const Value value = read_value(program, option, text);
        if (!value.known && equals == std::string_view::npos)
            return Failure{GameProblem{fmt::format("the option `{}` needs a value", name),
                                       fmt::format("write `{}=…`", name)}};
        if (!value.known) return Failure{no_such_value(option, value, name, text)};
        setup.options.emplace_back(id, value.word);
        return true;
    }
    return Failure{no_such_option(program, name)};
}

} // namespace

Result<Setup, GameProblem> game_setup(const Program& program, const std::string& players_text,
                                      const std::vector<std::string>& options) {
    Setup setup;
    // A whole table, unless fewer are asked for: then the option that fills their seats is switched on.
    setup.players = std::max(program.game.least_players, program.game.seats);
    if (!players_text.empty()) {
        std::int64_t players = 0;
        if (!read_number(players_text, players) || players < program.game.least_players ||
            players > program.game.most_players)
            return Failure{GameProblem{
                fmt::format("`{}` players cannot play this", players_text),
                fmt::format("it is for {} to {}", program.game.least_players, program.game.most_players)}};
        setup.players = std::max(static_cast<int>(players), program.game.seats);
        if (players < program.game.seats) setup.options.emplace_back(program.game.with, 1);
    }
    for (const std::string& given : options)
        if (const auto told = set_option(program, given, setup); !told) return Failure{told.error()};
    return setup;
}

} // namespace cantrip::play
