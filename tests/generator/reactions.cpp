// Reactions: events, tails, and each form.

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

// A noun of an event: a kind, perhaps with an adjective and filters, or a single thing.
Piece Maker::pattern_noun(const Scope& s, Type type, int d) {
    if (type.tag == Tag::hue) return {Sort::fixed, dice_.of({"red", "blue"})};
    if (type.tag == Tag::unit) return {Sort::fixed, dice_.of({"ore", "coin", "goods"})};
    const Kind kind = type.kind;
    if (kind == Kind::action) return {Sort::fixed, dice_.of({"main action", "quick action", "action"})};
    if (kind == Kind::player) return {Sort::fixed, dice_.of({"opponent", "you", "rich player", "player"})};
    if (s.self && is_a(*s.self, kind) && dice_.in(25)) return {Sort::fixed, "this"};
    if (is_a(Kind::beast, kind) && dice_.in(15))
        return {Sort::fixed, dice_.of({"beast_0 or beast_1", "beast_0", "sneaky beast", "elder"})};
    Scope inner = s;
    inner.asks = false;
    inner.pattern = true;
    return noun(inner, kind, dice_.in(35) ? d : -1);
}

// Adds the names that the event gives to the scope.
Maker::Event Maker::event(Scope& s, int d, int least_rank) {
    std::vector<const Verb*> all;
    for (const Verb& verb : verbs_)
        if (verb.rank >= least_rank) all.push_back(&verb);
    const Verb& verb = *dice_.of(all);
    Event out;
    out.verb = &verb;
    std::vector<Piece> parts;
    // What matched `this` is of its kind.
    std::string matched_this;
    if (!verb.noun.empty() && dice_.in(90)) parts.emplace_back(Piece(Sort::item, " " + verb.noun));
    for (const Param& param : verb.params) {
        if (param.type.tag == Tag::number || param.type.tag == Tag::list || param.type.tag == Tag::place ||
            !dice_.in(55))
            continue;
        Piece what = pattern_noun(s, param.type, d - 1);
        if (what.text == "this") matched_this = param.name;
        parts.emplace_back(
            Piece(Sort::item, param.label.empty() ? " @" : " " + param.label + " @", {std::move(what)}));
    }
    if (s.you && dice_.in(45))
        parts.emplace_back(Piece(Sort::item, " by @", {dice_.of({"you", "opponent", "you", "rich player"})}));
    out.words = {Sort::fixed, "@@", {verb.name, list_of("", std::move(parts))}};
    for (const Param& param : verb.params)
        if (!bound(s, param.name))
            s.locals.push_back(
                {param.name, param.name == matched_this ? Type{Tag::thing, *s.self} : param.type});
    if (!verb.noun.empty() && !bound(s, "what")) s.locals.push_back({"what", {Tag::unit, {}}});
    if (verb.counted && !bound(s, "amount")) s.locals.push_back({"amount", {Tag::number, {}}});
    return out;
}

Piece Maker::tail(const Scope& s, int d, bool& limited, bool counts) {
    std::vector<Piece> parts;
    limited = dice_.in(25);
    if (dice_.in(35)) parts.emplace_back(Piece(Sort::item, " if @", {condition(s, d)}));
    Scope now = s;
    now.looks_back = false;
    if (dice_.in(12)) parts.emplace_back(Piece(Sort::item, " while @", {condition(now, d - 1)}));
    if (dice_.in(10))
        parts.emplace_back(
            Piece(Sort::item, " during @",
                  {dice_.of({"turn", "round", "discard card", "labour", "turn by you", "pay"})}));
    if (s.self && dice_.in(8)) parts.emplace_back(Piece(Sort::item, " due to this"));
    if (limited)
        parts.emplace_back(Piece(Sort::item, dice_.of({" once per turn", " once per round"})));
    else if (dice_.in(8)) {
        const char* count =
            dice_.of({" beyond 1 per turn", " beyond 2 per round", " first per turn", " first 2 per round"});
        if (counts) parts.emplace_back(Piece(Sort::item, count));
    }
    if (dice_.in(12))
        parts.emplace_back(Piece(Sort::item, dice_.of({" exclusive bonus", " exclusive favour"})));
    return list_of("", std::move(parts));
}

