// Things: names of one, phrases for several, filters, places.

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

std::string Maker::pile() { return dice_.of({"deck", "grave", "deck"}); }

Piece Maker::player_ref(const Scope& s, int d) {
    if (dice_.in(75)) return plain(s, Kind::player, d);
    return {Sort::thing,
            "@",
            {dice_.in(60) ? Piece(Sort::thing, "the player with @ @ then first",
                                  {dice_.of({"highest", "lowest"}), measure_of(Kind::player)})
                          : Piece(Sort::thing, dice_.of({"the first player", "the last player"}))}};
}

Piece Maker::plain(const Scope& s, Kind kind, int d) {
    if (s.it && is_a(*s.it, kind) && dice_.in(50)) return {Sort::thing, "it"};
    if (s.self && is_a(*s.self, kind) && dice_.in(40)) return {Sort::thing, "this"};
    const auto locals = locals_of(s, Tag::thing, kind);
    if (!locals.empty() && dice_.in(50)) return {Sort::thing, dice_.of(locals)->name};
    switch (kind) {
    case Kind::player:
        if (d > 0 && dice_.in(15)) return {Sort::thing, "owner of @", {plain(s, Kind::beast, d - 1)}};
        if (!s.you || dice_.in(20)) return {Sort::thing, dice_.of({"leader", "leader", "winner"})};
        return {Sort::thing, s.self && is_a(*s.self, Kind::beast) && dice_.in(20) ? "holder" : "you"};
    case Kind::card:
    case Kind::beast:
        if (d > 0 && dice_.in(20)) return {Sort::thing, "pet of @", {plain(s, Kind::beast, d - 1)}};
        if (d > 0 && dice_.in(20)) return {Sort::thing, "champion of @", {plain(s, Kind::player, d - 1)}};
        return {Sort::thing,
                dice_.in(30) ? std::string("star") : "beast_" + std::to_string(dice_.below(beasts_))};
    case Kind::elder: return {Sort::thing, "elder_0"};
    case Kind::spell: return {Sort::thing, "spell_0"};
    case Kind::site: return {Sort::thing, "site_" + std::to_string(dice_.below(sites_))};
    case Kind::cell: return {Sort::thing, "the first cell in panel_0"};
    default: return {Sort::thing, "the first crew"};
    }
}

Piece Maker::ref(const Scope& s, Kind kind, int d) {
    if (kind == Kind::player) return player_ref(s, d);
    if (s.it && is_a(*s.it, kind) && dice_.in(60)) return {Sort::thing, "it"};
    if (s.self && is_a(*s.self, kind) && dice_.in(40)) return {Sort::thing, "this"};
    const auto locals = locals_of(s, Tag::thing, kind);
    if (!locals.empty() && dice_.in(60)) return {Sort::thing, dice_.of(locals)->name};
    switch (kind) {
    case Kind::beast:
        switch (dice_.below(d > 0 ? 6 : 3)) {
        case 0: return {Sort::thing, "star"};
        case 1: return {Sort::thing, "beast_" + std::to_string(dice_.below(beasts_))};
        case 2: return {Sort::thing, "the first beast in @", {place(s, Kind::beast, 0)}};
        case 3: return {Sort::thing, "pet of @", {ref(s, Kind::beast, d - 1)}};
        case 4: return {Sort::thing, "champion of @", {player_ref(s, d - 1)}};
        default:
            return {Sort::thing,
                    "the beast in @ with @ @ then first",
                    {place(s, kind, 0), dice_.of({"highest", "lowest"}), measure_of(kind)}};
        }
    case Kind::elder:
        return {Sort::thing, "the @ elder in @", {dice_.of({"first", "last"}), place(s, kind, 0)}};
    case Kind::card:
        return {Sort::thing, "the @ card in @", {dice_.of({"first", "last"}), place(s, kind, 0)}};
    case Kind::spell: return {Sort::thing, dice_.of({"spell_0", "the first spell in deck"})};
    case Kind::site:
        if (has_.crews && d > 0 && dice_.in(30))
            return {Sort::thing, "site of @", {ref(s, Kind::crew, d - 1)}};
        return {Sort::thing, dice_.in(60) ? "site_" + std::to_string(dice_.below(sites_))
                                          : std::string("the site with highest depth then first")};
    case Kind::crew: return {Sort::thing, "the first crew in @", {place(s, kind, 0)}};
    case Kind::cell: return {Sort::thing, "the first cell in panel_0"};
    default: return {Sort::thing, "none"};
    }
}

