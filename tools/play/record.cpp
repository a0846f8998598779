#include "tools/play/record.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <fmt/format.h>

#include "interpreter/tables.hpp"
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

// Picks of one decision; false when it is no list of numbers.
bool read_picks(const json::value& list, std::vector<Word>& picks) {
    if (!list.is_array()) return false;
    for (const auto& pick : list.get_array()) {
        std::int64_t number = 0;
        if (!read_word(pick, 0, largest_pick, number)) return false;
        picks.push_back(static_cast<Word>(number));
    }
    return true;
}

std::string text_at(const json::object& object, std::string_view key) {
    const auto* value = object.if_contains(json::string_view(key.data(), key.size()));
    return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string{};
}

json::array picks_of(const Decision& decision) {
    json::array out;
    for (const Word pick : decision.picks) out.push_back(pick);
    return out;
}

// Version 1: one object with all answers in a list.
std::string read_answers(const json::value& list, Record& record) {
    if (!list.is_array()) return "this is no record of a game: it has no `answers`";
    for (const auto& one : list.get_array()) {
        Decision decision;
        if (!read_picks(one, decision.picks))
            return fmt::format("answer {} is no list of numbers of choices", record.decisions.size() + 1);
        record.decisions.push_back(std::move(decision));
    }
    return {};
}

// A line behind the header; what is wrong with it, or nothing.
std::string read_line_of(const json::object& line, Record& record) {
    if (const auto* back = line.if_contains("back")) {
        std::int64_t number = 0;
        if (!read_word(*back, 1, static_cast<std::int64_t>(record.decisions.size()), number))
            return "it takes back more than there is";
        record.decisions.resize(record.decisions.size() - static_cast<std::size_t>(number));
        return {};
    }
    Decision decision;
    const auto* picks = line.if_contains("picks");
    if (picks == nullptr || !read_picks(*picks, decision.picks)) return "it has no `picks`";
    std::int64_t player = -1;
    if (const auto* who = line.if_contains("player"); who != nullptr && !read_word(*who, -1, 1000, player))
        return "its `player` is no number of a player";
    decision.player = static_cast<Word>(player);
    decision.hash = text_at(line, "hash");
    record.decisions.push_back(std::move(decision));
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

std::string write_header(const Record& record) {
    json::object with, content;
    for (const auto& option : record.options) with[json_text(option.first)] = option.second;
    for (const auto& one : record.content) content[json_text(one.first)] = json_text(one.second);
    json::array bots, packages;
    for (const int bot : record.bots) bots.push_back(bot);
    for (const std::string& package : record.packages) packages.push_back(json_text(package));
    return json::serialize(json::object{{"format", "cantrip-record"},
                                        {"version", record_version},
                                        {"generator", json_text(record.generator)},
                                        {"game", json_text(record.game)},
                                        {"packages", std::move(packages)},
                                        {"program", json_text(record.program)},
                                        {"players", record.players},
                                        {"bots", std::move(bots)},
                                        {"seed", record.seed},
                                        {"with", std::move(with)},
                                        {"content", std::move(content)}}) +
           "\n";
}

std::string write_decision(const Decision& decision) {
    return json::serialize(json::object{{"player", decision.player},
                                        {"picks", picks_of(decision)},
                                        {"hash", json_text(decision.hash)}}) +
           "\n";
}

std::string write_undo(std::size_t decisions) {
    return json::serialize(json::object{{"back", decisions}}) + "\n";
}

std::string write_record(const Record& record) {
    std::string out = write_header(record);
    for (const Decision& decision : record.decisions) out += write_decision(decision);
    return out;
}

namespace {

std::string read_header(const json::object& header, Record& record) {
    const auto* seed = header.if_contains("seed");
    if (seed == nullptr || !(seed->is_uint64() || (seed->is_int64() && seed->get_int64() >= 0)))
        return "this is no record of a game: it has no `seed`";
    record.seed = seed->is_uint64() ? seed->get_uint64() : static_cast<std::uint64_t>(seed->get_int64());
    std::int64_t number = 0;
    if (const auto* version = header.if_contains("version")) {
        if (!read_word(*version, 1, record_version, number))
            return fmt::format("the record is of a later version; this program reads up to {}",
                               record_version);
        record.version = static_cast<int>(number);
    } else
        record.version = 1;
    if (const auto* players = header.if_contains("players")) {
        if (!read_word(*players, 1, 1000, number)) return "`players` is no number of players";
        record.players = static_cast<int>(number);
    }
    if (const auto* bots = header.if_contains("bots"); bots != nullptr && bots->is_array())
        for (const auto& bot : bots->get_array())
            if (read_word(bot, 1, 1000, number)) record.bots.push_back(static_cast<int>(number));
    if (const auto* packages = header.if_contains("packages"); packages != nullptr && packages->is_array())
        for (const auto& package : packages->get_array())
            if (package.is_string()) record.packages.emplace_back(package.get_string());
    if (const auto* content = header.if_contains("content"); content != nullptr && content->is_object())
        for (const auto& one : content->get_object())
            if (one.value().is_string())
                record.content.emplace_back(std::string(one.key().data(), one.key().size()),
                                            std::string(one.value().get_string()));
    record.game = text_at(header, "game");
    record.generator = text_at(header, "generator");
    record.program = text_at(header, "program");
    record.hash = text_at(header, "hash");
    return read_options(header.if_contains("with"), record);
}

// The lines of a text without their breaks; `whole` is false for a last one that has none.
std::vector<std::string_view> lines_of(std::string_view text, bool& whole) {
    std::vector<std::string_view> lines;
    whole = true;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        whole = end != std::string_view::npos;
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (!line.empty()) lines.push_back(line);
        text.remove_prefix(whole ? end + 1 : text.size());
    }
    return lines;
}

json::value parsed(std::string_view text, bool& ok) {
    boost::system::error_code failed;
    json::value value = json::parse(json::string_view(text.data(), text.size()), failed);
    ok = !failed && value.is_object();
    return value;
}

} // namespace

