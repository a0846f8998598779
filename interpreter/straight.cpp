// Running straight code.

#include <cstring>

#include "interpreter/exec.hpp"
#include "interpreter/fault.hpp"

namespace cantrip::runtime {
namespace {

// Registers that a run starts with; deeper calls get more, up to what is more than any real game needs.
inline constexpr std::size_t few_registers = 2048, most_registers = 1U << 19U;

} // namespace

// A call whose effect was lowered. false: the tree must be walked.
bool Exec::run_straight(HirId node) {
    const Code& code = t.code;
    if (code.entry.empty() || code.entry[node] == no_index || watched()) return false;
    const Word fr = top(), act = f(fr, f_act);
    if (act == 0) return false;
    const Word subject = f(fr, f_subject), you = f(act, a_you);
    const auto player = [&](Word who) { return who >= 0 && who < t.players; };
    if (code.players_only[node] != 0 && (!player(you) || !player(subject))) return false;
    const Function& function = code.functions[code.entry[node]];
    if (f(act, a_count) > static_cast<Word>(function.locals)) return false;
    if (registers_.size() < std::max<std::size_t>(few_registers, function.registers))
        registers_.resize(std::max<std::size_t>(few_registers, function.registers));
    registers_[0] = you;
    registers_[1] = subject;
    registers_[2] = f(act, a_this);
    std::copy_n(&s.words[static_cast<std::size_t>(act + a_locals)], f(act, a_count), &registers_[3]);
    lists_.clear();
    calls_.clear();
    entered_ = node;
    calls_.push_back({code.entry[node], 0, 0, 0});
    (void)run_code(function.first, registers_.data(), nullptr);
    if (stopped) return true;
    s.words[h_result] = registers_[code.entry_result[node]] != 0 ? 1 : 0;
    after_call(act);
    return true;
}

// Somebody looks over the shoulder, or effects wait for the start and end of events: then every event has its
// frame.
bool Exec::watched() const {
    return options_.trace != nullptr || options_.events != nullptr || options_.fired != nullptr ||
           options_.forced != nullptr || !s.lasting.empty() || any_time_ || exact_;
}

Env Exec::viewpoint(const Viewpoint& from, Word* r, const Env* outer) const {
    Env e;
    e.you = r[from.you];
    e.subject = r[from.subject];
    e.self = r[from.self];
    e.world = s.words.data();
    if (outer == nullptr) {
        e.locals = r + from.locals;
        e.frame = top();
        return e;
    }
    e.frame = outer->frame;
    e.event = outer->event;
    e.hypo = outer->hypo;
    if (from.inlined) {
        e.locals = r + from.locals;
        return e;
    }
    e.locals = outer->locals;
    e.act = outer->act;
    e.in_body = outer->in_body;
    return e;
}

// Whether code may stand for the tree: it reads the table as it is now.
bool Exec::runs_code(const ValueCode& code, const Env& e) const {
    return code.first != no_index && options_.shortcuts && !exact_ && e.world == s.words.data() &&
           depth_ + code.depth <= most_depth;
}

Word Exec::run_value(const ValueCode& code, Env& e, Word candidate) {
    if (failed()) return 0;
    Word registers[most_in_value];
    registers[0] = e.you;
    registers[1] = e.subject;
    registers[2] = e.self;
    registers[3] = candidate;
    return run_code(code.first, registers, &e);
}

std::size_t Exec::walk_kind(Word place, const std::uint8_t* is, std::size_t most, Word* last) {
    const Word* w = s.words.data();
    std::size_t found = 0;
    for (Word thing = w[t.first + place]; thing != none && found < most; thing = w[t.next + thing]) {
        if (is[thing] != 0) {
            ++found;
            *last = thing;
        }
        if (found < most &&
            (w[t.first + thing] != none || !t.zones_in[static_cast<std::size_t>(thing)].empty()))
            found += walk_kind(thing, is, most - found, last);
    }
    for (const Word inner : t.zones_in[static_cast<std::size_t>(place)])
        if (found < most) found += walk_kind(inner, is, most - found, last);
    return found;
}

void Exec::fail_straight(std::string message, HirId node) {
    fail_at(std::move(message), node == no_hir ? entered_ : node);
    std::vector<std::string> chain;
    for (std::size_t i = calls_.size(); i > 0 && chain.size() < 40; --i)
        if (const std::uint32_t verb = t.code.functions[calls_[i - 1].function].name; verb != no_index)
            chain.emplace_back(p.name_of(p.verbs[verb]));
    if (!chain.empty()) outcome.fault.rule = chain.front();
    outcome.fault.chain.insert(outcome.fault.chain.begin(), chain.begin(), chain.end());
    s.fault = words_of(outcome.fault);
}

// A number beyond the largest: the nearest one in a test, else a fault.
Word Exec::too_much(std::int64_t found, HirId node, bool in_value) {
    if (in_value) return number(found, node);
    fail_straight(too_large, node);
    return 0;
}

// `in a KIND`: from the thing outwards.
bool Exec::lies_in_one(Word thing, const std::vector<std::uint8_t>& is) const {
    const Word* w = s.words.data();
    Word at = place_of(w, thing);
    for (int depth = 0; at != none && depth < 64; ++depth) {
        const Word around =
            t.is_thing(at) ? at : t.zones[static_cast<std::size_t>(at - t.thing_count())].owner;
        if (around == none) return false;
        if (is[static_cast<std::size_t>(around)] != 0) return true;
        at = place_of(w, around);
    }
    return false;
}

void Exec::endless() {
    fail_straight("more than " + std::to_string(options_.steps) +
                      " steps without a question: effects set each other off without end",
                  no_hir);
}

// Nothing here pushes a frame, so `w` stays where it is. Every instruction jumps to the next one itself: with
// one place for all jumps the processor could not learn what follows what, and that cost a quarter of the
// time.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#define NEXT                                                                                                 \
    do {                                                                                                     \
        i = at++;                                                                                            \
        goto* labels[static_cast<std::size_t>(i->op)];                                                       \
    } while (false)
// The value of code that finishes with one; 0 otherwise.
Word Exec::run_code(std::uint32_t first, Word* r, Env* e) {
    const Code& code = t.code;
    const Instruction* const list = code.list.data();
    Word* const w = s.words.data();
    const Word things = t.thing_count();
    const auto is_thing = [&](Word value) {
        return static_cast<std::uint32_t>(value) < static_cast<std::uint32_t>(things);
    };
    const auto unit_at = [&](Word unit, Word thing) {
        return code.unit_at[static_cast<std::size_t>(unit) * static_cast<std::size_t>(things) +
                            static_cast<std::size_t>(thing)];
    };
    const auto gains = [&](Word unit, Word who, Word amount) -> Word {
        const Unit& decl = p.units[static_cast<std::size_t>(unit)];
        if (decl.supply >= 0 && !decl.track) return gain_units(who, static_cast<UnitId>(unit), amount);
        const Word slot = is_thing(who) ? unit_at(unit, who) : 0;
        const Word real = slot == 0 ? 0 : decl.track ? room_on(decl.high, w[slot], amount) : amount;
        if (real <= 0) return 0;
        if (!is_number(std::int64_t{w[slot]} + real)) {
            fail_straight(too_large, no_hir);
            return 0;
        }
        write(slot, w[slot] + real);
        return real;
    };
    const auto loses = [&](Word unit, Word who, Word amount) -> Word {
        const Word slot = is_thing(who) ? unit_at(unit, who) : 0;
        const Word real = slot == 0 ? 0 : left_on(p.units[static_cast<std::size_t>(unit)], w[slot], amount);
        if (real <= 0) return 0;
        write(slot, w[slot] - real);
        return real;
    };
    const Instruction* at = list + first;
    static const void* const labels[] = {
#define DO(name) &&do_##name,
#include "interpreter/code.def"
#undef DO
    };
    const Instruction* i = nullptr;
    NEXT;
do_constant:
    r[i->a] = i->d;
    NEXT;
do_copy:
    r[i->a] = r[i->b];
    NEXT;
    // What an instruction computed, or a fault.
#define NUMBER(value)                                                                                        \
    do {                                                                                                     \
        const std::int64_t found = value;                                                                    \
        if (!is_number(found)) {                                                                             \
            r[i->a] = too_much(found, code.nodes[static_cast<std::size_t>(i - list)], e != nullptr);         \
            if (failed()) return 0;                                                                          \
            NEXT;                                                                                            \
        }                                                                                                    \
        r[i->a] = static_cast<Word>(found);                                                                  \
        NEXT;                                                                                                \
    } while (false)
do_add:
    NUMBER(std::int64_t{r[i->b]} + r[i->c]);
do_subtract:
    NUMBER(std::int64_t{r[i->b]} - r[i->c]);
do_add_number:
    NUMBER(std::int64_t{r[i->b]} + i->d);
do_multiply_number:
    NUMBER(std::int64_t{r[i->b]} * i->d);
do_multiply:
    NUMBER(std::int64_t{r[i->b]} * r[i->c]);
do_divide:
    if (r[i->c] == 0) {
        if (e != nullptr && tests_ > 0) {
            r[i->a] = 0;
            NEXT;
        }
        const HirId node = code.nodes[static_cast<std::size_t>(i - list)];
        if (e != nullptr)
            fail_at("division by zero", node);
        else
            fail_straight("division by zero", node);
        return 0;
    }
    NUMBER(rounded_down(r[i->b], r[i->c]));
do_divide_number:
    NUMBER(rounded_down(r[i->b], i->d));
#undef NUMBER
do_global:
    r[i->a] = w[t.globals + i->d];
    NEXT;
do_set_global : {
    const Global& global = p.globals[static_cast<std::size_t>(i->d)];
    const Word value =
        global.type.is(TypeTag::number) ? std::clamp(r[i->a], global.low, global.high) : r[i->a];
    write(t.globals + i->d, value);
    NEXT;
}
do_counter : {
    const Word slot = is_thing(r[i->b]) ? unit_at(i->d, r[i->b]) : 0;
    r[i->a] = slot == 0 ? 0 : w[slot];
    NEXT;
}
do_set_counter : {
    const Unit& unit = p.units[static_cast<std::size_t>(i->d)];
    set_counter(r[i->a], static_cast<UnitId>(i->d), std::clamp(r[i->b], unit.low, unit.high));
    NEXT;
}
do_printed:
    r[i->a] = is_thing(r[i->b])
                  ? code.printed[static_cast<std::size_t>(i->d)][static_cast<std::size_t>(r[i->b])]
                  : 0;
    NEXT;
do_zone : {
    const auto& row = code.zone_of[static_cast<std::size_t>(i->d)];
    const auto owner = static_cast<std::size_t>(r[i->b] + 1);
    r[i->a] = owner < row.size() ? row[owner] : row[0];
    NEXT;
}
do_flag_place:
    r[i->a] = r[i->b] == none ? none : (r[i->b] & place_mask) | i->d;
    NEXT;
do_other_player:
    r[i->a] = 1 - r[i->b];
    NEXT;
do_evaluate : {
    const Viewpoint& from = code.viewpoints[i->b];
    Env inner = viewpoint(from, r, e);
    depth_ += from.depth;
    const auto node = static_cast<HirId>(i->d);
    const Word value = e != nullptr ? walk_value(node, inner) : eval(node, inner);
    depth_ -= from.depth;
    if (e != nullptr ? failed() : stopped) return 0;
    r[i->a] = value;
    NEXT;
}
do_test : {
    const Viewpoint& from = code.viewpoints[i->b];
    Env inner = viewpoint(from, r, e);
    depth_ += from.depth;
    const auto node = static_cast<HirId>(i->d);
    const bool holds = e != nullptr ? walk_test(node, inner) : test(node, inner);
    depth_ -= from.depth;
    if (e != nullptr ? failed() : stopped) return 0;
    r[i->a] = holds ? 1 : 0;
    NEXT;
}
do_jump:
    at = list + i->d;
    NEXT;
do_if_zero:
    if (r[i->a] == 0) at = list + i->d;
    NEXT;
do_if_not_zero:
    if (r[i->a] != 0) at = list + i->d;
    NEXT;
do_if_less:
    if (r[i->a] < r[i->b]) at = list + i->d;
    NEXT;
do_if_less_equal:
    if (r[i->a] <= r[i->b]) at = list + i->d;
    NEXT;
do_if_equal:
    if (r[i->a] == r[i->b]) at = list + i->d;
    NEXT;
do_if_not_equal:
    if (r[i->a] != r[i->b]) at = list + i->d;
    NEXT;
do_if_less_n:
    if (r[i->a] < static_cast<std::int16_t>(i->c)) at = list + i->d;
    NEXT;
do_if_less_equal_n:
    if (r[i->a] <= static_cast<std::int16_t>(i->c)) at = list + i->d;
    NEXT;
do_if_greater_n:
    if (r[i->a] > static_cast<std::int16_t>(i->c)) at = list + i->d;
    NEXT;
do_if_greater_equal_n:
    if (r[i->a] >= static_cast<std::int16_t>(i->c)) at = list + i->d;
    NEXT;
do_if_equal_n:
    if (r[i->a] == static_cast<std::int16_t>(i->c)) at = list + i->d;
    NEXT;
do_if_not_equal_n:
    if (r[i->a] != static_cast<std::int16_t>(i->c)) at = list + i->d;
    NEXT;
do_if_aside:
    if (w[t.place + r[i->a]] != none && is_aside(w, r[i->a])) at = list + i->d;
    NEXT;
do_next_of:
do_next_owned : {
    std::size_t which = i->c;
    if (i->op == Do::next_owned) {
        const Word who = r[i->b + 1];
        which += static_cast<std::size_t>(who >= 0 && who < t.players ? who : t.players);
    }
    const std::vector<Word>& all = *code.lists[which];
    const auto seen = static_cast<std::size_t>(r[i->b]);
    if (seen >= all.size())
        at = list + i->d;
    else {
        r[i->a] = all[seen];
        ++r[i->b];
    }
    NEXT;
}
do_if_person:
    if (r[i->a] == t.team || t.is_a(r[i->a], p.player_kind)) at = list + i->d;
    NEXT;
do_if_no_thing:
    if (r[i->a] == none) at = list + i->d;
    NEXT;
do_count_in : {
    Word last = none;
    r[i->a] = r[i->b] == none
                  ? 0
                  : static_cast<Word>(walk_kind(r[i->b] & place_mask,
                                                code.is_kind[static_cast<std::size_t>(i->d)].data(),
                                                ~std::size_t{0}, &last));
    NEXT;
}
do_first_in:
do_nth_in : {
    Word last = none;
    const Word most = i->op == Do::first_in ? 1 : r[i->c];
    if (r[i->b] != none && most > 0)
        (void)walk_kind(r[i->b] & place_mask, code.is_kind[static_cast<std::size_t>(i->d)].data(),
                        static_cast<std::size_t>(most), &last);
    r[i->a] = last;
    NEXT;
}
do_gather : {
    const auto start_at = lists_.size();
    lists_.push_back(0);
    if (r[i->b] != none)
        gather_kind(r[i->b] & place_mask, code.is_kind[static_cast<std::size_t>(i->d)].data());
    lists_[start_at] = static_cast<Word>(lists_.size() - start_at - 1);
    r[i->a] = static_cast<Word>(start_at);
    NEXT;
}
do_shorten : {
    Word& size = lists_[static_cast<std::size_t>(r[i->a])];
    size = std::min(size, std::max(r[i->b], 0));
    NEXT;
}
do_first_of:
do_last_of : {
    const auto from = static_cast<std::size_t>(r[i->b]);
    const Word size = lists_[from];
    r[i->a] = size == 0 ? none : lists_[from + (i->op == Do::first_of ? 1 : static_cast<std::size_t>(size))];
    NEXT;
}
do_item : {
    const auto from = static_cast<std::size_t>(r[i->b]);
    if (r[i->c] >= lists_[from])
        at = list + i->d;
    else
        r[i->a] = lists_[from + 1 + static_cast<std::size_t>(r[i->c])];
    NEXT;
}
do_mark:
    r[i->a] = static_cast<Word>(lists_.size());
    NEXT;
do_release:
    lists_.resize(static_cast<std::size_t>(r[i->a]));
    NEXT;
do_gain:
    r[i->c] = gains(i->d, r[i->a], r[i->b]);
    if (stopped) return 0;
    NEXT;
do_gain_number:
    r[i->c] = gains(i->d, r[i->a], i->b);
    if (stopped) return 0;
    NEXT;
do_lose:
    r[i->c] = loses(i->d, r[i->a], r[i->b]);
    NEXT;
do_lose_number:
    r[i->c] = loses(i->d, r[i->a], i->b);
    NEXT;
do_move : {
    const Word thing = r[i->a], place = r[i->b], to = place & place_mask;
    const auto zone = static_cast<std::size_t>(to - things);
    if (!is_thing(thing) || place == none || to < things || zone >= code.roomy.size() ||
        code.roomy[zone] == 0)
        r[i->c] = move(thing, place) ? 1 : 0;
    else {
        put(thing, to, (place & at_top) != 0 || ((place & at_bottom) == 0 && code.pile[zone] != 0));
        r[i->c] = 1;
    }
    NEXT;
}
do_call:
do_call_reaction:
do_call_body : {
    auto function = static_cast<std::uint32_t>(i->d);
    Word self = none;
    if (i->op == Do::call_body) {
        self = r[i->c];
        function = is_thing(self) ? code.bodies[function][static_cast<std::size_t>(self)] : no_index;
        if (function == no_index) NEXT;
    }
    const Function& callee = code.functions[function];
    r[i->a] = r[i->a + 1] = r[i->b];
    r[i->a + 2] = self;
    calls_.push_back(
        {function, static_cast<std::uint32_t>(at - list), i->a, static_cast<std::uint32_t>(lists_.size())});
    if (++steps_ > options_.steps) {
        endless();
        return 0;
    }
    if (static_cast<std::size_t>(r - registers_.data()) + i->a + callee.registers > registers_.size()) {
        const auto from = r - registers_.data();
        const std::size_t needed = static_cast<std::size_t>(from) + i->a + callee.registers;
        if (needed > most_registers) {
            fail_straight("effects set each other off without end", no_hir);
            return 0;
        }
        registers_.resize(std::max(needed, registers_.size() * 2));
        r = registers_.data() + from;
    }
    r += i->a;
    for (std::uint16_t slot = callee.declared; slot < callee.unset; ++slot) r[3 + slot] = unset;
    at = list + callee.first;
    NEXT;
}
do_step:
    if (++steps_ > options_.steps) {
        endless();
        return 0;
    }
    NEXT;
do_repeat:
    if (r[i->a]-- <= 0)
        at = list + i->d;
    else if (++steps_ > options_.steps) {
        endless();
        return 0;
    }
    NEXT;
do_leave : {
    const Call done = calls_.back();
    calls_.pop_back();
    if (calls_.empty()) return 0;
    if (lists_.size() > done.lists) lists_.resize(done.lists);
    r -= done.base;
    at = list + done.back;
    NEXT;
}
// What is evaluated on the tree, as deep as the tree would be.
#define ON_TREE(index, expression)                                                                           \
    do {                                                                                                     \
        const Viewpoint& from = code.viewpoints[index];                                                      \
        Env inner = viewpoint(from, r, e);                                                                   \
        depth_ += from.depth;                                                                                \
        const Word found = expression;                                                                       \
        depth_ -= from.depth;                                                                                \
        if (failed()) return 0;                                                                              \
        r[i->a] = found;                                                                                     \
        NEXT;                                                                                                \
    } while (false)
do_local:
    r[i->a] = e->locals[i->d];
    NEXT;
do_set_local:
    e->locals[i->d] = r[i->a];
    NEXT;
do_lend:
    if (e->locals != nullptr) {
        r[i->b] = e->locals[i->d];
        e->locals[i->d] = r[i->a];
    }
    NEXT;
do_give_back:
    if (e->locals != nullptr) e->locals[i->d] = r[i->b];
    NEXT;
do_either:
    r[i->a] = r[i->b] != none ? r[i->b] : r[i->c];
    NEXT;
do_owner_of:
    r[i->a] = is_thing(r[i->b]) ? owner_of(w, r[i->b]) : none;
    NEXT;
do_holder_of:
    r[i->a] = r[i->b] == none ? none : holder_of(w, r[i->b]);
    NEXT;
do_place_of:
    r[i->a] = is_thing(r[i->b]) ? w[t.place + r[i->b]] : none;
    NEXT;
do_parent_of:
    r[i->a] = is_thing(r[i->b]) ? parent_of(w, r[i->b], KindId(i->d)) : none;
    NEXT;
do_player_of:
    r[i->a] = !is_thing(r[i->b]) ? none : t.is_a(r[i->b], p.player_kind) ? r[i->b] : owner_of(w, r[i->b]);
    NEXT;
do_field:
do_field_or_none : {
    const Word thing = r[i->b];
    if (!is_thing(thing)) {
        r[i->a] = i->op == Do::field ? 0 : none;
        NEXT;
    }
    if (const Word slot = code.field_at[static_cast<std::size_t>(i->d)][static_cast<std::size_t>(thing)];
        slot != 0) {
        r[i->a] = w[slot];
        NEXT;
    }
    ON_TREE(i->c, field_of(thing, FieldId(i->d), inner));
}
do_modified : {
    const Code::Modified& what = code.modified[static_cast<std::size_t>(i->d)];
    ON_TREE(what.viewpoint, modified(r[i->b], t.define_ears[what.define], r[i->c], inner));
}
do_filter : {
    const Code::Filter& what = code.filters[static_cast<std::size_t>(i->d)];
    ON_TREE(i->c, filter_plain(what.filter, p.noun(what.noun), r[i->b], inner) ? 1 : 0);
}
do_inside:
    ON_TREE(i->c, is_thing(r[i->b]) && inside(r[i->b], static_cast<HirId>(i->d), inner) ? 1 : 0);
do_units:
    ON_TREE(i->c, count_units(static_cast<HirId>(i->d), r[i->b], inner));
do_paid_elsewhere:
    ON_TREE(static_cast<std::size_t>(i->d), paid_elsewhere(r[i->b], r[i->c], inner) ? 1 : 0);
do_match_arg : {
    const Code::Arg& what = code.args[static_cast<std::size_t>(i->d)];
    ON_TREE(i->c, match_arg(p.patterns[what.pattern].args[what.arg], *e->heard, inner) ? 1 : 0);
}
do_match_noun:
    ON_TREE(i->c, match_noun(static_cast<HirId>(i->d), r[i->b], {TypeTag::thing, 0}, inner) ? 1 : 0);
do_match_times : {
    const Listener& l = t.listeners[static_cast<std::size_t>(i->d)];
    const Tail& tail = i->b == 0 ? p.reactions[l.reaction].tail : p.abilities[l.ability].tail;
    ON_TREE(i->c, match_times(tail, e->heard, inner, l) ? 1 : 0);
}
#undef ON_TREE
do_bind : {
    const auto pattern = static_cast<PatternId>(i->d);
    const bool heard = verb_is(e->heard->verb, p.patterns[pattern].verb);
    r[i->a] = heard ? 1 : 0;
    if (heard) bind_pattern(pattern, *e->heard, r + i->b);
    NEXT;
}
do_is_in:
    r[i->a] = r[i->c] != none && is_thing(r[i->b]) && is_in(w, r[i->b], r[i->c] & place_mask) ? 1 : 0;
    NEXT;
do_in_zone:
    r[i->a] = is_thing(r[i->b]) && lies_in_zone(w, r[i->b], ZoneId(i->d)) ? 1 : 0;
    NEXT;
do_in_kind:
    r[i->a] = is_thing(r[i->b]) && lies_in_one(r[i->b], code.is_kind[static_cast<std::size_t>(i->d)]) ? 1 : 0;
    NEXT;
do_owned : {
    const Word wanted = r[i->c], owner = owner_of(w, r[i->b]);
    r[i->a] = wanted == t.team || (owner == wanted && owner != none) ||
                      (wanted != none && t.things[static_cast<std::size_t>(r[i->b])].host == wanted)
                  ? 1
                  : 0;
    NEXT;
}
do_part_of : {
    const Word where = r[i->c], thing = r[i->b];
    r[i->a] = where != none && (t.things[static_cast<std::size_t>(thing)].host == where ||
                                is_in(w, thing, where) || owner_of(w, thing) == where)
                  ? 1
                  : 0;
    NEXT;
}
do_is_kind:
    r[i->a] = is_thing(r[i->b])
                  ? code.is_kind[static_cast<std::size_t>(i->d)][static_cast<std::size_t>(r[i->b])]
                  : 0;
    NEXT;
do_has_trait:
    r[i->a] = is_thing(r[i->b]) && has_trait(r[i->b], TraitId(i->d)) ? 1 : 0;
    NEXT;
do_first_here:
    r[i->a] = w[t.first + r[i->b]];
    NEXT;
do_last_here:
    r[i->a] = w[t.last + r[i->b]];
    NEXT;
do_next_here:
    r[i->a] = w[t.next + r[i->b]];
    NEXT;
do_belongs:
    r[i->a] = belongs(r[i->b], r[i->c], *e) ? 1 : 0;
    NEXT;
do_had_by : {
    const Word who = r[i->c];
    const bool person = t.is_a(who, p.player_kind) || who == t.team;
    r[i->a] = (person ? belongs(r[i->b], who, *e) : w[t.place + r[i->b]] == who) ? 1 : 0;
    NEXT;
}
do_add_wide : {
    std::int64_t sum = 0;
    std::memcpy(&sum, &r[i->a], sizeof sum);
    sum += r[i->b];
    std::memcpy(&r[i->a], &sum, sizeof sum);
    NEXT;
}
do_from_wide : {
    std::int64_t sum = 0;
    std::memcpy(&sum, &r[i->b], sizeof sum);
    r[i->a] = number(sum, code.nodes[static_cast<std::size_t>(i - list)]);
    if (failed()) return 0;
    NEXT;
}
do_fill:
    std::fill_n(r + i->a, i->b, none);
    NEXT;
do_finish:
    return r[i->a];
}
#undef NEXT
#pragma GCC diagnostic pop

void Exec::gather_kind(Word place, const std::uint8_t* is) {
    const Word* w = s.words.data();
    for (Word thing = w[t.first + place]; thing != none; thing = w[t.next + thing]) {
        if (is[thing] != 0) lists_.push_back(thing);
        if (w[t.first + thing] != none || !t.zones_in[static_cast<std::size_t>(thing)].empty())
            gather_kind(thing, is);
    }
    for (const Word inner : t.zones_in[static_cast<std::size_t>(place)]) gather_kind(inner, is);
}

} // namespace cantrip::runtime
