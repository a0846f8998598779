#pragma once
// One call of run(): the state being worked on and everything that evaluates and steps it. Internal to interpreter/.

#include <algorithm>
#include <functional>
#include <optional>
#include <string>

#include "interpreter/frames.hpp"
#include "interpreter/random.hpp"

namespace cantrip::runtime {

// An event that did not happen yet (or never will): legality is tested on it.
struct Hypo {
    VerbId verb = no_index;
    Word actor = none;
    const Word* locals = nullptr;
    const Hypo* outer = nullptr;
};

// Where a value is looked at from.
struct Env {
    Word* locals = nullptr;
    Word you = none;
    Word subject = none;
    Word self = none;             // `this`
    Word frame = 0;               // innermost frame around it: `during`, `tally`
    Word event = 0;               // the event reacted to: `was`
    Word act = 0;                 // activation, for X and Y; 0: none
    const Word* world = nullptr;  // fixed words: the present, or the start of an event
    const Hypo* hypo = nullptr;
};

// An event for those who match patterns against it.
struct EventView {
    VerbId verb = no_index;
    Word actor = none;
    const Word* locals = nullptr;
    Word frame = 0;               // 0 for a hypothetical one
    const Hypo* hypo = nullptr;
};

// One thing that a price takes.
struct Charge {
    enum class Of : std::uint8_t { units, things, act } of = Of::units;
    boost::container::small_vector<UnitId, 4> units;  // any of these
    Word count = 0;
    bool one_kind = false;        // `any one`
    bool open = false;            // X
    Word variable = 0;
    HirId np = no_hir;            // things
    HirId act = no_hir;
    bool substituted = false;
    Word extra = none;            // listener whose effect follows when this was used
};
using Charges = boost::container::small_vector<Charge, 3>;
using Ways = boost::container::small_vector<Charges, 2>;

struct Pending {
    Word listener = 0, self = none, you = none, lasting = none;
};
using PendingList = boost::container::small_vector<Pending, 8>;

class Exec {
  public:
    Exec(const Tables& tables, State& state, const RunOptions& options)
        : t(tables), p(*tables.program), s(state), options_(options) {}

    Outcome run();
    Result<bool, std::string> answer(std::span<const Word> picks);
    void put_in_place();                       // a table at the start
    void start_verb(VerbId verb, Word actor);
    Outcome describe();                        // the open question

    // ---- world.cpp: the fixed part
    [[nodiscard]] Word place_of(const Word* w, Word thing) const { return w[t.place + thing]; }
    [[nodiscard]] Word owner_of(const Word* w, Word thing) const;
    [[nodiscard]] Word holder_of(const Word* w, Word thing) const;
    [[nodiscard]] Word parent_of(const Word* w, Word thing, KindId kind) const;
    [[nodiscard]] bool is_in(const Word* w, Word thing, Word place) const;
    [[nodiscard]] bool is_aside(const Word* w, Word thing) const;
    [[nodiscard]] bool lies_in_zone(const Word* w, Word thing, ZoneId zone) const;
    [[nodiscard]] Word counter(const Word* w, Word holder, UnitId unit) const;
    [[nodiscard]] Word state_field(const Word* w, Word thing, FieldId field) const;
    void set_counter(Word holder, UnitId unit, Word value);
    void set_field(Word thing, FieldId field, Word value);
    void unlink(Word thing);
    void put(Word thing, Word place, bool top);
    [[nodiscard]] bool has_room(Word thing, Word place);
    [[nodiscard]] Word supply_left(UnitId unit) const;
    void walk(const Word* w, Word place, KindId kind, Words& out) const;
    void refill(Word zone, Word need);
    void changed() { ++s.words[h_changes]; }

