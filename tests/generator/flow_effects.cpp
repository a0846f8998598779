// Effects around effects: choices, loops, prices, who acts, when.

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

Piece Maker::let(Scope& s, int d) {
    const std::string name = fresh("n");
    Type type{Tag::number, Kind::beast};
    Piece value;
    switch (dice_.below(9)) {
    case 0:
    case 1: value = sum(s, d); break;
    case 2: type = {Tag::thing, Kind::beast}, value = thing(s, Kind::beast, d); break;
    case 3: type = {Tag::thing, Kind::player}, value = thing(s, Kind::player, d); break;
    case 4:
        type = {Tag::list, Kind::beast}, value = {Sort::things, "each @", {noun(s, Kind::beast, d - 1)}};
        break;
    case 5: type = {Tag::list, Kind::card}, value = {Sort::things, "the first 2 card in @", {pile()}}; break;
    case 6:
        type = {Tag::bundle, {}},
        value = {Sort::amount, "@ @ + 1 herb", {small(0, 2), dice_.of({"ore", "coin"})}};
        break;
    case 7:
        // A verb that gives something names it.
        if (s.asks && s.rank > 15) {
            s.locals.push_back({name, {Tag::thing, Kind::card}});
            return {Sort::effect, "fetch as @", {name}};
        }
        value = sum(s, d);
        break;
    default:
        if (s.asks) {
            value = Piece(Sort::number,
                          dice_.of({"a number in 1..3", "choose 1..3", "random 1..6", "a number in 0..2"}));
            break;
        }
        value = sum(s, d);
        break;
    }
    s.locals.push_back({name, type});
    return {Sort::effect, "let @ = @", {name, std::move(value)}};
}

Piece Maker::if_effect(const Scope& s, int d) {
    // Behind the test a name has the more special kind.
    auto cards = locals_of(s, Tag::thing, Kind::card);
    std::erase_if(cards, [](const Local* one) { return one->type.kind != Kind::card; });
    if (!cards.empty() && dice_.in(30)) {
        Scope inner = s;
        const std::string name = dice_.of(cards)->name;
        for (Local& local : inner.locals)
            if (local.name == name && local.type.kind == Kind::card) local.type.kind = Kind::beast;
        return {Sort::effect, "if @ is a beast: @", {name, block(inner, d - 1)}};
    }
    if (dice_.in(50)) return {Sort::effect, "if @: @", {condition(s, d - 1), body(s, d - 1)}};
    return {Sort::effect, "if @: @\nelse: @", {condition(s, d - 1), block(s, d - 1), body(s, d - 1)}};
}

Piece Maker::match_effect(const Scope& s, int d) {
    std::vector<Piece> arms;
    const auto arm = [&](const char* words) {
        arms.emplace_back(Piece(Sort::item, std::string(words) + ": @", {body(s, d - 1)}));
    };
    switch (dice_.below(5)) {
    case 0:
        arm("red");
        arm(dice_.of({"green, blue", "blue"}));
        if (dice_.in(50)) arm("otherwise");
        return {Sort::effect, "match mood {\n@\n}", {lines(std::move(arms))}};
    case 1:
        if (has_.dice && s.asks) {
            arm("skull");
            arm("1..2");
            arm("otherwise");
            return {Sort::effect, "match random bones {\n@\n}", {lines(std::move(arms))}};
        }
        [[fallthrough]];
    case 2:
        if (auto cards = locals_of(s, Tag::thing, Kind::card);
            std::erase_if(cards,
                          [](const Local* one) {
                              return one->type.kind == Kind::spell || one->type.kind == Kind::relic;
                          }),
            !cards.empty()) {
            arm("elder");
            arm("beast_0");
            arm("otherwise");
            return {Sort::effect, "match @ {\n@\n}", {dice_.of(cards)->name, lines(std::move(arms))}};
        }
        [[fallthrough]];
    case 3:
        arm("1..");
        arm(dice_.of({"2..", "0..3"}));
        if (dice_.in(50)) arms.back() = {Sort::item, "assume @", {std::move(arms.back())}};
        return {Sort::effect, "match every @ {\n@\n}", {number(s, d - 1), lines(std::move(arms))}};
    default:
        arm("0");
        arm(dice_.of({"1, 2", "1..2", "2.."}));
        if (dice_.in(60)) arm("otherwise");
        return {Sort::effect, "match @ {\n@\n}", {number(s, d - 1), lines(std::move(arms))}};
    }
}

Piece Maker::repeat(const Scope& outer, int d) {
    Scope s = outer;
    ++s.loops;
    const int depth = s.loops > 1 ? 0 : d - 1;
    switch (dice_.below(6)) {
    case 0: return {Sort::effect, "repeat @ while @: @", {small(1, 3), condition(s, d - 1), body(s, depth)}};
    case 1:
        return {Sort::effect,
                "repeat while spins of you < @: {\nspins of you becomes spins of you + 1\n@\n}",
                {small(1, 4), body(s, depth)}};
    case 2:
        return {Sort::effect,
                "repeat @: @",
                {dice_.of({"0..2", "1..2", "0.."}), [&] {
                     bool x = false;
                     Piece p = price(s, 0, x);
                     return Piece(Sort::effect, "{ @ -> @ }", {std::move(p), step(s, 0)});
                 }()}};
    case 3: return {Sort::effect, "repeat (@): @", {number(s, d - 1), body(s, depth)}};
    default: return {Sort::effect, "repeat @: @", {small(1, 3), body(s, depth)}};
    }
}

