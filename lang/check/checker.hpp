#pragma once
// The checker's state and parts; see README.md for which file holds what. Internal to lang/check.

#include <fmt/format.h>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "lang/check/check.hpp"

namespace cantrip {

class Checker {
  public:
    Checker(const World& world, std::span<const std::size_t> packages, Program& program,
            Diagnostics& diagnostics)
        : world_(world), order_(packages), p_(program), diagnostics_(diagnostics) {}
    void run();
    // Verbs and things of further trees, on top of a program that is checked; see checked_base.hpp.
    struct Memory;
    void run_on_top(std::span<const std::uint32_t> trees, const Memory& memory);
    [[nodiscard]] Memory memory() const;

  private:
    void intern_words();
    void reserve();

    // ---- declare.cpp: the first look at every declaration
    void declare_all();
    void declare(NodeId node);
    void rename_clashes(const LoadedPackage& package);
    void rename_clash(const LoadedPackage& package, NodeId word);
    void find_ambiguous();
    [[nodiscard]] const Declared* declared(const Symbol& symbol) const;
    void declare_package(NodeId node);
    void declare_game(NodeId node);
    void declare_globals(NodeId node);
    void declare_words(NodeId node);
    void declare_verb(NodeId node);
    void declare_actions(NodeId node);
    void declare_action(NodeId line, NodeId word, NodeId host);
    void declare_thing(NodeId node, ThingId parent, ScenarioId scenario);
    void declare_thing_body(NodeId body, ThingId id, ScenarioId scenario);
    void declare_scenario(NodeId node);
    [[nodiscard]] Span place_of(const Symbol& symbol) const;
    bool enter(NameId name, SymbolKind kind, std::uint32_t index, NodeId at);
    void fill(Declared& declared, NodeId node, NodeId word);
    void collect_from(Declared& declared, NodeId node);
    void find_root_kinds();
    void find_core_symbols();

    // ---- link.cpp, link_kinds.cpp: what declarations say about each other, and signatures
    void link_all();
    void link_ancestors();
    void find_player_kind();
    void link_units();
    void link_groups();
    void flatten_group(GroupId id, std::vector<char>& open);
    void link_zones();
    void link_maps();
    void link_dice();
    void link_globals();
    Type state_type(Type type, NodeId node);
    void link_seats(NodeId line);
    void link_signature(NodeId params, std::vector<Param>& out);
    void link_verbs();
    void count_parameters(Verb& verb);
    void link_defines();
    void link_extensions();
    void link_kind_lines(KindId id, NodeId node, FaceId face);
    void link_translation(KindId id, NodeId line);
    void link_field(KindId id, NodeId line, bool state);
    void link_holds(KindId id, NodeId line);
    void link_heading(KindId id, NodeId line);
    std::uint32_t named(NodeId node, SymbolKind wanted);
    KindId named_kind(NodeId node) { return KindId(named(node, SymbolKind::kind)); }
    VerbId named_verb(NodeId node) { return VerbId(named(node, SymbolKind::verb)); }
    ZoneId named_zone(NodeId node) { return ZoneId(named(node, SymbolKind::zone)); }
    FieldId member_field(KindId kind, NodeId word);
    FieldId wall_field(const Map& map, NodeId word);
    [[nodiscard]] Type param_type(NodeId word);
    [[nodiscard]] NodeId last_name(NodeId nom) const;

    // ---- types.cpp
    [[nodiscard]] Type type_named(NodeId node);
    [[nodiscard]] Type declared_type(NodeId type_node, std::int32_t& low, std::int32_t& high,
                                     bool any_end = false);
    [[nodiscard]] NodeId computed_end(NodeId range) const;
    [[nodiscard]] std::string show(Type type) const;
    [[nodiscard]] std::string show_kind(KindId kind) const;
    [[nodiscard]] bool fits(Type value, Type wanted) const;
    [[nodiscard]] bool kinds_meet(KindId a, KindId b) const;
    [[nodiscard]] std::optional<KindId> kind_of(Type type) const;
    [[nodiscard]] bool is_player(KindId kind) const { return p_.is_a(kind, p_.player_kind); }
    [[nodiscard]] KindId player_kind() const {
        return p_.game.player != no_index ? p_.game.player : p_.player_kind;
    }
    HirId want(HirId value, Type type, const char* what);
    HirId want_number(HirId value);
    HirId want_condition(HirId value);

