#pragma once
// The words of a game as a glossary: TBX, and a PO file that asks for the forms of each noun.

#include "tools/l10n/formats/exchange.hpp"

namespace cantrip::l10n {

struct Term {
    std::string key, part; // herb, noun
    std::string english, lemma, gender;
    std::map<std::string, std::string> forms; // by name, in the order of the paradigm where a list is shown
    Span at;                  // its line in the words of the game; file 0 and no length when it has none
    bool known = false;       // the language has the word
    bool has_english = false; // English has it too; else `english` is its key
};

[[nodiscard]] std::string to_tbx(const std::vector<Term>& terms, const std::string& tag);
struct IncomingTerm {
    std::string key, term;
    std::size_t line = 0;
};
[[nodiscard]] Result<std::vector<IncomingTerm>, FileError>
from_tbx(const std::string& path, std::string_view text, const std::string& tag);

[[nodiscard]] std::string to_lexicon_po(const std::vector<Term>& terms, const Translation& translation);
// A form that somebody answered with: noun:herb/acc.sg.
struct Answer {
    std::string key, form, text;
    std::size_t line = 0;
};
[[nodiscard]] Result<std::vector<Answer>, FileError> from_lexicon_po(const std::string& path,
                                                                     std::string_view text);

} // namespace cantrip::l10n
