#pragma once
// The text of whole cards, and what is missing for it.

#include <unordered_map>

#include "lang/program/origin.hpp"
#include "tools/text/meaning/planned.hpp"
#include "tools/text/pack/load_pack.hpp"
#include "tools/text/setting/typography.hpp"

namespace cantrip::text {

struct Language {
    std::string tag; // sr-Cyrl; `gloss` has no pack
    Pack pack;
};

struct AbilityText {
    AbilityId ability = no_index;
    std::string id;            // card/number
    std::vector<Piece> pieces; // empty when something is missing: a text is never half
    std::string meaning;       // equal exactly for equal effects
    PlannedText plan;
    std::vector<Missing> missing;              // why there are no pieces
    bool overridden = false;                   // a person wrote the text
    std::vector<std::vector<Piece>> reminders; // what its keywords mean, when they were asked for
    std::string language;                      // of the text, when the card mixes several; see longest_texts
    bool assumed = false;                      // no source says this, or not all of it
};

struct CardText {
    ThingId thing = no_index;
    KindId kind = no_index;
    std::string id, kind_name, name, game, package;
    std::vector<AbilityText> abilities;
    Origin origin = Origin::printed;
    bool name_assumed = false; // no source gives the name in this language
};

// Plan and words of an ability, without what only a set of cards is asked for: id, meaning, findings.
[[nodiscard]] AbilityText say_ability(const Program& program, const Language& language, Keys& keys,
                                      Style style, AbilityId id);
// The same for what a verb does.
[[nodiscard]] AbilityText say_verb(const Program& program, const Language& language, Keys& keys, Style style,
                                   VerbId id);

class CardTexts {
  public:
    CardTexts(const Program& program, const Language& language, Keys& keys, Style style,
              Diagnostics& diagnostics)
        : program_(program), language_(language), keys_(keys), style_(style), diagnostics_(diagnostics) {}

    [[nodiscard]] CardText thing(ThingId id);
    [[nodiscard]] CardText kind(KindId id);
    // One ability alone; `card` and `number` make its id.
    [[nodiscard]] AbilityText ability(AbilityId id, const std::string& card, std::size_t number);
    // Counts what is missing for an ability that is said in the same words as another.
    void note_missing(const std::vector<Missing>& missing, const Ability& ability);
    // As printed in the language and its script.
    [[nodiscard]] std::string name_of(const Thing& thing) const;
    // Once all cards are done: every missing word once, with how many abilities need it.
    void report();

  private:
    struct Lack {
        Span at;
        std::size_t count = 0;
    };
    [[nodiscard]] std::string in_script(std::string_view latin) const;
    [[nodiscard]] std::string name_of_part(const Thing& part) const;
    [[nodiscard]] std::string noun_of(KindId kind) const;
    void note_foreign_names(const AbilityText& text, const Ability& ability);
    [[nodiscard]] Span span_of(const Ability& ability) const;
    [[nodiscard]] std::string line_to_add(Missing::What what, const std::string& key) const;

    const Program& program_;
    const Language& language_;
    Keys& keys_;
    Style style_;
    Diagnostics& diagnostics_;
    std::map<std::tuple<int, std::string, std::string>, Lack> lacks_;
    std::map<std::string, Lack> foreign_names_;
    std::unordered_map<std::string, std::pair<std::string, std::string>> said_; // text -> meaning, id
};

} // namespace cantrip::text
