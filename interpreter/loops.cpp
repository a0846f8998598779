// Effects that run more than once: `repeat`, and WHO: EFFECT for each of them.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

// ---- repeat: l_count, l_index, l_end, l_most

void Exec::step_loop(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    enum : Word { l_count = f_data, l_index, l_end, l_most };
    const HirId count = p.child(node, 0), condition = p.child(node, 1), effect = p.child(node, 2);
    const bool ranged = p.at(count).op == Op::range || p.at(count).type.is(TypeTag::range);
    if (f(fr, f_pc) == 0) {
        clear_asks(count, fr);
        f(fr, f_pc) = 1;
    }
    if (f(fr, f_pc) == 1) {
        if (!settle(count, fr)) return;
        Env e = env(fr);
        f(fr, l_most) = 0x7fffffff;
        if (ranged) {
            f(fr, l_count) = number_of(p.child(count, 0), e);
            if (p.at(p.child(count, 1)).op != Op::missing_arg)
                f(fr, l_most) = number_of(p.child(count, 1), e);
        } else if (p.at(count).op != Op::missing_arg)
            f(fr, l_count) = f(fr, l_most) = as_number(eval(count, e), p.at(count).type);
        else
            f(fr, l_count) = 0x7fffffff;
        clear_asks(count, fr);
        f(fr, l_end) = static_cast<Word>(s.words.size());
        f(fr, f_pc) = 2;
        s.words[h_result] = 1;
    }
    if (f(fr, f_pc) == 3 && ranged && s.words[h_result] == 0) return pop(1);
    Words picked;
    const bool answered = take_answer(picked);
    if (answered && (picked.empty() || picked[0] == 0)) return pop(1);
    if (!answered) {
        truncate(f(fr, l_end));
        if (f(fr, l_index) >= f(fr, l_most)) return pop(1);
        Env e = env(fr);
        if (p.at(condition).op != Op::missing_arg && !test(condition, e)) return pop(1);
        if (ranged && !can_begin(effect, e)) return pop(1);
        if (ranged && f(fr, l_index) >= f(fr, l_count)) {
            f(fr, f_pc) = 2;
            ask_yes(f(fr, f_subject), Question::Kind::again, node);
            return;
        }
    }
    ++f(fr, l_index);
    f(fr, f_pc) = 3;
    start(effect);
}

// ---- each: e_list, e_index, e_end, e_filter

void Exec::step_each(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const Hir& h = p.at(node);
    enum : Word { e_list = f_data, e_index, e_end, e_old };
    const HirId who = p.child(node, 0), effect = p.children(node).back();
    if (f(fr, f_pc) == 0) {
        clear_asks(who, fr);
        f(fr, e_old) = f(fr, f_subject);
        f(fr, f_pc) = 1;
    }
    if (f(fr, f_pc) == 1) {
        if (!settle(who, fr)) return;
        Env e = env(fr);
        Words all;
        list(who, e, all);
        if (p.at(who).op == Op::np && all.size() > 1 && !many(who)) all.resize(1);
        if ((h.aux & subject::has_from) != 0) turn_round(all, eval(p.child(node, 1), e));
        clear_asks(who, fr);
        f(fr, e_list) = push_list(all);
        f(fr, e_end) = static_cast<Word>(s.words.size());
        f(fr, f_pc) = 2;
    }
    if (s.words[h_answer] == 0) truncate(f(fr, e_end));
    const Word list_at = f(fr, e_list);
    for (;;) {
        const Word size = s.words[static_cast<std::size_t>(list_at)];
        f(fr, f_subject) = f(fr, e_old);
        if (f(fr, e_index) >= size) return pop(size > 0 ? 1 : 0);
        if ((h.aux & subject::freely) != 0 && size - f(fr, e_index) > 1 &&
            !choose_next(fr, list_at, f(fr, e_index), size))
            return;
        const Word value = s.words[static_cast<std::size_t>(list_at + 1 + f(fr, e_index)++)];
        if (value == none) continue;
        // The list is fixed at the start; what a member must be is tested again when its turn comes.
        Env e = env(fr);
        if (p.at(who).op == Op::np && size > 1 && !still_fits(who, value, e)) continue;
        if (h.a != no_index) set_local(f(fr, f_act), h.a, value);
        if ((h.aux & subject::acts) != 0) f(fr, f_subject) = value;
        start(effect);
        return;
    }
}

// `freely`: the group says who is next. The chosen one is swapped to the front.
bool Exec::choose_next(Word fr, Word list_at, Word index, Word size) {
    Words picked;
    if (!take_answer(picked)) {
        OptionList options;
        for (Word i = index; i < size; ++i)
            options.push_back(
                {Choice::Kind::thing, s.words[static_cast<std::size_t>(list_at + 1 + i)], 1, {}});
        put_question(t.team, Question::Kind::order, static_cast<HirId>(f(fr, f_node)), 1, 1, options);
        return false;
    }
    for (Word i = index; i < size && !picked.empty(); ++i)
        if (s.words[static_cast<std::size_t>(list_at + 1 + i)] == picked[0]) {
            std::swap(s.words[static_cast<std::size_t>(list_at + 1 + i)],
                      s.words[static_cast<std::size_t>(list_at + 1 + index)]);
            break;
        }
    return true;
}

// Clockwise from one of them.
void Exec::turn_round(Words& all, Word from) const {
    if (from == none || from >= t.players) return;
    std::stable_sort(all.begin(), all.end(), [&](Word a, Word b) {
        return (a - from + t.players) % t.players < (b - from + t.players) % t.players;
    });
}

bool Exec::still_fits(HirId np, Word value, Env& e) {
    const Noun& noun = p.noun(np);
    for (const HirId f_id : p.children(np))
        if (p.at(f_id).op == Op::f_where && !filter(f_id, noun, value, e)) return false;
    return true;
}

} // namespace cantrip::runtime
