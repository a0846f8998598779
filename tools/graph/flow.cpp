#include "tools/graph/flow.hpp"

#include <algorithm>

namespace cantrip::flow {
namespace {

class Collector {
  public:
    explicit Collector(const Program& program) : p_(program) {
        for (VerbId id(0); id < p_.verbs.size(); ++id) {
            if (!p_.verbs[id].native) continue;
            const std::string_view name = p_.names.text(p_.verbs[id].name);
            if (name == "gain")
                gain_ = id;
            else if (name == "lose")
                lose_ = id;
            else if (name == "give")
                give_ = id;
            else if (name == "pay")
                pay_ = id;
            else if (name == "advance")
                advance_ = id;
            else if (name == "retreat")
                retreat_ = id;
        }
    }

    Flow run() {
        flow_.body_of_ability.assign(p_.abilities.size(), no_index);
        flow_.body_of_verb.assign(p_.verbs.size(), no_index);
        for (AbilityId id(0); id < p_.abilities.size(); ++id) ability(id);
        for (VerbId id(0); id < p_.verbs.size(); ++id)
            if (p_.verbs[id].body != no_hir) {
                open({.of = Body::Of::verb, .id = id}, flow_.body_of_verb[id]);
                walk(p_.verbs[id].body, 0);
                close();
            }
        for (ThingId id(0); id < p_.things.size(); ++id) values(p_.things[id].values, id, false);
        for (KindId id(0); id < p_.kinds.size(); ++id) values(p_.kinds[id].values, id, true);
        std::stable_sort(flow_.ears.begin(), flow_.ears.end(),
                         [](const Ear& a, const Ear& b) { return a.verb < b.verb; });
        return std::move(flow_);
    }

  private:
    void open(Body body, std::uint32_t& index) {
        index = static_cast<std::uint32_t>(flow_.bodies.size());
        body.first = static_cast<std::uint32_t>(flow_.deeds.size());
        flow_.bodies.push_back(body);
    }
    void close() {
        flow_.bodies.back().count =
            static_cast<std::uint32_t>(flow_.deeds.size()) - flow_.bodies.back().first;
    }

    void ability(AbilityId id) {
        const Ability& ability = p_.abilities[id];
        open({.of = Body::Of::ability, .id = id}, flow_.body_of_ability[id]);
        if (ability.price != no_hir) price(ability.price, when::price);
        if (ability.effect != no_hir) walk(ability.effect, 0);
        if (const ReactionId r = reaction_of(p_, ability); r != no_index) {
            const Reaction& reaction = p_.reactions[r];
            if (reaction.effect != no_hir && reaction.effect != ability.effect) walk(reaction.effect, 0);
            if (reaction.price != no_hir) price(reaction.price, when::price | when::may);
            if (reaction.pattern != no_index && p_.patterns[reaction.pattern].verb != no_index)
                flow_.ears.push_back({id, r, p_.patterns[reaction.pattern].verb});
        }
        close();
    }

    void values(const std::vector<Value>& values, std::uint32_t id, bool of_kind) {
        for (const Value& value : values) {
            const TypeTag tag = p_.fields[value.field].type.tag;
            if (tag != TypeTag::cost) continue;
            std::uint32_t ignored = 0;
            open({.of = Body::Of::value, .id = id, .of_kind = of_kind}, ignored);
            price(value.value, when::price);
            close();
        }
    }

    // A price is a value or an act.
    void price(HirId id, std::uint8_t how) {
        const Op op = p_.at(id).op;
        if (op >= Op::block)
            walk(id, how);
        else
            wares(id, Deed::What::pay, how, pay_);
    }

    // The effects of a body. Values do nothing, so they are left out.
    void walk(HirId id, std::uint8_t how) {
        const Hir& hir = p_.at(id);
        const auto kids = p_.children(id);
        const auto with = [&](std::uint8_t bits) { return static_cast<std::uint8_t>(how | bits); };
        switch (hir.op) {
        case Op::call: call(id, how); break;
        case Op::price:
        case Op::pay: price(kids[0], how); break;
        case Op::arrow:
            walk(kids[0], with(when::price));
            walk(kids[1], how);
            if (kids.size() > 2) walk(kids[2], with(when::condition));
            break;
        case Op::may: walk(kids[0], with(when::may)); break;
        case Op::choose:
        case Op::either:
            for (const HirId kid : kids) walk(kid, with(when::choice));
            break;
        case Op::if_:
        case Op::match:
        case Op::arm:
        case Op::repeat:
        case Op::at_time:
            for (const HirId kid : kids) walk(kid, with(when::condition));
            break;
        case Op::subject: walk(kids.back(), with(of_other(hir, kids[0]))); break;
        case Op::react:
            if (p_.reactions[hir.a].effect != no_hir) walk(p_.reactions[hir.a].effect, with(when::later));
            break;
        case Op::block:
        case Op::seq:
        case Op::together:
        case Op::secretly:
        case Op::assume:
            for (const HirId kid : kids) walk(kid, how);
            break;
        default: break;
        }
    }

    std::uint8_t of_other(const Hir& hir, HirId who) const {
        if ((hir.aux & subject::acts) == 0) return when::condition; // for each of some things
        return p_.at(who).op == Op::you ? std::uint8_t{0} : when::other;
    }

