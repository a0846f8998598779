// Calls: who acts, what with, and one event for each thing or unit.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

void Exec::start_call(HirId node) {
    if (run_straight(node)) return;
    const VerbId verb(p.at(node).a);
    const auto params = static_cast<Word>(p.verbs[verb].params.size());
    const Word fr = push_here(Frame::call, node, c_args + 2 * params);
    f(fr, c_verb) = static_cast<Word>(verb);
    f(fr, c_result) = none;
    for (Word i = 0; i < params; ++i) f(fr, c_args + i) = none;
}

void Exec::step_call(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const auto verb_id = static_cast<VerbId>(f(fr, c_verb));
    const Verb& verb = p.verbs[verb_id];
    const auto params = static_cast<Word>(verb.params.size());
    const Word pc = f(fr, f_pc);
    if (pc == 0) {
        clear_asks(node, fr);
        if (!call_actors(fr, node)) return;
        f(fr, c_old) = f(fr, f_subject);
        f(fr, f_pc) = 1;
    }
    if (f(fr, f_pc) == 1) {
        // The next of those who act.
        Words actors;
        read_list(f(fr, c_actors), actors);
        if (f(fr, c_actor_index) >= static_cast<Word>(actors.size())) return end_call(fr);
        f(fr, c_actor) = actors[static_cast<std::size_t>(f(fr, c_actor_index)++)];
        f(fr, f_subject) = f(fr, c_actor);
        f(fr, c_param) = 0;
        for (Word i = 0; i < params; ++i) f(fr, c_args + params + i) = 0;
        clear_asks(node, fr);
        f(fr, f_pc) = 2;
    }
    if (f(fr, f_pc) == 2) {
        while (f(fr, c_param) < params) {
            const int got = argument(fr, node, static_cast<std::size_t>(f(fr, c_param)));
            if (got == 0) return;
            if (got < 0) {
                f(fr, f_pc) = 1;
                return;
            }
            ++f(fr, c_param);
        }
        f(fr, c_index) = 0;
        f(fr, f_pc) = 3;
    }
    next_event(fr);
}

bool Exec::call_actors(Word fr, HirId node) {
    const HirId by = p.child(node, 0);
    Words actors;
    if (p.at(by).op == Op::missing_arg)
        actors.push_back(f(fr, f_subject));
    else {
        if (!settle(by, fr)) return false;
        Env e = env(fr);
        list(by, e, actors);
    }
    f(fr, c_actors) = push_list(actors);
    return true;
}

void Exec::end_call(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const Word act = f(fr, f_act), done = f(fr, c_done), result = f(fr, c_result),
               slot = static_cast<Word>(p.at(node).b);
    clear_asks(node, fr);
    if (p.at(node).b == no_index) {
        pop(done > 0 ? 1 : 0);
    } else {
        Words items;
        const bool is_list = p.verbs[static_cast<VerbId>(f(fr, c_verb))].gives_type.is(TypeTag::list);
        if (is_list) read_list(result, items);
        pop(done > 0 ? 1 : 0);
        set_local(act, static_cast<std::uint32_t>(slot), is_list ? push_list(items) : result);
    }
    after_call(act);
}

// Between two steps of a phase the rules about states are looked at.
void Exec::after_call(Word act) {
    if (static_cast<Frame>(f(act, f_kind)) == Frame::event &&
        p.verbs[static_cast<VerbId>(f(act, a_verb))].phase)
        check_states();
}

