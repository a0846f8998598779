#pragma once
// Cards of several programs with their names and texts in every language there is a pack for.

#include <memory>
#include <string>
#include <vector>

#include "tools/show/find_cards.hpp"
#include "tools/show/write_card.hpp"

namespace cantrip::show {

class NamedCards {
  public:
    // What a pack lacks is not reported.
    NamedCards(Programs& programs, const std::vector<std::string>& libraries);

    // A package that several programs use is seen in each of them; its cards count once.
    [[nodiscard]] FoundCards find(std::string_view wanted) const;
    [[nodiscard]] ShownCard shown(CardRef card) const;

  private:
    // One language for one program.
    struct Speaker {
        text::Keys keys;
        text::Language language;
        std::unique_ptr<text::CardTexts> texts;
    };
    void add_speakers(std::size_t program, const std::vector<std::string>& libraries);
    void add_names(std::size_t program);

    Programs& programs_;
    Diagnostics unsaid_;
    std::vector<std::vector<std::unique_ptr<Speaker>>> speakers_; // by program
    std::vector<CardNames> names_;
};

// Several cards of one name, for a person or program to choose from.
[[nodiscard]] std::string choice_as_text(const Programs& programs, const std::vector<CardRef>& cards);
[[nodiscard]] boost::json::object choice_as_json(const Programs& programs, const std::vector<CardRef>& cards);

} // namespace cantrip::show
