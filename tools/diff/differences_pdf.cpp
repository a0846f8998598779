// Differences to print.

#include <algorithm>

#include <fmt/format.h>

#include "tools/diff/write_differences.hpp"
#include "tools/render/report_pdf.hpp"

namespace cantrip::diff {
namespace {

using Kind = render::ReportLine::Kind;

void add_pair(render::ReportEntry& entry, const std::string& label, const std::string& before,
              const std::string& now, const std::string& language) {
    if (!before.empty()) entry.lines.push_back({Kind::before, "− " + label, before, language});
    if (!now.empty()) entry.lines.push_back({Kind::now, "+ " + label, now, language});
}

render::ReportEntry entry_of(const CardChange& change, const ChangedPictures& pictures) {
    render::ReportEntry entry;
    entry.title = change.name.empty() ? change.id : change.name;
    entry.about = fmt::format("{} · {} · {}", word_of(change.what), change.kind, change.id);
    for (const ValueChange& value : change.values) add_pair(entry, value.what, value.before, value.now, {});
    for (const AbilityChange& ability : change.abilities) {
        if (ability.effect) add_pair(entry, "effect", ability.before, ability.now, {});
        for (const ValueChange& wording : ability.wordings)
            add_pair(entry, "text " + wording.what, wording.before, wording.now, wording.what);
    }
    for (const std::string& language : change.pictures) {
        const auto add = [&](const auto& from, const char* when) {
            const auto found = from.find({language, change.id});
            if (found != from.end())
                entry.pictures.push_back({found->second, fmt::format("{}, {}", when, language)});
        };
        add(pictures.before, "before");
        add(pictures.now, "now");
    }
    return entry;
}

} // namespace

ChangedPictures changed_pictures(const std::vector<CardChange>& changes, const SetState& before,
                                 const SetState& now, double dpi) {
    std::vector<std::string> old, fresh;
    for (const CardChange& change : changes) {
        if (change.pictures.empty()) continue;
        if (change.what != CardChange::What::added) old.push_back(change.id);
        if (change.what != CardChange::What::removed) fresh.push_back(change.id);
    }
    return {pictures_of(before, old, dpi), pictures_of(now, fresh, dpi)};
}

std::string differences_pdf(const std::string& title, const std::vector<CardChange>& changes,
                            const SetState& before, const SetState& now) {
    render::Report report;
    report.title = title;
    report.about = fmt::format("{} card{}.", changes.size(), changes.size() == 1 ? " differs" : "s differ");
    report.language = "en";
    report.credits = now.credits;
    const ChangedPictures pictures = changed_pictures(changes, before, now, 200);
    for (const CardChange& change : changes) report.entries.push_back(entry_of(change, pictures));
    std::vector<std::string> fonts;
    if (!now.programs->list.empty()) fonts = now.programs->folders(0);
    std::reverse(fonts.begin(), fonts.end());
    for (std::string& folder : fonts) folder += "/layout/fonts";
    render::Findings findings;
    return render::report_pdf(report, fonts, "a4", findings);
}

} // namespace cantrip::diff
