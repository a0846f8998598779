// `cantrip table import`: a table from a spreadsheet back into the source.

#include <boost/json.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/source/read_file.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/load_translations.hpp"
#include "tools/support/replace_files.hpp"
#include "tools/table/formats.hpp"
#include "tools/table/import_table.hpp"

namespace cantrip {
namespace {

namespace json = boost::json;

std::string place_of(const std::string& path, const table::Table& table, table::CellPlace at) {
    return fmt::format("{}: row {}, column `{}`", path, at.row,
                       at.column < table.head.size() ? table.head[at.column] : std::string("?"));
}

std::string problems_text(const std::string& path, const table::Table& table, const table::Import& import) {
    std::string out;
    for (const table::CellProblem& problem : import.problems) {
        out += fmt::format("{}: {}\n", place_of(path, table, problem.at), problem.message);
        if (!problem.help.empty()) out += fmt::format("  help: {}\n", problem.help);
    }
    return out;
}

std::string offers_text(const std::string& path, const table::Table& table, const table::Import& import) {
    std::string out;
    for (const table::TextOffer& offer : import.offers) {
        out += fmt::format("{}: the text of `{}` is another one: {}\n", place_of(path, table, offer.at),
                           offer.card, offer.text);
        for (const std::string& effect : offer.effects)
            out +=
                fmt::format("  {}: {}\n", offer.taken ? "now its effect" : "it would be the effect", effect);
        for (const std::string& reason : offer.reasons) out += fmt::format("  {}\n", reason);
        if (offer.taken) continue;
        if (offer.effects.size() == 1 && !offer.before.empty())
            out += "  help: `--effects` makes it the effect of the card\n";
        else if (offer.effects.size() > 1)
            out += "  help: it can mean several things; write the one that you mean on the card\n";
        else
            out += "  help: change the effect in the source, or make the text an override: `cantrip l10n "
                   "import`\n";
    }
    return out;
}

json::object cell_json(const table::Table& table, table::CellPlace at) {
    return {{"row", at.row},
            {"column", json_text(at.column < table.head.size() ? table.head[at.column] : std::string())}};
}

std::string import_json(const table::Table& table, const table::Import& import, bool written) {
    json::array changes, problems, offers, unknown, added, without;
    for (const table::CellChange& change : import.changes) {
        json::object one = cell_json(table, change.at);
        one["card"] = json_text(change.card);
        one["before"] = json_text(change.before);
        one["after"] = json_text(change.after);
        changes.push_back(std::move(one));
    }
    for (const table::CellProblem& problem : import.problems) {
        json::object one = cell_json(table, problem.at);
        one["message"] = json_text(problem.message);
        one["help"] = json_text(problem.help);
        problems.push_back(std::move(one));
    }
    for (const table::TextOffer& offer : import.offers) {
        json::object one = cell_json(table, offer.at);
        one["card"] = json_text(offer.card);
        one["text"] = json_text(offer.text);
        json::array effects, reasons;
        for (const std::string& effect : offer.effects) effects.push_back(json_text(effect));
        for (const std::string& reason : offer.reasons) reasons.push_back(json_text(reason));
        one["effects"] = std::move(effects);
        one["reasons"] = std::move(reasons);
        one["taken"] = offer.taken;
        offers.push_back(std::move(one));
    }
    for (const std::string& title : import.unknown_columns) unknown.push_back(json_text(title));
    for (const std::string& id : import.new_cards) added.push_back(json_text(id));
    for (const std::string& id : import.without_row) without.push_back(json_text(id));
    return pretty_json(json::object{{"changes", std::move(changes)},
                                    {"new_cards", std::move(added)},
                                    {"problems", std::move(problems)},
                                    {"texts", std::move(offers)},
                                    {"unknown_columns", std::move(unknown)},
                                    {"without_row", std::move(without)},
                                    {"diff", json_text(import.diff)},
                                    {"written", written}});
}

std::string summary(const table::Import& import, bool write) {
    const std::size_t cells = import.changes.size(), bad = import.problems.size();
    std::string out;
    const std::string changed = fmt::format("{} cell{} changed", cells, cells == 1 ? "" : "s");
    if (bad > 0 && import.files.empty())
        out = fmt::format("{} bad cell{}, nothing written; mend {}, or take the others with `--partial`", bad,
                          bad == 1 ? "" : "s", bad == 1 ? "it" : "them");
    else if (import.files.empty())
        out = "the source says the same: nothing to write";
    else
        out = fmt::format("{}{}", changed, write ? ", written" : "; `--write` writes this");
    if (!import.new_cards.empty()) out += fmt::format("\nnew cards: {}", fmt::join(import.new_cards, ", "));
    if (!import.unknown_columns.empty())
        out += fmt::format("\ncolumns that are not Cantrip's, left alone: {}",
                           fmt::join(import.unknown_columns, ", "));
    if (!import.without_row.empty())
        out += fmt::format("\n{} card{} of the set {} no row and stay as they are", import.without_row.size(),
                           import.without_row.size() == 1 ? "" : "s",
                           import.without_row.size() == 1 ? "has" : "have");
    return out;
}

Exit import_once(Invocation& invocation, const std::string& path, const table::Table& table,
                 const std::vector<std::string>& paths, bool& changed) {
    table::ImportRequest request;
    request.paths = paths.empty() ? std::vector<std::string>{"."} : paths;
    request.options = load_options(invocation);
    request.partial = invocation.arguments.has("--partial");
    request.effects = invocation.arguments.has("--effects");
    const auto programs = load_programs(request.paths, request.options);
    if (programs->world.broken || programs->diagnostics.errors() > 0) {
        invocation.message(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return invocation.fail("the cards have errors, so nothing was changed", "mend them first");
    }
    if (programs->list.size() != 1)
        return invocation.fail(programs->list.empty() ? "there are no cards here" : "these are several sets",
                               "name the folder of the set that the table belongs to");
    const table::Import import = table::import_table(*programs, 0, table, request);
    if (!import.error.empty()) return invocation.fail(path + ": " + import.error, "nothing was changed");
    const bool write = invocation.arguments.has("--write") && !import.files.empty();
    if (write) {
        const WriteError error = replace_files(sets_of(import.files));
        changed = error.changed;
        if (changed) return Exit::failed;
        if (error.failed()) return invocation.fail(error.message);
    }
    if (invocation.format() == "json") {
        invocation.output.write(import_json(table, import, write));
    } else {
        invocation.output.write(problems_text(path, table, import) + offers_text(path, table, import) +
                                import.diff);
        invocation.message(summary(import, write));
    }
    const bool clean = import.problems.empty() && import.offers.empty() && (write || import.files.empty());
    return clean ? Exit::clean : Exit::findings;
}

Exit run_import(Invocation& invocation) {
    const auto operands = l10n::file_and_paths(invocation, "cantrip table import dragons.csv cards/dragons");
    if (!operands) return operands.error();
    const auto file = read_file(operands.value().file);
    if (!file) return invocation.fail(file.error().message);
    const auto table = table::read_table(operands.value().file, file.value().text);
    if (!table) return invocation.fail(table.error(), "nothing was changed");
    return l10n::until_unchanged(invocation, [&](bool& changed) {
        return import_once(invocation, operands.value().file, table.value(), operands.value().paths, changed);
    });
}

} // namespace

const Command table_import_command{
    .name = "table import",
    .summary = "take a table from a spreadsheet back into the source",
    .operands = "FILE [PATH…]",
    .about =
        "Compares a CSV or XLSX file with the cards, by id, and shows what would change as a diff; `--write` "
        "changes\n"
        "the source. Names, values, copies and notes change; comments and order stay; a new row becomes a "
        "card.\n"
        "A changed text is read and offered as an effect, and taken only with `--effects`. A bad cell is "
        "named by\n"
        "row and column, and then nothing is written unless `--partial` says so. Cards are never removed.",
    .formats = {"text", "json"},
    .options = {{"--write", Option::Takes::nothing, "", "change the source"},
                {"--partial", Option::Takes::nothing, "", "take the good cells even when others are bad"},
                {"--effects", Option::Takes::nothing, "",
                 "make texts with one meaning the effects of their cards"},
                lib_option()},
    .examples = {{"cantrip table import dragons.csv cards/dragons", "what would change?"},
                 {"cantrip table import dragons.xlsx cards/dragons --write", "change the source"}},
    .run = run_import,
};

} // namespace cantrip
