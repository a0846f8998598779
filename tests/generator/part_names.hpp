#pragma once
// Names by the values of the enums of lang/program. Internal to coverage.

#include "interpreter/cantrip.hpp"

namespace cantrip::generator {

inline constexpr std::size_t op_count = static_cast<std::size_t>(Op::assume) + 1;
inline constexpr std::size_t det_count = static_cast<std::size_t>(Det::random) + 1;
inline constexpr std::size_t noun_count = static_cast<std::size_t>(NounOf::action) + 1;
inline constexpr std::size_t form_count = static_cast<std::size_t>(ReactionForm::whenever) + 1;
inline constexpr std::size_t change_count = static_cast<std::size_t>(Change::at_least) + 1;
inline constexpr std::size_t question_count = static_cast<std::size_t>(Question::Kind::number) + 1;
inline constexpr std::size_t modifier_count = 8, tail_count = 11, declaration_count = 53, price_count = 15;

extern const char* const op_names[op_count];
extern const char* const det_names[det_count];
extern const char* const noun_names[noun_count];
extern const char* const modifier_names[modifier_count];
extern const char* const form_names[form_count];
extern const char* const change_names[change_count];
extern const char* const tail_names[tail_count];
extern const char* const declaration_names[declaration_count];
extern const char* const price_names[price_count];
extern const char* const question_names[question_count];

} // namespace cantrip::generator
