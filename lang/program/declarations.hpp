#pragma once
// One struct for each thing that can be declared.

#include <string_view>
#include <vector>

#include "lang/program/hir.hpp"
#include "lang/program/names.hpp"

namespace cantrip {

// Where something was declared, its name, and the printed English word.
struct Declared {
    NameId name = no_name;
    std::string_view word; // the text behind the name, without quotes; empty when there is none
    std::uint16_t tree = 0;
    NodeId node = no_node;
    PackageId package{};
    std::vector<std::string_view> from; // inventory entries
};

struct NamesList : Declared {
    std::uint32_t first = 0, count = 0; // values in Program::names_values
};
struct NamesValue : Declared {
    NamesListId list{};
};

struct Unit : Declared {
    bool track = false;
    bool transient = false;
    std::int32_t low = 0, high = 0x7fffffff, start = 0;
    std::int32_t supply = -1; // -1: unlimited
    HirId end = no_hir;       // of a track: a number in place of `high`, read for each holder as `this`
    std::uint32_t locals = 0; // slots that the end needs
    std::vector<KindId> holders;
};

// A group counts as all its units and, for mixed ones, its kinds of things.
struct Group : Declared {
    std::vector<UnitId> units;
    std::vector<KindId> kinds;
    std::vector<GroupId> groups; // as written, before flattening
};

struct Zone : Declared {
    KindId owner = no_index;
    ZoneId parent = no_index;
    std::vector<KindId> holds;
    bool aside = false;
    bool pile = false;
    enum class Seen : std::uint8_t { all, owner, nobody } seen = Seen::all;
    HirId capacity = no_hir;
    std::uint32_t locals = 0; // slots that the capacity needs
    ZoneId refill = no_index;
};

struct Map : Declared {
    KindId kind = no_index;
    FieldId along = no_index;
    std::int32_t rows = 0, columns = 0;
    KindId tile = no_index;
    FieldId walls = no_index;
    TraitId blocked = no_index;
    ZoneId zone = no_index; // where its tiles lie
};

struct Die : Declared {
    struct Face {
        NameId name = no_name;
        std::int32_t number = 0;
    }; // a named face or a number
    std::vector<Face> faces;
    bool assumed = false;
};

struct Trait : Declared {
    KindId kind = no_index;
};

struct Exclusive : Declared {};

struct Field : Declared {
    KindId kind = no_index;
    Type type;
    bool state = false;
    std::int32_t low = 0, high = 0x7fffffff; // of a range type
    HirId initial = no_hir;                  // default value
    std::uint32_t locals = 0;                // slots that the default needs
};

// limit no_hir: any number. `node` is where the limit stands until it is checked.
struct Holds {
    KindId kind;
    HirId limit;
    NodeId node;
    std::uint16_t tree;
    std::uint32_t locals = 0; // slots that the limit needs
};

// A heading of a kind. `head` is a ReactionId for `heading bind: when …` and no_index else; `action` says it
// makes actions.
struct Heading : Declared {
    KindId kind = no_index;
    VerbId verb = no_index; // for headings without a head: the verb that runs their body
    ReactionId head = no_index;
    AbilityId action = no_index; // a template: adjectives, tail and price of the actions under it
    HirId held = no_hir;
    std::uint32_t locals = 0; // slots used by held, works_if
    std::vector<HirId> works_in;
    HirId works_if = no_hir;
    std::vector<std::uint32_t> params; // slots given by a parameter list
};

struct Face : Declared {
    KindId kind = no_index;
    std::vector<HirId> works_in;
    HirId works_if = no_hir;
    std::uint32_t locals = 0; // slots used by works_in, works_if
};

// Values that a kind gives its things: `cost = 3 artifact`.
struct Value {
    FieldId field;
    HirId value;
    bool assumed;
    std::uint32_t locals = 0; // slots that the value needs
};

struct Kind : Declared {
    std::vector<KindId> parents;
    std::vector<KindId> ancestors; // itself first, then all above it, nearest first
    std::vector<FieldId> fields;   // own ones
    std::vector<Value> values;
    std::vector<Holds> holds;
    std::vector<HeadingId> headings;
    std::vector<FaceId> faces;
    std::vector<AbilityId> abilities;
    HirId starts = no_hir;
    HirId paid_from = no_hir, paid_to = no_hir;
    HirId copies = no_hir;
    KindId copies_per = no_index;
    HirId held = no_hir;
    std::vector<HirId> works_in;
    HirId works_if = no_hir;
    std::uint32_t locals = 0; // slots that any of starts, paid, copies, held and works needs
    std::vector<std::pair<NameId, std::string_view>> translations;
};

struct Thing : Declared {
    KindId kind = no_index;
    ThingId parent = no_index;      // the thing it is printed in
    ScenarioId scenario = no_index; // exists only there
    std::int32_t number = 1;        // `3 slot { … }`
    std::vector<Value> values;
    std::vector<AbilityId> abilities;
    std::vector<ThingId> inner;
    std::vector<TraitId> traits;
    HirId copies = no_hir;
    HirId starts = no_hir;
    std::uint32_t locals = 0; // slots that copies or starts needs
    std::vector<std::string_view> unknown;
    std::vector<std::pair<NameId, std::string_view>> translations; // language, name
};

struct Param {
    NameId name = no_name;
    TokenKind label = TokenKind::end_of_file; // kw_to, kw_on …; end_of_file: none
    Type type;
    std::int32_t low = 1, high = 0x7fffffff; // of a number: the range that is declared
    enum class Pick : std::uint8_t { asked, first, random } pick = Pick::asked;
    HirId pool = no_hir;    // an np: what may be given
    HirId initial = no_hir; // default value
    std::uint32_t slot = 0;
    NodeId node = no_node;
};

struct Verb : Declared {
    std::vector<Param> params;
    bool native = false;
    bool phase = false;
    bool heading = false;         // its body stands on the things
    bool action = false;          // a named action: performed, not called by effects
    AbilityId ability = no_index; // of the (first) action it stands for; its effect is the body
    KindId host = no_index;       // of an action that a kind gives its things
    bool counted = false;         // has the implied parameter `amount`
    std::uint32_t amount_slot = no_index;
    VerbId is = no_index; // shares the time word of that verb
    NameId gives = no_name;
    Type gives_type;
    std::uint32_t gives_slot = no_index;
    HirId body = no_hir;
    std::uint32_t locals = 0;
};

struct Define : Declared {
    std::vector<Param> params;
    HirId value = no_hir;
    Type type;
    std::uint32_t locals = 0;
};

struct Global : Declared {
    Type type;
    bool option = false;
    std::int32_t low = 0, high = 0x7fffffff;
    HirId initial = no_hir;
    std::uint32_t locals = 0; // slots that the initial value needs
};

// ---- reactions

// What a reaction listens to, or whose number it changes.
struct Pattern {
    VerbId verb = no_index;
    DefineId define = no_index; // modify hand_limit of you
    FieldId field = no_index;   // modify movement of holder
    HirId of = no_hir;
    struct Arg {
        std::uint32_t param = no_index; // no_index: the actor
        std::vector<HirId> nouns;       // np or a value: any of them matches
        std::uint32_t slot = no_index;  // name for what matched, beside the parameter's own
    };
    std::vector<Arg> args;
    // Slots from here on: the verb's parameters in order, then the actor, the result, the amount (of a
    // counted verb).
    std::uint32_t first_slot = no_index;
    std::uint16_t tree = 0;
    NodeId node = no_node;
};

struct Tail {
    std::vector<HirId> by;
    HirId if_ = no_hir;
    HirId while_ = no_hir;
    PatternId during = no_index;
    HirId due_to = no_hir;
    VerbId once_per = no_index;
    std::int32_t beyond = -1;
    VerbId beyond_per = no_index;
    bool up_to = false; // `first 2 per turn`: the events up to the number in `beyond`, not those after it
    ExclusiveId exclusive = no_index;
    VerbId until = no_index;
    bool until_start = false;
};

enum class ReactionForm : std::uint8_t {
    when,
    before,
    instead,
    modify,
    forbid,
    allow,
    silence,
    share,
    accept,
    whenever
};
enum class Change : std::uint8_t { plus, minus, becomes, at_most, at_least };

struct Reaction {
    ReactionForm form = ReactionForm::when;
    PatternId pattern = no_index;
    Tail tail;
    HirId effect = no_hir;          // when, before, instead, accept, whenever
    std::uint32_t param = no_index; // modify: which parameter; no_index for a define or field
    Change change = Change::plus;
    HirId value = no_hir;     // modify: by how much; accept: what it stands for; silence: what; share: whose
    HirId whom = no_hir;      // silence … for, share … with
    HirId price = no_hir;     // allow … for, accept: what may be paid
    NameId heading = no_name; // allow … despite; silence HEADING of
    std::int32_t nth = 0;     // silence the first (1) or last (-1) HEADING of; 0: all of them
    HirId noun = no_hir;      // whenever
    std::uint32_t noun_slot = no_index;
    std::uint32_t locals = 0;
    std::uint16_t tree = 0;
    NodeId node = no_node;
};

// One printed ability: a reaction, an action, or the body of a heading.
struct Ability {
    enum class Form : std::uint8_t { reaction, action, body } form = Form::reaction;
    NameId name = no_name; // of a named action
    std::string_view word;
    HeadingId heading = no_index;
    FaceId face = no_index;
    std::vector<TraitId> adjectives;
    std::vector<Param> params;
    Tail tail;
    HirId price = no_hir; // heading … for COST
    HirId effect = no_hir;
    ReactionId reaction = no_index;
    VerbId verb = no_index; // of a named action that is a verb
    std::uint32_t locals = 0;
    bool assumed = false;
    KindId kind = no_index; // exactly one of kind, thing, rule
    ThingId thing = no_index;
    RuleId rule = no_index;
    std::uint32_t number = 0; // counted from 1 within its card: the id that texts keep
    std::uint16_t tree = 0;
    NodeId node = no_node;
};

struct Rule : Declared {
    HirId if_ = no_hir;
    std::vector<AbilityId> abilities;
    std::uint32_t locals = 0; // slots that the condition needs
};

// ---- scenarios

struct Step {
    enum class Form : std::uint8_t {
        option,
        roll,
        run,
        expect,
        let,
        does,
        cannot,
        chooses,
        accepts,
        declines,
        passes,
        order,
        given
    } form;
    std::uint32_t player = no_index; // index into players
    HirId value = no_hir;            // option value, effect, condition, call, heading or np
    GlobalId option = no_index;
    std::vector<HirId> list;       // choices, ordered things, labelled arguments
    std::vector<Die::Face> faces;  // next roll
    std::uint32_t slot = no_index; // let
    std::uint16_t tree = 0;
    NodeId node = no_node;
};

struct Scenario : Declared {
    std::vector<NameId> players;
    std::vector<Step> steps;
    std::vector<ThingId> things;
    std::uint32_t locals = 0; // players come first
};

struct Package : Declared {
    std::vector<PackageId> uses; // core, the game it is for, …
    PackageId game = no_index;   // `for GAME`
    std::string_view version, about;
};

struct Game : Declared {
    std::int32_t least_players = 1, most_players = 1;
    // Fewer players than seats play with an option that fills the others.
    std::int32_t seats = 1;
    GlobalId with = no_index;
    VerbId start = no_index;
    KindId player = no_index; // the most special kind of player
};

} // namespace cantrip
