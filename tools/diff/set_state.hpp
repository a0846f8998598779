#pragma once
// One state of a set: what each card says, does and looks like.

#include "lang/check/programs.hpp"
#include "tools/render/draw_set.hpp"

namespace cantrip::diff {

struct AbilityState {
    std::string effect;                       // equal exactly for equal effects
    std::string source;                       // as written
    std::map<std::string, std::string> texts; // by language
};

struct CardState {
    std::string id, kind, name, package;
    std::map<std::string, std::string> values; // by the title of the column in a table
    std::vector<AbilityState> abilities;
    std::map<std::string, std::uint64_t> pictures; // by language; none: such cards are not drawn
    std::map<std::string, std::uint64_t> backs;
};

struct SetState {
    std::unique_ptr<Programs> programs;
    std::vector<std::string> libraries, languages;
    std::vector<CardState> cards;
    std::string credits; // of the icons on the cards
    std::string error;   // why there is no state
};

// Reads a set. Languages that it has no pack for are left out. `marks`: see SetRequest.
[[nodiscard]] SetState read_state(const std::vector<std::string>& paths, const LoadOptions& options,
                                  const std::vector<std::string>& languages, bool marks = true);

// PNG pictures of some cards, by language and id.
[[nodiscard]] std::map<std::pair<std::string, std::string>, std::string>
pictures_of(const SetState& state, const std::vector<std::string>& ids, double dpi);

} // namespace cantrip::diff
