#include "tools/lint/play/worth.hpp"

namespace cantrip::lint {
namespace {

class Readings {
  public:
    explicit Readings(const Program& program)
        : p_(program), gained_(program.fields.size()), asked_(program.fields.size()),
          gained_defines_(program.defines.size()) {}

    void read(const std::vector<Body>& bodies) {
        for (const Body& body : bodies) {
            if (!is_of_rules(body)) continue;
            for (const HirId root : body.roots)
                if (root != no_hir) node(root, false);
        }
        // What is gained by the name of a number; numbers may be made of other numbers.
        while (!open_.empty()) {
            const HirId body = open_.back();
            open_.pop_back();
            node(body, true);
        }
    }

    [[nodiscard]] Good good(FieldId id) const {
        const Field& field = p_.fields[id];
        if (gained_[id] && !asked_[id] && !field.state) return Good::more;
        return field.type.is(TypeTag::cost) && !gained_[id] ? Good::less : Good::fixed;
    }

  private:
    // What a single card makes of a number does not say whether it is good to have. Numbers with a name are
    // read where they are used.
    [[nodiscard]] bool is_of_rules(const Body& body) const {
        if (body.of == Body::Of::ability) return p_.abilities[body.index].thing == no_index;
        return body.of != Body::Of::scenario && body.of != Body::Of::define && body.of != Body::Of::thing;
    }

    void node(HirId id, bool gained) {
        const Hir& hir = p_.at(id);
        if (hir.op == Op::field) (gained ? gained_ : asked_)[hir.a] = true;
        if (hir.op == Op::f_field) asked_[hir.a] = true;
        if (hir.op == Op::define && gained) define(DefineId(hir.a));
        const auto kids = p_.children(id);
        for (std::size_t i = 0; i < kids.size(); ++i) node(kids[i], gains(hir, i, gained));
        if (hir.op == Op::np)
            noun(p_.noun(id), gained);
        else if (hir.op == Op::tally || hir.op == Op::react)
            for (const HirId part : hidden_parts(p_, id))
                if (part != no_hir) node(part, false);
    }

    void noun(const Noun& noun, bool gained) {
        if (noun.count != no_hir) node(noun.count, gained);
        for (const HirId part : {noun.value, noun.per})
            if (part != no_hir) node(part, false);
    }

    void define(DefineId id) {
        if (gained_defines_[id] || p_.defines[id].value == no_hir) return;
        gained_defines_[id] = true;
        open_.push_back(p_.defines[id].value);
    }

    // Whether more of this part is more of what is gained.
    [[nodiscard]] bool gains(const Hir& hir, std::size_t child, bool gained) const {
        switch (hir.op) {
        case Op::call:
            return child > 0 && p_.verbs[hir.a].native && p_.names.text(p_.verbs[hir.a].name) == "gain";
        case Op::bundle:
        case Op::add:
        case Op::multiply: return gained;
        case Op::subtract: return gained && child == 0;
        case Op::total: return gained && child == 1;
        default: return false;
        }
    }

    const Program& p_;
    std::vector<char> gained_, asked_; // by FieldId
    std::vector<char> gained_defines_; // by DefineId
    std::vector<HirId> open_;
};

} // namespace

std::vector<Good> good_of_fields(const Program& program, const std::vector<Body>& bodies) {
    Readings readings(program);
    readings.read(bodies);
    std::vector<Good> good;
    for (FieldId field(0); field < program.fields.size(); ++field) good.push_back(readings.good(field));
    return good;
}

} // namespace cantrip::lint