Piece Maker::reaction(const Scope& outer, int d, bool lasting) {
    Scope s = outer;
    s.asks = false;
    s.pays_x = false;
    s.loops = 0;
    if (lasting)
        std::erase_if(s.locals, [](const Local& local) {
            return local.type.tag == Tag::list || local.type.tag == Tag::bundle;
        });
    const std::string until =
        !lasting ? "" : dice_.of({" until end of turn", " until end of round", " until start of turn"});
    switch (dice_.below(16)) {
    case 0:
    case 1:
    case 2: return modify(std::move(s), d, until);
    case 3: return forbid(std::move(s), d, until);
    case 4: return allow(std::move(s), d, until);
    case 5: return silence(std::move(s), d, until);
    case 6: return share(std::move(s), d, until);
    case 7: return accept(std::move(s), d, until);
    default: return listener(std::move(s), d, until);
    }
}

Piece Maker::listener(Scope s, int d, const std::string& until) {
    const char* form = dice_.of({"when", "when", "when", "before", "instead of"});
    Event on = event(s, d);
    s.looks_back = true;
    bool limited = false;
    Piece behind = tail(s, d - 1, limited);
    // A payment around the event has a unit `what`, and no event inside gives the name another meaning.
    if (print(behind).find(" during pay") != std::string::npos && !bound(s, "what"))
        s.taken.emplace_back("what");
    // Only lower events are set off, unless this happens so often at most.
    s.rank = limited ? std::max(on.verb->rank, 22) : on.verb->rank;
    if (on.verb->phase || on.verb->rank > 26) s.rank = 26;
    if (on.verb->phase && form[0] == 'i') form = "before";
    s.asks = true;
    if (form[0] == 'w' && !on.verb->result.empty() && !bound(s, on.verb->result))
        s.locals.push_back({on.verb->result, on.verb->gives});
    Piece effect =
        form[0] == 'i' && dice_.in(40) ? Piece(Sort::effect, "may @", {body(s, d - 1)}) : block(s, d);
    return {
        Sort::effect, "@ @@@: @", {form, std::move(on.words), std::move(behind), until, std::move(effect)}};
}

Piece Maker::modify(Scope s, int d, const std::string& until) {
    const bool on_beast = s.self && is_a(*s.self, Kind::beast);
    switch (dice_.below(6)) {
    case 0: {
        Piece who =
            s.you ? dice_.of({"might of you", "might of player", "might of opponent"}) : "might of player";
        return modify_number(s, std::move(who), until);
    }
    case 1: {
        Piece what = on_beast ? dice_.of({"power of this", "worth of this", "reach of this"})
                              : dice_.of({"power of beast_0", "worth of beast_1", "power of beast"});
        return modify_number(s, std::move(what), until);
    }
    case 2:
        return {Sort::effect,
                "modify cost of @@: becomes @",
                {on_beast ? "this" : "beast_0", until,
                 dice_.of({"1 ore", "1 coin", "2 ore or 1 coin", "1 any goods"})}};
    default: return modify_event(std::move(s), d, until);
    }
}

// A number that is changed by itself is a fault: neither tests nor changes read it again, but in risky
// programs.
Piece Maker::modify_number(const Scope& s, Piece what, const std::string& until) {
    bool limited = false;
    Piece behind = list_of("", {});
    if (has_.risky)
        behind = tail(s, 0, limited);
    else if (!dice_.in(50))
        behind = maybe(
            {Sort::item, dice_.of({" if clock > 1", " while night", " if total < 2", " while opt_flag"})});
    Piece by = has_.risky ? change(s)
                          : Piece(dice_.of({"+ 1", "- 1", "+ opt_number", "becomes 2", "becomes clock",
                                            "at most 3", "at least 2"}));
    return {Sort::effect, "modify @@@: @", {std::move(what), std::move(behind), until, std::move(by)}};
}

