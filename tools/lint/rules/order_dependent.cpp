// Two reactions to one event whose result depends on which comes first, and nothing says which.

#include <map>

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {
namespace {

// Reactions of one target cannot both have their way when each sets the whole: `becomes`, and `instead of`.
bool sets_the_whole(const Reaction& r) {
    return r.form == ReactionForm::instead || (r.form == ReactionForm::modify && r.change == Change::becomes);
}

// Where somebody is asked first, that player decides which comes first.
bool is_asked(const Program& p, HirId effect) {
    while (effect != no_hir && p.at(effect).op == Op::subject) effect = p.children(effect).back();
    return effect != no_hir && p.at(effect).op == Op::may;
}

struct Target {
    ReactionForm form;
    VerbId verb;
    DefineId define;
    FieldId field;
    std::uint32_t param;
    friend auto operator<=>(const Target&, const Target&) = default;
};

// Patterns that say the same in all arguments, so that every event of the one is one of the other.
bool same_pattern(const Program& p, const Pattern& a, const Pattern& b) {
    if (a.args.size() != b.args.size() || !same(p, a.of, b.of)) return false;
    for (std::size_t i = 0; i < a.args.size(); ++i) {
        if (a.args[i].param != b.args[i].param || a.args[i].nouns.size() != b.args[i].nouns.size())
            return false;
        for (std::size_t k = 0; k < a.args[i].nouns.size(); ++k)
            if (!same(p, a.args[i].nouns[k], b.args[i].nouns[k]) || p.at(a.args[i].nouns[k]).op == Op::this_)
                return false;
    }
    return true;
}

} // namespace

void order_dependent(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    std::map<Target, std::vector<AbilityId>> of_target;
    for (AbilityId id(0); id < p.abilities.size(); ++id) {
        const ReactionId rid = p.abilities[id].reaction;
        if (rid == no_index || p.reactions[rid].pattern == no_index || !sets_the_whole(p.reactions[rid]))
            continue;
        const Reaction& r = p.reactions[rid];
        if (r.tail.exclusive != no_index || r.tail.if_ != no_hir || r.tail.while_ != no_hir ||
            r.tail.during != no_index)
            continue;
        if (is_asked(p, r.effect)) continue;
        const Pattern& pattern = p.patterns[r.pattern];
        of_target[{r.form, pattern.verb, pattern.define, pattern.field, r.param}].push_back(id);
    }
    for (const auto& [target, list] : of_target) {
        for (std::size_t i = 1; i < list.size(); ++i) {
            const Ability& first = p.abilities[list[i - 1]];
            const Ability& second = p.abilities[list[i]];
            if (!same_pattern(p, p.patterns[p.reactions[first.reaction].pattern],
                              p.patterns[p.reactions[second.reaction].pattern]))
                continue;
            Diagnostic& finding =
                findings.add(subject.span(second.tree, second.node),
                             "this and another reaction each replace the whole result of one event");
            finding.labels.push_back({subject.span(first.tree, first.node), "the other one"});
            finding.help = "put both in one `exclusive` group, or change the number by `+` and `-`";
        }
    }
}

} // namespace cantrip::lint