// 1: known, 0: a question was put, -1: there is none and the call is skipped.
int Exec::argument(Word fr, HirId node, std::size_t param) {
    const auto verb_id = static_cast<VerbId>(f(fr, c_verb));
    const Param& decl = p.verbs[verb_id].params[param];
    const HirId arg = p.child(node, param + 1);
    Word& word = f(fr, c_args + static_cast<Word>(param));
    const Type type = decl.type;
    if (p.at(arg).op == Op::missing_arg) return missing(fr, param);
    if (type.is(TypeTag::unit)) {
        Words items;
        const bool gaining = t.native[verb_id] == Native::gain;
        if (!bundle_items(arg, fr, c_way, gaining, items)) return 0;
        if (items.empty()) return -1;
        const Word handle = push_list(items);
        f(fr, c_args + static_cast<Word>(param)) = handle;
        is_split(fr, param) = 1;
        return 1;
    }
    if (type.is(TypeTag::counter)) {
        Env e = env(fr);
        word = counter_code(arg, e);
        return word == none ? -1 : 1;
    }
    const bool things = type.is(TypeTag::thing) || type.is(TypeTag::list) || type.is(TypeTag::names);
    if (p.at(arg).op == Op::np && things) return argument_np(fr, node, param);
    if (!settle(arg, fr)) return 0;
    Env e = env(fr);
    if (things && (p.at(arg).type.is(TypeTag::list) || type.is(TypeTag::list))) {
        Words all;
        list(arg, e, all);
        return give_list(fr, param, all);
    }
    const Word value = as_number(eval(arg, e), type.is(TypeTag::number) ? p.at(arg).type : Type{});
    f(fr, c_args + static_cast<Word>(param)) = value;
    if (value == none && (type.is(TypeTag::thing) || type.is(TypeTag::place) || type.is(TypeTag::names)))
        return -1;
    return 1;
}

int Exec::give_list(Word fr, std::size_t param, const Words& all) {
    const Param& decl = p.verbs[static_cast<VerbId>(f(fr, c_verb))].params[param];
    if (all.empty()) return -1;
    if (!decl.type.is(TypeTag::list) && all.size() == 1) {
        f(fr, c_args + static_cast<Word>(param)) = all[0];
        return 1;
    }
    const Word handle = push_list(all);
    f(fr, c_args + static_cast<Word>(param)) = handle;
    if (!decl.type.is(TypeTag::list)) is_split(fr, param) = 1;
    return 1;
}

// A noun phrase as an argument ranges over what is legal for the call.
int Exec::argument_np(Word fr, HirId node, std::size_t param) {
    const auto verb_id = static_cast<VerbId>(f(fr, c_verb));
    const HirId arg = p.child(node, param + 1);
    const Word actor = f(fr, c_actor);
    const Param& decl = p.verbs[verb_id].params[param];
    const bool asking = t.ask_slot[arg] != 0 || asks(arg);
    if (!asking) {
        Env e = env(fr);
        Words all;
        list(arg, e, all);
        if (p.noun(arg).det == Det::each && decl.pool != no_hir && decl.type.is(TypeTag::thing)) {
            Locals32 locals;
            call_locals(fr, locals);
            all.erase(std::remove_if(all.begin(), all.end(),
                                     [&](Word one) { return !in_pool(decl, one, actor, locals.data(), e); }),
                      all.end());
        }
        return give_list(fr, param, all);
    }
    // Owners and counts inside the phrase are settled first.
    if (!settle_inside(arg, fr)) return 0;
    Bound bound;
    const auto test = [&](Word value) { return legal_with(fr, node, param, value, bound); };
    const FunctionRef<bool(Word)> legal(test);
    Words found;
    const bool pooled = decl.pick != Param::Pick::asked && p.noun(arg).det == Det::count;
    if (pooled) {
        Env e = env(fr);
        Locals32 locals;
        call_locals(fr, locals);
        Words all;
        pool(decl, actor, locals.data(), e, all);
        Word most = 1;
        (void)how_many(arg, e, most, static_cast<Word>(all.size()));
        take_unasked(decl, all, changed_count(verb_id, actor, locals, most));
        found = all;
    } else {
        Env e = env(fr);
        e.subject = actor;
        Locals32 locals;
        call_locals(fr, locals);
        Words base;
        const bool narrowed = from_pool(decl, arg, actor, locals.data(), e, base);
        // Actions that are open are legal: nothing more needs to be asked of them.
        const bool actions = p.noun(arg).of == NounOf::action;
        if (!pick(arg, fr, actor, found, narrowed ? &base : nullptr, actions ? nullptr : &legal)) return 0;
    }
    return give_list(fr, param, found);
}

