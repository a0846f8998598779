#pragma once
// One game in progress. Effects run by ordinary recursion; a question is a call of the answerer.

#include <ctime>
#include <map>

#include "tests/reference/parts.hpp"

namespace cantrip::reference {

class Play {
  public:
    Play(const Program& program, const Setup& setup, std::uint64_t seed);
    Ended start(const Answerer& answerer);
    // A deed of a scenario: an effect on the table, done by a player; then rules about states.
    Ended deed(const Answerer& answerer, const std::function<void(View&)>& what);
    void take_board(Board board);
    bool expects(HirId condition);

    Table t;
    const Program& p;
    Board b;
    bool tracing = false;
    std::vector<std::string> trace;
    std::vector<int> rolls; // what a scenario says that chance says
    bool exact = false;     // `has 2 coin` in an expectation
    bool any_time = false;  // a scenario calls actions outside of their time
    ScopePtr table_scope;

    // ---- setup.cpp
    void find_natives();
    void find_listeners();
    void add_listener(ReactionId reaction, AbilityId ability, Level level, std::uint32_t index);
    void find_asks();
    void set_up(std::uint64_t seed);
    void put_in_place(int thing);
    [[nodiscard]] HirId printed(int thing, FieldId field) const;
    [[nodiscard]] bool uses_you(const Listener& l) const;
    [[nodiscard]] bool mentions_you(HirId id) const;
    [[nodiscard]] bool mentions_you(const Tail& tail) const;
    [[nodiscard]] bool pattern_mentions_you(PatternId id) const;
    void mark_effect(HirId id);
    void mark_value(HirId id);
    void mark_price(HirId id);
    void mark_filter(HirId id);
    bool mark_chance(HirId id);

    // ---- values.cpp
    Value eval(HirId id, View& v);
    void count_work(int amount);
    Value compute(HirId id, View& v);
    int number(HirId id, View& v); // faces as their numbers
    int checked(std::int64_t n) const;
    int as_number(const Value& value, Type type) const;
    Things list(HirId id, View& v);
    int implied_owner(HirId id, View& v);
    int bearer(HirId id, View& v);
    [[nodiscard]] bool is_named(const Ability& ability, const Hir& phrase) const;
    Value field_of(int thing, FieldId field, View& v);
    void set_list(int thing, std::uint32_t id, const Things& members);
    Value printed_value(int thing, FieldId field, View& v);
    Value read_define(DefineId id, HirId node, View& v, std::optional<int> first);
    Value call_define(DefineId id, std::vector<Value> args, View& v);
    bool case_fits(HirId id, const Value& value, Type type, View& v);
    [[nodiscard]] bool same_face(Type die, int a, int b) const;
    int total(HirId id, View& v);
    int tally(HirId id, View& v);
    int printed_count(HirId id, View& v);
    int printed_in(HirId effect, std::uint32_t what, bool group) const;
    [[nodiscard]] int text_value(std::string_view text);
    View plain(int you, int self, const View& v, Locals& names) const;

    // ---- conditions.cpp
    bool test(HirId id, View& v);
    bool test_now(HirId id, View& v);
    bool test_about_thing(HirId id, View& v);
    bool equals(HirId id, View& v);
    [[nodiscard]] bool has_trait(int thing, TraitId trait) const;
    bool in_range(int value, HirId range, View& v);
    bool inside(int thing, HirId place, View& v);
    bool exists(HirId np, View& v);
    bool every(HirId id, View& v);
    bool has_all(int who, HirId what, View& v);
    int how_many_has(int who, HirId np, View& v);
    int sorted_count(const Noun& noun, const Things& things) const;
    bool count_fits(HirId np, int have, View& v);
    bool belongs(int thing, int who, const View& v) const;
    bool paid_elsewhere(int thing, int who, View& v);
    int count_units(HirId np, int who, View& v);
    std::vector<UnitId> unit_set(HirId np, View& v, int& holder);
    Things own_things(KindId kind, ThingId thing, int who, View& v);
    [[nodiscard]] HirId paid_place(KindId kind, bool from) const;
    Value place_for(HirId place, int who, const View& v);
    int per(HirId id, View& v);
    bool needs(HirId first, HirId second, View& v);