    // ---- bodies.cpp, kinds.cpp: everything behind the signatures
    void check_all();
    void check_kind_lines(KindId id, NodeId node, FaceId face);
    struct Scope;
    void check_kind_line(KindId id, NodeId line, bool assumed, FaceId face, const Scope& scope);
    [[nodiscard]] NodeId copies_per(NodeId amount) const;
    void check_works(NodeId line, HirId& held, std::vector<HirId>& works_in, HirId& works_if, FaceId face);
    void check_field_default(KindId id, NodeId line, const Scope& scope);
    void check_default_line(KindId id, NodeId line, bool assumed, const Scope& scope);
    [[nodiscard]] bool kind_has_you(KindId id);
    [[nodiscard]] bool find_you(KindId id);
    [[nodiscard]] bool is_ability(NodeId line) const;
    [[nodiscard]] bool is_effect(NodeId node) const;
    [[nodiscard]] bool is_test_noun(HirId id) const;
    void check_heading(KindId id, NodeId line);
    void check_zones();
    void check_track_ends();
    void check_defines();
    void check_define(DefineId id);
    void check_verbs();
    void find_result(VerbId id);
    void check_heading_verb(VerbId id);
    void bind_params(const std::vector<Param>& params);
    void bind_params(std::vector<Param>& params, NodeId node);
    HirId param_pool(const Param& param);
    void check_rules();
    void collect_labels(NodeId line);
    void check_game();

    // ---- things.cpp
    void link_things();
    void check_things();
    void check_thing(ThingId id);
    void check_inner(ThingId id);
    void check_thing_line(ThingId id, NodeId line, bool assumed, FaceId face);
    void check_face_block(ThingId id);
    [[nodiscard]] bool is_face_block(const Thing& thing, NodeId word);
    [[nodiscard]] bool is_face_of_parent(ThingId id);
    void check_field(ThingId id, NodeId line, bool assumed);
    void unknown_field(KindId kind, NodeId word);
    void check_traits(ThingId id, NodeId line);
    void check_thing_of(ThingId id, NodeId of);
    void check_required_fields(ThingId id);
    [[nodiscard]] bool lies_in(ThingId id, Type wanted) const;
    HirId value_or_nothing(NodeId node);
    HirId value_as(NodeId node, Type wanted);
    void check_range(HirId given, std::int32_t low, std::int32_t high);
    HirId field_value(FieldId field, NodeId first);
    [[nodiscard]] NodeId list_end(NodeId first) const;
    HirId list_item(NodeId item, Type wanted);
    [[nodiscard]] FieldId find_field(KindId kind, NameId name) const;
    [[nodiscard]] FieldId find_field_below(KindId kind, NameId name) const;
    [[nodiscard]] HeadingId find_heading(KindId kind, NameId name) const;
    [[nodiscard]] FaceId find_face(KindId kind, NameId name) const;

    // ---- abilities.cpp
    AbilityId check_ability(NodeId line, bool assumed, KindId kind, ThingId thing, RuleId rule, FaceId face);
    void check_named_ability(Ability& ability, NodeId line);
    void check_labelled(Ability& ability, NodeId line, NodeId label);
    void unknown_heading(Ability& ability, NodeId line, NodeId word);
    [[nodiscard]] NodeId last_child(NodeId node) const;
    void add_action_adjective(Ability& ability, NodeId word);
    void check_action(Ability& ability, NodeId line, std::span<const NodeId> words, std::size_t action_at);
    void check_labelled_action(Ability& ability, NodeId line, NodeId label);
    void check_under_action(Ability& ability, NodeId line, HeadingId heading);
    void finish_action(Ability& ability, NodeId line);
    AbilityId check_head_action(KindId kind, NodeId node, NodeId params);
    void check_heading_body(Ability& ability, NodeId line, HeadingId heading);
    void bind_heading_params(const Verb& verb);
    void bind_pattern_names(const Reaction& head);

