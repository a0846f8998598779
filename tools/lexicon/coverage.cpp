#include "tools/lexicon/coverage.hpp"

#include <algorithm>

namespace cantrip::text {
namespace {

const std::vector<std::string>* columns_of(const Pack& pack, const Lexeme& word) {
    static constexpr const char* kinds[] = {"noun", "adj", "verb"};
    if (word.kind == Lexeme::Kind::behind) return nullptr;
    const auto found = pack.columns.find(kinds[static_cast<int>(word.kind)]);
    return found == pack.columns.end() ? nullptr : &found->second;
}

bool never_shown(const Lexeme& word, std::string_view form) {
    const bool plural = form == "pl" || form.ends_with(".pl");
    return plural ? word.tags.contains("mass")
                  : word.tags.contains("plt") && (form == "sg" || form.ends_with(".sg"));
}

} // namespace

std::vector<WordCoverage> coverage_of(const Pack& pack) {
    std::vector<WordCoverage> out;
    for (const auto& [key, word] : pack.words) {
        const auto* columns = columns_of(pack, word);
        if (columns == nullptr) continue;
        WordCoverage coverage{key, {}};
        const bool agrees = word.kind == Lexeme::Kind::adjective && !pack.rules.genders.empty();
        const std::vector<std::string> genders = agrees ? pack.rules.genders : std::vector<std::string>{""};
        for (const std::string& gender : genders) {
            for (const std::string& column : *columns) {
                const bool there = agrees ? find_agreeing(pack, word, gender, column) != nullptr
                                          : find_form(pack, word, column) != nullptr;
                if (!there && !never_shown(word, column))
                    coverage.missing.push_back(gender.empty() ? column : gender + "/" + column);
            }
        }
        out.push_back(std::move(coverage));
    }
    return out;
}

} // namespace cantrip::text
