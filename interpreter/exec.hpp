#pragma once
// One call of run(): the state being worked on and everything that evaluates and steps it. Internal to
// interpreter/.

#include <deque>
#include <string>

#include "interpreter/env.hpp"
#include "interpreter/events.hpp"
#include "interpreter/gathered.hpp"
#include "interpreter/memo.hpp"
#include "interpreter/moves.hpp"
#include "interpreter/numbers.hpp"
#include "interpreter/obstacle.hpp"
#include "interpreter/payment.hpp"
#include "interpreter/random.hpp"
#include "lang/support/function_ref.hpp"

namespace cantrip::runtime {

inline constexpr const char* other_machine =
    "the state belongs to another machine: it was made with other cards or another number of players";

// Moves a thing in the words of a state. false: it lies there already.
bool relink(const Tables& t, Word* w, Word thing, Word place, bool on_top);

class Exec {
  public:
    Exec(const Tables& tables, State& state, const RunOptions& options)
        : t(tables), p(*tables.program), s(state), options_(options) {}

    // ---- machine.cpp, run.cpp
    void run(); // fills `outcome`
    void begin_run();
    void end_run();
    Result<bool, std::string> answer(std::span<const Word> picks);
    void describe();                       // the open question
    void put_in_place(std::uint64_t seed); // a table at the start
    void set_globals();
    void start_global(GlobalId id);
    void set_states(Word thing);
    void set_place(Word thing);
    void start_verb(VerbId verb, Word actor);
    [[nodiscard]] std::string name_of_thing(Word thing) const;
    [[nodiscard]] std::string value_text(Word value, Type type) const;
    [[nodiscard]] std::string rule_of(Word fr) const;
    std::string label(Word fr, const Choice& choice);
    std::string way_label(Word fr, Word index);
    [[nodiscard]] bool is_ours() const; // the state was made by this machine
    void fail(std::string message);
    void fail_at(std::string message, HirId node);
    // After a fault nothing more is evaluated: its value is not used, and there may be very much of it.
    [[nodiscard]] bool failed() const { return outcome.kind == Outcome::Kind::fault; }
    // A number that was computed. Too large: a fault, and 0; in a test the nearest number.
    Word number(std::int64_t value, HirId node = no_hir) {
        if (is_number(value)) return static_cast<Word>(value);
        if (tests_ > 0) return at_most_largest(value);
        fail_at(too_large, node);
        return 0;
    }
    void trace_event(Word fr);

    // ---- events.cpp: what happened, and what a question is about, as data
    void note_event(Word fr);
    void note_argument(Word fr, std::uint32_t index, Event& event);
    void note_knowledge(Event& event);
    void tell_outer_events(std::uint32_t depth, Word thing, std::uint32_t seats) const;
    void settle_event(Word fr, bool happened);
    void describe_context(Word fr, Question& q) const;
    void describe_choice(Word fr, Choice& choice);

    // ---- obstacle.cpp: what stands against an action
    std::optional<Obstacle> obstacle(Word action, Word actor);
    std::optional<Obstacle> ban_on(const EventView& event);
    std::optional<Obstacle> unmet(const Tail& tail, Env& e);
    HirId unpaid(HirId effect, Env& e);
    Obstacle missing_for(Word action, std::size_t param, Env& e);
    void ways_asked(Word fr, Ways& all);

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
    // What a verb says it does to the number of a unit; whoever watches compares it with what happened.
    void note_made(UnitId unit, Word amount) const {
        if (options_.made != nullptr) (*options_.made)[unit] += amount;
    }
    void set_field(Word thing, FieldId field, Word value);
    void set_global(GlobalId id, Word value);
    // A state that is a list: its size, then its members.
    [[nodiscard]] Word read_list_state(const Word* at);
    void set_list_state(Word at, Word room, Word handle);
    void unlink(Word thing);
    void put(Word thing, Word place, bool on_top);
    [[nodiscard]] bool has_room(Word thing, Word place);
    [[nodiscard]] Word supply_left(UnitId unit) const;
    void walk(const Word* w, Word place, KindId kind, Words& out) const;
    void refill(Word zone, Word need);
    // Something on the table changed: rules about states are looked at again, what was measured is too.
    void changed() {
        s.words[h_changed] = 1;
        ++table_version_;
    }

