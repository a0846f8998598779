#pragma once
// The words of a game, collected for a glossary, and answers about them written into its lexicon.

#include "tools/l10n/formats/terms.hpp"
#include "tools/support/replace_files.hpp"

namespace cantrip::l10n {

// Words that the games bring, not those that every game shares, and words that cards lack.
[[nodiscard]] std::vector<Term> terms_of(const Project& project, const PackageWork& work,
                                         const Translation& translation);

// The first answer that cannot be written into a lexicon: a word or form that was not asked for, a text that
// is no word.
[[nodiscard]] std::optional<FileError> check_answers(const std::string& path, const Translation& translation,
                                                     const std::vector<Term>& terms,
                                                     const std::vector<Answer>& answers);

// The files of words with the answers written in, as exceptions on the line of the word or as new lines.
[[nodiscard]] std::vector<NewFile> apply_answers(const Project& project, const PackageWork& work,
                                                 const Translation& translation,
                                                 const std::vector<Term>& terms,
                                                 const std::vector<Answer>& answers);

} // namespace cantrip::l10n
