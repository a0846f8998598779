#include "tools/l10n/exchange/status_report.hpp"

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"

namespace cantrip::l10n {
namespace {

constexpr std::size_t shown_words = 10;

std::string list_states(const PackageWork& work, const Translation& translation) {
    std::string out;
    for (std::size_t i = 0; i < work.units.size(); ++i) {
        const State state = translation.state(work.units[i], i);
        if (is_stale(state) || state == State::override_outdated)
            out += fmt::format("    {}: {}: {}\n", work.units[i].id, name_of(state), reason_of(state));
    }
    return out;
}

// Drafts and texts that nobody signed, with the reason and what to do.
std::string list_open(const StatusRow& row) {
    std::string out;
    for (std::size_t i = 0; i < row.work.units.size(); ++i) {
        const std::string& id = row.work.units[i].id;
        const Record* record = row.translation.file.find(id);
        if (record == nullptr) continue;
        const std::string sign =
            fmt::format("`cantrip l10n sign {} --lang {} --by NAME`", id, row.translation.language);
        if (const auto draft = row.drafts.find(i); draft != row.drafts.end())
            out += fmt::format("    {}: draft: {}; print it with {}\n", id, draft->second, sign);
        else if (record->state == Record::State::override_ && !record->is_signed())
            out += fmt::format(
                "    {}: unsigned: a person's own text that nobody answers for; sign it with {}\n", id, sign);
    }
    return out;
}

std::string letters_of(const Grades& grades) {
    if (!grades.checked) return "not graded: no dictionary is installed";
    std::string out;
    for (const auto& [letter, count] : grades.by_letter)
        out += fmt::format("{}{} {}", out.empty() ? "" : ", ", letter, count);
    return out;
}

} // namespace

std::string status_as_text(const StatusRow& row) {
    const Counts& counts = row.counts;
    std::string out = fmt::format("  {:<3} {:>4} abilities: {} generated, {} overridden, {} approved, {} "
                                  "unreviewed, {} stale, {} missing",
                                  row.translation.language, counts.total,
                                  counts.total - counts.of(State::missing) - counts.overridden(),
                                  counts.overridden(), counts.of(State::approved),
                                  counts.of(State::unreviewed), counts.stale(), counts.of(State::missing));
    out += counts.drafts == 0 ? "\n" : fmt::format(", {} drafts\n", counts.drafts);
    out += list_states(row.work, row.translation);
    out += list_open(row);
    if (const std::size_t own = counts.of(State::overridden) + counts.of(State::override_outdated); own > 0)
        out += fmt::format("    overrides read back to their effects: {} of {}\n", row.read_back, own);
    const std::vector<Wanted> wanted = rank_missing(row.work, row.translation);
    for (std::size_t i = 0; i < wanted.size() && i < shown_words; ++i)
        out += fmt::format("    add the {}: it unlocks {} cards and is needed by {}\n", wanted[i].what,
                           wanted[i].unlocks, wanted[i].needed);
    if (row.grades)
        out += fmt::format("    words: {}, forms: {}, {}\n", row.grades->words, row.grades->forms,
                           letters_of(*row.grades));
    return out;
}

boost::json::object status_as_json(const StatusRow& row) {
    const Counts& counts = row.counts;
    boost::json::object states, lacks,
        out{{"set", json_text(row.work.name)},
            {"game", json_text(row.work.game)},
            {"lang", json_text(row.translation.language)},
            {"total", counts.total},
            {"stale", counts.stale()},
            {"overridden", counts.overridden()},
            {"read_back", row.read_back},
            {"drafts", counts.drafts}};
    for (std::size_t i = 0; i < state_count; ++i) states[name_of(static_cast<State>(i))] = counts.by_state[i];
    for (const auto& [what, count] : counts.lacks) lacks[what] = count;
    boost::json::array marked, next;
    for (std::size_t i = 0; i < row.work.units.size(); ++i) {
        const State state = row.translation.state(row.work.units[i], i);
        if (is_stale(state))
            marked.push_back(
                boost::json::object{{"id", json_text(row.work.units[i].id)}, {"state", name_of(state)}});
    }
    for (const Wanted& wanted : rank_missing(row.work, row.translation))
        next.push_back(boost::json::object{
            {"what", json_text(wanted.what)}, {"unlocks", wanted.unlocks}, {"needed", wanted.needed}});
    out["states"] = std::move(states);
    out["lacks"] = std::move(lacks);
    out["marked"] = std::move(marked);
    out["next"] = std::move(next);
    if (!row.grades) return out;
    boost::json::object letters;
    for (const auto& [letter, count] : row.grades->by_letter) letters[std::string(1, letter)] = count;
    boost::json::array unknown;
    for (const std::string& form : row.grades->unknown) unknown.push_back(json_text(form));
    out["lexicon"] = boost::json::object{{"checked", row.grades->checked},
                                         {"words", row.grades->words},
                                         {"forms", row.grades->forms},
                                         {"grades", std::move(letters)},
                                         {"unknown", std::move(unknown)}};
    return out;
}

std::string blocked_by(const StatusRow& row, const std::vector<std::string>& gate) {
    std::string out;
    for (const std::string& what : gate) {
        const std::size_t count = what == "stale"        ? row.counts.stale()
                                  : what == "missing"    ? row.counts.of(State::missing)
                                  : what == "unreviewed" ? row.counts.of(State::unreviewed)
                                  : what == "outdated"   ? row.counts.of(State::override_outdated)
                                  : what == "drafts"     ? row.counts.drafts
                                                         : row.grades->of('F');
        if (count > 0) out += fmt::format("{}{} {}", out.empty() ? "" : ", ", count, what);
    }
    return out;
}

} // namespace cantrip::l10n
