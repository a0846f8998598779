#include "tools/l10n/review/overrides.hpp"

#include <map>

#include "lang/source/folder.hpp"
#include "tools/l10n/review/collect.hpp"

namespace cantrip::l10n {
namespace {

struct Written {
    const Unit* unit = nullptr;
    const Record* record = nullptr;
};

void replace_text(const text::Language& language, const Written& written, text::AbilityText& said,
                  Diagnostics& diagnostics) {
    if (written.record->sem != written.unit->sem) {
        diagnostics
            .add(Code::stale_override, written.unit->at,
                 "the text of `" + written.unit->id + "` in `" + language.pack.rules.language +
                     "` was written for another effect; the generated text is printed")
            .notes.push_back(written.record->text);
        return;
    }
    said.pieces.assign(
        1, {in_script(language.pack.rules, language.tag, written.record->text), false, {}, said.plan.root});
    said.overridden = true;
}

} // namespace

std::optional<FileError> apply_overrides(const Programs& programs, std::size_t program,
                                         const text::Language& language, std::vector<text::CardText>& cards,
                                         Diagnostics& diagnostics) {
    std::map<std::string, TextsFile> files; // by package
    for (const LoadedPackage& package : programs.world.packages) {
        if (!package.asked_for || package.folder.empty()) continue;
        const std::string path =
            package.folder + "/" + std::string(l10n_folder) + "/" + language.pack.rules.language + ".texts";
        const auto source = read_in_folder(package.folder, path);
        if (!source) return FileError{path, 0, source.error().message};
        if (!source.value()) continue;
        auto file = read_texts(path, source.value()->text);
        if (!file) return file.error();
        std::erase_if(file.value().records,
                      [](const auto& entry) { return entry.second.state != Record::State::override_; });
        if (!file.value().records.empty()) files.emplace(package.name, std::move(file.value()));
    }
    if (files.empty()) return std::nullopt;

    std::vector<PackageWork> packages = collect_units(programs);
    std::map<AbilityId, Written> written;
    for (PackageWork& work : packages) {
        const auto file = files.find(work.name);
        if (file == files.end()) continue;
        if (auto error = give_ids(work)) return error;
        for (const Unit& unit : work.units) {
            const Record* record = file->second.find(unit.id);
            if (record != nullptr && unit.program == program) written[unit.ability] = {&unit, record};
        }
    }
    for (text::CardText& card : cards) {
        for (text::AbilityText& said : card.abilities) {
            if (const auto found = written.find(said.ability); found != written.end())
                replace_text(language, found->second, said, diagnostics);
        }
    }
    return std::nullopt;
}

} // namespace cantrip::l10n