Piece Maker::modify_event(Scope s, int d, const std::string& until) {
    for (int tries = 0; tries < 20; ++tries) {
        Scope inner = s;
        Event on = event(inner, d);
        std::string param = on.verb->counted ? "amount" : "";
        for (const Param& one : on.verb->params)
            if (one.type.tag == Tag::number) param = one.name;
        if (param.empty() || on.verb->name == "move") continue;
        s = inner;
        bool limited = false;
        Piece behind = tail(s, d - 1, limited);
        return {Sort::effect,
                "modify @@@: @ @",
                {std::move(on.words), std::move(behind), until, param, change(s)}};
    }
    return {Sort::effect, "modify might of player@: + 1", {until}};
}

Piece Maker::change(const Scope& s) {
    switch (dice_.below(5)) {
    case 0: return {Sort::fixed, "+ @", {number(s, 1)}};
    case 1: return {Sort::fixed, "- @", {small(1, 2)}};
    case 2: return {Sort::fixed, "becomes @", {number(s, 1)}};
    case 3: return {Sort::fixed, "at most @", {small(1, 3)}};
    default: return {Sort::fixed, "at least @", {small(0, 2)}};
    }
}

Piece Maker::forbid(Scope s, int d, const std::string& until) {
    Event on = event(s, d);
    bool limited = false;
    // Nothing may keep the game from going on.
    if (on.verb->phase || on.verb->name == "perform") return {Sort::effect, "forbid draw@", {until}};
    Piece behind = tail(s, d - 1, limited);
    return {Sort::effect, "forbid @@@", {std::move(on.words), std::move(behind), until}};
}

Piece Maker::allow(Scope s, int d, const std::string& until) {
    bool limited = false, x = true;
    const bool label = s.labels && dice_.in(70);
    const std::string what = label ? curfew_ : dice_.of({"draw", "summon beast", "tire", "discard card"});
    Piece paid = list_of("", {});
    if (dice_.in(40)) paid = maybe({Sort::item, " for @", {price_step(s, 0, x)}});
    Piece behind = tail(s, d - 1, limited);
    return {Sort::effect,
            "allow @@ despite @@@@",
            {what, s.you ? dice_.of({" by you", ""}) : "", label ? "curfew" : "ward", std::move(paid),
             std::move(behind), until}};
}

Piece Maker::silence(Scope s, int d, const std::string& until) {
    bool limited = false;
    Piece whom = list_of("", {});
    if (s.you && dice_.in(30))
        whom = maybe({Sort::item, " for @", {dice_.of({"you", "each opponent", "leader"})}});
    Piece what = dice_.in(35) ? Piece(Sort::things, "@ of each beast in @",
                                      {dice_.of({"enter", "ward", "deed"}), place(s, Kind::beast, 0)})
                              : Piece(Sort::things, "each @", {noun(s, Kind::beast, 1)});
    Piece behind = tail(s, d - 1, limited, false);
    return {Sort::effect, "silence @@@@", {std::move(what), std::move(whom), std::move(behind), until}};
}

Piece Maker::share(Scope s, int d, const std::string& until) {
    Piece behind = dice_.in(30) ? maybe({Sort::item, " while @", {condition(s, d - 1)}}) : list_of("", {});
    return {Sort::effect,
            "share abilities of @ with @@@",
            {plain(s, Kind::beast, d), s.you ? dice_.of({"you", "each player", "leader"}) : "leader",
             std::move(behind), until}};
}

Piece Maker::accept(Scope s, int d, const std::string& until) {
    s.can = true;
    bool limited = false;
    Piece paying = list_of("", {});
    if (dice_.in(35))
        paying = maybe(
            {Sort::item, " when paying @", {dice_.of({"recruit", "labour", "song beast", "recruit beast"})}});
    Piece with = dice_.of({"2 ore", "1 herb", "1 beast", "2 any goods", "1 fame", "tire a beast in field"});
    Piece as = dice_.of({"1 coin", "1 goods", "1 ore", "1 beast", "2 any goods"});
    Piece behind = tail(s, d - 1, limited, false);
    Piece then = list_of("", {});
    if (dice_.in(50)) {
        s.rank = 0;
        s.asks = true;
        then = maybe({Sort::item, ": @", {assignment(s, 1)}});
    }
    return {Sort::effect,
            "accept @ as @@@@@@",
            {std::move(with), std::move(as), std::move(paying), s.you && dice_.in(50) ? " by you" : "",
             std::move(behind), until, std::move(then)}};
}

} // namespace cantrip::generator
