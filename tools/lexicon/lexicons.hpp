#pragma once
// The words of a language as games use them: a pack with the words of one game, or of one set of cards, on
// top.

#include <deque>
#include <set>

#include "lang/support/function_ref.hpp"
#include "tools/cli/programs.hpp"
#include "tools/text/engine/card_text.hpp"

namespace cantrip::text {

struct Lexicon {
    std::string name; // of the game or the set
    Keys keys;
    Language language;
    std::set<std::string> in_texts;   // words of the generated texts, as printed
    std::size_t said = 0, unsaid = 0; // abilities
};

// Those of the programs, or without any, one for each game of the libraries.
[[nodiscard]] std::deque<Lexicon> load_lexicons(const std::string& tag,
                                                const std::vector<std::string>& libraries,
                                                const Programs* programs, Sources& sources,
                                                Diagnostics& diagnostics);

// The languages and packages that a command is asked about.
struct LexiconRequest {
    std::vector<std::string> libraries, tags;
    std::unique_ptr<Programs> programs; // none: all games of the libraries
    Sources own;
    Diagnostics diagnostics;

    [[nodiscard]] Sources& sources() { return programs ? programs->world.sources : own; }
    [[nodiscard]] std::deque<Lexicon> lexicons(const std::string& tag) {
        return load_lexicons(tag, libraries, programs.get(), sources(), diagnostics);
    }
};

// Opens what is asked about, lets `work` look at it, and tells what is wrong.
[[nodiscard]] Exit with_lexicons(Invocation& invocation, FunctionRef<void(LexiconRequest&)> work);

} // namespace cantrip::text