    // ---- nouns.cpp
    [[nodiscard]] bool is_units(const Noun& noun) const;
    bool fits_head(const Noun& noun, const Value& value, View& v);
    [[nodiscard]] bool counts_off(HirId np) const;
    bool matches(HirId np, const Value& value, View& v);
    Things base_set(HirId np, View& v);
    Things candidates(HirId np, View& v, bool* placed = nullptr, bool with_aside = false);
    std::optional<Things> walk_place(HirId filter, const Noun& noun, View& v);
    Things meaning(HirId np, View& v); // where nobody is asked
    int how_many(HirId np, View& v, int& most, int available);
    bool filter(HirId f, const Noun& noun, const Value& value, View& v);
    bool filter_now(HirId f, const Noun& noun, const Value& value, View& v);
    bool owned_filter(HirId f, const Noun& noun, int value, View& v);
    bool field_filter(HirId f, int value, View& v);
    bool parent_filter(HirId f, int value, View& v);
    bool near(int value, HirId other, View& v, const std::function<bool(int)>& fits);
    void rank(HirId f, const Noun& noun, Things& found, View& v);
    void nearest(HirId f, Things& found, View& v);

    // ---- maps.cpp
    [[nodiscard]] std::optional<MapId> map_of(int thing) const;
    int field_around(const Board& at, int thing) const;
    std::map<int, Things> neighbours(MapId map, View& v);
    bool walled(int field, const Map& map, int rows, int columns, View& v);
    int steps_between(int from, int to, View& v);
    Things standing(int thing, const View& v);
    int distance(int from, int to, View& v);
    bool within(int from, int to, int limit, View& v);
    int named_number(int thing, std::string_view name, View& v);

    // ---- changes.cpp: writing on the table
    void set_count(int holder, UnitId unit, int value);
    void put(int thing, int place, bool first);
    bool has_room(int thing, int place, View& v);
    int supply_left(UnitId unit) const;
    [[nodiscard]] bool goes_first(const Value& place) const;
    bool move(int thing, const Value& place, View& v);
    void shuffle(Things& things);
    void shuffle_place(int place);
    void refill(int zone, int need);
    int end_of(UnitId unit, int holder);
    int gain(int who, UnitId unit, int amount);
    int lose(int who, UnitId unit, int amount);
    bool advance(const Value& counter, int steps);
    bool discard(int thing, int who);
    bool run_native(Scope& event, View& v);
    bool give(Scope& event, int what, int receiver, View& v);
    int& amount_of(Scope& event);
    std::uint32_t draw();
    std::uint32_t below(std::uint32_t n);

    // ---- listeners.cpp
    [[nodiscard]] bool verb_is(VerbId verb, VerbId wanted) const;
    bool works(const Ability& ability, int self, View& v);
    bool works_where(const std::vector<HirId>& in, HirId if_, int self, View& v);
    bool lies_where(HirId place, int self, View& v);
    [[nodiscard]] bool says_where(HirId id) const;
    int holder_player(int self, const View& v) const;
    Things holders(const Ability& ability, int self, View& v);
    bool silenced(AbilityId ability, bool is_printed, int self, int you, const View& v);
    // Every line that counts now, in order (S10.7), with a view of its own names.
    using LineFn = std::function<void(const Due& line, View& own)>;
    using Wanted = std::function<bool(const Reaction&)>;
    void each_line(const Wanted& wanted, const View& base, const LineFn& fn);
    void each_carrier(const Listener& l, const View& base, const LineFn& fn);
    bool could_fit(const Reaction& r, const Scope& event) const;
    std::vector<Due> collect(ReactionForm form, Scope& event);
    View view_of(const Due& due, Scope& event, Locals& names);
    bool replaces_already(const Due& due) const;
    bool match_pattern(PatternId id, const Scope& event, View& v);
    bool match_paid(HirId noun, const Value& thing, View& v);
    void bind_pattern(PatternId id, const Scope& event, View& v);
    bool match_noun(HirId noun, const Value& value, Type type, View& v);
    bool match_tail(const Tail& tail, Scope* event, View& v, const Listener& l);
    bool during(PatternId id, View& v);
    bool due_to(HirId value, View& v);
    bool exclusive_used(std::uint32_t group, const Scope* event, const View& v) const;
    int scope_of(VerbId verb, const Scope* around) const;
    int times_used(int key, int scope, int self, int you) const;
    int count_happened(VerbId per, int scope, PatternId pattern, HirId condition, View& v, int but = 0,
                       int added = 0);
    void note_use(const Listener& l, int self, int you, const Tail& tail, const Scope* around);
    [[nodiscard]] std::size_t locals_of(const Listener& l) const;

