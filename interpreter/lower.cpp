// Which effects become straight code: functions of verbs, of bodies on cards and of reactions, and the calls
// where they begin.

#include "interpreter/lower.hpp"

namespace cantrip::runtime {
namespace {

// A call is entered with the locals of the activation it stands in; larger ones are walked.
constexpr std::uint32_t entry_locals = 32;

} // namespace

void Lowering::run() {
    const auto any = [&](Op op) {
        return std::any_of(p.hir.begin(), p.hir.end(), [&](const Hir& h) { return h.op == op; });
    };
    has_together_ = any(Op::together);
    fill_tables();
    code.entry.assign(p.hir.size(), no_index);
    code.players_only.assign(p.hir.size(), 0);
    code.entry_result.assign(p.hir.size(), 0);
    for (HirId id(0); id < p.hir.size(); ++id) {
        if (p.hir[id].op != Op::call || p.hir[id].a >= p.verbs.size()) continue;
        if (!entry(id, false) && entry(id, true)) code.players_only[id] = 1;
    }
    drop_failed();
    link();
}

void Lowering::fill_tables() {
    const std::size_t things = t.things.size();
    code.unit_at.assign(p.units.size() * things, 0);
    for (UnitId unit(0); unit < p.units.size(); ++unit)
        for (std::size_t thing = 0; thing < things; ++thing) {
            // What only the group has, each player uses as well.
            auto holder = static_cast<Word>(thing);
            if (t.slot_of_unit(holder, unit) < 0 && t.is_shared(holder, unit)) holder = t.team;
            const Word slot = t.slot_of_unit(holder, unit);
            if (slot >= 0)
                code.unit_at[unit * things + thing] =
                    t.states + t.things[static_cast<std::size_t>(holder)].base + slot;
        }
    code.zone_of.resize(p.zones.size());
    for (ZoneId zone(0); zone < p.zones.size(); ++zone) {
        const Word common = t.zone(zone, none);
        code.zone_of[zone].push_back(common);
        for (Word owner = 0; owner + 1 < static_cast<Word>(t.zone_at[zone].size()); ++owner) {
            const Word own = t.zone(zone, owner);
            code.zone_of[zone].push_back(own == none ? common : own);
        }
    }
    code.printed.resize(p.fields.size());
    for (const ZoneInstance& zone : t.zones) {
        code.roomy.push_back(p.zones[zone.zone].capacity == no_hir ? 1 : 0);
        code.pile.push_back(p.zones[zone.zone].pile ? 1 : 0);
    }
}

std::uint32_t Lowering::begin(std::uint32_t locals) {
    code.functions.emplace_back();
    made_.emplace_back();
    made_nodes_.emplace_back();
    failed_.push_back(0);
    calls_.emplace_back();
    now_ = static_cast<std::uint32_t>(code.functions.size() - 1);
    list_.clear();
    nodes_.clear();
    ok_ = true;
    looks_ = false;
    next_ = most_ = 3 + locals;
    lists_.assign(locals, false);
    return now_;
}

void Lowering::finish(std::uint32_t function, std::uint32_t locals, std::uint32_t declared,
                      std::uint32_t name) {
    emit(Do::leave);
    if (most_ > most_in_function) give_up();
    code.functions[function] = {0,
                                static_cast<std::uint16_t>(most_),
                                static_cast<std::uint16_t>(locals),
                                static_cast<std::uint16_t>(declared),
                                static_cast<std::uint16_t>(looks_ ? locals : declared),
                                name};
    failed_[function] = ok_ ? 0 : 1;
    made_[function] = std::move(list_);
    made_nodes_[function] = std::move(nodes_);
}

// Lowers one call as a function of its own.
bool Lowering::entry(HirId id, bool plays) {
    const std::uint32_t function = begin(entry_locals);
    asked_ = true;
    const Register result = call(id, {.you_plays = plays, .subject_plays = plays});
    asked_ = false;
    finish(function, entry_locals, entry_locals, no_index);
    if (failed_[function] != 0) return false;
    code.entry[id] = function;
    code.entry_result[id] = result;
    return true;
}

// A function that is being made already is called as it is: recursion.
std::uint32_t Lowering::make(std::uint64_t key, HirId effect_id, std::uint32_t locals, std::uint32_t declared,
                             std::uint32_t name, bool plays) {
    key = key * 2 + (plays ? 1 : 0);
    if (const auto found = known_.find(key); found != known_.end()) {
        if (failed_[found->second] != 0) give_up();
        calls_[now_].push_back(found->second);
        return found->second;
    }
    auto outer =
        std::tuple{std::move(list_), std::move(nodes_), next_, most_, lists_, looks_, now_, ok_, asked_};
    asked_ = false;
    const std::uint32_t function = begin(locals);
    known_[key] = function;
    if (effect_id != no_hir) effect(effect_id, {.you_plays = plays, .subject_plays = plays});
    finish(function, locals, declared, name);
    std::tie(list_, nodes_, next_, most_, lists_, looks_, now_, ok_, asked_) = std::move(outer);
    calls_[now_].push_back(function);
    if (failed_[function] != 0) give_up();
    return function;
}

std::uint32_t Lowering::function_of_verb(VerbId verb, bool plays) {
    return make(static_cast<std::uint64_t>(verb) * 3, p.verbs[verb].body, t.verb_locals[verb],
                p.verbs[verb].locals, verb, plays);
}

std::uint32_t Lowering::function_of_ability(AbilityId id, bool plays) {
    const Ability& ability = p.abilities[id];
    const VerbId verb = ability.heading == no_index ? no_index : p.headings[ability.heading].verb;
    return make(static_cast<std::uint64_t>(id) * 3 + 1, ability.effect, t.ability_locals[id], ability.locals,
                verb, plays);
}

std::uint32_t Lowering::function_of_reaction(const Listener& l, bool plays) {
    // The event goes on while its reactions run: in the chain of a fault they bear its name.
    const Reaction& r = p.reactions[l.reaction];
    return make(static_cast<std::uint64_t>(l.reaction) * 3 + 2, l.effect, l.locals, r.locals,
                p.patterns[r.pattern].verb, plays);
}

// What calls something that could not be lowered cannot be lowered either.
void Lowering::drop_failed() {
    for (bool again = true; again;) {
        again = false;
        for (std::size_t i = 0; i < calls_.size(); ++i) {
            if (failed_[i] != 0) continue;
            if (std::any_of(calls_[i].begin(), calls_[i].end(),
                            [&](std::uint32_t callee) { return failed_[callee] != 0; })) {
                failed_[i] = 1;
                again = true;
            }
        }
    }
    for (HirId id(0); id < code.entry.size(); ++id)
        if (code.entry[id] != no_index && failed_[code.entry[id]] != 0) code.entry[id] = no_index;
}

// One list of instructions; places to jump to now count from its start.
void Lowering::link() {
    for (std::size_t i = 0; i < made_.size(); ++i) {
        if (failed_[i] != 0) continue;
        code.functions[i].first = append(made_[i], made_nodes_[i]);
    }
}

void lower(Tables& tables) {
    Lowering(tables).run();
    compile_values(tables);
    plan_prices(tables);
}

} // namespace cantrip::runtime
