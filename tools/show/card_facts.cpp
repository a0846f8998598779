#include "tools/show/card_facts.hpp"

#include <algorithm>
#include <set>

namespace cantrip::show {
namespace {

class Facts {
  public:
    Facts(const Program& program, const flow::Flow& flow, ThingId card)
        : p_(program), flow_(flow), card_(card), kind_(program.things[card].kind) {}

    CardFacts run() {
        abilities(card_);
        for (const KindId kind : kinds()) append(p_.kinds[kind].abilities);
        values(p_.things[card_].values);
        for (const KindId kind : kinds()) values(p_.kinds[kind].values);
        for (const KindId kind : kinds())
            for (const FieldId field : p_.kinds[kind].fields)
                if (p_.fields[field].initial != no_hir && !p_.fields[field].state)
                    values({{field, p_.fields[field].initial, false}});
        for (const AbilityId id : out_.abilities)
            out_.reacts_to.push_back({id, flow::reaction_of(p_, p_.abilities[id])});
        for (const AbilityId id : out_.abilities) deeds(flow_.body_of_ability[id], no_index);
        for (std::size_t i = 0; i < out_.causes.size(); ++i)
            deeds(flow_.body_of_verb[out_.causes[i].verb], out_.causes[i].verb);
        for (const flow::Ear& ear : flow_.ears)
            if (about_card(p_.patterns[p_.reactions[ear.reaction].pattern]) && !mine(ear.ability))
                out_.heard.push_back({ear.ability, ear.reaction});
        for (ScenarioId id(0); id < p_.scenarios.size(); ++id)
            if (names_it(p_.scenarios[id])) out_.scenarios.push_back(id);
        return std::move(out_);
    }

  private:
    [[nodiscard]] std::vector<KindId> kinds() const {
        return kind_ == no_index ? std::vector<KindId>{} : p_.kinds[kind_].ancestors;
    }
    void append(const std::vector<AbilityId>& list) {
        out_.abilities.insert(out_.abilities.end(), list.begin(), list.end());
    }

    void abilities(ThingId thing) {
        append(p_.things[thing].abilities);
        for (const ThingId part : p_.things[thing].inner) abilities(part);
    }

    // The nearest one counts: what a card prints hides what its kind gives it.
    void values(const std::vector<Value>& list) {
        for (const Value& value : list)
            if (std::none_of(out_.values.begin(), out_.values.end(),
                             [&](const Value& known) { return known.field == value.field; }))
                out_.values.push_back(value);
    }

    void deeds(std::uint32_t body, VerbId through) {
        if (body == no_index) return;
        for (const flow::Deed& deed : flow_.of(flow_.bodies[body])) {
            if (deed.verb == no_index || !caused_.insert(deed.verb).second) continue;
            Caused caused{deed.verb, through, {}};
            for (const flow::Ear& ear : flow_.heard_by(deed.verb))
                caused.heard.push_back({ear.ability, ear.reaction});
            out_.causes.push_back(std::move(caused));
        }
    }

    [[nodiscard]] bool mine(AbilityId id) const {
        return std::find(out_.abilities.begin(), out_.abilities.end(), id) != out_.abilities.end();
    }

    // Whether a pattern waits for things like this one: named, or of a kind that says more than `thing` or
    // `card`.
    [[nodiscard]] bool about_card(const Pattern& pattern) const {
        for (const Pattern::Arg& arg : pattern.args)
            for (const HirId noun : arg.nouns) {
                const Hir& hir = p_.at(noun);
                if (hir.op == Op::thing && hir.a == card_) return true;
                if (hir.op != Op::np) continue;
                const Noun& said = p_.noun(noun);
                if (said.of == NounOf::thing && said.index == card_) return true;
                if (said.of == NounOf::kind && is_such(KindId(said.index))) return true;
            }
        return false;
    }

    [[nodiscard]] bool is_such(KindId kind) const {
        return kind != no_index && kind_ != no_index && kind != p_.thing_kind && kind != p_.card_kind &&
               p_.is_a(kind_, kind);
    }

    [[nodiscard]] bool names_it(const Scenario& scenario) const {
        const Tree& tree = *p_.trees[scenario.tree];
        const std::string_view name = p_.name_of(p_.things[card_]);
        for (NodeId node = scenario.node; node < tree.next_sibling(scenario.node); ++node)
            if (tree.kind(node) == NodeKind::name && tree.text(node) == name) return true;
        return false;
    }

    const Program& p_;
    const flow::Flow& flow_;
    ThingId card_;
    KindId kind_;
    CardFacts out_;
    std::set<VerbId> caused_;
};

} // namespace

CardFacts facts_of(const Program& program, const flow::Flow& flow, ThingId card) {
    return Facts(program, flow, card).run();
}

} // namespace cantrip::show
