// `cantrip l10n sheet`: proof sheets, and the file that takes the marks made on them.

#include <algorithm>
#include <filesystem>
#include <set>

#include <fmt/format.h>

#include "tools/cli/load_programs.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/drawn_files.hpp"
#include "tools/commands/load_translations.hpp"
#include "tools/l10n/exchange/marks.hpp"
#include "tools/l10n/review/hash.hpp"
#include "tools/l10n/review/overrides.hpp"
#include "tools/render/draw_set.hpp"
#include "tools/render/report_pdf.hpp"

namespace cantrip::l10n {
namespace {

using Kind = render::ReportLine::Kind;

struct Drawn {
    std::map<std::string, std::string> pictures; // PNG by card
    std::string credits;
};

Drawn drawn_cards(Project& project, const LoadOptions& options, const std::string& tag,
                  const std::set<std::string>& cards, render::Findings& findings) {
    render::SetRequest request;
    request.libraries = options.libraries;
    request.languages = {tag};
    request.only.assign(cards.begin(), cards.end());
    request.format = "png";
    request.draw.dpi = 200;
    request.folder = "";
    Programs& programs = *project.programs;
    render::SetResult result = render::draw_set(
        programs, request,
        [&](std::size_t index, const text::Language& language, std::vector<text::CardText>& texts,
            Diagnostics& told) -> std::optional<std::string> {
            const auto error = apply_overrides(programs, index, language, texts, told);
            return error ? std::optional(error->text()) : std::nullopt;
        });
    findings.insert(findings.end(), result.findings.begin(), result.findings.end());
    Drawn out;
    out.credits = result.credits;
    for (NewFile& file : result.files) {
        const std::filesystem::path path(file.path);
        out.pictures[path.stem().string()] = std::move(file.text);
    }
    return out;
}

// The lines of one text: what is printed, what it means, what changed since a person looked, room for a mark.
void add_unit(const PackageWork& work, const Translation& translation, std::size_t index,
              render::ReportEntry& entry) {
    const Unit& unit = work.units[index];
    const std::string now = translation.shown(unit, index);
    entry.lines.push_back({Kind::plain, "text", now, translation.tag});
    if (const Translation* english = work.in("en"); english && english != &translation)
        entry.lines.push_back({Kind::plain, "in English", english->shown(unit, index), "en"});
    entry.lines.push_back({Kind::plain, "effect", unit.effect, "en"});
    const State state = translation.state(unit, index);
    const Record* record = translation.file.find(unit.id);
    entry.lines.push_back({Kind::plain, "state", std::string(reason_of(state)), "en"});
    if (record && !record->text.empty() && is_stale(state)) {
        const std::string before = in_script(translation.rules(), translation.tag, record->text);
        if (before != now) {
            entry.lines.push_back({Kind::before, record->is_signed() ? "signed " + record->on : "seen",
                                   before, translation.tag});
            entry.lines.push_back({Kind::now, "now", now, translation.tag});
        }
    }
    if (record && !record->draft.empty())
        entry.lines.push_back({Kind::plain, "draft", record->draft, translation.tag});
    entry.lines.push_back({Kind::mark, unit.id, "", {}});
}

struct Sheet {
    std::vector<NewFile> files;
    std::size_t texts = 0;
};

void make_sheet(const Invocation& invocation, Project& project, const LoadOptions& options,
                const PackageWork& work, const Translation& translation, Sheet& out,
                render::Findings& findings) {
    const bool all = invocation.arguments.has("--all");
    std::vector<std::size_t> chosen;
    std::set<std::string> cards;
    for (std::size_t i = 0; i < work.units.size(); ++i) {
        const State state = translation.state(work.units[i], i);
        if (translation.shown(work.units[i], i).empty()) continue;
        if (!all && (state == State::approved || state == State::overridden)) continue;
        chosen.push_back(i);
        cards.insert(work.units[i].card);
    }
    if (chosen.empty()) return;
    const Drawn drawn = drawn_cards(project, options, translation.tag, cards, findings);
    render::Report report;
    report.title = fmt::format("{}: proof sheet, {}", work.name, translation.tag);
    report.about =
        fmt::format("{} text{} to read. Tick the box of a text that is right, or write the right one "
                    "beside it; {} takes the marks.",
                    chosen.size(), chosen.size() == 1 ? "" : "s", "`cantrip l10n sign --marks`");
    report.language = "en";
    report.credits = drawn.credits;
    std::vector<Mark> marks;
    std::map<std::string, std::size_t> entries;
    for (const std::size_t index : chosen) {
        const Unit& unit = work.units[index];
        const auto [found, fresh] = entries.try_emplace(unit.card, report.entries.size());
        if (fresh) {
            const std::string& name = translation.texts[index].card_name;
            render::ReportEntry entry;
            entry.title = name.empty() ? unit.card_name : name;
            entry.about = fmt::format("{} · {} · {}", unit.kind, unit.card, unit.card_name);
            if (const auto picture = drawn.pictures.find(unit.card); picture != drawn.pictures.end())
                entry.pictures.push_back({picture->second, translation.tag});
            report.entries.push_back(std::move(entry));
        }
        add_unit(work, translation, index, report.entries[found->second]);
        const std::string text = translation.shown(unit, index);
        marks.push_back({false, unit.id, text_hash(text), text, 0});
    }
    std::vector<std::string> fonts = project.programs->folders(work.units.front().program);
    std::reverse(fonts.begin(), fonts.end());
    for (std::string& folder : fonts) folder += "/layout/fonts";
    const std::string stem = fmt::format("{}/{}/{}-proof", invocation.arguments.value("--into", "drawn"),
                                         translation.tag, work.name);
    out.files.push_back(
        {stem + ".pdf",
         render::report_pdf(report, fonts, invocation.arguments.value("--paper", "a4"), findings)});
    out.files.push_back({stem + ".marks", write_marks(report.title, marks)});
    out.texts += chosen.size();
}

Exit run_sheet(Invocation& invocation) {
    const LoadOptions options = load_options(invocation);
    const auto into = drawn_folder(invocation);
    if (!into) return into.error();
    const std::string& folder = into.value();
    std::vector<std::string> asked = invocation.arguments.values("--lang");
    if (asked.empty()) return invocation.fail("a sheet in which language?", "write `--lang cs`");
    auto loaded = load_for_command(invocation, {});
    if (!loaded) return loaded.error();
    // English is shown beside other languages.
    if (std::find(asked.begin(), asked.end(), "en") == asked.end()) {
        std::vector<std::string> with_english = asked;
        with_english.emplace_back("en");
        auto paths = invocation.arguments.operands();
        if (paths.empty()) paths.emplace_back(".");
        auto both = load_project(paths, options, with_english);
        if (both) loaded.value() = std::move(both.value());
    }
    Project& project = loaded.value();
    Sheet sheet;
    render::Findings findings;
    for (const PackageWork& work : project.packages)
        for (const Translation& translation : work.translations)
            if (std::find(asked.begin(), asked.end(), translation.tag) != asked.end() ||
                std::find(asked.begin(), asked.end(), translation.language) != asked.end())
                make_sheet(invocation, project, options, work, translation, sheet, findings);
    if (sheet.files.empty()) {
        invocation.message("nothing to read: every text is signed; `--all` prints them all the same");
        return Exit::clean;
    }
    if (const std::string wrong = write_drawn(folder, sheet.files); !wrong.empty())
        return invocation.fail(wrong);
    for (const render::Finding& finding : findings)
        invocation.message(fmt::format("{}: {}", finding.card, finding.message));
    invocation.message(fmt::format("{} text{} to read, {} files in {}", sheet.texts,
                                   sheet.texts == 1 ? "" : "s", sheet.files.size(), folder));
    return findings.empty() ? Exit::clean : Exit::findings;
}

} // namespace
} // namespace cantrip::l10n

namespace cantrip {

const Command l10n_sheet_command{
    .name = "l10n sheet",
    .summary = "proof sheets: picture, text, effect, what changed, room for a mark",
    .operands = "[PATH…]",
    .about =
        "Writes a PDF for each language with every text that nobody has signed, or that changed since: the\n"
        "picture of the card, the text, the effect and its English text, what changed, and room for a mark.\n"
        "Beside it lies a file of marks, one line for each text; `cantrip l10n sign --marks` takes it back.",
    .formats = {},
    .options = {l10n::languages_option(),
                {"--into", Option::Takes::one, "FOLDER", "where files go; else `drawn`"},
                {"--paper", Option::Takes::one, "PAPER", "size of the pages", {"a4", "letter", "a3"}},
                {"--all", Option::Takes::nothing, "", "texts that are signed and unchanged too"},
                lib_option()},
    .examples = {{"cantrip l10n sheet cards/dragons --lang cs --into out",
                  "a sheet and a file of marks for the Czech editor"}},
    .run = l10n::run_sheet,
};

} // namespace cantrip
