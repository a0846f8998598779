#include "lang/check/emptiness.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace cantrip {
namespace {

class Emptiness {
  public:
    Emptiness(const Program& program, Diagnostics& diagnostics, const Program* base)
        : p(program), diagnostics_(diagnostics) {
        if (base != nullptr)
            first_ = {base->hir.size(), base->patterns.size(), base->reactions.size(),
                      base->abilities.size()};
    }

    void run() {
        find_placeless();
        for (HirId id(static_cast<std::uint32_t>(first_.hir)); id < p.hir.size(); ++id) {
            const Hir& h = p.at(id);
            switch (h.op) {
            case Op::np: check_noun(id); break;
            case Op::is_in: check_is_in(id); break;
            case Op::call: check_call(id); break;
            case Op::price:
            case Op::pay: check_price(p.child(id, 0)); break;
            default: break;
            }
        }
        for (const Pattern& pattern : std::span(p.patterns).subspan(first_.pattern)) check_pattern(pattern);
        for (const Reaction& reaction : std::span(p.reactions).subspan(first_.reaction))
            check_reaction(reaction);
        for (const Ability& ability : std::span(p.abilities).subspan(first_.ability))
            if (ability.form == Ability::Form::action)
                check_counted(ability.tail, "an action", {ability.tree, ability.node});
    }

  private:
    Diagnostic& tell(Code code, HirId at, std::string message) {
        return diagnostics_.add(code, p.span(at), std::move(message));
    }

    [[nodiscard]] static KindId kind_in(Type type) {
        const bool things = type.is(TypeTag::thing) || type.is(TypeTag::list);
        return things && type.index != no_index ? KindId(type.index) : KindId(no_index);
    }

    [[nodiscard]] bool meets(KindId a, KindId b) const {
        return a == no_index || b == no_index ||
               std::any_of(p.kinds.begin(), p.kinds.end(), [&](const Kind& kind) {
                   const auto& all = kind.ancestors;
                   return std::find(all.begin(), all.end(), a) != all.end() &&
                          std::find(all.begin(), all.end(), b) != all.end();
               });
    }

    [[nodiscard]] bool is_player(KindId kind) const {
        return kind != no_index && p.player_kind != no_index && p.is_a(kind, p.player_kind);
    }

    // ---- players lie nowhere, unless something puts them somewhere

    void find_placeless() {
        if (p.player_kind == no_index) return;
        placeless_ = true;
        for (KindId id(0); id < p.kinds.size(); ++id) {
            if (is_player(id) && p.kinds[id].starts != no_hir) placeless_ = false;
            for (const Holds& holds : p.kinds[id].holds)
                if (is_player(holds.kind)) placeless_ = false;
        }
        for (const Zone& zone : p.zones)
            for (const KindId kind : zone.holds)
                if (is_player(kind)) placeless_ = false;
        for (HirId id(0); id < p.hir.size() && placeless_; ++id) {
            const Hir& h = p.at(id);
            if (h.op != Op::call || h.a != p.core.move || h.count < 2) continue;
            const Type type = p.at(p.child(id, 1)).type;
            if (type.is(TypeTag::error) || meets(kind_in(type), p.player_kind)) placeless_ = false;
        }
    }

    // A place and not a list of things.
    [[nodiscard]] bool is_place(HirId place) const {
        const Hir& h = p.at(place);
        return h.op == Op::np || h.type.is(TypeTag::place) || h.type.is(TypeTag::thing);
    }

    void check_noun(HirId id) {
        const Noun& noun = p.noun(id);
        if (!placeless_ || noun.kind == no_index || !is_player(noun.kind)) return;
        for (const HirId filter : p.children(id)) {
            const Hir& f = p.at(filter);
            if (f.op != Op::f_in || (f.flags & flag::negated) != 0 || !is_place(p.child(filter, 0))) continue;
            tell(Code::never_there, filter, "players lie in no place, so this means nobody").help =
                "a filter belongs to the nearest noun on its left: write it before `of`, as in "
                "`a card in hand of an opponent`";
        }
    }

