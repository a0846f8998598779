#pragma once
// The sentences of people in tests/tools/proof/people, and how the proof-reader does on them.

#include <array>
#include <map>
#include <string>
#include <vector>

namespace cantrip::testing {

// One sentence of a block. `kind` is empty for a right sentence.
struct PeopleSentence {
    std::string package, card;
    std::size_t number = 0; // of the ability on its card, from 1
    std::string text, kind, wrong_words, right_words;
    std::size_t line = 0; // of the file
};

[[nodiscard]] std::vector<PeopleSentence> read_people(const std::string& path);

struct PeopleFinding {
    std::string kind, message, words; // words: what is marked in the text
    std::size_t begin = 0, end = 0;   // of it, in bytes
};

// A sentence as it was judged. `generated` is empty where the ability has no text or is not in the set.
struct Judged {
    const PeopleSentence* sentence = nullptr;
    std::string generated;
    std::vector<PeopleFinding> findings;
};

// All sentences of a file, each package read as one file of printed texts.
[[nodiscard]] std::vector<Judged> judge_people(const std::vector<PeopleSentence>& sentences,
                                               const std::string& language);

// Counts over sentences: how often a reader is right.
struct PeopleRates {
    std::size_t right = 0, right_flagged = 0, right_findings = 0;
    std::size_t wrong = 0, wrong_found = 0, wrong_kind = 0, wrong_place = 0, wrong_kind_and_place = 0;
    std::size_t findings_on_found = 0;
    // By kind of slip: sentences, found, with the right kind and place.
    std::map<std::string, std::array<std::size_t, 3>> kinds;
    std::size_t unmatched = 0; // sentences whose ability was not found

    void add(const Judged& judged);
};

// Readers that know no language. `same_text`: the sentence is right when it equals the generated text.
// `edit_distance`: it is right when at most `percent` of its letters differ; the slip is where they first do.
[[nodiscard]] Judged same_text(const Judged& judged);
[[nodiscard]] Judged edit_distance(const Judged& judged, std::size_t percent);

[[nodiscard]] std::string describe(const std::string& name, const PeopleRates& rates);

} // namespace cantrip::testing
