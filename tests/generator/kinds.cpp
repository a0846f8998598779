// Kinds.

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

void Maker::kind_declarations(std::vector<Piece>& out) {
    out.push_back(kind_player());
    out.push_back(kind_beast());
    out.push_back(kind_elder());
    if (has_.spells) out.push_back(kind_spell());
    if (has_.relics) out.push_back(kind_relic());
    if (has_.map) out.push_back(kind_site());
    if (has_.crews)
        out.emplace_back(Piece(
            Sort::fixed, "kind crew \"crew\" {\ncopies @ per player\nstarts in camp\nstate grade 1..4 = @\n}",
            {small(1, 2), small(1, 4)}));
}

Piece Maker::kind_player() {
    return {Sort::fixed,
            "extend kind player {\n@\n}",
            {lines({"state grit 0..9 = 3", "state ready flag", "state spins 0..4",
                    "state favourite beast = none", "state hoard list of beast"})}};
}

Piece Maker::kind_beast() {
    std::vector<Piece> all{"cost cost = nothing",    "power number = 1",  "tint hue = none",
                           "wants unit = herb",      "pet beast = none",  "prize bundle = 1 ore",
                           "motto text = \"quiet\"", "kin list of beast", "state tired flag",
                           "state wounds 0..5 = 0",  "starts in deck",    "paid from hand to grave",
                           "name cs \"zvíře\""};
    all.emplace_back(Piece(Sort::item, dice_.in(80) ? "works in field" : "works in field, grave"));
    all.emplace_back(Piece(Sort::item, "copies @", {small(1, 2)}));
    all.emplace_back("heading enter \"Enter\": when summon this");
    Scope here;
    here.self = Kind::beast;
    all.emplace_back(
        Piece(Sort::item, "heading deed \"Deed\": @action@ by you while @",
              {dice_.of({"main ", "quick ", "main "}),
               dice_.in(50) ? maybe({Sort::item,
                                     " for @",
                                     {dice_.of({"1 coin", "tire this", "1 ore, tire this", "1 any goods"})}})
                            : list_of("", {}),
               dice_.in(60) ? Piece(Sort::condition, "this is not tired") : condition(here, 1)}));
    all.emplace_back("heading song \"Song\"(for notes number)");
    all.emplace_back(dice_.in(50) ? Piece(Sort::item, "heading ward \"Ward\"")
                                  : Piece(Sort::item, "heading ward \"Ward\" { held by each player@ }",
                                          {dice_.of({"", " with no ore", " with a beast"})}));
    if (dice_.in(30))
        all.emplace_back(Piece(Sort::item, "song: @", {[&] {
                                   Scope s;
                                   s.self = Kind::beast;
                                   s.asks = true;
                                   s.rank = 23;
                                   s.locals.push_back({"notes", {Tag::number, {}}});
                                   return block(s, 2);
                               }()}));
    if (has_.faces)
        all.emplace_back("face asleep {\nworks in nest\nheading dream \"Dream\": when draw by you\n}");
    return {Sort::fixed, "kind beast \"beast\" is card {\n@\n}", {lines(std::move(all))}};
}

Piece Maker::kind_elder() {
    std::vector<Piece> all{"power = 3", "assume cost = 1 coin", "copies 1"};
    if (dice_.in(40)) {
        Scope s;
        s.self = Kind::elder;
        all.push_back(reaction(s, 2, false));
    }
    return {Sort::fixed, "kind elder \"elder\" is beast {\n@\n}", {lines(std::move(all))}};
}

Piece Maker::kind_spell() {
    std::vector<Piece> all{"cost cost = nothing", "force 1..4 = 1", "starts in deck", "copies 2",
                           "heading cast \"Cast\""};
    all.emplace_back(dice_.in(50) ? Piece(Sort::item, "works in hand")
                                  : Piece(Sort::item, "works if this is in hand of any player"));
    return {Sort::fixed, "kind spell \"spell\" is card {\n@\n}", {lines(std::move(all))}};
}

Piece Maker::kind_relic() {
    return {Sort::fixed,
            "kind relic \"relic\" is card {\nstarts in shrine\nworks in shrine\n@\n}",
            {lines({Piece(
                Sort::item, "held by @",
                {dice_.of({"each player", "each rich player", "leader", "each player with no coin"})})})}};
}

Piece Maker::kind_site() {
    std::vector<Piece> all{"depth number = 1",     "paths list of site",      "starts in land",
                           "yield bundle = 1 ore", "heading visit \"Visit\"", "held by each player"};
    all.emplace_back(Piece(Sort::item, "holds @ crew, beast", {small(1, 3)}));
    return {Sort::fixed, "kind site \"site\" {\n@\n}", {lines(std::move(all))}};
}

} // namespace cantrip::generator
