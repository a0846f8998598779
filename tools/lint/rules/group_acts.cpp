// A verb that no player ever does, and that speaks of a player who does it.

#include "tools/lint/group_verbs.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

class Looker {
  public:
    Looker(const Subject& subject, Findings& findings, const Verb& verb)
        : p_(subject.program), subject_(subject), findings_(findings), verb_(verb) {}

    void look(HirId id, bool somebody_acts) {
        if (id == no_hir || told_) return;
        const Hir& h = p_.at(id);
        const bool implied = (h.flags & flag::implied) != 0;
        if (h.op == Op::you && !inside_implied_)
            return tell(id, "`you` is nobody here: all players together do `{}`");
        if (implied && !somebody_acts)
            return tell(id, "nobody's is meant: all players together do `{}`, and none of them alone");
        const bool acts = h.op == Op::subject && (h.aux & subject::acts) != 0;
        for (const HirId child : p_.children(id)) {
            const bool outer = inside_implied_;
            inside_implied_ = outer || implied;
            look(child, somebody_acts || acts);
            inside_implied_ = outer;
        }
        if (h.op == Op::np)
            for (const HirId part : hidden_parts(p_, id)) look(part, somebody_acts);
    }

  private:
    void tell(HirId at, const char* message) {
        told_ = true;
        Diagnostic& finding =
            findings_.add(p_.span(at), fmt::format(fmt::runtime(message), p_.names.text(verb_.name)));
        finding.labels.push_back({subject_.name_span(verb_), "no player is ever the one who does this"});
        finding.help = "say whose: `of each player` or `of player` inside `each player:`, or `of any player`";
    }

    const Program& p_;
    const Subject& subject_;
    Findings& findings_;
    const Verb& verb_;
    bool inside_implied_ = false, told_ = false;
};

} // namespace

void group_acts(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    const auto group = group_verbs(p);
    if (group.empty()) return;
    for (VerbId id(0); id < p.verbs.size(); ++id)
        if (group[id] != 0 && subject.is_asked(p.verbs[id].tree))
            Looker(subject, findings, p.verbs[id]).look(p.verbs[id].body, false);
}

} // namespace cantrip::lint
