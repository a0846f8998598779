#pragma once
// The vocabulary of a generated game: what is declared, and what generated bodies may say of it.

#include <string>
#include <vector>

namespace cantrip::generator {

enum class Kind : std::uint8_t { player, card, beast, elder, spell, relic, site, crew, panel, cell, action };

enum class Tag : std::uint8_t { number, flag, thing, list, bundle, unit, hue, face, place };

struct Type {
    Tag tag = Tag::number;
    Kind kind = Kind::beast;
    friend bool operator==(const Type&, const Type&) = default;
};

[[nodiscard]] const char* name_of(Kind kind);
// `below` is `above` or inherits from it.
[[nodiscard]] bool is_a(Kind below, Kind above);

struct Param {
    std::string label; // empty, or `to`, `for`, …
    std::string name;
    Type type;
    bool needed = false; // has neither a default nor can the actor be asked
};

// A verb that bodies may call and reactions may listen to. Whatever a verb does, and whatever reacts to it,
// has a lower rank: that is why games end.
struct Verb {
    std::string name;
    int rank = 0;
    std::vector<Param> params;
    Type gives;
    std::string result; // name of what it gives
    bool phase = false;
    bool callable = true;
    std::string noun = {}; // fixed first noun of its events: a unit
    bool counted = false;  // has the implied parameter `amount`
};

struct Unit {
    std::string name;
    int rank = 0;
    std::vector<Kind> holders;
    bool track = false;
};

// What this program has, beside what every program has.
struct Features {
    int most_players = 4;
    bool map = false, grid = false, spells = false, relics = false, team = false, dice = false, heat = false,
         faces = false, solo = false, crews = false,
         risky = false; // numbers may be changed by themselves, which is a fault
};

inline constexpr int rank_any_verb = 40; // above every verb that is no phase
inline constexpr int rank_move = 10, rank_shuffle = 8, rank_reveal = 9;

} // namespace cantrip::generator
