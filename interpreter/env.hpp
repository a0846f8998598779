#pragma once
// Where a value is looked at from, and the events around it. Internal to interpreter/.

#include "interpreter/frames.hpp"

namespace cantrip::runtime {

// More than most bodies need: those that need more allocate.
using Locals32 = boost::container::small_vector<Word, 64>;

// An event that did not happen yet (or never will): legality is tested on it.
struct Hypo {
    VerbId verb;
    Word actor;
    const Word* locals;
    const Hypo* outer;
    std::uint32_t depth; // the outermost has 1

    Hypo(VerbId verb_, Word actor_, const Word* locals_, const Hypo* outer_)
        : verb(verb_), actor(actor_), locals(locals_), outer(outer_),
          depth(outer_ == nullptr ? 1 : outer_->depth + 1) {}
};

struct EventView;

// Where a value is looked at from.
struct Env {
    Word* locals = nullptr;
    Word you = none;
    Word subject = none;
    Word self = none;            // `this`
    Word frame = 0;              // innermost frame around it: `during`, `tally`
    Word event = 0;              // the event reacted to: `was`
    Word act = 0;                // activation, for X and Y; 0: none
    const Word* world = nullptr; // fixed words: the present, or the start of an event
    const Hypo* hypo = nullptr;
    const EventView* heard = nullptr; // what a line hears, while its code runs
    bool in_body = false;             // of `hypo`; else that is the event reacted to: `during`
};

// Gives candidates of a noun its name, one after the other, and the name its old value in the end: what a
// phrase looked at leaves no mark in the state.
class Candidate {
  public:
    Candidate(Word* locals, std::uint32_t slot)
        : word_(slot == no_index || locals == nullptr ? nullptr : locals + slot),
          before_(word_ == nullptr ? none : *word_) {}
    ~Candidate() {
        if (word_ != nullptr) *word_ = before_;
    }
    Candidate(const Candidate&) = delete;
    Candidate& operator=(const Candidate&) = delete;
    void is(Word value) {
        if (word_ != nullptr) *word_ = value;
    }

  private:
    Word* word_;
    Word before_;
};

// An event for those who match patterns against it.
struct EventView {
    VerbId verb = no_index;
    Word actor = none;
    const Word* locals = nullptr;
    Word frame = 0; // 0 for a hypothetical one
    const Hypo* hypo = nullptr;
};

} // namespace cantrip::runtime
