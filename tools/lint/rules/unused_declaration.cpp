// A verb, number, kind, field, trait, unit, zone or heading that nothing speaks of.

#include <unordered_map>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

class Uses {
  public:
    explicit Uses(const Subject& subject)
        : subject_(subject), program_(subject.program), counts_(program_.names.size(), 0) {
        for (std::uint32_t index = 0; index < program_.trees.size(); ++index)
            if (subject.package_of_tree[index] != no_index)
                count(subject.tree(static_cast<std::uint16_t>(index)));
    }

    template <typename T>
    void look_at(Findings& findings, std::string_view sort, const std::vector<T>& table) const {
        for (const T& declared : table)
            if (is_unused(declared)) tell(findings, sort, declared);
    }

    [[nodiscard]] bool is_unused(const Declared& declared) const {
        // Once is where it is declared. What stands for an entry of the inventory is in the box, used or not.
        if (!declared.from.empty()) return false;
        return declared.name != no_name && declared.node != no_node && subject_.is_asked(declared.tree) &&
               !is_open(declared.package) && counts_[declared.name] <= 1;
    }

    void tell(Findings& findings, std::string_view sort, const Declared& declared) const {
        Diagnostic& told =
            findings.add(subject_.name_span(declared),
                         fmt::format("nothing uses the {} `{}`", sort, program_.name_of(declared)));
        told.help = "remove it, or write the card that needs it";
    }

  private:
    void count(const Tree& tree) {
        for (NodeId node(0); node < tree.nodes().size(); ++node) {
            if (tree.kind(node) != NodeKind::name) continue;
            const NameId name = program_.names.find(tree.text(node));
            if (name != no_name) ++counts_[name];
        }
    }

    // A package that others are written on, looked at alone: who uses it is not here to see.
    [[nodiscard]] bool is_open(PackageId package) const {
        return package + 1 == program_.packages.size() && program_.game.package == package &&
               program_.game.name != no_name;
    }

    const Subject& subject_;
    const Program& program_;
    std::vector<std::uint32_t> counts_;
};

} // namespace

void unused_declaration(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    const Uses uses(subject);
    uses.look_at(findings, "number", program.defines);
    uses.look_at(findings, "kind", program.kinds);
    uses.look_at(findings, "field", program.fields);
    uses.look_at(findings, "trait", program.traits);
    uses.look_at(findings, "unit", program.units);
    uses.look_at(findings, "group", program.groups);
    uses.look_at(findings, "zone", program.zones);
    uses.look_at(findings, "heading", program.headings);
    uses.look_at(findings, "state", program.globals);
    uses.look_at(findings, "list of names", program.names_lists);
    uses.look_at(findings, "die", program.dice);
    // An action is for the players, and what happens by itself has nobody who names it.
    for (const Verb& verb : program.verbs)
        if (!verb.action && !verb.heading && uses.is_unused(verb))
            uses.tell(findings, verb.phase ? "phase" : "verb", verb);
}

} // namespace cantrip::lint