    // ---- eval.cpp, tests.cpp: values without questions
    Word eval(HirId id, Env& e);
    Word eval_inner(HirId id, Env& e);
    bool test(HirId id, Env& e);
    bool test_plain(HirId id, Env& e);
    void list(HirId id, Env& e, Words& found);
    Word eval_define(DefineId id, std::span<const HirId> args, Env& e, Word first, bool has_first);
    Word call_define(DefineId id, std::span<const Word> args, Env& e);
    Word eval_owner(HirId id, Env& e);
    Word eval_bearer(HirId id, Env& e);
    [[nodiscard]] bool is_named(const Ability& ability, const Hir& phrase) const;
    Word eval_field(HirId id, Env& e);
    [[nodiscard]] Word seat_beside(Word player, bool left) const;
    Word field_of(Word thing, FieldId field, Env& e);
    Word eval_match(HirId id, Env& e);
    Word eval_total(HirId id, Env& e);
    Word eval_tally(HirId id, Env& e);
    Word eval_printed(HirId id, Env& e);
    Word printed_in(HirId effect, Word what, bool group);
    [[nodiscard]] bool unit_in_group(UnitId unit, GroupId group) const;
    bool case_fits(HirId id, Word value, Type type, Env& e);
    [[nodiscard]] Word as_number(Word value, Type type) const;
    Word number_of(HirId id, Env& e);
    [[nodiscard]] bool same_face(Word a, Word b, DieId die) const;
    // The quotient, towards the lower number; `by` is not 0.
    [[nodiscard]] static std::int64_t rounded_down(std::int64_t what, std::int64_t by) {
        return what / by - (what % by != 0 && (what < 0) != (by < 0) ? 1 : 0);
    }
    Word temp_list(const Words& items);
    void read_list(Word handle, Words& out) const;
    bool test_has(HirId id, Env& e);
    bool test_asked(HirId id, Env& e);
    Word count_units(HirId np, Word who, Env& e);
    void unit_set(HirId np, Env& e, boost::container::small_vector<UnitId, 8>& units, Word& holder);
    Word things_of(KindId kind, Word who, Env& e);
    void own_things(KindId kind, ThingId thing, Word who, Env& e, Words& found);
    [[nodiscard]] bool has_trait(Word thing, TraitId trait) const { return t.has_trait(thing, trait); }
    bool in_range(Word value, HirId range, Env& e);
    bool inside(Word thing, HirId place, Env& e);
    bool exists(HirId np, Env& e);
    [[nodiscard]] Word most_counted(const Noun& noun) const;
    bool fits(HirId np, Word value, Env& e);
    bool in_some(Word thing, HirId np, Env& e);
    bool count_fits(HirId np, Word have, Env& e);
    Word wanted_count(HirId np, Env& e, Word have);
    Word per(HirId id, Env& e);
    bool every(HirId id, Env& e);
    bool has_all(Word who, HirId what, Env& e);
    [[nodiscard]] Word how_many_sorted(const Noun& noun, const Words& things) const;
    Word how_many_has(Word who, HirId np, Env& e, Word most = -1);
    void had_things(Word who, bool person, HirId np, Env& e, Word most, Words& found);
    bool belongs(Word thing, Word who, Env& e);
    bool paid_elsewhere(Word thing, Word who, Env& e);
    bool needs(HirId first, HirId second, Env& e);
    void mentions(HirId id, std::vector<std::uint32_t>& out) const;

    // ---- nouns.cpp, filters.cpp, space.cpp
    void candidates(HirId np, Env& e, Words& found);     // all that the noun and its filters mean
    void candidates_all(HirId np, Env& e, Words& found); // also what lies aside
    bool candidates_of(HirId np, Env& e, Words& found);  // and whether a place was named
    [[nodiscard]] bool is_plain(HirId np) const;
    bool visit_candidates(HirId np, Env& e, FunctionRef<bool(Word)> fn);
    bool matches(HirId np, Word value, Env& e);
    [[nodiscard]] bool picks_some(HirId np) const;
    bool is_meant(HirId np, Word value, Env& e);
    bool fits_head(const Noun& noun, Word value, Env& e);
    bool filter(HirId f, const Noun& noun, Word value, Env& e);
    bool filter_plain(HirId f, const Noun& noun, Word value, Env& e);
    void rank(HirId f, const Noun& noun, Words& found, Env& e);
    void nearest(HirId f, Words& found, Env& e);
    bool near(Word value, HirId other, Env& e, FunctionRef<bool(Word)> fits);
    bool walk_place(HirId f, const Noun& noun, Env& e, Words& out);
    void narrow(HirId np, Env& e, Words& found);
    void base_set(HirId np, const Noun& noun, Env& e, Words& out);
    Word how_many(HirId np, Env& e, Word& most, Word available);
    [[nodiscard]] bool asks(HirId np) const;
    [[nodiscard]] bool many(HirId np) const;
    [[nodiscard]] Word distance(const Word* w, Word from, Word to, Env& e);
    bool within(const Word* w, Word from, Word to, Word limit, Env& e);
    Word steps_between(const Word* w, Word from, Word to, Env& e);
    void each_standing(const Word* w, Word thing, FunctionRef<void(Word)> fn);
    [[nodiscard]] Word field_around(const Word* w, Word thing) const;
    [[nodiscard]] std::size_t map_of(Word thing) const;
    const Paths& paths(const Word* w, std::size_t map_index, Env& e);
    void lay_grid(const Word* w, const Map& map, Env& e, Paths& paths, std::vector<Words>& next);
    void lay_roads(const Map& map, Env& e, Paths& paths, std::vector<Words>& next);
    static void measure(Paths& paths, const std::vector<Words>& next);
    Word first_of(const std::vector<FieldId>& fields, Word thing, Env& e);
    void tiles_of(const Word* w, const Map& map, Env& e, Words& found);
    bool walled(Word field, const Map& map, Word rows, Word columns, Env& e);

