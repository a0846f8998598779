// Frames: pushing, popping, and looking at the world from one of them.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

// Deeper than any real game; a runaway recursion stops here with a fault instead of eating memory. Events
// that are looked back at keep a copy of the table each, so there is room for many of those too.
constexpr std::size_t most_stack_words = 400'000, most_snapshots = 256;

Word Exec::push(Frame kind, HirId node, Word size, Word act, Word subject) {
    const auto at = static_cast<Word>(s.words.size());
    const std::size_t most = most_stack_words + most_snapshots * static_cast<std::size_t>(t.table);
    if (s.words.size() - static_cast<std::size_t>(t.stack) > most)
        fail("effects set each other off without end");
    s.words.resize(s.words.size() + static_cast<std::size_t>(size), 0);
    Word* w = &s.words[static_cast<std::size_t>(at)];
    w[f_kind] = static_cast<Word>(kind);
    w[f_node] = static_cast<Word>(node);
    w[f_prev] = top();
    w[f_act] = act;
    w[f_subject] = subject;
    s.words[h_frame] = at;
    return at;
}

Word Exec::push_here(Frame kind, HirId node, Word size) {
    const Word here = top();
    return push(kind, node, size, f(here, f_act), f(here, f_subject));
}

void Exec::truncate(Word to) {
    const Word floor = std::max(to, s.words[h_keep]);
    if (static_cast<std::size_t>(floor) < s.words.size()) s.words.resize(static_cast<std::size_t>(floor));
}

void Exec::pop(Word result) {
    const Word here = top();
    s.words[h_frame] = f(here, f_prev);
    s.words[h_result] = result;
    truncate(here);
}

Word Exec::push_list(std::span<const Word> items) {
    const auto at = static_cast<Word>(s.words.size());
    s.words.push_back(static_cast<Word>(items.size()));
    s.words.insert(s.words.end(), items.begin(), items.end());
    return at;
}

// An activation with its own names; `declared` of them start as none, the rest wait for answers.
Word Exec::push_activation(Frame kind, HirId node, std::uint32_t declared, std::uint32_t count,
                           Word subject) {
    const Word groups = kind == Frame::event ? t.exclusive_words : 0;
    const Word at = push(kind, node, a_locals + static_cast<Word>(count) + groups, 0, subject);
    f(at, f_act) = at;
    f(at, a_verb) = f(at, a_ability) = f(at, a_reaction) = f(at, a_this) = f(at, a_listener) = f(at, a_x) =
        f(at, a_y) = none;
    f(at, a_you) = f(at, a_actor) = subject;
    f(at, a_count) = static_cast<Word>(count);
    for (std::uint32_t i = 0; i < count; ++i)
        f(at, a_locals + static_cast<Word>(i)) = i < declared ? none : unset;
    return at;
}

Env Exec::env(Word frame) {
    const Word act = f(frame, f_act);
    Env e;
    e.world = s.words.data();
    e.frame = frame;
    e.subject = f(frame, f_subject);
    if (act == 0) return e;
    e.locals = &s.words[static_cast<std::size_t>(act + a_locals)];
    e.you = f(act, a_you);
    e.self = f(act, a_this);
    e.event = f(act, a_event);
    e.act = act;
    return e;
}

void Exec::set_local(Word act, std::uint32_t slot, Word value) {
    if (slot != no_index && static_cast<Word>(slot) < f(act, a_count))
        f(act, a_locals + static_cast<Word>(slot)) = value;
}

} // namespace cantrip::runtime