    // ---- eval.cpp, tests.cpp: values without questions
    Word eval(HirId id, Env& e);
    bool test(HirId id, Env& e);
    bool test_plain(HirId id, Env& e);
    void list(HirId id, Env& e, Words& out);
    Word eval_define(DefineId id, std::span<const HirId> args, Env& e, Word first, bool has_first);
    Word call_define(DefineId id, std::span<const Word> args, Env& e);
    Word eval_field(HirId id, Env& e);
    Word field_of(Word thing, FieldId field, Env& e);
    Word modified(Word base, const std::vector<std::uint32_t>& ears, Word of, Env& e);
    Word eval_match(HirId id, Env& e);
    Word eval_total(HirId id, Env& e);
    Word eval_tally(HirId id, Env& e);
    Word eval_printed(HirId id, Env& e);
    Word printed_in(HirId effect, Word what, bool group);
    [[nodiscard]] bool unit_in_group(UnitId unit, GroupId group) const;
    bool case_fits(HirId id, Word value, Type type, Env& e);
    bool test_has(HirId id, Env& e);
    bool test_asked(HirId id, Env& e);
    Word count_units(HirId np, Word who, Env& e);
    void unit_set(HirId np, Env& e, boost::container::small_vector<UnitId, 8>& units, Word& holder);
    Word things_of(KindId kind, Word who, Env& e);
    void own_things(KindId kind, ThingId thing, Word who, Env& e, Words& out);
    [[nodiscard]] bool has_trait(Word thing, TraitId trait) const;
    bool in_range(Word value, HirId range, Env& e);
    bool inside(Word thing, HirId place, Env& e);
    bool exists(HirId np, Env& e);
    bool count_fits(HirId np, Word have, Env& e);
    Word wanted_count(HirId np, Env& e, Word have);
    Word per(HirId id, Env& e);
    bool every(HirId id, Env& e);
    bool has_all(Word who, HirId what, Env& e);
    Word how_many_has(Word who, HirId np, Env& e);
    bool belongs(Word thing, Word who, Env& e);
    bool paid_elsewhere(Word thing, Word who, Env& e);
    bool needs(HirId first, HirId second, Env& e);
    void mentions(HirId id, std::vector<std::uint32_t>& out) const;
    [[nodiscard]] Word as_number(Word value, Type type) const;
    [[nodiscard]] Word text_value(std::string_view text) const;
    [[nodiscard]] std::string_view text_at(std::uint16_t tree, NodeId node) const;
    Word temp_list(const Words& items);
    void read_list(Word handle, Words& out) const;

    // ---- nouns.cpp, filters.cpp
    void candidates(HirId np, Env& e, Words& out);      // all that the noun and its filters mean
    void candidates_all(HirId np, Env& e, Words& out);  // also what lies aside
    bool candidates_of(HirId np, Env& e, Words& out);   // and whether a place was named
    bool matches(HirId np, Word value, Env& e);
    bool fits_head(const Noun& noun, Word value, Env& e);
    bool filter(HirId f, const Noun& noun, Word value, Env& e);
    bool filter_plain(HirId f, const Noun& noun, Word value, Env& e);
    void rank(HirId f, const Noun& noun, Words& out, Env& e);
    void nearest(HirId f, Words& out, Env& e);
    bool near(Word value, HirId other, Env& e, const std::function<bool(Word)>& fits);
    bool walk_place(HirId f, const Noun& noun, Env& e, Words& out);
    void narrow(HirId np, Env& e, Words& out);
    void base_set(HirId np, const Noun& noun, Env& e, Words& out);
    [[nodiscard]] Word how_many(HirId np, Env& e, Word& most, Word available);
    [[nodiscard]] bool asks(HirId np) const;

    // ---- space.cpp
    [[nodiscard]] Word distance(const Word* w, Word from, Word to, Env& e);
    void neighbours(const Word* w, Word field, Words& out, Env& e);
    [[nodiscard]] Word field_around(const Word* w, Word thing) const;
    [[nodiscard]] const Map* map_of(Word thing) const;
    bool walled(Word field, const Map& map, Word rows, Word columns, Env& e);
    Word spread(const Word* w, Word from, Word to, Env& e);
    [[nodiscard]] Word owner_state(const Word* w, Word thing) const;

    // ---- frames
    [[nodiscard]] Word top() const { return s.words[h_frame]; }
    [[nodiscard]] Word& f(Word frame, Word at) { return s.words[static_cast<std::size_t>(frame + at)]; }
    [[nodiscard]] Word f(Word frame, Word at) const { return s.words[static_cast<std::size_t>(frame + at)]; }
    Word push(Frame kind, HirId node, Word size, Word activation, Word subject);
    Word push_here(Frame kind, HirId node, Word size);
    void pop(Word result);
    Word push_list(std::span<const Word> items);
    void truncate(Word to);
    Word activation(Frame kind, Word locals, HirId node);
    Env env(Word frame);
    Env env_of_act(Word act_frame);

    // ---- steps
    void step();
    void start(HirId node);                    // begin an effect above the top frame
    void start_many(HirId node);
    void step_block(Word fr);
    void step_call(Word fr);
    void step_event(Word fr);
    void step_body(Word fr);
    void step_may(Word fr);
    void step_loop(Word fr);
    void step_each(Word fr);
    void step_choose(Word fr);
    void step_arrow(Word fr);
    void step_price(Word fr);
    void step_reacts(Word fr);
    void step_window(Word fr);
    void step_together(Word fr);
    void step_secretly(Word fr);
    void step_let(Word fr);
    void step_whenever(Word fr);
    void step_perform(Word fr);
    void step_pass_on(Word fr);

    // ---- values with questions (ask.cpp). false: a question was put, come back later
    bool settle(HirId node, Env& e);
    bool settle_one(HirId node, Env& e);
    bool pick(HirId np, Env& e, Words& out, bool strict, const std::function<bool(Word)>* legal);
    void collect_asks(HirId node, std::vector<HirId>& out) const;
    bool put_question(Word player, Question::Kind form, HirId about, Word least, Word most, std::span<const Word> options, bool no_fast = false);
    bool take_answer(Words& picks);            // of the question just answered

