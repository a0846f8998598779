#pragma once
// Reminders: what a keyword of a game means, in parentheses. A pack says it in its own words (`say
// reminder.harvest = …`); else it is derived from what the verb does.

#include <optional>

#include "tools/text/card/card_text.hpp"

namespace cantrip::text {

class Reminders {
  public:
    Reminders(const Program& program, const Language& language, Keys& keys, Style style);

    // The words of a text that the rules of the game give their meaning: its verbs, headings, traits and
    // conditions, each once, in their order.
    [[nodiscard]] std::vector<Key> keywords(const PlannedText& text) const;
    // "(Harvest: …)"; empty when the language has no words for it. Whether a keyword has a reminder is asked
    // so.
    [[nodiscard]] const std::vector<Piece>& of(Key keyword);
    // Behind the first ability of a card that uses the keyword.
    void add_to(CardText& card);

  private:
    [[nodiscard]] std::vector<Piece> make(Key keyword);
    [[nodiscard]] std::optional<Linearized> declared(Key keyword);
    [[nodiscard]] std::optional<Linearized> derived(Key keyword, int depth);
    [[nodiscard]] std::string name_of(Key keyword) const;

    const Program& program_;
    const Language& language_;
    Keys& keys_;
    Style style_;
    std::map<Key, VerbId> verbs_;
    std::map<Key, bool> others_; // headings, traits, conditions
    std::map<Key, std::vector<Piece>> made_;
};

} // namespace cantrip::text