Result<Record, std::string> read_record(std::string_view text) {
    Record record;
    bool ok = false;
    // Version 1 is one object over many lines.
    if (const json::value whole = parsed(text, ok); ok && whole.get_object().contains("answers")) {
        std::string wrong = read_header(whole.get_object(), record);
        record.version = 1;
        if (wrong.empty()) wrong = read_answers(whole.at("answers"), record);
        if (!wrong.empty()) return Failure{std::move(wrong)};
        return record;
    }
    bool ended = true;
    const std::vector<std::string_view> lines = lines_of(text, ended);
    const json::value header = lines.empty() ? json::value{} : parsed(lines.front(), ok);
    if (lines.empty() || !ok || text_at(header.get_object(), "format") != "cantrip-record")
        return Failure{std::string("this is no record of a game: its first line is no header")};
    if (std::string wrong = read_header(header.get_object(), record); !wrong.empty())
        return Failure{std::move(wrong)};
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const json::value line = parsed(lines[i], ok);
        std::string wrong = ok ? read_line_of(line.get_object(), record) : "it is no JSON object";
        if (wrong.empty()) continue;
        // The program was stopped while it wrote the line.
        if (i + 1 == lines.size() && !ended) {
            record.cut = true;
            break;
        }
        return Failure{fmt::format("line {} of the record cannot be read: {}", i + 1, wrong)};
    }
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

void describe_program(const Machine& machine, Record& record) {
    const Program& program = machine.program();
    record.game = program.name_of(program.game);
    record.players = static_cast<int>(machine.players());
    record.options = options_of(program, machine.tables().setup);
    record.program = fmt::format("{:016x}", machine.tables().program_hash);
    record.packages.clear();
    for (const Package& package : program.packages) record.packages.emplace_back(program.name_of(package));
}

} // namespace cantrip::play
