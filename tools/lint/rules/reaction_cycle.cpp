// Reactions that set each other off with nothing to stop them.

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "tools/graph/flow.hpp"
#include "tools/lint/findings.hpp"
#include "tools/lint/play/components.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {
namespace {

using flow::Deed;

// Nodes are abilities, then verbs, then verbs with a unit (`gain coin`). An edge says: this sets that off,
// for certain. Deeds under a condition, by choice or for another player are left out, so that what is found
// is really so.
class Cycles {
  public:
    Cycles(const Program& program, const flow::Flow& flow) : p_(program), flow_(flow) {
        next_.resize(p_.abilities.size() + p_.verbs.size());
        free_.assign(p_.abilities.size(), false);
        for (const flow::Ear& ear : flow_.ears) free_[ear.ability] = free_[ear.ability] || runs_freely(ear);
        for (AbilityId id(0); id < p_.abilities.size(); ++id)
            if (free_[id]) link(id, flow_.bodies[flow_.body_of_ability[id]]);
        for (VerbId verb(0); verb < p_.verbs.size(); ++verb) {
            if (flow_.body_of_verb[verb] != no_index)
                link(node(verb), flow_.bodies[flow_.body_of_verb[verb]]);
            if (!of_units(verb)) hear(node(verb), verb, no_index);
        }
    }

    // A shortest cycle through each component that has one, as abilities in order.
    std::vector<std::vector<AbilityId>> all() const {
        const auto component = components(next_);
        std::vector<char> told(next_.size(), 0);
        std::vector<std::vector<AbilityId>> out;
        for (AbilityId id(0); id < p_.abilities.size(); ++id) {
            if (!free_[id] || told[component[id]] != 0) continue;
            std::vector<AbilityId> cycle;
            for (const std::uint32_t at : shortest_cycle(next_, component, id))
                if (at < p_.abilities.size()) cycle.emplace_back(at);
            if (cycle.empty()) continue;
            told[component[id]] = 1;
            out.push_back(std::move(cycle));
        }
        return out;
    }

  private:
    [[nodiscard]] std::uint32_t node(VerbId verb) const {
        return static_cast<std::uint32_t>(p_.abilities.size()) + verb;
    }
    [[nodiscard]] bool of_units(VerbId verb) const {
        return !p_.verbs[verb].params.empty() && p_.verbs[verb].params[0].type.is(TypeTag::unit);
    }

    // Nothing is paid, no limit, no condition; the effect follows the event by itself.
    bool runs_freely(const flow::Ear& ear) const {
        const Reaction& r = p_.reactions[ear.reaction];
        if (r.form != ReactionForm::when && r.form != ReactionForm::before) return false;
        const Tail& t = r.tail;
        if (t.once_per != no_index || t.beyond >= 0 || t.exclusive != no_index) return false;
        if (t.if_ != no_hir || t.while_ != no_hir || t.due_to != no_hir || t.during != no_index) return false;
        if (flow_.body_of_ability[ear.ability] == no_index) return false;
        const auto deeds = flow_.of(flow_.bodies[flow_.body_of_ability[ear.ability]]);
        return std::none_of(deeds.begin(), deeds.end(),
                            [](const Deed& d) { return (d.how & flow::when::price) != 0; });
    }

    void link(std::uint32_t from, const flow::Body& body) {
        namespace when = flow::when;
        for (const Deed& deed : flow_.of(body)) {
            if ((deed.how & (when::condition | when::other | when::later | when::choice)) != 0) continue;
            if (deed.what == Deed::What::call && !of_units(deed.verb)) next_[from].push_back(node(deed.verb));
            if (deed.what == Deed::What::call || deed.ware.thing || deed.verb == no_index) continue;
            const std::uint32_t to = with_unit(deed.verb, UnitId(deed.ware.index)); // may move next_
            next_[from].push_back(to);
        }
    }

    // Made when first needed: most verbs never meet most units.
    std::uint32_t with_unit(VerbId verb, UnitId unit) {
        const auto [found, fresh] =
            unit_nodes_.try_emplace({verb, unit}, static_cast<std::uint32_t>(next_.size()));
        if (!fresh) return found->second;
        const std::uint32_t made = found->second;
        next_.emplace_back();
        hear(made, verb, unit);
        return made;
    }

    void hear(std::uint32_t from, VerbId verb, UnitId unit) {
        for (const flow::Ear& ear : flow_.heard_by(verb))
            if (free_[ear.ability] && runs_freely(ear) && hears(ear, unit))
                next_[from].push_back(ear.ability);
    }

    // What else an event is called with is decided in play, so an ear that asks for more is not counted on.
    bool hears(const flow::Ear& ear, UnitId unit) const {
        for (const Pattern::Arg& arg : p_.patterns[p_.reactions[ear.reaction].pattern].args) {
            if (arg.nouns.empty()) continue;
            if (arg.param == no_index) {
                if (p_.at(arg.nouns[0]).op != Op::you) return false;
            } else if (arg.param != 0 || unit == no_index ||
                       std::none_of(arg.nouns.begin(), arg.nouns.end(),
                                    [&](HirId n) { return names(n, unit); })) {
                return false;
            }
        }
        return true;
    }

    bool names(HirId id, UnitId unit) const {
        if (p_.at(id).op == Op::unit) return p_.at(id).a == unit;
        if (p_.at(id).op != Op::np || !p_.children(id).empty()) return false;
        const Noun& noun = p_.noun(id);
        if (noun.count != no_hir) return false;
        if (noun.of == NounOf::unit) return noun.index == unit;
        if (noun.of != NounOf::group) return false;
        const auto& units = p_.groups[noun.index].units;
        return std::find(units.begin(), units.end(), unit) != units.end();
    }

    const Program& p_;
    const flow::Flow& flow_;
    std::vector<bool> free_;
    std::vector<std::vector<std::uint32_t>> next_;
    std::map<std::pair<VerbId, UnitId>, std::uint32_t> unit_nodes_;
};

} // namespace

void reaction_cycle(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    const auto place = [&](AbilityId id) { return subject.span(p.abilities[id].tree, p.abilities[id].node); };
    for (const auto& cycle : Cycles(p, subject.flow).all()) {
        std::string way;
        for (const AbilityId id : cycle)
            way += fmt::format("`{}` → ", p.names.text(flow::owner_of(p, p.abilities[id]).name));
        way += fmt::format("`{}`", p.names.text(flow::owner_of(p, p.abilities[cycle.front()]).name));
        Diagnostic& finding = findings.add(place(cycle.front()),
                                           cycle.size() == 1 ? "this reaction sets itself off for ever"
                                                             : "these reactions set each other off for ever");
        finding.notes.push_back("it goes " + way);
        for (std::size_t i = 1; i < cycle.size(); ++i)
            finding.labels.push_back({place(cycle[i]), "sets this off"});
        finding.help = "limit one of them with `once per …`, a price or a condition";
    }
}

} // namespace cantrip::lint
