#pragma once
// Compiling values, conditions and filters of nouns to code that runs wherever one is evaluated. What has no
// instruction of its own is evaluated on the tree from inside the code. Internal to interpreter/compile*.cpp.

#include <utility>

#include "interpreter/emitter.hpp"
#include "lang/support/function_ref.hpp"

namespace cantrip::runtime {

class ValueCompiler : Emitter {
  public:
    explicit ValueCompiler(Tables& tables) : Emitter(tables) {}
    void run();

  private:
    // Where names are looked up. The names of the body that a value stands in lie outside of the registers;
    // those of a `define` that is compiled in place are registers.
    struct View {
        bool inlined = false;
        Register locals = 0, you = 0, subject = 1, self = 2;
    };

    // ---- compile_values.cpp
    void begin(std::size_t registers);
    ValueCode finish(std::size_t trivial);
    void compile_value(HirId id);
    void compile_test(HirId id);
    void compile_filters(HirId np);
    void cover(HirId id, const View& v);
    Register value(HirId id, const View& v);
    void value_to(HirId id, const View& v, Register to);
    bool deep_value_to(HirId id, const View& v, Register to);
    bool constant_of(HirId id, Word& found) const;
    Register constant(Word number);
    Register local(std::uint32_t slot, const View& v);
    void set_local(std::uint32_t slot, Register from, const View& v);
    Register owner(HirId id, const View& v);
    [[nodiscard]] bool has_plain_owner(HirId id) const;
    [[nodiscard]] bool is_face(HirId id) const { return p.at(id).type.is(TypeTag::face); }
    [[nodiscard]] bool of_faces(HirId id) const;
    void use(Register who) {
        used_.resize(std::max<std::size_t>(used_.size(), std::size_t{who} + 1));
        used_[who] = 1;
    }
    void arithmetic(HirId id, const View& v, Register to);
    void field(FieldId field, Register thing, const View& v, bool or_none, Register to);
    bool total(HirId id, const View& v, Register to);
    std::size_t viewpoint(const View& v);
    void on_tree(Do op, HirId id, const View& v, Register to);
    // Names of candidates that lie in registers, for as long as the tree is walked.
    void lending(const View& v, FunctionRef<void()> walk);

    // ---- compile_defines.cpp
    bool define(HirId id, const View& v, const Register* first, bool as_test, Register to);
    [[nodiscard]] bool can_inline(HirId id, bool has_first) const;

    // ---- compile_conditions.cpp: to a place when they are as wanted, on to the next instruction when not
    void test(HirId id, const View& v, bool wanted, Label& to);
    bool plain_test(HirId id, const View& v, bool wanted, Label& to);
    void compare(HirId id, const View& v, bool wanted, Label& to);
    void if_holds(Register holds, bool wanted, Label& to) {
        jump(wanted ? Do::if_not_zero : Do::if_zero, holds, 0, 0, to);
    }
    bool inside(Register thing, HirId place, const View& v, bool wanted, Label& to);
    [[nodiscard]] bool can_have(HirId what) const;
    void has(Register who, HirId np, const View& v, bool wanted, Label& to);
    void count_fits(HirId np, Register have, const View& v, bool wanted, Label& to);
    [[nodiscard]] bool can_count(HirId np) const;
    bool exists(HirId np, const View& v, bool wanted, Label& to);
    bool every(HirId id, const View& v, bool wanted, Label& to);

    // ---- compile_nouns.cpp
    using Body = FunctionRef<void(Register value, Label& next, Label& out)>;
    [[nodiscard]] bool is_of_things(HirId np) const;
    [[nodiscard]] bool is_walked(HirId np) const;
    [[nodiscard]] bool picks_some(HirId np) const;
    void each_candidate(HirId np, const View& v, Body body);
    void each_had(Register who, HirId np, const View& v, Body body);
    std::size_t list_of(const Noun& noun);
    std::size_t owned_lists(const Noun& noun);
    void count_one(Register count, Label& out, bool one);
    void filters(HirId np, Register value, const View& v, HirId but, Label& fail);
    void filter(HirId f, HirId np, Register value, const View& v, Label& fail);
    bool owner_filter(HirId f, Register value, const View& v, bool wanted, Label& to);
    bool plain_filter(HirId f, HirId np, Register value, const View& v, bool wanted, Label& to);
    void is_meant(HirId np, Register value, const View& v, bool wanted, Label& to);
    [[nodiscard]] bool pays_elsewhere(const Noun& noun) const;

    // ---- compile_lines.cpp
    void compile_line(const Listener& l);
    void pattern(PatternId id, const View& v, Label& fail);
    void one_of(const std::vector<HirId>& nouns, Register value, const View& v, Label& fail);
    void match_noun(HirId noun, Register value, const View& v, Label& fits);
    void tail(const Tail& tail, const Listener& l, bool of_ability, const View& v, Register actor,
              Label& fail);
    [[nodiscard]] bool is_thing_param(PatternId pattern, std::uint32_t param) const;

    struct Deeper {
        explicit Deeper(ValueCompiler& compiler, std::uint16_t by = 1) : depth(compiler.depth_), by_(by) {
            depth = static_cast<std::uint16_t>(depth + by_);
            compiler.most_depth_ = std::max(compiler.most_depth_, depth);
        }
        ~Deeper() { depth = static_cast<std::uint16_t>(depth - by_); }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;
        std::uint16_t& depth;
        std::uint16_t by_;
    };

    std::uint16_t depth_ = 0, most_depth_ = 0; // how deep the tree would be walked
    std::size_t walks_ = 0;                    // instructions that walk the tree
    std::vector<std::uint8_t> covered_;        // by HirId: part of the code of what stands around it
    std::vector<HirId> newly_covered_;
    std::vector<DefineId> inlining_;
    std::vector<std::pair<std::uint32_t, Register>> bound_; // names of the body that lie in registers now
    std::vector<std::uint8_t> used_;                        // by register: somebody reads it
    std::map<const std::vector<Word>*, std::size_t> list_numbers_;
    std::map<KindId, std::size_t> owned_numbers_; // where the lists of a kind begin, one for each player
};

} // namespace cantrip::runtime
