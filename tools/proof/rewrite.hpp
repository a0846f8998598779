#pragma once
// The reader knows the sentences of the house alone. Here a printed text is written as the house would:
// numbers as digits, one script, a full stop, conditions first.

#include "tools/proof/items.hpp"

namespace cantrip::proof {

// Ways to write the text for the reader; the first ones word by word, so that places can be carried over.
struct Rewritten {
    std::string text;
    bool word_by_word = true;
};
[[nodiscard]] std::vector<Rewritten> rewritings(const WordIndex& index, std::string_view said,
                                                std::string_view printed);

} // namespace cantrip::proof
