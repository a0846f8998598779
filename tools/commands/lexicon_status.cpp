// `cantrip lexicon status`: how much of each language is there, and how sure it is.

#include <array>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/lexicon_request.hpp"
#include "tools/lexicon/coverage.hpp"
#include "tools/lexicon/grade.hpp"

namespace cantrip {
namespace {

struct Row {
    std::string lang, lexicon;
    std::size_t words = 0, whole = 0, missing = 0;
    std::vector<std::pair<std::string, std::vector<std::string>>> partial;
    bool checked = false;
    std::array<std::size_t, text::grade_count> grades{};
    std::size_t said = 0, unsaid = 0;
};

Row row_of(const std::string& tag, const text::Lexicon& lexicon) {
    Row row;
    row.lang = tag;
    row.lexicon = lexicon.name;
    for (const text::WordCoverage& word : text::coverage_of(lexicon.language.pack)) {
        ++row.words;
        row.missing += word.missing.size();
        if (word.missing.empty())
            ++row.whole;
        else
            row.partial.emplace_back(std::string(lexicon.keys.describe(word.key)), word.missing);
    }
    const std::vector<text::PackWord> words = text::words_of(lexicon.language.pack, lexicon.keys);
    const text::WordGrades grades = text::grade_words(lexicon.language, words, {});
    row.checked = grades.checked;
    for (const text::GradedForm& form : grades.forms) ++row.grades[static_cast<std::size_t>(form.grade)];
    row.said = lexicon.said;
    row.unsaid = lexicon.unsaid;
    return row;
}

std::string plain(const Row& row, bool list) {
    std::string out = fmt::format("{} {}: {} words, {} with all forms, {} forms missing", row.lang,
                                  row.lexicon, row.words, row.whole, row.missing);
    if (row.checked)
        out += fmt::format("; A {}, B {}, C {}, F {}", row.grades[0], row.grades[1], row.grades[2],
                           row.grades[3]);
    else
        out += "; not graded, there is no dictionary";
    if (row.said + row.unsaid > 0)
        out += fmt::format("; {} of {} abilities said", row.said, row.said + row.unsaid);
    out += "\n";
    if (!list) return out;
    for (const auto& [word, missing] : row.partial) {
        out += "  " + word + " lacks";
        for (std::size_t i = 0; i < missing.size(); ++i) out += (i == 0 ? " " : ", ") + missing[i];
        out += "\n";
    }
    return out;
}

boost::json::object json(const Row& row) {
    boost::json::object out{{"lang", row.lang},
                            {"lexicon", row.lexicon},
                            {"words", row.words},
                            {"whole", row.whole},
                            {"missing_forms", row.missing}};
    boost::json::object partial;
    for (const auto& [word, missing] : row.partial) {
        boost::json::array forms;
        for (const std::string& form : missing) forms.emplace_back(form);
        partial[word] = std::move(forms);
    }
    out["partial"] = std::move(partial);
    if (row.checked)
        out["grades"] = boost::json::object{
            {"A", row.grades[0]}, {"B", row.grades[1]}, {"C", row.grades[2]}, {"F", row.grades[3]}};
    else
        out["grades"] = nullptr;
    if (row.said + row.unsaid > 0)
        out["abilities"] = boost::json::object{{"said", row.said}, {"unsaid", row.unsaid}};
    return out;
}

Exit run_status(Invocation& invocation) {
    return text::with_lexicons(invocation, [&](text::LexiconRequest& asked) {
        boost::json::array rows;
        for (const std::string& tag : asked.tags) {
            for (const text::Lexicon& lexicon : asked.lexicons(tag)) {
                const Row row = row_of(tag, lexicon);
                if (invocation.format() == "json")
                    rows.push_back(json(row));
                else
                    invocation.output.write(plain(row, invocation.arguments.has("--missing")));
            }
        }
        if (invocation.format() == "json")
            invocation.output.write(pretty_json(boost::json::object{{"lexicons", std::move(rows)}}) + "\n");
    });
}

} // namespace

const Command lexicon_status_command{
    .name = "lexicon status",
    .summary = "tell how whole the words of each language are",
    .operands = "[PATH…]",
    .about = "For each language and each game: words with all their forms, forms that are missing, and how "
             "the forms are\n"
             "graded (see `cantrip lexicon verify`). With PATH the packages there, and how many abilities "
             "can be said.",
    .formats = {"plain", "json"},
    .options = {{"--lang", Option::Takes::list, "L", "languages, all when none is given"},
                {"--missing", Option::Takes::nothing, "", "list the words that lack forms"},
                {"--lib", Option::Takes::many, "FOLDER", "look for packages in FOLDER too"}},
    .examples = {{"cantrip lexicon status --lang cs,sr-Latn", "all games of the library"},
                 {"cantrip lexicon status cards/dragons --missing", "which words lack forms?"}},
    .run = run_status,
};

} // namespace cantrip
