#pragma once
// Errors put into texts on purpose, as typesetters and translators make them.

#include <optional>
#include <string>

#include "tests/support/card_generator.hpp"
#include "tests/tools/proof/spoken_cards.hpp"

namespace cantrip::testing {

enum class Error { number, noun, verb, dropped_option, dropped_clause, swapped_numbers, agreement };
inline constexpr Error all_errors[] = {Error::number,         Error::noun,           Error::verb,
                                       Error::dropped_option, Error::dropped_clause, Error::swapped_numbers,
                                       Error::agreement};
[[nodiscard]] const char* name_of(Error error);

// The text with one such error; nothing when it has no place for one.
[[nodiscard]] std::optional<std::string> with_error(const SpokenCards& cards, const l10n::UnitText& said,
                                                    Error error, Dice& dice);

} // namespace cantrip::testing
