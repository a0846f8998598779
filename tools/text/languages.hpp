#pragma once
// The languages that there are packs for.

#include <string>
#include <vector>

#include "lang/package/world.hpp"
#include "tools/text/engine/card_text.hpp"

namespace cantrip::text {

// All tags that the packs in `<library>/text/*` print, sorted, and `gloss`.
[[nodiscard]] std::vector<std::string> known_languages(const std::vector<std::string>& libraries);

// Those that have a pack: no pseudo-languages.
[[nodiscard]] std::vector<std::string> spoken_languages(const std::vector<std::string>& libraries);

// The tag that the pack of this name prints first: sr-Latn for `sr`. Nothing when there is no such pack.
[[nodiscard]] std::string first_tag_of(std::string_view language, const std::vector<std::string>& libraries);

// The pack that prints a tag, with the words of each package on top; nothing when there is none.
[[nodiscard]] std::optional<Language> load_language(std::string_view tag,
                                                    const std::vector<std::string>& libraries,
                                                    const std::vector<std::string>& package_folders,
                                                    Sources& sources, Keys& keys, Diagnostics& diagnostics);

} // namespace cantrip::text
