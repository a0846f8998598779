// A card that a language of the set cannot say.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void missing_words(const Subject& subject, Findings& findings) {
    for (const LanguageTexts& language : subject.texts) {
        for (const Diagnostic& lack : language.missing.all()) {
            if (lack.code == Code::same_text) continue;
            Diagnostic& told = findings.add(
                lack.at, fmt::format("in `{}` this cannot be said: {}", language.tag, lack.message));
            told.notes = lack.notes;
            told.help = fmt::format("add the word to `text/{}.lex` of the package; see docs/text.md",
                                    language.tag.substr(0, language.tag.find('-')));
        }
    }
}

} // namespace cantrip::lint