    // ---- reactions.cpp
    ReactionId check_reaction(NodeId node);
    void check_when(Reaction& r, NodeId node);
    void check_modify(Reaction& r, NodeId node);
    [[nodiscard]] std::string parameters_of(const Verb& verb) const;
    void check_change(Reaction& r, NodeId node, Type of);
    void check_allow(Reaction& r, NodeId node);
    void check_silence(Reaction& r, NodeId node);
    NodeId one_under_heading(Reaction& r, NodeId phrase);
    void check_share(Reaction& r, NodeId node);
    void check_accept(Reaction& r, NodeId node);
    void check_whenever(Reaction& r, NodeId node);
    [[nodiscard]] bool is_tail(NodeId node) const;
    void bind_during_names(NodeId parent);
    void check_tail(Tail& tail, NodeId parent);
    void check_tail_part(Tail& tail, NodeId part);
    [[nodiscard]] static std::string listed(const std::vector<std::string_view>& names);
    VerbId time_verb(NodeId word);

    // ---- patterns.cpp
    struct Local;
    PatternId check_pattern(NodeId node, bool quiet = false);
    void fill_pattern(Pattern& pattern, NodeId node, std::vector<Local>& bound);
    void bind_event(Pattern& pattern, std::vector<Local>& bound);
    void match_first(Pattern& pattern, NodeId nouns, std::vector<Local>& bound);
    void match_labelled(Pattern& pattern, NodeId argument, std::vector<Local>& bound);
    [[nodiscard]] std::string labels_of(const Verb& verb) const;
    void match_nouns(Pattern& pattern, std::uint32_t param, NodeId nouns, std::vector<Local>& bound);
    void name_matched(HirId noun, NodeId head, std::uint32_t slot, std::vector<Local>& bound, NameId param);
    void match_actor(Pattern& pattern, NodeId nouns, std::vector<Local>& bound);
    HirId pattern_noun(NodeId noun, Type wanted, NodeId& head);
    HirId pattern_name(NodeId word, Type wanted);
    HirId pattern_zone(NodeId word, NodeId filter, NodeId end);
    void pattern_of_number(Pattern& pattern, NodeId word, NodeId of);
    HirId number_owner(NodeId node);

    // ---- effects.cpp
    HirId effect(NodeId node);
    HirId lasting(NodeId node);
    HirId block(NodeId node, Op op);
    HirId sequence(NodeId node, bool cost);
    HirId step(NodeId node, bool cost);
    void note_variables(NodeId node);
    HirId cost_seq(NodeId node);
    HirId arrow(NodeId node);
    HirId either(NodeId node, bool cost);
    HirId if_effect(NodeId node);
    void narrow(HirId test);
    HirId repeat(NodeId node);
    HirId choose(NodeId node);
    HirId subject(NodeId node);
    NameId noun_word(NodeId phrase);
    HirId let(NodeId node);
    HirId assign(NodeId node);
    HirId value_or_condition(NodeId node, Type wanted);
    HirId at_time(NodeId node);
    HirId window(NodeId node);

    // ---- matches.cpp
    HirId match_effect(NodeId node);
    HirId match_value(NodeId node);
    void narrow_case(HirId looked_at, HirId one);
    std::vector<HirId> cases(NodeId arm, HirId looked_at);
    HirId one_case(NodeId node, HirId looked_at);
    void set_bounds(HirId made, NodeId node);
    HirId case_word(NodeId node, HirId looked_at);
    void check_cases(std::span<const HirId> parts);

    // ---- calls.cpp
    HirId call(NodeId node);
    HirId call_verb(NodeId node, VerbId verb, NodeId first);
    void positional_argument(VerbId verb, NodeId part, std::vector<HirId>& args);
    void labelled_argument(VerbId verb, NodeId part, std::vector<HirId>& args);
    void named_argument(VerbId verb, NodeId part, std::vector<HirId>& args);
    [[nodiscard]] std::uint32_t parameter_named(VerbId verb, NameId name) const;
    void missing_argument(VerbId verb, std::size_t index, NodeId node);
    HirId argument(VerbId verb, std::size_t index, NodeId node);
    HirId counted_things(NodeId node, HirId count, Type wanted);
    HirId counter_value(NodeId node);
    HirId bind_result(NodeId node, HirId made, VerbId verb);

