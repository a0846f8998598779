#pragma once
// What printed texts mean, as far as they can be read back to effects.

#include <memory>
#include <optional>

#include "tools/l10n/review/project.hpp"
#include "tools/proof/items.hpp"
#include "tools/text/read_back.hpp"

namespace cantrip::proof {

struct Meaning {
    enum class Kind : std::uint8_t {
        unread, // the reader does not understand the text, or not even the text that the effect itself gives
        same,   // it says the effect
        other,  // it says another effect
    };
    Kind kind = Kind::unread;
    bool exact = false;                       // `same`: the house would print it so, apart from setting
    std::vector<text::Reading> readings = {}; // what it says, when that is something else
};

struct TextOfUnit {
    std::size_t unit = 0; // of the package
    std::string printed;
};

class MeaningReader {
  public:
    MeaningReader(const l10n::Project& project, const l10n::PackageWork& work,
                  const l10n::Translation& translation, const WordIndex& index)
        : project_(project), work_(work), translation_(translation), index_(index) {}

    // One check of the game for all of them.
    [[nodiscard]] std::vector<Meaning> read(const std::vector<TextOfUnit>& texts);

  private:
    [[nodiscard]] text::TextReader& reader();
    [[nodiscard]] KindId kind_of(const l10n::Unit& unit) const;

    const l10n::Project& project_;
    const l10n::PackageWork& work_;
    const l10n::Translation& translation_;
    const WordIndex& index_;
    std::unique_ptr<text::TextReader> reader_; // its grammar is made when it is first needed
};

} // namespace cantrip::proof
