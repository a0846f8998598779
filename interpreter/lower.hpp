#pragma once
// Lowering checked effects to straight code. Internal to interpreter/lower*.cpp.

#include <map>
#include <span>
#include <tuple>

#include "interpreter/emitter.hpp"

namespace cantrip::runtime {

// Where names are looked up while an effect is lowered.
struct View {
    Register locals = 3, you = 0, subject = 1, self = 2;
    bool you_plays = false, subject_plays = false; // known to be a player
};

class Lowering : Emitter {
  public:
    explicit Lowering(Tables& tables) : Emitter(tables) {}
    void run();

  private:
    // ---- lower.cpp: functions
    bool entry(HirId call, bool plays);
    std::uint32_t begin(std::uint32_t locals);
    void finish(std::uint32_t function, std::uint32_t locals, std::uint32_t declared, std::uint32_t name);
    std::uint32_t function_of_verb(VerbId verb, bool plays);
    std::uint32_t function_of_ability(AbilityId ability, bool plays);
    std::uint32_t function_of_reaction(const Listener& l, bool plays);
    std::uint32_t make(std::uint64_t key, HirId effect, std::uint32_t locals, std::uint32_t declared,
                       std::uint32_t name, bool plays);
    void drop_failed();
    void link();
    void fill_tables();

    // ---- lower_effects.cpp
    void effect(HirId id, const View& v);
    void block(std::span<const HirId> parts, const View& v);
    bool nth(std::span<const HirId> parts, const View& v);
    void lower_if(HirId id, const View& v);
    void repeat(HirId id, const View& v);
    void subject(HirId id, const View& v);
    void let(HirId id, const View& v);
    void assign(HirId id, const View& v);

    // ---- lower_calls.cpp
    Register happened();
    Register call(HirId id, const View& v);
    Register units(HirId id, const View& v, bool gaining);
    Register moves(HirId id, const View& v);
    Register to_place(HirId goal, const View& v, Label& out);
    Register verb_call(HirId id, const View& v);
    bool argument(const Param& param, HirId arg, VerbId verb, const View& v, Register to, Label& skip);
    [[nodiscard]] bool always_printed(VerbId verb) const;
    std::uint32_t body_table(VerbId verb, bool plays);
    [[nodiscard]] bool unheard(VerbId verb) const;
    [[nodiscard]] bool always_legal(VerbId verb) const;

    // ---- lower_reactions.cpp
    void listeners(VerbId verb, Register actor, bool plays, const std::vector<Register>& params, Word unit,
                   Register amount);
    [[nodiscard]] std::size_t window_of(const Listener& l) const;
    bool may_fit(const Listener& l, VerbId verb, Word unit);
    Register tested(const Listener& l, VerbId verb, Register actor, bool plays,
                    const std::vector<Register>& params, Word unit, Register amount, Label& skip);
    void bind(const Listener& l, VerbId verb, Register actor, const std::vector<Register>& params, Word unit,
              Register amount, Register window, bool for_test);
    [[nodiscard]] bool only_numbers(HirId id) const;
    [[nodiscard]] bool speaks_of(HirId id, std::size_t slot) const;

    // ---- lower_values.cpp
    Register value(HirId id, const View& v);
    void value_to(HirId id, const View& v, Register to);
    void arithmetic(HirId id, const View& v, Register to);
    void arithmetic_op(Do op, HirId id, Register to, Register a, Register b, std::int32_t n);
    Register owner(HirId id, const View& v);
    void test(HirId id, const View& v, bool wanted, Label& to);
    void compare(HirId id, const View& v, bool wanted, Label& to);
    bool exists(HirId np, const View& v, bool wanted, Label& to);
    bool simple_place(HirId np, HirId& zone) const;
    [[nodiscard]] bool other_player(HirId id) const;
    [[nodiscard]] bool all_players(HirId np) const;
    [[nodiscard]] bool plain(HirId id, int depth = 0) const; // the tree's own evaluation may be used
    void tree_value(HirId id, const View& v, Do op, Register to);

    std::vector<std::vector<Instruction>> made_; // by function
    std::vector<std::vector<HirId>> made_nodes_;
    bool has_together_ = false;
    std::vector<bool> lists_; // by slot of the function: it holds a list of straight code
    bool looks_ = false;
    bool asked_ = false;    // the call must say whether it happened
    std::uint32_t now_ = 0; // the function that is being lowered
    std::map<std::uint64_t, std::uint32_t> known_;
    std::map<std::uint64_t, std::uint32_t> tables_; // of call_body
    std::vector<std::uint8_t> failed_;              // by function
    std::vector<std::vector<std::uint32_t>> calls_; // by function: what it calls
};

} // namespace cantrip::runtime