Piece Maker::choose(const Scope& s, int d) {
    std::vector<Piece> options;
    const int count = dice_.between(2, 3);
    for (int i = 0; i < count; ++i) options.push_back(body(s, d - 1));
    if (dice_.in(20)) options.emplace_back(Piece(Sort::effect, "nothing"));
    Piece many = dice_.in(20)
                     ? Piece(Sort::number, "(@)",
                             {dice_.in(50) ? number(s, 1)
                                           : Piece(Sort::number, "count of @", {noun(s, Kind::beast, 0)})})
                     : small(1, 2);
    return {Sort::effect, "choose @ of {\n@\n}", {std::move(many), lines(std::move(options))}};
}

Piece Maker::either(const Scope& s, int d) {
    Piece more = list_of("", {});
    if (dice_.in(30)) more = maybe({Sort::item, " or @", {closed_step(s)}});
    // Braces: behind `becomes` an `or` would go on with the condition.
    return {Sort::effect,
            "either @ or @@",
            {closed_step(s),
             dice_.in(40) ? Piece(Sort::effect, "{ @ }", {step(s, d > 1 ? 1 : 0)}) : closed_step(s),
             std::move(more)}};
}

// A step that an `or` can follow.
Piece Maker::closed_step(const Scope& s) {
    switch (dice_.below(4)) {
    case 0: return {Sort::effect, "{ @ }", {assignment(s, 1)}};
    case 1: return s.rank > 11 ? call(s, 0) : unit_effect(s, 0);
    default: return unit_effect(s, 0);
    }
}

Piece Maker::arrow(const Scope& s, int d) {
    bool x = false;
    Piece paid = price(s, d - 1, x);
    Scope right = s;
    right.pays_x = x;
    Piece then = dice_.in(50) ? block(right, d - 1) : step(right, d - 1);
    if (dice_.in(35))
        return {Sort::effect, "@ -> @ else: @", {std::move(paid), std::move(then), body(s, d - 1)}};
    return {Sort::effect, "@ -> @", {std::move(paid), std::move(then)}};
}

// WHO: effect. `you` stays who it was, so it can be said again inside: `each opponent: you: …`.
Piece Maker::subject(const Scope& outer, int d) {
    Scope s = outer;
    const std::string name = fresh("who");
    s.locals.push_back({name, {Tag::thing, Kind::player}});
    ++s.loops;
    Piece how = "";
    if (dice_.in(15))
        how = " from leader";
    else if (dice_.in(15))
        how = " freely";
    const int depth = s.loops > 1 ? 0 : d - 1;
    Piece inner = dice_.in(20) ? Piece(Sort::effect, "you: @", {body(s, depth)}) : body(s, depth);
    return {Sort::effect, "@@ as @: @", {players(outer, d - 1), std::move(how), name, std::move(inner)}};
}

Piece Maker::each_thing(const Scope& outer, int d) {
    Scope s = outer;
    std::vector<Kind> loops{Kind::beast, Kind::card};
    if (has_.map) loops.push_back(Kind::site);
    if (has_.crews) loops.push_back(Kind::crew);
    const Kind kind = dice_.of(loops);
    ++s.loops;
    const int depth = s.loops > 1 ? 0 : d - 1;
    // Without `as` the noun itself is the name.
    const bool plain = kind != Kind::card && !s.looks_back && !bound(s, name_of(kind)) && dice_.in(50);
    const std::string name = plain ? name_of(kind) : fresh("one");
    Piece which =
        plain ? Piece(Sort::things, "each @", {noun(outer, kind, d - 1)}) : several(outer, kind, d - 1);
    s.locals.push_back({name, {Tag::thing, kind}});
    return {Sort::effect, "@@: @", {std::move(which), plain ? std::string() : " as " + name, body(s, depth)}};
}

Piece Maker::spread(const Scope& s, int d) {
    const char* word = dice_.of({"together", "secretly"});
    Scope inner = s;
    ++inner.loops;
    const std::string name = fresh("who");
    inner.locals.push_back({name, {Tag::thing, Kind::player}});
    if (word[0] == 't' && dice_.in(40)) return {Sort::effect, "together @", {block(s, d - 1)}};
    return {Sort::effect, "@ each player as @: @", {word, name, body(inner, d - 2)}};
}

Piece Maker::later(const Scope& s, int d) {
    Scope inner = s;
    inner.pays_x = false;
    // Lists do not last: only what is one value is spoken of later.
    std::erase_if(inner.locals, [](const Local& local) {
        return local.type.tag == Tag::list || local.type.tag == Tag::bundle;
    });
    return {
        Sort::effect,
        "at @: @",
        {dice_.of({"end of turn", "end of round", "start of turn", "start of round"}), body(inner, d - 2)}};
}

} // namespace cantrip::generator
