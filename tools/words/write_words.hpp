#pragma once
// A vocabulary, or some of its words, as text, JSON or a Markdown page.

#include <boost/json/object.hpp>

#include "tools/words/vocabulary.hpp"

namespace cantrip::words {

[[nodiscard]] std::string vocabulary_as_text(const Vocabulary& vocabulary);
[[nodiscard]] std::string vocabulary_as_markdown(const Vocabulary& vocabulary);
[[nodiscard]] boost::json::object vocabulary_as_json(const Vocabulary& vocabulary);

// One word with its place, what belongs to it, and lines of cards that use it.
[[nodiscard]] std::string word_as_text(const Word& word, const Sources& sources,
                                       const std::vector<std::string>& lines);
[[nodiscard]] boost::json::object word_as_json(const Word& word, const Sources& sources,
                                               const std::vector<std::string>& lines);

} // namespace cantrip::words
