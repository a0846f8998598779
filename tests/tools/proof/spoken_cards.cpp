#include "tests/tools/proof/spoken_cards.hpp"

#include <catch2/catch.hpp>

namespace cantrip::testing {

SpokenCards speak(const std::string& set, const std::string& language) {
    const std::string root = CANTRIP_SOURCE_DIR;
    LoadOptions options;
    options.libraries = {root + "/stdlib", root + "/cards"};
    auto project = l10n::load_project({root + "/cards/" + set}, options, {language});
    REQUIRE(project);
    SpokenCards out;
    out.project = std::move(project.value());
    REQUIRE(out.project.packages.size() == 1);
    const l10n::PackageWork& work = out.project.packages.front();
    out.translation = &work.translations.front();
    for (std::size_t i = 0; i < work.units.size(); ++i)
        if (!out.translation->texts[i].text.empty())
            out.texts.emplace_back(&work.units[i], &out.translation->texts[i]);
    out.index = std::make_unique<proof::WordIndex>(out.translation->speaker->language.pack,
                                                   out.translation->speaker->keys);
    return out;
}

std::vector<proof::Meaning>
SpokenCards::meanings(const std::vector<std::pair<std::size_t, std::string>>& printed) const {
    const l10n::PackageWork& work = project.packages.front();
    std::vector<proof::TextOfUnit> to_read;
    for (const auto& [number, text] : printed)
        to_read.push_back({static_cast<std::size_t>(texts[number].first - work.units.data()), text});
    return proof::MeaningReader(project, work, *translation, *index).read(to_read);
}

std::vector<std::vector<proof::Finding>>
SpokenCards::judge(const std::vector<std::pair<std::size_t, std::string>>& printed) const {
    const std::vector<proof::Meaning> read = meanings(printed);
    std::vector<std::vector<proof::Finding>> out;
    for (std::size_t i = 0; i < printed.size(); ++i)
        out.push_back(proof::compare(*index, *texts[printed[i].first].second, printed[i].second, read[i]));
    return out;
}

} // namespace cantrip::testing
