#include "tests/reference/engine_board.hpp"

#include "interpreter/frames.hpp"

namespace cantrip::reference {

Board engine_board(const Machine& machine, const State& state) {
    const runtime::Tables& t = machine.tables();
    const Program& p = machine.program();
    const std::vector<Word>& w = state.words;
    const auto at = [&](Word i) { return w[static_cast<std::size_t>(i)]; };
    Board board;
    const auto add_list = [&](Word owner, std::uint32_t id, Word from) {
        if (at(from) > 0)
            board.lists[{owner, static_cast<int>(id)}].assign(w.begin() + from + 1,
                                                              w.begin() + from + 1 + at(from));
    };
    for (Word i = 0; i < t.thing_count(); ++i) {
        const runtime::Instance& thing = t.things[static_cast<std::size_t>(i)];
        board.place.push_back(at(t.place + i));
        board.owner.push_back(at(t.owner + i));
        std::vector<int> states(p.fields.size(), 0), counts(p.units.size(), 0);
        for (FieldId field(0); field < p.fields.size(); ++field)
            if (const Word slot = t.slot_of_field(i, field); slot >= 0) {
                if (p.fields[field].type.is(TypeTag::list))
                    add_list(i, field, t.states + thing.base + slot);
                else
                    states[field] = at(t.states + thing.base + slot);
            }
        for (UnitId unit(0); unit < p.units.size(); ++unit)
            if (const Word slot = t.slot_of_unit(i, unit); slot >= 0)
                counts[unit] = at(t.states + thing.base + slot);
        board.states.push_back(std::move(states));
        board.counts.push_back(std::move(counts));
    }
    board.inside.resize(static_cast<std::size_t>(t.containers()));
    for (Word i = 0; i < t.containers(); ++i)
        for (Word thing = at(t.first + i); thing != runtime::none; thing = at(t.next + thing))
            board.inside[static_cast<std::size_t>(i)].push_back(thing);
    for (GlobalId id(0); id < p.globals.size(); ++id) {
        board.globals.push_back(at(t.globals + static_cast<Word>(id)));
        if (t.global_lists[id] != 0) add_list(runtime::none, id, t.global_lists[id]);
    }
    for (int i = 0; i < 4; ++i) board.random[i] = static_cast<std::uint32_t>(at(runtime::h_rng0 + i));
    return board;
}

namespace {

Option option_of(const Choice& choice) {
    static constexpr const char* words[] = {"thing", "unit", "number", "word", "effect",  "action",
                                            "yes",   "no",   "pass",   "way",  "reaction"};
    std::string what = words[static_cast<std::size_t>(choice.kind)];
    if (choice.kind != Choice::Kind::yes && choice.kind != Choice::Kind::no &&
        choice.kind != Choice::Kind::pass)
        what += " " + std::to_string(choice.value);
    return {what, choice.limit};
}

} // namespace

Asked engine_question(const Question& question) {
    static constexpr const char* kinds[] = {"pick",   "may", "again", "effects",
                                            "action", "pay", "order", "number"};
    Asked asked{.player = question.player,
                .kind = kinds[static_cast<std::size_t>(question.kind)],
                .secret = question.secret,
                .least = question.least,
                .most = question.most,
                .options = {},
                .fast = {}};
    for (const Choice& choice : question.choices) asked.options.push_back(option_of(choice));
    for (const Choice& choice : question.fast) asked.fast.push_back(option_of(choice));
    return asked;
}

// They lie in the activation above the bottom of the stack.
std::vector<ScenarioName> scenario_names(const Machine& machine, const State& state, ScenarioId id) {
    using namespace runtime;
    const Program& p = machine.program();
    const std::vector<Word>& w = state.words;
    const Word act = machine.tables().stack + f_data;
    const auto at = [&](Word i) { return w[static_cast<std::size_t>(i)]; };
    std::vector<ScenarioName> names(p.scenarios[id].locals);
    // A game that is over has no pending work, and no names.
    if (static_cast<std::size_t>(act + a_locals) + names.size() > w.size()) return {};
    for (std::size_t slot = 0; slot < names.size(); ++slot) {
        const Word value = at(act + a_locals + static_cast<Word>(slot));
        names[slot].many = false;
        names[slot].values = {value};
        for (const cantrip::Step& step : p.scenarios[id].steps) {
            if (step.form != cantrip::Step::Form::let || step.slot != slot) continue;
            if (!p.at(p.child(step.value, 0)).type.is(TypeTag::list) || value < machine.tables().stack)
                continue;
            names[slot].many = true;
            names[slot].values.assign(w.begin() + value + 1, w.begin() + value + 1 + at(value));
        }
    }
    return names;
}

} // namespace cantrip::reference
