#pragma once
// What the cards of a program say, in the languages of the settings.

#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/package/world.hpp"
#include "lang/program/program.hpp"
#include "tools/lint/kept_strings.hpp"

namespace cantrip::lint {

struct SaidAbility {
    AbilityId ability = no_index;
    ThingId thing = no_index; // no_index: of a kind
    std::string_view text;    // empty when a word is missing
    std::string_view meaning; // equal exactly for equal effects
};

struct LanguageTexts {
    std::string tag;
    KeptStrings said;                   // texts and meanings, each once: many cards share theirs
    std::vector<SaidAbility> abilities; // those of a card beside each other
    Diagnostics missing;                // words and wordings that the language lacks
};

// Texts of the packages asked for, by language. Languages without a pack in the libraries are left out.
[[nodiscard]] std::vector<LanguageTexts> texts_of(const World& world, const Program& program,
                                                  std::span<const std::size_t> packages,
                                                  const std::vector<char>& asked,
                                                  const std::vector<std::string>& languages,
                                                  const std::vector<std::string>& libraries);

} // namespace cantrip::lint
