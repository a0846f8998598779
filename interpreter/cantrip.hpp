#pragma once
// The public face of the interpreter: compile a checked program once, then step games as plain values.
//
//   auto machine = Machine::compile(program, {.players = 2});
//   State state = machine.value()->start(seed);
//   for (;;) {
//       Outcome now = run(*machine.value(), state);
//       if (now.kind != Outcome::Kind::question) break;
//       answer(*machine.value(), state, choice);
//   }
//
// No callbacks, no threads, no hidden state, no exceptions: everything that a game is lies in the State.

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lang/program/program.hpp"
#include "lang/support/result.hpp"

namespace cantrip {

using Word = std::int32_t;
struct Event;

namespace runtime {
struct Tables;
struct Kept;
} // namespace runtime

// One game in progress: copy it, compare it, hash it, save it at any moment, also in the middle of an effect.
class State {
  public:
    [[nodiscard]] std::uint64_t hash() const;
    friend bool operator==(const State& a, const State& b) {
        return a.words == b.words && a.log == b.log && a.lasting == b.lasting && a.fault == b.fault;
    }
    // The interpreter's own business, all of it 32-bit words.
    std::vector<Word> words;   // the table with everything on it, then the pending frames
    std::vector<Word> log;     // events that are being counted
    std::vector<Word> lasting; // effects that outlast what made them
    std::vector<Word> fault;   // what went wrong; empty while the game can go on
    // Which runner left it last, and when: it need not look at all of it again. No part of the game. Whoever
    // writes words sets it to 0.
    std::uint64_t stamp = 0;
};

// What a game is set up with.
struct Setup {
    int players = 2;
    std::uint32_t scenario = no_index;                   // things of one scenario are there too
    std::vector<std::pair<GlobalId, Word>> options = {}; // values of the game's options
};

// A program compiled for one number of players; immutable, may be shared between threads. The Program must
// outlive it.
class Machine {
  public:
    [[nodiscard]] static Result<std::shared_ptr<const Machine>, std::string> compile(const Program& program,
                                                                                     const Setup& setup);
    explicit Machine(std::unique_ptr<const runtime::Tables> tables);
    ~Machine();
    // A game at its beginning: everything where it starts, the start verb about to run.
    [[nodiscard]] State start(std::uint64_t seed) const;
    // The same without the start verb: for scenarios.
    [[nodiscard]] State table(std::uint64_t seed) const;
    [[nodiscard]] const runtime::Tables& tables() const { return *tables_; }
    [[nodiscard]] const Program& program() const;
    [[nodiscard]] Word players() const;

