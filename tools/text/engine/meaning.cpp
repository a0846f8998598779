#include "tools/text/engine/meaning.hpp"

namespace cantrip::text {
namespace {

class Writer {
  public:
    explicit Writer(const Program& program) : p_(program) {}

    void ability(const Ability& ability) {
        number(static_cast<std::uint32_t>(ability.form));
        number(ability.heading);
        for (const TraitId trait : ability.adjectives) number(trait);
        tail(ability.tail);
        hir(ability.price);
        hir(ability.effect);
        if (ability.reaction != no_index) reaction(p_.reactions[ability.reaction]);
    }

    [[nodiscard]] std::string take() { return std::move(out_); }

  private:
    void number(std::uint32_t value) { out_ += (value == no_index ? "~" : std::to_string(value)) + ' '; }

    void hir(HirId id) {
        if (id == no_hir) {
            out_ += "~ ";
            return;
        }
        const Hir& node = p_.at(id);
        // A guess is no other effect, and neither is a name.
        if (node.op == Op::assume) return hir(p_.child(id, 0));
        out_ += '(';
        number(static_cast<std::uint32_t>(node.op));
        number(node.flags & (flag::negated | flag::past));
        number(node.aux);
        if (node.op == Op::np)
            noun(p_.noun(id));
        else if (node.op == Op::react)
            reaction(p_.reactions[node.a]);
        else if (node.op == Op::tally)
            pattern(node.a);
        else
            number(node.a);
        if (node.op == Op::case_range || node.op == Op::tally) number(node.b);
        if (node.op == Op::text) out_ += p_.trees[node.tree]->text(node.node);
        for (const HirId child : p_.children(id)) hir(child);
        out_ += ')';
    }

    void noun(const Noun& noun) {
        number(static_cast<std::uint32_t>(noun.of));
        number(static_cast<std::uint32_t>(noun.det));
        number(noun.modifiers);
        number(noun.or_more ? 1 : 0);
        number(noun.index);
        hir(noun.count);
        hir(noun.value);
        hir(noun.per);
    }

    void pattern(PatternId id) {
        if (id == no_index) {
            out_ += "~ ";
            return;
        }
        const Pattern& found = p_.patterns[id];
        number(found.verb);
        number(found.define);
        number(found.field);
        hir(found.of);
        for (const Pattern::Arg& arg : found.args) {
            number(arg.param);
            for (const HirId one : arg.nouns) hir(one);
        }
    }

    void tail(const Tail& tail) {
        for (const HirId by : tail.by) hir(by);
        hir(tail.if_);
        hir(tail.while_);
        pattern(tail.during);
        hir(tail.due_to);
        for (const std::uint32_t part : {tail.once_per, static_cast<std::uint32_t>(tail.beyond),
                                         tail.beyond_per, tail.exclusive, tail.until})
            number(part);
        number(tail.until_start ? 1 : 0);
    }

    void reaction(const Reaction& reaction) {
        number(static_cast<std::uint32_t>(reaction.form));
        pattern(reaction.pattern);
        tail(reaction.tail);
        number(reaction.param);
        number(static_cast<std::uint32_t>(reaction.change));
        number(reaction.heading);
        for (const HirId part :
             {reaction.effect, reaction.value, reaction.whom, reaction.price, reaction.noun})
            hir(part);
    }

    const Program& p_;
    std::string out_;
};

} // namespace

std::string meaning_of(const Program& program, AbilityId id) {
    Writer writer(program);
    writer.ability(program.abilities[id]);
    return writer.take();
}

} // namespace cantrip::text
