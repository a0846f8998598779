#pragma once
// Events as clauses of a phrase tree: a verb with what it was done to.

#include "tools/play/speech.hpp"

namespace cantrip::play {

class EventPhrases {
  public:
    // Of what the seat did itself it is "you"; -1: nobody is.
    EventPhrases(Speech& speech, Word seat)
        : speech_(speech), p_(speech.program()), t_(speech.machine().tables()), seat_(seat) {}

    // With its subject, or with a verb that agrees with the subject of the clause before it. `objects` are
    // added to what a verb of units or things was done to.
    [[nodiscard]] text::PhraseId clause(const Event& event, bool with_subject,
                                        std::span<const Event> more = {});
    // "2 cards, a worker and Storm Caller": the same kinds are counted.
    [[nodiscard]] text::PhraseId things(std::span<const Word> all, KindId kind);
    [[nodiscard]] text::PhraseId list(std::vector<text::PhraseId> parts);
    [[nodiscard]] std::string words(text::PhraseId root) { return speech_.words_of(tree_, root, "pres"); }

  private:
    [[nodiscard]] text::Key key(std::string_view name) { return speech_.keys().intern(name); }
    // The word of a kind, or of the nearest kind above it that the language has a word for.
    [[nodiscard]] text::Key kind_word(KindId kind);
    [[nodiscard]] bool has_word(text::Key of) const { return speech_.language().pack.words.contains(of); }
    [[nodiscard]] text::PhraseId noun(text::Key of, std::string_view determiner);
    [[nodiscard]] text::PhraseId player(Word who);
    [[nodiscard]] text::PhraseId thing(Word thing);
    [[nodiscard]] text::PhraseId count(text::Key of, Word number);
    [[nodiscard]] text::PhraseId place(Word place, Word actor);
    [[nodiscard]] text::PhraseId argument(const Event& event, const Event::Argument& argument,
                                          std::span<const Event> more);
    [[nodiscard]] text::PhraseId construction(std::string_view name, std::string_view slot,
                                              text::PhraseId part);

    Speech& speech_;
    const Program& p_;
    const runtime::Tables& t_;
    Word seat_;
    text::PhraseTree tree_;
};

} // namespace cantrip::play
