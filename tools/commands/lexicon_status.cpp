// `cantrip lexicon status`: how much of each language is there, and how sure it is.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "lang/support/pretty_json.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/lexicon_request.hpp"
#include "tools/lexicon/summary.hpp"

namespace cantrip {
namespace {

Exit run_status(Invocation& invocation) {
    return text::with_lexicons(invocation, [&](text::LexiconRequest& asked) {
        boost::json::array rows;
        for (const std::string& tag : asked.tags) {
            for (const text::Lexicon& lexicon : asked.lexicons(tag)) {
                const text::LexiconSummary summary = text::summary_of(tag, lexicon);
                if (invocation.format() == "json")
                    rows.push_back(text::summary_as_json(summary));
                else
                    invocation.output.write(
                        text::summary_as_text(summary, invocation.arguments.has("--missing")));
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
