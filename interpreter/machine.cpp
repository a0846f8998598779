// The public functions.

#include <atomic>

#include "interpreter/exec.hpp"
#include "interpreter/fault.hpp"
#include "lang/support/hash.hpp"

namespace cantrip {

using runtime::Exec;
using runtime::other_machine;
using runtime::Tables;

Machine::Machine(std::unique_ptr<const Tables> tables) : tables_(std::move(tables)) {}
Machine::~Machine() = default;
const Program& Machine::program() const { return *tables_->program; }
Word Machine::players() const { return tables_->players; }

Result<std::shared_ptr<const Machine>, std::string> Machine::compile(const Program& program,
                                                                     const Setup& setup) {
    auto tables = runtime::build_tables(program, setup);
    if (!tables) return Failure{tables.error()};
    return std::shared_ptr<const Machine>(std::make_shared<Machine>(std::move(tables).value()));
}

State Machine::table(std::uint64_t seed) const {
    State state;
    const RunOptions options;
    Exec exec(*tables_, state, options);
    exec.put_in_place(seed);
    return state;
}

State Machine::start(std::uint64_t seed) const {
    State state = table(seed);
    const RunOptions options;
    Exec exec(*tables_, state, options);
    if (program().game.start != no_index) exec.start_verb(program().game.start, tables_->team);
    return state;
}

namespace {

// Goes on until somebody must decide who decides for themselves.
void run_all(Exec& exec, const RunOptions& options) {
    for (std::uint32_t decided = 0;; ++decided) {
        exec.begin_run();
        exec.run();
        const Outcome& now = exec.outcome;
        if (now.kind != Outcome::Kind::question || !exec.is_automatic(now.question.player) ||
            decided == options.steps)
            return;
        // What was offered can be taken; if not, the question is put after all.
        if (const auto picks = exec.first_of(now.question); !exec.answer({picks.data(), picks.size()}))
            return;
    }
}

Result<bool, std::string> answer_one(Exec& exec, std::span<const Word> picks) {
    if (!exec.is_ours()) return Failure{std::string(other_machine)};
    if (!exec.s.fault.empty()) return Failure{std::string("the game ended with a fault")};
    return exec.answer(picks);
}

} // namespace

Outcome run(const Machine& machine, State& state, const RunOptions& options) {
    state.stamp = 0;
    Exec exec(machine.tables(), state, options);
    run_all(exec, options);
    return std::move(exec.outcome);
}

Result<bool, std::string> answer(const Machine& machine, State& state, std::span<const Word> picks) {
    state.stamp = 0;
    const RunOptions options;
    Exec exec(machine.tables(), state, options);
    return answer_one(exec, picks);
}

// The state that is worked on is swapped in and out, so that everything else stays where it is.
struct runtime::Kept {
    explicit Kept(const Machine& machine) : exec(machine.tables(), state, options) {}
    // Whether the state is the one that was left here. If not, no answer to it can be taken back.
    void take(State& other) {
        const bool same = other.stamp != 0 && other.stamp == left;
        if (!same) undo.clear();
        std::swap(state, other);
        exec.expect_same(same);
        // What was kept is compared with it before anything is asked of it.
        if (!same) exec.begin_run();
    }
    void leave(State& other) {
        static std::atomic<std::uint64_t> stamps{0};
        left = state.stamp = ++stamps;
        std::swap(state, other);
    }

    State state;
    RunOptions options;
    Exec exec;
    UndoLog undo;
    bool remembers = false;
    std::uint64_t left = 0; // the stamp of the state that was left
};

Runner::Runner(const Machine& machine) : kept_(std::make_unique<runtime::Kept>(machine)) {}
Runner::~Runner() = default;

const Outcome& Runner::run(State& state, const RunOptions& options) {
    kept_->options = options;
    kept_->take(state);
    run_all(kept_->exec, kept_->options);
    kept_->exec.end_run();
    kept_->leave(state);
    return kept_->exec.outcome;
}

Result<bool, std::string> Runner::answer(State& state, std::span<const Word> picks) {
    kept_->take(state);
    const bool marks = kept_->remembers && kept_->exec.is_ours();
    if (marks) kept_->undo.mark(kept_->exec.t, kept_->state);
    auto result = answer_one(kept_->exec, picks);
    if (marks && !result) kept_->undo.unmark();
    kept_->leave(state);
    return result;
}

void Runner::remember(bool on) {
    kept_->remembers = on;
    kept_->undo.clear();
    kept_->exec.remember(on ? &kept_->undo : nullptr);
}

bool Runner::take_back(State& state) {
    if (state.stamp == 0 || state.stamp != kept_->left || kept_->undo.empty()) return false;
    std::swap(kept_->state, state);
    kept_->exec.take_back(kept_->undo);
    kept_->leave(state);
    return true;
}

std::uint64_t State::hash() const { return hash::state_2({words, log, lasting, fault}); }

std::string thing_name(const Machine& machine, Word thing) {
    State state;
    const RunOptions options;
    const Exec exec(machine.tables(), state, options);
    return exec.name_of_thing(thing);
}

std::string player_name(const Machine& machine, Word player) {
    return player < 0 ? "all players" : thing_name(machine, player);
}

} // namespace cantrip

