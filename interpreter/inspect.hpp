#pragma once
// Looks at a state from outside before it is played: every index, list, frame and local must be one that a
// game could have.

#include <string>

#include "interpreter/frames.hpp"

namespace cantrip::runtime {

// Empty, or which part is damaged.
[[nodiscard]] std::string inspect(const Tables& tables, const State& state);

// Parts of it: the pending frames, and places and values as they lie from `base` on (0, or where a snapshot
// is kept).
[[nodiscard]] bool frames_are_sound(const Tables& tables, const State& state);
[[nodiscard]] bool world_is_sound(const Tables& tables, const State& state, Word base);

// Whether a value may stand where the program expects this type.
class Fits {
  public:
    Fits(const Tables& tables, const State& state) : t_(tables), p_(*tables.program), w_(state.words) {}
    [[nodiscard]] bool operator()(Word value, Type type) const;
    [[nodiscard]] bool thing(Word value) const { return value >= none && value < t_.thing_count(); }
    [[nodiscard]] bool list(Word handle) const; // none is one too
    [[nodiscard]] bool real_list(Word handle) const { return handle >= t_.stack && list(handle); }
    // Each member; nothing to look at when it is no list.
    template <class Fn> [[nodiscard]] bool every(Word handle, Fn&& fn) const {
        if (!list(handle)) return false;
        if (handle < t_.stack) return true;
        const Word size = w_[static_cast<std::size_t>(handle)];
        for (Word i = 0; i < size; ++i)
            if (!fn(w_[static_cast<std::size_t>(handle + 1 + i)])) return false;
        return true;
    }

  private:
    const Tables& t_;
    const Program& p_;
    const std::vector<Word>& w_;
};

} // namespace cantrip::runtime
