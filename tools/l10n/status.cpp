// `cantrip l10n status`: what is done, what is stale, what is missing.

#include "tools/l10n/status.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/cli/commands.hpp"
#include "tools/l10n/command.hpp"

namespace cantrip::l10n {
namespace {

constexpr std::size_t shown_words = 10;

std::string list_states(const PackageWork& work, const Translation& translation) {
    std::string out;
    for (std::size_t i = 0; i < work.units.size(); ++i) {
        const State state = translation.state(work.units[i], i);
        if (is_stale(state))
            out += fmt::format("    {}: {}: {}\n", work.units[i].id, name_of(state), reason_of(state));
    }
    return out;
}

std::string text_of(const PackageWork& work, const Translation& translation, bool words) {
    const Counts counts = count_states(work, translation);
    std::string out =
        fmt::format("  {:<3} {:>4} abilities: {} generated, {} overridden, {} approved, {} unreviewed, {} stale, {} missing",
                    translation.language, counts.total, counts.total - counts.of(State::missing) - counts.overridden(),
                    counts.overridden(), counts.of(State::approved), counts.of(State::unreviewed), counts.stale(),
                    counts.of(State::missing));
    out += counts.drafts == 0 ? "\n" : fmt::format(", {} drafts\n", counts.drafts);
    out += list_states(work, translation);
    const std::vector<Wanted> wanted = rank_missing(work, translation);
    for (std::size_t i = 0; i < wanted.size() && i < shown_words; ++i)
        out += fmt::format("    add the {}: it unlocks {} cards and is needed by {}\n", wanted[i].what, wanted[i].unlocks,
                           wanted[i].needed);
    if (!words) return out;
    const Grades grades = grade_words(translation);
    out += grades.checked ? fmt::format("    words: {}, forms: {}, known to the dictionary: {}, unknown: {}\n", grades.words,
                                        grades.forms, grades.accepted, grades.rejected.size())
                          : fmt::format("    words: {}, forms: {}; no dictionary is installed to check them\n", grades.words,
                                        grades.forms);
    return out;
}

boost::json::object json_of(const PackageWork& work, const Translation& translation, bool words) {
    const Counts counts = count_states(work, translation);
    boost::json::object states, out{{"set", json_text(work.name)},
                                    {"game", json_text(work.game)},
                                    {"lang", json_text(translation.language)},
                                    {"total", counts.total},
                                    {"stale", counts.stale()},
                                    {"overridden", counts.overridden()},
                                    {"drafts", counts.drafts}};
    for (std::size_t i = 0; i < state_count; ++i) states[name_of(static_cast<State>(i))] = counts.by_state[i];
    boost::json::array stale, next;
    for (std::size_t i = 0; i < work.units.size(); ++i) {
        const State state = translation.state(work.units[i], i);
        if (is_stale(state))
            stale.push_back(boost::json::object{{"id", json_text(work.units[i].id)}, {"state", name_of(state)}});
    }
    for (const Wanted& wanted : rank_missing(work, translation))
        next.push_back(boost::json::object{
            {"what", json_text(wanted.what)}, {"unlocks", wanted.unlocks}, {"needed", wanted.needed}});
    out["states"] = std::move(states);
    out["marked"] = std::move(stale);
    out["next"] = std::move(next);
    if (!words) return out;
    const Grades grades = grade_words(translation);
    boost::json::array rejected;
    for (const std::string& form : grades.rejected) rejected.push_back(json_text(form));
    out["lexicon"] = boost::json::object{{"checked", grades.checked},   {"words", grades.words},
                                         {"forms", grades.forms},       {"accepted", grades.accepted},
                                         {"rejected", std::move(rejected)}};
    return out;
}

// What a release must not have.
bool blocks(const Counts& counts, const std::vector<std::string>& gate) {
    for (const std::string& what : gate) {
        if (what == "stale" && counts.stale() > 0) return true;
        if (what == "missing" && counts.of(State::missing) > 0) return true;
        if (what == "unreviewed" && counts.of(State::unreviewed) > 0) return true;
        if (what == "drafts" && counts.drafts > 0) return true;
    }
    return false;
}

Exit run_status(Invocation& invocation) {
    const auto loaded = load_for_command(invocation, {});
    if (!loaded) return loaded.error();
    const bool json = invocation.format() == "json", words = invocation.arguments.has("--words");
    const std::vector<std::string> gate = invocation.arguments.values("--gate");
    boost::json::array sets;
    bool blocked = false;
    for (const PackageWork& work : loaded.value().packages) {
        if (!json) invocation.output.write(work.name + "\n");
        for (const Translation& translation : work.translations) {
            blocked = blocked || blocks(count_states(work, translation), gate);
            if (json) sets.push_back(json_of(work, translation, words));
            else invocation.output.write(text_of(work, translation, words));
        }
    }
    if (json) invocation.output.write(pretty_json(boost::json::object{{"sets", std::move(sets)}, {"blocked", blocked}}));
    return blocked ? Exit::findings : Exit::clean;
}

} // namespace
} // namespace cantrip::l10n

namespace cantrip {

const Command l10n_status_command{
    .name = "l10n status",
    .summary = "count what is translated, approved, stale or missing",
    .operands = "[PATH…]",
    .about = "For each set and language: how many texts are generated, overridden, approved, not reviewed, stale or\n"
             "missing; which are stale and why; and which words would unlock most cards.",
    .formats = {"text", "json"},
    .options = {l10n::languages_option(),
                {"--gate", Option::Takes::list, "WHAT", "exit 1 when there is any of these",
                 {"stale", "missing", "unreviewed", "drafts"}},
                {"--words", Option::Takes::nothing, "", "grade the forms of all words by a spelling dictionary"},
                lib_option()},
    .examples = {{"cantrip l10n status cards", "all sets in all languages"},
                 {"cantrip l10n status cards/dragons --lang cs --gate stale,missing", "may it be printed?"}},
    .run = l10n::run_status,
};

} // namespace cantrip
