// One verb happening, and what reacts to it (S9, S10, S12, S14).

#include <algorithm>

#include "tests/reference/guard.hpp"
#include "tests/reference/play.hpp"

namespace cantrip::reference {

ScopePtr Play::new_scope(Scope::Kind kind, Scope* outer) {
    auto scope = std::make_shared<Scope>();
    scope->kind = kind;
    scope->real = true;
    scope->outer = outer;
    scope->serial = ++serial_;
    if (now_.get() == outer) scope->keeps = now_;
    return scope;
}

View Play::inside_of(Scope& scope) {
    return {.names = &scope.names,
            .settled = &scope.settled,
            .you = scope.you,
            .subject = scope.actor,
            .self = scope.self,
            .around = &scope,
            .event = scope.event,
            .body = &scope,
            .board = &b};
}

std::size_t Play::verb_names(VerbId verb) const {
    std::size_t count = p.verbs[verb].locals;
    for (AbilityId id(0); p.verbs[verb].action && id < p.abilities.size(); ++id)
        if (verb_of_action(id) == verb) count = std::max<std::size_t>(count, p.abilities[id].locals);
    return count + 64;
}

// An event that only might happen.
Scope Play::thought_of(VerbId verb, int actor, const Locals& names, const View& v) const {
    return {.outer = v.around, .verb = verb, .actor = actor, .you = actor, .names = names};
}

// The body under a heading: the thing's own, else that of its nearest kind (S9.12).
AbilityId Play::heading_body(VerbId verb, int thing, View& v) {
    if (!t.is_thing(thing)) return no_index;
    const Piece& piece = t.piece(thing);
    const auto stands = [&](AbilityId id) {
        const Ability& ability = p.abilities[id];
        if (ability.form != Ability::Form::body || ability.heading == no_index ||
            p.headings[ability.heading].verb != verb)
            return false;
        if (ability.face != no_index) {
            const Face& face = p.faces[ability.face];
            if (!works_where(face.works_in, face.works_if, thing, v)) return false;
        }
        return !silenced(id, ability.thing != no_index, thing, v.subject, v);
    };
    if (piece.thing != no_index)
        for (const AbilityId id : p.things[piece.thing].abilities)
            if (stands(id)) return id;
    if (piece.kind != no_index)
        for (const KindId above : p.kinds[piece.kind].ancestors)
            for (const AbilityId id : p.kinds[above].abilities)
                if (stands(id)) return id;
    return no_index;
}

// ---- the steps of an event

// Events and reactions inside each other. More would not fit the stack of a process; how many that are is the
// reference's own (S22.4).
void Play::count_running() {
    if (++running_ > 1500) throw FaultFound{"effects set each other off without end"};
}

bool Play::happen(VerbId verb_id, int actor, const std::vector<Value>& args, int amount, int self,
                  Value* given, AbilityId ability, Payment* payment) {
    const Verb& verb = p.verbs[verb_id];
    const ScopePtr event = new_scope(Scope::Kind::event, now_.get());
    event->verb = verb_id;
    event->actor = event->you = actor;
    event->self = self;
    event->ability = ability;
    event->payment = payment;
    event->names.resize(verb_names(verb_id));
    for (std::size_t i = 0; i < verb.params.size() && i < args.size(); ++i)
        event->names[verb.params[i].slot] = args[i];
    if (verb.amount_slot != no_index) event->names[verb.amount_slot] = one(amount);
    const Guard<ScopePtr> guard(now_, event);
    count_running();
    View v = inside_of(*event);
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        Value& value = event->names[verb.params[i].slot];
        if (verb.params[i].initial != no_hir && value.n == none && !value.many)
            value = eval(verb.params[i].initial, v);
    }
    if (ability != no_index) bind_during(*event, ability);
    bool happened = false, waits = false;
    std::optional<StopScope> stop;
    try {
        happened = pass_bans(*event, v);
        if (!happened) {
            --running_;
            return false;
        }
        happened = steps_of(event, v, given, waits);
    } catch (const StopScope& found) { stop = found; }
    --running_;
    // It runs until its end is over: what happens then can stop it too.
    for (bool over = waits; !over;) {
        try {
            end_times(*event, false);
            leave_times(*event);
            over = true;
        } catch (const StopScope& found) {
            if (found.serial != event->serial) throw;
            if (!stop) stop = found;
        }
    }
    if (stop && stop->serial != event->serial) throw *stop;
    return happened && !stop;
}

