#include "tools/lint/play/shape.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "tools/lint/walk.hpp"

namespace cantrip::lint {
namespace {

class Maker {
  public:
    Maker(const Program& program, const flow::Flow& flow, const std::vector<Good>& good_of_field)
        : p_(program), flow_(flow), good_of_field_(good_of_field) {}

    Shape run(ThingId id) {
        const Thing& thing = p_.things[id];
        put(thing.kind);
        put(static_cast<std::uint64_t>(thing.number));
        std::vector<TraitId> traits = thing.traits;
        std::sort(traits.begin(), traits.end());
        for (const TraitId trait : traits) put(trait);
        values(thing.kind, thing.values);
        shape_.values = take();
        shape_.abilities.reserve(thing.abilities.size());
        for (const AbilityId one : thing.abilities) {
            ability(p_.abilities[one]);
            shape_.abilities.push_back(take());
            shape_.abilities.back().welcome = is_welcome(one);
        }
        shape_.known = shape_.known && thing.unknown.empty() && thing.inner.empty();
        return std::move(shape_);
    }

  private:
    Piece take() {
        places_ = 0;
        std::sort(piece_.amounts.begin(), piece_.amounts.end(),
                  [](const Amount& a, const Amount& b) { return a.what < b.what; });
        return std::exchange(piece_, {});
    }
    void put(std::uint64_t word) { piece_.form.put(word); }
    void number(std::int64_t amount, Good good) {
        if (good == Good::fixed) return put(static_cast<std::uint64_t>(amount));
        piece_.amounts.push_back({place(), amount, good});
    }
    // What one bundle counts shares a place.
    std::uint64_t place() { return ++places_ << 40U; }

    // In the order of fields, whatever the order on the card.
    void values(KindId kind, std::vector<Value> list) {
        std::sort(list.begin(), list.end(), [](const Value& a, const Value& b) { return a.field < b.field; });
        for (const Value& value : list) {
            const Good good = good_of_field_[value.field];
            if (good == Good::more && worth(kind, value)) continue;
            put(value.field);
            node(value.value, p_.fields[value.field].type.is(TypeTag::cost) ? good : Good::fixed);
        }
    }

    // A number that is good to have, counted from what a card has that does not print it. Fields are less
    // than any place.
    bool worth(KindId kind, const Value& value) {
        const HirId unprinted = unprinted_value(kind, value.field);
        const std::optional<std::int64_t> printed = plain_number(value.value),
                                          usual = unprinted == no_hir ? 0 : plain_number(unprinted);
        if (!printed || !usual) return false;
        piece_.amounts.push_back({value.field, *printed - *usual, Good::more});
        return true;
    }

    // What the nearest kind gives its cards, or the field itself.
    HirId unprinted_value(KindId kind, FieldId field) const {
        for (const KindId above : p_.kinds[kind].ancestors)
            for (const Value& given : p_.kinds[above].values)
                if (given.field == field) return given.value;
        return p_.fields[field].initial;
    }

    std::optional<std::int64_t> plain_number(HirId id) const {
        const Hir& hir = p_.at(without_assume(p_, id));
        if (hir.op != Op::number) return std::nullopt;
        return static_cast<std::int32_t>(hir.a);
    }

    void ability(const Ability& ability) {
        put(static_cast<std::uint64_t>(ability.form));
        put(ability.heading);
        put(ability.face);
        for (const TraitId trait : ability.adjectives) put(trait);
        tail(ability.tail);
        if (ability.price != no_hir) node(ability.price, Good::less);
        if (ability.effect != no_hir) node(ability.effect, Good::fixed);
        if (ability.reaction == no_index) return;
        const Reaction& r = p_.reactions[ability.reaction];
        put(static_cast<std::uint64_t>(r.form));
        put(static_cast<std::uint64_t>(r.change));
        put(r.param);
        put(r.heading);
        if (r.pattern != no_index) pattern(p_.patterns[r.pattern]);
        tail(r.tail);
        if (r.price != no_hir) node(r.price, Good::less);
        for (const HirId part : {r.value, r.whom, r.noun})
            if (part != no_hir) node(part, Good::fixed);
        if (r.effect != no_hir && r.effect != ability.effect) node(r.effect, Good::fixed);
    }

    void pattern(const Pattern& pattern) {
        put(pattern.verb);
        put(pattern.define);
        put(pattern.field);
        for (const Pattern::Arg& arg : pattern.args) {
            put(arg.param);
            for (const HirId noun : arg.nouns) node(noun, Good::fixed);
        }
    }

    void tail(const Tail& tail) {
        put(tail.once_per);
        put(tail.beyond_per);
        put(tail.exclusive);
        put(tail.until);
        put(static_cast<std::uint32_t>(tail.beyond));
        put(tail.up_to ? 1U : 0U);
        for (const HirId part : parts_of(p_, tail)) node(part, Good::fixed);
        if (tail.during != no_index) put(p_.patterns[tail.during].verb);
    }

