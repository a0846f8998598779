// Numbers.

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

Piece Maker::small(int low, int high) { return {Sort::number, std::to_string(dice_.between(low, high))}; }

Piece Maker::number(const Scope& s, int d) {
    if (d <= 0 || dice_.in(30)) return small(0, 4);
    return dice_.in(50) ? read_number(s, d) : computed_number(s, d);
}

// Without parentheses around it: for the sides of a comparison and after `let x =`.
Piece Maker::sum(const Scope& s, int d) {
    switch (dice_.below(6)) {
    case 0: return {Sort::number, "@ + @", {number(s, d - 1), number(s, d - 1)}};
    case 1: return {Sort::number, "@ - @", {number(s, d - 1), number(s, d - 1)}};
    case 2: return {Sort::number, "@ times @ + @", {number(s, d - 2), small(1, 2), number(s, d - 2)}};
    default: return number(s, d);
    }
}

Piece Maker::read_number(const Scope& s, int d) {
    const auto locals = locals_of(s, Tag::number, {});
    if (!locals.empty() && dice_.in(45)) return {Sort::number, dice_.of(locals)->name};
    if (s.pays_x && dice_.in(40)) return {Sort::number, "X"};
    if (dice_.in(30)) return {Sort::number, dice_.of({"clock", "total", "opt_number", "limit"})};
    return member_number(s, d);
}

std::string Maker::measure_of(Kind kind) {
    switch (kind) {
    case Kind::player: return dice_.of({"coin", "fame", "grit", "might", "ore"});
    case Kind::beast:
    case Kind::elder: return dice_.of({"power", "wounds", "mark", "worth"});
    case Kind::spell: return "force";
    case Kind::site: return dice_.of({"depth", "level"});
    case Kind::crew: return "grade";
    default: return "";
    }
}

// A number that something has: `power of this`, `coin`.
Piece Maker::member_number(const Scope& s, int d) {
    if (s.you && !s.it && dice_.in(25))
        return {Sort::number, dice_.of({"coin", "fame", "ore", "might", "grit"})};
    if (has_.team && s.you && dice_.in(12)) return {Sort::number, dice_.of({"omen", "omen of team"})};
    const Kind kind = dice_.of(kinds());
    const std::string measure = measure_of(kind);
    if (measure.empty()) return small(0, 3);
    if (s.it && is_a(*s.it, kind) && dice_.in(50)) return {Sort::number, measure};
    return {Sort::number, "@ of @", {Piece(measure), ref(s, kind, d - 1)}};
}

Piece Maker::tally(const Scope& s, int d) {
    Scope inner = s;
    inner.asks = false;
    const Event of = event(inner, d - 1);
    Piece test = list_of("", {});
    if (dice_.in(30)) test = maybe({Sort::item, " if (@)", {condition(inner, d - 2)}});
    // With a noun or an actor last: `this` would be read as the noun of the event.
    Piece actor = s.you ? dice_.of({"you", "opponent", "player"}) : "player";
    const std::string time = dice_.of({"turn", "round"});
    const bool amounts = of.verb->counted && time == "round";
    return {Sort::number,
            amounts ? "(tally of amount of @ by @@ this @)" : "(tally of @ by @@ this @)",
            {of.verb->name, std::move(actor), std::move(test), time}};
}

Piece Maker::computed_number(const Scope& s, int d) {
    Scope inner = s;
    // A count or a case may stand where nobody can be asked.
    inner.asks = false;
    switch (dice_.below(s.asks ? 14 : 11)) {
    case 0: return {Sort::number, "(@ + @)", {number(s, d - 1), number(s, d - 1)}};
    case 1: return {Sort::number, "(@ - @)", {number(s, d - 1), number(s, d - 1)}};
    case 2: return {Sort::number, "(@ times @)", {number(s, d - 1), small(1, 3)}};
    case 3:
        // Seldom by what may be 0: a fault is an outcome too.
        return {
            Sort::number, "(@ over @)", {number(s, d - 1), dice_.in(4) ? number(inner, d - 2) : small(1, 3)}};
    case 4:
    case 5: return {Sort::number, "(count of @)", {noun(inner, dice_.of(kinds()), d - 1)}};
    case 6: {
        const Kind kind = dice_.in(60) ? Kind::beast : Kind::player;
        return {Sort::number,
                "(@ @ of @)",
                {dice_.of({"sum of", "highest", "lowest"}), measure_of(kind), noun(inner, kind, d - 1)}};
    }
    case 7: return tally(s, d);
    case 8:
        return {Sort::number,
                "(printed @ in @ of @)",
                {dice_.of({"coin", "ore", "goods"}), dice_.of({"enter", "deed", "song"}),
                 ref(inner, Kind::beast, d - 1)}};
    case 9:
    case 10: {
        std::vector<Piece> arms;
        if (dice_.in(50)) arms.emplace_back(Piece(Sort::item, "0: @", {small(0, 3)}));
        arms.emplace_back(
            Piece(Sort::item, "@: @", {dice_.of({"1..2", "1, 3", "-2..2", "2.."}), number(inner, d - 2)}));
        return {Sort::number,
                "(match @ {\n@\notherwise: @\n})",
                {sum(inner, d - 1), lines(std::move(arms)), number(inner, d - 2)}};
    }
    case 11: return {Sort::number, "(random 1..@)", {small(2, 4)}};
    case 12: return {Sort::number, dice_.of({"(choose 0..2)", "(choose 1..3)", "(random -1..2)"})};
    default: return has_.dice ? Piece(Sort::number, "(random cube)") : Piece(Sort::number, "(choose 1..2)");
    }
}

} // namespace cantrip::generator