// Steps 2 to 5.
bool Play::pass_bans(Scope& event, View& v) {
    const Verb& verb = p.verbs[event.verb];
    modify_event(event, true);
    trace_event(event);
    for (const Param& param : verb.params)
        if (param.pool != no_hir && param.type.is(TypeTag::thing) &&
            !in_pool(param, event.names[param.slot].n, event.actor, event.names, v))
            return false;
    if (verb.counted && verb.amount_slot != no_index && verb.params[0].type.is(TypeTag::unit) &&
        amount_of(event) <= 0)
        return false;
    Due toll;
    if (forbidden(event, &toll)) return false;
    if (toll.listener == nullptr) return true;
    const ScopePtr body = new_scope(Scope::Kind::body, &event);
    body->you = toll.you;
    body->actor = toll.you == none ? event.actor : toll.you;
    body->self = toll.self;
    body->reaction = toll.listener->reaction;
    body->ability = toll.listener->ability;
    body->event = &event;
    (void)view_of(toll, event, body->names);
    note_use(*toll.listener, toll.self, toll.you, p.reactions[body->reaction].tail, event.outer);
    const Guard<ScopePtr> guard(now_, body);
    return run(p.reactions[body->reaction].price, inside_of(*body), true);
}

// Steps 6 to 12.
bool Play::steps_of(const ScopePtr& event, View& v, Value* given, bool& waits) {
    if (looks_back_) event->past = std::make_shared<const Board>(b);
    end_times(*event, true);
    react(*event, ReactionForm::instead, collect(ReactionForm::instead, *event));
    if (event->replaced) {
        if (given != nullptr) *given = {};
        return true;
    }
    react(*event, ReactionForm::before, collect(ReactionForm::before, *event));
    if (!run_body(event, v)) return false;
    if (given != nullptr && p.verbs[event->verb].gives_slot != no_index)
        *given = event->names[p.verbs[event->verb].gives_slot];
    Happened record{event->verb, event->actor, event->serial, event->names, {}};
    // Lists are not remembered.
    for (Value& value : record.names)
        if (value.many) value = {};
    for (const Scope* around = event->outer; around != nullptr; around = around->outer)
        if (around->kind == Scope::Kind::event) record.around.emplace_back(around->verb, around->serial);
    happened_.push_back(std::move(record));
    if (!together_.empty() && together_.back() != nullptr) {
        together_.back()->push_back(event);
        waits = true;
        return true;
    }
    react(*event, ReactionForm::when, collect(ReactionForm::when, *event));
    return true;
}

bool Play::run_body(const ScopePtr& event, View& v) {
    const Verb& verb = p.verbs[event->verb];
    if (native[event->verb] != Native::not_native) return run_native(*event, v);
    if (verb.heading) {
        const int thing = event->names[verb.params[0].slot].n;
        const AbilityId id = heading_body(event->verb, thing, v);
        if (id == no_index) return false;
        const ScopePtr body = new_scope(Scope::Kind::body, event.get());
        body->you = body->actor = event->actor;
        body->self = thing;
        body->ability = id;
        body->names.resize(p.abilities[id].locals + verb.params.size() + 64);
        for (std::size_t i = 0; i < verb.params.size(); ++i)
            body->names[i] = event->names[verb.params[i].slot];
        const Guard<ScopePtr> guard(now_, body);
        (void)run(p.abilities[id].effect, inside_of(*body));
        return true;
    }
    HirId effect = verb.body;
    if (verb.action) {
        if (event->ability == no_index) event->ability = action_of_verb(event->verb);
        effect = event->ability == no_index ? no_hir : p.abilities[event->ability].effect;
    }
    if (effect != no_hir) (void)run(effect, v);
    return true;
}

// ---- reactions

void Play::react(Scope& event, ReactionForm form, std::vector<Due> found) {
    if (found.empty()) return;
    const bool instead = form == ReactionForm::instead;
    together_.push_back(nullptr);
    const Finally done([&] { together_.pop_back(); });
    std::vector<bool> over(found.size(), false);
    for (;;) {
        if (instead && event.replaced) return;
        const std::vector<std::size_t> group = next_group(found, over, instead);
        if (group.empty()) return;
        std::size_t chosen = group[0];
        if (group.size() > 1) {
            Offers offers;
            for (const std::size_t i : group)
                offers.push_back({Choice::Kind::reaction, static_cast<int>(i), 1, {}});
            const auto picked = put(instead ? event.actor : found[group[0]].you, "order", 1, 1, offers);
            if (!picked) continue;
            chosen = static_cast<std::size_t>((*picked)[0]);
        }
        over[chosen] = true;
        const Due due = found[chosen];
        const std::uint32_t exclusive = p.reactions[due.listener->reaction].tail.exclusive;
        if (exclusive == no_index || !event.exclusive.contains(exclusive)) run_reaction(due, event, form);
    }
}

