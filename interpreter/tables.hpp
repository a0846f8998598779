#pragma once
// What is known before a game starts: every thing, where its words lie in a state, and who listens to which
// verb.

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <map>
#include <string>
#include <vector>

#include "interpreter/cantrip.hpp"
#include "interpreter/code.hpp"
#include "interpreter/plan.hpp"

namespace cantrip::runtime {

using Words = boost::container::small_vector<Word, 24>;
inline constexpr Word none = -1;

// Places are containers: thing i is i, zone instance z is things.size() + z. The two flags say where in a
// zone.
inline constexpr Word at_top = 1 << 28, at_bottom = 1 << 29, place_mask = at_top - 1;

struct Instance {
    KindId kind = no_index;
    ThingId thing = no_index;    // no_index for players, pieces that only a kind declares, and actions
    Word owner = none;           // fixed: copies per player
    Word parent = none;          // printed inside it
    AbilityId action = no_index; // it is an action: this one
    Word host = none;            // on this thing
    Word base = 0;               // its states and counters in the words
    std::uint32_t card = 0;      // row of the table of printed values
};

struct ZoneInstance {
    ZoneId zone = no_index;
    Word owner = none;
    Word parent = none; // container of the zone around it
};

// A printed value; constants are known at once.
struct Printed {
    HirId value = no_hir;
    bool constant = false;
    Word number = 0;
    std::uint32_t locals = 0; // slots that the value needs
};

enum class Level : std::uint8_t { rule, kind, thing };

// One reaction, wherever it stands, with what decides when it counts.
struct Listener {
    ReactionId reaction = no_index;
    AbilityId ability = no_index;
    Level level = Level::rule;
    std::uint32_t index = no_index; // RuleId, KindId or ThingId
    bool uses_you = true;
    bool uses_past = false;
    bool lasting = false;     // made by an effect: counts only through records in the state
    std::uint32_t number = 0; // its place in Tables::listeners
    HirId effect = no_hir;
    std::uint32_t this_param = no_index; // the parameter that must be the card itself
    std::uint32_t host_param = no_index; // or an action of it
    bool by_you = false;                 // only what its holder does
    std::uint32_t locals = 0;            // names and answers that its conditions and its effect need
};

// Listeners of one form to one verb or number, in order. Its number names it where answers are kept.
struct ListenerList {
    std::vector<std::uint32_t> all;
    std::uint32_t number = 0;

    void push_back(std::uint32_t listener) { all.push_back(listener); }
    [[nodiscard]] bool empty() const { return all.empty(); }
    [[nodiscard]] std::size_t size() const { return all.size(); }
    [[nodiscard]] std::uint32_t operator[](std::size_t at) const { return all[at]; }
    [[nodiscard]] auto begin() const { return all.begin(); }
    [[nodiscard]] auto end() const { return all.end(); }
};

// Reactions to one verb by form.
struct Ears {
    ListenerList when, before, instead, modify, forbid, allow;
    bool past = false; // somebody reads the state at the start
    bool any = false;
    bool logged = false; // a tally or a `beyond` counts it
};

enum class Native : std::uint8_t {
    not_native,
#define NATIVE_VERB(name) name,
#include "lang/program/native_verbs.def"
#undef NATIVE_VERB
};

// Words at the start of a state.
enum Head : Word {
    h_machine0, // the fingerprint of the machine it belongs to
    h_machine1,
    h_frame,
    h_keep,
    h_result,
    h_value,
    h_winner,
    h_rng0,
    h_rng1,
    h_rng2,
    h_rng3,
    h_changed, // 1: something changed since the rules about states were looked at
    h_rolls,
    h_roll_at,
    h_over,
    h_answer,
    h_size
};

// A number whose range is not declared is chosen among the first of them.
inline constexpr Word most_numbers = 20;

struct Tables {
    const Program* program = nullptr;
    Setup setup;
    Word players = 0;
    Word team = 0; // one past the last player
    std::vector<Instance> things;
    std::vector<ZoneInstance> zones;
    std::vector<std::vector<Word>> of_kind;  // instances by KindId, subkinds included
    std::vector<std::vector<Word>> of_thing; // instances by ThingId
    std::vector<Word> actions;               // all instances that are actions
    std::vector<std::vector<Word>> zone_at;  // by ZoneId: container by owner + 1 (0: no owner)

    std::vector<std::vector<Word>> zones_in; // by container: zones of a thing, zones inside a zone
    std::vector<std::uint32_t> ask_slot;     // by HirId: 1 + local that keeps what was chosen there
    std::vector<std::uint32_t> verb_locals, ability_locals, reaction_locals, scenario_locals;
    std::uint32_t most_locals = 0; // more than any body needs
    // Names of lists in what outlasts the frame that made it: slots by HirId of an effect and by ReactionId.
    std::map<HirId, std::vector<std::uint32_t>> effect_lists;
    std::map<ReactionId, std::vector<std::uint32_t>> reaction_lists;
    Word exclusive_words = 0; // an event keeps what its first word has no bit for behind its locals

