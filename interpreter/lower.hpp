#pragma once
// Lowering checked effects to straight code. Internal to interpreter/lower*.cpp.

#include <algorithm>
#include <map>
#include <span>
#include <tuple>

#include "interpreter/tables.hpp"

namespace cantrip::runtime {

using Register = std::uint16_t;

// Registers of one function, below what a Register can name; a larger body is walked as a tree.
inline constexpr std::size_t most_in_function = 60'000;

// Where names are looked up while an effect is lowered.
struct View {
    Register locals = 3, you = 0, subject = 1, self = 2;
    bool you_plays = false, subject_plays = false; // known to be a player
};

class Lowering {
  public:
    explicit Lowering(Tables& tables) : t(tables), p(*tables.program), code(tables.code) {}
    void run();

  private:
    // A place to jump to that is not known yet.
    struct Label {
        std::vector<std::size_t> from;
    };

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
    std::int32_t kind_table(KindId kind, ThingId thing);
    bool printed_table(FieldId field);

    // ---- emitting
    std::size_t emit(Do op, std::size_t a = 0, std::size_t b = 0, std::size_t c = 0, std::int64_t d = 0) {
        list_.push_back({op, 0, static_cast<Register>(a), static_cast<Register>(b), static_cast<Register>(c),
                         static_cast<std::int32_t>(d)});
        nodes_.push_back(node_);
        return list_.size() - 1;
    }
    void jump(Do op, std::size_t a, std::size_t b, std::size_t c, Label& to) {
        to.from.push_back(emit(op, a, b, c));
    }
    void here(Label& label) {
        for (const std::size_t at : label.from) list_[at].d = static_cast<std::int32_t>(list_.size());
        label.from.clear();
    }
    Register temp(std::size_t count = 1) {
        const auto at = static_cast<Register>(next_);
        next_ += count;
        if (next_ > most_in_function) ok_ = false;
        most_ = std::max(most_, next_);
        return at;
    }
    void give_up() { ok_ = false; }

    Tables& t;
    const Program& p;
    Code& code;
    std::vector<Instruction> list_; // of the function that is being lowered; jumps count from its start
    std::vector<HirId> nodes_;      // where its instructions come from
    HirId node_ = no_hir;
    std::vector<std::vector<Instruction>> made_; // by function
    std::vector<std::vector<HirId>> made_nodes_;
    bool ok_ = true;
    bool has_together_ = false;
    std::size_t next_ = 0, most_ = 0;
    std::vector<bool> lists_; // by slot of the function: it holds a list of straight code
    bool looks_ = false;
    bool asked_ = false;    // the call must say whether it happened
    std::uint32_t now_ = 0; // the function that is being lowered
    std::map<std::uint64_t, std::uint32_t> known_;
    std::map<std::uint64_t, std::uint32_t> tables_; // of call_body
    std::vector<std::uint8_t> failed_;              // by function
    std::vector<std::vector<std::uint32_t>> calls_; // by function: what it calls
    std::map<std::pair<KindId, ThingId>, std::int32_t> kind_tables_;
};

} // namespace cantrip::runtime
