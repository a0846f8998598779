// What happened since a scope began: uses of abilities that are limited, and events that are counted.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

// A record: key, scope, self, you, actor, verb, then arguments.
void Exec::log(Word key, Word scope, Word self, Word you, const EventView* event) {
    if (s.words[h_logs] >= t.log_cap) {
        fail("too many events are being counted at once");
        return;
    }
    Word* record = &s.words[static_cast<std::size_t>(t.logs + s.words[h_logs]++ * log_words)];
    std::fill(record, record + log_words, none);
    record[0] = key;
    record[1] = scope;
    record[2] = self;
    record[3] = you;
    if (event == nullptr) return;
    record[4] = event->actor;
    record[5] = static_cast<Word>(event->verb);
    const Verb& verb = p.verbs[event->verb];
    for (std::size_t i = 0; i < verb.params.size() && i < 5; ++i)
        record[6 + i] = verb.params[i].type.is(TypeTag::list) ? none : event->locals[verb.params[i].slot];
    if (verb.amount_slot != no_index) record[11] = event->locals[verb.amount_slot];
}

Word Exec::count_log(Word key, Word scope, Word self, Word you) const {
    Word count = 0;
    for (Word i = 0; i < s.words[h_logs]; ++i) {
        const Word* record = &s.words[static_cast<std::size_t>(t.logs + i * log_words)];
        count += record[0] == key && record[1] == scope && record[2] == self && record[3] == you;
    }
    return count;
}

void Exec::drop_logs(Word scope) {
    Word kept = 0;
    for (Word i = 0; i < s.words[h_logs]; ++i) {
        Word* record = &s.words[static_cast<std::size_t>(t.logs + i * log_words)];
        if (record[1] == scope) continue;
        if (kept != i)
            std::copy(record, record + log_words,
                      &s.words[static_cast<std::size_t>(t.logs + kept * log_words)]);
        ++kept;
    }
    for (Word i = kept * log_words; i < s.words[h_logs] * log_words; ++i)
        s.words[static_cast<std::size_t>(t.logs + i)] = 0;
    s.words[h_logs] = kept;
}

inline constexpr Word tally_key = 1 << 24, beyond_key = 1 << 26;

void Exec::log_event(const EventView& event) {
    for (const HirId id : t.tallies[event.verb]) {
        const Word scope = find_scope(p.hir[id].b, f(event.frame, f_prev));
        // Outside of every such stretch nothing is counted; only on the table of a scenario everything
        // belongs together.
        if (scope == 0 && t.setup.scenario == no_index) continue;
        log(tally_key + static_cast<Word>(id), scope, none, none, &event);
    }
    for (const std::uint32_t n : t.beyonds[event.verb]) {
        const Word scope =
            find_scope(p.reactions[t.listeners[n].reaction].tail.beyond_per, f(event.frame, f_prev));
        log(beyond_key + static_cast<Word>(n), scope, none, none, &event);
    }
}

// Counted records that fit a pattern as it is read now, with the reader's own `you`.
Word Exec::count_matching(Word key, Word scope, PatternId pattern, HirId condition, Env& e) {
    Word count = 0;
    for (Word i = 0; i < s.words[h_logs]; ++i) {
        const Word* record = &s.words[static_cast<std::size_t>(t.logs + i * log_words)];
        if (record[0] != key || record[1] != scope) continue;
        const auto verb_id = static_cast<VerbId>(record[5]);
        boost::container::small_vector<Word, 16> locals(p.verbs[verb_id].locals + 1, none);
        const Verb& verb = p.verbs[verb_id];
        for (std::size_t a = 0; a < verb.params.size() && a < 5; ++a)
            locals[verb.params[a].slot] = record[6 + a];
        if (verb.amount_slot != no_index) locals[verb.amount_slot] = record[11];
        const EventView event{verb_id, record[4], locals.data(), 0, nullptr};
        if (pattern != no_index && !match_pattern(pattern, event, e)) continue;
        count += condition == no_hir || test(condition, e);
    }
    return count;
}

Word Exec::eval_tally(HirId id, Env& e) {
    const Hir& h = p.hir[id];
    const Word scope = find_scope(h.b, e.frame);
    return count_matching(tally_key + static_cast<Word>(id), scope, h.a,
                          h.count > 0 ? p.child(id, 0) : no_hir, e);
}

Word Exec::count_beyond(const Listener& l, Word scope, Env& e) {
    boost::container::small_vector<Word, 32> locals(t.reaction_locals[l.reaction] + 8, none);
    Env inner = e;
    inner.locals = locals.data();
    return count_matching(beyond_key + static_cast<Word>(l.number), scope, p.reactions[l.reaction].pattern,
                          no_hir, inner);
}

// Reactions and effects that outlast what made them.
void Exec::add_lasting(Word type, Word id, Word fr, VerbId until, bool at_start, std::uint32_t count) {
    if (s.words[h_lasting] >= t.lasting_cap) {
        fail("too many lasting effects at once");
        return;
    }
    const Word act = f(fr, f_act);
    Word* record = &s.words[static_cast<std::size_t>(t.lasting + s.words[h_lasting]++ * lasting_words)];
    std::fill(record, record + lasting_words, none);
    record[0] = type;
    record[1] = id;
    record[2] = f(act, a_you);
    record[3] = f(act, a_this);
    record[4] = until == no_index ? none : static_cast<Word>(until);
    record[5] = at_start ? 1 : 0;
    record[6] = until == no_index ? 0 : find_scope(until, fr);
    record[7] = f(fr, f_subject);
    record[9] = std::min(static_cast<Word>(count), lasting_locals);
    for (Word i = 0; i < record[9] && i < f(act, a_count); ++i) record[10 + i] = f(act, a_locals + i);
}

// What ends with (or at the start of) this event goes; effects set for that time are handed out.
void Exec::end_lasting(VerbId verb, bool start, Word serial, Words& due) {
    Word kept = 0;
    for (Word i = 0; i < s.words[h_lasting]; ++i) {
        Word* record = &s.words[static_cast<std::size_t>(t.lasting + i * lasting_words)];
        const bool time = record[4] != none && verb_is(verb, static_cast<VerbId>(record[4])) &&
                          (record[5] == 1) == start && (start || record[6] == 0 || record[6] == serial);
        if (time) {
            if (record[0] == 1) due.insert(due.end(), record, record + lasting_words);
            continue;
        }
        if (kept != i)
            std::copy(record, record + lasting_words,
                      &s.words[static_cast<std::size_t>(t.lasting + kept * lasting_words)]);
        ++kept;
    }
    for (Word i = kept * lasting_words; i < s.words[h_lasting] * lasting_words; ++i)
        s.words[static_cast<std::size_t>(t.lasting + i)] = 0;
    s.words[h_lasting] = kept;
}

} // namespace cantrip::runtime
