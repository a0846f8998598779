#include "tools/sim/score.hpp"

#include <algorithm>

#include "interpreter/exec.hpp"

namespace cantrip::sim {
namespace {

using runtime::Env;
using runtime::Exec;
using runtime::none;

bool is_win(const Program& program, HirId id) {
    const Hir& hir = program.at(id);
    return hir.op == Op::call && program.verbs[hir.a].native &&
           program.name_of(program.verbs[hir.a]) == "win";
}

// The first thing that a phrase ranks by: `player with highest point then highest mana`.
std::optional<Measure> ranked_by(const Program& program, HirId phrase) {
    if (program.at(phrase).op != Op::np) return std::nullopt;
    for (const HirId filter : program.children(phrase)) {
        if (program.at(filter).op != Op::f_rank || program.children(filter).empty()) continue;
        const HirId rank = program.child(filter, 0);
        if (program.at(rank).op != Op::rank_highest || program.children(rank).empty()) continue;
        const HirId value = program.child(rank, 0);
        const Hir& hir = program.at(value);
        const Tree& tree = *program.trees[hir.tree];
        return Measure{Measure::Of::rank, value, program.noun(phrase).it,
                       hir.node == no_node ? std::string("score") : std::string(tree.text(hir.node))};
    }
    return std::nullopt;
}

} // namespace

std::optional<Measure> measure_of_winning(const Program& program) {
    for (HirId id(0); id < program.hir.size(); ++id) {
        const auto children = program.children(id);
        if (program.at(id).op == Op::subject && !children.empty() && is_win(program, children.back()))
            if (auto found = ranked_by(program, children[0])) return found;
        if (is_win(program, id) && children.size() > 1)
            if (auto found = ranked_by(program, children[1])) return found;
    }
    return std::nullopt;
}

std::vector<std::string_view> measure_names(const Program& program) {
    std::vector<std::string_view> out;
    for (const Unit& unit : program.units) out.push_back(program.name_of(unit));
    for (const Define& define : program.defines)
        if (define.params.size() == 1 && define.type.is(TypeTag::number))
            out.push_back(program.name_of(define));
    return out;
}

std::optional<Measure> measure_named(const Program& program, std::string_view name) {
    for (UnitId id(0); id < program.units.size(); ++id)
        if (program.name_of(program.units[id]) == name)
            return Measure{Measure::Of::unit, id, 0, std::string(name)};
    for (DefineId id(0); id < program.defines.size(); ++id) {
        const Define& define = program.defines[id];
        if (program.name_of(define) == name && define.params.size() == 1 && define.type.is(TypeTag::number))
            return Measure{Measure::Of::define, id, 0, std::string(name)};
    }
    return std::nullopt;
}

std::vector<Word> measured(const Machine& machine, const State& state, const Measure& measure) {
    State copy = state; // evaluating changes nothing, but works on a state
    const RunOptions options;
    Exec x(machine.tables(), copy, options);
    std::vector<Word> out;
    for (Word player = 0; player < machine.players(); ++player) {
        std::vector<Word> locals(std::max<std::size_t>(64, measure.slot + 1), 0);
        if (measure.of == Measure::Of::rank) locals[measure.slot] = player;
        Env e{.locals = locals.data(),
              .you = player,
              .subject = player,
              .self = player,
              .world = copy.words.data()};
        const Word found[] = {player};
        switch (measure.of) {
        case Measure::Of::unit:
            out.push_back(x.counter(copy.words.data(), player, UnitId(measure.index)));
            break;
        case Measure::Of::define: out.push_back(x.call_define(DefineId(measure.index), found, e)); break;
        case Measure::Of::rank: out.push_back(x.eval(HirId(measure.index), e)); break;
        }
    }
    return out;
}

std::vector<ThingId> things_held(const Machine& machine, const State& state, KindId kind, Word player) {
    const runtime::Tables& t = machine.tables();
    State copy = state;
    const RunOptions options;
    const Exec x(t, copy, options);
    std::vector<ThingId> out;
    for (const Word thing : t.of_kind[kind]) {
        const ThingId printed = t.things[static_cast<std::size_t>(thing)].thing;
        if (printed == no_index || (x.holder_of(copy.words.data(), thing) != player &&
                                    x.owner_of(copy.words.data(), thing) != player))
            continue;
        if (std::find(out.begin(), out.end(), printed) == out.end()) out.push_back(printed);
    }
    return out;
}

} // namespace cantrip::sim
