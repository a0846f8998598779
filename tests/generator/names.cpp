// The vocabulary: which features a program has, its units, and its verbs with their ranks.

#include <algorithm>

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

const char* name_of(Kind kind) {
    switch (kind) {
    case Kind::player: return "player";
    case Kind::card: return "card";
    case Kind::beast: return "beast";
    case Kind::elder: return "elder";
    case Kind::spell: return "spell";
    case Kind::relic: return "relic";
    case Kind::site: return "site";
    case Kind::crew: return "crew";
    case Kind::panel: return "panel";
    case Kind::cell: return "cell";
    case Kind::action: return "action";
    }
    return "thing";
}

bool is_a(Kind below, Kind above) {
    if (below == above) return true;
    if (above == Kind::beast) return below == Kind::elder;
    if (above == Kind::card)
        return below == Kind::beast || below == Kind::elder || below == Kind::spell || below == Kind::relic;
    return false;
}

Maker::Maker(std::uint64_t seed) : dice_(seed) {
    choose_features();
    declare_units();
    declare_verbs();
}

void Maker::choose_features() {
    has_.most_players = dice_.between(1, 4);
    has_.map = dice_.in(60);
    has_.grid = dice_.in(35);
    has_.spells = dice_.in(60);
    has_.relics = dice_.in(45);
    has_.team = dice_.in(45);
    has_.dice = dice_.in(60);
    has_.heat = dice_.in(35);
    has_.faces = dice_.in(45);
    has_.solo = dice_.in(20);
    has_.risky = dice_.in(2);
    has_.crews = has_.map || has_.grid;
    curfew_ = dice_.of({"draw", "summon", "tire", "discard"});
    beasts_ = dice_.between(3, 6);
    spells_ = has_.spells ? dice_.between(1, 3) : 0;
    sites_ = has_.map ? dice_.between(2, 4) : 0;
}

// Ranks are dealt anew for each program, so that every unit may set off every other one in some program.
void Maker::declare_units() {
    units_ = {{"ore", 0, {Kind::player}, false},
              {"herb", 0, {Kind::player}, false},
              {"coin", 0, {Kind::player}, false},
              {"fame", 0, {Kind::player}, true},
              {"mark", 0, {Kind::beast}, false}};
    if (has_.map) units_.push_back({"level", 0, {Kind::site}, true});
    if (has_.team) units_.push_back({"omen", 0, {Kind::player}, false});
    for (std::size_t i = units_.size(); i > 1; --i)
        std::swap(units_[i - 1], units_[static_cast<std::size_t>(dice_.below(static_cast<int>(i)))]);
    for (std::size_t i = 0; i < units_.size(); ++i) units_[i].rank = static_cast<int>(i);
}

