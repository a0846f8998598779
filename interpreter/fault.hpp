#pragma once
// A fault as words, so that it is part of the state it stopped.

#include <optional>
#include <span>
#include <vector>

#include "interpreter/cantrip.hpp"

namespace cantrip::runtime {

[[nodiscard]] std::vector<Word> words_of(const Fault& fault);
// Nothing when the words are no fault.
[[nodiscard]] std::optional<Fault> fault_of(std::span<const Word> words);

} // namespace cantrip::runtime