  private:
    std::unique_ptr<const runtime::Tables> tables_;
};

// A part of what a way to pay takes: so many units of some sorts, so many things, or a deed.
struct ChoiceCost {
    Word count = 0;
    std::vector<UnitId> units = {}; // any of them
    HirId things = no_hir;          // the noun phrase of the things
    HirId deed = no_hir;            // the effect that is done
};

// One legal answer, or part of one.
struct Choice {
    enum class Kind : std::uint8_t {
        thing,
        unit,
        number,
        word,
        effect,
        action,
        yes,
        no,
        pass,
        way,
        reaction
    } kind;
    Word value = 0;    // thing index, unit, number, index into names, HirId, …
    Word limit = 1;    // how often it may be picked: equal things are one option
    std::string label; // in the words of the source; stable for one program
    // Of an action or a reaction: which ability, and the thing that has it; of a thing: that thing.
    AbilityId ability = no_index;
    Word thing = -1;
    std::vector<ChoiceCost> cost = {}; // of a way to pay
};

struct Question {
    enum class Kind : std::uint8_t {
        pick,
        may,
        again,
        effects,
        action,
        pay,
        order,
        number
    } kind = Kind::pick;
    Word player = -1;     // a player, or -1: the group answers together
    bool secret = false;  // others must not see the answer yet
    std::string text;     // what it is about: the verb or the ability
    std::string source;   // the card or rule that asks; empty when none does
    HirId about = no_hir; // the phrase or effect that is decided
    // Whose names `about` uses: the verb or the ability that runs, and the thing that has the ability.
    VerbId verb = no_index;
    AbilityId ability = no_index;
    Word thing = -1;
    HirId call = no_hir;      // the call whose argument is decided
    VerbId called = no_index; // and its verb
    // The parameter of `called`, or else of `ability`, that is decided; no_index: `about` says what is.
    std::uint32_t param = no_index;
    Span at;
    Word least = 1, most = 1; // how many picks, counted with repetition
    std::vector<Choice> choices;
    std::vector<Choice> fast; // actions that may be taken first; after one the question is put again
};

struct Fault {
    std::string message; // "division by zero"
    std::string rule;    // the verb, card or rule that ran
    Span at;
    std::vector<std::string> chain; // events that were running, innermost first
};

struct Outcome {
    enum class Kind : std::uint8_t { question, over, fault, idle } kind = Kind::idle;
    Question question;
    std::vector<Word> winners;
    Fault fault;
};

// One line for each verb that happened, in order.
struct TraceLine {
    std::uint32_t depth = 0;
    std::string text; // "gain 2 herb by isidora"
    Span at;
};

struct RunOptions {
    std::vector<TraceLine>* trace = nullptr;
    std::vector<Event>* events = nullptr;       // events.hpp: appended, in the order in which they began
    std::vector<std::uint8_t>* fired = nullptr; // by AbilityId: set to 1 when it is used
    std::vector<std::int64_t>* made =
        nullptr; // by UnitId: counts how many the verbs that ran made, less those they took
    std::uint32_t steps = 2'000'000;       // between two questions
    std::vector<Choice>* forced = nullptr; // choices that were not asked because there was one only
    bool describe = true;                  // fill labels and texts of questions
    // Answers that are kept while nothing they depend on changes, and ways to find things without looking at
    // all of them. They change nothing but the time; off, every answer is computed anew.
    bool shortcuts = true;
};

// Goes on until somebody must decide, the game ends or something is wrong. A question stays open until it is
// answered. After a fault the game is over for good: every further run gives the same fault. A state of
// another machine (other cards, another number of players) is not touched; that too is told as a fault.
[[nodiscard]] Outcome run(const Machine& machine, State& state, const RunOptions& options = {});

// `picks` are indices into Question::choices, with repetition; one index of choices.size() + i takes the i-th
// fast action. An illegal answer changes nothing and is told, as is one after a fault or to a state of
// another machine.
[[nodiscard]] Result<bool, std::string> answer(const Machine& machine, State& state,
                                               std::span<const Word> picks);

// The same two for whoever plays many questions: keeps memory and answers from one to the next. Any state of
// the machine may be given at any time, another one each time; nothing of a game lies here. Not to be shared
// between threads.
class Runner {
  public:
    explicit Runner(const Machine& machine);
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;
    // What is returned lives until the next call.
    [[nodiscard]] const Outcome& run(State& state, const RunOptions& options = {});
    [[nodiscard]] Result<bool, std::string> answer(State& state, std::span<const Word> picks);

    // From now on answers can be taken back, for as long as it is the same state that comes again and again.
    // Off, everything that was noted for that is forgotten.
    void remember(bool on);
    // Takes the last answer back: the state is again as it was when that question was put, whatever ran
    // since. false: there is no such answer, or the state is not the one that this runner left.
    bool take_back(State& state);

  private:
    std::unique_ptr<runtime::Kept> kept_;
};

// What a player may see: a state in which hidden things have lost their identity. Two states that differ only
// in what the player may not know give equal views. -1: what everybody sees. Of a state of another machine
// there is nothing to see: the view is empty.
[[nodiscard]] State view(const Machine& machine, const State& state, Word player);

// Whether a player may look into a place; -1: whether everybody may.
[[nodiscard]] bool may_see(const Machine& machine, Word place, Word player);

[[nodiscard]] std::vector<std::uint8_t> save(const Machine& machine, const State& state);
[[nodiscard]] Result<State, std::string> load(const Machine& machine, std::span<const std::uint8_t> bytes);

// Names for people.
[[nodiscard]] std::string thing_name(const Machine& machine, Word thing);
[[nodiscard]] std::string player_name(const Machine& machine, Word player);

} // namespace cantrip
