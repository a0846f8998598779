// The pending frames of a state from outside. Each kind of frame has its effect, its size, and words of its
// own; locals must fit what the code that reads them takes them for.

#include <algorithm>
#include <map>

#include "interpreter/inspect.hpp"

namespace cantrip::runtime {
namespace {

// More than a game has things; it keeps sums small.
constexpr Word most_choices = 100'000;

// More than a block has statements: what counts steps stays below it.
constexpr Word most_steps = 1 << 24;

bool within(Word value, Word low, Word high) { return value >= low && value < high; }

// What the code of an activation takes its locals for.
struct Slots {
    std::uint32_t count = 0; // one more than the last
    std::map<std::uint32_t, std::vector<Type>> types;
};

class SlotReader {
  public:
    SlotReader(const Tables& tables, Slots& slots) : t_(tables), p_(*tables.program), slots_(slots) {}

    void read(HirId id) {
        if (id == no_hir || id >= p_.hir.size()) return;
        const Hir& hir = p_.at(id);
        if (hir.op == Op::local) {
            use(hir.a);
            slots_.types[hir.a].push_back(hir.type);
        }
        if (hir.op == Op::let || hir.op == Op::subject || (hir.op == Op::it && hir.a != no_index)) use(hir.a);
        if (hir.op == Op::call) use(hir.b);
        if (t_.ask_slot[id] != 0) use(t_.ask_slot[id] - 1U);
        if (hir.op == Op::np) noun(p_.noun(id));
        for (const HirId child : p_.children(id)) read(child);
    }

  private:
    void use(std::uint32_t slot) {
        if (slot != no_index) slots_.count = std::max(slots_.count, slot + 1);
    }
    void noun(const Noun& noun) {
        use(noun.it);
        for (const HirId part : {noun.count, noun.value, noun.per}) read(part);
    }

    const Tables& t_;
    const Program& p_;
    Slots& slots_;
};

class FrameInspector {
  public:
    FrameInspector(const Tables& tables, const State& state)
        : t_(tables), p_(*tables.program), state_(state), w_(state.words), fits_(tables, state),
          size_(static_cast<Word>(state.words.size())) {}