void Maker::declare_verbs() {
    const Type number{Tag::number, Kind::beast}, beast{Tag::thing, Kind::beast};
    const auto thing = [](Kind kind) { return Type{Tag::thing, kind}; };
    for (const Unit& unit : units_) {
        const bool players = unit.holders[0] == Kind::player;
        for (const char* name : {"gain", "lose", "pay", "give"})
            if (players) verbs_.push_back({name, unit.rank, {}, {}, "", false, false, unit.name, true});
    }
    verbs_.push_back({"move", rank_move, {{"", "what", thing(Kind::card)}}, {}, "", false, false, "", true});
    verbs_.push_back({"shuffle", rank_shuffle, {}, {}, "", false, false});
    verbs_.push_back({"reveal", rank_reveal, {{"", "what", thing(Kind::card)}}, {}, "", false, false});
    verbs_.push_back({"tire", 11, {{"", "beast", beast}}, {}, ""});
    verbs_.push_back({"hurt", 12, {{"", "beast", beast}, {"for", "damage", number}}, {}, ""});
    verbs_.push_back({"dye", 12, {{"", "beast", beast}, {"to", "shade", {Tag::hue, {}}}}, {}, ""});
    verbs_.push_back({"discard", 13, {{"", "card", thing(Kind::card)}}, {}, ""});
    verbs_.push_back({"summon", 14, {{"", "beast", beast}}, {}, ""});
    verbs_.push_back({"draw", 14, {{"", "cards", number, true}}, {}, ""});
    verbs_.push_back({"mill", 14, {{"", "card", thing(Kind::card)}}, {}, ""});
    verbs_.push_back({"lose_one", 14, {{"", "card", thing(Kind::card)}}, {}, ""});
    verbs_.push_back(
        {"steal", 14, {{"", "loot", number, true}, {"from", "victim", thing(Kind::player)}}, {}, ""});
    verbs_.push_back({"spend", 14, {{"", "sort", {Tag::unit, {}}, true}}, {}, "", false, true, "", true});
    verbs_.push_back({"pack", 15, {{"", "band", {Tag::list, Kind::beast}}}, {}, ""});
    verbs_.push_back({"fetch", 15, {}, thing(Kind::card), "found"});
    if (has_.map)
        verbs_.push_back(
            {"travel",
             16,
             {{"", "crew", thing(Kind::crew)}, {"to", "site", thing(Kind::site)}, {"for", "extra", number}},
             {},
             ""});
    verbs_.push_back(
        {"stash", 15, {{"", "card", thing(Kind::card)}, {"to", "spot", {Tag::place, {}}, true}}, {}, ""});
    if (has_.dice) verbs_.push_back({"throw_bones", 16, {}, {Tag::face, {}}, "shown"});
    const int free_verbs = dice_.between(2, 5);
    for (int i = 0; i < free_verbs; ++i) {
        Verb verb{"verb_" + std::to_string(i), 17 + i, {}, {}, ""};
        if (dice_.in(60)) verb.params.push_back({"", "beast", beast});
        if (dice_.in(50)) verb.params.push_back({"for", "times_" + std::to_string(i), number});
        if (dice_.in(30)) verb.params.push_back({"at", "rival", thing(Kind::player)});
        verbs_.push_back(std::move(verb));
    }
    verbs_.push_back({"song", 23, {{"", "beast", beast}, {"for", "notes", number, true}}, {}, ""});
    if (has_.spells) verbs_.push_back({"cast", 24, {{"", "spell", thing(Kind::spell)}}, {}, ""});
    if (has_.map) verbs_.push_back({"visit", 25, {{"", "site", thing(Kind::site)}}, {}, ""});
    verbs_.push_back({"labour", 30, {}, {}, "", false, false});
    verbs_.push_back({"recruit", 30, {{"", "beast", beast}}, {}, "", false, false});
    verbs_.push_back({"perform", 35, {{"", "what", thing(Kind::action)}}, {}, "", false, false});
    verbs_.push_back({"turn", 36, {}, {}, "", true, false});
    verbs_.push_back({"round", 37, {}, {}, "", true, false});
}

std::string Maker::fresh(const char* stem) { return stem + std::to_string(++names_); }

std::vector<const Unit*> Maker::units_of(Kind holder, int below_rank) const {
    std::vector<const Unit*> out;
    for (const Unit& unit : units_)
        if (unit.rank < below_rank && is_a(holder, unit.holders[0])) out.push_back(&unit);
    return out;
}

std::vector<Kind> Maker::kinds() const {
    std::vector<Kind> out{Kind::beast, Kind::card, Kind::elder, Kind::player};
    if (has_.spells) out.push_back(Kind::spell);
    if (has_.map) out.push_back(Kind::site);
    if (has_.crews) out.push_back(Kind::crew);
    if (has_.grid) out.push_back(Kind::cell);
    return out;
}

std::vector<const Local*> Maker::locals_of(const Scope& s, Tag tag, Kind kind) const {
    std::vector<const Local*> out;
    for (const Local& local : s.locals) {
        if (local.type.tag != tag) continue;
        if ((tag == Tag::thing || tag == Tag::list) && !is_a(local.type.kind, kind)) continue;
        out.push_back(&local);
    }
    return out;
}

bool Maker::bound(const Scope& s, std::string_view name) {
    return std::any_of(s.locals.begin(), s.locals.end(),
                       [&](const Local& local) { return local.name == name; }) ||
           std::find(s.taken.begin(), s.taken.end(), name) != s.taken.end();
}

} // namespace cantrip::generator
