// Effects that outlast what made them: reactions with `until`, and effects for the start or end of a verb.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

// `at end of turn: …`. All names of the body it stands in are kept, and room for the answers it will ask for.
void Exec::last_effect(HirId node) {
    const HirId effect = p.child(node, 0);
    const Word act = f(top(), f_act);
    add_lasting(1, static_cast<Word>(effect), VerbId(p.at(node).a), p.at(node).aux == 0,
                static_cast<std::uint32_t>(f(act, a_count)), t.effect_lists.at(effect));
}

void Exec::last_reaction(ReactionId reaction) {
    const Reaction& r = p.reactions[reaction];
    for (const Listener& l : t.listeners)
        if (l.lasting && l.reaction == reaction) {
            add_lasting(0, static_cast<Word>(l.number), r.tail.until, r.tail.until_start, r.locals,
                        t.reaction_lists.at(reaction));
            changed();
            return;
        }
}

// A list lies on the stack and goes with the frame that made it, so its members are copied.
void Exec::add_lasting(Word type, Word what, VerbId until, bool at_start, std::uint32_t count,
                       const std::vector<std::uint32_t>& lists) {
    const Word fr = top(), act = f(fr, f_act);
    const std::size_t at = s.lasting.size();
    s.lasting.resize(at + k_names + count, none);
    Word* record = &s.lasting[at];
    record[k_type] = type;
    record[k_what] = what;
    record[k_you] = f(act, a_you);
    record[k_self] = f(act, a_this);
    record[k_until] = until == no_index ? none : static_cast<Word>(until);
    record[k_at_start] = at_start ? 1 : 0;
    // A start is always that of the next one, whatever runs now.
    record[k_scope] = until == no_index || at_start ? 0 : find_scope(until, fr);
    record[k_subject] = f(fr, f_subject);
    record[k_count] = static_cast<Word>(count);
    for (Word i = 0; i < static_cast<Word>(count) && i < f(act, a_count); ++i)
        record[k_names + i] = f(act, a_locals + i);
    for (const std::uint32_t slot : lists) {
        if (slot >= count || s.lasting[at + k_names + slot] == none) continue;
        Words members;
        read_list(s.lasting[at + k_names + slot], members);
        s.lasting[at + k_names + slot] = none;
        s.lasting.insert(s.lasting.end(), {static_cast<Word>(slot), static_cast<Word>(members.size())});
        s.lasting.insert(s.lasting.end(), members.begin(), members.end());
    }
    s.lasting[at + k_size] = static_cast<Word>(s.lasting.size() - at);
}

namespace {

// Calls fn(slot, members) for each list of a record.
template <class Fn> void each_list(Record record, Fn&& fn) {
    auto at = static_cast<std::size_t>(k_names + record[k_count]);
    while (at + 2 <= record.size()) {
        const auto size = static_cast<std::size_t>(record[at + 1]);
        const Record members = record.subspan(at + 2, size);
        fn(static_cast<std::uint32_t>(record[at]), Words(members.begin(), members.end()));
        at += 2 + size;
    }
}

} // namespace

// To look at its conditions: lists live as long as this step.
Env Exec::lasting_env(Record record, Locals32& locals, const Env& e) {
    const auto names = record.subspan(k_names, static_cast<std::size_t>(record[k_count]));
    if (locals.size() < names.size()) locals.resize(names.size(), none);
    std::copy(names.begin(), names.end(), locals.begin());
    each_list(record, [&](std::uint32_t slot, const Words& members) { locals[slot] = temp_list(members); });
    return {.locals = locals.data(),
            .you = record[k_you],
            .subject = record[k_you],
            .self = record[k_self],
            .frame = e.frame,
            .event = e.event,
            .world = e.world,
            .hypo = e.hypo};
}

// To run it: lists lie above the frame that reads them. `body` is the top frame.
void Exec::give_names(Word body, Record record) {
    for (Word i = 0; i < record[k_count]; ++i)
        set_local(body, static_cast<std::uint32_t>(i), record[static_cast<std::size_t>(k_names + i)]);
    each_list(record, [&](std::uint32_t slot, const Words& members) {
        const Word at = push_list(members);
        set_local(body, slot, at);
    });
}

// What ends with (or at the start of) this event goes; effects set for that time are handed out in the order
// in which they were made.
void Exec::end_lasting(VerbId verb, bool start, Word event, Records& due) {
    std::size_t kept = 0;
    for (std::size_t at = 0; at < s.lasting.size();) {
        const Word* record = &s.lasting[at];
        const auto size = static_cast<std::size_t>(record[k_size]);
        const bool time = record[k_until] != none && verb_is(verb, static_cast<VerbId>(record[k_until])) &&
                          (record[k_at_start] == 1) == start &&
                          (start || record[k_scope] == 0 || record[k_scope] == event);
        if (time && record[k_type] == 1) due.emplace_back(record, record + size);
        if (!time) {
            std::copy_n(s.lasting.begin() + static_cast<std::ptrdiff_t>(at), size,
                        s.lasting.begin() + static_cast<std::ptrdiff_t>(kept));
            kept += size;
        }
        at += size;
    }
    s.lasting.resize(kept);
}

// The event is over. A reaction that was to last until its end goes with it, at the latest; an effect that
// was set for its end while it ended waits for the next one.
void Exec::drop_lasting(Word scope) {
    std::size_t kept = 0;
    for (std::size_t at = 0; at < s.lasting.size();) {
        const auto size = static_cast<std::size_t>(s.lasting[at]);
        const bool ends = s.lasting[at + k_until] != none && s.lasting[at + k_scope] == scope;
        if (!ends || s.lasting[at + k_type] == 1) {
            std::copy_n(s.lasting.begin() + static_cast<std::ptrdiff_t>(at), size,
                        s.lasting.begin() + static_cast<std::ptrdiff_t>(kept));
            if (ends) s.lasting[kept + k_scope] = 0;
            kept += size;
        }
        at += size;
    }
    s.lasting.resize(kept);
}

// Effects set for the start or the end of this verb. true: some run now.
bool Exec::run_due(Word fr, bool at_start) {
    Records due;
    end_lasting(static_cast<VerbId>(f(fr, a_verb)), at_start, fr, due);
    push_due(due);
    return !due.empty();
}

// The one on top runs first.
void Exec::push_due(const Records& due) {
    for (auto one = due.rbegin(); one != due.rend(); ++one) {
        const Record record(*one);
        const auto count = static_cast<std::uint32_t>(record[k_count]);
        const Word body =
            push_activation(Frame::body, static_cast<HirId>(record[k_what]), count, count, record[k_you]);
        f(body, f_subject) = record[k_subject];
        f(body, a_this) = record[k_self];
        give_names(body, record);
    }
}

} // namespace cantrip::runtime