    // ---- stack.cpp
    [[nodiscard]] Word top() const { return s.words[h_frame]; }
    [[nodiscard]] Word& f(Word frame, Word at) { return s.words[static_cast<std::size_t>(frame + at)]; }
    [[nodiscard]] Word f(Word frame, Word at) const { return s.words[static_cast<std::size_t>(frame + at)]; }
    Word push(Frame kind, HirId node, Word size, Word act, Word subject);
    Word push_here(Frame kind, HirId node, Word size);
    Word push_activation(Frame kind, HirId node, std::uint32_t declared, std::uint32_t count, Word subject);
    void pop(Word result);
    Word push_list(std::span<const Word> items);
    void truncate(Word to);
    Env env(Word frame);
    void set_local(Word act, std::uint32_t slot, Word value);

    // ---- steps.cpp, loops.cpp, choices.cpp, scopes.cpp
    void step();
    void start(HirId node); // begin an effect above the top frame
    void step_block(Word fr);
    void end_block(Word fr);
    [[nodiscard]] bool in_payment(Word fr) const;
    void step_may(Word fr);
    void use_reaction(Word fr);
    void mark_used(Word body);
    void step_branch(Word fr);
    void step_match(Word fr);
    void step_loop(Word fr);
    void step_each(Word fr);
    bool choose_next(Word fr, Word list_at, Word index, Word size);
    void turn_round(Words& all, Word from) const;
    bool still_fits(HirId np, Word value, Env& e);
    void step_let(Word fr);
    void assign(HirId node, Env& e);
    void step_choose(Word fr);
    bool offer_effects(Word fr, HirId node, bool counted, Words& picked);
    [[nodiscard]] bool lenient(HirId effect) const;
    void step_arrow(Word fr);
    void step_together(Word fr);
    bool defer(Word event);
    void step_secretly(Word fr);
    Word take_snapshot();
    void stop(VerbId verb, HirId node);

    // ---- ask.cpp: values with questions. false: a question was put, come back later
    [[nodiscard]] std::span<const HirId> asks_in(HirId id) const;
    void clear_asks(HirId id, Word fr);
    bool settle(HirId id, Word fr);
    bool resolve(HirId ask, Word fr, Word slot);
    Word last_possible(HirId ask, Word fr, Word low, Word most);
    bool scripted_roll(Word& value);
    Word roll_range(Word low, Word high);
    Word roll_die(DieId id);
    Word face_number(DieId id, Word face, HirId node);
    [[nodiscard]] bool alike(Word a, Word b) const;
    void group(const Words& things, Choice::Kind kind, OptionList& options) const;
    bool pick(HirId np, Word fr, Word player, Words& found, const Words* base,
              const FunctionRef<bool(Word)>* legal);
    bool has_fast(Word player, const Words& beside);
    bool choose_among(const Words& all, Word least, Word most, HirId about, Word player, bool same,
                      Words& found);
    void candidates_for(HirId np, Env& e, Words& all);
    void ask_yes(Word player, Question::Kind form, HirId about);
    void put_question(Word player, Question::Kind form, HirId about, Word least, Word most,
                      const OptionList& options);
    bool take_answer(Words& picked);
    void decide_anew();
    void note_forced(Choice::Kind kind, Word value) {
        if (options_.forced != nullptr) options_.forced->push_back({kind, value, 1, {}});
    }

