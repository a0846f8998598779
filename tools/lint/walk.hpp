#pragma once
// Ways through the values and effects of a program.

#include <initializer_list>
#include <vector>

#include <boost/container/small_vector.hpp>

#include "lang/program/program.hpp"

namespace cantrip::lint {

// Nodes that are looked at and forgotten: few, and asked for everywhere.
using Parts = boost::container::small_vector<HirId, 8>;

// What hangs on a pattern, a tail or a reaction, without what hangs on those in turn.
[[nodiscard]] Parts parts_of(const Program& program, const Pattern& pattern);
[[nodiscard]] Parts parts_of(const Program& program, const Tail& tail);
[[nodiscard]] Parts parts_of(const Program& program, const Reaction& reaction);

// Everything below a node that is not among its children: parts of a noun, the pattern of a tally, a reaction
// that lasts.
[[nodiscard]] Parts hidden_parts(const Program& program, HirId id);

// Calls f for the node and everything below it, parents first.
template <typename F> void walk(const Program& program, HirId root, F&& f) {
    if (root == no_hir) return;
    boost::container::small_vector<HirId, 32> open(1, root);
    while (!open.empty()) {
        const HirId id = open.back();
        open.pop_back();
        f(id);
        const Op op = program.at(id).op;
        const auto children = program.children(id);
        open.insert(open.end(), children.rbegin(), children.rend());
        if (op == Op::np || op == Op::tally || op == Op::react)
            for (const HirId part : hidden_parts(program, id))
                if (part != no_hir) open.push_back(part);
    }
}

// Whether f holds for the node or anything below it.
template <typename F> [[nodiscard]] bool any_below(const Program& program, HirId root, F&& f) {
    bool found = false;
    walk(program, root, [&](HirId id) { found = found || f(id); });
    return found;
}

// Whether two trees say the same, in whatever words: names that each of them binds for itself may differ.
[[nodiscard]] bool same(const Program& program, HirId a, HirId b);

// `assume` says something about the author, not about the effect.
[[nodiscard]] HirId without_assume(const Program& program, HirId id);

// A piece of code with local names of its own: all that is reached from its roots shares one numbering of
// slots.
struct Body {
    enum class Of : std::uint8_t {
        verb,
        define,
        ability,
        heading,
        face,
        kind,
        thing,
        zone,
        global,
        field,
        rule,
        scenario
    } of;
    std::uint32_t index = no_index; // into the table of Program that `of` says
    std::uint16_t tree = 0;
    Parts roots;
    std::uint32_t first = 0, count = 0; // all that is reached from them: Subject::nodes
};

[[nodiscard]] std::vector<Body> bodies_of(const Program& program);

} // namespace cantrip::lint