// How many a call takes is its `amount`; reactions may change it.
Word Exec::changed_count(VerbId verb, Word actor, Locals32& locals, Word count) {
    const std::uint32_t slot = p.verbs[verb].amount_slot;
    if (slot == no_index || t.ears[verb].modify.empty()) return count;
    locals[slot] = count;
    const Hypo hypo{verb, actor, locals.data(), nullptr};
    apply_modify({verb, actor, locals.data(), 0, &hypo}, locals.data(), false);
    return locals[slot];
}

void Exec::take_unasked(const Param& decl, Words& all, Word most) {
    if (decl.pick == Param::Pick::random)
        for (std::size_t i = 0; i + 1 < all.size(); ++i)
            std::swap(all[i],
                      all[i + random_below(&s.words[h_rng0], static_cast<std::uint32_t>(all.size() - i))]);
    if (static_cast<Word>(all.size()) > most) all.resize(static_cast<std::size_t>(std::max<Word>(most, 0)));
}

bool Exec::settle_inside(HirId np, Word fr) {
    const Noun& noun = p.noun(np);
    if (noun.count != no_hir && !settle(noun.count, fr)) return false;
    for (const HirId f_id : p.children(np)) {
        const Op op = p.at(f_id).op;
        if (op != Op::f_in && op != Op::f_owner) continue;
        const HirId place = p.child(f_id, 0);
        if (p.at(place).op != Op::zone) continue;
        for (const HirId child : p.children(place))
            if (t.ask_slot[child] != 0 && !settle(child, fr)) return false;
    }
    return true;
}

// The callee's locals as far as arguments are known.
void Exec::call_locals(Word fr, Locals32& locals) {
    const auto verb_id = static_cast<VerbId>(f(fr, c_verb));
    const Verb& verb = p.verbs[verb_id];
    fresh_locals(verb_id, locals);
    for (std::size_t i = 0; i < verb.params.size() && static_cast<Word>(i) < f(fr, c_param); ++i) {
        Word value = f(fr, c_args + static_cast<Word>(i));
        if (is_split(fr, i) != 0) {
            Words all;
            read_list(value, all);
            value = all.empty() ? none : all[0];
            if (verb.params[i].type.is(TypeTag::unit) && verb.amount_slot != no_index && all.size() > 1)
                locals[verb.amount_slot] = all[1];
        }
        locals[verb.params[i].slot] = value;
    }
}

// Everything but the argument that candidates are tried for.
void Exec::bind_call(Word fr, HirId node, std::size_t param, Bound& bound) {
    const Verb& verb = p.verbs[static_cast<VerbId>(f(fr, c_verb))];
    bound.ready = options_.shortcuts;
    call_locals(fr, bound.locals);
    Env e = env(fr);
    bound.options.clear();
    bound.options.resize(verb.params.size());
    bound.possible =
        node == no_hir || fill_options(node, f(fr, c_actor), bound.locals.data(), bound.options, e, false);
    for (std::size_t i = 0; i < param; ++i) {
        bound.options[i] = {};
        bound.options[i].given = true;
        bound.options[i].value = bound.locals[verb.params[i].slot];
    }
}

bool Exec::legal_with(Word fr, HirId node, std::size_t param, Word value, Bound& bound) {
    const auto verb_id = static_cast<VerbId>(f(fr, c_verb));
    if (!bound.ready) bind_call(fr, node, param, bound);
    if (!bound.possible) return false;
    Argument& option = bound.options[param];
    option = {};
    option.given = true;
    option.value = value;
    // An argument that is not given was looked for in the pool.
    option.pooled = options_.shortcuts && node == no_hir;
    if (p.verbs[verb_id].params[param].type.is(TypeTag::list)) {
        option.many = true;
        option.from.push_back(value);
        option.least = 1;
    }
    // What is tried changes the names, so every candidate gets its own.
    Locals32 locals(bound.locals);
    Env e = env(fr);
    return can_fill(verb_id, f(fr, c_actor), locals.data(), 0, bound.options, e, false);
}

