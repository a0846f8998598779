#include "tools/inventory/report.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"

namespace cantrip::inventory {
namespace {

namespace json = boost::json;

std::string place_of(const Report& report, const Mark& mark) {
    return fmt::format("{}:{}", report.sources.at(mark.at.file).path,
                       report.sources.position(mark.at.file, mark.at.begin).line);
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

json::array marks_to_json(const Report& report, const std::vector<Mark>& marks) {
    json::array out;
    for (const Mark& mark : marks)
        out.push_back({{"name", json_text(mark.by)},
                       {"file", json_text(report.sources.at(mark.at.file).path)},
                       {"line", report.sources.position(mark.at.file, mark.at.begin).line}});
    return out;
}

std::string proof_line(const Report& report, const Proof& proof) {
    return fmt::format("{}:{}: `{}` changed to `{}`: noticed by \"{}\"",
                       report.sources.at(proof.at.file).path,
                       report.sources.position(proof.at.file, proof.at.begin).line, proof.before, proof.after,
                       proof.scenario);
}

std::string standing_words(const Report& report, std::size_t entry) {
    return report.evidence.empty() || !report.evidence[entry].examined
               ? std::string()
               : fmt::format("{}; ", to_string(report.evidence[entry].standing));
}

json::object proof_to_json(const Report& report, const Proof& proof) {
    return {{"file", json_text(report.sources.at(proof.at.file).path)},
            {"line", report.sources.position(proof.at.file, proof.at.begin).line},
            {"before", json_text(proof.before)},
            {"after", json_text(proof.after)},
            {"scenario", json_text(proof.scenario)}};
}

void add_evidence(const Report& report, std::size_t entry, json::object& out) {
    const EntryEvidence& evidence = report.evidence[entry];
    if (evidence.examined) out["standing"] = json_text(to_string(evidence.standing));
    if (evidence.idle) out["idle"] = true;
    if (evidence.proof) out["proof"] = proof_to_json(report, *evidence.proof);
    if (!report.facts) return;
    json::array facts;
    for (std::size_t i = 0; i < evidence.facts.size(); ++i) {
        json::object fact{{"fact", json_text(report.inventory.entries()[entry].facts[i])},
                          {"standing", json_text(to_string(evidence.facts[i].standing))}};
        if (!evidence.facts[i].reason.empty()) fact["reason"] = json_text(evidence.facts[i].reason);
        if (evidence.facts[i].proof) fact["proof"] = proof_to_json(report, *evidence.facts[i].proof);
        facts.push_back(std::move(fact));
    }
    out["facts"] = std::move(facts);
}

void list_facts(const Report& report, std::size_t entry, FactStanding standing,
                std::vector<std::string>& out) {
    if (!report.facts || report.evidence.empty()) return;
    const std::vector<FactEvidence>& facts = report.evidence[entry].facts;
    for (std::size_t i = 0; i < facts.size(); ++i)
        if (facts[i].standing == standing)
            out.push_back(fmt::format("{} {}: {}{}{}", report.inventory.entries()[entry].id, i + 1,
                                      report.inventory.entries()[entry].facts[i],
                                      facts[i].reason.empty() ? "" : "\n    ", facts[i].reason));
}

std::string fact_words(const Report& report) {
    const std::size_t pinned = report.facts_that(FactStanding::pinned);
    const std::size_t open = report.facts_that(FactStanding::open);
    const std::size_t broken =
        report.facts_that(FactStanding::lost) + report.facts_that(FactStanding::unnoticed);
    const std::size_t unlisted = report.facts_that(FactStanding::unlisted);
    const std::size_t played = pinned + open + broken + unlisted;
    return fmt::format(
        "{} of {} facts that say something of a game are pinned by a scenario{}; {} say nothing of it\n"
        "{} are listed as open, {} pins do not hold, {} facts are not listed\n",
        pinned, played,
        played == 0
            ? std::string()
            : fmt::format(", {:.1f} %", 100.0 * static_cast<double>(pinned) / static_cast<double>(played)),
        report.facts_that(FactStanding::idle), open, broken, unlisted);
}

std::string evidence_words(const Report& report) {
    if (report.evidence.empty()) return "the files have errors: nothing was played\n";
    if (report.facts) return fact_words(report);
    std::string out;
    for (const Standing standing :
         {Standing::played, Standing::written, Standing::named, Standing::missing}) {
        std::size_t count = 0;
        for (std::size_t i = 0; i < report.evidence.size(); ++i)
            count += report.stands(i, standing) ? 1U : 0U;
        out += fmt::format("{}{} {}", out.empty() ? "" : ", ", count, to_string(standing));
    }
    const auto examined =
        static_cast<std::size_t>(std::count_if(report.evidence.begin(), report.evidence.end(),
                                               [](const EntryEvidence& entry) { return entry.examined; }));
    if (examined < report.evidence.size())
        out += fmt::format(", of {} entries that were looked at", examined);
    out += "\n";
    return out;
}

} // namespace

bool Report::stands(std::size_t entry, Standing standing) const {
    return !evidence.empty() && evidence[entry].examined && evidence[entry].standing == standing;
}

std::size_t Report::facts_that(FactStanding standing) const {
    std::size_t out = 0;
    for (const EntryEvidence& entry : evidence)
        out += static_cast<std::size_t>(
            std::count_if(entry.facts.begin(), entry.facts.end(),
                          [&](const FactEvidence& fact) { return fact.standing == standing; }));
    return out;
}

std::size_t Report::claimed() const {
    return static_cast<std::size_t>(std::count_if(ledger.rows.begin(), ledger.rows.end(),
                                                  [](const auto& row) { return !row.claims.empty(); }));
}

std::size_t Report::tried() const {
    return static_cast<std::size_t>(std::count_if(ledger.rows.begin(), ledger.rows.end(),
                                                  [](const auto& row) { return !row.scenarios.empty(); }));
}

std::vector<std::string> default_inventories(const World& world) {
    std::vector<std::string> asked, used;
    for (const LoadedPackage& package : world.packages) {
        std::error_code ignored;
        const auto path = std::filesystem::path(package.folder) / default_inventory_name;
        if (!package.folder.empty() && std::filesystem::exists(path, ignored))
            (package.asked_for ? asked : used).push_back(path.string());
    }
    return asked.empty() ? used : asked;
}

std::string report_as_text(const Report& report, bool all) {
    std::vector<std::string> rows, missing, named, untried, unplayed, idle, unknown, assumed, untold;
    std::array<std::vector<std::string>, static_cast<std::size_t>(FactStanding::count_)> facts;
    for (std::size_t i = 0; i < report.ledger.rows.size(); ++i) {
        const Ledger::Row& row = report.ledger.rows[i];
        if (row.claims.empty())
            missing.push_back(entry_line(report, i));
        else if (row.scenarios.empty())
            untried.push_back(entry_line(report, i));
        if (row.named) named.push_back(entry_line(report, i));
        if (report.stands(i, Standing::written))
            (report.evidence[i].idle ? idle : unplayed).push_back(entry_line(report, i));
        for (std::size_t standing = 0; standing < facts.size(); ++standing)
            list_facts(report, i, static_cast<FactStanding>(standing), facts[standing]);
        if (!all) continue;
        rows.push_back(fmt::format("{}: {}{} scenario{}", entry_line(report, i), standing_words(report, i),
                                   row.scenarios.size(), row.scenarios.size() == 1 ? "" : "s"));
        if (!report.evidence.empty() && report.evidence[i].proof)
            rows.back() += "\n    " + proof_line(report, *report.evidence[i].proof);
        for (const Mark& claim : row.claims)
            rows.back() += fmt::format("\n    {}   {}", claim.by, place_of(report, claim));
    }
    for (const UnknownClaim& claim : report.ledger.unknown) {
        const std::string_view near = report.inventory.nearest(claim.entry);
        unknown.push_back(fmt::format("{}: `{}`{}", place_of(report, claim.mark), claim.entry,
                                      near.empty() ? "" : fmt::format("; did you mean `{}`?", near)));
    }
    std::size_t names = 0;
    for (const Assumed& one : report.ledger.assumed) {
        if (one.field == "name") {
            ++names;
            continue;
        }
        assumed.push_back(fmt::format("{}: {}: {}{}{}", place_of(report, one.mark), one.mark.by, one.field,
                                      one.field.empty() ? "" : " ", one.value));
    }
    for (const Untold& one : report.ledger.untold)
        untold.push_back(fmt::format("{}: {}: {}", place_of(report, one.mark), one.mark.by, one.what));
    std::string text = fmt::format(
        "{} of {} entries claimed, {} missing; {} tried by scenarios; {} assumed "
        "values and {} assumed names, {} unknown texts; {} entries are a name without an effect\n",
        report.claimed(), report.ledger.rows.size(), missing.size(), report.tried(), assumed.size(), names,
        untold.size(), named.size());
    text += evidence_words(report);
    list(text, "missing: no definition says `from`", missing);
    list(text, "claims of entries that the inventory does not have", unknown);
    list(text, "a name without an effect", named);
    list(text, "written, and no scenario notices a change", unplayed);
    list(text, "written, and none of its facts happens in a game", idle);
    const auto list_those = [&](FactStanding standing, std::string_view title) {
        list(text, title, facts[static_cast<std::size_t>(standing)]);
    };
    list_those(FactStanding::lost, "facts whose line is not there");
    list_those(FactStanding::unnoticed, "facts whose scenario does not notice the change");
    list_those(FactStanding::open, "facts that no scenario pins");
    list_those(FactStanding::unlisted, "facts that the list does not have");
    if (all) list_those(FactStanding::idle, "facts that say nothing of a game");
    list(text, "unknown texts", untold);
    list(text, "assumed", assumed);
    list(text, "without a scenario", untried);
    list(text, "all entries", rows);
    return text;
}

std::string report_as_json(const Report& report) {
    json::array missing, named, unknown, assumed, untold, entries;
    json::object scenarios;
    for (std::size_t i = 0; i < report.ledger.rows.size(); ++i) {
        const Ledger::Row& row = report.ledger.rows[i];
        const InventoryEntry& entry = report.inventory.entries()[i];
        if (row.claims.empty()) missing.push_back(json_text(entry.id));
        if (row.named) named.push_back(json_text(entry.id));
        scenarios[json_text(entry.id)] = row.scenarios.size();
        json::object written{{"id", json_text(entry.id)},
                             {"name", json_text(entry.name)},
                             {"claims", marks_to_json(report, row.claims)},
                             {"scenarios", marks_to_json(report, row.scenarios)}};
        if (!report.evidence.empty() && (report.evidence[i].examined || report.facts))
            add_evidence(report, i, written);
        entries.push_back(std::move(written));
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
    for (const Untold& one : report.ledger.untold)
        untold.push_back(
            with_place(one.mark, {{"card", json_text(one.mark.by)}, {"what", json_text(one.what)}}));
    return pretty_json(json::object{{"total", report.ledger.rows.size()},
                                    {"claimed", report.claimed()},
                                    {"missing", std::move(missing)},
                                    {"unknown", std::move(unknown)},
                                    {"named", std::move(named)},
                                    {"assumed", std::move(assumed)},
                                    {"untold", std::move(untold)},
                                    {"scenarios", std::move(scenarios)},
                                    {"entries", std::move(entries)}});
}

} // namespace cantrip::inventory
