// Running reactions: in which order, and what each sees.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

enum : Word { r_event = f_data, r_form, r_list, r_count, r_end };
inline constexpr Word pending_words = 4;

bool Exec::react(Word fr, const ListenerList& ears, ReactionForm form) {
    PendingList found;
    collect(ears, view_of(fr), found);
    if (form == ReactionForm::instead)
        found.erase(std::remove_if(found.begin(), found.end(),
                                   [&](const Pending& one) { return replaces_now(one, f(fr, f_prev)); }),
                    found.end());
    if (found.empty()) return false;
    start_reacts(fr, found, form);
    return true;
}

// A replacement does not replace what it does itself.
bool Exec::replaces_now(const Pending& one, Word frame) const {
    const bool rule = t.listeners[static_cast<std::size_t>(one.listener)].level == Level::rule &&
                      !t.listeners[static_cast<std::size_t>(one.listener)].lasting;
    for (Word fr = frame; fr > 0; fr = f(fr, f_prev))
        if (static_cast<Frame>(f(fr, f_kind)) == Frame::body && (f(fr, a_flags) & act::replaced) != 0 &&
            f(fr, a_listener) == one.listener &&
            (rule || (f(fr, a_this) == one.self && f(fr, a_you) == one.you)))
            return true;
    return false;
}

void Exec::collect_when(Word fr, PendingList& found) {
    const Ears& ears = t.ears[static_cast<std::size_t>(f(fr, a_verb))];
    collect(ears.when, view_of(fr), found);
}

void Exec::start_reacts(Word event, const PendingList& found, ReactionForm form) {
    if (found.empty()) return;
    const Word fr = push(Frame::reacts, no_hir, f_data + 5, event, f(event, f_subject));
    f(fr, r_event) = event;
    f(fr, r_form) = static_cast<Word>(form);
    f(fr, r_count) = static_cast<Word>(found.size());
    // What lasts may be over before its turn comes: what it needs is kept with the reaction.
    Words flat;
    for (const Pending& one : found) {
        const Word record = one.lasting == none ? none : push_list(lasting_at(one.lasting));
        flat.insert(flat.end(), {one.listener, one.self, one.you, record});
    }
    const Word at = push_list(flat);
    f(fr, r_list) = at;
    f(fr, r_end) = static_cast<Word>(s.words.size());
}

// The player whose turn it is: who acts in the outermost event of a player.
Word Exec::turn_player() const {
    Word player = none;
    for (Word fr = top(); fr > 0; fr = f(fr, f_prev))
        if (static_cast<Frame>(f(fr, f_kind)) == Frame::event && f(fr, a_actor) >= 0 &&
            f(fr, a_actor) < t.players)
            player = f(fr, a_actor);
    return player;
}

void Exec::step_reacts(Word fr) {
    const Word event = f(fr, r_event);
    if (static_cast<ReactionForm>(f(fr, r_form)) == ReactionForm::instead &&
        (f(event, a_flags) & act::replaced) != 0)
        return pop(1);
    Words picked;
    Word chosen = none;
    const bool answered = take_answer(picked);
    truncate(f(fr, r_end));
    if (answered)
        chosen = picked.empty() ? none : picked[0];
    else {
        Words group;
        next_group(fr, group);
        if (group.empty()) return pop(1);
        if (group.size() > 1) {
            OptionList options;
            for (const Word i : group) options.push_back({Choice::Kind::reaction, i, 1, {}});
            const Word base = f(fr, r_list) + 1 + group[0] * pending_words;
            const bool replacing = static_cast<ReactionForm>(f(fr, r_form)) == ReactionForm::instead;
            put_question(replacing ? f(event, a_actor) : s.words[static_cast<std::size_t>(base + 2)],
                         Question::Kind::order, no_hir, 1, 1, options);
            return;
        }
        chosen = group[0];
    }
    if (chosen < 0 || chosen >= f(fr, r_count)) return pop(1);
    Word* entry = &s.words[static_cast<std::size_t>(f(fr, r_list) + 1 + chosen * pending_words)];
    const Pending one{entry[0], entry[1], entry[2], entry[3]};
    entry[0] = none;
    const Listener& l = t.listeners[static_cast<std::size_t>(one.listener)];
    const Tail& tail = p.reactions[l.reaction].tail;
    // Another one of its group may have been used in between.
    if (tail.exclusive != no_index && group_used(event, tail.exclusive)) return;
    Words record;
    if (one.lasting != none) read_list(one.lasting, record);
    start_reaction(one, event, static_cast<ReactionForm>(f(fr, r_form)), {record.data(), record.size()});
}

