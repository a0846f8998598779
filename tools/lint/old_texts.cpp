#include "tools/lint/old_texts.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

#include "lang/source/read_file.hpp"
#include "tools/l10n/review/collect.hpp"

namespace cantrip::lint {
namespace {

struct Written {
    std::string path, language;
    l10n::TextsFile file;
};

// The files `l10n/<language>.texts` of a package that hold a text written by hand.
std::vector<Written> written_in(const LoadedPackage& package) {
    std::vector<Written> out;
    std::error_code failed;
    const std::filesystem::path folder = std::filesystem::path(package.folder) / l10n::l10n_folder;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        if (entry.path().extension() != ".texts") continue;
        const auto source = read_file(entry.path().string());
        if (!source) continue;
        auto file = l10n::read_texts(entry.path().string(), source.value().text);
        if (!file) continue;
        std::erase_if(file.value().records,
                      [](const auto& one) { return one.second.state != l10n::Record::State::override_; });
        if (!file.value().records.empty())
            out.push_back({entry.path().string(), entry.path().stem().string(), std::move(file.value())});
    }
    std::sort(out.begin(), out.end(), [](const Written& a, const Written& b) { return a.path < b.path; });
    return out;
}

} // namespace

std::vector<std::vector<OldText>> old_texts_of(const Programs& programs) {
    std::vector<std::vector<OldText>> out(programs.list.size());
    std::map<std::string, std::vector<Written>> written; // by package
    for (const LoadedPackage& package : programs.world.packages) {
        if (!package.asked_for || package.folder.empty()) continue;
        auto files = written_in(package);
        if (!files.empty()) written.emplace(package.name, std::move(files));
    }
    // Most sets have no such text, and then nothing has to be collected.
    if (written.empty()) return out;
    for (l10n::PackageWork& work : l10n::collect_units(programs)) {
        const auto files = written.find(work.name);
        if (files == written.end() || l10n::give_ids(work)) continue;
        for (const Written& from : files->second)
            for (const l10n::Unit& unit : work.units) {
                const l10n::Record* record = from.file.find(unit.id);
                if (record != nullptr && record->sem != unit.sem)
                    out[unit.program].push_back({unit.at, unit.id, from.language, record->text, from.path});
            }
    }
    return out;
}

} // namespace cantrip::lint
