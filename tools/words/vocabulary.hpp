#pragma once
// The words of a game as its source declares them: what a card may say.

#include <string>
#include <vector>

#include "lang/check/programs.hpp"

namespace cantrip::words {

// A word, or a part of one: a field, heading or face of a kind, a value of a list.
struct Word {
    std::string sort; // as declared: "kind", "verb", "token" …
    std::string name;
    std::string printed; // the text behind the name; empty when there is none
    std::string source;  // the head of its declaration on one line
    std::string package;
    Span at;
    std::string call = {};     // of a verb: a call that the checker understands
    std::string sentence = {}; // what that call prints
    std::vector<Word> parts = {};
};

struct Section {
    std::string title;
    std::string about; // one sentence: what these words are for
    std::vector<Word> words;
};

struct Vocabulary {
    std::string game, printed; // empty when the packages have no game
    std::vector<Section> sections;
};

[[nodiscard]] Vocabulary vocabulary_of(const Program& program);

// Lines of cards that name a word, at most `most`, each text once.
[[nodiscard]] std::vector<std::string> lines_with(const Program& program, std::string_view name,
                                                  std::size_t most);

// The words that a name or printed word means; when there are none, the nearest name.
struct FoundWords {
    std::vector<const Word*> words;
    std::string nearest;
};
[[nodiscard]] FoundWords find_words(const Vocabulary& vocabulary, std::string_view wanted);

} // namespace cantrip::words
