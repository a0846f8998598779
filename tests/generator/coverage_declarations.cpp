// Coverage of declarations, and which parts are no aim.

#include <functional>

#include "tests/generator/coverage.hpp"
#include "tests/generator/part_names.hpp"

namespace cantrip::generator {
namespace {

class Declarations {
  public:
    Declarations(const Checked& checked, std::function<void(const char*, bool)> met)
        : p_(checked.program), tree_(checked.tree), met_(std::move(met)) {}

    void all() {
        words();
        zones();
        kinds();
        bodies();
    }

  private:
    template <typename T> [[nodiscard]] bool own(const T& declared) const { return declared.tree == tree_; }

    void words() {
        for (const auto& one : p_.names_lists) met_("names", own(one));
        for (const Unit& unit : p_.units) {
            met_(unit.track ? "track" : "token", own(unit));
            met_("supply", unit.supply >= 0);
            met_("transient", unit.transient);
        }
        for (const auto& one : p_.groups) met_("group", own(one));
        for (const auto& one : p_.dice) met_("die", own(one));
        for (const auto& one : p_.traits) met_("trait", own(one));
        for (const auto& one : p_.exclusives) met_("exclusive", own(one));
        for (const Global& one : p_.globals) met_(one.option ? "option" : "game state", own(one));
        met_("seats", p_.game.with != no_index);
    }
    void zones() {
        for (const Zone& zone : p_.zones) {
            met_("zone", own(zone));
            met_("zone of", zone.owner != no_index);
            met_("zone in", zone.parent != no_index);
            met_("zone pile", zone.pile);
            met_("zone refill", zone.refill != no_index);
            met_("zone capacity", zone.capacity != no_hir);
            met_("zone aside", zone.aside);
            met_("seen by owner", zone.seen == Zone::Seen::owner);
            met_("seen by nobody", zone.seen == Zone::Seen::nobody);
        }
        for (const Map& map : p_.maps) {
            met_(map.along != no_index ? "map along" : "map grid", true);
            met_("map walls", map.walls != no_index);
            met_("map blocked", map.blocked != no_index);
        }
    }
    void kinds() {
        for (const Kind& kind : p_.kinds) {
            met_("kind", own(kind));
            met_("held by", kind.held != no_hir);
            met_("works in", !kind.works_in.empty());
            met_("works if", kind.works_if != no_hir);
            met_("copies per", kind.copies_per != no_index);
            met_("paid from", kind.paid_from != no_hir);
            met_("holds", !kind.holds.empty());
        }
        for (const Field& field : p_.fields) met_(field.state ? "state" : "field", own(field));
        for (const Heading& heading : p_.headings)
            met_(heading.verb != no_index   ? "heading verb"
                 : heading.head != no_index ? "heading when"
                                            : "heading action",
                 own(heading));
        for (const auto& one : p_.faces) met_("face", own(one));
        for (const Thing& thing : p_.things)
            met_(thing.parent == no_index ? "thing" : "inner thing", own(thing) && thing.kind != no_index);
    }
    void bodies() {
        for (const auto& one : p_.defines) met_("define", own(one));
        for (const Verb& verb : p_.verbs) {
            if (!own(verb)) continue;
            met_(verb.phase ? "phase" : "verb", !verb.heading && !verb.action);
            met_("verb gives", verb.gives != no_name);
            met_("phase is", verb.is != no_index);
            for (const Param& param : verb.params) {
                met_("param pool", param.pool != no_hir);
                met_("param default", param.initial != no_hir);
                met_("param first", param.pick == Param::Pick::first);
                met_("param random", param.pick == Param::Pick::random);
            }
        }
        for (const Rule& rule : p_.rules) {
            met_("rule", own(rule));
            met_("rule if", rule.if_ != no_hir);
        }
        for (const Ability& ability : p_.abilities) {
            if (!own(ability) || ability.form != Ability::Form::action) continue;
            met_("action", true);
            for (const TraitId trait : ability.adjectives)
                met_("fast action", p_.name_of(p_.traits[trait]) == "fast");
        }
    }

    const Program& p_;
    std::uint16_t tree_;
    std::function<void(const char*, bool)> met_;
};

} // namespace

void Coverage::add_program(const Checked& checked) {
    Declarations(checked, [&](const char* name, bool there) {
        if (there) ++counts_[std::string("declaration ") + name].written;
    }).all();
    count_bodies(checked);
}

std::string Coverage::exemption(const std::string& part, bool ran) {
    if (part == "op error") return "stands for what the checker rejected";
    if (part == "op it" || part == "op zone_of" || part == "op negative") return "the checker never makes it";
    if (part == "lasting whenever") return "written in rules and on cards only";
    if (!ran) return "";
    if (part.rfind("declaration ", 0) == 0) return "a declaration does not run";
    if (part == "reaction share") return "the interpreter does not report that it counted";
    return "";
}

} // namespace cantrip::generator