    void node(HirId id, Good good) {
        const Hir& hir = p_.at(id);
        if (hir.op == Op::unknown || hir.op == Op::react) shape_.known = false;
        if (hir.op == Op::assume) return node(p_.child(id, 0), good);
        if (good != Good::fixed && counts_tokens(id)) return tokens(id, good);
        put(static_cast<std::uint64_t>(hir.op) << 32 |
            static_cast<std::uint64_t>(hir.flags & (flag::negated | flag::past)) << 16 | hir.aux);
        if (hir.op == Op::number) return number(static_cast<std::int32_t>(hir.a), good);
        if (hir.op == Op::np) return noun(id, good);
        put(hir.a);
        const auto kids = p_.children(id);
        put(kids.size());
        for (std::size_t i = 0; i < kids.size(); ++i) node(kids[i], good_of(hir, i, good));
    }

    // `2 herb + 1 potion`: tokens and their numbers, nothing else.
    bool counts_tokens(HirId id) const {
        const Hir& hir = p_.at(id);
        if (hir.op == Op::bundle) {
            const auto kids = p_.children(id);
            return !kids.empty() && std::all_of(kids.begin(), kids.end(), [&](HirId kid) {
                return p_.at(kid).op == Op::np && counts_tokens(kid);
            });
        }
        if (hir.op != Op::np) return false;
        const Noun& noun = p_.noun(id);
        return (noun.of == NounOf::unit || noun.of == NounOf::group) && noun.det == Det::count &&
               noun.count != no_hir && plain_number(noun.count) && noun.per == no_hir && !noun.or_more &&
               p_.children(id).empty();
    }

    void tokens(HirId id, Good good) {
        put(static_cast<std::uint64_t>(Op::bundle) << 32);
        const std::uint64_t place = this->place();
        const std::size_t first = piece_.amounts.size();
        const auto add = [&](HirId np) {
            const Noun& noun = p_.noun(np);
            const std::uint64_t what = place | static_cast<std::uint64_t>(noun.of == NounOf::group) << 39U |
                                       static_cast<std::uint64_t>(noun.modifiers & 0x7fU) << 32U | noun.index;
            const auto same =
                std::find_if(piece_.amounts.begin() + static_cast<std::ptrdiff_t>(first),
                             piece_.amounts.end(), [&](const Amount& one) { return one.what == what; });
            if (same != piece_.amounts.end())
                same->number += *plain_number(noun.count);
            else
                piece_.amounts.push_back({what, *plain_number(noun.count), good});
        };
        if (p_.at(id).op == Op::np)
            add(id);
        else
            for (const HirId kid : p_.children(id)) add(kid);
    }

    void noun(HirId id, Good good) {
        const Noun& noun = p_.noun(id);
        put(static_cast<std::uint64_t>(noun.of) << 32 | static_cast<std::uint64_t>(noun.det) << 16 |
            noun.modifiers);
        put(noun.index);
        if (noun.count != no_hir) node(noun.count, noun.det == Det::count ? good : Good::fixed);
        if (noun.value != no_hir) node(noun.value, Good::fixed);
        if (noun.per != no_hir) node(noun.per, Good::fixed);
        for (const HirId kid : p_.children(id)) node(kid, Good::fixed);
    }

    // What the numbers of a part mean: a price is better when it is less, what is gained when it is more.
    Good good_of(const Hir& hir, std::size_t child, Good inherited) const {
        switch (hir.op) {
        case Op::arrow: return child == 0 ? Good::less : inherited;
        case Op::price:
        case Op::pay: return Good::less;
        case Op::bundle:
        case Op::alternatives:
        case Op::seq:
        case Op::block:
        case Op::may:
        case Op::either: return inherited;
        case Op::call: return child == 0 ? Good::fixed : good_of_call(hir, inherited);
        default: return Good::fixed;
        }
    }

    Good good_of_call(const Hir& hir, Good inherited) const {
        const Verb& verb = p_.verbs[hir.a];
        const Op actor = p_.at(p_.hir_children[hir.first]).op;
        if (actor != Op::missing_arg && actor != Op::you) return Good::fixed;
        if (inherited == Good::less && !verb.native) return Good::fixed;
        if (names_track(hir)) return Good::fixed;
        const std::string_view name = p_.names.text(verb.name);
        if (verb.native)
            return name == "gain" ? Good::more : name == "lose" || name == "pay" ? Good::less : Good::fixed;
        return is_boon(VerbId(hir.a)) ? Good::more : Good::fixed;
    }

