#include "tools/lexicon/summary.hpp"

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "tools/lexicon/coverage.hpp"

namespace cantrip::text {

LexiconSummary summary_of(const std::string& tag, const Lexicon& lexicon) {
    LexiconSummary summary;
    summary.lang = tag;
    summary.lexicon = lexicon.name;
    for (const WordCoverage& word : coverage_of(lexicon.language.pack)) {
        ++summary.words;
        summary.missing += word.missing.size();
        if (word.missing.empty())
            ++summary.whole;
        else
            summary.partial.emplace_back(std::string(lexicon.keys.describe(word.key)), word.missing);
    }
    const std::vector<PackWord> words = words_of(lexicon.language.pack, lexicon.keys);
    const WordGrades grades = grade_words(lexicon.language, words, {});
    summary.checked = grades.checked;
    for (const GradedForm& form : grades.forms) ++summary.grades[static_cast<std::size_t>(form.grade)];
    summary.said = lexicon.said;
    summary.unsaid = lexicon.unsaid;
    return summary;
}

std::string summary_as_text(const LexiconSummary& summary, bool list) {
    std::string out = fmt::format("{} {}: {} words, {} with all forms, {} forms missing", summary.lang,
                                  summary.lexicon, summary.words, summary.whole, summary.missing);
    if (summary.checked)
        out += fmt::format("; A {}, B {}, C {}, F {}", summary.grades[0], summary.grades[1],
                           summary.grades[2], summary.grades[3]);
    else
        out += "; not graded, there is no dictionary";
    if (summary.said + summary.unsaid > 0)
        out += fmt::format("; {} of {} abilities said", summary.said, summary.said + summary.unsaid);
    out += "\n";
    if (!list) return out;
    for (const auto& [word, missing] : summary.partial) {
        out += "  " + word + " lacks";
        for (std::size_t i = 0; i < missing.size(); ++i) out += (i == 0 ? " " : ", ") + missing[i];
        out += "\n";
    }
    return out;
}

boost::json::object summary_as_json(const LexiconSummary& summary) {
    boost::json::object out{{"lang", summary.lang},
                            {"lexicon", summary.lexicon},
                            {"words", summary.words},
                            {"whole", summary.whole},
                            {"missing_forms", summary.missing}};
    boost::json::object partial;
    for (const auto& [word, missing] : summary.partial) {
        boost::json::array forms;
        for (const std::string& form : missing) forms.emplace_back(form);
        partial[word] = std::move(forms);
    }
    out["partial"] = std::move(partial);
    if (summary.checked)
        out["grades"] = boost::json::object{{"A", summary.grades[0]},
                                            {"B", summary.grades[1]},
                                            {"C", summary.grades[2]},
                                            {"F", summary.grades[3]}};
    else
        out["grades"] = nullptr;
    if (summary.said + summary.unsaid > 0)
        out["abilities"] = boost::json::object{{"said", summary.said}, {"unsaid", summary.unsaid}};
    return out;
}

} // namespace cantrip::text
