#pragma once
// What is gathered before something is decided: reactions, options, carriers, ways on a map. Internal to
// interpreter/.

#include <algorithm>
#include <vector>

#include "interpreter/frames.hpp"

namespace cantrip::runtime {

// A reaction that is set off.
struct Pending {
    Word listener = 0, self = none, you = none, lasting = none;
};
using PendingList = boost::container::small_vector<Pending, 8>;

// One option of a question.
struct Opt {
    Choice::Kind kind = Choice::Kind::thing;
    Word value = 0;
    Word limit = 1;
    Words members; // equal things that it stands for
};
using OptionList = std::vector<Opt>;

// What one argument of a call could be.
struct Argument {
    bool given = false, many = false;
    bool pooled = false;  // the value was just found in the parameter's pool
    bool partial = false; // `from` has only the first of them: the rest is found when that is not enough
    Word value = none, least = 1;
    HirId np = no_hir; // of actions
    Words from;
};
using Options = boost::container::small_vector<Argument, 4>;

// A thing with an ability that counts, and who holds it.
struct Carrier {
    Word self = none, you = none;
    Word lasting = none; // the record in the state, when an effect made it
    enum class Silent : std::uint8_t { unasked, no, yes } silent = Silent::unasked;
};
using Carriers = boost::container::small_vector<Carrier, 2>;

// Things whose abilities others have too, and who.
struct Shared {
    Words what, whom;
};

// How far it is between any two fields of a map, for the tiles that lie there.
struct Paths {
    bool measured = false;
    std::uint64_t when = 0;          // the version of the table that it was measured for
    std::vector<Word> tiles, fields; // tiles with rows and columns; fields: sorted
    std::vector<Word> far;           // from × to; -1: no way
    [[nodiscard]] Word index(Word field) const {
        const auto at = std::lower_bound(fields.begin(), fields.end(), field);
        return at != fields.end() && *at == field ? static_cast<Word>(at - fields.begin()) : -1;
    }
};

} // namespace cantrip::runtime