    // ---- call.cpp, bundle.cpp
    void start_call(HirId node);
    // Whether a parameter of a call was given several: its argument is a list then.
    [[nodiscard]] Word& is_split(Word fr, std::size_t param) {
        const auto params = static_cast<Word>(p.verbs[static_cast<VerbId>(f(fr, c_verb))].params.size());
        return f(fr, c_args + params + static_cast<Word>(param));
    }
    void step_call(Word fr);
    bool call_actors(Word fr, HirId node);
    void end_call(Word fr);
    void after_call(Word act);
    int argument(Word fr, HirId node, std::size_t param);
    int give_list(Word fr, std::size_t param, const Words& all);
    int argument_np(Word fr, HirId node, std::size_t param);
    Word changed_count(VerbId verb, Word actor, Locals32& locals, Word count);
    void take_unasked(const Param& decl, Words& all, Word most);
    bool settle_inside(HirId np, Word fr);
    void call_locals(Word fr, Locals32& locals);
    // A call whose arguments are known but for one: what they could be is the same for all its candidates.
    struct Bound {
        bool ready = false, possible = false;
        Locals32 locals;
        Options options;
    };
    void bind_call(Word fr, HirId node, std::size_t param, Bound& bound);
    bool legal_with(Word fr, HirId node, std::size_t param, Word value, Bound& bound);
    int missing(Word fr, std::size_t param);
    bool choose_param(Word fr, const Param& decl, const Words& all, Words& found);
    void next_event(Word fr);
    bool bundle_items(HirId arg, Word fr, Word at, bool gaining, Words& items);
    // Pairs of what (a unit, or -2 - a thing) and how many of it.
    struct Reserved {
        Words items;
        [[nodiscard]] std::int64_t of(Word what) const {
            std::int64_t sum = 0;
            for (std::size_t i = 0; i + 1 < items.size(); i += 2) sum += items[i] == what ? items[i + 1] : 0;
            return sum;
        }
    };
    bool decide(const Charge& charge, Word fr, HirId about, bool gaining, Words& items,
                const Reserved* reserved = nullptr);
    bool can_fill_purse(const Charge& charge, UnitId unit, Env& e);
    bool decide_sort(const Charge& charge, Word fr, HirId about, bool gaining, OptionList& options,
                     Words& items);
    [[nodiscard]] Reserved reserved_for(const Charges& charges, std::size_t now, const Words& planned) const;
    void code_units(OptionList& options) const;
    bool take_coded(Words& picked);
    void add_picked(const Words& picked, Words& items) const;
    bool things_of(HirId arg, Word actor, Env& e, bool strict, Argument& option);
    Word unit_of(HirId arg, Word actor, Word* locals, const Verb& verb, Env& e);

    // ---- event.cpp, native.cpp
    void begin_event(VerbId verb, Word actor, const Words& args, Word amount, Word self);
    EventView view_of(Word fr);
    void step_event(Word fr);
    bool open_event(Word fr);
    void run_body(Word fr);
    void start_ability(AbilityId id, Word self, Word actor, const Words& args, HirId effect);
    void step_body(Word fr);
    Word end_body(Word fr);
    [[nodiscard]] bool is_may(HirId effect) const;
    void keep_result(Word fr);
    void finish_event(Word fr, bool happened);
    bool run_due(Word fr, bool at_start);
    void run_native(Word fr);
    bool gain(Word fr, Word who, Word what);
    bool lose(Word fr, Word who, Word what);
    Word end_of(UnitId unit, Word holder);
    Word gain_units(Word who, UnitId unit, Word amount);
    Word lose_units(Word who, UnitId unit, Word amount);
    bool give(Word fr, Word who, Word what, Word receiver);
    [[nodiscard]] HirId paid_place(Word thing, bool from) const;
    Word place_for(HirId place, Word who);
    bool discard_thing(Word thing, Word who);
    bool advance(Word code, Word steps);
    [[nodiscard]] bool on_top(Word place) const;
    bool move(Word thing, Word place);
    void shuffle(Word place);
    void win(Word who);

    // ---- straight.cpp: code without frames
    bool run_straight(HirId call);
    [[nodiscard]] bool watched() const;
    void run_function(std::uint32_t start);
    Env viewpoint(const Viewpoint& from, Word* r);
    std::size_t walk_kind(Word place, const std::uint8_t* is, std::size_t most, Word* last);
    void gather_kind(Word place, const std::uint8_t* is);
    void fail_straight(std::string message, HirId node);
    void endless();