    // More of a track may be worse: only the game knows.
    bool names_track(const Hir& hir) const {
        bool track = false;
        for (std::uint32_t i = 1; i < hir.count; ++i)
            walk(p_, p_.hir_children[hir.first + i], [&](HirId id) {
                const Hir& below = p_.at(id);
                if (below.op == Op::np && p_.noun(id).of == NounOf::unit)
                    track = track || p_.units[p_.noun(id).index].track;
                if (below.op == Op::unit || below.op == Op::counter) track = track || p_.units[below.a].track;
            });
        return track;
    }

    // A verb that only gives its actor things or tokens: more of it is better.
    bool is_boon(VerbId id) const {
        const Verb& verb = p_.verbs[id];
        if (flow_.body_of_verb[id] == no_index || verb.params.size() != 1 ||
            !verb.params[0].type.is(TypeTag::number))
            return false;
        bool gives = false;
        for (const flow::Deed& deed : flow_.of(flow_.bodies[flow_.body_of_verb[id]])) {
            if (deed.what == flow::Deed::What::gain || to_own_zone(deed))
                gives = true;
            else if (deed.what != flow::Deed::What::call ||
                     !(is_gain(deed.verb) || is_housekeeping(deed.verb)))
                return false;
        }
        return gives;
    }

    bool is_gain(VerbId id) const {
        return p_.verbs[id].native && p_.names.text(p_.verbs[id].name) == "gain";
    }

    // Shuffles and the like: nobody has more or less of anything after it.
    bool is_housekeeping(VerbId id) const {
        if (p_.verbs[id].native || !p_.verbs[id].params.empty() || flow_.body_of_verb[id] == no_index)
            return false;
        const auto deeds = flow_.of(flow_.bodies[flow_.body_of_verb[id]]);
        return std::all_of(deeds.begin(), deeds.end(),
                           [](const flow::Deed& deed) { return deed.what == flow::Deed::What::call; });
    }

    bool to_own_zone(const flow::Deed& deed) const {
        if (deed.what != flow::Deed::What::call || !p_.verbs[deed.verb].native ||
            p_.names.text(p_.verbs[deed.verb].name) != "move")
            return false;
        const auto kids = p_.children(deed.at);
        if (kids.size() < 3 || p_.at(kids[2]).op != Op::zone) return false;
        const Zone& zone = p_.zones[p_.at(kids[2]).a];
        return zone.owner != no_index && p_.is_a(zone.owner, p_.player_kind) &&
               zone.seen == Zone::Seen::owner;
    }

    // What its holder may do or leave, another way to pay, and what only gives.
    bool is_welcome(AbilityId id) const {
        const Ability& ability = p_.abilities[id];
        if (ability.form == Ability::Form::action) return true;
        const ReactionId reaction = flow::reaction_of(p_, ability);
        if (reaction != no_index) {
            const ReactionForm form = p_.reactions[reaction].form;
            if (form == ReactionForm::accept || form == ReactionForm::allow || form == ReactionForm::share)
                return true;
            if (form != ReactionForm::when && form != ReactionForm::before) return false;
        }
        if (flow_.body_of_ability[id] == no_index) return false;
        const auto deeds = flow_.of(flow_.bodies[flow_.body_of_ability[id]]);
        return !deeds.empty() && std::all_of(deeds.begin(), deeds.end(),
                                             [&](const flow::Deed& deed) { return is_welcome(deed); });
    }

    bool is_welcome(const flow::Deed& deed) const {
        if ((deed.how & (flow::when::other | flow::when::later)) != 0) return false;
        if ((deed.how & flow::when::may) != 0) return true;
        if (deed.what == flow::Deed::What::call)
            return is_gain(deed.verb) || is_boon(deed.verb) || is_housekeeping(deed.verb);
        return deed.what == flow::Deed::What::gain && (deed.ware.thing || !p_.units[deed.ware.index].track);
    }

    const Program& p_;
    const flow::Flow& flow_;
    const std::vector<Good>& good_of_field_;
    Shape shape_;
    Piece piece_;
    std::uint64_t places_ = 0;
};

} // namespace

Shape shape_of(const Program& program, const flow::Flow& flow, const std::vector<Good>& good_of_field,
               ThingId thing) {
    return Maker(program, flow, good_of_field).run(thing);
}

Standing standing(const std::vector<Amount>& a, const std::vector<Amount>& b) {
    Standing found;
    auto left = a.begin();
    auto right = b.begin();
    while (left != a.end() || right != b.end()) {
        const bool has_left = right == b.end() || (left != a.end() && left->what <= right->what);
        const bool has_right = left == a.end() || (right != b.end() && right->what <= left->what);
        const Good good = has_left ? left->good : right->good;
        const std::int64_t ahead = ((has_left ? left->number : 0) - (has_right ? right->number : 0)) *
                                   static_cast<std::int64_t>(good);
        if (ahead < 0) return {true, false, false};
        if (ahead > 0) (good == Good::less ? found.less : found.more) = true;
        if (has_left) ++left;
        if (has_right) ++right;
    }
    return found;
}

} // namespace cantrip::lint