    // ---- values.cpp
    HirId value(NodeId node);
    HirId condition(NodeId node);
    HirId number_literal(NodeId node, bool negative);
    HirId variable(NodeId node);
    HirId can(NodeId node);
    HirId needs(NodeId node);
    HirId sum(NodeId node);
    HirId product(NodeId node);
    HirId alternatives(NodeId node);
    HirId range_value(NodeId node);
    HirId grouped(NodeId node);
    void check_swallowed_sum(NodeId node);
    HirId count_of(NodeId node);
    HirId total_of(NodeId node);
    HirId random_value(NodeId node);
    HirId printed(NodeId node);
    HirId tally(NodeId node);
    std::uint16_t tallied_number(VerbId verb, NodeId word);

    // ---- tests.cpp
    HirId compare(NodeId node);
    HirId over_candidates(NodeId node, NodeId left, const std::function<HirId(HirId)>& test);
    HirId is_test(NodeId node);
    HirId is_right(NodeId node, HirId left, NodeId right, std::uint8_t flags);
    HirId is_position(NodeId node, HirId left, NodeId right, std::uint8_t flags);
    HirId is_word(NodeId node, HirId left, NodeId right, std::uint8_t flags);
    HirId adjective_test(NodeId node, HirId left, NameId name, NodeId word, NodeId in_place,
                         std::uint8_t flags);
    HirId unknown_adjective(NodeId word, KindId kind, NodeId node);
    HirId symbol_value(NodeId node, Symbol symbol);
    [[nodiscard]] FieldId value_field(KindId kind, Symbol symbol) const;
    HirId define_test(NodeId node, HirId left, DefineId id, NodeId word, NodeId in_place);
    HirId equals(NodeId node, HirId left, HirId right, std::uint8_t flags);
    HirId has_test(NodeId node);
    void check_held(HirId who, HirId what);
    void check_kind_has(KindId kind_id, HirId what);

    // ---- nouns.cpp
    [[nodiscard]] Det determiner(NodeId node) const;
    HirId np(NodeId node);
    HirId quantity(NodeId node);
    HirId per_count(NodeId node);
    HirId bare_noun(NodeId node, NodeId nom, NodeId first_filter, NodeId end);
    HirId make_noun(NodeId node, Noun noun, NodeId nom, NodeId first_filter, NodeId end);
    NodeId resolve_head(Noun& noun, NodeId head, NodeId first_filter);
    bool nullary_list(Noun& noun, NodeId head, DefineId id);
    bool unit_member(Noun& noun, NameId word, NodeId of);
    HirId noun_with_filters(NodeId node, Noun noun, NodeId nom, NodeId first_filter, NodeId end);
    void add_other(const Noun& noun, NodeId node, NameId spoken, std::vector<HirId>& filters);
    void add_adjective(Noun& noun, NodeId word, std::vector<HirId>& filters);
    [[nodiscard]] Type noun_type(const Noun& noun) const;
    void check_counting(const Noun& noun, NodeId node);

    // ---- filters.cpp
    void add_filter(Noun& noun, NodeId node, std::vector<HirId>& filters, std::uint8_t flags);
    HirId neighbour(NodeId node);
    HirId except_value(const Noun& noun, NodeId node);
    [[nodiscard]] Type candidate_type(const Noun& noun) const;
    HirId filter_where(Noun& noun, NodeId node);
    HirId filter_of(Noun& noun, NodeId node);
    HirId filter_in(Noun& noun, NodeId node);
    HirId filter_with(Noun& noun, NodeId node);
    [[nodiscard]] bool has_member(const Noun& noun, NameId word) const;
    HirId filter_ranks(Noun& noun, NodeId node);
    HirId place_value(NodeId node);

