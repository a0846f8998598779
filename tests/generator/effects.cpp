// Effects that change something: units, things, states, calls.

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

Piece Maker::effect(Scope& s, int d) {
    if (d <= 0) return step(s, 0);
    switch (dice_.below(30)) {
    case 0:
    case 1: return let(s, d);
    case 2:
    case 3: return {Sort::effect, "may @", {body(s, d - 1)}};
    case 4:
    case 5: return if_effect(s, d);
    case 6: return match_effect(s, d);
    case 7: return repeat(s, d);
    case 8: return choose(s, d);
    case 9:
    case 10: return arrow(s, d);
    case 11:
    case 12: return subject(s, d);
    case 13: return each_thing(s, d);
    case 14: return spread(s, d);
    case 15: return later(s, d);
    case 16: return reaction(s, d - 1, true);
    case 17: return {Sort::effect, "assume @", {step(s, d - 1)}};
    case 18: return {Sort::effect, "@, @", {step(s, d - 1), step(s, d - 1)}};
    case 19:
        return s.rank > 16 && s.loops == 0 && dice_.in(25)
                   ? Piece(Sort::effect, dice_.of({"stop turn", "unknown \"what\"",
                                                   s.rank > 26 ? "window for you until night" : "stop turn"}))
                   : step(s, d);
    default: return step(s, d);
    }
}

// Behind a colon.
Piece Maker::body(const Scope& s, int d) {
    if (d > 0 && dice_.in(35)) return block(s, d);
    Scope inner = s;
    return effect(inner, d);
}

// A reaction right behind a heading would be one that the card prints, not one that the heading makes.
Piece Maker::heading_body(const Scope& s, int d) { return dice_.in(65) ? block(s, d) : step(s, d); }

Piece Maker::block(const Scope& s, int d) {
    Scope inner = s;
    std::vector<Piece> out;
    const int count = dice_.between(1, 3);
    for (int i = 0; i < count; ++i) out.push_back(effect(inner, d - 1));
    return {Sort::effect, "{\n@\n}", {lines(std::move(out))}};
}

Piece Maker::step(const Scope& s, int d) {
    switch (dice_.below(d > 0 ? 16 : 9)) {
    case 0:
    case 1:
    case 2: return unit_effect(s, d);
    case 3:
    case 4: return thing_effect(s, d);
    case 5:
    case 6: return assignment(s, d);
    case 7: return s.rank > 11 ? call(s, d) : assignment(s, d);
    case 8: return dice_.in(20) ? Piece(Sort::effect, "nothing") : unit_effect(s, d);
    case 9: return either(s, d);
    case 10: return {Sort::effect, "pay @", {amount(s, d - 1, true)}};
    case 11:
        // Actions have the highest rank: only phases offer them.
        if (!s.asks || s.rank <= 26) break;
        return {Sort::effect, "perform a quick action"};
    default: break;
    }
    return s.rank > 11 ? call(s, d) : unit_effect(s, d);
}

Piece Maker::unit_effect(const Scope& s, int d) {
    if (has_.map && dice_.in(10))
        for (const Unit& unit : units_)
            if (unit.name == "level" && unit.rank < s.rank)
                return {Sort::effect,
                        "@ level of @@",
                        {dice_.of({"advance", "retreat"}), thing(s, Kind::site, 1),
                         maybe({Sort::item, " for @", {number(s, d - 1)}})}};
    if (dice_.in(12))
        for (const Unit& unit : units_)
            if (unit.name == "mark" && unit.rank < s.rank)
                return {Sort::effect,
                        "@ mark of @",
                        {dice_.of({"advance", "retreat", "advance"}), thing(s, Kind::beast, 1)}};
    if (units_of(Kind::player, s.rank).empty()) return {Sort::effect, "nothing"};
    switch (dice_.below(8)) {
    case 0:
    case 1: return {Sort::effect, "lose @", {amount(s, d, true)}};
    case 2: return {Sort::effect, "give @ to @", {one_amount(s, 0, true), thing(s, Kind::player, d - 1)}};
    case 3:
        if (has_.team && dice_.in(30))
            for (const Unit& unit : units_)
                if (unit.name == "omen" && unit.rank < s.rank)
                    return {Sort::effect, "gain 1 omen@", {dice_.of({"", " by team", ""})}};
        [[fallthrough]];
    default:
        return {Sort::effect,
                "gain @@",
                {amount(s, d, false),
                 dice_.in(8) ? maybe({Sort::item, " by @", {player_ref(s, 0)}}) : list_of("", {})}};
    }
}

Piece Maker::thing_effect(const Scope& s, int d) {
    if (s.rank <= rank_shuffle) return assignment(s, d);
    if (s.rank <= rank_move || dice_.in(15)) {
        if (s.rank > rank_reveal && dice_.in(60))
            return {Sort::effect, "@ @", {dice_.of({"reveal", "look"}), thing(s, Kind::card, d)}};
        return {Sort::effect, "shuffle @", {pile()}};
    }
    if (has_.crews && dice_.in(20)) {
        Piece to = has_.map && dice_.in(60)    ? thing(s, Kind::site, d - 1)
                   : has_.grid && dice_.in(50) ? Piece("the first cell in panel_0")
                                               : Piece("camp");
        return {Sort::effect, "move @ to @", {thing(s, Kind::crew, d), std::move(to)}};
    }
    const Kind kind = dice_.of(std::vector<Kind>{Kind::beast, Kind::card, Kind::card, Kind::elder});
    Piece to = dice_.in(20) ? Piece(Sort::place, "@ of @", {dice_.of({"top", "bottom"}), pile()})
                            : place(s, Kind::card, 0);
    return {
        Sort::effect, "move @ to @", {dice_.in(50) ? thing(s, kind, d) : things(s, kind, d), std::move(to)}};
}

