#pragma once
// What stands on a card, in one language: name, values and texts, before it has a place.

#include <functional>
#include <map>

#include "tools/text/card/card_text.hpp"

namespace cantrip::render {

struct FieldContent {
    std::vector<text::Piece> pieces;
    std::string key; // as tables and conditions of a layout name it: `fire`, `3`
    bool assumed = false;
    bool printable = true; // false: its value is known only in play
};

struct AbilityContent {
    std::vector<text::Piece> pieces;
    std::string heading, face; // names in the source; empty when it has none
    bool labelled = false;     // the text starts with a label and a colon
    bool assumed = false;
};

struct CardContent {
    ThingId thing = no_index;
    KindId kind = no_index;
    std::string id, name, kind_name, game, package, language;
    std::map<std::string, FieldContent, std::less<>> fields;
    std::vector<std::string> traits;
    // By style: words, icons, mixed.
    std::map<std::string, std::vector<AbilityContent>, std::less<>> abilities;
    std::map<std::string, std::vector<AbilityContent>, std::less<>> rules; // of its kinds
    std::vector<CardContent> parts;
    std::int64_t copies = 1;
    bool incomplete = false; // the language lacks words for one of its texts
};

// Fields that every card has, beside those of its kind.
[[nodiscard]] const std::vector<std::string>& common_fields();
// All fields that a layout for this kind can name.
[[nodiscard]] std::vector<std::string> fields_of_kind(const Program& program, KindId kind);

// Texts of all styles that layouts use, for one language of one program.
class ContentMaker {
  public:
    // `revise` puts the texts of people in the place of generated ones.
    using Revise = std::function<void(std::vector<text::CardText>&, Diagnostics&)>;
    ContentMaker(const Program& program, const std::vector<bool>& asked, const text::Language& language,
                 text::Keys& keys, const Revise& revise);

    [[nodiscard]] CardContent thing(ThingId id);
    // The word that the language has for a name of the source, one or many; else the one of the source.
    [[nodiscard]] std::string word_of(std::string_view name, std::string_view source,
                                      bool plural = false) const;
    [[nodiscard]] bool has_word(std::string_view name) const;
    // What the language lacks.
    [[nodiscard]] Diagnostics& diagnostics() { return diagnostics_; }

  private:
    void add_values(CardContent& card);
    void add_common(CardContent& card);
    void add_texts(CardContent& card);
    [[nodiscard]] AbilityContent content_of(const text::AbilityText& text) const;
    [[nodiscard]] FieldContent value(HirId id) const;
    [[nodiscard]] FieldContent noun_value(HirId id) const;
    [[nodiscard]] FieldContent match_value(HirId id) const;
    [[nodiscard]] FieldContent list_value(HirId id, std::string_view separator) const;
    [[nodiscard]] text::Piece unit_piece(UnitId unit, bool plural) const;
    [[nodiscard]] std::int64_t copies_of(const Thing& thing) const;

    const Program& program_;
    const text::Language& language_;
    text::Keys& keys_;
    Diagnostics diagnostics_, repeated_;
    struct Said {
        text::CardTexts texts;
        std::map<ThingId, text::CardText> cards;
    };
    std::map<std::string, Said> said_; // by style
};

} // namespace cantrip::render