// Rules first, then those that nobody holds, those of the group, the player whose turn it is and so on
// clockwise.
void Exec::next_group(Word fr, Words& group) {
    const Word turn = std::max<Word>(turn_player(), 0);
    Word best = 0x7fffffff;
    const bool replacing = static_cast<ReactionForm>(f(fr, r_form)) == ReactionForm::instead;
    for (Word i = 0; i < f(fr, r_count); ++i) {
        const Word* entry = &s.words[static_cast<std::size_t>(f(fr, r_list) + 1 + i * pending_words)];
        if (entry[0] == none) continue;
        const Listener& l = t.listeners[static_cast<std::size_t>(entry[0])];
        const bool rule = l.level == Level::rule && !l.lasting;
        Word order = rule                 ? -2 - t.thing_count() + i
                     : entry[2] == none   ? -1 - t.thing_count() + i
                     : entry[2] == t.team ? 0
                                          : 1 + (entry[2] - turn + t.players) % t.players;
        if (replacing && !rule) order = 1;
        if (order < best) {
            best = order;
            group.clear();
        }
        if (order == best) group.push_back(i);
    }
}

void Exec::start_reaction(const Pending& one, Word event, ReactionForm form, Record record) {
    const Listener& l = t.listeners[static_cast<std::size_t>(one.listener)];
    const Reaction& r = p.reactions[l.reaction];
    const bool body = l.ability != no_index && p.abilities[l.ability].form == Ability::Form::body;
    const std::uint32_t declared = body ? p.abilities[l.ability].locals : r.locals;
    const Word actor = f(event, a_actor);
    const Word subject = one.you == none ? actor : one.you;
    const Word fr = push_activation(Frame::body, form == ReactionForm::allow ? r.price : l.effect,
                                    std::max(declared, r.locals), l.locals, subject);
    f(fr, a_you) = l.level == Level::rule && !l.lasting ? actor : one.you;
    f(fr, a_this) = one.self;
    f(fr, a_reaction) = static_cast<Word>(l.reaction);
    f(fr, a_ability) = l.ability == no_index ? none : static_cast<Word>(l.ability);
    f(fr, a_listener) = one.listener;
    f(fr, a_event) = event;
    if (form == ReactionForm::instead) f(fr, a_flags) |= act::replaced;
    if (!record.empty()) give_names(fr, record);
    Env e = env(fr);
    const EventView view = view_of(event);
    e.frame = f(event, f_prev);
    if (r.tail.during != no_index) (void)during(r.tail.during, e);
    if (body && p.abilities[l.ability].tail.during != no_index)
        (void)during(p.abilities[l.ability].tail.during, e);
    if (r.pattern != no_index && !match_pattern(r.pattern, view, e)) bind_pattern(r.pattern, view, e.locals);
}

// ---- rules about states: looked at between the steps of a phase until none applies

void Exec::check_states() {
    if (t.whenevers.empty() || s.words[h_changed] == 0) return;
    for (Word fr = top(); fr > 0; fr = f(fr, f_prev)) {
        const auto kind = static_cast<Frame>(f(fr, f_kind));
        if (kind == Frame::whenever) return; // the one that runs goes on until all is quiet
        if (kind == Frame::together && f(fr, f_pc) == 1) return;
    }
    const Word here = top();
    push(Frame::whenever, no_hir, f_data + 5, f(here, f_act), f(here, f_subject));
}