    // ---- match.cpp, modify.cpp, react.cpp, log.cpp
    [[nodiscard]] bool verb_is(VerbId verb, VerbId wanted) const;
    bool works_where(const std::vector<HirId>& in, HirId if_, std::uint32_t count, Word self, Env& e);
    bool lies_where(HirId place, std::uint32_t count, Word self, Env& e);
    [[nodiscard]] Word holder_player(Word self, Env& e) const;
    bool works(const Ability& ability, Word self, Env& e);
    [[nodiscard]] bool says_where(HirId id) const;
    void holders(const Listener& l, Word self, Words& found, Env& e);
    void holders_of(const Ability& ability, Word self, Words& found, Env& e);
    void add_shared(Word self, Words& found, Env& e);
    std::vector<Shared> find_shared(Env& e);
    Env lasting_env(Record record, Locals32& locals, const Env& e);
    bool silenced(AbilityId ability, bool printed, Word self, Word you);
    static constexpr Word anyone = -3;
    using HolderFn = FunctionRef<void(Carrier&, Env&)>;
    // Whose lines are looked at: those on one card, and those of one player or of nobody.
    struct Only {
        Word self = anyone, you = anyone;
        bool nobody = false;
        [[nodiscard]] bool meets(const Carrier& one) const {
            return (self == anyone || one.self == self) &&
                   (you == anyone || one.you == you || (nobody && one.you == none));
        }
    };
    void for_each_holder(const Listener& l, const Env& base, HolderFn fn) {
        for_each_holder(l, base, fn, {}, true);
    }
    void for_each_holder(const Listener& l, const Env& base, HolderFn fn, Only only, bool ask_silence);
    [[nodiscard]] Word meant_self(const Listener& l, const EventView& event) const;
    void for_each_lasting(const Listener& l, Env& e, HolderFn fn);
    void add_carriers(const Listener& l, Word self, Env& e, Carriers& found);
    void collect(const ListenerList& ears, const EventView& event, PendingList& found);
    void collect_one(std::uint32_t listener, const EventView& event, PendingList& found);
    [[nodiscard]] bool could_match(const Listener& l, const EventView& event) const;
    [[nodiscard]] bool head_fits(const HeadNoun& head, const Param& param, Word value) const;
    bool match_listener(const Listener& l, const EventView& event, Env& e);
    void bind_pattern(PatternId id, const EventView& event, Env& e);
    bool match_pattern(PatternId id, const EventView& event, Env& e);
    bool match_paid(HirId noun, Word thing, Env& e);
    bool match_noun(HirId noun, Word value, Type type, Env& e);
    bool match_tail(const Tail& tail, const EventView* event, Env& e, const Listener& l);
    bool runs_around(VerbId verb, const Env& e);
    bool during(PatternId id, Env& e);
    bool due_to(HirId value, Env& e);
    [[nodiscard]] Word& group_word(Word event, std::uint32_t group);
    [[nodiscard]] bool group_used(Word event, std::uint32_t group);
    bool exclusive_used(std::uint32_t group, const EventView* event, Env& e);
    [[nodiscard]] Word find_scope(VerbId verb, Word frame) const;
    Word modified(Word base, const ListenerList& ears, Word of, Env& e);
    void apply_modify(const EventView& event, Word* locals, bool real);
    void note_use(const Listener& l, Word self, Word you, const Tail& tail, Word frame);
    // A player who decides nothing, and what is taken for them: the first of what is possible, or yes.
    [[nodiscard]] bool is_automatic(Word player) const;
    [[nodiscard]] static Words first_of(const Question& question);
    // What stands by and changes something has done its part, also where nothing runs.
    void note_fired(const Listener& l) const {
        if (options_.fired != nullptr && l.ability != no_index) (*options_.fired)[l.ability] = 1;
    }
    [[nodiscard]] NameId label_of(const Listener& l) const;
    bool forbidden(const EventView& event, Pending* toll);
    bool lifted(NameId label, const PendingList& lifts, const EventView& event, Pending* toll);
    bool react(Word fr, const ListenerList& ears, ReactionForm form);
    [[nodiscard]] bool replaces_now(const Pending& one, Word frame) const;
    void collect_when(Word fr, PendingList& found);
    void start_reacts(Word event, const PendingList& found, ReactionForm form);
    [[nodiscard]] Word turn_player() const;
    void step_reacts(Word fr);
    void next_group(Word fr, Words& group);
    void start_reaction(const Pending& one, Word event, ReactionForm form, Record record);
    void check_states();
    void step_whenever(Word fr);
    void whenever_matches(std::size_t index, Words& found);
    [[nodiscard]] Word you_in_whenever(const Listener& l, Word value, const Carrier& holder) const;
    void start_whenever(Word fr, std::size_t index, Word value, const Carrier& holder);
    void log(Logged kind, Word key, Word scope, Word self, Word you, const EventView* event);
    [[nodiscard]] Word count_uses(Word key, Word scope, Word self, Word you) const;
    void log_event(const EventView& event);
    Word count_matching(Logged kind, Word key, Word scope, PatternId pattern, HirId condition, Env& e,
                        std::uint16_t added = 0); // added: Hir::aux of a tally
    Word count_beyond(const Listener& l, Word scope, Env& e);
    void leave_scope(Word event);
    void drop_logs(Word scope);

