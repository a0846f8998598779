// `cantrip lexicon verify`: every word that can be printed, against dictionaries.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "lang/support/pretty_json.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/lexicon_request.hpp"
#include "tools/lexicon/verification.hpp"

namespace cantrip {
namespace {

Exit run_verify(Invocation& invocation) {
    return text::with_lexicons(invocation, [&](text::LexiconRequest& asked) {
        boost::json::array languages;
        for (const std::string& tag : asked.tags) {
            text::Verification verification(tag, asked.sources(), asked.diagnostics);
            for (const text::Lexicon& lexicon : asked.lexicons(tag)) verification.add(lexicon);
            verification.finish();
            if (const std::string skipped = verification.skipped(); !skipped.empty())
                invocation.message(skipped);
            if (invocation.format() == "json")
                languages.push_back(verification.json());
            else
                invocation.output.write(verification.plain(invocation.arguments.has("--unlinked")));
        }
        if (invocation.format() == "json")
            invocation.output.write(pretty_json(boost::json::object{{"languages", std::move(languages)}}) +
                                    "\n");
    });
}

} // namespace

const Command lexicon_verify_command{
    .name = "lexicon verify",
    .summary = "look up every word that can be printed",
    .operands = "[PATH…]",
    .about = "Looks up in hunspell's dictionaries every form of every word of a language and its games, and "
             "every word of\n"
             "the texts of the packages that the paths lie in. Grades: A, a morphology gives the same form "
             "for the same\n"
             "case and number; B, the dictionary knows it as a form of the word; C, the dictionary knows it, "
             "or a person\n"
             "answers for it in a line `accept`; F, nobody does. Without PATH all games of the library.",
    .formats = {"plain", "json"},
    .options = {{"--lang", Option::Takes::list, "L", "languages, all when none is given"},
                {"--unlinked", Option::Takes::nothing, "",
                 "list what is less sure: grade C, and where the morphology differs"},
                {"--lib", Option::Takes::many, "FOLDER", "look for packages in FOLDER too"}},
    .examples = {{"cantrip lexicon verify cards/dragons --lang cs", "is every Czech word one?"}},
    .run = run_verify,
};

} // namespace cantrip
