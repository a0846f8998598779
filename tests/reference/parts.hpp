#pragma once
// What a game in progress is made of: values, what goes on, lines of cards, prices.

#include <map>
#include <optional>
#include <set>

#include "tests/reference/table.hpp"

namespace cantrip::reference {

using Things = std::vector<int>;

// Whatever a name can stand for.
struct Value {
    int n = none;      // a number, thing, unit, word, face or container
    bool many = false; // `list` counts: several things, or pairs of an amount (what, how many)
    Things list = {};
    int with = 0; // of a place: 1 its top, 2 its bottom; of a counter: 1 + its holder
    friend bool operator==(const Value&, const Value&) = default;
};
inline Value one(int n) { return {.n = n}; }
inline Value several(Things list) { return {.n = none, .many = true, .list = std::move(list)}; }

using Locals = std::vector<Value>;
using KeptNames = std::shared_ptr<const Locals>; // of a lasting line
// What somebody or chance decided for places of the statement that runs (S6).
using Settled = std::map<HirId, Value>;

enum class Level { rule, kind, thing, lasting };

// One reaction, wherever it stands.
struct Listener {
    ReactionId reaction = no_index;
    AbilityId ability = no_index;
    Level level = Level::rule;
    std::uint32_t index = no_index; // RuleId, KindId or ThingId
    int number = 0;
    HirId effect = no_hir;
    bool uses_you = false;
};

struct Payment;

// Something that goes on: an event, the body of a reaction or lasting effect, an action being taken. Also
// events that are only thought of, in tests whether something could be done.
struct Scope {
    enum class Kind { table, event, body, action } kind = Kind::event;
    bool real = false;
    Scope* outer = nullptr;
    std::shared_ptr<Scope> keeps; // the outer one, as long as this one is spoken of
    int serial = 0;
    VerbId verb = no_index;
    int actor = none, you = none, self = none;
    AbilityId ability = no_index;
    ReactionId reaction = no_index;
    const Listener* listener = nullptr;
    Scope* event = nullptr; // what a body reacts to
    int action = none;      // the action that is being taken
    std::shared_ptr<const Board> past;
    bool replaced = false, used = false;
    std::set<std::uint32_t> exclusive;
    int x = none, y = none;
    Locals names;
    Settled settled;
    Payment* payment = nullptr; // the price that this event pays a part of
};
using ScopePtr = std::shared_ptr<Scope>;

// Where a value is looked at from.
struct View {
    Locals* names = nullptr;
    const Settled* settled = nullptr;
    int you = none, subject = none, self = none;
    Scope* around = nullptr; // innermost of what goes on
    Scope* event = nullptr;  // what is reacted to: `was`
    Scope* body = nullptr;   // whose X and Y; none in tests
    const Board* board = nullptr;
};

// A reaction that an event sets off.
struct Due {
    const Listener* listener = nullptr;
    int self = none, you = none;
    KeptNames kept = nullptr; // of a lasting one
};

struct Lasting {
    int listener = none; // a reaction; none: an effect set for a time
    HirId effect = no_hir;
    int you = none, self = none, subject = none;
    VerbId until = no_index;
    bool at_start = false;
    int scope = 0;
    Locals names;
};

struct Happened { // for tallies and `beyond`
    VerbId verb;
    int actor, serial;
    Locals names;
    std::vector<std::pair<VerbId, int>> around; // what went on around it, innermost first
};

struct Used { // for `once per`
    int key, scope, self, you;
};

// One part of a price (S16).
struct Charge {
    enum class Of { units, things, act } of = Of::units;
    std::vector<UnitId> units; // any of these
    int count = 0;
    bool one_kind = false, open = false; // `any one`; an X that is not known yet
    std::uint32_t variable = 0;
    HirId np = no_hir;
    int thing = none; // this thing, in a named amount
    HirId act = no_hir;
    const Listener* accept = nullptr; // the line that lets it stand for something else
    int self = none, you = none;
    KeptNames kept;
    int holder = none;    // whose units, when not the payer's
    bool foreign = false; // written elsewhere: its phrases have names of their own
};
using Charges = std::vector<Charge>;
using Ways = std::vector<Charges>;

struct Step {        // of a payment that is planned
    int what = none; // a unit, or -2 - a thing; none: an act
    int count = 0;
    HirId act = no_hir;
    const Listener* accept = nullptr;
    int self = none, you = none;
    KeptNames kept = nullptr;
};
struct Payment {
    std::vector<Step> steps;
    std::size_t next = 0;
    int variable = 0; // 1 for X, 2 for Y, while a purse tells it
};

struct Offer { // an option before it is text
    Choice::Kind kind = Choice::Kind::thing;
    int value = 0, limit = 1;
    Things members = {};
};
using Offers = std::vector<Offer>;

// What an argument of a call could be, in a test.
struct Possible {
    bool given = false, many = false;
    Value value;
    int least = 1;
    Things from;
};

// What an effect could bring of the transient units (S17).
using Amounts = std::vector<int>;
struct Yield {
    bool open = false;
    std::vector<Amounts> ways;
};

struct FaultFound {
    std::string message;
};
struct GameWon {
    int who;
};
struct StopScope {
    int serial;
};

enum class Native {
    not_native,
    gain,
    lose,
    give,
    pay,
    advance,
    retreat,
    move,
    shuffle,
    reveal,
    look,
    perform,
    win
};

} // namespace cantrip::reference