    // ---- refs.cpp
    HirId ref(NodeId node);
    [[nodiscard]] bool place_of(NameId word) const;
    HirId you(NodeId node);
    HirId pronoun(NodeId node);
    HirId holder(NodeId node);
    HirId bare_name(NodeId node, NameId name);
    HirId candidate_member(NodeId node, NameId name);
    [[nodiscard]] bool held_by(UnitId unit, KindId kind) const;
    HirId global_name(NodeId node, NameId name, Symbol symbol);
    HirId zone_of_subject(NodeId node, ZoneId zone);
    HirId member(NodeId node, NameId name, HirId owner);
    HirId define_of(NodeId node, DefineId id, HirId owner);
    HirId inner_thing(NodeId node, NameId name, HirId owner);
    [[nodiscard]] bool has_action(KindId kind, NameId name);
    void collect_actions();
    HirId opponent(NodeId node);
    HirId part_by_name(NodeId node, NameId name);
    HirId unknown_name(NodeId node, NameId name);
    HirId unknown_member(NodeId node, NameId name, KindId kind);
    [[nodiscard]] std::string_view near_name(std::string_view word, SymbolKind kind);
    // Answers of near_name(), which compares a word with every name. No more than most_near_names words of
    // one run are compared: a file with more unknown names is no card file with slips.
    static constexpr std::size_t most_near_names = 1000;
    std::map<std::pair<std::string, SymbolKind>, std::string_view> near_names_;

    // ---- scenarios.cpp
    void check_scenarios();
    void check_scenario(ScenarioId id);
    void show_scenario_things(ScenarioId id);
    void hide_scenario_things();
    void check_step(Scenario& scenario, NodeId line);
    void check_option(Step& step, NodeId line);
    void add_face(Step& step, NodeId face);
    void check_deed(Scenario& scenario, Step& step, NodeId line);
    HirId deed_call(NodeId node, Step& step);
    void collect_labelled(NodeId what, NodeId line, Step& step);
    void check_answer(Scenario& scenario, Step& step, NodeId line);
    HirId choice(NodeId node);
    HirId choice_step(NodeId node);
    HirId answer_name(NodeId word);
    void check_accepting(Scenario& scenario, Step& step, NodeId line);
    void check_given(HirId test);
    std::uint32_t player_index(Scenario& scenario, NodeId name);

    // ---- small helpers
    struct Local {
        NameId name;
        Type type;
        std::uint32_t slot;
    };
    // What surrounds the code being checked.
    struct Scope {
        KindId this_kind = no_index;
        ThingId this_thing = no_index;
        bool has_you = false;
        bool left_of_arrow = false;
        std::uint32_t it_slot = no_index;
        KindId it_kind = no_index;  // bare members mean the candidate's
        Type it_type;               // of the candidate
        bool any_owner = false;     // a zone may stand for those of all its owners
        bool in_answer = false;     // an answer in a scenario: parts of tiles by their own name
        bool group_allowed = false; // a bare group is the item in a price, or what somebody has
        std::uint8_t paid_variables = 0;
    };
    class Fresh;    // a scope of its own, restored at the end
    class Inner;    // names declared inside end with it
    class OpenCall; // the call whose argument is being read, and filters in it that name a parameter

    [[nodiscard]] const Tree& tree() const { return *tree_; }
    [[nodiscard]] NodeKind kind(NodeId node) const { return tree_->kind(node); }
    [[nodiscard]] NameId name(NodeId node) {
        const NameId written = p_.names.intern(tree_->text(node));
        return renamed_.empty() ? written : renamed(node, written);
    }
    [[nodiscard]] NameId renamed(NodeId node, NameId written);
    [[nodiscard]] std::string_view text(NameId id) const { return p_.names.text(id); }
    [[nodiscard]] static std::string_view unquoted(std::string_view text);
    [[nodiscard]] std::int32_t integer(NodeId node) const;
    [[nodiscard]] bool is_missing(NodeId node) const {
        return node == no_node || kind(node) == NodeKind::missing || kind(node) == NodeKind::junk;
    }
    void look_at(std::uint32_t tree) {
        tree_index_ = static_cast<std::uint16_t>(tree);
        tree_ = p_.trees[tree];
    }
    Diagnostic& tell(Code code, NodeId node, std::string message) {
        return diagnostics_.add(code, tree_->span(node), std::move(message));
    }
    HirId make(Op op, NodeId node, Type type, std::span<const HirId> children = {},
               std::uint32_t a = no_index);
    HirId make(Op op, NodeId node, Type type, std::initializer_list<HirId> children,
               std::uint32_t a = no_index) {
        return make(op, node, type, std::span<const HirId>(children.begin(), children.size()), a);
    }
    HirId wrong(NodeId node) { return make(Op::error, node, {}); }
    Hir& at(HirId id) { return p_.hir[id]; }
    [[nodiscard]] Type type(HirId id) const { return p_.hir[id].type; }
    std::uint32_t add_local(NameId name, Type type, NodeId node);
    [[nodiscard]] const Local* find_local(NameId name) const;
    std::uint32_t new_slot() {
        const std::uint32_t slot = next_slot_++;
        if (next_slot_ > most_slots_) most_slots_ = next_slot_;
        return slot;
    }

