#pragma once
// A text, lexed and parsed, with what there is to say about it in a form that is easy to compare.

#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/syntax/tree.hpp"

namespace cantrip::testing {

struct Parsed {
    Sources sources;
    Diagnostics diagnostics;
    Tree tree;

    explicit Parsed(std::string_view text);
    // "C0101 1:5" for each, in order.
    [[nodiscard]] std::vector<std::string> told() const;
    // The code only.
    [[nodiscard]] std::vector<std::string> codes() const;
    // The tree without the line of the root.
    [[nodiscard]] std::string dump() const;
};

// Kinds of tokens, separated by spaces, with the end of the file left out: "kw_when ident new_line".
[[nodiscard]] std::string kinds_of(std::string_view text);

struct Formatting {
    std::string text;
    std::size_t untouched = 0;
    bool failed = false;
};
[[nodiscard]] Formatting formatted(std::string_view text);

// All .cant files of the project: stdlib, cards, and the corpus of these tests.
[[nodiscard]] std::vector<std::string> corpus_files();

} // namespace cantrip::testing
