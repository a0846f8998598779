// Changed numbers and forbidden events.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {
namespace {

// Changes of one number, whatever the order they come in: becomes, then + and -, then at least, then at most.
struct Changes {
    bool set = false, low = false, high = false;
    Word value = 0, least = 0, most = 0;
    std::int64_t plus = 0;

    void add(Change change, Word by) {
        switch (change) {
        case Change::plus: plus += by; break;
        case Change::minus: plus -= by; break;
        case Change::becomes:
            value = set ? std::max(value, by) : by;
            set = true;
            break;
        case Change::at_least:
            least = low ? std::max(least, by) : by;
            low = true;
            break;
        case Change::at_most:
            most = high ? std::min(most, by) : by;
            high = true;
            break;
        }
    }
    [[nodiscard]] std::int64_t apply(Word base) const {
        std::int64_t result = (set ? value : base) + plus;
        if (low) result = std::max<std::int64_t>(result, least);
        if (high) result = std::min<std::int64_t>(result, most);
        return result;
    }
};

} // namespace

// `modify hand_limit of you: + 1`.
Word Exec::modified(Word base, const ListenerList& ears, Word of, Env& e) {
    Changes changes;
    Env outer{.frame = e.frame, .event = e.event, .world = e.world, .hypo = e.hypo};
    const bool now = e.world == s.words.data();
    for (const std::uint32_t n : now ? in_force(ears) : std::span(ears.all)) {
        const Listener& l = t.listeners[n];
        const Reaction& r = p.reactions[l.reaction];
        for_each_holder(l, outer, [&](Carrier& one, Env& inner) {
            if (l.level == Level::rule && !l.lasting && one.you == none) inner.you = inner.subject = e.you;
            const HirId whose = p.patterns[r.pattern].of;
            if (whose != no_hir && of != none && !match_noun(whose, of, {TypeTag::thing, 0}, inner)) return;
            if (!match_tail(r.tail, nullptr, inner, l)) return;
            if (r.value == no_hir) return;
            changes.add(r.change, eval(r.value, inner));
            note_fired(l);
        });
    }
    return number(changes.apply(base));
}

namespace {

// The names of a line that fits an event. Where nobody holds it, the actor is the subject.
Env line_env(Exec& x, const Pending& line, const EventView& event, Locals32& own) {
    const Reaction& r = x.p.reactions[x.t.listeners[static_cast<std::size_t>(line.listener)].reaction];
    Env e{.locals = own.data(),
          .you = line.you,
          .subject = line.you == none ? event.actor : line.you,
          .self = line.self,
          .frame = event.frame != 0 ? x.f(event.frame, f_prev) : x.top(),
          .event = event.frame,
          .world = x.s.words.data(),
          .hypo = event.hypo};
    if (line.lasting != none) e = x.lasting_env(x.lasting_at(line.lasting), own, e);
    (void)x.match_pattern(r.pattern, event, e);
    if (r.tail.during != no_index) (void)x.during(r.tail.during, e);
    return e;
}

} // namespace

// The parameters of an event, fixed when it starts.
void Exec::apply_modify(const EventView& event, Word* locals, bool real) {
    const auto& ears = t.ears[event.verb].modify;
    if (ears.empty()) return;
    PendingList found;
    collect(ears, event, found);
    if (found.empty()) return;
    const Verb& verb = p.verbs[event.verb];
    boost::container::small_vector<Changes, 6> changes(verb.params.size() + 1);
    for (const Pending& one : found) {
        const Listener& l = t.listeners[static_cast<std::size_t>(one.listener)];
        const Reaction& r = p.reactions[l.reaction];
        if (r.value == no_hir || r.param > verb.params.size()) continue;
        Locals32 own(l.locals, none);
        Env e = line_env(*this, one, event, own);
        changes[r.param].add(r.change, eval(r.value, e));
        if (real) note_use(l, one.self, one.you, r.tail, f(event.frame, f_prev));
    }
    for (std::size_t i = 0; i <= verb.params.size(); ++i) {
        const std::uint32_t slot = i < verb.params.size() ? verb.params[i].slot : verb.amount_slot;
        if (slot == no_index) continue;
        if (i < verb.params.size() && !verb.params[i].type.is(TypeTag::number)) {
            if (changes[i].set) locals[slot] = changes[i].value;
            continue;
        }
        locals[slot] = number(changes[i].apply(locals[slot]));
    }
}

// A use of a limited ability counts in the innermost running V.
void Exec::note_use(const Listener& l, Word self, Word you, const Tail& tail, Word frame) {
    note_fired(l);
    if (tail.once_per != no_index)
        log(Logged::use, static_cast<Word>(l.number), find_scope(tail.once_per, frame), self, you, nullptr);
}

NameId Exec::label_of(const Listener& l) const {
    if (l.ability == no_index) return no_name;
    const Ability& ability = p.abilities[l.ability];
    return ability.heading != no_index ? p.headings[ability.heading].name : ability.name;
}

// Whether an event cannot happen. A restriction under a label yields to an `allow` that names it; what that
// costs is handed out.
bool Exec::forbidden(const EventView& event, Pending* toll) {
    const Ears& ears = t.ears[event.verb];
    PendingList bans, lifts;
    bool looked = false;
    for (const std::uint32_t n : in_force(ears.forbid)) {
        bans.clear();
        collect_one(n, event, bans);
        if (bans.empty()) continue;
        note_fired(t.listeners[n]);
        if (!looked) collect(ears.allow, event, lifts);
        looked = true;
        for (std::size_t i = 0; i < bans.size(); ++i)
            if (!lifted(label_of(t.listeners[n]), lifts, event, toll)) return true;
    }
    return false;
}

bool Exec::lifted(NameId label, const PendingList& lifts, const EventView& event, Pending* toll) {
    if (label == no_name) return false;
    // Nobody pays where somebody lifts it for nothing.
    for (const bool priced : {false, true})
        for (const Pending& lift : lifts) {
            const Listener& l = t.listeners[static_cast<std::size_t>(lift.listener)];
            const Reaction& r = p.reactions[l.reaction];
            if (r.heading != label || priced != (r.price != no_hir)) continue;
            if (priced) {
                Locals32 own;
                fresh_names(l, own);
                Env e = line_env(*this, lift, event, own);
                if (!can_pay_seq(r.price, e)) continue;
                if (toll != nullptr) *toll = lift;
            } else if (toll != nullptr)
                note_use(l, lift.self, lift.you, r.tail, f(event.frame, f_prev));
            note_fired(l);
            return true;
        }
    return false;
}

} // namespace cantrip::runtime
