#include "tools/lint/walk.hpp"

#include <algorithm>

namespace cantrip::lint {
namespace {

void add(Parts& to, std::initializer_list<HirId> parts) {
    for (const HirId part : parts)
        if (part != no_hir) to.push_back(part);
}

void add(Parts& to, std::span<const HirId> parts) {
    for (const HirId part : parts)
        if (part != no_hir) to.push_back(part);
}

} // namespace

Parts parts_of(const Program&, const Pattern& pattern) {
    Parts out;
    add(out, {pattern.of});
    for (const Pattern::Arg& arg : pattern.args) add(out, arg.nouns);
    return out;
}

Parts parts_of(const Program& program, const Tail& tail) {
    Parts out = {};
    add(out, tail.by);
    add(out, {tail.if_, tail.while_, tail.due_to});
    if (tail.during != no_index) add(out, parts_of(program, program.patterns[tail.during]));
    return out;
}

Parts parts_of(const Program& program, const Reaction& reaction) {
    Parts out;
    if (reaction.pattern != no_index) add(out, parts_of(program, program.patterns[reaction.pattern]));
    add(out, {reaction.noun});
    add(out, parts_of(program, reaction.tail));
    add(out, {reaction.price, reaction.value, reaction.whom, reaction.effect});
    return out;
}

Parts hidden_parts(const Program& program, HirId id) {
    const Hir& hir = program.at(id);
    Parts out;
    if (hir.op == Op::np) {
        const Noun& noun = program.noun(id);
        add(out, {noun.per, noun.value, noun.count});
    }
    if (hir.op == Op::tally && hir.a < program.patterns.size())
        add(out, parts_of(program, program.patterns[hir.a]));
    if (hir.op == Op::react && hir.a < program.reactions.size())
        add(out, parts_of(program, program.reactions[hir.a]));
    return out;
}

HirId without_assume(const Program& program, HirId id) {
    while (id != no_hir && program.at(id).op == Op::assume) id = program.child(id, 0);
    return id;
}

namespace {

// Two trees side by side. Slots that one of them binds correspond to slots that the other binds.
class Comparison {
  public:
    explicit Comparison(const Program& program) : p_(program) {}

    bool same(HirId a, HirId b) {
        a = without_assume(p_, a);
        b = without_assume(p_, b);
        if (a == b) return true;
        if (a == no_hir || b == no_hir) return false;
        const Hir& left = p_.at(a);
        const Hir& right = p_.at(b);
        constexpr std::uint8_t meaning = flag::negated | flag::past;
        if (left.op != right.op || left.aux != right.aux || left.count != right.count) return false;
        if ((left.flags & meaning) != (right.flags & meaning)) return false;
        // Reactions and patterns are not compared: they are never written twice by mistake inside one effect.
        if (left.op == Op::react || left.op == Op::tally || left.op == Op::unknown || left.op == Op::error)
            return false;
        if (left.op == Op::text &&
            p_.trees[left.tree]->text(left.node) != p_.trees[right.tree]->text(right.node))
            return false;
        if (!same_target(a, b)) return false;
        for (std::size_t i = 0; i < left.count; ++i)
            if (!same(p_.child(a, i), p_.child(b, i))) return false;
        return true;
    }

  private:
    bool same_target(HirId a, HirId b) {
        const Hir& left = p_.at(a);
        const Hir& right = p_.at(b);
        switch (left.op) {
        case Op::np: return same_noun(p_.noun(a), p_.noun(b));
        case Op::local: return left.a == right.a || corresponds(left.a, right.a);
        case Op::let:
        case Op::subject: return bind(left.a, right.a);
        case Op::call: return left.a == right.a && bind(left.b, right.b);
        default: return left.a == right.a && left.b == right.b;
        }
    }

    bool same_noun(const Noun& a, const Noun& b) {
        return a.of == b.of && a.det == b.det && a.modifiers == b.modifiers && a.or_more == b.or_more &&
               a.index == b.index && bind(a.it, b.it) && same(a.count, b.count) && same(a.value, b.value) &&
               same(a.per, b.per);
    }

    bool bind(std::uint32_t a, std::uint32_t b) {
        if ((a == no_index) != (b == no_index)) return false;
        if (a != no_index) bound_.emplace_back(a, b);
        return true;
    }

    [[nodiscard]] bool corresponds(std::uint32_t a, std::uint32_t b) const {
        return std::find(bound_.begin(), bound_.end(), std::pair(a, b)) != bound_.end();
    }

    const Program& p_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> bound_;
};

} // namespace

bool same(const Program& program, HirId a, HirId b) { return Comparison(program).same(a, b); }

namespace {

class Bodies {
  public:
    explicit Bodies(const Program& program) : p_(program) {}

