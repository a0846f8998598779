// An option whose price nobody can ever pay, beside others that can be taken.

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/play/capacity.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {
namespace {

std::vector<HirId> options_of(const Program& p, HirId id) {
    const Op op = p.at(id).op;
    const auto kids = p.children(id);
    if (op == Op::either || op == Op::alternatives) return {kids.begin(), kids.end()};
    if (op == Op::choose) return {kids.begin() + 1, kids.end()};
    return {};
}

}  // namespace

void never_legal_option(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    // The deeds of a price, by the node they stand at.
    std::vector<const flow::Deed*> at(p.hir.size(), nullptr);
    for (const flow::Deed& deed : subject.flow.deeds)
        if (deed.at != no_hir && (deed.how & flow::when::choice) != 0 && never_possible(p, deed)) at[deed.at] = &deed;
    for (const Body& body : subject.bodies) {
        if (body.of == Body::Of::scenario) continue;
        for (const HirId root : body.roots) {
            walk(p, root, [&](HirId id) {
                for (const HirId option : options_of(p, id)) {
                    const flow::Deed* culprit = nullptr;
                    walk(p, option, [&](HirId below) { culprit = at[below] != nullptr && p.at(below).op != Op::np ? culprit : at[below] != nullptr ? at[below] : culprit; });
                    // `3 any goods`: one unit of the group may be too few while another is not.
                    if (culprit == nullptr || p.noun(culprit->at).of == NounOf::group) continue;
                    Diagnostic& finding = findings.add(p.span(option), "this option can never be taken");
                    finding.notes.push_back(fmt::format("it takes {} of what nobody has more than {} of", culprit->amount, most_to_pay(p, culprit->ware)));
                    finding.help = "lower its price, or leave it out";
                }
            });
        }
    }
}

}  // namespace cantrip::lint
