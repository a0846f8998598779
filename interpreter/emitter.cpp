#include "interpreter/emitter.hpp"

namespace cantrip::runtime {

std::uint32_t Emitter::append(const std::vector<Instruction>& list, const std::vector<HirId>& nodes) {
    const auto first = static_cast<std::int32_t>(code.list.size());
    for (Instruction one : list) {
        if ((one.op >= Do::jump && one.op <= Do::if_person) || one.op == Do::item || one.op == Do::repeat)
            one.d += first;
        code.list.push_back(one);
    }
    code.nodes.insert(code.nodes.end(), nodes.begin(), nodes.end());
    return static_cast<std::uint32_t>(first);
}

std::int32_t Emitter::kind_table(KindId kind, ThingId thing) {
    const auto [at, fresh] =
        code.kind_rows.try_emplace({kind, thing}, static_cast<std::int32_t>(code.is_kind.size()));
    if (fresh) {
        auto& row = code.is_kind.emplace_back(t.things.size(), std::uint8_t{0});
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i] = (kind == no_index || t.is_a(static_cast<Word>(i), kind)) &&
                             (thing == no_index || t.things[i].thing == thing)
                         ? 1
                         : 0;
    }
    return at->second;
}

// A number that is printed and never changes; false when some thing computes it or something may modify it.
bool Emitter::printed_table(FieldId field) {
    const Field& decl = p.fields[field];
    if (decl.state || !decl.type.is(TypeTag::number) || !t.field_ears[field].empty() ||
        decl.kind == p.action_kind || decl.kind == p.thing_kind)
        return false;
    if (!code.printed[field].empty()) return true;
    std::vector<std::int32_t> row(t.things.size(), 0);
    for (std::size_t i = 0; i < row.size(); ++i) {
        const Printed& cell = t.print(static_cast<Word>(i), field);
        if (!cell.constant && cell.value != no_hir) return false;
        if (cell.constant) row[i] = cell.number;
    }
    code.printed[field] = std::move(row);
    return true;
}

} // namespace cantrip::runtime
