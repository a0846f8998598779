#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/program/ability_id.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/sim/totals.hpp"

namespace cantrip::sim {
namespace {

namespace json = boost::json;

// The lower one of two in the middle.
Word median(const std::vector<Word>& sorted) { return sorted[(sorted.size() - 1) / 2]; }

Span span_of(const Program& program, AbilityId id) {
    const Ability& ability = program.abilities[id];
    return program.trees[ability.tree]->span(ability.node);
}

std::string spread_lines(const std::vector<Spread>& list, std::string_view score) {
    std::string text;
    for (const Spread& spread : list) {
        text += fmt::format("  {}: {} games, {} won", spread.id, spread.games, spread.wins);
        if (!spread.scores.empty())
            text += fmt::format("; {} {} to {}, half of them at most {}", score, spread.scores.front(),
                                spread.scores.back(), median(spread.scores));
        text += "\n";
    }
    return text;
}

json::array spreads_to_json(const std::vector<Spread>& list) {
    json::array out;
    for (const Spread& spread : list) {
        json::object one{{"id", json_text(spread.id)}, {"games", spread.games}, {"wins", spread.wins}};
        if (!spread.scores.empty()) {
            one["min"] = spread.scores.front();
            one["median"] = median(spread.scores);
            one["max"] = spread.scores.back();
        }
        out.push_back(std::move(one));
    }
    return out;
}

json::array failed_to_json(const std::vector<Failed>& list) {
    json::array out;
    for (const Failed& one : list) out.push_back({{"seed", one.seed}, {"message", json_text(one.message)}});
    return out;
}

void add_failed(std::string& text, std::string_view title, const std::vector<Failed>& list) {
    for (std::size_t i = 0; i < list.size() && i < 10; ++i)
        text += fmt::format("{}: seed {}: {}\n", title, list[i].seed, list[i].message);
    if (list.size() > 10) text += fmt::format("{}: {} more\n", title, list.size() - 10);
}

} // namespace

std::string totals_as_text(const play::LoadedGame& game, const Totals& totals) {
    std::string text = fmt::format(
        "{} games, {} finished, {} stopped, {} faults, {} questions, {:.2f} s ({:.0f} questions/s)\nhash "
        "{:016x}\n",
        totals.games, totals.finished, totals.stopped.size(), totals.faults, totals.questions, totals.seconds,
        static_cast<double>(totals.questions) / std::max(totals.seconds, 1e-9), totals.hash);
    text += fmt::format("{} with a winner, {} without\n", totals.won, totals.finished - totals.won);
    text += totals.broken.empty()
                ? "nothing was made or lost but by a verb\n"
                : fmt::format("{} games made or lost something without a verb\n", totals.broken.size());
    add_failed(text, "fault", totals.failures);
    add_failed(text, "stopped", totals.stopped);
    add_failed(text, "not conserved", totals.broken);
    text += spread_lines(totals.seats, totals.score) + spread_lines(totals.things, totals.score);
    if (!totals.unfired.empty()) text += fmt::format("never fired ({}):\n", totals.unfired.size());
    for (const AbilityId id : totals.unfired)
        text += fmt::format("  {}   {}\n", ability_id(game.program(), id),
                            play::place_text(game.sources(), span_of(game.program(), id)));
    return text;
}

std::string totals_as_json(const play::LoadedGame& game, const Totals& totals) {
    json::array unfired;
    for (const AbilityId id : totals.unfired) {
        const Span at = span_of(game.program(), id);
        unfired.push_back({{"id", json_text(ability_id(game.program(), id))},
                           {"file", json_text(game.sources().at(at.file).path)},
                           {"line", game.sources().position(at.file, at.begin).line}});
    }
    json::object scores{{"of", json_text(totals.score)},
                        {"seats", spreads_to_json(totals.seats)},
                        {"things", spreads_to_json(totals.things)}};
    return pretty_json(json::object{{"games", totals.games},
                                    {"finished", totals.finished},
                                    {"won", totals.won},
                                    {"stopped", totals.stopped.size()},
                                    {"faults", totals.faults},
                                    {"questions", totals.questions},
                                    {"seconds", totals.seconds},
                                    {"unfired", std::move(unfired)},
                                    {"failures", failed_to_json(totals.failures)},
                                    {"not_ended", failed_to_json(totals.stopped)},
                                    {"not_conserved", failed_to_json(totals.broken)},
                                    {"scores", std::move(scores)},
                                    {"hash", fmt::format("{:016x}", totals.hash)}});
}

} // namespace cantrip::sim
