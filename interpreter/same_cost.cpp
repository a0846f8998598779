// Equality of costs (S16.1): the same ways, each with the same parts, in any order.

#include <algorithm>
#include <map>

#include "interpreter/exec.hpp"

namespace cantrip::runtime {
namespace {

// What a part asks for, without its count.
using Part = std::vector<std::int64_t>;
using Way = std::map<Part, std::int64_t>;

Part part_of(const Program& p, const Charge& charge) {
    Part out{static_cast<std::int64_t>(charge.of), charge.one_kind ? 1 : 0, charge.open ? 1 : 0, charge.thing,
             charge.holder};
    if (charge.of == Charge::Of::act) out.push_back(static_cast<std::int64_t>(charge.act));
    if (charge.of == Charge::Of::things && charge.np != no_hir) {
        const Noun& noun = p.noun(charge.np);
        for (const std::int64_t n :
             {static_cast<std::int64_t>(noun.of), static_cast<std::int64_t>(noun.index),
              static_cast<std::int64_t>(noun.modifiers)})
            out.push_back(n);
        // Filters are only the same where they are the same words.
        if (p.at(charge.np).count > 0) out.push_back(static_cast<std::int64_t>(charge.np));
    }
    std::vector<std::int64_t> units(charge.units.begin(), charge.units.end());
    std::sort(units.begin(), units.end());
    out.insert(out.end(), units.begin(), units.end());
    return out;
}

std::vector<Way> sorted(const Program& p, const Ways& ways) {
    std::vector<Way> out;
    for (const Charges& charges : ways) {
        Way& way = out.emplace_back();
        for (const Charge& charge : charges)
            if (charge.count != 0 || charge.open || charge.of == Charge::Of::act)
                way[part_of(p, charge)] += charge.of == Charge::Of::act ? 1 : charge.count;
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

} // namespace

bool Exec::same_cost(HirId a, HirId b, Env& e) {
    Ways left, right;
    return ways(a, e, left) && ways(b, e, right) && sorted(p, left) == sorted(p, right);
}

} // namespace cantrip::runtime
