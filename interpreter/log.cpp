// What happened since a scope began: uses of abilities that are limited, and events that are counted.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

void Exec::log(Logged kind, Word key, Word scope, Word self, Word you, const EventView* event) {
    const Verb* verb = event == nullptr ? nullptr : &p.verbs[event->verb];
    const std::size_t params = verb == nullptr ? 0 : verb->params.size();
    const std::size_t at = s.log.size();
    s.log.resize(at + l_args + params, none);
    Word* record = &s.log[at];
    record[l_size] = static_cast<Word>(l_args + params);
    record[l_kind] = static_cast<Word>(kind);
    record[l_key] = key;
    record[l_scope] = scope;
    record[l_self] = self;
    record[l_you] = you;
    if (verb == nullptr) return;
    record[l_actor] = event->actor;
    record[l_verb] = static_cast<Word>(event->verb);
    if (verb->amount_slot != no_index) record[l_amount] = event->locals[verb->amount_slot];
    for (std::size_t i = 0; i < params; ++i)
        if (!verb->params[i].type.is(TypeTag::list)) record[l_args + i] = event->locals[verb->params[i].slot];
}

Word Exec::count_uses(Word key, Word scope, Word self, Word you) const {
    Word count = 0;
    for (std::size_t at = 0; at < s.log.size(); at += static_cast<std::size_t>(s.log[at])) {
        const Word* record = &s.log[at];
        count += record[l_kind] == static_cast<Word>(Logged::use) && record[l_key] == key &&
                 record[l_scope] == scope && record[l_self] == self && record[l_you] == you;
    }
    return count;
}

void Exec::drop_logs(Word scope) {
    std::size_t kept = 0;
    for (std::size_t at = 0; at < s.log.size();) {
        const auto size = static_cast<std::size_t>(s.log[at]);
        if (s.log[at + l_scope] != scope) {
            std::copy_n(s.log.begin() + static_cast<std::ptrdiff_t>(at), size,
                        s.log.begin() + static_cast<std::ptrdiff_t>(kept));
            kept += size;
        }
        at += size;
    }
    s.log.resize(kept);
}

// A frame's place is its name in records, and the next frame may lie at the same place: records that name an
// event go with it.
void Exec::leave_scope(Word event) {
    if (!s.log.empty()) drop_logs(event);
    if (!s.lasting.empty()) drop_lasting(event);
}

void Exec::log_event(const EventView& event) {
    for (const HirId id : t.tallies[event.verb]) {
        const Word scope = find_scope(VerbId(p.hir[id].b), f(event.frame, f_prev));
        // Outside of every such stretch nothing is counted; only on the table of a scenario everything
        // belongs together.
        if (scope == 0 && t.setup.scenario == no_index) continue;
        log(Logged::tally, static_cast<Word>(id), scope, none, none, &event);
    }
    for (const std::uint32_t n : t.beyonds[event.verb]) {
        const Word scope =
            find_scope(p.reactions[t.listeners[n].reaction].tail.beyond_per, f(event.frame, f_prev));
        log(Logged::beyond, static_cast<Word>(n), scope, none, none, &event);
    }
}

// Counted records that fit a pattern as it is read now, with the reader's own `you`.
Word Exec::count_matching(Logged kind, Word key, Word scope, PatternId pattern, HirId condition, Env& e,
                          std::uint16_t added) {
    Word count = 0;
    Locals32 locals;
    for (std::size_t at = 0; at < s.log.size(); at += static_cast<std::size_t>(s.log[at])) {
        const Word* record = &s.log[at];
        if (record[l_kind] != static_cast<Word>(kind) || record[l_key] != key || record[l_scope] != scope)
            continue;
        const auto verb_id = static_cast<VerbId>(record[l_verb]);
        const Verb& verb = p.verbs[verb_id];
        locals.assign(t.verb_locals[verb_id], none);
        for (std::size_t a = 0; a < verb.params.size(); ++a) locals[verb.params[a].slot] = record[l_args + a];
        if (verb.amount_slot != no_index) locals[verb.amount_slot] = record[l_amount];
        const EventView event{verb_id, record[l_actor], locals.data(), 0, nullptr};
        if (pattern != no_index && !match_pattern(pattern, event, e)) continue;
        if (condition != no_hir && !test(condition, e)) continue;
        const Word number = added == 0                   ? 1
                            : added > verb.params.size() ? record[l_amount]
                                                         : record[l_args + added - 1];
        if (number == none) continue;
        count = this->number(static_cast<std::int64_t>(count) + number);
    }
    return count;
}

Word Exec::eval_tally(HirId id, Env& e) {
    const Hir& h = p.hir[id];
    const Word scope = find_scope(VerbId(h.b), e.frame);
    return count_matching(Logged::tally, static_cast<Word>(id), scope, PatternId(h.a),
                          h.count > 0 ? p.child(id, 0) : no_hir, e, h.aux);
}

Word Exec::count_beyond(const Listener& l, Word scope, Env& e) {
    Locals32 locals(l.locals, none);
    Env inner = e;
    inner.locals = locals.data();
    return count_matching(Logged::beyond, static_cast<Word>(l.number), scope, p.reactions[l.reaction].pattern,
                          no_hir, inner);
}

} // namespace cantrip::runtime
