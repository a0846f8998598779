#include "tools/l10n/formats/exchange.hpp"

namespace cantrip::l10n {
namespace {

void fill_target(const Translation& translation, const Unit& unit, std::size_t i, Outgoing& out) {
    const Record* record = translation.file.find(unit.id);
    const std::string& generated = translation.texts[i].shown;
    out.state = translation.state(unit, i);
    out.target = translation.shown(unit, i);
    out.open = out.state != State::approved && out.state != State::overridden &&
               out.state != State::override_outdated;
    if (record == nullptr) return;
    const auto in_tag = [&](const std::string& text) {
        return in_script(translation.rules(), translation.tag, text);
    };
    if (out.state == State::stale_override)
        out.target = in_tag(record->text);
    else if (in_tag(record->text) != out.target && !record->text.empty())
        out.before = in_tag(record->text);
    if (!record->draft.empty()) {
        out.target = in_tag(record->draft);
        out.draft = out.open = true;
    }
    if (out.target != generated) out.generated = generated;
    out.comments = record->comments;
}

} // namespace

Sheet make_sheet(const Project& project, const PackageWork& work, const Translation& translation,
                 PoFile extra) {
    Sheet sheet{work.name, translation.tag, {}, std::move(extra)};
    const Translation* english = work.in("en");
    for (std::size_t i = 0; i < work.units.size(); ++i) {
        const Unit& unit = work.units[i];
        Outgoing out;
        out.id = unit.id;
        out.card = unit.card_name.empty() ? unit.card : unit.card_name;
        out.place = place_of(project, work, unit);
        out.effect = unit.effect;
        out.gloss = unit.gloss;
        out.sem = unit.sem;
        out.source = english == nullptr ? unit.gloss : english->printed(unit, i);
        if (out.source.empty()) out.source = unit.gloss;
        if (english != nullptr) {
            const Record* seen = english->file.find(unit.id);
            if (seen != nullptr && seen->text != out.source) out.previous_source = seen->text;
        }
        fill_target(translation, unit, i, out);
        sheet.units.push_back(std::move(out));
    }
    return sheet;
}

} // namespace cantrip::l10n
