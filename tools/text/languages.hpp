#pragma once
// The languages that there are packs for.

#include <string>
#include <vector>

#include "lang/check/programs.hpp"
#include "lang/package/world.hpp"
#include "tools/text/card/card_text.hpp"

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
// The same for a program, with the words that its source prints itself.
[[nodiscard]] std::optional<Language> load_language(std::string_view tag,
                                                    const std::vector<std::string>& libraries,
                                                    Programs& programs, std::size_t program, Keys& keys,
                                                    Diagnostics& diagnostics);

// Card files are in one of the languages: there an action of a card is labelled with the word behind its
// name, unless the pack has another.
void add_source_labels(Language& language, const Program& program, Keys& keys);

} // namespace cantrip::text