    std::vector<Body> all() {
        declarations();
        kinds();
        for (std::uint32_t i = 0; i < p_.things.size(); ++i) thing(i);
        for (std::uint32_t i = 0; i < p_.abilities.size(); ++i) ability(i);
        for (std::uint32_t i = 0; i < p_.scenarios.size(); ++i) scenario(i);
        return std::move(out_);
    }

  private:
    void put(Body::Of of, std::uint32_t index, std::uint16_t tree, Parts roots) {
        if (!roots.empty()) out_.push_back({of, index, tree, std::move(roots), 0, 0});
    }

    void params(Parts& roots, const std::vector<Param>& list) {
        for (const Param& param : list) add(roots, {param.pool, param.initial});
    }

    void declarations() {
        for (std::uint32_t i = 0; i < p_.zones.size(); ++i)
            one(Body::Of::zone, i, p_.zones[i], {p_.zones[i].capacity});
        for (std::uint32_t i = 0; i < p_.globals.size(); ++i)
            one(Body::Of::global, i, p_.globals[i], {p_.globals[i].initial});
        for (std::uint32_t i = 0; i < p_.fields.size(); ++i)
            one(Body::Of::field, i, p_.fields[i], {p_.fields[i].initial});
        for (std::uint32_t i = 0; i < p_.rules.size(); ++i)
            one(Body::Of::rule, i, p_.rules[i], {p_.rules[i].if_});
        for (std::uint32_t i = 0; i < p_.defines.size(); ++i) {
            Parts roots;
            params(roots, p_.defines[i].params);
            add(roots, {p_.defines[i].value});
            put(Body::Of::define, i, p_.defines[i].tree, std::move(roots));
        }
        for (std::uint32_t i = 0; i < p_.verbs.size(); ++i) {
            Parts roots;
            params(roots, p_.verbs[i].params);
            // The body of an action's verb is the effect of its ability and is looked at there.
            if (p_.verbs[i].ability == no_index) add(roots, {p_.verbs[i].body});
            put(Body::Of::verb, i, p_.verbs[i].tree, std::move(roots));
        }
    }

    void one(Body::Of of, std::uint32_t index, const Declared& declared, std::initializer_list<HirId> parts) {
        Parts roots;
        add(roots, parts);
        put(of, index, declared.tree, std::move(roots));
    }

    void values(Parts& roots, const std::vector<Value>& list) {
        for (const Value& value : list) add(roots, {value.value});
    }

    void kinds() {
        for (std::uint32_t i = 0; i < p_.kinds.size(); ++i) {
            const Kind& kind = p_.kinds[i];
            Parts roots;
            values(roots, kind.values);
            for (const Holds& holds : kind.holds) add(roots, {holds.limit});
            add(roots, {kind.starts, kind.paid_from, kind.paid_to, kind.copies, kind.held, kind.works_if});
            add(roots, kind.works_in);
            put(Body::Of::kind, i, kind.tree, std::move(roots));
        }
        for (std::uint32_t i = 0; i < p_.headings.size(); ++i) {
            const Heading& heading = p_.headings[i];
            Parts roots;
            add(roots, {heading.held, heading.works_if});
            add(roots, heading.works_in);
            if (heading.head != no_index) add(roots, parts_of(p_, p_.reactions[heading.head]));
            put(Body::Of::heading, i, heading.tree, std::move(roots));
        }
        for (std::uint32_t i = 0; i < p_.faces.size(); ++i) {
            Parts roots;
            add(roots, {p_.faces[i].works_if});
            add(roots, p_.faces[i].works_in);
            put(Body::Of::face, i, p_.faces[i].tree, std::move(roots));
        }
    }

    void thing(std::uint32_t index) {
        Parts roots;
        values(roots, p_.things[index].values);
        add(roots, {p_.things[index].copies, p_.things[index].starts});
        put(Body::Of::thing, index, p_.things[index].tree, std::move(roots));
    }

    void ability(std::uint32_t index) {
        const Ability& ability = p_.abilities[index];
        Parts roots;
        params(roots, ability.params);
        add(roots, parts_of(p_, ability.tail));
        add(roots, {ability.price, ability.effect});
        if (ability.reaction != no_index) add(roots, parts_of(p_, p_.reactions[ability.reaction]));
        put(Body::Of::ability, index, ability.tree, std::move(roots));
    }

    void scenario(std::uint32_t index) {
        Parts roots;
        for (const Step& step : p_.scenarios[index].steps) {
            add(roots, {step.value});
            add(roots, step.list);
        }
        put(Body::Of::scenario, index, p_.scenarios[index].tree, std::move(roots));
    }

    const Program& p_;
    std::vector<Body> out_;
};

} // namespace

std::vector<Body> bodies_of(const Program& program) { return Bodies(program).all(); }

} // namespace cantrip::lint
