#include "lang/program/sem.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/program/canonical.hpp"
#include "lang/support/hash.hpp"

namespace cantrip {
namespace {

std::size_t count_of(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

// Slots are counted in the order in which they are met.
std::string renumbered(const std::string& text) {
    std::vector<std::string_view> numbers; // few: a look through them is faster than a map
    const std::string_view all = text;
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t open = std::min(all.find(slot_open, at), all.size());
        const bool result = open > at && open < all.size() && all[open - 1] == result_mark;
        out += all.substr(at, open - at - (result ? 1 : 0));
        if (open == all.size()) break;
        const std::size_t close = all.find(slot_close, open);
        const std::string_view slot = all.substr(open + 1, close - open - 1);
        if (result && count_of(all, all.substr(open, close + 1 - open)) == 1) {
            at = close + 1;
            continue;
        }
        const auto known = std::find(numbers.begin(), numbers.end(), slot);
        out += '#';
        out += std::to_string(known - numbers.begin());
        if (known == numbers.end()) numbers.push_back(slot);
        at = close + 1;
    }
    return out;
}

} // namespace

bool speaks_of_slot(const Program& program, HirId id, std::uint32_t slot) {
    const Hir& node = program.at(id);
    if (node.op == Op::local && node.a == slot) return true;
    if (node.op == Op::react) return true; // may be
    if (node.op == Op::np) {
        const Noun& of = program.noun(id);
        for (const HirId part : {of.count, of.value, of.per})
            if (part != no_hir && speaks_of_slot(program, part, slot)) return true;
    }
    const auto children = program.children(id);
    return std::any_of(children.begin(), children.end(),
                       [&](HirId child) { return speaks_of_slot(program, child, slot); });
}

bool happens_whole(const Program& program, HirId id) {
    const Hir& node = program.at(id);
    const auto one_of_it = [&](HirId given) {
        const Hir& value = program.at(given);
        if (value.op == Op::number) return value.a <= 1;
        if (value.op != Op::np) return !value.type.is(TypeTag::number) && !value.type.is(TypeTag::list);
        const Noun& noun = program.noun(given);
        if (noun.det == Det::a || noun.det == Det::another) return true;
        return noun.det == Det::the && noun.count == no_hir;
    };
    switch (node.op) {
    case Op::pay:
    case Op::price: return true;
    case Op::either:
        for (const HirId child : program.children(id))
            if (!happens_whole(program, child)) return false;
        return true;
    case Op::assume:
    case Op::block:
    case Op::seq: return node.count == 1 && happens_whole(program, program.child(id, 0));
    case Op::call: {
        const Verb& verb = program.verbs[node.a];
        for (std::size_t i = 1; i < node.count; ++i) {
            HirId given = program.child(id, i);
            if (program.at(given).op == Op::missing_arg)
                given = i - 1 < verb.params.size() ? verb.params[i - 1].initial : no_hir;
            if (given != no_hir && !one_of_it(given)) return false;
        }
        return true;
    }
    default: return false;
    }
}

bool is_used_at_once(const Program& program, HirId block, std::size_t index) {
    const auto steps = program.children(block);
    const Hir& let = program.at(steps[index]);
    if (let.op != Op::let || index + 1 >= steps.size()) return false;
    if (program.at(program.child(steps[index], 0)).op == Op::np) return false;
    HirId next = steps[index + 1];
    while (program.at(next).op == Op::assume) next = program.child(next, 0);
    const Op op = program.at(next).op;
    if (op != Op::call && op != Op::assign && op != Op::pay && op != Op::price) return false;
    for (std::size_t i = index + 2; i < steps.size(); ++i)
        if (speaks_of_slot(program, steps[i], let.a)) return false;
    return speaks_of_slot(program, next, let.a);
}

std::string canonical_effect(const Program& program, AbilityId id) {
    const Ability& ability = program.abilities[id];
    return renumbered(Canonical(program, ability.thing).ability(ability));
}

std::string canonical_value(const Program& program, HirId id) {
    return renumbered(Canonical(program, no_index).hir(id));
}

std::string sem_of(std::string_view canonical) {
    return fmt::format("h2:{:016x}", hash::effect_2(canonical));
}

} // namespace cantrip