    // ---- lasting.cpp
    void last_effect(HirId node);
    void last_reaction(ReactionId reaction);
    void add_lasting(Word type, Word what, VerbId until, bool at_start, std::uint32_t count,
                     const std::vector<std::uint32_t>& lists);
    [[nodiscard]] Record lasting_at(Word at) const {
        return Record(s.lasting).subspan(static_cast<std::size_t>(at),
                                         static_cast<std::size_t>(s.lasting[static_cast<std::size_t>(at)]));
    }
    void give_names(Word body, Record record);
    using Records = std::vector<std::vector<Word>>;
    void end_lasting(VerbId verb, bool start, Word event, Records& due);
    void drop_lasting(Word scope);
    void push_due(const Records& due);
    void unwind(Word to, Records& due);

    // ---- legal.cpp, cost.cpp, price.cpp
    void fresh_locals(VerbId verb, Locals32& locals) const;
    void foreign_locals(Locals32& locals) const;
    bool can_call(HirId call, Env& e, bool strict);
    bool fill_options(HirId call, Word actor, Word* locals, Options& options, Env& e, bool strict);
    Word counter_code(HirId arg, Env& e);
    bool can_fill(VerbId id, Word actor, Word* locals, std::size_t param, const Options& options, Env& e,
                  bool strict);
    void pool(const Param& param, Word actor, Word* locals, Env& e, Words& found);
    bool from_pool(const Param& param, HirId np, Word actor, Word* locals, Env& e, Words& found);
    bool in_pool(const Param& param, Word value, Word actor, Word* locals, Env& e);
    bool find_legal(VerbId id, Word actor, Word* locals, Env& e, bool strict);
    bool can_lead(HirId effect, Env& e);
    bool can_offer(HirId effect, Env& e);
    bool can_begin(HirId effect, Env& e);
    bool try_let(HirId let, Env& e);
    [[nodiscard]] std::uint32_t whole_slot(VerbId id) const;
    bool can_native(VerbId id, Word actor, const Word* locals, Env& e, bool strict);
    AbilityId heading_body(VerbId verb, Word thing, Env& e);
    bool ways(HirId cost, Env& e, Ways& found);
    bool ways_of_change(HirId cost, Env& e, Ways& found);
    bool same_cost(HirId a, HirId b, Env& e);
    bool ways_elsewhere(HirId cost, Env& own, Ways& found);
    bool ways_as_written(HirId cost, Env& e, Ways& found);
    bool charge_np(HirId np, Env& e, Charges& found);
    bool ways_times(HirId id, Env& e, Ways& found);
    bool ways_of_value(HirId id, Env& e, Ways& found);
    bool ways_of_field(Word thing, FieldId field, Env& e, Ways& found);
    bool ways_of_bundle(Word handle, Ways& found);
    HirId changed_cost(FieldId field, Word thing, Env& e, Env& inner, Locals32& names);
    [[nodiscard]] HirId price_of_action(AbilityId id) const;
    void substitutes(const Charges& charges, Env& e, Ways& found);
    [[nodiscard]] bool could_stand_for(std::uint32_t accept, const Charges& charges) const;
    void accept_once(const Listener& l, const Charges& base, Env& e, Ways& found);
    bool paying(const Reaction& r, const Listener& l, Env& e, Env& own);
    EventView paid_event(const Env& e);
    bool paid_in(const Reaction& r, const Listener& l, Env& e, Env& own);
    bool accept_tail(const Reaction& r, const Listener& l, const Env& own);
    [[nodiscard]] bool is_accepting(const Listener& l, const Env& own) const;
    [[nodiscard]] Word event_around(Word act) const;
    static bool is_thing_value(const Hir& h);
    bool ways_of_things(HirId cost, Env& e, Ways& found);
    void exchange(const Charges& base, const Charges& parts, const Charges& instead, const Words& taken,
                  Env& e, Env& own, Ways& found);
    bool stands_for(const Charge& charge, const Charge& wanted, Env& e, Env& own);
    bool things_stand_for(const Charge& charge, const Charge& wanted, Env& e, Env& own);
    Env charge_env(const Charge& charge, Env& e, Locals32& scratch);
    bool affordable(const Charges& charges, Env& e);
    bool can_do(const Charge& charge, Env& e);
    void fresh_names(const Listener& l, Locals32& names) const;
    void payable_things(const Charge& charge, Env& e, Words& found);
    [[nodiscard]] bool enough(const Charge& charge, const Words& things) const;
    bool can_pay_seq(HirId seq, Env& e);
    bool find_payment(HirId seq, Env& e);
    void open_ways(HirId cost, Env& e, Ways& found);
    [[nodiscard]] bool same_charges(const Charges& a, const Charges& b) const;
    void step_price(Word fr);
    [[nodiscard]] Word open_variable(HirId id, Word act) const;
    std::int64_t most_of(const Charge& charge, Word variable, Env& e);
    bool choose_amounts(Word fr, HirId cost);
    bool choose_way(Word fr, HirId cost);
    bool plan(Word fr, HirId cost);
    [[nodiscard]] Word kept_record(const Charge& charge, const Words& planned);
    void pay_next(Word fr);
    void after_payment(Word fr, const Words& steps);
    void start_accept(Word fr, const Word* step, HirId effect);
    void leave_price(Word fr, Word result);
    void open_purse(Word fr, const Words& steps);
    void close_purse(Word fr);
    void start_purse(Word event);
    void step_purse(Word fr);
    void end_purse(Word fr);
    void useful_sources(Word fr, Words& found);
    [[nodiscard]] bool opens_in_payment(Word action) const;
    HirId price_now(HirId price, Env& e);
    HirId heading_price(Word action, Env& e);