// One thing; in a statement somebody may be asked for it.
Piece Maker::thing(const Scope& s, Kind kind, int d) {
    if (!s.asks || d <= 0 || dice_.in(25)) return ref(s, kind, d);
    if (kind == Kind::player)
        return {Sort::thing,
                dice_.of({"a player", "another player", "an opponent", "opponent", "a rich player"})};
    switch (dice_.below(7)) {
    case 0: return {Sort::thing, "another @", {noun(s, kind, d - 1)}};
    case 1: return {Sort::thing, "random 1 @", {noun(s, kind, d - 1)}};
    case 2: return {Sort::thing, "the @ @", {dice_.of({"first", "last"}), noun(s, kind, d - 1)}};
    default: return {Sort::thing, "@ @", {kind == Kind::elder ? "an" : "a", noun(s, kind, d - 1)}};
    }
}

Piece Maker::things(const Scope& s, Kind kind, int d) {
    const auto lists = locals_of(s, Tag::list, kind);
    if (s.you && kind == Kind::beast && dice_.in(10)) return {Sort::things, "hoard of you"};
    if (!lists.empty() && dice_.in(30))
        return {Sort::things,
                "@@",
                {dice_.of({"", "each ", "the last ", "the first 2 ", "up to 1 ", "1 of ", "2 of "}),
                 dice_.of(lists)->name}};
    Piece what = noun(s, kind, d - 1);
    const auto det = [&](const char* words) {
        return Piece(Sort::things, std::string(words) + " @", {std::move(what)});
    };
    if (!s.asks) return det(dice_.of({"each", "the first 2", "each other", "each"}));
    switch (dice_.below(17)) {
    case 16: return det("2 random");
    case 0: return det("2");
    case 1: return det("1..2");
    case 2: return det("2 or more");
    case 3: return det("up to 2");
    case 4: return det("exactly 2");
    case 5: return det("any number of");
    case 6: return det("random 2");
    case 7: return det("2 alike");
    case 8: return det("2 different");
    case 9: return det("2 other");
    case 10: return det("the first 2");
    case 11: return {Sort::things, "(@) @", {number(s, d - 1), noun(s, kind, d - 1)}};
    case 12:
        if (kind == Kind::beast) return {Sort::things, "kin of @", {ref(s, kind, 0)}};
        [[fallthrough]];
    case 13:
        if (is_a(kind, Kind::beast))
            return {Sort::things,
                    dice_.of(std::vector<std::string>{"gang", "each beast_0",
                                                      "2 beast_1 in " + (s.pool.empty() ? "hand" : s.pool),
                                                      "each gang", "1 favourite of leader"})};
        [[fallthrough]];
    default: return det(dice_.of({"each", "each other", "each"}));
    }
}

// Without a count in front: before a colon stands a phrase with a determiner.
Piece Maker::several(const Scope& s, Kind kind, int d) {
    const char* det = s.asks ? dice_.of({"each", "each", "up to 2", "exactly 1", "any number of", "random 2",
                                         "the first 2", "each other"})
                             : "each";
    return {Sort::things, "@ @", {det, noun(s, kind, d)}};
}

// Who acts before a colon.
Piece Maker::players(const Scope& s, int d) {
    switch (dice_.below(12)) {
    case 0:
    case 1: return {Sort::things, "each player"};
    case 2: return {Sort::things, "each opponent"};
    case 3: return {Sort::things, "each other player"};
    case 4: return {Sort::things, "an opponent"};
    case 5: return {Sort::things, "opponent"};
    case 6: return {Sort::things, "each rich player"};
    case 7: return {Sort::things, "each player with @", {dice_.of({"2 coin", "no ore", "a beast"})}};
    case 8:
        return {Sort::things, "a player where (@)", {[&] {
                    Scope in = s;
                    in.it = Kind::player;
                    in.asks = false;
                    return condition(in, d - 1);
                }()}};
    default: return {Sort::things, "@", {player_ref(s, d)}};
    }
}

std::string Maker::adjective(Kind kind) {
    switch (kind) {
    case Kind::player: return dice_.of({"rich", "ready"});
    case Kind::beast: return dice_.of({"tired", "sneaky", "strong", "elder", "red", "blue"});
    case Kind::elder: return dice_.of({"tired", "sneaky", "strong"});
    case Kind::card: return dice_.of({"beast", "elder"});
    case Kind::spell: return "loud";
    case Kind::site: return "busy";
    default: return "";
    }
}

Piece Maker::noun(const Scope& s, Kind kind, int d) {
    std::vector<Piece> before, after;
    if (dice_.in(25))
        if (const std::string word = adjective(kind); !word.empty())
            before.emplace_back(Piece(Sort::item, word + " "));
    if (d >= 0) filters(s, kind, d, after);
    return {
        Sort::fixed, "@@@", {list_of("", std::move(before)), name_of(kind), list_of("", std::move(after))}};
}