    // ---- modify.cpp
    int modified(int base, std::uint32_t index, bool is_define, int of, View& v);
    void modify_event(Scope& event, bool real);
    bool forbidden(Scope& event, Due* toll);
    bool lifted(NameId label, const std::vector<Due>& lifts, Scope& event, Due* toll);
    [[nodiscard]] NameId label_of(const Listener& l) const;

    // ---- events.cpp
    bool happen(VerbId verb, int actor, const std::vector<Value>& args, int amount, int self,
                Value* given = nullptr, AbilityId ability = no_index, Payment* payment = nullptr);
    void count_running();
    bool pass_bans(Scope& event, View& v);
    bool steps_of(const ScopePtr& event, View& v, Value* given, bool& waits);
    void end_times(Scope& event, bool at_start);
    void leave_times(const Scope& event);
    bool run_body(const ScopePtr& event, View& v);
    ScopePtr new_scope(Scope::Kind kind, Scope* outer);
    View inside_of(Scope& scope);
    Scope thought_of(VerbId verb, int actor, const Locals& names, const View& v) const;
    [[nodiscard]] std::size_t verb_names(VerbId verb) const;
    void react(Scope& event, ReactionForm form, std::vector<Due> found);
    std::vector<std::size_t> next_group(const std::vector<Due>& due, const std::vector<bool>& over,
                                        bool instead) const;
    int turn_player() const;
    void run_reaction(const Due& due, Scope& event, ReactionForm form);
    void mark_used(Scope& body);
    [[nodiscard]] HirId leading_may(HirId effect) const;
    void check_states(View& v);
    int you_in_whenever(const Due& line, int value) const;
    void run_whenever(const Due& line, int value, View& v);
    void trace_event(const Scope& event);
    [[nodiscard]] AbilityId action_of_verb(VerbId verb) const;
    [[nodiscard]] VerbId verb_of_action(AbilityId id) const;
    AbilityId heading_body(VerbId verb, int thing, View& v);

    // ---- effects.cpp: whether it happened (S7)
    bool run(HirId effect, View v, bool strict = false); // strict: it is a price, all or nothing
    bool run_block(HirId effect, View& v, bool strict);
    bool run_may(HirId effect, View& v);
    bool run_if(HirId effect, View& v);
    bool run_match(HirId effect, View& v);
    bool run_repeat(HirId effect, View& v);
    bool run_subject(HirId effect, View& v);
    bool run_choose(HirId effect, View& v, bool strict);
    bool run_let(HirId effect, View& v, HirId next);
    void assign(HirId effect, View& v);
    bool run_arrow(HirId effect, View& v);
    bool run_together(HirId effect, View& v);
    void add_lasting(View& v, int listener, HirId effect, VerbId until, bool at_start);
    void choose_next(Things& all, std::size_t at);
    bool still_fits(HirId np, int value, View& v);
    [[nodiscard]] bool lenient(HirId effect) const;

    // ---- asking.cpp
    bool visit_asks(HirId id, const std::function<void(HirId)>& fn);
    void forget(HirId id, View& v);
    void settle(HirId id, View& v, HirId next = no_hir, HirId let = no_hir);
    Value resolve(HirId ask, View& v, HirId next, HirId let);
    int choose_number(HirId ask, View& v, HirId next, HirId let);
    int roll_range(int low, int high);
    int roll_die(DieId die);
    [[nodiscard]] bool alike(int a, int b) const;
    void group(const Things& things, Choice::Kind kind, Offers& offers) const;
    Things pick(HirId np, View& v, const std::function<Things()>& from);
    // nothing: a fast action was taken, look again
    std::optional<Things> choose_among(const Things& all, int least, int most, HirId np, View& v);
    Things candidates_for(HirId np, View& v);
    // What was picked; nothing: a fast action was taken, and whoever asks must look again.
    std::optional<Things> put(int player, const char* kind, int least, int most, const Offers& offers);
    std::optional<bool> ask_yes(int player, const char* kind);
    [[nodiscard]] bool is_automatic(int player) const;

    // ---- calls.cpp
    bool call(HirId node, View v);
    struct Args;
    bool argument(Args& a, std::size_t param);
    bool give_list(Args& a, std::size_t param, const Things& all);
    bool combine(Args& a, std::size_t param, std::vector<Value>& chosen, int amount, Value& given);
    bool argument_np(Args& a, std::size_t param);
    bool missing(Args& a, std::size_t param);
    Locals call_names(const Args& a, std::size_t known) const;
    bool legal_with(Args& a, HirId node, std::size_t param, int value);
    void take_unasked(const Param& decl, Things& all, int most);
    void settle_inside(HirId np, View& v);
    Value amount_items(HirId arg, View& v, bool gaining);
    std::optional<std::size_t> choose_way(std::size_t count, View& v);
    Value counter_value(HirId arg, View& v);

