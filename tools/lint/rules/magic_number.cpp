// `count of card in hand > 7` where `hand_limit` is 7.

#include <map>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

// Small numbers are everywhere; they say nothing about a name.
constexpr std::int32_t least = 5;

} // namespace

void magic_number(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    std::map<std::int32_t, std::vector<const Define*>> constants;
    for (const Define& define : program.defines) {
        if (define.value == no_hir || program.at(define.value).op != Op::number) continue;
        const auto number = static_cast<std::int32_t>(program.at(define.value).a);
        if (number >= least) constants[number].push_back(&define);
    }
    if (constants.empty()) return;
    each_node(subject, {Op::compare, Op::equals}, [&](HirId id) {
        for (const HirId side : program.children(id)) {
            if (program.at(side).op != Op::number) continue;
            const auto at = constants.find(static_cast<std::int32_t>(program.at(side).a));
            if (at == constants.end() || at->second.size() != 1) continue;
            const Define& define = *at->second.front();
            Diagnostic& told = findings.add(
                program.span(side), fmt::format("`{}` is {} too", program.name_of(define), at->first));
            told.labels.push_back({subject.name_span(define), "this number has a name"});
            told.help =
                "write the name if that is what is meant: the card then follows when the number changes";
        }
    });
}

} // namespace cantrip::lint