// Rules, then what nobody holds, then the group's, then from the player whose turn it is clockwise (S10.6).
std::vector<std::size_t> Play::next_group(const std::vector<Due>& due, const std::vector<bool>& over,
                                          bool instead) const {
    const int turn = std::max(turn_player(), 0);
    std::vector<std::size_t> group;
    int best = 0;
    for (std::size_t i = 0; i < due.size(); ++i) {
        if (over[i]) continue;
        const bool rule = due[i].listener->level == Level::rule;
        const int order = rule                   ? -2
                          : instead              ? 1
                          : due[i].you == none   ? -1
                          : due[i].you == t.team ? 0
                                                 : 1 + (due[i].you - turn + t.players) % t.players;
        if (!group.empty() && order > best) continue;
        if (!group.empty() && order < best) group.clear();
        // Those of rules and of nobody have an order of their own.
        if (group.empty() || order >= 0) group.push_back(i);
        best = order;
    }
    return group;
}

int Play::turn_player() const {
    int player = none;
    for (const Scope* scope = now_.get(); scope != nullptr; scope = scope->outer)
        if (scope->kind == Scope::Kind::event && t.is_player(scope->actor)) player = scope->actor;
    return player;
}

void Play::run_reaction(const Due& due, Scope& event, ReactionForm form) {
    const Listener& l = *due.listener;
    const ScopePtr body = new_scope(Scope::Kind::body, now_.get());
    body->you = due.you;
    body->actor = due.you == none ? event.actor : due.you;
    body->self = due.self;
    body->reaction = l.reaction;
    body->ability = l.ability;
    body->listener = &l;
    body->event = &event;
    (void)view_of(due, event, body->names);
    const Guard<ScopePtr> guard(now_, body);
    const bool may = leading_may(l.effect) != no_hir;
    if (!may) mark_used(*body);
    // What waited in a `together` reacts when its event is over.
    count_running();
    const Finally done([&] { --running_; });
    const bool happened = l.effect == no_hir || run(l.effect, inside_of(*body));
    if (form == ReactionForm::instead && body->used && (!may || happened)) event.replaced = true;
}

void Play::mark_used(Scope& body) {
    body.used = true;
    const Listener& l = *body.listener;
    const Tail& tail = p.reactions[l.reaction].tail;
    const Scope* around = body.event != nullptr ? body.event->outer : body.outer;
    if (tail.exclusive != no_index && body.event != nullptr) body.event->exclusive.insert(tail.exclusive);
    note_use(l, body.self, body.you, tail, around);
    if (l.ability != no_index && p.abilities[l.ability].form == Ability::Form::body)
        note_use(l, body.self, body.you, p.abilities[l.ability].tail, around);
}

// The `may` that a whole body is, if it is one.
HirId Play::leading_may(HirId effect) const {
    if (effect == no_hir) return no_hir;
    const Hir& h = p.at(effect);
    if (h.op == Op::may) return effect;
    if (h.op == Op::assume || ((h.op == Op::block || h.op == Op::seq) && h.count == 1))
        return leading_may(p.child(effect, 0));
    return h.op == Op::subject ? leading_may(p.children(effect).back()) : no_hir;
}

// ---- what lasts (S12)

void Play::end_times(Scope& event, bool at_start) {
    std::vector<Lasting> due, kept;
    for (Lasting& one : lasting_) {
        const bool now = one.until != no_index && verb_is(event.verb, one.until) &&
                         one.at_start == at_start &&
                         (at_start || one.scope == 0 || one.scope == event.serial);
        (now ? due : kept).push_back(std::move(one));
    }
    lasting_ = std::move(kept);
    for (const Lasting& one : due) {
        if (one.listener != none) continue;
        const ScopePtr body = new_scope(Scope::Kind::body, now_.get());
        body->you = one.you;
        body->actor = one.you;
        body->self = one.self;
        body->names = one.names;
        const Guard<ScopePtr> guard(now_, body);
        View v = inside_of(*body);
        v.subject = one.subject;
        (void)run(one.effect, v);
    }
}