    // ---- legality.cpp
    Locals fresh_names(VerbId verb) const;
    bool can_call(HirId call, View& v, bool strict);
    bool possible(HirId call, int actor, Locals& names, std::vector<Possible>& options, View& v, bool strict);
    bool can_fill(VerbId verb, int actor, Locals& names, std::size_t param,
                  const std::vector<Possible>& options, View& v, bool strict);
    std::uint32_t whole_slot(VerbId id) const;
    bool can_happen(VerbId verb, int actor, Locals names, View& v, bool strict);
    bool can_native(VerbId verb, int actor, const Locals& names, View& v, bool strict);
    bool can_lead(HirId effect, View& v);
    bool can_begin(HirId effect, View& v);
    bool can_offer(HirId effect, View& v);
    bool begins(HirId effect, View v); // on a copy of the names
    bool try_let(HirId let, View& v);
    View pool_view(int actor, Locals& names, const View& v) const;
    Things pool(const Param& param, int actor, Locals& names, View& v);
    std::optional<Things> from_pool(const Param& param, HirId np, int actor, Locals& names, View& v);
    bool in_pool(const Param& param, int value, int actor, Locals& names, View& v);
    bool things_of(HirId arg, int actor, View& v, bool strict, Possible& option);
    int unit_of(HirId arg, int actor, Locals& names, const Verb& verb, View& v);

    // ---- actions.cpp
    const Ability& ability_of(int action) const { return p.abilities[t.piece(action).action]; }
    const Ability* shape_of(const Ability& ability) const;
    bool open_now(int action, int actor, View& v, bool at_any_time);
    bool holds_action(int action, int actor, View& v);
    bool action_tail(int action, int actor, View& v, bool at_any_time);
    VerbId limit_of(int action) const;
    bool can_act(int action, int actor, View& v);
    bool can_params(int action, std::size_t param, View& v);
    [[nodiscard]] bool is_priced(HirId effect) const;
    Things open_actions(int actor, HirId np, View& v, bool only_fast);
    bool perform(int action, int actor);
    bool take_action(int action, int actor, Scope& event);
    bool action_param(Scope& act, const Param& decl, std::size_t index);
    bool legal_param(Scope& act, std::size_t index, int value);
    void bind_during(Scope& act, AbilityId id);
    bool run_window(HirId effect, View& v);
    [[nodiscard]] bool opens_in_payment(int action) const;

    // ---- prices.cpp
    bool ways(HirId cost, View& v, Ways& found);
    std::map<std::vector<int>, int> asked_by(const Charges& way) const;
    bool same_cost(HirId left, HirId right, View& v);
    bool ways_of_np(HirId np, View& v, Charges& found);
    bool ways_of_sum(HirId cost, View& v, Ways& found);
    bool ways_times(HirId id, View& v, Ways& found);
    bool ways_of_value(HirId id, View& v, Ways& found);
    bool ways_of_field(int thing, FieldId field, View& v, Ways& found);
    bool ways_of_define(HirId id, View& v, Ways& found);
    Charges charges_of(const Value& amount) const;
    HirId changed_cost(FieldId field, int thing, View& v, View& inner, Locals& names);
    [[nodiscard]] bool changes_price(HirId cost) const;
    bool ways_of_change(HirId cost, View& v, Ways& found);
    bool ways_as_written(HirId cost, View& v, Ways& found);
    HirId price_now(HirId price, View& v);
    HirId price_of_action(AbilityId id) const;
    HirId whole_price(AbilityId id) const;
    Ways substitutes(const Charges& charges, View& v);
    void accept_once(const Due& line, View& own, const Charges& base, View& v, Ways& found);
    bool paying(const Reaction& r, const Listener& l, View& v, View& own);
    bool paid_for(const Reaction& r, const Listener& l, View& v, View& own);
    bool accept_tail(const Reaction& r, const Listener& l, View& own);
    Scope* paid_in(const View& v) const;
    void exchange(const Charges& base, const Charges& parts, const Charges& instead,
                  const std::vector<std::size_t>& from, View& v, View& own, Ways& found);
    bool stands_for(const Charge& charge, const Charge& wanted, View& v, View& own);
    static bool is_thing_value(const Hir& h);
    bool ways_of_things(HirId cost, View& v, Ways& found);
    Locals names_of_accept(const Listener& l, const KeptNames& kept) const;
    bool can_do(const Charge& charge, View& v);
    bool affordable(const Charges& charges, View& v);
    bool units_suffice(const Charges& charges, View& v, bool& raised);
    Things payable(const Charge& charge, View& v);
    bool can_pay(HirId seq, View& v);