Piece Maker::assignment(const Scope& s, int d) {
    switch (dice_.below(14)) {
    case 0: return {Sort::effect, "total becomes @", {sum(s, d)}};
    case 1: return {Sort::effect, "clock becomes @", {sum(s, d)}};
    case 2:
        return {Sort::effect,
                "night becomes @",
                {dice_.in(50) ? condition(s, d - 1) : Piece(dice_.of({"yes", "no"}))}};
    case 3: return {Sort::effect, "leader becomes @", {thing(s, Kind::player, d)}};
    case 4:
        return {Sort::effect, "star becomes @", {dice_.in(20) ? Piece("none") : thing(s, Kind::beast, d)}};
    case 5:
        return {Sort::effect, "tired of @ becomes @", {thing(s, Kind::beast, d), dice_.of({"yes", "no"})}};
    case 6: return {Sort::effect, "wounds of @ becomes @", {ref(s, Kind::beast, d), sum(s, d - 1)}};
    case 7: return {Sort::effect, "grit of @ becomes @", {player_ref(s, d), sum(s, d - 1)}};
    case 8:
        return {Sort::effect,
                "mood becomes @",
                {dice_.of({"red", "green", "blue", "none", s.asks ? "a hue" : "red"})}};
    case 9:
        return {Sort::effect,
                "ready of @ becomes @",
                {player_ref(s, d), dice_.in(50) ? condition(s, d - 1) : Piece("yes")}};
    case 10:
        if (dice_.in(50)) return {Sort::effect, "total becomes @", {sum(s, d)}};
        return {Sort::effect, "hoard of @ becomes @", {player_ref(s, 0), things(s, Kind::beast, d - 1)}};
    case 11: {
        const auto units = units_of(Kind::player, s.rank);
        if (units.empty()) return {Sort::effect, "total becomes 1"};
        return {
            Sort::effect, "@ of @ becomes @", {dice_.of(units)->name, player_ref(s, 0), number(s, d - 1)}};
    }
    case 12:
        return {Sort::effect,
                "@ becomes @",
                {dice_.of({"favourite of leader", "favourite of you"}), ref(s, Kind::beast, d)}};
    default:
        if (has_.dice && s.asks && dice_.in(50)) return {Sort::effect, "last_throw becomes random bones"};
        if (has_.dice && s.rank > 16 && dice_.in(20)) return {Sort::effect, "toss bones"};
        if (dice_.in(30)) return {Sort::effect, "den becomes @", {dice_.of({"box", "grave"})}};
        return {Sort::effect, "sort_now becomes @", {dice_.of({"ore", "herb", "coin"})}};
    }
}

namespace {

// Where the verbs of flow.cpp take their cards from. The pool of verb_0 and its like is drawn when they are
// written, so their arguments name a place that is not known beforehand: the state `den`.
std::string pool_of(const std::string& verb) {
    if (verb == "tire" || verb == "pack") return "field";
    if (verb == "mill") return "deck";
    if (verb == "discard" || verb == "summon" || verb == "lose_one" || verb == "stash") return "hand";
    return verb.starts_with("verb_") ? "den" : "";
}

} // namespace

Piece Maker::argument(const Param& param, const Scope& s, int d) {
    switch (param.type.tag) {
    case Tag::number: return number(s, d - 1);
    case Tag::hue:
        return {Sort::fixed,
                s.asks ? dice_.of({"red", "green", "a hue", "mood"}) : dice_.of({"blue", "mood"})};
    case Tag::unit: return amount(s, d - 1, false);
    case Tag::place: return place(s, Kind::card, 0);
    case Tag::list: return things(s, param.type.kind, d - 1);
    case Tag::thing:
        if (param.type.kind == Kind::player) return thing(s, Kind::player, d - 1);
        // A number alone counts things of the parameter's pool.
        if (s.asks && param.label.empty() && dice_.in(8)) return {Sort::number, "@", {small(1, 2)}};
        return dice_.in(70) ? thing(s, param.type.kind, d - 1) : things(s, param.type.kind, d - 1);
    default: return "nothing";
    }
}

Piece Maker::call_of(const Verb& verb, const Scope& s, int d) {
    std::vector<Piece> args;
    Scope of_things = s;
    of_things.pool = pool_of(verb.name);
    for (const Param& param : verb.params) {
        const bool things = param.type.tag == Tag::thing || param.type.tag == Tag::list;
        // Left out: a default, or the actor is asked.
        if (!param.needed && dice_.in(s.asks || param.type.tag == Tag::number ? 25 : 0) &&
            !(param.label.empty() && param.type.tag == Tag::number))
            continue;
        args.emplace_back(Piece(Sort::item, param.label.empty() ? " @" : " " + param.label + " @",
                                {argument(param, things ? of_things : s, d)}));
    }
    if (dice_.in(8)) args.emplace_back(Piece(Sort::item, " by @", {player_ref(s, 0)}));
    return {Sort::effect, "@@", {verb.name, list_of("", std::move(args))}};
}

Piece Maker::call(const Scope& s, int d) {
    std::vector<const Verb*> all;
    for (const Verb& verb : verbs_)
        if (verb.callable && verb.rank < s.rank) all.push_back(&verb);
    if (all.empty()) return unit_effect(s, d);
    return call_of(*dice_.of(all), s, d);
}

} // namespace cantrip::generator