    [[nodiscard]] bool run() {
        if (!within(at(h_keep), 0, size_ + 1) || !within(at(h_answer), 0, 2)) return false;
        Word above = size_;
        int depth = 0;
        for (Word fr = at(h_frame); fr != 0; fr = at(fr + f_prev)) {
            if (!within(fr, t_.stack, size_ - f_data + 1) || fr >= above || ++depth > 100'000) return false;
            if (!within(at(fr + f_kind), 0, static_cast<Word>(Frame::count_)) ||
                !within(at(fr + f_prev), 0, fr))
                return false;
            if (!frame(fr, above)) return false;
            above = fr;
        }
        return at(h_frame) != 0 && answer() && lasting();
    }

  private:
    // 0 outside of the state: a forged one may name any place.
    [[nodiscard]] Word at(Word index) const {
        return static_cast<std::size_t>(index) < w_.size() ? w_[static_cast<std::size_t>(index)] : 0;
    }

    [[nodiscard]] bool frame(Word fr, Word above) {
        const auto kind = static_cast<Frame>(at(fr + f_kind));
        const auto node = static_cast<HirId>(at(fr + f_node));
        if ((node != no_hir && node >= p_.hir.size()) || !fits_.thing(at(fr + f_subject)) ||
            !within(at(fr + f_pc), 0, most_steps))
            return false;
        if (!runs(kind, node) || fr + words_of(kind) > above) return false;
        const Word act = at(fr + f_act);
        const bool active = kind == Frame::event || kind == Frame::body || kind == Frame::perform;
        if (active && act != fr) return false;
        if (act == 0) return kind == Frame::root;
        if (act > fr || !activation(act)) return false;
        // A question may be about a phrase of other code; it reads no local.
        if (!active && kind != Frame::question && node != no_hir &&
            slots_of(node).count > static_cast<std::uint32_t>(at(act + a_count)))
            return false;
        above_ = above;
        return parts(kind, fr, node);
    }

    // The effects that a frame of this kind steps through.
    [[nodiscard]] bool runs(Frame kind, HirId node) const {
        const Op op = node == no_hir ? Op::error : p_.at(node).op;
        switch (kind) {
        case Frame::block: return op == Op::block || op == Op::seq;
        case Frame::call: return op == Op::call;
        case Frame::may: return op == Op::may;
        case Frame::loop: return op == Op::repeat;
        case Frame::each: return op == Op::subject;
        case Frame::choose: return op == Op::choose || op == Op::either;
        case Frame::arrow: return op == Op::arrow;
        case Frame::price:
            return op == Op::price || op == Op::pay ||
                   (node != no_hir && op < Op::block); // a price that a reaction changed stands alone
        case Frame::window: return op == Op::window;
        case Frame::together: return op == Op::together;
        case Frame::secretly: return op == Op::secretly;
        case Frame::let: return op == Op::let || op == Op::assign;
        case Frame::pass_on: return op == Op::match || op == Op::if_;
        case Frame::event:
        case Frame::body:
        case Frame::question: return true;
        default: return node == no_hir;
        }
    }

    // What every frame of this kind has at least.
    static Word words_of(Frame kind) {
        switch (kind) {
        case Frame::event:
        case Frame::body:
        case Frame::perform: return a_locals;
        case Frame::call: return c_args;
        case Frame::question: return q_options;
        case Frame::may: return f_data + 1;
        case Frame::pass_on:
        case Frame::secretly:
        case Frame::purse: return f_data + 2;
        case Frame::let:
        case Frame::together: return f_data + 3;
        case Frame::loop:
        case Frame::choose: return f_data + 4;
        case Frame::each:
        case Frame::window:
        case Frame::reacts:
        case Frame::whenever: return f_data + 5;
        case Frame::price: return price_words;
        default: return f_data;
        }
    }

    [[nodiscard]] bool parts(Frame kind, Word fr, HirId node) {
        const Word pc = at(fr + f_pc), first = at(fr + f_data), second = at(fr + f_data + 1);
        switch (kind) {
        case Frame::call: return call(fr, node);
        case Frame::question: return question(fr);
        case Frame::reacts: return reacts(fr);
        case Frame::price: return price(fr, pc);
        case Frame::choose:
            return pc == 0 ? fresh(fr, f_data + 2)
                           : owns(fr, first) && second >= 0 &&
                                 fits_.every(first, [&](Word effect) { return part_of(node, effect); });
        case Frame::each:
            return pc < 2 ? fresh(fr, f_data + 3) && fits_.thing(at(fr + f_data + 3))
                          : owns(fr, first) && second >= 0 && ends(fr, first, at(fr + f_data + 2)) &&
                                fits_.thing(at(fr + f_data + 3)) && members(node, first);
        case Frame::loop:
            return pc < 2 ? fresh(fr, f_data + 4)
                          : within(pc, 2, 4) && second >= 0 && end(fr, at(fr + f_data + 2));
        case Frame::window:
            return pc == 0
                       ? fresh(fr, f_data + 4)
                       : owns(fr, first) && at(first) > 0 &&
                             fits_.every(first,
                                         [&](Word player) { return within(player, 0, t_.thing_count()); }) &&
                             within(second, 0, at(first)) && within(at(fr + f_data + 2), 0, size_) &&
                             ends(fr, first, at(fr + f_data + 3));
        case Frame::whenever: return pc == 0 ? fresh(fr, f_data + 3) : whenever(fr);
        case Frame::together: return pc == 0 ? fresh(fr, f_data + 3) : zombies(fr);
        case Frame::secretly: return pc == 0 || snapshot(first);
        case Frame::pass_on: return matching(fr, node);
        case Frame::purse:
            return within(first, 0, static_cast<Word>(p_.units.size())) && second >= 0 &&
                   paying(at(fr + f_prev));
        default: return true;
        }
    }

    // The words of a frame that has not begun.
    [[nodiscard]] bool fresh(Word fr, Word to) const {
        for (Word i = f_data; i < to; ++i)
            if (at(fr + i) != 0) return false;
        return true;
    }
    // A list of a frame is made while that is on top: it lies between it and what was put above it.
    [[nodiscard]] bool owns(Word fr, Word list) const {
        return list >= fr + words_of(static_cast<Frame>(at(fr + f_kind))) && list < above_ &&
               fits_.real_list(list) && at(list) < above_ - list;
    }
    // Where a frame cuts off what an earlier round left: behind its own words and lists.
    [[nodiscard]] bool end(Word fr, Word to) const {
        return within(to, fr + words_of(static_cast<Frame>(at(fr + f_kind))), above_ + 1);
    }
    [[nodiscard]] bool ends(Word fr, Word list, Word to) const { return end(fr, to) && to > list + at(list); }

    // w_rule, w_list, w_index, w_end, w_result.
    [[nodiscard]] bool whenever(Word fr) const {
        const Word rule = at(fr + f_data), list = at(fr + f_data + 1), to = at(fr + f_data + 3);
        const auto rules = static_cast<Word>(t_.whenevers.size());
        if (!within(rule, 0, rules + 1) || !end(fr, to) || !within(at(fr + f_data + 4), 0, 2)) return false;
        return list == none ||
               (rule < rules && owns(fr, list) && at(fr + f_data + 2) >= 0 && at(list) % 3 == 0 &&
                at(fr + f_data + 2) % 3 == 0 &&
                fits_.every(list, [&](Word thing) { return within(thing, none, t_.thing_count()); }));
    }

    // The arm that is next, and what is looked at.
    [[nodiscard]] bool matching(Word fr, HirId node) const {
        if (p_.at(node).op == Op::if_) return within(at(fr + f_pc), 0, 3);
        const auto arms = static_cast<Word>(p_.at(node).count) - 1;
        if (!within(at(fr + f_pc), 0, arms + 3)) return false;
        return at(fr + f_pc) < 2 || loosely(at(fr + f_data), p_.at(p_.child(node, 0)).type);
    }

    [[nodiscard]] bool part_of(HirId node, Word effect) const {
        const auto parts = p_.children(node);
        return std::find(parts.begin(), parts.end(), static_cast<HirId>(effect)) != parts.end();
    }
    [[nodiscard]] bool members(HirId node, Word list) const {
        const HirId who = p_.child(node, 0);
        const bool things = p_.at(who).op != Op::np ||
                            (p_.noun(who).of != NounOf::number && p_.noun(who).of != NounOf::names);
        return !things || fits_.every(list, [&](Word member) { return fits_.thing(member); });
    }

    [[nodiscard]] bool call(Word fr, HirId node) const {
        const Verb& verb = p_.verbs[p_.at(node).a];
        const auto params = static_cast<Word>(verb.params.size());
        if (at(fr + c_verb) != static_cast<Word>(p_.at(node).a) || fr + c_args + 2 * params > above_)
            return false;
        if (!within(at(fr + c_param), 0, params + 1) || !within(at(fr + c_index), 0, size_) ||
            !within(at(fr + c_actor_index), 0, size_) || !within(at(fr + c_done), 0, size_))
            return false;
        if (!fits_.thing(at(fr + c_actor)) || !fits_.thing(at(fr + c_old)) || at(fr + c_way) < none ||
            at(fr + c_charge) < none)
            return false;
        // Once a way is chosen, its charges are decided one after the other.
        if (at(fr + c_way) > 0 && at(fr + c_charge) < 0) return false;
        if (at(fr + f_pc) > 0 &&
            !fits_.every(at(fr + c_actors), [&](Word actor) { return fits_.thing(actor); }))
            return false;
        if (!within(at(fr + f_pc), 0, 4)) return false;
        for (Word i = 0; i < params; ++i) {
            const Type type = verb.params[static_cast<std::size_t>(i)].type;
            const Word value = at(fr + c_args + i);
            if (!within(at(fr + c_args + params + i), 0, 2)) return false;
            if (at(fr + c_args + params + i) != 0) {
                // Units come with their numbers, things one by one.
                const bool units = type.is(TypeTag::unit);
                Word n = 0;
                if (units && value >= t_.stack && fits_.list(value) && at(value) % 2 != 0) return false;
                if (!fits_.every(value, [&](Word member) {
                        return units && n++ % 2 == 1 ? fits_(member, {TypeTag::number, 0})
                                                     : fits_(member, type);
                    }))
                    return false;
            } else if (!loosely(value, type))
                return false;
        }
        return true;
    }

    // A name may outlive the list that it stood for; what is read through it then is nothing.
    [[nodiscard]] bool loosely(Word value, Type type) const {
        return value == none || value == unset || type.is(TypeTag::list) || fits_(value, type);
    }

    [[nodiscard]] bool question(Word fr) {
        const Word options = at(fr + q_options_count), fast = at(fr + q_fast_count);
        if (!within(options, 0, most_choices) || !within(fast, 0, most_choices) ||
            !within(at(fr + q_form), 0, 8) || !fits_.thing(at(fr + q_player)))
            return false;
        const std::int64_t members =
            fr + q_options + (std::int64_t{options} + fast) * std::int64_t{q_option_words};
        if (members > above_ || at(fr + q_least) < 0 || at(fr + q_most) < 0) return false;
        for (Word i = 0; i < options + fast; ++i) {
            const Word option = fr + q_options + i * q_option_words;
            const auto kind = static_cast<Choice::Kind>(at(option));
            if (!within(at(option), 0, 11) || at(option + 2) < 0 || !choice(fr, kind, at(option + 1)))
                return false;
            if (i >= options && kind != Choice::Kind::action) return false;
            const std::int64_t first = at(option + 3);
            if (first == none) continue;
            if (first < 0 || members + first + at(option + 2) > above_) return false;
            for (Word n = 0; n < at(option + 2); ++n)
                if (!choice(fr, kind, at(static_cast<Word>(members + first) + n))) return false;
        }
        return true;
    }

    // Ways to pay are counted anew: the question names the price, and its locals are there.
    [[nodiscard]] bool priced(Word fr) {
        const auto cost = static_cast<HirId>(at(fr + f_node));
        const Word act = at(fr + f_act);
        return at(fr + f_prev) > 0 && at(at(fr + f_prev) + f_act) == act && cost != no_hir && act > 0 &&
               slots_of(cost).count <= static_cast<std::uint32_t>(at(act + a_count));
    }

    [[nodiscard]] bool choice(Word fr, Choice::Kind kind, Word value) {
        const Word prev = at(fr + f_prev);
        switch (kind) {
        case Choice::Kind::thing: {
            // In a payment things are counted behind the units.
            const bool pay = static_cast<Question::Kind>(at(fr + q_form)) == Question::Kind::pay;
            const Word base = pay ? static_cast<Word>(p_.units.size()) : 0;
            return within(value, base, base + t_.thing_count());
        }
        case Choice::Kind::action:
            return within(value, 0, t_.thing_count()) &&
                   t_.things[static_cast<std::size_t>(value)].action != no_index;
        case Choice::Kind::unit: return within(value, 0, static_cast<Word>(p_.units.size()));
        case Choice::Kind::number: return fits_(value, {TypeTag::number, 0});
        case Choice::Kind::way: return within(value, 0, most_choices) && priced(fr);
        case Choice::Kind::yes:
        case Choice::Kind::no: return within(value, 0, 2);
        case Choice::Kind::pass: return value == none;
        case Choice::Kind::word: return within(value, 0, static_cast<Word>(p_.names_values.size()));
        case Choice::Kind::effect:
            return prev > 0 && static_cast<Frame>(at(prev + f_kind)) == Frame::choose &&
                   within(at(prev + f_node), 0, static_cast<Word>(p_.hir.size())) &&
                   part_of(static_cast<HirId>(at(prev + f_node)), value);
        case Choice::Kind::reaction:
            return prev > 0 && static_cast<Frame>(at(prev + f_kind)) == Frame::reacts &&
                   within(value, 0, at(prev + f_data + 3)) && reacts(prev) &&
                   within(at(at(prev + f_data + 2) + 1 + value * 4), 0,
                          static_cast<Word>(t_.listeners.size()));
        }
        return false;
    }

    // r_event, r_form, r_list, r_count, r_end; a list of listener, card, player and lasting effect.
    [[nodiscard]] bool reacts(Word fr) {
        const Word list = at(fr + f_data + 2), count = at(fr + f_data + 3);
        if (!within(at(fr + f_data + 1), 0, 10) || !fits_.real_list(list) ||
            !within(count, 0, most_choices) || at(list) != count * 4 ||
            at(fr + f_data + 4) <= list + at(list) || at(fr + f_data + 4) > size_)
            return false;
        const Word event = at(fr + f_data);
        if (!within(event, t_.stack, size_ - a_locals + 1) ||
            static_cast<Frame>(at(event + f_kind)) != Frame::event)
            return false;
        Word n = 0;
        return fits_.every(list, [&](Word value) {
            switch (n++ % 4) {
            case 0: return within(value, none, static_cast<Word>(t_.listeners.size()));
            case 3:
                return value == none || (fits_.real_list(value) && at(value) > 0 && value < list &&
                                         record_fits({&w_[static_cast<std::size_t>(value) + 1],
                                                      static_cast<std::size_t>(at(value))}));
            default: return fits_.thing(value);
            }
        });
    }

    // The plan of a payment: what, how many, and the ability, card, player and lasting effect that let it
    // stand for something else.
    [[nodiscard]] bool price(Word fr, Word pc) {
        if (at(fr + f_data) < none || at(fr + f_data + 1) < 0 || at(fr + f_data + 3) < 0) return false;
        if (!within(at(fr + f_data + 6), 0, 3) || !purse_kept(at(fr + f_data + 5))) return false;
        if (pc < 2) return true;
        Word n = 0, what = none, accept = none;
        return fits_.every(at(fr + f_data + 2), [&](Word value) {
            switch (n++ % 6) {
            case 0: what = value; return fits_(value, {TypeTag::unit, 0});
            case 1:
                return what == none ? within(value, none, static_cast<Word>(p_.hir.size()))
                                    : fits_(value, {TypeTag::number, 0});
            case 2: accept = value; return within(value, none, static_cast<Word>(t_.listeners.size()));
            case 5: return value == none || accept_record(value, accept);
            default: return fits_.thing(value);
            }
        }) && n % 6 == 0;
    }

    // The copy of a lasting `accept` whose names its body reads.
    [[nodiscard]] bool accept_record(Word list, Word accept) {
        if (!fits_.real_list(list) || at(list) <= 0) return false;
        const Record record{&w_[static_cast<std::size_t>(list) + 1], static_cast<std::size_t>(at(list))};
        return record_fits(record) && record[k_type] == 0 && record[k_what] == accept;
    }

    // What the payer had of each transient unit before; 0 when no purse is open.
    [[nodiscard]] bool purse_kept(Word list) const {
        return list == 0 || (fits_.real_list(list) && at(list) == static_cast<Word>(t_.transients.size()) &&
                             fits_.every(list, [](Word value) { return value >= 0; }));
    }

    // A purse is filled for the event of paying, and that stands on its price.
    [[nodiscard]] bool paying(Word event) const {
        return event > 0 && static_cast<Frame>(at(event + f_kind)) == Frame::event && at(event + f_prev) > 0;
    }

    // Events that wait until all of them are done.
    [[nodiscard]] bool zombies(Word fr) {
        int count = 0;
        for (Word event = at(fr + f_data); event != 0; event = at(event + a_zombie))
            if (++count > 100'000 || !activation(event) ||
                static_cast<Frame>(at(event + f_kind)) != Frame::event)
                return false;
        return within(at(fr + f_data + 1), 0, size_ + 1) &&
               (at(fr + f_data + 2) == 0 || activation(at(fr + f_data + 2)));
    }

    // All records of what lasts, one behind the other.
    [[nodiscard]] bool lasting() {
        std::span<const Word> rest = state_.lasting;
        while (!rest.empty()) {
            if (rest[0] < k_names || static_cast<std::size_t>(rest[0]) > rest.size()) return false;
            const auto size = static_cast<std::size_t>(rest[0]);
            if (!record_fits(rest.first(size))) return false;
            rest = rest.subspan(size);
        }
        return true;
    }

    [[nodiscard]] bool record_fits(Record record) {
        if (record.size() < k_names || static_cast<std::size_t>(record[k_size]) != record.size())
            return false;
        const bool reaction = record[k_type] == 0;
        if (!within(record[k_type], 0, 2) || !within(record[k_at_start], 0, 2) || record[k_scope] < 0)
            return false;
        const std::size_t most = reaction ? t_.listeners.size() : p_.hir.size();
        if (!within(record[k_what], 0, static_cast<Word>(most)) ||
            !within(record[k_until], none, static_cast<Word>(p_.verbs.size())))
            return false;
        for (const Word who : {record[k_you], record[k_self], record[k_subject]})
            if (!fits_.thing(who)) return false;
        if (!within(record[k_count], 0, static_cast<Word>(record.size() - k_names) + 1)) return false;
        return lists_fit(record) && names_fit(record, reaction);
    }

    [[nodiscard]] static bool lists_fit(Record record) {
        auto at = static_cast<std::size_t>(k_names + record[k_count]);
        while (at < record.size()) {
            if (record.size() - at < 2 || !within(record[at], 0, record[k_count]) || record[at + 1] < 0 ||
                static_cast<std::size_t>(record[at + 1]) > record.size() - at - 2)
                return false;
            at += 2 + static_cast<std::size_t>(record[at + 1]);
        }
        return true;
    }

    // The names are what the code that will read them takes them for, and there are as many as it reads.
    [[nodiscard]] bool names_fit(Record record, bool reaction) {
        const auto count = static_cast<std::uint32_t>(record[k_count]);
        const auto value = [&](std::uint32_t slot) {
            return record[static_cast<std::size_t>(k_names) + slot];
        };
        if (!reaction) {
            const auto effect = static_cast<HirId>(record[k_what]);
            return t_.effect_lists.contains(effect) && typed(slots_of(effect), count, value);
        }
        const Listener& l = t_.listeners[static_cast<std::size_t>(record[k_what])];
        if (!l.lasting || count != p_.reactions[l.reaction].locals) return false;
        Slots slots;
        SlotReader reader(t_, slots);
        const Reaction& r = p_.reactions[l.reaction];
        for (const HirId part : {l.effect, r.value, r.whom, r.price, r.tail.if_, r.tail.while_})
            reader.read(part);
        slots.count = 0; // what it binds itself lies behind the names it was given
        std::erase_if(slots.types, [&](const auto& entry) { return entry.first >= count; });
        return typed(slots, count, value);
    }

    [[nodiscard]] bool snapshot(Word base) const {
        return within(base, t_.stack, size_ - t_.table + 1) && world_is_sound(t_, state_, base);
    }

    [[nodiscard]] bool activation(Word fr) {
        if (!within(fr, t_.stack, size_ - a_locals + 1) || at(fr + a_count) < 0 ||
            at(fr + a_count) > size_ - fr - a_locals - groups(fr))
            return false;
        if (const auto known = sound_.find(fr); known != sound_.end()) return known->second;
        sound_[fr] = true; // what it refers to may refer back
        return sound_[fr] = whole(fr);
    }

    // An event has marks of groups behind its locals.
    [[nodiscard]] Word groups(Word fr) const {
        return static_cast<Frame>(at(fr + f_kind)) == Frame::event ? t_.exclusive_words : 0;
    }

    [[nodiscard]] bool whole(Word fr) {
        const auto kind = static_cast<Frame>(at(fr + f_kind));
        if (kind != Frame::event && kind != Frame::body && kind != Frame::perform && kind != Frame::root)
            return false;
        if (kind == Frame::event && !within(at(fr + a_verb), 0, static_cast<Word>(p_.verbs.size())))
            return false;
        if (!within(at(fr + a_ability), kind == Frame::perform ? 0 : none,
                    static_cast<Word>(p_.abilities.size())) ||
            !within(at(fr + a_reaction), none, static_cast<Word>(p_.reactions.size())))
            return false;
        if (!within(at(fr + a_listener), none, static_cast<Word>(t_.listeners.size())) ||
            !fits_.thing(at(fr + a_this)))
            return false;
        if (!fits_.thing(at(fr + a_actor)) || !fits_.thing(at(fr + a_you))) return false;
        if (at(fr + a_event) != 0 && !activation(at(fr + a_event))) return false;
        if (at(fr + a_snapshot) != 0 && !snapshot(at(fr + a_snapshot))) return false;
        if (kind == Frame::perform && !performed(fr)) return false;
        return locals(fr, kind);
    }

    // An action: which one, and the thing that stands for it.
    [[nodiscard]] bool performed(Word fr) const {
        const Word action = at(fr + a_source);
        return within(action, 0, t_.thing_count()) && t_.things[static_cast<std::size_t>(action)].action ==
                                                          static_cast<AbilityId>(at(fr + a_ability));
    }

    [[nodiscard]] bool locals(Word fr, Frame kind) {
        const auto count = static_cast<std::uint32_t>(at(fr + a_count));
        const auto value = [&](std::uint32_t slot) { return at(fr + a_locals + static_cast<Word>(slot)); };
        const std::vector<Param>* params = nullptr;
        if (kind == Frame::event) {
            const auto verb = static_cast<VerbId>(at(fr + a_verb));
            params = &p_.verbs[verb].params;
            if (count < t_.verb_locals[verb]) return false;
            if (at(fr + a_ability) != none &&
                count < t_.ability_locals[static_cast<AbilityId>(at(fr + a_ability))])
                return false;
        } else if (kind == Frame::perform) {
            params = &p_.abilities[static_cast<AbilityId>(at(fr + a_ability))].params;
            if (count < t_.ability_locals[static_cast<AbilityId>(at(fr + a_ability))]) return false;
        }
        for (std::size_t i = 0; params != nullptr && i < params->size(); ++i) {
            const Param& param = (*params)[i];
            if (param.slot >= count || !loosely(value(param.slot), param.type)) return false;
        }
        const auto node = static_cast<HirId>(at(fr + f_node));
        return kind != Frame::body || node == no_hir ||
               (node < p_.hir.size() && typed(slots_of(node), count, value));
    }

    template <class Value>
    [[nodiscard]] bool typed(const Slots& slots, std::uint32_t count, const Value& value) const {
        if (slots.count > count) return false;
        for (const auto& entry : slots.types) {
            const Word found = value(entry.first);
            if (std::none_of(entry.second.begin(), entry.second.end(),
                             [&](Type type) { return loosely(found, type); }))
                return false;
        }
        return true;
    }

    [[nodiscard]] const Slots& slots_of(HirId node) {
        const auto [known, fresh] = slots_.try_emplace(node);
        if (fresh) SlotReader(t_, known->second).read(node);
        return known->second;
    }

    // An answer that was given and not taken yet: for the frame that asked.
    [[nodiscard]] bool answer() const {
        if (at(h_answer) == 0) return true;
        const Word fr = at(h_frame);
        if (static_cast<Frame>(at(fr + f_kind)) == Frame::choose)
            return fits_.every(at(h_value), [&](Word effect) {
                return part_of(static_cast<HirId>(at(fr + f_node)), effect);
            });
        return fits_.every(at(h_value), [&](Word value) {
            return value >= -2 - t_.thing_count() &&
                   value < t_.thing_count() + static_cast<Word>(p_.units.size()) + 1'000;
        });
    }

    const Tables& t_;
    const Program& p_;
    const State& state_;
    const std::vector<Word>& w_;
    Fits fits_;
    Word size_;
    Word above_ = 0;             // where the frame above the one that is looked at begins
    std::map<Word, bool> sound_; // activations looked at
    std::map<HirId, Slots> slots_;
};

} // namespace

bool frames_are_sound(const Tables& tables, const State& state) {
    return FrameInspector(tables, state).run();
}

} // namespace cantrip::runtime
