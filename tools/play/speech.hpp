#pragma once
// The words of one game in one language: names, printed cards, prices, questions, options. The text engine
// makes them; what a language has no words for is said with the word that its declaration prints, and never
// with an identifier.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "interpreter/board.hpp"
#include "lang/check/programs.hpp"
#include "lang/program/origin.hpp"
#include "tools/text/languages.hpp"

namespace cantrip::play {

// What is printed on a card.
struct PrintedCard {
    std::string id; // the same in every language; empty: no card
    std::string name, kind;
    Origin origin = Origin::printed;
    bool name_assumed = false;
    struct Line {
        AbilityId ability = no_index;
        std::string text;
        bool assumed = false; // no source gives it, or not all of it
    };
    std::vector<Line> values;         // "cost: 2 herbs"
    std::vector<Line> text;           // one for each ability
    std::vector<std::string> unknown; // what nobody knows of the real card
};

// The mark of the card and of a line of it, as card text has them: " [own]", " [assumed]"; empty for what is
// printed.
[[nodiscard]] std::string mark_of(const PrintedCard& card);
[[nodiscard]] std::string mark_of(const PrintedCard::Line& line);

// An option as people read it.
struct OptionWords {
    std::string text;                 // "Discover a Place", "Storm Caller"
    std::vector<std::string> details; // printed values and text
};

class Speech {
  public:
    // Nothing when there is no such language. The programs and the machine must outlive the speech.
    [[nodiscard]] static std::unique_ptr<Speech> make(Programs& programs, const Machine& machine,
                                                      const LoadOptions& options, std::string_view tag);

    // ---- names
    [[nodiscard]] std::string player(Word player) const; // "Player 2"; -1: the group
    [[nodiscard]] std::string thing(Word thing);
    [[nodiscard]] std::string kind(KindId id) const;
    [[nodiscard]] std::string zone(ZoneId id) const;
    [[nodiscard]] std::string unit(UnitId id) const;
    [[nodiscard]] std::string amount(UnitId id, Word count); // "2 herbs"
    [[nodiscard]] std::string field(FieldId id) const;       // empty: there is no word for it
    [[nodiscard]] std::string global(GlobalId id) const;     // the same
    [[nodiscard]] std::string value(const BoardValue& value);
    [[nodiscard]] std::string action(AbilityId id);  // what its label says
    [[nodiscard]] std::string verb(VerbId id) const; // the word that its declaration prints
    [[nodiscard]] std::string phase(VerbId id) const;
    // A wording of the language pack that is no part of card text: `say play.order = …`.
    [[nodiscard]] std::string phrase(std::string_view key) const;

    // ---- cards
    [[nodiscard]] const PrintedCard& card(ThingId id);
    [[nodiscard]] ThingId card_of(Word thing) const; // no_index: it is no card
    // The values of a thing that change, such as the pips of a worker: "knowledge 5".
    [[nodiscard]] std::string state_of(const BoardThing& thing);
    // Leaves out the abilities of faces that do not count under the options of this game, from now on.
    void leave_out_idle_faces(const Board& board);

    // ---- questions
    [[nodiscard]] std::string question(const Question& question);
    [[nodiscard]] std::string asked_by(const Question& question); // a card, a rule or a verb; may be empty
    [[nodiscard]] OptionWords option(const Question& question, const Choice& choice, const Board& board);

    // ---- parts of abilities, for explanations; empty when the language lacks words
    [[nodiscard]] std::string part_of(HirId id, AbilityId ability) { return part(id, no_index, ability); }
    [[nodiscard]] std::string ability_text(AbilityId id);
    [[nodiscard]] std::string asked_for(const Param& param,
                                        AbilityId ability); // "Choose a card in your hand."

    [[nodiscard]] const Machine& machine() const { return machine_; }
    [[nodiscard]] const Program& program() const { return program_; }
    [[nodiscard]] const text::Language& language() const { return language_; }
    [[nodiscard]] text::Keys& keys() { return keys_; }
    // A phrase in words; empty when the language lacks some of them.
    [[nodiscard]] std::string words_of(const text::PhraseTree& tree, text::PhraseId root,
                                       std::string_view form);

  private:
    Speech(const Program& program, const Machine& machine) : program_(program), machine_(machine) {}
    // The noun of a key in its first form, else what the declaration prints.
    [[nodiscard]] std::string noun(std::string_view key, std::string_view printed) const;
    [[nodiscard]] std::string in_script(std::string_view latin) const;
    [[nodiscard]] std::string planned(const text::PlannedText& plan);
    [[nodiscard]] std::string part(HirId id, VerbId verb, AbilityId ability);
    [[nodiscard]] std::string effect(HirId id, const Question& question);
    [[nodiscard]] std::string way(const Question& question, const Choice& choice);
    [[nodiscard]] std::string names_value(Word value) const;
    [[nodiscard]] PrintedCard print(ThingId id);
    [[nodiscard]] std::string plain_question(const Question& question);
    [[nodiscard]] bool is_idle(AbilityId id) const;
    void add_card(Word thing, AbilityId only, OptionWords& out);

    const Program& program_;
    const Machine& machine_;
    mutable text::Keys keys_;
    text::Language language_;
    Diagnostics lacking_; // words that a pack does not have
    std::unique_ptr<text::CardTexts> texts_;
    std::map<ThingId, PrintedCard> cards_;
    std::map<std::tuple<HirId, VerbId, AbilityId, std::uint32_t>, std::string> parts_;
    std::map<AbilityId, std::string> actions_;
    std::vector<bool> idle_faces_; // by FaceId
};

} // namespace cantrip::play
