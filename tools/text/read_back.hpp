#pragma once
// Printed text back to effects: read with the pack, written as source, checked, and printed again. A reading
// counts only when the checker understands it and it prints the text it was read from.

#include "lang/check/check.hpp"
#include "tools/text/card/card_text.hpp"
#include "tools/text/read/read_phrases.hpp"

namespace cantrip::text {

struct Reading {
    std::string source;    // one ability, as it would stand on a card; or an effect alone
    std::string kind;      // of a card that can print it; empty for an effect alone
    std::string canonical; // see lang/program/sem.hpp
    std::string printed;   // what it prints: the text itself when `exact`
    bool exact = false;
    std::vector<Piece> pieces = {}; // of what it prints, and the phrases they come from
    PlannedText plan = {};
};

struct ReadBack {
    std::vector<Reading> readings; // exact ones; when there is none, those that print something else
    bool understood = false;       // there is an exact one
    bool too_long = false;
    // The words make sense, and the game does not: what they would be as source, and what the checker says to
    // it.
    std::string refused, refused_because;
    // Else: where in the text it stopped (bytes), and what could stand there.
    std::size_t stops_at = 0;
    std::vector<std::string> expected;
};

struct TextToRead {
    std::string text;
    KindId kind = no_index; // of the card it stands on, if that is known
    bool effects = false;   // a sentence that says only what happens, "Draw 2 cards.", will do
};

// Reads texts of one game in one language. Keeps its grammar, so many texts cost little more than one.
class TextReader {
  public:
    TextReader(World& world, std::vector<std::size_t> packages, const Program& program,
               const Language& language, Keys& keys);

    [[nodiscard]] ReadBack read(const TextToRead& text) { return read_all({text}).front(); }
    // One check of the game for all of them.
    [[nodiscard]] std::vector<ReadBack> read_all(const std::vector<TextToRead>& texts);

  private:
    struct Candidate {
        std::size_t text;
        std::string source, kind;
        FileId file;
    };
    [[nodiscard]] static std::string declaration(const Candidate& candidate, std::size_t number);
    void add_reading(const Program& program, const Candidate& candidate, std::size_t number,
                     const std::string& text, std::vector<Reading>& known) const;
    void add_candidates(std::size_t number, const TextToRead& text, ReadBack& result);
    void try_candidates(const std::vector<TextToRead>& texts, std::vector<ReadBack>& results);
    [[nodiscard]] std::vector<std::string> kinds_for(const std::string& source, const std::string& host_kind,
                                                     KindId kind) const;

    World& world_;
    std::vector<std::size_t> packages_;
    const Program& program_;
    const Language& language_;
    Keys& keys_;
    Fits fits_;
    Grammar grammar_;
    std::vector<Candidate> candidates_;
};

} // namespace cantrip::text
