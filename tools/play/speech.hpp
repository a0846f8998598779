#pragma once
// What the cards of a game are called and say in one language, for the choices of a question.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "lang/check/programs.hpp"
#include "tools/play/voice.hpp"
#include "tools/text/languages.hpp"

namespace cantrip::play {

class Speech final : public Voice {
  public:
    // Nothing when there is no such language.
    [[nodiscard]] static std::unique_ptr<Speech> make(Programs& programs, const LoadOptions& options,
                                                      std::string_view tag);

    [[nodiscard]] ChoiceCard card_of(const Machine& machine, const Choice& choice) override;
    [[nodiscard]] std::string name_of(const Machine& machine, Word thing) override;

  private:
    explicit Speech(const Program& program) : program_(program) {}
    [[nodiscard]] const text::CardText& text_of(ThingId id);

    const Program& program_;
    text::Keys keys_;
    text::Language language_;
    Diagnostics lacking_; // words that a pack does not have: the text is left out
    std::unique_ptr<text::CardTexts> texts_;
    std::map<ThingId, text::CardText> known_;
};

} // namespace cantrip::play
