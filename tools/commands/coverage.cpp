// `cantrip coverage`: what of a printed game is written down, and what is not?

#include <algorithm>
#include <filesystem>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/source/read_file.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/commands.hpp"
#include "tools/inventory/ledger.hpp"

namespace cantrip {
namespace {

namespace json = boost::json;

constexpr const char* default_name = "inventory.json";

struct Report {
    const Sources& sources;
    const Inventory& inventory;
    const Ledger& ledger;

    [[nodiscard]] std::size_t claimed() const {
        return static_cast<std::size_t>(std::count_if(ledger.rows.begin(), ledger.rows.end(),
                                                      [](const auto& row) { return !row.claims.empty(); }));
    }
    [[nodiscard]] std::size_t tried() const {
        return static_cast<std::size_t>(std::count_if(
            ledger.rows.begin(), ledger.rows.end(), [](const auto& row) { return !row.scenarios.empty(); }));
    }
    [[nodiscard]] std::string place(const Mark& mark) const {
        return fmt::format("{}:{}", sources.at(mark.at.file).path,
                           sources.position(mark.at.file, mark.at.begin).line);
    }
};

// Beside the packages that were asked for, else beside those they use.
std::vector<std::string> default_inventories(const World& world) {
    std::vector<std::string> asked, used;
    for (const LoadedPackage& package : world.packages) {
        std::error_code ignored;
        const auto path = std::filesystem::path(package.folder) / default_name;
        if (!package.folder.empty() && std::filesystem::exists(path, ignored))
            (package.asked_for ? asked : used).push_back(path.string());
    }
    return asked.empty() ? used : asked;
}

void list(std::string& text, std::string_view title, const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    text += fmt::format("\n{} ({}):\n", title, lines.size());
    for (const std::string& line : lines) text += "  " + line + "\n";
}

std::string entry_line(const Report& report, std::size_t index) {
    const InventoryEntry& entry = report.inventory.entries()[index];
    return entry.name.empty() ? entry.id : fmt::format("{}   {}", entry.id, entry.name);
}

std::string as_text(const Report& report, bool all) {
    std::vector<std::string> rows, missing, untried, unknown, assumed;
    for (std::size_t i = 0; i < report.ledger.rows.size(); ++i) {
        const Ledger::Row& row = report.ledger.rows[i];
        if (row.claims.empty())
            missing.push_back(entry_line(report, i));
        else if (row.scenarios.empty())
            untried.push_back(entry_line(report, i));
        if (!all) continue;
        rows.push_back(fmt::format("{}: {} scenario{}", entry_line(report, i), row.scenarios.size(),
                                   row.scenarios.size() == 1 ? "" : "s"));
        for (const Mark& claim : row.claims)
            rows.back() += fmt::format("\n    {}   {}", claim.by, report.place(claim));
    }
    for (const UnknownClaim& claim : report.ledger.unknown) {
        const std::string_view near = report.inventory.nearest(claim.entry);
        unknown.push_back(fmt::format("{}: `{}`{}", report.place(claim.mark), claim.entry,
                                      near.empty() ? "" : fmt::format("; did you mean `{}`?", near)));
    }
    for (const Assumed& one : report.ledger.assumed)
        assumed.push_back(fmt::format("{}: {}: {}{}{}", report.place(one.mark), one.mark.by, one.field,
                                      one.field.empty() ? "" : " ", one.value));
    std::string text = fmt::format(
        "{} of {} entries claimed, {} missing; {} tried by scenarios; {} assumed values\n", report.claimed(),
        report.ledger.rows.size(), missing.size(), report.tried(), assumed.size());
    list(text, "missing: no definition says `from`", missing);
    list(text, "claims of entries that the inventory does not have", unknown);
    list(text, "assumed", assumed);
    list(text, "without a scenario", untried);
    list(text, "all entries", rows);
    return text;
}

json::array marks_to_json(const Report& report, const std::vector<Mark>& marks) {
    json::array out;
    for (const Mark& mark : marks)
        out.push_back({{"name", json_text(mark.by)},
                       {"file", json_text(report.sources.at(mark.at.file).path)},
                       {"line", report.sources.position(mark.at.file, mark.at.begin).line}});
    return out;
}

std::string as_json(const Report& report) {
    json::array missing, unknown, assumed, entries;
    json::object scenarios;
    for (std::size_t i = 0; i < report.ledger.rows.size(); ++i) {
        const Ledger::Row& row = report.ledger.rows[i];
        const InventoryEntry& entry = report.inventory.entries()[i];
        if (row.claims.empty()) missing.push_back(json_text(entry.id));
        scenarios[json_text(entry.id)] = row.scenarios.size();
        entries.push_back({{"id", json_text(entry.id)},
                           {"name", json_text(entry.name)},
                           {"claims", marks_to_json(report, row.claims)},
                           {"scenarios", marks_to_json(report, row.scenarios)}});
    }
    const auto with_place = [&](const Mark& mark, json::object object) {
        object["file"] = json_text(report.sources.at(mark.at.file).path);
        object["line"] = report.sources.position(mark.at.file, mark.at.begin).line;
        return object;
    };
    for (const UnknownClaim& claim : report.ledger.unknown)
        unknown.push_back(
            with_place(claim.mark, {{"entry", json_text(claim.entry)}, {"by", json_text(claim.mark.by)}}));
    for (const Assumed& one : report.ledger.assumed)
        assumed.push_back(with_place(one.mark, {{"card", json_text(one.mark.by)},
                                                {"field", json_text(one.field)},
                                                {"value", json_text(one.value)}}));
    return pretty_json(json::object{{"total", report.ledger.rows.size()},
                                    {"claimed", report.claimed()},
                                    {"missing", std::move(missing)},
                                    {"unknown", std::move(unknown)},
                                    {"assumed", std::move(assumed)},
                                    {"scenarios", std::move(scenarios)},
                                    {"entries", std::move(entries)}});
}

Exit run_coverage(Invocation& invocation) {
    if (invocation.arguments.operands().empty())
        return invocation.fail("no game is named",
                               "write `cantrip coverage GAME`: the name of a game or the path of its cards");
    World world;
    load(world, invocation.arguments.operands(), load_options(invocation));
    if (world.broken) {
        invocation.output.write(render_text(world.sources, world.diagnostics, invocation.render_options()));
        return Exit::failed;
    }
    if (world.diagnostics.errors() > 0)
        invocation.message(
            fmt::format("{} in these files: some claims may be unread; `cantrip check` tells more",
                        count_in_words(world.diagnostics)));
    const std::string named = invocation.arguments.value("--inventory");
    const std::vector<std::string> files = named.empty() ? default_inventories(world) : std::vector{named};
    if (files.empty())
        return invocation.fail(
            "there is no inventory",
            fmt::format("put a `{}` beside the package, or say `--inventory FILE`", default_name));
    Inventory inventory;
    for (const std::string& file : files) {
        const auto source = read_file(file);
        if (!source) return invocation.fail(source.error().message);
        if (const std::string wrong = inventory.add(source.value().text); !wrong.empty())
            return invocation.fail(fmt::format("`{}`: {}", file, wrong));
    }
    std::vector<std::size_t> asked;
    for (std::size_t i = 0; i < world.packages.size(); ++i)
        if (world.packages[i].asked_for) asked.push_back(i);
    const Ledger ledger = make_ledger(world, world.closure(asked), inventory);
    const Report report{world.sources, inventory, ledger};
    invocation.output.write(
        invocation.format() == "json" ? as_json(report) : as_text(report, invocation.arguments.has("--all")));
    const bool clean = report.claimed() == ledger.rows.size() && ledger.unknown.empty();
    return clean ? Exit::clean : Exit::findings;
}

} // namespace

const Command coverage_command{
    .name = "coverage",
    .summary = "compare a game with the inventory of the printed one",
    .operands = "GAME…",
    .about = "Tells which entries of an inventory are claimed by a definition (`from`), which are missing, "
             "which values are assumed,\n"
             "and how many scenarios try each entry: those that say `from` it or hold a card that does. GAME "
             "is the name of a game or\n"
             "card set in the libraries, or a path. The inventory is `inventory.json` beside the package: a "
             "list of objects with an `id`.",
    .formats = {"text", "json"},
    .options = {{"--inventory", Option::Takes::one, "FILE", "compare with this inventory"},
                {"--all", Option::Takes::nothing, "", "list every entry with its claims"},
                lib_option()},
    .examples = {{"cantrip coverage dragons", "what of this game is missing"},
                 {"cantrip coverage cards/dragons --inventory dragons.json",
                  "compare with a list of your own"},
                 {"cantrip coverage dragons --format json", "for a program"}},
    .run = run_coverage,
};

} // namespace cantrip