    void check_is_in(HirId id) {
        const Hir& h = p.at(id);
        if (!placeless_ || (h.flags & flag::negated) != 0) return;
        if (!is_player(kind_in(p.at(p.child(id, 0)).type)) || !is_place(p.child(id, 1))) return;
        tell(Code::never_there, id, "players lie in no place, so this is never true").help =
            "say what of theirs lies there, such as `a card of you is in …`";
    }

    // ---- arguments that the pool of a parameter never has

    // The zone that a noun says its things lie in.
    [[nodiscard]] ZoneId zone_of(HirId np, HirId* at = nullptr) const {
        if (np == no_hir || p.at(np).op != Op::np) return no_index;
        for (const HirId filter : p.children(np)) {
            const Hir& f = p.at(filter);
            if (f.op != Op::f_in || (f.flags & flag::negated) != 0) continue;
            HirId place = p.child(filter, 0);
            if (p.at(place).op == Op::top_of || p.at(place).op == Op::bottom_of) place = p.child(place, 0);
            if (p.at(place).op != Op::zone) continue;
            if (at != nullptr) *at = filter;
            return ZoneId(p.at(place).a);
        }
        return no_index;
    }

    // A zone that lies in nothing but the zones it is a part of.
    [[nodiscard]] bool stands_alone(ZoneId zone) const {
        for (; zone != no_index; zone = p.zones[zone].parent) {
            const KindId owner = p.zones[zone].owner;
            if (owner != no_index && (!placeless_ || !is_player(owner))) return false;
        }
        return true;
    }

    [[nodiscard]] bool is_part(ZoneId part, ZoneId of) const {
        for (; part != no_index; part = p.zones[part].parent)
            if (part == of) return true;
        return false;
    }

    [[nodiscard]] bool disjoint(ZoneId a, ZoneId b) const {
        return a != no_index && b != no_index && stands_alone(a) && stands_alone(b) && !is_part(a, b) &&
               !is_part(b, a);
    }

    void check_call(HirId id) {
        const Hir& h = p.at(id);
        if (h.a >= p.verbs.size()) return;
        const Verb& verb = p.verbs[h.a];
        for (std::size_t i = 0; i < verb.params.size() && i + 1 < h.count; ++i) {
            const HirId arg = p.child(id, i + 1);
            HirId at = no_hir;
            const ZoneId given = zone_of(arg, &at), pool = zone_of(verb.params[i].pool);
            if (!disjoint(given, pool)) continue;
            tell(Code::outside_pool, at,
                 fmt::format("`{}` takes only what is in `{}`, and nothing of that is in `{}`",
                             p.name_of(verb), p.name_of(p.zones[pool]), p.name_of(p.zones[given])))
                .help = fmt::format("leave the place out, or use a verb that takes things from `{}`",
                                    p.name_of(p.zones[given]));
        }
        if (p.core.gain != no_index && h.a == p.core.gain && h.count > 1) check_gained(p.child(id, 1));
    }

    // ---- things that are gained or paid

    void check_gained(HirId what) {
        if (p.at(what).op == Op::bundle || p.at(what).op == Op::alternatives) {
            for (const HirId part : p.children(what)) check_gained(part);
            return;
        }
        if (kind_in(p.at(what).type) == no_index) return;
        tell(Code::gained_thing, what, "only units are gained; a thing is moved to whoever gets it").help =
            "write where it goes, such as `move … to hand`";
    }

    // Whether things of a kind can be a price: it, one above or one below says where they go.
    [[nodiscard]] bool can_be_paid(KindId kind) const {
        return kind == no_index || std::any_of(p.kinds.begin(), p.kinds.end(), [&](const Kind& one) {
                   const auto& all = one.ancestors;
                   return std::find(all.begin(), all.end(), kind) != all.end() &&
                          std::any_of(all.begin(), all.end(),
                                      [&](KindId above) { return p.kinds[above].paid_to != no_hir; });
               });
    }

