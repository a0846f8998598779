#include "tools/lint/play/bundles.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace cantrip::lint {
namespace {

using Maybe = std::optional<Outcomes>;

// Beyond this many ways an effect is left alone: nobody can read such a finding.
constexpr std::size_t most_outcomes = 256;

Maybe limited(Outcomes outcomes) {
    if (outcomes.size() > most_outcomes) return std::nullopt;
    return outcomes;
}

// Every outcome of the one with every outcome of the other.
Maybe both(const Maybe& a, const Maybe& b, std::int64_t times = 1) {
    if (!a || !b || a->size() * b->size() > most_outcomes) return std::nullopt;
    Outcomes out;
    for (const Bundle& x : *a)
        for (const Bundle& y : *b) {
            out.push_back(x);
            out.back().add(y, times);
        }
    return out;
}

Maybe nothing() { return Outcomes{Bundle{}}; }

class Reader {
  public:
    explicit Reader(const Program& program) : p_(program) {}

    Maybe value(HirId id) const {
        const Hir& hir = p_.at(id);
        switch (hir.op) {
        case Op::nothing: return nothing();
        case Op::unit: return Outcomes{one({false, hir.a}, 1)};
        case Op::np: return noun(p_.noun(id), p_.children(id).size());
        case Op::bundle: return all(p_.children(id), [&](HirId kid) { return value(kid); });
        case Op::alternatives: return any(p_.children(id), [&](HirId kid) { return value(kid); });
        default: return std::nullopt;
        }
    }

    Maybe effect(HirId id) const {
        const Hir& hir = p_.at(id);
        const auto kids = p_.children(id);
        switch (hir.op) {
        case Op::block:
        case Op::seq: return all(kids, [&](HirId kid) { return effect(kid); });
        case Op::assume: return effect(kids[0]);
        case Op::may: return either(effect(kids[0]), nothing());
        case Op::either: return any(kids, [&](HirId kid) { return effect(kid); });
        case Op::arrow: return kids.size() > 2 ? std::nullopt : both(effect(kids[0]), effect(kids[1]));
        case Op::price:
        case Op::pay:
            if (p_.at(kids[0]).op >= Op::block) return effect(kids[0]);
            return both(nothing(), value(kids[0]), -1);
        case Op::call: return call(hir, kids);
        default: return std::nullopt;
        }
    }

  private:
    static Bundle one(flow::Ware ware, std::int64_t amount) {
        Bundle bundle;
        bundle.wares[{ware.thing, ware.index}] = amount;
        return bundle;
    }

    Maybe noun(const Noun& noun, std::size_t filters) const {
        if (noun.per != no_hir || filters > 0 || noun.or_more) return std::nullopt;
        if (noun.det != Det::count && noun.det != Det::a && noun.det != Det::exactly) return std::nullopt;
        std::int64_t amount = 1;
        if (noun.count != no_hir) {
            if (p_.at(noun.count).op != Op::number) return std::nullopt;
            amount = static_cast<std::int32_t>(p_.at(noun.count).a);
        }
        if (noun.of == NounOf::unit) return Outcomes{one({false, noun.index}, amount)};
        if (noun.of != NounOf::group) return std::nullopt;
        if (!p_.groups[noun.index].kinds.empty()) return std::nullopt;
        Outcomes out;
        for (const UnitId unit : p_.groups[noun.index].units) out.push_back(one({false, unit}, amount));
        return limited(std::move(out));
    }

    Maybe call(const Hir& hir, std::span<const HirId> kids) const {
        const Verb& verb = p_.verbs[hir.a];
        if (!verb.native || kids.size() < 2) return std::nullopt;
        const Op actor = p_.at(kids[0]).op;
        if (actor != Op::missing_arg && actor != Op::you) return std::nullopt;
        const std::string_view name = p_.names.text(verb.name);
        if (name == "gain") return value(kids[1]);
        if (name == "lose" || name == "pay") return both(nothing(), value(kids[1]), -1);
        return std::nullopt;
    }

    static Maybe either(const Maybe& a, const Maybe& b) {
        if (!a || !b) return std::nullopt;
        Outcomes out = *a;
        out.insert(out.end(), b->begin(), b->end());
        return limited(std::move(out));
    }

    template <class F> static Maybe all(std::span<const HirId> kids, F&& f) {
        Maybe out = nothing();
        for (const HirId kid : kids) out = both(out, f(kid));
        return out;
    }
    template <class F> static Maybe any(std::span<const HirId> kids, F&& f) {
        Maybe out = Outcomes{};
        for (const HirId kid : kids) out = either(out, f(kid));
        return out;
    }

    const Program& p_;
};

} // namespace

void Bundle::add(const Bundle& other, std::int64_t times) {
    for (const auto& [ware, amount] : other.wares) {
        auto& mine = wares[ware];
        mine += amount * times;
        if (mine == 0) wares.erase(ware);
    }
}

Maybe outcomes_of_value(const Program& program, HirId value) { return Reader(program).value(value); }
Maybe outcomes_of_effect(const Program& program, HirId effect) { return Reader(program).effect(effect); }

std::string describe(const Program& program, const Bundle& bundle) {
    std::string out;
    for (const auto& [ware, amount] : bundle.wares) {
        const Declared& what = ware.first ? static_cast<const Declared&>(program.kinds[ware.second])
                                          : program.units[ware.second];
        out += fmt::format("{}{:+} {}", out.empty() ? "" : ", ", amount, program.names.text(what.name));
    }
    return out.empty() ? "nothing" : out;
}

} // namespace cantrip::lint