// An argument that is not given: the default, the pool in order, or the actor chooses.
int Exec::missing(Word fr, std::size_t param) {
    const auto verb_id = static_cast<VerbId>(f(fr, c_verb));
    const Param& decl = p.verbs[verb_id].params[param];
    if (decl.initial != no_hir) return 1; // filled when the event starts
    const bool things =
        decl.type.is(TypeTag::thing) || decl.type.is(TypeTag::list) || decl.type.is(TypeTag::names);
    if (!things) {
        f(fr, c_args + static_cast<Word>(param)) = decl.type.is(TypeTag::number) ? 1 : none;
        return 1;
    }
    Words found;
    if (!take_answer(found)) {
        Locals32 locals;
        call_locals(fr, locals);
        Env e = env(fr);
        const Still still(*this);
        Words all;
        Bound bound;
        pool(decl, f(fr, c_actor), locals.data(), e, all);
        all.erase(std::remove_if(all.begin(), all.end(),
                                 [&](Word one) { return !legal_with(fr, no_hir, param, one, bound); }),
                  all.end());
        if (all.empty()) return -1;
        if (decl.pick != Param::Pick::asked) {
            take_unasked(decl, all, 1);
            found = all;
        } else if (!choose_param(fr, decl, all, found))
            return 0;
    }
    if (found.empty()) return -1;
    f(fr, c_args + static_cast<Word>(param)) = decl.type.is(TypeTag::list) ? push_list(found) : found[0];
    return 1;
}

bool Exec::choose_param(Word fr, const Param& decl, const Words& all, Words& found) {
    OptionList options;
    group(all, decl.type.is(TypeTag::names) ? Choice::Kind::word : Choice::Kind::thing, options);
    if (options.size() == 1) {
        found.push_back(options[0].value);
        note_forced(options[0].kind, options[0].value);
        return true;
    }
    put_question(f(fr, c_actor), Question::Kind::pick, static_cast<HirId>(f(fr, f_node)), 1, 1, options);
    return false;
}

// One event for each thing or unit; several parameters with several of them combine, the last changing
// fastest.
void Exec::next_event(Word fr) {
    const auto verb_id = static_cast<VerbId>(f(fr, c_verb));
    const Verb& verb = p.verbs[verb_id];
    if (f(fr, c_index) > 0) { f(fr, c_done) += s.words[h_result] > 0 ? 1 : 0; }
    Words args(verb.params.size(), none);
    Word amount = 1, left = f(fr, c_index)++;
    for (std::size_t i = verb.params.size(); i-- > 0;) {
        args[i] = f(fr, c_args + static_cast<Word>(i));
        if (is_split(fr, i) == 0) continue;
        Words all;
        read_list(args[i], all);
        const std::size_t words = verb.params[i].type.is(TypeTag::unit) ? 2 : 1;
        const auto size = static_cast<Word>(all.size() / words);
        if (size == 0) {
            f(fr, f_pc) = 1;
            return;
        }
        const auto at = static_cast<std::size_t>(left % size) * words;
        left /= size;
        args[i] = all[at];
        if (words == 2) amount = all[at + 1];
    }
    // All combinations have been.
    if (left > 0) {
        f(fr, f_pc) = 1;
        return;
    }
    begin_event(verb_id, f(fr, c_actor), args, amount, none);
    if (static_cast<Frame>(f(top(), f_kind)) == Frame::event) f(top(), f_node) = f(fr, f_node);
}

} // namespace cantrip::runtime
