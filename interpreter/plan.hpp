#pragma once
// What is decided before a game starts about how questions are answered in it: where the candidates of a noun
// come from, what must hold before an action is worth testing, which events a listener can hear. Internal to
// interpreter/.

#include <cstdint>
#include <utility>
#include <vector>

#include "lang/program/program.hpp"

namespace cantrip::runtime {

struct Tables;

// Where the candidates of a noun come from.
struct NounPlan {
    HirId place = no_hir; // the first filter that names a place
    bool placed = false;  // a place, a list, words or actions: what lies aside is meant too
    bool walks = false;   // candidates may come in the order in which they lie in the place
    bool ranked = false;  // `with highest`, `nearest to`: only some of the candidates are meant
    bool plain = false;   // everything that passes the filters is meant, each by itself
    HirId owner = no_hir; // a filter that says whose they are, where that never changes (Plans::owned)
};

// A condition that must hold before an action can be open: cheap, and false for most actions at most times.
struct Guard {
    enum class Test : std::uint8_t {
        host_in_any,   // its card lies in a zone of one of these names
        host_in_own,   // its card lies in the actor's zone of that name, or the one that all share
        host_in_place, // its card lies in this container
        host_in_play,  // its card does not lie aside
        actor_in_host, // the actor is in its card
    } test;
    std::vector<ZoneId> zones;
    std::int32_t place = -1;
};

struct ActionPlan {
    VerbId during = no_index; // an event of this verb must run
    VerbId limit = no_index;  // `once per`
    bool fast = false, in_payment = false;
    bool by_place = false; // whose it is depends only on where its card lies
    bool by_order = false; // and on what lies on top of what
    bool by_actor = false; // whether it can be taken depends on where the actor is
    std::vector<Guard> guards;
};

// What the head of a noun in a pattern asks for.
struct HeadNoun {
    enum class Of : std::uint8_t { thing, kind, action, unit } of;
    std::uint32_t index = no_index; // ThingId, KindId, HirId of the noun, UnitId
};
struct HeadTest {
    std::uint32_t param = 0;
    std::uint32_t first = 0, count = 0; // into Plans::heads: one of them must fit
    std::uint32_t row = no_index;       // of Plans::head_rows: the same for every thing, known beforehand
};

struct ListenerPlan {
    std::uint32_t first = 0, count = 0; // into Plans::head_tests
    bool by_place = false;              // who holds it depends only on where its cards lie and whose they are
    bool by_order = false;              // and on what lies on top of what
    // Of an `accept`: units that it may stand for; `open`: not known beforehand.
    bool open = true;
    std::vector<UnitId> units;
};

struct Plans {
    std::vector<NounPlan> nouns; // by NounId
    // By KindId and player: things that are somebody's for good. Empty for kinds where that may change.
    std::vector<std::vector<std::vector<std::int32_t>>> owned;
    // By HirId: 1 + the row of `price_ways` of a price that is always the same, in units that stay.
    std::vector<std::uint32_t> prices;
    std::vector<std::vector<std::vector<std::pair<UnitId, std::int32_t>>>> price_ways;
    bool reads_paid_amount = true;        // some line asks how much of a unit is paid
    std::vector<std::uint32_t> action_at; // by thing: into `actions`, no_index when it is no action
    std::vector<ActionPlan> actions;      // in the order of Tables::actions
    std::vector<HeadTest> head_tests;
    std::vector<HeadNoun> heads;
    std::vector<std::vector<std::uint8_t>> head_rows;        // by thing: whether it fits
    std::vector<ListenerPlan> listeners;                     // by number
    std::vector<std::uint32_t> hosted_first, hosted;         // by thing: listeners by place that it may have
    std::vector<std::uint32_t> heard_first, heard;           // by listener: numbers of the lists it is in
    std::vector<std::uint8_t> list_by_order;                 // by number of a list
    std::vector<std::uint8_t> changes_price;                 // by HirId: what `modify price … becomes` says
    bool any_by_order = false;                               // of listeners and actions
    std::vector<std::uint32_t> ask_first;                    // by HirId, and one more: into `asks`
    std::vector<HirId> asks;                                 // what a statement or value asks, in order
    std::vector<std::uint8_t> verb_is;                       // verb × verb
    std::vector<std::uint8_t> zone_aside;                    // by zone instance
    std::vector<std::int32_t> text_of_hir;                   // by HirId of a text
    std::vector<std::int32_t> name_of_thing;                 // by ThingId, and one more for what has no name
    std::vector<std::uint32_t> event_locals, event_declared; // by VerbId: what an event of it needs
    std::vector<std::vector<std::int32_t>> actions_of;       // by host
    std::vector<std::int32_t> fast_actions;
    std::vector<FieldId> rows, columns; // fields of that name: where the tiles of a map lie
};

void make_plans(Tables& tables);
void plan_prices(Tables& tables);

} // namespace cantrip::runtime