    // Printed values: row × field.
    std::vector<Printed> printed;
    std::uint32_t rows = 0;
    std::vector<Word> field_slot;   // kind × field: offset from Instance::base, -1: not a state of it
    std::vector<Word> unit_slot;    // kind × unit
    std::vector<Word> global_lists; // by GlobalId: offset of a list in a state (see room_for), 0: no list
    std::vector<std::vector<Word>> holders; // by UnitId

    // Offsets in the words of a state. What lies below `table` is what a snapshot keeps.
    Word place = 0, prev = 0, next = 0, owner = 0, first = 0, last = 0, count = 0, states = 0, globals = 0,
         table = 0, rolls = 0, stack = 0;
    Word roll_cap = 0;

    std::vector<Native> native;            // by VerbId
    std::vector<AbilityId> action_of_verb; // by VerbId: a named action, no_index else
    std::vector<VerbId> verb_of_action;    // by AbilityId
    VerbId pay_verb = no_index, perform_verb = no_index;
    FieldId automatic = no_index;           // the flag of core's players who decide nothing
    std::vector<std::uint32_t> template_of; // by AbilityId: not no_index for the template of a heading
    std::vector<Listener> listeners;
    std::vector<Ears> ears;                            // by VerbId
    std::vector<ListenerList> define_ears, field_ears; // modify NUMBER of
    ListenerList silences, accepts, whenevers, shares;
    std::vector<std::vector<HirId>> tallies;         // by VerbId: tally nodes that count it
    std::vector<std::vector<std::uint32_t>> beyonds; // by VerbId: listeners with `beyond`
    std::vector<std::vector<std::uint32_t>> bodies;  // by heading verb: abilities under it
    std::map<std::string, Word> texts;               // text values
    std::vector<std::string> text_of;
    TraitId fast = no_index;
    std::vector<UnitId> transients;           // units that live in a purse
    std::vector<Word> paying;                 // actions that may fill one
    std::vector<char> fills_purse;            // by thing: whether it is among them
    std::vector<bool> purse_zones;            // by ZoneId: new things there may fill one
    std::vector<std::uint32_t> price_of;      // by HirId: 1 + the AbilityId of the action that costs this
    std::vector<std::vector<Word>> of_action; // instances by AbilityId
    FieldId price_field = no_index;
    DefineId reach = no_index;     // changes the number after `within`
    std::vector<FieldId> pointing; // states that hold a thing
    std::uint64_t program_hash = 0;
    Code code; // what runs without frames
    Plans plans;
    std::vector<std::uint8_t> kind_is; // kind × kind, with one more kind for the group

    [[nodiscard]] Word containers() const { return static_cast<Word>(things.size() + zones.size()); }
    [[nodiscard]] Word thing_count() const { return static_cast<Word>(things.size()); }
    [[nodiscard]] bool is_thing(Word place_code) const {
        return place_code >= 0 && place_code < thing_count();
    }
    [[nodiscard]] const Printed& print(Word thing, FieldId field) const {
        return printed[things[static_cast<std::size_t>(thing)].card * program->fields.size() + field];
    }
    [[nodiscard]] Word slot_of_field(Word thing, FieldId field) const {
        return field_slot[things[static_cast<std::size_t>(thing)].kind * program->fields.size() + field];
    }
    [[nodiscard]] Word slot_of_unit(Word thing, UnitId unit) const {
        return unit_slot[things[static_cast<std::size_t>(thing)].kind * program->units.size() + unit];
    }
    // A state that is a list takes one word for its size and room for each thing that it could have, once.
    [[nodiscard]] Word room_for(Type type) const {
        return type.is(TypeTag::list) && type.index < of_kind.size()
                   ? static_cast<Word>(of_kind[type.index].size())
                   : 0;
    }
    // A unit of the group, which each player uses as well.
    [[nodiscard]] bool is_shared(Word holder, UnitId unit) const {
        const auto& kinds = program->units[unit].holders;
        return holder < players && std::any_of(kinds.begin(), kinds.end(),
                                               [&](KindId kind) { return kind == program->team_kind; });
    }
    [[nodiscard]] bool is_a(Word thing, KindId kind) const {
        const std::size_t kinds = program->kinds.size() + 1;
        return is_thing(thing) && kind < kinds &&
               kind_is[things[static_cast<std::size_t>(thing)].kind * kinds + kind] != 0;
    }
    // What a thing or action is called never changes.
    [[nodiscard]] bool has_trait(Word thing, TraitId trait) const;
    // Whether it has the adjectives of a noun.
    [[nodiscard]] bool has_traits_of(HirId np, Word thing) const;
    [[nodiscard]] Word zone(ZoneId zone_id, Word zone_owner) const {
        const auto& row = zone_at[zone_id];
        const auto at = static_cast<std::size_t>(zone_owner + 1);
        return at < row.size() ? row[at] : none;
    }
};

[[nodiscard]] Result<std::unique_ptr<Tables>, std::string> build_tables(const Program& program,
                                                                        const Setup& setup);
void index_listeners(Tables& tables);
void index_captured_lists(Tables& tables);

// What play depends on: two programs with the same fingerprint play alike.
[[nodiscard]] std::uint64_t fingerprint(const Program& program);

} // namespace cantrip::runtime
