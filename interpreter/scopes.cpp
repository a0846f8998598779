// Stretches of work with rules of their own: `together`, `secretly`, and leaving one early with `stop`.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

// ---- together: reactions wait until all bodies are done

// The first event that waits, what h_keep was, the last that waits (then the one whose reactions run).
enum : Word { g_first = f_data, g_keep, g_last };

void Exec::step_together(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    if (f(fr, f_pc) == 0) {
        f(fr, g_keep) = s.words[h_keep];
        f(fr, f_pc) = 1;
        return start(p.child(node, 0));
    }
    // Its reactions are done; then comes what was set for its end.
    if (f(fr, f_pc) == 3) {
        f(fr, f_pc) = 2;
        const Word done = f(fr, g_last);
        const bool due = !s.lasting.empty() && run_due(done, false);
        leave_scope(done);
        if (due) return;
    }
    const Word event = f(fr, g_first);
    if (event != 0) {
        f(fr, g_first) = f(event, a_zombie);
        f(fr, g_last) = event;
        f(fr, f_pc) = 3;
        PendingList found;
        collect_when(event, found);
        start_reacts(event, found, ReactionForm::when);
        return;
    }
    s.words[h_keep] = f(fr, g_keep);
    pop(1);
}

// An event inside `together` keeps its words until the end.
bool Exec::defer(Word event) {
    for (Word fr = f(event, f_prev); fr > 0; fr = f(fr, f_prev)) {
        const auto kind = static_cast<Frame>(f(fr, f_kind));
        if (kind == Frame::reacts) return false;
        if (kind != Frame::together || f(fr, f_pc) != 1) continue;
        if (f(fr, g_first) == 0)
            f(fr, g_first) = event;
        else
            f(f(fr, g_last), a_zombie) = event;
        f(fr, g_last) = event;
        s.words[h_keep] = static_cast<Word>(s.words.size());
        return true;
    }
    return false;
}

// ---- secretly: what the others see is the table as it was

void Exec::step_secretly(Word fr) {
    if (f(fr, f_pc) == 0) {
        f(fr, f_pc) = 1;
        f(fr, f_data) = take_snapshot();
        return start(p.child(static_cast<HirId>(f(fr, f_node)), 0));
    }
    pop(s.words[h_result]);
}

Word Exec::take_snapshot() {
    const auto at = static_cast<Word>(s.words.size());
    s.words.resize(s.words.size() + static_cast<std::size_t>(t.table));
    std::copy(s.words.begin(), s.words.begin() + t.table, s.words.begin() + at);
    return at;
}

// ---- stop V

void Exec::stop(VerbId verb, HirId node) {
    for (Word fr = top(); fr > 0; fr = f(fr, f_prev)) {
        if (static_cast<Frame>(f(fr, f_kind)) != Frame::event ||
            !verb_is(static_cast<VerbId>(f(fr, a_verb)), verb))
            continue;
        // It has not happened, but its time ends, and that of what runs inside it before: what was set for
        // the end of one happens.
        Records due;
        unwind(fr, due);
        f(fr, a_flags) &= ~act::happened;
        f(fr, f_pc) = 7;
        push_due(due);
        return;
    }
    (void)node; // nothing of that name runs: nothing stops
}

void Exec::unwind(Word to, Records& due) {
    const auto leave = [&](Word event) {
        end_lasting(static_cast<VerbId>(f(event, a_verb)), false, event, due);
        leave_scope(event);
    };
    for (Word fr = top(); fr != to && fr > 0; fr = f(fr, f_prev)) {
        const auto kind = static_cast<Frame>(f(fr, f_kind));
        if (kind == Frame::together && f(fr, f_pc) > 0) {
            if (f(fr, f_pc) == 3) leave(f(fr, g_last));
            for (Word event = f(fr, g_first); event != 0; event = f(event, a_zombie)) leave(event);
            s.words[h_keep] = f(fr, g_keep);
        }
        if (kind == Frame::price) close_purse(fr);
        if (kind == Frame::event) leave(fr);
    }
    s.words[h_frame] = to;
}

} // namespace cantrip::runtime