    void check_price(HirId what) {
        const Hir& h = p.at(what);
        if (h.op == Op::bundle || h.op == Op::alternatives || h.op == Op::add) {
            for (const HirId part : p.children(what)) check_price(part);
            return;
        }
        const KindId kind = h.op == Op::np ? p.noun(what).kind : KindId(no_index);
        if (kind == no_index || can_be_paid(kind)) return;
        tell(Code::unpayable_thing, what,
             fmt::format("a `{}` can never be paid: its kind does not say where it goes",
                         p.name_of(p.kinds[kind])))
            .help = "add `paid from … to …` to the kind, or write an act, such as `discard a card`";
    }

    void check_pattern(const Pattern& pattern) {
        if (pattern.verb == no_index) return;
        const bool gain = pattern.verb == p.core.gain;
        const bool pays =
            pattern.verb == p.core.pay || pattern.verb == p.core.give || pattern.verb == p.core.lose;
        for (const Pattern::Arg& arg : pattern.args) {
            if (arg.param != 0 || (!gain && !pays)) continue;
            for (const HirId noun : arg.nouns) {
                const KindId kind = kind_in(p.at(noun).type);
                if (kind == no_index || (pays && can_be_paid(kind))) continue;
                tell(Code::unmatchable_pattern, noun,
                     gain ? std::string("things are never gained, only units are")
                          : fmt::format(
                                "a `{}` is never paid, given or lost: its kind does not say where it goes",
                                p.name_of(p.kinds[kind])))
                    .help = gain ? "watch the verb that moves it, such as `when move card by you`"
                                 : "add `paid from … to …` to the kind, or watch the verb that moves it";
            }
        }
    }

    void check_reaction(const Reaction& r) {
        const Place at{r.tree, r.node};
        switch (r.form) {
        case ReactionForm::silence: check_counted(r.tail, "a `silence`", at); break;
        case ReactionForm::share: check_counted(r.tail, "a `share`", at); break;
        case ReactionForm::whenever: check_counted(r.tail, "a `whenever`", at); break;
        case ReactionForm::accept:
            check_counted(r.tail, "an `accept`", at);
            check_payers(r);
            break;
        default: break;
        }
    }

    struct Place {
        std::uint16_t tree;
        NodeId node;
    };

    // `first` and `beyond` count events that fit the pattern of the line.
    void check_counted(const Tail& tail, const char* what, Place at) {
        if (tail.beyond < 0) return;
        diagnostics_
            .add(Code::unmatchable_pattern, p.trees[at.tree]->span(at.node),
                 fmt::format("{} is no event, so `{}` counts nothing here", what,
                             tail.up_to ? "first" : "beyond"))
            .help = "write `once per …`, or test it: `if tally of … this …`";
    }

    // What a card accepts counts for its holder alone (S16.5).
    void check_payers(const Reaction& r) {
        const bool other =
            !r.tail.by.empty() && r.pattern == no_index &&
            std::all_of(r.tail.by.begin(), r.tail.by.end(), [&](HirId who) { return never_you(who); });
        if (!other) return;
        tell(Code::unmatchable_pattern, r.tail.by.front(),
             "an `accept` counts for its holder alone, and this is never the holder")
            .help = "write `by you`, or `held by each player` in the kind for a card that serves everybody";
    }

    // A noun `opponent`, or `player` without the holder.
    [[nodiscard]] bool never_you(HirId who) const {
        const Hir& h = p.at(who);
        if (h.op != Op::np) return false;
        const auto& children = p.children(who);
        return std::any_of(children.begin(), children.end(), [&](HirId filter) {
            return p.at(filter).op == Op::f_except && p.at(p.child(filter, 0)).op == Op::you;
        });
    }

    const Program& p;
    Diagnostics& diagnostics_;
    struct First {
        std::size_t hir = 0, pattern = 0, reaction = 0, ability = 0;
    } first_;                // what lies before it was looked at with the base
    bool placeless_ = false; // no player ever lies in a place
};

} // namespace

void check_emptiness(const Program& program, Diagnostics& diagnostics, const Program* base) {
    Emptiness(program, diagnostics, base).run();
}

} // namespace cantrip