void Exec::step_whenever(Word fr) {
    enum : Word { w_rule = f_data, w_list, w_index, w_end, w_result };
    if (f(fr, f_pc) == 0) {
        f(fr, w_result) = s.words[h_result];
        s.words[h_changed] = 0;
        f(fr, w_list) = none;
        f(fr, w_end) = static_cast<Word>(s.words.size());
        f(fr, f_pc) = 1;
    }
    for (;;) {
        if (f(fr, w_list) != none) {
            const Word list_at = f(fr, w_list);
            if (f(fr, w_index) < s.words[static_cast<std::size_t>(list_at)]) {
                const Word* entry = &s.words[static_cast<std::size_t>(list_at + 1 + f(fr, w_index))];
                const Word value = entry[0];
                const Carrier holder{entry[1], entry[2]};
                f(fr, w_index) += 3;
                start_whenever(fr, static_cast<std::size_t>(f(fr, w_rule)), value, holder);
                return;
            }
            f(fr, w_list) = none;
            // What changed something is looked at again from the first rule on.
            f(fr, w_rule) = s.words[h_changed] != 0 ? 0 : f(fr, w_rule) + 1;
            s.words[h_changed] = 0;
        }
        truncate(f(fr, w_end));
        if (f(fr, w_rule) >= static_cast<Word>(t.whenevers.size())) break;
        Words found;
        whenever_matches(static_cast<std::size_t>(f(fr, w_rule)), found);
        if (found.empty()) {
            ++f(fr, w_rule);
            continue;
        }
        f(fr, w_list) = push_list(found);
        f(fr, w_index) = 0;
    }
    pop(f(fr, w_result));
}

// Three words each: what fits, the card with the line, and who holds it.
void Exec::whenever_matches(std::size_t index, Words& found) {
    const Listener& l = t.listeners[t.whenevers[index]];
    const Reaction& r = p.reactions[l.reaction];
    Env base{.frame = top(), .world = s.words.data()};
    for_each_holder(l, base, [&](Carrier& one, Env& e) {
        Words fits;
        if (p.at(r.noun).op == Op::np) candidates(r.noun, e, fits);
        for (const Word value : fits) {
            // The tail speaks of what fits by its name.
            Env own = e;
            if (r.noun_slot != no_index) own.locals[r.noun_slot] = value;
            own.you = own.subject = you_in_whenever(l, value, one);
            if (match_tail(r.tail, nullptr, own, l)) found.insert(found.end(), {value, one.self, one.you});
        }
    });
}

// On a card the holder; in a rule the candidate if it is a player, else its owner.
Word Exec::you_in_whenever(const Listener& l, Word value, const Carrier& holder) const {
    if (l.level != Level::rule || l.lasting) return holder.you;
    return value < t.players ? value : owner_of(s.words.data(), value);
}

void Exec::start_whenever(Word fr, std::size_t index, Word value, const Carrier& holder) {
    const Listener& l = t.listeners[t.whenevers[index]];
    const Reaction& r = p.reactions[l.reaction];
    const Word player = you_in_whenever(l, value, holder);
    const Word body = push_activation(Frame::body, l.effect, r.locals, l.locals,
                                      player == none ? f(fr, f_subject) : player);
    f(body, a_you) = player;
    f(body, a_this) = holder.self;
    f(body, a_reaction) = static_cast<Word>(l.reaction);
    f(body, a_ability) = l.ability == no_index ? none : static_cast<Word>(l.ability);
    if (r.noun_slot != no_index) set_local(body, r.noun_slot, value);
    Env e = env(body);
    // An earlier one of the same rule may have put it right already, or used up the limit.
    e.frame = fr;
    if ((p.at(r.noun).op == Op::np && !is_meant(r.noun, value, e)) || !match_tail(r.tail, nullptr, e, l))
        f(body, f_node) = static_cast<Word>(no_hir);
    else
        f(body, a_listener) = static_cast<Word>(l.number);
}

} // namespace cantrip::runtime
