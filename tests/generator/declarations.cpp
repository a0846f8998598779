// The package, the game, words, zones, maps, definitions.

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

Piece Maker::program() {
    std::vector<Piece> all{package_and_game()};
    small_declarations(all);
    zones_and_maps(all);
    defines(all);
    kind_declarations(all);
    verbs(all);
    rules(all);
    things(all);
    return list_of("\n\n", std::move(all));
}

Piece Maker::package_and_game() {
    std::vector<Piece> game;
    game.emplace_back(Piece(Sort::item, "option opt_flag flag = @", {dice_.of({"yes", "no"})}));
    game.emplace_back(Piece(Sort::item, "option opt_number 1..5 = @", {small(1, 4)}));
    game.emplace_back("state clock 0..9 = 0");
    game.emplace_back("state total number = 0");
    game.emplace_back("state night flag");
    game.emplace_back("state leader player = none");
    game.emplace_back("state star beast = none");
    game.emplace_back("state mood hue = none");
    game.emplace_back("state sort_now unit = none");
    game.emplace_back("state den place = box");
    if (has_.dice) game.emplace_back("state last_throw bones");
    if (has_.solo) game.emplace_back("option alone flag = no");
    const std::string players = "players 1.." + std::to_string(has_.most_players);
    return {Sort::fixed,
            "package made \"Made\" {\nuses core\n@\n}\n\ngame made \"Made\" {\n@\n@\n@\nstart play\n}",
            {lines({"version \"1.0\"", "about \"Made from a seed.\""}), players,
             has_.solo && has_.most_players > 1 ? lines({"seats 2 with alone"}) : lines({}),
             lines(std::move(game))}};
}

void Maker::small_declarations(std::vector<Piece>& out) {
    out.emplace_back("names hue \"hue\": red \"red\", green \"green\", blue \"blue\"");
    out.emplace_back("token ore \"ore\", herb \"herb\" in goods");
    out.emplace_back(
        Piece(Sort::fixed, "token coin \"coin\" of player@",
              {dice_.in(40) ? maybe({Sort::item, " supply @", {small(6, 20)}}) : list_of("", {})}));
    out.emplace_back(Piece(Sort::fixed, "track fame \"fame\" of player @..@ start @",
                           {dice_.of({"0", "0", "-2"}), small(8, 12), small(0, 3)}));
    out.emplace_back("token mark \"mark\" of beast");
    out.emplace_back("group wealth \"wealth\" of goods, coin { from rule/wealth }");
    if (has_.map) out.emplace_back("track level \"level\" of site 0..4");
    if (has_.team) out.emplace_back("token omen \"omen\" of team");
    if (has_.heat) out.emplace_back("token heat \"heat\" transient");
    out.emplace_back("trait sneaky \"sneaky\" on beast");
    if (has_.spells) out.emplace_back("trait loud \"loud\" on spell");
    out.emplace_back("trait main \"main\", quick \"quick\" on action");
    out.emplace_back("exclusive bonus \"bonus\"");
    out.emplace_back("exclusive favour \"favour\"");
    if (has_.dice) {
        out.emplace_back(Piece(Sort::fixed, "die bones \"bones\": @skull, blank, 1, 2, 2",
                               {dice_.in(30) ? maybe("assume ") : list_of("", {})}));
        out.emplace_back("die cube \"cube\": 1, 2, 3");
    }
}

