#pragma once
// How whole the words of one lexicon are: counts of words, forms and grades.

#include <array>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "tools/lexicon/grade.hpp"
#include "tools/lexicon/lexicons.hpp"

namespace cantrip::text {

struct LexiconSummary {
    std::string lang, lexicon;
    std::size_t words = 0, whole = 0, missing = 0;
    std::vector<std::pair<std::string, std::vector<std::string>>> partial; // words and the forms they lack
    bool checked = false;
    std::array<std::size_t, grade_count> grades{};
    std::size_t said = 0, unsaid = 0;
};

[[nodiscard]] LexiconSummary summary_of(const std::string& tag, const Lexicon& lexicon);
// With `list`, also the words that lack forms.
[[nodiscard]] std::string summary_as_text(const LexiconSummary& summary, bool list);
[[nodiscard]] boost::json::object summary_as_json(const LexiconSummary& summary);

} // namespace cantrip::text
