// A text that somebody wrote by hand for what a card did before it was changed.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void text_of_old_effect(const Subject& subject, Findings& findings) {
    for (const OldText& old : subject.old_texts) {
        Diagnostic& told =
            findings.add(old.at, fmt::format("the text of `{}` in `{}` was written for another effect",
                                             old.id, old.language));
        told.notes.push_back("it says: " + old.text);
        told.notes.push_back("it stands in " + old.path);
        told.help = "read it against the card; `cantrip l10n export` and `import` bring it up to date, or "
                    "remove its line";
    }
}

} // namespace cantrip::lint
