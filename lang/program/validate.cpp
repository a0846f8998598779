#include "lang/program/validate.hpp"

#include <fmt/format.h>

#include "lang/program/ops.hpp"

namespace cantrip {
namespace {

bool fits(OpClass child, OpClass wanted) {
    if (wanted == OpClass::any || child == OpClass::any) return true;
    // A condition is a value of type flag, and a value of that type is a condition.
    const auto plain = [](OpClass of) { return of == OpClass::condition ? OpClass::value : of; };
    return plain(child) == plain(wanted);
}

class Validator {
  public:
    explicit Validator(const Program& program) : p_(program) {}

    std::optional<std::string> run() {
        for (HirId id(0); id < p_.hir.size(); ++id)
            if (auto flaw = node(id)) return flaw;
        for (const Noun& noun : p_.nouns)
            if (auto flaw = one(noun)) return flaw;
        return std::nullopt;
    }

  private:
    std::optional<std::string> node(HirId id) const {
        const Hir& hir = p_.hir[id];
        if (static_cast<std::size_t>(hir.op) >= op_count)
            return fmt::format("node {}: no such operation", id);
        const OpInfo& row = info(hir.op);
        const auto flaw = [&](std::string_view what) {
            return fmt::format("node {} ({}): {}", id, row.name, what);
        };
        if (hir.first > p_.hir_children.size() || hir.count > p_.hir_children.size() - hir.first)
            return flaw("children outside of the program");
        if (!row.takes(hir.count)) return flaw(fmt::format("{} children", hir.count));
        for (std::uint32_t n = 0; n < hir.count; ++n) {
            const HirId child = p_.child(id, n);
            if (child >= p_.hir.size()) return flaw(fmt::format("child {} does not exist", n));
            // Children are made before their parents, so no tree contains itself.
            if (child >= id) return flaw(fmt::format("child {} comes after it", n));
            const OpChild& wanted = *row.child(n);
            if (const OpInfo& below = info(p_.hir[child].op); !fits(below.of, wanted.of))
                return flaw(fmt::format("`{}` is a {}", wanted.name, below.name));
        }
        if (!names(row.a, hir.a, hir)) return flaw("`a` names nothing");
        if (!names(row.b, hir.b, hir)) return flaw("`b` names nothing");
        return std::nullopt;
    }

    [[nodiscard]] bool names(OpNumber what, std::uint32_t index, const Hir& hir) const {
        if (what == OpNumber::number || what == OpNumber::slot) return true;
        if (index == no_index) return what != OpNumber::noun;
        return index < size_of(what, hir);
    }

    [[nodiscard]] std::size_t size_of(OpNumber what, const Hir& hir) const {
        switch (what) {
        case OpNumber::none:
        case OpNumber::number:
        case OpNumber::slot: return 0;
        case OpNumber::name: return p_.names.size();
        case OpNumber::kind: return p_.kinds.size();
        case OpNumber::field: return p_.fields.size();
        case OpNumber::unit: return p_.units.size();
        case OpNumber::unit_or_group: return hir.aux == 1 ? p_.groups.size() : p_.units.size();
        case OpNumber::zone: return p_.zones.size();
        case OpNumber::names_value: return p_.names_values.size();
        case OpNumber::trait: return p_.traits.size();
        case OpNumber::die: return p_.dice.size();
        case OpNumber::define: return p_.defines.size();
        case OpNumber::verb: return p_.verbs.size();
        case OpNumber::thing: return p_.things.size();
        case OpNumber::global: return p_.globals.size();
        case OpNumber::pattern: return p_.patterns.size();
        case OpNumber::reaction: return p_.reactions.size();
        case OpNumber::noun: return p_.nouns.size();
        }
        return 0;
    }

    std::optional<std::string> one(const Noun& noun) const {
        for (const HirId id : {noun.count, noun.value, noun.per})
            if (id != no_hir && id >= p_.hir.size()) return "a noun names a node that does not exist";
        if (noun.kind != no_index && noun.kind >= p_.kinds.size()) return "a noun names no kind";
        if (noun.index != no_index && noun.index >= size_of(noun.of)) return "a noun names nothing";
        return std::nullopt;
    }

    [[nodiscard]] std::size_t size_of(NounOf of) const {
        switch (of) {
        case NounOf::kind: return p_.kinds.size();
        case NounOf::thing: return p_.things.size();
        case NounOf::unit: return p_.units.size();
        case NounOf::group: return p_.groups.size();
        case NounOf::names: return p_.names_lists.size();
        case NounOf::unit_value:
        case NounOf::list:
        case NounOf::like:
        case NounOf::number:
        case NounOf::action: return NoIndex::value;
        }
        return 0;
    }

    const Program& p_;
};

} // namespace

std::optional<std::string> find_flaw(const Program& program) { return Validator(program).run(); }

} // namespace cantrip