    void call(HirId id, std::uint8_t how) {
        const Hir& hir = p_.at(id);
        const auto kids = p_.children(id);
        const HirId actor = kids.empty() ? no_hir : kids[0];
        if (actor != no_hir && p_.at(actor).op != Op::missing_arg && p_.at(actor).op != Op::you)
            how |= when::other;
        flow_.deeds.push_back(
            {.what = Deed::What::call, .how = how, .verb = VerbId(hir.a), .ware = {}, .amount = 0, .at = id});
        if (kids.size() < 2) return;
        if (hir.a == gain_ || hir.a == advance_)
            wares(kids[1], Deed::What::gain, how, VerbId(hir.a));
        else if (hir.a == lose_ || hir.a == retreat_)
            wares(kids[1], Deed::What::lose, how, VerbId(hir.a));
        else if (hir.a == pay_)
            wares(kids[1], Deed::What::pay, how, VerbId(hir.a));
        else if (hir.a == give_) {
            wares(kids[1], Deed::What::lose, how, VerbId(hir.a));
            wares(kids[1], Deed::What::gain, static_cast<std::uint8_t>(how ^ when::other), VerbId(hir.a));
        }
    }

    // The units and kinds that a bundle, a cost or a counter is made of.
    void wares(HirId id, Deed::What what, std::uint8_t how, VerbId verb) {
        const Hir& hir = p_.at(id);
        const auto put = [&](Ware ware, std::int32_t amount, std::uint8_t bits) {
            flow_.deeds.push_back({.what = what,
                                   .how = static_cast<std::uint8_t>(how | bits),
                                   .verb = verb,
                                   .ware = ware,
                                   .amount = amount,
                                   .at = id});
        };
        switch (hir.op) {
        case Op::bundle:
            for (const HirId kid : p_.children(id)) wares(kid, what, how, verb);
            break;
        case Op::alternatives:
            for (const HirId kid : p_.children(id))
                price_or_wares(kid, what, static_cast<std::uint8_t>(how | when::choice), verb);
            break;
        case Op::unit:
        case Op::counter: put({false, hir.a}, 1, 0); break;
        case Op::np: {
            const Noun& noun = p_.noun(id);
            const std::int32_t amount = amount_of(noun);
            if (noun.of == NounOf::unit)
                put({false, noun.index}, amount, 0);
            else if (noun.of == NounOf::group)
                group(GroupId(noun.index), [&](Ware ware) { put(ware, amount, when::choice); });
            else if (noun.of == NounOf::unit_value)
                unit_value(noun.value, [&](Ware ware) { put(ware, amount, when::choice); });
            else if (noun.kind != no_index)
                put({true, noun.kind}, amount, 0);
            break;
        }
        default:
            if (hir.op >= Op::block) walk(id, how);
            break;
        }
    }
    void price_or_wares(HirId id, Deed::What what, std::uint8_t how, VerbId verb) {
        if (p_.at(id).op >= Op::block)
            walk(id, how);
        else
            wares(id, what, how, verb);
    }

    template <class Put> void group(GroupId id, Put put) const {
        for (const UnitId unit : p_.groups[id].units) put(Ware{false, unit});
        for (const KindId kind : p_.groups[id].kinds) put(Ware{true, kind});
    }

    // `1 resource of tunnel`: whatever units the things print in that field.
    template <class Put> void unit_value(HirId value, Put put) const {
        if (value == no_hir || p_.at(value).op != Op::field) return;
        const FieldId field(p_.at(value).a);
        const auto printed = [&](const std::vector<Value>& values) {
            for (const Value& one : values)
                if (one.field == field && p_.at(one.value).op == Op::unit)
                    put(Ware{false, p_.at(one.value).a});
        };
        for (const Thing& thing : p_.things) printed(thing.values);
        for (const Kind& kind : p_.kinds) printed(kind.values);
    }

    std::int32_t amount_of(const Noun& noun) const {
        if (noun.per != no_hir || noun.det == Det::up_to || noun.det == Det::any_number ||
            noun.det == Det::all)
            return 0;
        if (noun.count == no_hir) return 1;
        return p_.at(noun.count).op == Op::number ? static_cast<std::int32_t>(p_.at(noun.count).a) : 0;
    }

    const Program& p_;
    Flow flow_;
    VerbId gain_ = no_index, lose_ = no_index, give_ = no_index, pay_ = no_index, advance_ = no_index,
           retreat_ = no_index;
};

} // namespace

std::span<const Ear> Flow::heard_by(VerbId verb) const {
    const auto less = [](const auto& a, const auto& b) {
        if constexpr (std::is_same_v<std::decay_t<decltype(a)>, Ear>)
            return a.verb < b;
        else
            return a < b.verb;
    };
    const auto low = std::lower_bound(ears.begin(), ears.end(), verb, less);
    const auto high = std::upper_bound(low, ears.end(), verb, less);
    return {low, high};
}

Flow flow_of(const Program& program) { return Collector(program).run(); }

ReactionId reaction_of(const Program& program, const Ability& ability) {
    if (ability.reaction != no_index) return ability.reaction;
    if (ability.form == Ability::Form::body && ability.heading != no_index)
        return program.headings[ability.heading].head;
    return no_index;
}

const Declared& owner_of(const Program& program, const Ability& ability) {
    if (ability.thing != no_index) return program.things[ability.thing];
    if (ability.kind != no_index) return program.kinds[ability.kind];
    return program.rules[ability.rule];
}

} // namespace cantrip::flow
