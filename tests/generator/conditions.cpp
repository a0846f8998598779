// Conditions.

#include "tests/generator/maker.hpp"

namespace cantrip::generator {

Piece Maker::condition(const Scope& outer, int d) {
    Scope s = outer;
    s.asks = false;
    if (d <= 0) return number_test(s, 0);
    switch (dice_.below(16)) {
    case 0: return {Sort::condition, "((@) and (@))", {condition(s, d - 1), condition(s, d - 1)}};
    case 1: return {Sort::condition, "((@) or @)", {condition(s, d - 1), condition(s, d - 1)}};
    case 2: return {Sort::condition, "not @", {condition(s, d - 1)}};
    case 3:
        return {Sort::condition, "(@ and @ > 1 or @)", {number_test(s, 1), number(s, 1), number_test(s, 0)}};
    case 4:
    case 5:
    case 6: return number_test(s, d);
    case 7:
    case 8:
    case 9: return thing_test(s, d);
    case 10:
    case 11: return has_test(s, d);
    case 12:
    case 13: return exists_test(s, d);
    case 14: return s.you && s.can && !s.it && !s.pattern ? can_test(s, d) : number_test(s, d);
    default: return {Sort::condition, dice_.of({"yes", "opt_flag", "night", "night is no"})};
    }
}

Piece Maker::number_test(const Scope& s, int d) {
    if (d <= 0)
        return {Sort::condition,
                "@ @ @",
                {read_number(s, 0), dice_.of({"<", "<=", ">", ">=", "is", "is not"}), small(0, 3)}};
    switch (dice_.below(8)) {
    case 0: return {Sort::condition, "@ is @", {number(s, d), number(s, d - 1)}};
    case 1: return {Sort::condition, "@ is not @", {number(s, d), number(s, d - 1)}};
    case 2: return {Sort::condition, "@ is in @", {number(s, d), dice_.of({"1..3", "0..1", "2..", "-1..4"})}};
    case 3: return {Sort::condition, "@ is >= @", {number(s, d), number(s, d - 1)}};
    case 4:
        if (s.looks_back && s.you)
            return {Sort::condition,
                    "@ was @ @",
                    {dice_.of({"coin of you", "fame of you"}), dice_.of({"<", ">", ""}), small(0, 3)}};
        [[fallthrough]];
    default:
        return {
            Sort::condition,
            "@ @ @",
            {dice_.in(60) ? read_number(s, d) : sum(s, d), dice_.of({"<", "<=", ">", ">="}), sum(s, d - 1)}};
    }
}

Piece Maker::thing_test(const Scope& s, int d) {
    Kind kind = dice_.of(kinds());
    // A spell is never a beast: only what may be one is asked about it.
    if (kind == Kind::card && s.self && !is_a(*s.self, Kind::beast)) kind = Kind::beast;
    if (has_.map && dice_.in(12)) kind = Kind::crew;
    if (s.it && dice_.in(60)) return test_of(s, *s.it, "it", d);
    return test_of(s, kind, ref(s, kind, d - 1), d);
}

// Some test that a thing of this kind can pass.
Piece Maker::test_of(const Scope& s, Kind kind, Piece who, int d) {
    const bool past = s.looks_back && dice_.in(35);
    const std::string is = std::string(past ? "was" : "is") + (dice_.in(25) ? " not" : "");
    if (dice_.in(35)) return place_test(s, kind, std::move(who), d);
    std::vector<std::string> words;
    switch (kind) {
    case Kind::player: words = {"rich", "asked", "leader", "ready"}; break;
    case Kind::beast:
    case Kind::elder:
        words = {"tired", "sneaky",  "strong", "an elder", "beast_0", "red",
                 "star",  "a beast", "none",   "closest",  "motto"};
        break;
    case Kind::card: words = {"a beast", "an elder", "none"}; break;
    case Kind::site: words = {"site_0", "busy"}; break;
    case Kind::spell: words = {"loud", "spell_0"}; break;
    default: return {Sort::condition, "@ @ none", {std::move(who), is}};
    }
    if (kind == Kind::player && s.you && dice_.in(25)) words = {"you"};
    const std::string word = dice_.of(words);
    if (word == "motto")
        return {Sort::condition,
                "@ of @ @ @",
                {dice_.of({"motto", "name"}), std::move(who), is,
                 dice_.of({"\"loud\"", "\"quiet\"", "name of star"})}};
    if (word == "closest")
        return {Sort::condition, "@ @ closest in @", {std::move(who), is, s.you ? "hand" : "deck"}};
    // A condition defined for something that may be `none` is asked for what exists.
    return {Sort::condition, "@ @ @", {std::move(who), is, word}};
}

Piece Maker::place_test(const Scope& s, Kind kind, Piece who, int d) {
    // One draw in each statement: compilers evaluate the operands of `+` in different orders.
    const char* negation = dice_.in(25) ? " not" : "";
    const bool past = s.looks_back && dice_.in(35);
    const std::string is = std::string(past ? "was" : "is") + negation;
    const bool beast = is_a(kind, Kind::beast);
    if (beast && dice_.in(20)) return {Sort::condition, "@ @ in gang", {std::move(who), is}};
    if (beast && dice_.in(15))
        return {Sort::condition, "tint of @ @ @", {std::move(who), is, dice_.of({"red", "blue", "none"})}};
    if (has_.map && (kind == Kind::crew || kind == Kind::site) && dice_.in(80))
        return map_test(s, std::move(who), is);
    if (kind == Kind::player) return {Sort::condition, "@ @ @", {std::move(who), is, player_ref(s, d - 1)}};
    return {Sort::condition, "@ @ in @", {std::move(who), is, place(s, kind, d - 1)}};
}

Piece Maker::map_test(const Scope& s, Piece who, const std::string& is) {
    switch (dice_.below(3)) {
    case 0: return {Sort::condition, "@ @ next to @", {std::move(who), is, plain(s, Kind::site, 0)}};
    case 1:
        return {Sort::condition,
                "@ @ within @ of @",
                {std::move(who), is, dice_.of({"1", "2"}), plain(s, Kind::site, 0)}};
    default: return {Sort::condition, "@ @ reachable from @", {std::move(who), is, plain(s, Kind::site, 0)}};
    }
}

Piece Maker::has_test(const Scope& s, int d) {
    const std::string has = s.looks_back && dice_.in(35) ? "had" : "has";
    Scope inner = s;
    inner.it.reset();
    if (has_.map && dice_.in(25))
        return {Sort::condition,
                "@ @ @",
                {ref(s, Kind::site, d - 1), has, dice_.of({"a crew", "no crew", "2 crew", "1 level"})}};
    if (dice_.in(15))
        return {Sort::condition,
                "@ @ @",
                {ref(s, Kind::beast, d - 1), has, dice_.of({"1 mark", "2 mark", "no mark"})}};
    Piece what =
        dice_.of({"1 ore", "2 coin", "no coin", "1 goods", "exactly 1 ore", "a beast", "no beast", "2 beast",
                  "1 ore + 1 herb", "3 fame", "exactly 1 beast", "1 ore or 2 coin", "2 or more card"});
    if (s.you && !s.it && dice_.in(40))
        return {Sort::condition, "you @ @", {has == "has" ? "have" : "had", std::move(what)}};
    return {Sort::condition, "@ @ @", {player_ref(s, d - 1), has, std::move(what)}};
}

Piece Maker::exists_test(const Scope& s, int d) {
    const Kind kind = dice_.of(kinds());
    switch (dice_.below(4)) {
    case 0: return {Sort::condition, "(any @)", {noun(s, kind, d - 1)}};
    case 1: return {Sort::condition, "(no @)", {noun(s, kind, d - 1)}};
    case 2:
        return {Sort::condition,
                "(each beast in @ is @)",
                {place(s, Kind::beast, 0), dice_.of({"tired", "strong", "not sneaky"})}};
    default:
        return {
            Sort::condition,
            "(@ beast in @ is @)",
            {dice_.of({"any", "no", "a"}), place(s, Kind::beast, 0), dice_.of({"tired", "sneaky", "red"})}};
    }
}

Piece Maker::can_test(const Scope& s, int d) {
    switch (dice_.below(5)) {
    case 0: return {Sort::condition, "can pay cost of @", {ref(s, Kind::beast, d - 1)}};
    case 1: return {Sort::condition, "can pay @", {one_amount(s, 0, true)}};
    case 2:
        return {Sort::condition,
                "@ of @ needs @ of @",
                {dice_.of({"enter", "song"}), ref(s, Kind::beast, 0), dice_.of({"enter", "song"}),
                 ref(s, Kind::beast, 0)}};
    default: {
        // What is only asked about sets off nothing.
        Scope any = s;
        any.rank = rank_any_verb;
        return {Sort::condition, "(can @)", {call(any, d - 1)}};
    }
    }
}

} // namespace cantrip::generator
