#include "tools/lint/ranges.hpp"

#include <algorithm>

#include "tools/lint/walk.hpp"

namespace cantrip::lint {
namespace {

constexpr Bounds any;
constexpr Bounds natural{0, any.high};

Bounds clamp(Bounds bounds) { return {std::max(bounds.low, any.low), std::min(bounds.high, any.high)}; }

Bounds product(Bounds a, Bounds b) {
    const auto all = {a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high};
    return clamp({std::min(all), std::max(all)});
}

Bounds of_field(const Program& program, const Hir& hir) {
    if (hir.a >= program.fields.size()) return any;
    const Field& field = program.fields[hir.a];
    return {field.low, field.high};
}

Bounds of_unit(const Program& program, std::uint32_t index) {
    if (index >= program.units.size()) return natural;
    const Unit& unit = program.units[index];
    if (unit.track) return {unit.low, unit.high};
    return unit.supply < 0 ? natural : Bounds{0, unit.supply};
}

Bounds of_die(const Program& program, std::uint32_t index) {
    Bounds out{any.high, any.low};
    for (const Die::Face& face : program.dice[index].faces) {
        if (face.name != no_name) return any;
        out = {std::min<std::int64_t>(out.low, face.number), std::max<std::int64_t>(out.high, face.number)};
    }
    return out.low > out.high ? any : out;
}

Bounds of_match(const Program& program, HirId id) {
    Bounds out{any.high, any.low};
    for (const HirId arm : program.children(id).subspan(1)) {
        const auto parts = program.children(arm);
        const Bounds one = bounds_of(program, parts.back());
        out = {std::min(out.low, one.low), std::max(out.high, one.high)};
    }
    return out.low > out.high ? any : out;
}

Bounds of_range(const Program& program, HirId id) {
    const Hir& hir = program.at(id);
    if (hir.op != Op::range || hir.count < 2) return any;
    const Bounds low = bounds_of(program, program.child(id, 0));
    const HirId end = program.child(id, 1);
    return {low.low, program.at(end).op == Op::missing_arg ? any.high : bounds_of(program, end).high};
}

} // namespace

Bounds bounds_of(const Program& program, HirId id) {
    const Hir& hir = program.at(id);
    const auto left = [&] { return bounds_of(program, program.child(id, 0)); };
    const auto right = [&] { return bounds_of(program, program.child(id, 1)); };
    switch (hir.op) {
    case Op::number: return {static_cast<std::int32_t>(hir.a), static_cast<std::int32_t>(hir.a)};
    case Op::count:
    case Op::tally:
    case Op::printed: return natural;
    case Op::field: return of_field(program, hir);
    case Op::counter: return of_unit(program, hir.a);
    case Op::global:
        if (hir.a >= program.globals.size()) return any;
        return {program.globals[hir.a].low, program.globals[hir.a].high};
    case Op::random_die: return hir.a == no_index ? any : of_die(program, hir.a);
    case Op::random_range:
    case Op::choose_range: return of_range(program, program.child(id, 0));
    case Op::match_value: return of_match(program, id);
    case Op::negative: {
        const Bounds one = left();
        return clamp({-one.high, -one.low});
    }
    case Op::add:
    case Op::subtract: {
        const Bounds a = left(), b = right();
        return hir.op == Op::add ? clamp({a.low + b.low, a.high + b.high})
                                 : clamp({a.low - b.high, a.high - b.low});
    }
    case Op::multiply: return product(left(), right());
    default: return any;
    }
}

namespace {

Truth opposite(Truth truth) {
    return truth == Truth::always ? Truth::never : truth == Truth::never ? Truth::always : truth;
}

// Whether a < b, a <= b: decided when the ranges do not overlap.
Truth less(Bounds a, Bounds b, bool or_equal) {
    if (or_equal ? a.high <= b.low : a.high < b.low) return Truth::always;
    if (or_equal ? a.low > b.high : a.low >= b.high) return Truth::never;
    return Truth::unknown;
}

Truth of_compare(const Program& program, HirId id) {
    const HirId left = program.child(id, 0);
    const HirId right = program.child(id, 1);
    const Bounds a = bounds_of(program, left);
    const Bounds b = bounds_of(program, right);
    const auto operation = static_cast<Compare>(program.at(id).aux);
    if (same(program, left, right))
        return operation == Compare::less_equal || operation == Compare::greater_equal ? Truth::always
                                                                                       : Truth::never;
    switch (operation) {
    case Compare::less: return less(a, b, false);
    case Compare::less_equal: return less(a, b, true);
    case Compare::greater: return less(b, a, false);
    case Compare::greater_equal: return less(b, a, true);
    }
    return Truth::unknown;
}

bool is_chance(const Program& program, HirId id) {
    return any_below(program, id, [&](HirId at) {
        const Op op = program.at(at).op;
        return op == Op::random_range || op == Op::choose_range || op == Op::random_die || op == Op::np;
    });
}

Truth of_equals(const Program& program, HirId id) {
    const HirId left = program.child(id, 0);
    const HirId right = program.child(id, 1);
    if (same(program, left, right) && !is_chance(program, left)) return Truth::always;
    const bool numbers =
        program.at(left).type.is(TypeTag::number) || program.at(left).type.is(TypeTag::counter);
    if (!numbers) return Truth::unknown;
    const Bounds a = bounds_of(program, left);
    const Bounds b = bounds_of(program, right);
    if (a.exact() && a == b) return Truth::always;
    return a.high < b.low || b.high < a.low ? Truth::never : Truth::unknown;
}

Truth of_in_range(const Program& program, HirId id) {
    const Bounds value = bounds_of(program, program.child(id, 0));
    const Bounds range = of_range(program, program.child(id, 1));
    if (value.high < range.low || value.low > range.high) return Truth::never;
    const HirId range_id = program.child(id, 1);
    if (program.at(range_id).op != Op::range) return Truth::unknown;
    const bool fixed = bounds_of(program, program.child(range_id, 0)).exact();
    const HirId end = program.child(range_id, 1);
    const bool fixed_end = program.at(end).op == Op::missing_arg || bounds_of(program, end).exact();
    return fixed && fixed_end && value.low >= range.low && value.high <= range.high ? Truth::always
                                                                                    : Truth::unknown;
}

} // namespace

Truth truth_of(const Program& program, HirId id) {
    const Hir& hir = program.at(id);
    Truth out = Truth::unknown;
    // Each child is asked once: twice would double the work with every level.
    const auto child = [&](std::size_t n) { return truth_of(program, program.child(id, n)); };
    const auto both = [&](Truth decides) {
        const Truth left = child(0);
        if (left == decides) return decides;
        const Truth right = child(1);
        return right == decides || left == right ? right : Truth::unknown;
    };
    switch (hir.op) {
    case Op::yes: out = Truth::always; break;
    case Op::no: out = Truth::never; break;
    case Op::compare: out = of_compare(program, id); break;
    case Op::equals: out = of_equals(program, id); break;
    case Op::in_range: out = of_in_range(program, id); break;
    case Op::not_: out = opposite(child(0)); break;
    case Op::and_: out = both(Truth::never); break;
    case Op::or_: out = both(Truth::always); break;
    default: break;
    }
    return (hir.flags & flag::negated) != 0 ? opposite(out) : out;
}

} // namespace cantrip::lint
