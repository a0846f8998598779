#pragma once
// Lines of a lexicon made from the declarations of a package: each printed word, in the language of the card
// files.

#include <string>
#include <vector>

#include "lang/check/programs.hpp"
#include "tools/text/pack/pack.hpp"

namespace cantrip::text {

// How a printed word of a declaration becomes a word of the language: the paradigm of what ends so (noun,
// verb), a word before which the head of a noun ends (head), the first word of what stands behind a noun
// (behind), or a wording with `{word}` in it (phase, action).
struct Guess {
    std::string kind, ending, paradigm;
};

// The lines of `guesses.lex` of a pack; none for a pack without that file.
[[nodiscard]] std::vector<Guess> read_guesses(const std::vector<std::string>& libraries,
                                              const std::string& language, Sources& sources,
                                              Diagnostics& diagnostics);

// One line for each word or wording that declarations of the package need and the pack lacks, in the order of
// the tables of the program. Paradigms, the word that is inflected and the wording of phases come from
// the guesses.
[[nodiscard]] std::vector<std::string> declared_lines(const Program& program, PackageId package,
                                                      const Pack& pack, const std::vector<Guess>& guesses,
                                                      Keys& keys);

// Adds the declared words of every package that has no lexicon of its own in this language. Only for the
// language that card files are in.
void add_declared_words(Pack& pack, const std::vector<std::string>& libraries, Programs& programs,
                        std::size_t program, Keys& keys, Diagnostics& diagnostics);

// The lexicon of a package in a language, whether it is there or not; empty for a package without a folder.
[[nodiscard]] std::string lexicon_path(const Programs& programs, std::size_t program, PackageId package,
                                       std::string_view language);

} // namespace cantrip::text
