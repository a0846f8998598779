#pragma once
// Codes and tags of languages. They become names of files, so a pack cannot call itself what it likes.

#include <string_view>

namespace cantrip::text {

// `cs`
[[nodiscard]] bool is_language_code(std::string_view text);
// `sr-Cyrl`
[[nodiscard]] bool is_language_tag(std::string_view text);

} // namespace cantrip::text
