// A state that is read and that nothing ever sets: it is what it was at the start, for ever.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

struct Use {
    HirId read = no_hir; // one place
    bool written = false;
};

class StateUses {
  public:
    explicit StateUses(const Subject& subject)
        : p_(subject.program), fields(p_.fields.size()), globals(p_.globals.size()) {
        std::vector<char> target(p_.hir.size(), 0);
        for (const Hir& hir : p_.hir) {
            if (hir.op != Op::assign) continue;
            const HirId to = without_assume(p_, p_.hir_children[hir.first]);
            target[to] = 1;
            write(p_.at(to));
        }
        for (const Body& body : subject.bodies)
            if (body.of != Body::Of::scenario)
                for (const HirId id : subject.nodes_of(body))
                    if (target[id] == 0) read(id);
        // What a card or a kind prints there is a value too.
        for (const Thing& thing : p_.things) values(thing.values);
        for (const Kind& kind : p_.kinds) values(kind.values);
    }

  private:
    void values(const std::vector<Value>& list) {
        for (const Value& value : list) fields[value.field].written = true;
    }
    void write(const Hir& to) {
        if (to.op == Op::global)
            globals[to.a].written = true;
        else if ((to.op == Op::field || to.op == Op::is_flag) && to.a < fields.size())
            fields[to.a].written = true;
    }
    void read(HirId id) {
        const Hir& hir = p_.at(id);
        switch (hir.op) {
        case Op::global: globals[hir.a].read = id; break;
        case Op::field:
        case Op::is_flag:
        case Op::is_value:
        case Op::f_field:
        case Op::f_flag:
            if (hir.a < fields.size()) fields[hir.a].read = id;
            break;
        default: break;
        }
    }

    const Program& p_;

  public:
    std::vector<Use> fields, globals;
};

void tell(const Subject& subject, Findings& findings, const Declared& state, const Use& use) {
    Diagnostic& told =
        findings.add(subject.name_span(state),
                     fmt::format("`{}` is read, but nothing ever sets it", subject.program.name_of(state)));
    told.labels.push_back({subject.program.span(use.read), "read here"});
    told.help = "let a rule set it with `becomes`, or leave the question out: its answer never changes";
}

} // namespace

void unwritten_state(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    const StateUses uses(subject);
    for (FieldId id(0); id < program.fields.size(); ++id) {
        const Field& field = program.fields[id];
        if (field.state && field.node != no_node && uses.fields[id].read != no_hir &&
            !uses.fields[id].written)
            tell(subject, findings, field, uses.fields[id]);
    }
    for (std::uint32_t id = 0; id < program.globals.size(); ++id) {
        const Global& global = program.globals[id];
        // An option is set by who starts the game.
        if (!global.option && global.node != no_node && uses.globals[id].read != no_hir &&
            !uses.globals[id].written)
            tell(subject, findings, global, uses.globals[id]);
    }
}

} // namespace cantrip::lint
