// `cantrip l10n status`: what is done, what is stale, what is missing.

#include <algorithm>
#include <optional>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/load_translations.hpp"
#include "tools/l10n/exchange/status_report.hpp"

namespace cantrip::l10n {
namespace {

Exit run_status(Invocation& invocation) {
    const auto loaded = load_for_command(invocation, {});
    if (!loaded) return loaded.error();
    const std::vector<std::string> gate = invocation.arguments.values("--gate");
    const bool json = invocation.format() == "json";
    const bool words =
        invocation.arguments.has("--words") || std::find(gate.begin(), gate.end(), "words") != gate.end();
    boost::json::array sets;
    bool blocked = false;
    for (const PackageWork& work : loaded.value().packages) {
        if (!json) invocation.output.write(work.name + "\n");
        for (const Translation& translation : work.translations) {
            StatusRow row{work, translation,  count_states(work, translation),
                          0,    std::nullopt, reasons_of_drafts(loaded.value(), work, translation)};
            row.read_back = overrides_read_back(loaded.value(), work, translation);
            if (words) row.grades = grade_words(translation);
            const std::string blocks = blocked_by(row, gate);
            if (!blocks.empty())
                invocation.message(
                    fmt::format("{} in {} is not ready: {}", work.name, translation.language, blocks));
            blocked = blocked || !blocks.empty();
            if (json)
                sets.push_back(status_as_json(row));
            else
                invocation.output.write(status_as_text(row));
        }
    }
    if (json)
        invocation.output.write(
            pretty_json(boost::json::object{{"sets", std::move(sets)}, {"blocked", blocked}}));
    return blocked ? Exit::findings : Exit::clean;
}

} // namespace
} // namespace cantrip::l10n

namespace cantrip {

const Command l10n_status_command{
    .name = "l10n status",
    .summary = "count what is translated, approved, stale or missing",
    .operands = "[PATH…]",
    .about = "For each set and language: how many texts are generated, overridden, approved, not reviewed, "
             "stale or\n"
             "missing; which are stale and why; and which words would unlock most cards.",
    .formats = {"text", "json"},
    .options = {l10n::languages_option(),
                {"--gate",
                 Option::Takes::list,
                 "WHAT",
                 "exit 1 when there is any of these",
                 {"stale", "missing", "unreviewed", "outdated", "drafts", "words"}},
                {"--words", Option::Takes::nothing, "",
                 "grade the forms of all words, as `cantrip lexicon` does"},
                lib_option()},
    .examples = {{"cantrip l10n status cards", "all sets in all languages"},
                 {"cantrip l10n status cards/dragons --lang cs --gate stale,missing", "may it be printed?"}},
    .run = l10n::run_status,
};

} // namespace cantrip
