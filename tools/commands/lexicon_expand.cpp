// `cantrip lexicon expand`: all forms of words, to be read by a person.

#include <algorithm>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/diagnostics/render_text.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"

namespace cantrip {
namespace {

using text::Lexeme;

// One line for each form, in the order of the paradigm's columns where there is one.
std::string expanded(const text::Pack& pack, std::string_view key, const Lexeme& word) {
    static constexpr const char* kinds[] = {"noun", "adj", "verb", "behind"};
    const std::string kind = kinds[static_cast<int>(word.kind)];
    std::string out = std::string(key) + ": " + kind + " " + word.lemma +
                      (word.gender.empty() ? "" : " " + word.gender) + "\n";
    std::vector<std::string> shown;
    const auto columns = pack.columns.find(kind);
    if (columns != pack.columns.end()) shown = columns->second;
    for (const auto& [form, text] : word.forms) {
        if (std::find(shown.begin(), shown.end(), form) == shown.end()) shown.push_back(form);
    }
    for (const std::string& form : shown) {
        const auto found = word.forms.find(form);
        if (found != word.forms.end())
            out += "  " + (form.empty() ? "always" : form) + "  " + found->second + "\n";
    }
    return out;
}

Exit run_expand(Invocation& invocation) {
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries);
    if (!tags) return tags.error();
    const std::string& tag = tags.value().front();
    std::vector<std::string> folders;
    for (const std::string& game : invocation.arguments.values("--game")) {
        for (const std::string& library : options.libraries) folders.push_back(library + "/" + game);
    }
    Sources sources;
    text::Keys keys;
    Diagnostics diagnostics;
    const auto language = text::load_language(tag, options.libraries, folders, sources, keys, diagnostics);
    std::vector<std::string_view> known;
    for (const auto& [key, word] : language->pack.words) known.push_back(keys.describe(key));
    for (const std::string& wanted : invocation.arguments.operands()) {
        const auto found = language->pack.words.find(keys.intern(wanted));
        if (found == language->pack.words.end()) {
            return invocation.fail("there is no word `" + wanted + "` in `" + tag + "`",
                                   suggestion(wanted, known));
        }
        invocation.output.write(expanded(language->pack, wanted, found->second));
    }
    if (invocation.arguments.operands().empty()) {
        for (const auto& [key, word] : language->pack.words)
            invocation.output.write(expanded(language->pack, keys.describe(key), word));
    }
    if (!diagnostics.empty())
        invocation.message(render_text(sources, diagnostics, invocation.render_options()));
    return diagnostics.empty() ? Exit::clean : Exit::findings;
}

} // namespace

const Command lexicon_expand_command{
    .name = "lexicon expand",
    .summary = "list all forms of words of a language",
    .operands = "[WORD…]",
    .about = "Prints every form of the words named, or of all words. Words are named as the packs name them.",
    .formats = {},
    .options = {{"--lang", Option::Takes::one, "L", "the language, en when none is given"},
                {"--game", Option::Takes::list, "GAME", "with the words of these games"},
                {"--lib", Option::Takes::many, "FOLDER", "look for packs in FOLDER too"}},
    .examples = {{"cantrip lexicon expand herb --lang sr-Latn --game GAME", "all forms of one word"}},
    .run = run_expand,
};

} // namespace cantrip
