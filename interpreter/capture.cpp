// Which names of a lasting effect stand for lists.

#include <algorithm>

#include "interpreter/tables.hpp"

namespace cantrip::runtime {
namespace {

class ListNames {
  public:
    explicit ListNames(const Program& program) : p_(program) {}

    std::vector<std::uint32_t> of_effect(HirId id) {
        read(id);
        return sorted();
    }
    std::vector<std::uint32_t> of_reaction(ReactionId id) {
        reaction(id);
        return sorted();
    }

  private:
    std::vector<std::uint32_t> sorted() {
        std::sort(slots_.begin(), slots_.end());
        slots_.erase(std::unique(slots_.begin(), slots_.end()), slots_.end());
        return std::move(slots_);
    }

    void read(HirId id) {
        if (id == no_hir) return;
        const Hir& hir = p_.at(id);
        if (hir.op == Op::local &&
            (hir.type.is(TypeTag::list) || hir.type.is(TypeTag::bundle) || hir.type.is(TypeTag::cost)))
            slots_.push_back(hir.a);
        if (hir.op == Op::np)
            for (const HirId part : {p_.noun(id).count, p_.noun(id).value, p_.noun(id).per}) read(part);
        if (hir.op == Op::react) reaction(ReactionId(hir.a));
        if (hir.op == Op::tally) pattern(PatternId(hir.a));
        for (const HirId child : p_.children(id)) read(child);
    }

    void reaction(ReactionId id) {
        if (id == no_index) return;
        const Reaction& r = p_.reactions[id];
        for (const HirId part :
             {r.effect, r.value, r.whom, r.price, r.noun, r.tail.if_, r.tail.while_, r.tail.due_to})
            read(part);
        for (const HirId by : r.tail.by) read(by);
        pattern(r.pattern);
        pattern(r.tail.during);
    }

    void pattern(PatternId id) {
        if (id == no_index) return;
        read(p_.patterns[id].of);
        for (const Pattern::Arg& arg : p_.patterns[id].args)
            for (const HirId noun : arg.nouns) read(noun);
    }

    const Program& p_;
    std::vector<std::uint32_t> slots_;
};

} // namespace

void index_captured_lists(Tables& t) {
    const Program& p = *t.program;
    for (HirId id(0); id < p.hir.size(); ++id) {
        const Hir& hir = p.at(id);
        if (hir.op == Op::at_time) {
            const HirId effect = p.child(id, 0);
            t.effect_lists[effect] = ListNames(p).of_effect(effect);
        }
        if (hir.op == Op::react && hir.a != no_index)
            t.reaction_lists[ReactionId(hir.a)] = ListNames(p).of_reaction(ReactionId(hir.a));
    }
}

} // namespace cantrip::runtime