void Maker::zones_and_maps(std::vector<Piece>& out) {
    const auto clause = [&](const char* words, int percent) {
        return dice_.in(percent) ? maybe(words) : list_of("", {});
    };
    out.emplace_back(
        Piece(Sort::fixed, "zone deck \"deck\" holds card pile@@@",
              {clause(" seen by nobody", 80), clause(" refill from grave", 60), clause(" aside", 60)}));
    out.emplace_back(Piece(Sort::fixed, "zone grave \"grave\" holds card pile@", {clause(" aside", 60)}));
    out.emplace_back(
        Piece(Sort::fixed, "zone hand \"hand\" of player holds card@", {clause(" seen by owner", 90)}));
    out.emplace_back("zone field \"field\" of player");
    out.emplace_back(
        Piece(Sort::fixed, "zone nest \"nest\" of player in field@", {clause(" capacity 2", 25)}));
    out.emplace_back(
        Piece(Sort::fixed, "zone box \"box\"@@", {clause(" aside", 70), clause(" seen by nobody", 30)}));
    out.emplace_back(
        Piece(Sort::fixed, "zone shrine \"shrine\" holds card@", {clause(" capacity limit", 20)}));
    if (has_.crews) out.emplace_back("zone camp \"camp\" of player holds crew");
    if (has_.map) {
        out.emplace_back("zone land \"land\"");
        out.emplace_back(Piece(Sort::fixed, "zone cellar \"cellar\" of site holds card@",
                               {clause(" seen by nobody", 50)}));
        out.emplace_back("map country \"country\" of site along paths");
    }
    if (has_.grid) {
        out.emplace_back("names edge \"edge\": north, east, south, west");
        out.emplace_back("trait boggy \"boggy\" on cell");
        out.emplace_back(Piece(Sort::fixed, "map board \"board\" of cell grid 2 by 2 of panel@@",
                               {clause(" walls fences", 60), clause(" blocked boggy", 40)}));
        out.emplace_back("kind panel \"panel\" {\nholds 4 cell\nstarts in board\n}");
        out.emplace_back("kind cell \"cell\" {\nholds crew\nfences list of edge\n}");
    }
}

// Each name with one of a few bodies that fit its type.
Piece Maker::one_define(int which) {
    Scope s;
    s.you = false;
    const auto with = [&](const char* name, Kind kind) {
        Scope inner = s;
        inner.locals.push_back({name, {Tag::thing, kind}});
        return inner;
    };
    switch (which) {
    case 0: return {Sort::fixed, "define limit \"limit\" = @", {small(1, 3)}};
    case 1:
        return {Sort::fixed,
                "define might \"might\"(player) = @ + sum of power of beast in field of player",
                {small(0, 2)}};
    case 2:
        return {Sort::fixed,
                "define worth \"worth\"(beast) = @",
                {dice_.in(50) ? Piece(Sort::number, "power of beast times 2")
                              : Piece(Sort::number, "@ + @",
                                      {dice_.of({"power of beast", "wounds of beast", "mark of beast"}),
                                       number(with("beast", Kind::beast), 0)})}};
    case 3:
        return {Sort::fixed,
                "define rich \"rich\"(player) = @",
                {dice_.in(60) ? Piece(Sort::condition, "coin of player >= 2")
                              : Piece(Sort::condition, "player has 1 ore + 1 herb or fame of player > 3")}};
    case 4:
        return {Sort::fixed,
                "define strong \"strong\"(beast) = @",
                {dice_.of({"power of beast > 1", "wounds of beast < 2 and beast is not tired",
                           "any beast in deck where power of it < power of beast"})}};
    case 5: return "define closest \"closest\"(beast, spot place) = beast is in spot";
    case 6:
        return {Sort::fixed,
                "define champion \"champion\"(player) = the beast in field of player with @ then first",
                {dice_.of({"highest power", "lowest wounds", "highest mark"})}};
    case 7:
        return {Sort::fixed,
                "define gang \"gang\" = each @beast@",
                {dice_.of({"sneaky ", "", "red "}), dice_.of({"", " in grave", " where (power > 1)"})}};
    case 8: return "define fee \"fee\" = match clock {\n0..1: 1 ore\n2: 1 coin\notherwise: 1 ore + 1 herb\n}";
    default: return "define busy \"busy\"(site) = any crew in site";
    }
}

void Maker::defines(std::vector<Piece>& out) {
    for (int i = 0; i < (has_.map ? 10 : 9); ++i) out.push_back(one_define(i));
}

} // namespace cantrip::generator
