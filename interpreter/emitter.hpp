#pragma once
// Writing instructions of one function: registers, jumps to places that are not known yet, tables that the
// instructions read. Internal to interpreter/lower*.cpp and compile*.cpp.

#include <algorithm>
#include <vector>

#include "interpreter/tables.hpp"

namespace cantrip::runtime {

using Register = std::uint16_t;

// Registers of one function, below what a Register can name; a larger body is walked as a tree.
inline constexpr std::size_t most_in_function = 60'000;

class Emitter {
  protected:
    explicit Emitter(Tables& tables) : t(tables), p(*tables.program), code(tables.code) {}

    // A place to jump to that is not known yet.
    struct Label {
        std::vector<std::size_t> from;
    };

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

    // ---- emitter.cpp
    // Puts instructions behind those that there are; places to jump to then count from the start of all.
    std::uint32_t append(const std::vector<Instruction>& list, const std::vector<HirId>& nodes);
    std::int32_t kind_table(KindId kind, ThingId thing);
    bool printed_table(FieldId field);

    Tables& t;
    const Program& p;
    Code& code;
    std::vector<Instruction> list_; // of the function that is being made; jumps count from its start
    std::vector<HirId> nodes_;      // where its instructions come from
    HirId node_ = no_hir;
    bool ok_ = true;
    std::size_t next_ = 0, most_ = 0;
};

} // namespace cantrip::runtime