// What was made while the event ended: a line until its end is over, an effect waits for the next one
// (S12.4).
void Play::leave_times(const Scope& event) {
    const auto ends = [&](const Lasting& one) {
        return one.until != no_index && !one.at_start && one.scope == event.serial;
    };
    std::erase_if(lasting_, [&](const Lasting& one) { return one.listener != none && ends(one); });
    for (Lasting& one : lasting_)
        if (ends(one)) one.scope = 0;
}

void Play::add_lasting(View& v, int listener, HirId effect, VerbId until, bool at_start) {
    lasting_.push_back({.listener = listener,
                        .effect = effect,
                        .you = v.you,
                        .self = v.self,
                        .subject = v.subject,
                        .until = until,
                        .at_start = at_start,
                        .scope = until == no_index ? 0 : scope_of(until, v.around),
                        .names = *v.names});
    if (listener != none) ++changes_;
}

// ---- rules about states (S14)

void Play::check_states(View& v) {
    const bool inside =
        std::any_of(together_.begin(), together_.end(), [](const auto* all) { return all != nullptr; });
    if (checked_ == changes_ || inside || watching_ > 0) return;
    ++watching_;
    const Finally done([&] { --watching_; });
    const View base{.around = now_.get(), .board = &b};
    for (std::size_t index = 0;;) {
        // Lines with what each of them applies to, in order; the one at `index` is next.
        std::vector<std::pair<Due, Things>> lines;
        std::vector<const Listener*> order;
        const int before = changes_;
        each_line([](const Reaction& r) { return r.form == ReactionForm::whenever; }, base,
                  [&](const Due& line, View& own) {
                      const Reaction& r = p.reactions[line.listener->reaction];
                      if (p.at(r.noun).op != Op::np) return;
                      Things fits = candidates(r.noun, own);
                      std::erase_if(fits, [&](int value) {
                          View mine = own;
                          mine.you = mine.subject = you_in_whenever(line, value);
                          if (r.noun_slot != no_index) (*mine.names)[r.noun_slot] = one(value);
                          return !match_tail(r.tail, nullptr, mine, *line.listener);
                      });
                      lines.emplace_back(line, fits);
                  });
        std::size_t next = index;
        while (next < lines.size() && lines[next].second.empty()) ++next;
        if (next >= lines.size()) break;
        for (const int value : lines[next].second) run_whenever(lines[next].first, value, v);
        index = changes_ != before ? 0 : next + 1;
    }
    checked_ = changes_;
}

// On a card the holder; in a rule the candidate if it is a player, else its owner (S14.3).
int Play::you_in_whenever(const Due& line, int value) const {
    if (line.listener->level != Level::rule) return line.you;
    return t.is_player(value) ? value : t.owner_of(b, value);
}

void Play::run_whenever(const Due& line, int value, View& v) {
    const Listener& l = *line.listener;
    const Reaction& r = p.reactions[l.reaction];
    const ScopePtr body = new_scope(Scope::Kind::body, now_.get());
    body->you = you_in_whenever(line, value);
    body->actor = body->you == none ? v.subject : body->you;
    body->self = line.self;
    body->reaction = l.reaction;
    body->ability = l.ability;
    body->listener = &l;
    body->names.resize(locals_of(l));
    if (line.kept != nullptr) body->names = *line.kept;
    if (r.noun_slot != no_index) body->names[r.noun_slot] = one(value);
    const Guard<ScopePtr> guard(now_, body);
    View own = inside_of(*body);
    // An earlier one of the same line may have put it right already.
    if (!matches(r.noun, one(value), own) || !match_tail(r.tail, nullptr, own, l)) return;
    if (leading_may(l.effect) == no_hir) mark_used(*body);
    if (l.effect != no_hir) (void)run(l.effect, own);
}

void Play::trace_event(const Scope& event) {
    if (!tracing) return;
    const Verb& verb = p.verbs[event.verb];
    std::string text;
    for (const Scope* around = event.outer; around != nullptr; around = around->outer)
        if (around->kind == Scope::Kind::event) text += "  ";
    text += p.name_of(verb);
    for (const Param& param : verb.params) text += " " + std::to_string(event.names[param.slot].n);
    if (verb.amount_slot != no_index) text += " x " + std::to_string(event.names[verb.amount_slot].n);
    trace.push_back(text + " by " + std::to_string(event.actor));
}

} // namespace cantrip::reference
