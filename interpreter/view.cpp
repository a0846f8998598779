// What one player may see of a state.

#include "interpreter/exec.hpp"

namespace cantrip {
namespace {

using namespace runtime;

bool sees(const Tables& t, const ZoneInstance& zone, Word player) {
    switch (t.program->zones[zone.zone].seen) {
    case Zone::Seen::all: return true;
    case Zone::Seen::nobody: return false;
    case Zone::Seen::owner: return zone.owner == player && player >= 0;
    }
    return true;
}

// While answers are secret, the table is as it was before the first of them.
void show_before_secrets(const Tables& t, State& seen) {
    Word outermost = 0;
    for (Word fr = seen.words[h_frame]; fr > 0; fr = seen.words[static_cast<std::size_t>(fr + f_prev)])
        if (static_cast<Frame>(seen.words[static_cast<std::size_t>(fr + f_kind)]) == Frame::secretly)
            outermost = fr;
    if (outermost == 0) return;
    const Word snapshot = seen.words[static_cast<std::size_t>(outermost + f_data)];
    if (snapshot <= 0 || static_cast<std::size_t>(snapshot + t.table) > seen.words.size()) return;
    std::copy(seen.words.begin() + snapshot + h_size, seen.words.begin() + snapshot + t.table,
              seen.words.begin() + h_size);
}

} // namespace

bool may_see(const Machine& machine, Word place, Word player) {
    const Tables& t = machine.tables();
    return place < t.thing_count() || place >= t.containers() ||
           sees(t, t.zones[static_cast<std::size_t>(place - t.thing_count())], player);
}

// Things that lie where the player cannot look change places among themselves until their order says nothing:
// each hidden zone keeps its number of things, and which ones they are is the same for every arrangement.
State view(const Machine& machine, const State& state, Word player) {
    const Tables& t = machine.tables();
    State seen;
    seen.words = state.words;
    const RunOptions options;
    Exec x(t, seen, options);
    if (!x.is_ours()) return {};
    show_before_secrets(t, seen);
    seen.words.resize(static_cast<std::size_t>(t.stack));
    for (const Word secret : {h_frame, h_keep, h_result, h_value, h_rng0, h_rng1, h_rng2, h_rng3, h_changed,
                              h_rolls, h_roll_at, h_answer})
        seen.words[static_cast<std::size_t>(secret)] = 0;
    std::fill(seen.words.begin() + t.table, seen.words.end(), 0);

    Words hidden, counts, zones;
    for (std::size_t i = 0; i < t.zones.size(); ++i) {
        if (sees(t, t.zones[i], player)) continue;
        const auto zone = static_cast<Word>(t.things.size() + i);
        zones.push_back(zone);
        counts.push_back(seen.words[static_cast<std::size_t>(t.count + zone)]);
        for (Word thing = seen.words[static_cast<std::size_t>(t.first + zone)]; thing != none;
             thing = seen.words[static_cast<std::size_t>(t.next + thing)])
            hidden.push_back(thing);
    }
    std::sort(hidden.begin(), hidden.end());
    for (const Word thing : hidden) {
        x.unlink(thing);
        x.set_states(thing);
    }
    std::size_t at = 0;
    for (std::size_t i = 0; i < zones.size(); ++i)
        for (Word n = 0; n < counts[i]; ++n) x.put(hidden[at++], zones[i], false);
    seen.words[h_changed] = 0;
    return seen;
}

} // namespace cantrip
