#pragma once
// How sure it is that the words of a language are right.

#include <optional>
#include <set>

#include "tools/lexicon/pack_words.hpp"
#include "tools/text/card/card_text.hpp"

namespace cantrip::text {

enum class Grade : std::uint8_t {
    labelled, // A: a morphology gives the same form for the same case and number
    linked,   // B: the dictionary knows it as a form of the same word
    known,    // C: the dictionary knows it, but not that it belongs to this word
    unknown,  // F: the dictionary does not know it
};
inline constexpr std::size_t grade_count = 4;
[[nodiscard]] char letter(Grade grade);

struct GradedForm {
    const PackWord* word;
    Grade grade;
    std::string label = {}; // what the morphology gives in place of it
};

struct WordGrades {
    std::string dictionary;        // its name; empty when the language names none
    bool checked = false;          // it is installed
    bool labelled = false;         // so is a morphology
    std::vector<GradedForm> forms; // of words
    std::vector<const PackWord*> unknown_in_wordings;
    std::set<std::string> unknown_in_texts; // words of texts that are not among the above
    std::size_t accepted = 0;               // unknown, and listed with a reason
    std::vector<const AcceptedWord*> needless;
    [[nodiscard]] std::size_t count(Grade grade) const;
};

// Words of the pack (from words_of) and of texts, in the script of the tag. What the pack accepts is left out
// of the unknown ones and graded C: a person answers for it.
[[nodiscard]] WordGrades grade_words(const Language& language, const std::vector<PackWord>& words,
                                     const std::set<std::string>& in_texts);

} // namespace cantrip::text
