// Amounts of units, and prices.

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

// What is gained, or taken away when `taken`. Only units below the rank of the scope.
Piece Maker::one_amount(const Scope& s, int d, bool taken) {
    const auto units = units_of(Kind::player, s.rank);
    if (units.empty()) return {Sort::amount, "0 ore"};
    const std::string unit = dice_.of(units)->name;
    const bool goods = s.rank > static_cast<int>(units_.size());
    switch (dice_.below(d > 0 ? 12 : 3)) {
    case 3: return {Sort::amount, "(@) @", {number(s, d - 1), unit}};
    case 4:
        return goods ? Piece(Sort::amount, "@ any goods", {small(1, 2)}) : Piece(Sort::amount, "1 " + unit);
    case 5: return goods ? Piece(Sort::amount, "2 any one goods") : Piece(Sort::amount, "2 " + unit);
    case 6:
        return {Sort::amount, "1 @ per @", {unit, [&] {
                                                Scope in = s;
                                                in.asks = false;
                                                return noun(in, Kind::beast, 0);
                                            }()}};
    case 7: return {Sort::amount, "1 @ per 2 card in @", {unit, pile()}};
    case 8: return taken ? Piece(Sort::amount, "all " + unit) : Piece(Sort::amount, "2 " + unit);
    case 9:
        return goods ? Piece(Sort::amount, dice_.of({"1 any goods except ore", "prize of beast_0", "fee",
                                                     "1 wants of beast_0"}))
                     : Piece(Sort::amount, "1 " + unit);
    case 10: return s.pays_x ? Piece(Sort::amount, "X " + unit) : Piece(Sort::amount, "1 " + unit);
    default: return {Sort::amount, "@ @", {small(1, 2), unit}};
    }
}

Piece Maker::amount(const Scope& s, int d, bool taken) {
    if (d > 0 && dice_.in(15))
        return {Sort::amount, "@ + @", {one_amount(s, 0, taken), one_amount(s, 0, taken)}};
    if (d > 0 && dice_.in(10)) {
        const auto units = units_of(Kind::player, s.rank);
        if (units.size() > 1)
            return {Sort::amount, "1 @ or 2 @", {dice_.of(units)->name, dice_.of(units)->name}};
    }
    const auto bundles = locals_of(s, Tag::bundle, {});
    if (s.rank > static_cast<int>(units_.size()) && !bundles.empty() && dice_.in(30))
        return {Sort::amount, dice_.of(bundles)->name};
    return one_amount(s, d, taken);
}

// Left of an arrow. `x` becomes true when the payer chooses X.
Piece Maker::price(const Scope& s, int d, bool& x) {
    std::vector<Piece> steps{price_step(s, d, x)};
    if (dice_.in(20)) steps.push_back(price_step(s, d - 1, x));
    return list_of(", ", std::move(steps));
}

Piece Maker::price_step(const Scope& outer, int d, bool& x) {
    Scope s = outer;
    s.pays_x = false;
    const auto units = units_of(Kind::player, s.rank);
    const bool cards = s.rank > rank_move;
    if (units.empty()) return {Sort::effect, "nothing"};
    switch (dice_.below(11)) {
    case 0:
        if (x) break;
        x = true;
        return {Sort::amount, "X @", {dice_.of(units)->name}};
    case 1:
        return cards ? Piece(Sort::amount,
                             dice_.of({"1 beast", "2 alike beast", "2 different beast", "1 sneaky beast"}))
                     : Piece(Sort::amount, "1 " + units[0]->name);
    case 2:
        return cards ? Piece(Sort::effect, "pay @cost of @",
                             {dice_.in(25) ? "2 times " : "", ref(s, Kind::beast, 0)})
                     : Piece(Sort::amount, "1 " + units[0]->name);
    case 3:
        if (s.rank > 15) return call(s, d - 1);
        break;
    case 4:
        // An actor last: an `or` behind an amount would go on with the amount.
        if (s.rank <= 15) break;
        return {Sort::effect,
                "either @ by you or @",
                {dice_.of({"tire a beast in field", "discard 1", "lose_one", "fetch"}),
                 dice_.in(50) ? call(s, 0) : Piece(Sort::amount, "1 @", {dice_.of(units)->name})}};
    case 5: return {Sort::amount, "1 @ or 2 @", {dice_.of(units)->name, dice_.of(units)->name}};
    case 6: return {Sort::effect, "pay @", {amount(s, 0, true)}};
    case 7: return {Sort::amount, "1 @ + 1 @", {dice_.of(units)->name, dice_.of(units)->name}};
    case 8:
        return has_.heat && cards ? Piece(Sort::amount, dice_.of({"1 heat", "2 heat"}))
                                  : Piece(Sort::amount, "2 " + units[0]->name);
    case 9: return {Sort::amount, "(@) @", {number(s, 0), dice_.of(units)->name}};
    default: break;
    }
    // What starts with a name would be read as a call.
    return {Sort::effect, "pay @", {amount(s, d, true)}};
}

Piece Maker::printed_cost() {
    return {Sort::amount,
            dice_.of({"nothing", "1 ore", "1 coin", "1 ore + 1 herb", "1 any goods", "2 any one goods",
                      "1 ore or 1 coin", "1 herb or 2 coin", "1 beast", "1 beast + 1 coin"})};
}

} // namespace cantrip::generator