namespace cantrip::runtime {

void Exec::put_in_place(std::uint64_t seed) {
    s = {};
    s.words.assign(static_cast<std::size_t>(t.stack), 0);
    s.words[h_machine0] = static_cast<Word>(static_cast<std::uint32_t>(t.program_hash));
    s.words[h_machine1] = static_cast<Word>(static_cast<std::uint32_t>(t.program_hash >> 32U));
    seed_random(&s.words[h_rng0], seed);
    s.words[h_winner] = none;
    const Word things = t.thing_count(), all = t.containers();
    std::fill_n(s.words.begin() + t.place, things, none);
    std::fill_n(s.words.begin() + t.prev, things, none);
    std::fill_n(s.words.begin() + t.next, things, none);
    std::fill_n(s.words.begin() + t.first, all, none);
    std::fill_n(s.words.begin() + t.last, all, none);
    for (Word i = 0; i < things; ++i)
        s.words[static_cast<std::size_t>(t.owner + i)] = t.things[static_cast<std::size_t>(i)].owner;
    push(Frame::root, no_hir, f_data, 0, none);
    set_globals();
    for (Word i = 0; i < things; ++i) set_states(i);
    for (Word i = 0; i < things; ++i) set_place(i);
    changed();
}

// Options first: states may begin with what was agreed on.
void Exec::set_globals() {
    for (const bool options : {true, false})
        for (GlobalId id(0); id < p.globals.size(); ++id)
            if (p.globals[id].option == options) start_global(id);
}

void Exec::start_global(GlobalId id) {
    const Global& global = p.globals[id];
    Word& word = s.words[static_cast<std::size_t>(t.globals) + id];
    for (const auto& [option, value] : t.setup.options)
        if (option == id) {
            word = value;
            return;
        }
    Locals32 locals(global.locals, none);
    Env e{.locals = locals.data(), .world = s.words.data()};
    if (global.type.is(TypeTag::list)) {
        Words members;
        if (global.initial != no_hir) list(global.initial, e, members);
        return set_global(id, temp_list(members));
    }
    const bool number = global.type.is(TypeTag::number) || global.type.is(TypeTag::flag);
    word = global.initial != no_hir ? eval(global.initial, e)
           : number                 ? std::max(global.type.is(TypeTag::number) ? global.low : 0, 0)
                                    : none;
}

void Exec::set_states(Word thing) {
    const Instance& what = t.things[static_cast<std::size_t>(thing)];
    Locals32 locals;
    for (FieldId field(0); field < p.fields.size(); ++field) {
        const Word slot = t.slot_of_field(thing, field);
        if (slot < 0) continue;
        const Field& decl = p.fields[field];
        const Printed& cell = t.print(thing, field);
        locals.assign(cell.locals, none);
        Env e{.locals = locals.data(),
              .you = what.owner,
              .subject = what.owner,
              .self = thing,
              .world = s.words.data()};
        if (decl.type.is(TypeTag::list)) {
            Words members;
            if (cell.value != no_hir) list(cell.value, e, members);
            set_field(thing, field, temp_list(members));
            continue;
        }
        Word value = none;
        if (cell.value != no_hir)
            value = cell.constant ? cell.number : eval(cell.value, e);
        else if (decl.type.is(TypeTag::number))
            value = std::max(decl.low, 0);
        else if (decl.type.is(TypeTag::flag))
            value = 0;
        s.words[static_cast<std::size_t>(t.states + what.base + slot)] = value;
    }
    for (UnitId unit(0); unit < p.units.size(); ++unit)
        if (const Word slot = t.slot_of_unit(thing, unit); slot >= 0)
            s.words[static_cast<std::size_t>(t.states + what.base + slot)] =
                p.units[unit].track ? p.units[unit].start : 0;
}

void Exec::set_place(Word thing) {
    const Instance& what = t.things[static_cast<std::size_t>(thing)];
    if (what.parent != none) return put(thing, what.parent, false);
    if (what.kind >= p.kinds.size() || what.action != no_index) return;
    HirId starts = what.thing != no_index ? p.things[what.thing].starts : no_hir;
    std::uint32_t count = what.thing != no_index ? p.things[what.thing].locals : 0;
    if (starts == no_hir)
        for (const KindId above : p.kinds[what.kind].ancestors)
            if (p.kinds[above].starts != no_hir) {
                starts = p.kinds[above].starts;
                count = p.kinds[above].locals;
                break;
            }
    if (starts == no_hir) return;
    Locals32 locals(count, none);
    Env e{.locals = locals.data(),
          .you = what.owner,
          .subject = what.owner,
          .self = thing,
          .world = s.words.data()};
    const Word place = eval(starts, e);
    if (place != none) put(thing, place & place_mask, false);
}

void Exec::start_verb(VerbId verb, Word actor) { begin_event(verb, actor, {}, 1, none); }

} // namespace cantrip::runtime
