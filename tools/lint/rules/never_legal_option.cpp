// An option whose price nobody can ever pay, beside others that can be taken.

#include <unordered_map>

#include "tools/lint/play/capacity.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

std::span<const HirId> options_of(const Program& p, HirId id) {
    return p.children(id).subspan(p.at(id).op == Op::choose ? 1 : 0);
}

} // namespace

void never_legal_option(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    const Capacity capacity(p);
    // What can never be paid, by the node it stands at. `3 any goods` is none: one unit of the group may be
    // too few while another is not.
    std::unordered_map<HirId, const flow::Deed*> too_much;
    for (const flow::Deed& deed : subject.flow.deeds)
        if ((deed.how & flow::when::choice) != 0 && capacity.never_possible(deed) &&
            p.at(deed.at).op == Op::np && p.noun(deed.at).of != NounOf::group)
            too_much.emplace(deed.at, &deed);
    if (too_much.empty()) return;
    each_node(subject, {Op::either, Op::alternatives, Op::choose}, [&](HirId id) {
        for (const HirId option : options_of(p, id)) {
            const flow::Deed* culprit = nullptr;
            walk(p, option, [&](HirId below) {
                if (const auto found = too_much.find(below); found != too_much.end()) culprit = found->second;
            });
            if (culprit == nullptr) continue;
            Diagnostic& finding = findings.add(p.span(option), "this option can never be taken");
            finding.notes.push_back(fmt::format("it takes {} of what nobody has more than {} of",
                                                culprit->amount, capacity.most_to_pay(culprit->ware)));
            finding.help = "lower its price, or leave it out";
        }
    });
}

} // namespace cantrip::lint
