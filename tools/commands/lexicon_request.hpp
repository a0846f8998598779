#pragma once
// What the commands about lexicons share.

#include "lang/support/function_ref.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/lexicon/lexicons.hpp"

namespace cantrip::text {

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