    // ---- paying.cpp
    bool pay_price(HirId node, View& v);
    std::optional<std::uint32_t> open_variable(HirId id, const Scope& body) const;
    int most_of(const Charge& charge, int& variable, View& v);
    void choose_amounts(HirId cost, View& v);
    Ways open_ways(HirId cost, View& v);
    bool same_charges(const Charges& a, const Charges& z) const;
    bool plan(const Charges& charges, View& v, std::vector<Step>& steps);
    bool carry_out(Payment& payment, View& v);
    bool pay_step(Payment& payment, const Step& step, View& v);
    bool run_accept(const Step& step, HirId effect, View& v);
    std::optional<Things> decide(const Charge& charge, bool gaining, View& v,
                                 const std::map<int, int>& reserved);
    Offers unit_offers(const Charge& charge, bool gaining, int most, View& v,
                       const std::map<int, int>& reserved);
    void add_things(const Charge& charge, View& v, const std::map<int, int>& reserved, Offers& offers);
    std::optional<Things> decide_mixed(const Offers& offers, int least, int most, bool gaining, View& v);
    std::optional<Things> decide_sort(const Charge& charge, bool gaining, Offers offers, View& v);
    std::optional<Things> put_coded(int player, int least, int most, Offers offers);
    bool can_fill_purse(const Charge& charge, UnitId unit, View& v);

    // ---- purse.cpp
    std::vector<UnitId> transients() const;
    bool fill_purse(Scope& event, View& v);
    Things useful_sources(Scope& event, View& v);
    bool fills_purse(int action) const;
    bool can_raise(const Charges& charges, View& v);
    bool covers(Amounts have, const Charges& charges) const;
    bool may_pay(UnitId unit, int amount, View& v);
    Scope unit_event(VerbId verb, UnitId unit, int amount, const View& v) const;
    void sources(UnitId unit, int amount, View& v, std::map<int, Yield>& found, bool& open);
    bool in_use(int action) const;
    Yield yield_of_action(int action, int payer, View& v);
    Yield yield_of(HirId effect, View& v, int payer);
    Yield yield_of_call(HirId call, View& v, int payer);
    Yield yield_of_gain(VerbId gain, HirId arg, View& v);
    int best_face(DieId die) const;
    Yield no_yield() const;
    bool new_sources_in(ZoneId zone) const;

    std::vector<Native> native; // by VerbId
    VerbId pay_verb = no_index, perform_verb = no_index;
    FieldId automatic = no_index, price_field = no_index, host_field = no_index, owner_field = no_index,
            left_field = no_index, right_field = no_index, name_field = no_index;
    TraitId fast = no_index;
    DefineId reach = no_index;
    std::vector<Listener> listeners;
    std::set<HirId> asks; // places of effects where somebody or chance decides
    std::map<std::string, int, std::less<>> texts;

  private:
    Ended guarded(const Answerer& answerer, const std::function<void()>& what);

    const Answerer* answerer_ = nullptr;
    ScopePtr now_; // innermost of what really goes on
    int serial_ = 0, changes_ = 0, checked_ = 0;
    int tests_ = 0; // of what could be done, one inside the other (S15.6)
    int depth_ = 0, running_ = 0, silencing_ = 0, secret_ = 0, watching_ = 0, watched_ = 0;
    int winner_ = none;
    int work_ = 0; // values, conditions and statements since the last question
    std::clock_t asked_at_ = 0;
    bool looks_back_ = false;
    std::size_t rolled_ = 0;
    std::vector<Lasting> lasting_;
    std::vector<Due> accepting_; // `accept` lines whose tails are read or whose acts are tested
    std::vector<Happened> happened_;
    std::vector<Used> used_;
    std::vector<std::vector<ScopePtr>*> together_; // nullptr: reactions run, nothing waits
    std::vector<int> testing_;                     // actions that are being asked about
};

} // namespace cantrip::reference
