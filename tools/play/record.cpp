#include "tools/play/record.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"

namespace cantrip::play {
namespace {

namespace json = boost::json;

constexpr std::int64_t largest_pick = 1'000'000;

bool read_word(const json::value& value, std::int64_t low, std::int64_t high, std::int64_t& out) {
    if (!value.is_int64() || value.get_int64() < low || value.get_int64() > high) return false;
    out = value.get_int64();
    return true;
}

std::string read_answers(const json::value* list, Record& record) {
    if (list == nullptr || !list->is_array()) return "this is no record of a game: it has no `answers`";
    for (const auto& one : list->get_array()) {
        if (!one.is_array()) return fmt::format("answer {} is no list", record.answers.size() + 1);
        std::vector<Word> picks;
        for (const auto& pick : one.get_array()) {
            std::int64_t number = 0;
            if (!read_word(pick, 0, largest_pick, number))
                return fmt::format("a pick of answer {} is no number of a choice", record.answers.size() + 1);
            picks.push_back(static_cast<Word>(number));
        }
        record.answers.push_back(std::move(picks));
    }
    return {};
}

std::string read_options(const json::value* list, Record& record) {
    if (list == nullptr) return {};
    if (!list->is_object()) return "`with` is no object";
    for (const auto& one : list->get_object()) {
        const std::string name(one.key().data(), one.key().size());
        std::int64_t number = 0;
        if (!read_word(one.value(), -0x7fffffff, 0x7fffffff, number))
            return fmt::format("the option `{}` is no number", name);
        record.options.emplace_back(name, static_cast<Word>(number));
    }
    return {};
}

} // namespace

std::string write_record(const Record& record) {
    json::array answers;
    for (const auto& picks : record.answers) {
        json::array one;
        for (const Word pick : picks) one.push_back(pick);
        answers.push_back(std::move(one));
    }
    json::object with;
    for (const auto& [name, value] : record.options) with[json_text(name)] = value;
    return pretty_json(json::object{{"game", json_text(record.game)},
                                    {"players", record.players},
                                    {"seed", record.seed},
                                    {"with", std::move(with)},
                                    {"answers", std::move(answers)},
                                    {"hash", json_text(record.hash)}});
}

Result<Record, std::string> read_record(std::string_view text) {
    boost::system::error_code failed;
    const auto value = json::parse(json::string_view(text.data(), text.size()), failed);
    const auto* object = failed ? nullptr : value.if_object();
    if (object == nullptr) return Failure{std::string("this is no record of a game: it is no JSON object")};
    Record record;
    const auto* seed = object->if_contains("seed");
    if (seed == nullptr || !(seed->is_uint64() || (seed->is_int64() && seed->get_int64() >= 0)))
        return Failure{std::string("this is no record of a game: it has no `seed`")};
    record.seed = seed->is_uint64() ? seed->get_uint64() : static_cast<std::uint64_t>(seed->get_int64());
    if (const auto* players = object->if_contains("players")) {
        std::int64_t number = 0;
        if (!read_word(*players, 1, 1000, number))
            return Failure{std::string("`players` is no number of players")};
        record.players = static_cast<int>(number);
    }
    if (const auto* game = object->if_contains("game"); game != nullptr && game->is_string())
        record.game = std::string(game->get_string());
    if (const auto* hash = object->if_contains("hash"); hash != nullptr && hash->is_string())
        record.hash = std::string(hash->get_string());
    if (std::string wrong = read_options(object->if_contains("with"), record); !wrong.empty())
        return Failure{std::move(wrong)};
    if (std::string wrong = read_answers(object->if_contains("answers"), record); !wrong.empty())
        return Failure{std::move(wrong)};
    return record;
}

Result<Setup, std::string> setup_of(const Program& program, const Record& record) {
    Setup setup;
    setup.players =
        record.players > 0 ? record.players : std::max(program.game.least_players, program.game.seats);
    if (setup.players < program.game.least_players || setup.players > program.game.most_players)
        return Failure{fmt::format("the record is of a game of {}, and this one is for {} to {}",
                                   setup.players, program.game.least_players, program.game.most_players)};
    for (const auto& option : record.options) {
        const std::string& name = option.first;
        const Word value = option.second;
        const auto at = std::find_if(program.globals.begin(), program.globals.end(), [&](const Global& one) {
            return one.option && program.name_of(one) == name;
        });
        if (at == program.globals.end())
            return Failure{fmt::format("the record sets an option `{}` that this game does not have", name)};
        const bool names = at->type.is(TypeTag::names);
        const Word low = names ? static_cast<Word>(program.names_lists[at->type.index].first)
                         : at->type.is(TypeTag::flag) ? 0
                                                      : at->low;
        const Word high = names ? low + static_cast<Word>(program.names_lists[at->type.index].count) - 1
                          : at->type.is(TypeTag::flag) ? 1
                                                       : at->high;
        if (value < low || value > high)
            return Failure{fmt::format("the record sets the option `{}` to what it cannot be", name)};
        setup.options.emplace_back(static_cast<GlobalId>(at - program.globals.begin()), value);
    }
    return setup;
}

std::vector<std::pair<std::string, Word>> options_of(const Program& program, const Setup& setup) {
    std::vector<std::pair<std::string, Word>> out;
    for (const auto& [id, value] : setup.options)
        out.emplace_back(std::string(program.name_of(program.globals[id])), value);
    return out;
}

} // namespace cantrip::play
