// Verbs, phases, rules with actions.

#include "tests/generator/maker.hpp"

namespace cantrip::generator {
namespace {

// All of them or none: calls name them.
Piece parameters(std::vector<Piece> params) {
    if (params.empty()) return "";
    std::string words = "(@";
    for (std::size_t i = 1; i < params.size(); ++i) words += ", @";
    return {Sort::fixed, words + ")", std::move(params)};
}

} // namespace

void Maker::verbs(std::vector<Piece>& out) {
    fixed_verbs(out);
    for (const Verb& verb : verbs_)
        if (verb.name.rfind("verb_", 0) == 0) out.push_back(free_verb(verb));
    phases(out);
}

// Verbs that every program has, with the bodies that their names promise.
void Maker::fixed_verbs(std::vector<Piece>& out) {
    out.emplace_back("verb tire \"tire\"(beast in field): tired of beast becomes yes");
    out.emplace_back(
        "verb hurt \"hurt\"(beast, for damage 0..5 = 1): wounds of beast becomes wounds of beast + damage");
    out.emplace_back("verb dye \"dye\"(beast, to shade hue) {\nif shade is tint of beast: total becomes "
                     "total + 1\nelse: mood becomes shade\n}");
    out.emplace_back("verb discard \"discard\"(card in hand): move card to grave");
    out.emplace_back("verb summon \"summon\"(beast in hand): move beast to field");
    out.emplace_back("verb draw \"draw\"(cards number): move the first (cards) card in deck to hand");
    out.emplace_back("verb mill \"mill\"(card first in deck): move card to grave");
    out.emplace_back("verb lose_one \"lose one\"(card random in hand): move card to grave");
    out.emplace_back(
        "verb steal \"steal\"(loot number, from victim player): victim: give (loot) coin to you");
    out.emplace_back("verb spend \"spend\"(sort unit): lose (amount) sort");
    out.emplace_back(
        "verb pack \"pack\"(band list of beast in field): each band as one_of_band: tire one_of_band");
    out.emplace_back(
        "verb fetch \"fetch\" gives found card {\nlet found = the first card in deck\nmove found to hand\n}");
    out.emplace_back("verb stash \"stash\"(card in hand, to spot place): move card to spot");
    if (has_.dice) out.emplace_back("verb toss \"toss\"(thrown die): total becomes total + 1");
    if (has_.map)
        out.emplace_back("verb travel \"travel\"(crew in camp, to site, for extra number = 0) {\nmove crew "
                         "to site\ngain yield of site, gain (extra) coin\n}");
    if (has_.dice)
        out.emplace_back("verb throw_bones \"throw\" gives shown bones {\nlet shown = random "
                         "bones\nlast_throw becomes shown\n}");
}

Piece Maker::free_verb(const Verb& verb) {
    Scope s;
    s.asks = true;
    s.rank = verb.rank;
    std::vector<Piece> params;
    for (const Param& param : verb.params) {
        s.locals.push_back({param.name, param.type});
        const std::string label = param.label.empty() ? "" : param.label + " ";
        if (param.type.tag == Tag::number)
            params.emplace_back(Piece(Sort::fixed, "@@ number = @", {label, param.name, small(0, 2)}));
        else if (param.name == "rival")
            params.emplace_back(Piece(Sort::fixed, "@rival player where (it is not you)", {label}));
        else
            params.emplace_back(Piece(
                Sort::fixed, "@@@",
                {label, param.name,
                 maybe({Sort::item, dice_.of({" in hand", " in field", " in grave", " sneaky beast"})})}));
    }
    Piece signature = parameters(std::move(params));
    return {Sort::fixed, "verb @ \"@\"@: @", {verb.name, verb.name, std::move(signature), block(s, 4)}};
}

void Maker::phases(std::vector<Piece>& out) {
    Scope s;
    s.asks = true;
    s.rank = 30;
    std::vector<Piece> start{"leader becomes the first player", "shuffle deck"};
    start.emplace_back(Piece(Sort::item, "each player: draw @", {small(2, 3)}));
    start.emplace_back(Piece(Sort::item, "each player: gain @ ore + 2 herb + 3 coin", {small(1, 3)}));
    if (has_.solo && has_.most_players > 1)
        start.emplace_back("if alone: the last player as robot: automatic of robot becomes yes");
    start.emplace_back(Piece(Sort::item, "each player: @ the first @ beast in @",
                             {dice_.in(50) ? "move" : "summon", small(1, 3), list_of("", {})}));
    start.back().parts[2] = start.back().parts[0].text == "move" ? "deck to field" : "hand";
    if (has_.crews && has_.map && dice_.in(60))
        start.emplace_back("each player: move the first crew in camp to site_0");
    start.emplace_back(Piece(Sort::item, "repeat @: @", {small(2, 4), dice_.in(80) ? "round" : "dawn"}));
    start.emplace_back("finish");
    out.emplace_back(Piece(Sort::fixed, "phase play \"play\" {\n@\n}", {lines(std::move(start))}));

    std::vector<Piece> round{"clock becomes clock + 1",
                             Piece(Sort::item, "each player@: turn", {dice_.of({"", " from leader", ""})})};
    if (dice_.in(25))
        round.emplace_back(Piece(Sort::item, "window for @",
                                 {dice_.of({"each player", "leader", "each rich player until night"})}));
    if (dice_.in(40)) round.push_back(spread(s, 3));
    out.emplace_back(Piece(Sort::fixed, "phase round \"round\" {\n@\n}", {lines(std::move(round))}));
    out.emplace_back("phase dawn \"dawn\" is round: each player: turn");

    std::vector<Piece> turn{"spins of you becomes 0", "draw 1"};
    turn.emplace_back(dice_.in(50) ? Piece(Sort::item, "perform a main action")
                                   : Piece(Sort::item, "choose 1 of {\nperform a main action\nnothing\n}"));
    if (dice_.in(40)) turn.push_back(effect(s, 3));
    if (dice_.in(20)) turn.emplace_back("may perform a quick action");
    out.emplace_back(Piece(Sort::fixed, "phase turn \"turn\" {\n@\n}", {lines(std::move(turn))}));
    out.emplace_back(Piece(Sort::fixed, "verb finish \"finish\": win the player with @ then first",
                           {dice_.of({"highest fame", "highest coin", "lowest ore then highest might"})}));
}

Piece Maker::action_line(bool fast) {
    Scope s;
    s.asks = true;
    s.rank = 26;
    const std::string name = fresh("act_");
    std::vector<Piece> params;
    if (dice_.in(50))
        params.emplace_back(Piece(Sort::fixed, "beast in @", {dice_.of({"hand", "field"})})),
            s.locals.push_back({"beast", {Tag::thing, Kind::beast}});
    if (dice_.in(35)) params.emplace_back("steps 1..3"), s.locals.push_back({"steps", {Tag::number, {}}});
    if (has_.map && dice_.in(30))
        params.emplace_back("to site with no crew"), s.locals.push_back({"site", {Tag::thing, Kind::site}});
    Piece signature = parameters(std::move(params));
    Piece what = dice_.in(50) ? arrow(s, 2) : body(s, 3);
    std::vector<Piece> behind;
    if (fast)
        behind.emplace_back(" during turn by you once per turn");
    else if (dice_.in(30))
        behind.emplace_back(Piece(Sort::item, dice_.of({" while clock > 1", " by you if you are rich",
                                                        " once per round", " during turn by you"})));
    return {Sort::item,
            "@action @ \"@\"@@: @",
            {fast ? "fast " : dice_.of({"main ", "quick ", "main quick "}), name, name, std::move(signature),
             list_of("", std::move(behind)), std::move(what)}};
}

// Watches a state. What it does ends what it watches for, so that it does not go on for ever.
Piece Maker::whenever() {
    Scope s;
    s.asks = true;
    s.rank = 8;
    s.locals.push_back({"player", {Tag::thing, Kind::player}});
    switch (dice_.below(4)) {
    case 0:
        return {Sort::item,
                "whenever a player where (fame >= @): player: {\nlose 2 fame\n@\n}",
                {small(5, 9), step(s, 1)}};
    case 1:
        return {Sort::item,
                "whenever a rich player where (not ready): {\nready of player becomes yes\n@\n}",
                {step(s, 1)}};
    case 2:
        return {Sort::item,
                "whenever a beast in grave where (tired)@: tired of beast becomes no",
                {maybe(" if clock > 0")}};
    default: return {Sort::item, "whenever a player where (coin >= @): win player", {small(30, 40)}};
    }
}

void Maker::rules(std::vector<Piece>& out) {
    Scope s;
    s.labels = true;
    std::vector<Piece> actions;
    Scope act;
    act.asks = true;
    act.rank = 26;
    actions.emplace_back(Piece(Sort::fixed, "main action labour \"Labour\": @",
                               {dice_.in(50) ? Piece(Sort::effect, "gain 1 any goods") : body(act, 2)}));
    actions.emplace_back("main action recruit \"Recruit\"(beast in hand): pay cost of beast -> summon beast");
    if (has_.spells)
        actions.emplace_back("quick action use_spell \"Use\"(spell in hand): pay cost of spell -> cast "
                             "spell, move spell to grave");
    if (has_.map)
        actions.emplace_back("main action go \"Go\"(crew in camp, to site): travel crew to site, visit site");
    if (has_.heat)
        actions.emplace_back(Piece(Sort::item, "action burn \"Burn\" by you during pay: @ -> gain @ heat",
                                   {dice_.of({"discard 1", "1 ore", "1 any goods"}), small(1, 2)}));
    const int more = dice_.between(1, 3);
    for (int i = 0; i < more; ++i) actions.push_back(action_line(false));
    if (dice_.in(50)) actions.push_back(action_line(true));
    out.emplace_back(Piece(Sort::fixed, "rule actions \"actions\" {\n@\n}", {lines(std::move(actions))}));

    std::vector<Piece> all;
    all.emplace_back(Piece(Sort::item, "curfew: forbid @",
                           {curfew_ == "draw"     ? "draw if clock > 2"
                            : curfew_ == "summon" ? "summon beast if power of beast > 1"
                            : curfew_ == "tire"   ? "tire if clock > 0"
                                                  : "discard beyond 1 per turn"}));
    if (dice_.in(40)) all.push_back(whenever());
    const int reactions = dice_.between(1, 3);
    for (int i = 0; i < reactions; ++i) all.push_back(reaction(s, 3, false));
    Piece test = list_of("", {});
    if (dice_.in(30))
        test = maybe({Sort::item, " if @", {dice_.of({"opt_flag", "opt_number > 1", "not opt_flag"})}});
    out.emplace_back(Piece(Sort::fixed, "rule laws \"laws\"@ {\nfrom rule/laws\n@\n}",
                           {std::move(test), lines(std::move(all))}));
}

} // namespace cantrip::generator