// Filters whose last word is no noun come first: a filter belongs to the nearest noun on its left.
void Maker::filters(const Scope& s, Kind kind, int d, std::vector<Piece>& out) {
    Scope inner = s;
    inner.asks = false;
    const bool lies = kind != Kind::player && kind != Kind::site && kind != Kind::cell;
    if (lies && dice_.in(12))
        out.emplace_back(
            Piece(Sort::item, " @of @", {dice_.in(25) ? "not " : "", plain(inner, Kind::player, 0)}));
    if (lies && dice_.in(65))
        out.emplace_back(Piece(Sort::item, " @in @", {dice_.in(12) ? "not " : "", place(inner, kind, 0)}));
    if (d > 0 && dice_.in(25)) {
        Scope candidate = inner;
        candidate.it = kind;
        out.emplace_back(Piece(Sort::item, " where (@)", {condition(candidate, d - 1)}));
    }
    if (s.self && is_a(*s.self, kind) && dice_.in(10)) out.emplace_back(Piece(Sort::item, " except this"));
    if (dice_.in(25)) out.push_back(open_filter(inner, kind, d, out.empty()));
}

Piece Maker::map_filter(const Scope& s, Kind kind) {
    const char* origin = kind == Kind::cell ? "the first cell in panel_0" : "site_0";
    const std::string of = kind == Kind::site && dice_.in(40) ? print(plain(s, Kind::site, 0)) : origin;
    const char* no = dice_.in(20) ? "not " : "";
    switch (dice_.below(4)) {
    case 0: return {Sort::item, " @next to @", {no, of}};
    case 1: return {Sort::item, " @within @ of @", {no, dice_.of({"1", "2", "(limit)"}), of}};
    case 2: return {Sort::item, " nearest to @", {of}};
    default: return {Sort::item, " @reachable from @", {no, of}};
    }
}

Piece Maker::open_filter(const Scope& s, Kind kind, int d, bool first) {
    const char* no = dice_.in(15) ? "not " : "";
    switch (kind) {
    case Kind::player:
        return {Sort::item,
                " @with @",
                {no, dice_.of({"2 coin", "no ore", "a beast", "1 goods", "highest fame then first",
                               "lowest coin", "grit 3"})}};
    case Kind::beast:
    case Kind::elder:
        switch (dice_.below(5)) {
        case 0: return {Sort::item, " @with 1 mark", {no}};
        case 1: return {Sort::item, " @with power @", {no, number(s, d - 1)}};
        case 2: return {Sort::item, " in gang"};
        case 3:
            // Behind another `of` or a place it would belong to that.
            if (first) return {Sort::item, " of @", {plain(s, Kind::beast, 0)}};
            [[fallthrough]];
        default:
            return {Sort::item,
                    " with @ @ then @",
                    {dice_.of({"highest", "lowest"}), measure_of(kind),
                     dice_.of({"first", "lowest wounds then first", "highest (power of it + 1)"})}};
        }
    case Kind::site:
        if (dice_.in(50))
            return {Sort::item, " @with @", {no, dice_.of({"a crew", "no crew", "1 level", "2 crew"})}};
        return map_filter(s, kind);
    case Kind::cell: return map_filter(s, kind);
    case Kind::crew:
        return has_.map && first ? Piece(Sort::item, " @of @", {no, plain(s, Kind::site, 0)})
                                 : Piece(Sort::item, " with grade 1");
    case Kind::spell: return {Sort::item, " with force 2"};
    default: return {Sort::item, " except beast_0"};
    }
}

// Where things of a kind may lie.
Piece Maker::place(const Scope& s, Kind kind, int d) {
    if (kind == Kind::crew) {
        if (has_.map && dice_.in(40)) return {Sort::place, "site_0"};
        if (has_.grid && dice_.in(30)) return {Sort::place, "panel_0"};
        return s.you ? Piece(Sort::place, dice_.of({"camp", "camp of you"}))
                     : Piece(Sort::place, "camp of leader");
    }
    if (kind == Kind::site) return {Sort::place, "land"};
    if (kind == Kind::cell) return {Sort::place, "board"};
    if (!is_a(kind, Kind::card)) return {Sort::place, "box"};
    // Another place than that of the pool is an error (C0420).
    if (!s.pool.empty()) return {Sort::place, s.pool};
    if (!s.you || dice_.in(30)) return {Sort::place, dice_.of({"deck", "grave", "box", "deck"})};
    if (has_.map && dice_.in(10)) return {Sort::place, "cellar of @", {plain(s, Kind::site, d)}};
    if (dice_.in(30))
        return {Sort::place, "@ of @", {dice_.of({"hand", "field", "nest"}), plain(s, Kind::player, d - 1)}};
    return {Sort::place, dice_.of({"hand", "field", "nest", "field"})};
}

} // namespace cantrip::generator
