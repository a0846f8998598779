// Things with their abilities.

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

void Maker::things(std::vector<Piece>& out) {
    for (int i = 0; i < beasts_; ++i) out.push_back(beast(i, false));
    out.push_back(beast(0, true));
    for (int i = 0; i < spells_; ++i) out.push_back(spell(i));
    if (has_.relics)
        for (int i = 0; i < 2; ++i) out.push_back(relic(i));
    for (int i = 0; i < sites_; ++i) out.push_back(site(i));
    if (has_.grid)
        for (int i = 0; i < 2; ++i) out.push_back(panel(i));
}

// One ability of a beast: under a heading, a reaction, or an action of its own.
Piece Maker::beast_ability() {
    Scope s;
    s.labels = true;
    s.self = Kind::beast;
    s.asks = true;
    switch (dice_.below(10)) {
    case 0:
    case 1:
        s.rank = 14;
        s.locals.push_back({"beast", {Tag::thing, Kind::beast}});
        return {Sort::item, "enter: @", {heading_body(s, 3)}};
    case 2:
    case 3:
        s.rank = 26;
        return {Sort::item,
                "deed@: @",
                {dice_.in(25) ? maybe({Sort::item, " if @", {number_test(s, 0)}}) : list_of("", {}),
                 heading_body(s, 3)}};
    case 4:
        s.rank = 23;
        s.locals.push_back({"notes", {Tag::number, {}}});
        return {Sort::item, "song: @", {heading_body(s, 3)}};
    case 5: return {Sort::item, "ward: @", {dice_.in(50) ? forbid(s, 2, "") : reaction(s, 2, false)}};
    case 6: {
        s.rank = 26;
        const std::string name = fresh("act_"), traits = dice_.of({"main ", "quick ", "", "fast "}),
                          when = dice_.of({" by you during turn", " by you", " during pay by you"});
        // `what` is the unit that is paid.
        if (when.starts_with(" during pay")) s.locals.push_back({"what", {Tag::unit, {}}});
        return {Sort::item,
                "@action @ \"@\"@@: @",
                {traits, name, name, when, dice_.of({" once per turn", " once per round"}), body(s, 2)}};
    }
    default: return reaction(s, 3, false);
    }
}

Piece Maker::face_block() {
    Scope s;
    s.labels = true;
    s.self = Kind::beast;
    s.asks = true;
    s.rank = 14;
    Piece second = reaction(s, 1, false);
    s.locals.push_back({"cards", {Tag::number, {}}});
    return {Sort::item,
            "asleep {\n@\n}",
            {lines({Piece(Sort::item, "dream: @", {heading_body(s, 2)}), std::move(second)})}};
}

Piece Maker::beast(int number, bool elder) {
    std::vector<Piece> all;
    if (dice_.in(60)) all.emplace_back(Piece(Sort::item, "cost @", {printed_cost()}));
    if (dice_.in(60)) all.emplace_back(Piece(Sort::item, "power @", {small(0, 4)}));
    if (dice_.in(50)) all.emplace_back(Piece(Sort::item, "tint @", {dice_.of({"red", "green", "blue"})}));
    if (dice_.in(30)) all.emplace_back(Piece(Sort::item, "wants @", {dice_.of({"ore", "herb", "coin"})}));
    if (dice_.in(30))
        all.emplace_back(Piece(Sort::item, "pet beast_@", {std::to_string(dice_.below(beasts_))}));
    if (dice_.in(30))
        all.emplace_back(
            Piece(Sort::item, "prize @", {dice_.of({"2 ore", "1 ore + 1 coin", "1 coin", "nothing"})}));
    if (dice_.in(30)) all.emplace_back(Piece(Sort::item, "kin beast_0, beast_1"));
    if (dice_.in(40)) all.emplace_back("traits sneaky");
    if (dice_.in(15)) all.emplace_back("motto \"loud\"");
    if (!elder && dice_.in(40)) all.emplace_back(Piece(Sort::item, "copies @", {small(1, 3)}));
    if (dice_.in(10)) all.emplace_back(Piece(Sort::item, "starts in @", {dice_.of({"grave", "box"})}));
    const int abilities = dice_.between(1, 3);
    for (int i = 0; i < abilities; ++i) all.push_back(beast_ability());
    if (has_.faces && dice_.in(40)) all.push_back(face_block());
    if (dice_.in(5)) all.emplace_back("unknown \"what is under the stain\"");
    const std::string name = (elder ? "elder_" : "beast_") + std::to_string(number);
    return {Sort::fixed, "@ @ \"@\" {\n@\n}", {elder ? "elder" : "beast", name, name, lines(std::move(all))}};
}

Piece Maker::spell(int number) {
    Scope s;
    s.labels = true;
    s.self = Kind::spell;
    s.asks = true;
    s.rank = 24;
    std::vector<Piece> all;
    if (dice_.in(50)) all.emplace_back(Piece(Sort::item, "cost @", {printed_cost()}));
    if (dice_.in(50)) all.emplace_back(Piece(Sort::item, "force @", {small(1, 4)}));
    if (dice_.in(50)) all.emplace_back("traits loud");
    all.emplace_back(Piece(Sort::item, "cast: @", {heading_body(s, 3)}));
    if (dice_.in(40)) all.push_back(reaction(s, 2, false));
    const std::string name = "spell_" + std::to_string(number);
    return {Sort::fixed, "spell @ \"@\" {\n@\n}", {name, name, lines(std::move(all))}};
}

Piece Maker::relic(int number) {
    Scope s;
    s.labels = true;
    s.self = Kind::relic;
    std::vector<Piece> all{reaction(s, 3, false)};
    if (dice_.in(50)) all.push_back(reaction(s, 2, false));
    const std::string name = "relic_" + std::to_string(number);
    return {Sort::fixed, "relic @ \"@\" {\n@\n}", {name, name, lines(std::move(all))}};
}

Piece Maker::site(int number) {
    Scope s;
    s.labels = true;
    s.self = Kind::site;
    s.asks = true;
    s.rank = 25;
    std::vector<Piece> all{Piece(Sort::item, "depth @", {small(0, 3)})};
    // A ring, so that every site can be reached, with a shortcut now and then.
    const int next = (number + 1) % sites_, before = (number + sites_ - 1) % sites_;
    all.emplace_back("paths site_" + std::to_string(next) +
                     (next == before ? "" : ", site_" + std::to_string(before)));
    if (dice_.in(40)) all.emplace_back("yield 1 coin + 1 herb");
    if (dice_.in(70)) all.emplace_back(Piece(Sort::item, "visit: @", {heading_body(s, 2)}));
    if (dice_.in(30)) all.push_back(reaction(s, 2, false));
    const std::string name = "site_" + std::to_string(number);
    return {Sort::fixed, "site @ \"@\" {\n@\n}", {name, name, lines(std::move(all))}};
}

Piece Maker::panel(int number) {
    const std::string name = "panel_" + std::to_string(number);
    std::vector<Piece> all;
    if (dice_.in(50)) {
        for (const char* cell : {"nw", "ne", "sw", "se"})
            all.emplace_back(
                Piece(Sort::fixed, "cell @ {\n@\n}",
                      {cell, dice_.in(40)   ? lines({Piece(Sort::item, "fences @",
                                                           {dice_.of({"north", "east, south", "west"})})})
                             : dice_.in(20) ? lines({"traits boggy"})
                                            : lines({})}));
    } else {
        all.emplace_back("4 cell { }");
    }
    return {Sort::fixed, "panel @ \"@\" {\n@\n}", {name, name, list_of("\n", std::move(all))}};
}

} // namespace cantrip::generator
