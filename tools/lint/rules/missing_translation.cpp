// A card without a name in a language that the set speaks.

#include <algorithm>
#include <map>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

bool has_name(const Program& program, const Thing& card, std::string_view language) {
    return std::any_of(card.translations.begin(), card.translations.end(),
                       [&](const auto& one) { return program.names.text(one.first) == language; });
}

// Those of the settings, and those that most named cards of the package have.
std::vector<std::string> languages_of(const Subject& subject, PackageId package) {
    const Program& program = subject.program;
    std::vector<std::string> out;
    for (const std::string& tag : subject.settings[package]->languages) {
        const std::string language = tag.substr(0, tag.find('-'));
        // The word in the source is the English name.
        if (language != "en" && std::find(out.begin(), out.end(), language) == out.end())
            out.push_back(language);
    }
    std::map<std::string_view, std::size_t> counts;
    std::size_t named = 0;
    for (const ThingId id : subject.cards) {
        const Thing& card = program.things[id];
        if (card.package != package || card.word.empty()) continue;
        ++named;
        for (const auto& [language, name] : card.translations) ++counts[program.names.text(language)];
    }
    for (const auto& [language, count] : counts)
        if (2 * count > named && std::find(out.begin(), out.end(), language) == out.end())
            out.emplace_back(language);
    return out;
}

} // namespace

void missing_translation(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    std::vector<std::vector<std::string>> languages(program.packages.size());
    for (PackageId id(0); id < languages.size(); ++id)
        if (subject.asked[id] != 0) languages[id] = languages_of(subject, id);
    for (const ThingId id : subject.cards) {
        const Thing& card = program.things[id];
        if (card.word.empty()) continue;
        for (const std::string& language : languages[card.package]) {
            if (has_name(program, card, language)) continue;
            findings
                .add(subject.name_span(card),
                     fmt::format("`{}` has no name in `{}`", program.name_of(card), language))
                .help = fmt::format("add `name {} \"…\"`", language);
        }
    }
}

} // namespace cantrip::lint