    // ---- calls and events (call.cpp, event.cpp)
    void start_call(HirId node);
    bool call_arguments(Word fr);
    bool next_event(Word fr);
    void begin_event(VerbId verb, Word actor, std::span<const Word> args, Word amount, Word self);
    void after_call(Word fr);
    void finish_event(Word fr, bool happened);
    void run_body(Word fr);
    void run_native(Word fr);
    [[nodiscard]] AbilityId heading_body(VerbId verb, Word thing, Env& e);
    void apply_modify(VerbId verb, Word actor, Word* locals, Word frame, const Hypo* hypo);
    Word change(Word base, Word plus, bool set, Word becomes, Word least, Word most) const;

    // ---- reactions (react.cpp, match.cpp)
    void collect(const std::vector<std::uint32_t>& ears, ReactionForm form, const EventView& event, PendingList& out);
    void holders(const Listener& listener, Word self, Words& out, Env& e);
    bool works(const Ability& ability, Word self, Env& e);
    bool works_where(const std::vector<HirId>& in, HirId if_, std::uint32_t locals, Word self, Env& e);
    bool silenced(const Listener& listener, AbilityId ability, Word self, Word you);
    bool match_reaction(const Reaction& reaction, const EventView& event, Env& e);
    bool match_pattern(PatternId id, const EventView& event, Env& e);
    bool match_noun(HirId noun, Word value, Type type, Env& e);
    bool match_tail(const Tail& tail, const EventView* event, Env& e, Word listener_key, Word self);
    bool during(PatternId id, Env& e);
    bool due_to(HirId value, Env& e);
    bool exclusive_used(std::uint32_t group, const EventView* event, Env& e);
    void for_carriers(const Listener& listener, const std::function<void(Word)>& fn);
    bool forbidden(const EventView& event, HirId* price, Word* price_self, Word* price_you);
    void start_reacts(Word fr, PendingList& pending, ReactionForm form);
    void start_reaction(const Pending& pending, Word event_frame, ReactionForm form);
    [[nodiscard]] Word turn_player() const;
    [[nodiscard]] Word find_scope(VerbId verb, Word frame) const;
    [[nodiscard]] bool verb_is(VerbId verb, VerbId wanted) const;
    void log(Word key, Word scope, Word a, Word b, const EventView* event);
    Word count_log(Word key, Word scope, Word a, Word b) const;
    void drop_logs(Word scope);
    void log_event(const EventView& event);
    void add_lasting(Word kind, std::uint32_t id, VerbId until, bool until_start);
    void end_lasting(VerbId verb, bool start, Word serial);

    // ---- legality (legal.cpp) and payment (cost.cpp, price.cpp)
    bool can_call(HirId call, Env& e, bool strict);
    bool can_verb(VerbId verb, Word actor, Word* locals, std::uint32_t param, std::uint64_t bound, Env& e, bool strict);
    bool can_event(VerbId verb, Word actor, Word* locals, Env& e, bool strict);
    bool can_native(VerbId verb, Word actor, const Word* locals, Env& e, bool strict);
    bool can_begin(HirId effect, Env& e);
    bool can_pay_seq(HirId seq, Env& e);
    bool can_pay(HirId price, Env& e);
    bool ways(HirId cost, Env& e, Ways& out);
    bool charges(HirId cost, Env& e, Charges& out);
    bool affordable(const Charges& charges, Env& e);
    void substitutes(const Charges& charges, Env& e, Ways& out);
    [[nodiscard]] Word has_units(Word who, UnitId unit, Env& e) const;

    // ---- actions (action.cpp)
    bool is_open(Word action, Word actor, Env& e);
    void open_actions(Word actor, HirId np, Env& e, bool only_fast, Words& out);
    [[nodiscard]] const Ability& ability_of(Word action) const { return p.abilities[t.things[static_cast<std::size_t>(action)].action]; }

    // ---- faults, trace
    void fail(std::string message);
    void fail_at(std::string message, HirId node);
    void trace_event(Word fr);
    [[nodiscard]] std::string name_of_thing(Word thing) const;
    [[nodiscard]] std::string rule_of(Word fr) const;
    [[nodiscard]] std::string label(Question::Kind form, Word kind, Word value);

    const Tables& t;
    const Program& p;
    State& s;
    Outcome out;
    bool exact_ = false;                       // `has 2 herb` means exactly two: in `expect`
    bool stopped = false;                      // question, over or fault

  private:
    const RunOptions& options_;
    std::vector<Word> temp_;
    std::uint32_t depth_ = 0;
    std::uint32_t steps_ = 0;
    std::uint32_t silence_depth_ = 0;
    friend struct Pool;
};

}  // namespace cantrip::runtime