    static constexpr Type number_type{TypeTag::number, 0};
    static constexpr Type flag_type{TypeTag::flag, 0};
    static constexpr Type nothing_type{TypeTag::nothing, 0};
    static constexpr Type bundle_type{TypeTag::bundle, 0};
    static constexpr Type cost_type{TypeTag::cost, 0};
    static constexpr Type place_type{TypeTag::place, 0};

    // The first of each table that this run checks; those before it were checked by another one.
    struct First {
        VerbId verb{0};
        ThingId thing{0};
    } first_;
    const World& world_;
    std::span<const std::size_t> order_;
    Program& p_;
    Diagnostics& diagnostics_;
    const Tree* tree_ = nullptr;
    std::uint16_t tree_index_ = 0;
    PackageId package_{};
    Scope scope_;
    std::vector<Local> locals_;
    std::size_t locals_base_ = 0; // names before it belong to an outer scope
    std::uint32_t next_slot_ = 0;
    std::uint32_t most_slots_ = 0;
    std::vector<std::pair<PatternId, std::vector<Local>>>
        head_locals_;                  // names that the pattern of a heading gives
    std::vector<signed char> has_you_; // by KindId: -1 not asked yet
    bool actions_collected_ = false;
    NameId result_name_ = no_name; // what the verb being checked gives
    std::uint32_t result_slot_ = 0;
    bool result_named_ = false;
    std::vector<NameId> named_actions_;
    std::vector<Local>* pattern_bound_ = nullptr; // while the nouns of a pattern are read
    bool heading_ = false;                        // the pattern is of a heading
    bool numbers_match_ = false;                  // the pattern of a `modify` may be a number
    bool with_result_ = false;                    // the pattern is of something that has happened
    std::vector<std::pair<VerbId, NameId>> action_hosts_;
    PatternId during_ = no_index;
    OpenCall* open_call_ = nullptr;
    NameId noun_name_ = no_name;    // the noun resolved last
    TraitId head_trait_ = no_index; // a trait that stands as noun
    struct Extension {
        KindId kind;
        std::uint32_t tree;
        NodeId node;
    };
    std::vector<Extension> extensions_;
    std::vector<char> define_state_; // 0 untouched, 1 open, 2 done
    std::vector<NameId> rule_labels_;
    // A package and a name that a package it does not use has declared first: its own full name.
    std::map<std::pair<std::string_view, NameId>, NameId> renamed_;
    std::vector<std::string_view> package_of_tree_; // its name, by tree; filled when something is renamed
    // A package and a name that two packages it uses have declared: those two.
    std::map<std::pair<std::string_view, NameId>, std::pair<std::string_view, std::string_view>> ambiguous_;
    std::vector<std::pair<NameId, Symbol>> hidden_symbols_; // what a scenario's own things stand in front of
    NameId amount_ = no_name, number_ = no_name, action_ = no_name, opponent_ = no_name, team_ = no_name,
           winner_ = no_name, owner_ = no_name, top_ = no_name, bottom_ = no_name, traits_ = no_name,
           asked_ = no_name, name_ = no_name, player_ = no_name;
};

// What bodies need beside the program: found out while kinds, headings and rules were checked.
struct Checker::Memory {
    std::vector<std::pair<PatternId, std::vector<Local>>> head_locals;
    std::vector<signed char> has_you;
    std::vector<char> define_state;
    std::vector<NameId> rule_labels;
    std::map<std::pair<std::string_view, NameId>, NameId> renamed;
    std::vector<std::string_view> package_of_tree;
    std::map<std::pair<std::string_view, NameId>, std::pair<std::string_view, std::string_view>> ambiguous;
};

} // namespace cantrip

#include "lang/check/scopes.hpp"