    // ---- sources.cpp
    [[nodiscard]] Yield no_yield() const;
    bool find_raise(const Charges& charges, Env& e);
    bool may_pay(UnitId unit, Word amount, Env& e);
    [[nodiscard]] bool covers(Amounts have, const Charges& charges) const;
    void unit_event(VerbId verb, UnitId unit, Word amount, Locals32& locals) const;
    bool sources(UnitId unit, Word amount, Env& e, std::vector<Source>& found,
                 FunctionRef<bool(const Source&)> enough);
    [[nodiscard]] bool in_use(Word action);
    Yield yield_of_action(Word action, Word payer, Env& e);
    Yield yield_of(HirId effect, Env& e, Word payer);
    Yield yield_of_call(HirId call, Env& e, Word payer);
    Yield yield_of_gain(VerbId gain, HirId arg, Env& e);
    [[nodiscard]] Word best_face(DieId die) const;

    // ---- action.cpp
    [[nodiscard]] const Ability& ability_of(Word action) const {
        return p.abilities[t.things[static_cast<std::size_t>(action)].action];
    }
    bool action_tail(Word action, Word actor, Env& e, bool any_time);
    [[nodiscard]] const ActionPlan& plan_of(Word action) const {
        return t.plans.actions[t.plans.action_at[static_cast<std::size_t>(action)]];
    }
    [[nodiscard]] VerbId limit_of(Word action) const { return plan_of(action).limit; }
    bool passes_guards(Word action, Word actor, const Env& outer, bool any_time);
    [[nodiscard]] bool is_placed(Word action, Word actor) const;
    // Actions whose card lies where the actor can take them, in order; and those of them that fill a purse.
    struct Placed {
        Moves::Version places = 0;
        std::vector<std::uint8_t> fits; // in the order of Tables::actions
        std::vector<Word> actions, paying;
    };
    const Placed& placed_actions(Word actor);
    bool open_in_time(Word action, Word actor, Env& outer);
    [[nodiscard]] bool passes(const Guard& guard, Word host, Word actor) const;
    bool runs_here(VerbId verb, const Env& e);
    bool is_open(Word action, Word actor, Env& e);
    void open_action(Word action, Word actor, HirId np, Env& e, Words& found);
    bool open_now(Word action, Word actor, Env& outer, bool any_time);
    bool open_behind_guards(Word action, Word actor, Env& outer, bool any_time);
    [[nodiscard]] bool in_force(Word action, Word actor, const Env& outer);
    bool find_holds_action(Word action, Word actor, const Env& outer);
    bool can_act(Word action, Word actor, Env& e);
    bool can_params(Word action, std::size_t param, Env& e);
    [[nodiscard]] bool is_priced(HirId effect) const;
    void open_actions(Word actor, HirId np, Env& e, bool only_fast, Words& found, Word most = -1);
    void start_perform(Word action, Word actor, bool any_time);
    void step_perform(Word fr);
    void bind_during(Word fr, AbilityId id);
    int action_param(Word fr, const Param& decl, std::size_t index);
    [[nodiscard]] HirId ability_about(Word fr) const;
    bool legal_param(Word fr, std::size_t index, Word value);
    void step_window(Word fr);
    [[nodiscard]] bool in_window(Word action) const;
    void start_perform_event(Word action, Word player);

