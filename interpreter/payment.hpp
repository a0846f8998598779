#pragma once
// What a price takes, and what can be raised for it. Internal to interpreter/.

#include <vector>

#include "interpreter/frames.hpp"

namespace cantrip::runtime {

// One thing that a price takes.
struct Charge {
    enum class Of : std::uint8_t { units, things, act } of = Of::units;
    boost::container::small_vector<UnitId, 4> units; // any of these
    Word count = 0;
    bool one_kind = false; // `any one`
    bool open = false;     // X, not chosen yet
    Word variable = 0;
    HirId np = no_hir; // things
    Word thing = none; // or this one
    HirId act = no_hir;
    bool substituted = false;
    Word accept = none; // the listener that let it stand for something else, on this card, held by
    Word self = none, you = none;
    Word lasting = none;  // the record of that listener in the state, when an effect made it
    Word holder = none;   // whose units, when not the payer's
    bool foreign = false; // written elsewhere: its phrases have names of their own
};
using Charges = boost::container::small_vector<Charge, 3>;
using Ways = boost::container::small_vector<Charges, 2>;

// Amounts of the transient units, in the order of Tables::transients.
using Amounts = boost::container::small_vector<Word, 8>;

// What an effect brings of them: one of several ways; `open` when more than can be told.
struct Yield {
    bool open = false;
    boost::container::small_vector<Amounts, 2> ways;
};
struct Source {
    Word action = none;
    Yield yield;
};

// Sources of one unit for one payer, found one after the other, as far as somebody needed them.
struct SourceList {
    std::vector<Word> key;
    std::vector<Source> found;
    std::size_t next = 0; // of the actions that may be a source
    bool begun = false;   // one of them can come first
    bool done = false;    // there are no more
    bool depends = false; // what is paid for was looked at: good for nobody else
    bool in_use = false;  // somebody looks for the next one
};

} // namespace cantrip::runtime
