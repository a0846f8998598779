#pragma once
// From words as people write them (inflected, plural, as printed) to the names that are declared.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "lang/program/program.hpp"
#include "tools/text/pack/pack.hpp"

namespace cantrip::rephrase {

// What a name can stand for in a sentence.
enum class Role : std::uint8_t { verb, unit, kind, zone, field, other, count_ };

// A piece of a line: a word, a number, a sign, or a phrase of several words that has a name.
struct Piece {
    std::string text;                                               // as written, lower case
    std::string names[static_cast<std::size_t>(Role::count_)] = {}; // by role; empty where it has none
    bool number = false;
    [[nodiscard]] const std::string& name(Role role) const { return names[static_cast<std::size_t>(role)]; }
    // The name it most likely means; the text itself when it has none.
    [[nodiscard]] std::string_view source() const;
};

class PhraseIndex {
  public:
    PhraseIndex(const Program& program, const text::Pack& pack, const text::Keys& keys);

    // Which phrases of several words count as one piece. A printed verb may swallow what follows it:
    // "Discover a Place" in "discover a Place of Power".
    enum class Phrases : std::uint8_t { all, no_verbs };
    // The line in pieces; the longest phrase that has a name is one piece.
    [[nodiscard]] std::vector<Piece> pieces_of(std::string_view line, Phrases phrases) const;

  private:
    void add(std::string_view words, std::string_view name, Role role);
    void add_declared(const Program& program);
    void add_guesses(const Program& program, const text::Pack& pack);
    void add_forms(const Program& program, const text::Pack& pack, const text::Keys& keys);

    std::map<std::vector<std::string>, Piece> phrases_;
    std::map<std::string, std::string> numerals_;
    std::size_t longest_ = 1;
};

// The pieces with spaces where card files have them.
[[nodiscard]] std::string joined(const std::vector<Piece>& pieces);

} // namespace cantrip::rephrase