    // ---- still.cpp
    // The events around a place, innermost first, and the actions that are being taken.
    struct Around {
        Word frame = 0;
        std::vector<Word> events, actions;
        std::vector<std::uint8_t> verbs; // by VerbId: an event of it runs
    };
    // Whether answers are kept: while nothing changes, and unless the caller wants every one computed.
    [[nodiscard]] bool keeps() const { return still_ > 0 && options_.shortcuts; }
    [[nodiscard]] bool by_place(const Listener& l) const {
        return options_.shortcuts && t.plans.listeners[l.number].by_place &&
               (t.shares.empty() || s.lasting.empty() || !sharing());
    }
    [[nodiscard]] bool sharing() const;
    // Those of a list that somebody may hold while things lie where they are.
    std::span<const std::uint32_t> in_force(const ListenerList& list);
    void find_in_force(const ListenerList& list, std::vector<std::uint32_t>& found);
    std::span<Carrier> carriers(const Listener& l, Env& e, Word only_self = anyone);
    bool silenced(const Listener& l, Carrier& one);
    bool holds_action(Word action, Word actor, const Env& outer);
    bool add_to_key(VerbId id, Word actor, const Word* locals);
    void start_keeping();
    const Around& around(Word frame);
    const std::vector<Shared>& shared(Env& e);
    bool can_raise(const Charges& charges, Env& e);
    void raise_key(const Charges& charges, const Env& e);
    bool can_event(VerbId id, Word actor, Word* locals, Env& e, bool strict);
    bool find_legal_apart(VerbId id, Word actor, const Word* locals, Env& e, bool strict);
    class Accepting;
    // While one lives it is only asked what could be done: no number that is read is a fault (S15.6).
    class Test {
      public:
        explicit Test(Exec& exec) : tests_(exec.tests_) { ++tests_; }
        ~Test() { --tests_; }
        Test(const Test&) = delete;
        Test& operator=(const Test&) = delete;

      private:
        std::uint32_t& tests_;
    };
    class Still; // while one lives nothing changes, so who holds which listener is found out once

    const Tables& t;
    const Program& p;
    State& s;
    Outcome outcome;
    bool stopped = false;   // question, over or fault
    bool exact_ = false;    // `has 2 herb` means exactly two: in `expect`
    bool any_time_ = false; // actions are open outside of the event they belong to: in scenarios

  private:
    const RunOptions& options_;
    std::vector<Word> temp_;
    // Straight code: registers, lists, and who called whom.
    struct Call {
        std::uint32_t function, back;
        std::uint16_t base;
        std::uint32_t lists;
    };
    std::vector<Word> registers_, lists_;
    std::vector<Call> calls_;
    HirId entered_ = no_hir;   // the call where it began
    Words testing_;            // actions whose legality is being asked
    std::uint32_t tests_ = 0;  // tests of what could be done, one inside the other
    Words accepting_;          // `accept` lines whose tails are being read: listener, thing, holder
    std::vector<Paths> paths_; // by map
    std::uint32_t depth_ = 0;
    std::uint32_t steps_ = 0;
    std::uint32_t silence_depth_ = 0;
    struct Known {
        std::uint32_t when = 0, silence_when = 0;
        std::uint64_t places = 0;
        bool in_order = false; // by card
        Carriers carriers;
    };
    // By listener: what was found out in the still time `when`, or while things lay as they did at `places`.
    std::vector<Known> known_;
    struct InForce {
        Moves::Version places = 0;
        std::vector<std::uint32_t> listeners;
    };
    std::vector<InForce> in_force_; // by number of a list
    // Count changes: of where things lie and whose they are, and of anything on the table.
    Moves moves_;
    std::uint64_t table_version_ = 1;
    // Where things lay and whose they were when the last run ended.
    std::vector<Word> seen_places_;
    void see_place(Word thing);
    [[nodiscard]] bool sees_places() const;
    struct Held {
        std::uint32_t when = 0;
        bool holds = false, in_force = false;
        std::uint64_t places = 0;
    };
    std::vector<Held> held_;     // by action and player
    std::vector<Placed> placed_; // by player
    // Whether an action is open to somebody who is asked what to do: by action, for one still time and place.
    struct Open {
        std::uint32_t when = 0;
        Word actor = none, frame = 0;
        bool open = false;
    };
    std::vector<Open> open_;
    Memo legal_, raised_;
    std::uint32_t still_ = 0, still_time_ = 0, kept_time_ = 0;
    std::deque<Around> around_; // those of this still time come first
    std::size_t around_count_ = 0;
    const Around* last_around_ = nullptr;
    std::vector<Shared> shared_;
    bool shared_known_ = false;
    Word filled_ = 0;               // 1 + the unit that is taken to be in the purse already
    std::uint32_t read_ = no_index; // the depth of the outermost hypothetical event that was read
    std::uint32_t recalled_ = 0;    // how often something was known already
};

// Questions asked while nothing changes: options are tested by the hundred against the same table.
class Exec::Still {
  public:
    explicit Still(Exec& exec) : exec_(exec) {
        if (exec_.still_++ == 0) ++exec_.still_time_;
    }
    ~Still() { --exec_.still_; }
    Still(const Still&) = delete;
    Still& operator=(const Still&) = delete;

  private:
    Exec& exec_;
};

} // namespace cantrip::runtime
