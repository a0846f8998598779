// Which reactions an event sets off: where they count, whose they are, and whether their pattern fits.

#include "interpreter/exec.hpp"
#include "lang/program/headings.hpp"

namespace cantrip::runtime {

bool Exec::verb_is(VerbId verb, VerbId wanted) const {
    const std::size_t count = p.verbs.size();
    return verb < count && wanted < count && t.plans.verb_is[verb * count + wanted] != 0;
}

bool Exec::works_where(const std::vector<HirId>& in, HirId if_, std::uint32_t count, Word self, Env& e) {
    if (!in.empty()) {
        const bool there =
            std::any_of(in.begin(), in.end(), [&](HirId place) { return lies_where(place, count, self, e); });
        if (!there) return false;
    }
    if (if_ == no_hir) return true;
    Locals32 locals(count, none);
    const Word owner = holder_player(self, e);
    Env inner{.locals = locals.data(),
              .you = owner,
              .subject = owner,
              .self = self,
              .frame = e.frame,
              .event = e.event,
              .world = e.world,
              .hypo = e.hypo};
    return test(if_, inner);
}

// `works in hand`: any zone of that name.
bool Exec::lies_where(HirId place, std::uint32_t count, Word self, Env& e) {
    const Hir& h = p.at(place);
    if (h.op == Op::zone) return lies_in_zone(e.world, self, ZoneId(h.a));
    if (h.op == Op::top_of && p.at(p.child(place, 0)).op == Op::zone) {
        const Word at = place_of(e.world, self);
        return at != none && e.world[t.first + at] == self &&
               lies_in_zone(e.world, self, ZoneId(p.at(p.child(place, 0)).a));
    }
    Locals32 locals(count, none);
    Env inner{.locals = locals.data(),
              .you = none,
              .subject = none,
              .self = self,
              .frame = e.frame,
              .event = e.event,
              .world = e.world,
              .hypo = e.hypo};
    return inside(self, place, inner);
}

Word Exec::holder_player(Word self, Env& e) const {
    const Word holder = holder_of(e.world, self);
    if (holder != none && t.is_a(holder, p.player_kind)) return holder;
    const Word owner = owner_of(e.world, self);
    return owner != none && owner < t.players ? owner : none;
}

bool Exec::works(const Ability& ability, Word self, Env& e) {
    const KindId kind = t.things[static_cast<std::size_t>(self)].kind;
    if (kind >= p.kinds.size()) return true;
    if (ability.heading != no_index) {
        const Heading& heading = p.headings[ability.heading];
        if (!works_where(heading.works_in, heading.works_if, heading.locals, self, e)) return false;
    }
    if (ability.face != no_index) {
        const Face& face = p.faces[ability.face];
        if (!face.works_in.empty()) return works_where(face.works_in, face.works_if, face.locals, self, e);
        if (face.works_if != no_hir && !works_where(face.works_in, face.works_if, face.locals, self, e))
            return false;
    }
    // A while-clause that says where the thing lies stands in for `works`.
    const HirId while_ =
        ability.reaction != no_index ? p.reactions[ability.reaction].tail.while_ : ability.tail.while_;
    const bool elsewhere = while_ != no_hir && says_where(while_);
    for (const KindId above : p.kinds[kind].ancestors) {
        const Kind& decl = p.kinds[above];
        if (decl.works_in.empty() && decl.works_if == no_hir) continue;
        return works_where(decl.works_in, decl.works_if, decl.locals, self, e) || elsewhere;
    }
    return !is_aside(e.world, self) || elsewhere;
}

// `while this is in hand of you`: the line itself says where it counts.
bool Exec::says_where(HirId id) const {
    const Hir& h = p.at(id);
    if (h.op == Op::is_in || h.op == Op::is_inside || h.op == Op::equals)
        return h.count > 0 && p.at(p.child(id, 0)).op == Op::this_;
    if (h.op == Op::and_)
        for (const HirId child : p.children(id))
            if (says_where(child)) return true;
    return false;
}

// Who holds an ability: said by its heading or kind, else the player in whose zone it lies, and those it is
// shared with.
void Exec::holders(const Listener& l, Word self, Words& found, Env& e) {
    const Ability& ability = p.abilities[l.ability];
    holders_of(ability, self, found, e);
}

void Exec::holders_of(const Ability& ability, Word self, Words& found, Env& e) {
    HirId held = ability.heading != no_index ? p.headings[ability.heading].held : no_hir;
    std::uint32_t count = ability.heading != no_index ? p.headings[ability.heading].locals : 0;
    const KindId kind = t.things[static_cast<std::size_t>(self)].kind;
    if (held == no_hir && kind < p.kinds.size())
        for (const KindId above : p.kinds[kind].ancestors)
            if (p.kinds[above].held != no_hir) {
                held = p.kinds[above].held;
                count = p.kinds[above].locals;
                break;
            }
    if (held != no_hir) {
        Locals32 locals(count, none);
        Env inner{.locals = locals.data(),
                  .you = none,
                  .subject = none,
                  .self = self,
                  .frame = e.frame,
                  .event = e.event,
                  .world = e.world,
                  .hypo = e.hypo};
        list(held, inner, found);
    } else
        found.push_back(holder_player(self, e));
    if (!t.shares.empty() && !s.lasting.empty()) add_shared(self, found, e);
}

void Exec::add_shared(Word self, Words& found, Env& e) {
    const auto add = [&](const std::vector<Shared>& all) {
        for (const Shared& one : all) {
            if (std::find(one.what.begin(), one.what.end(), self) == one.what.end()) continue;
            for (const Word player : one.whom)
                if (std::find(found.begin(), found.end(), player) == found.end()) found.push_back(player);
        }
    };
    if (keeps())
        add(shared(e));
    else
        add(find_shared(e));
}

// What lasting effects share now.
std::vector<Shared> Exec::find_shared(Env& e) {
    std::vector<Shared> found;
    for (Word at = 0; at < static_cast<Word>(s.lasting.size());) {
        const Record record = lasting_at(at);
        at += record[k_size];
        if (record[k_type] != 0) continue;
        const Listener& l = t.listeners[static_cast<std::size_t>(record[k_what])];
        const Reaction& r = p.reactions[l.reaction];
        if (r.form != ReactionForm::share) continue;
        Locals32 locals(l.locals, none);
        Env inner = lasting_env(record, locals, e);
        if (r.tail.while_ != no_hir && !test(r.tail.while_, inner)) continue;
        Shared& one = found.emplace_back();
        list(r.value, inner, one.what);
        list(r.whom, inner, one.whom);
    }
    return found;
}

bool Exec::silenced(AbilityId ability_id, bool printed, Word self, Word you) {
    if (t.silences.empty() || self == none || silence_depth_ > 0) return false;
    ++silence_depth_;
    const Ability& ability = p.abilities[ability_id];
    bool result = false;
    Env base{.frame = top(), .world = s.words.data()};
    for (const std::uint32_t n : in_force(t.silences)) {
        const Listener& l = t.listeners[n];
        const Reaction& r = p.reactions[l.reaction];
        if (r.heading == no_name
                ? !printed
                : (ability.heading == no_index || p.headings[ability.heading].name != r.heading))
            continue;
        if (r.nth != 0 && !is_nth_under_heading(p, ability_id, r.nth)) continue;
        if (l.ability == ability_id) continue;
        for_each_holder(l, base, [&](Carrier&, Env& e) {
            if (result || (r.tail.while_ != no_hir && !test(r.tail.while_, e)) ||
                (r.tail.if_ != no_hir && !test(r.tail.if_, e)))
                return;
            Words what;
            list(r.value, e, what);
            if (std::find(what.begin(), what.end(), self) == what.end()) return;
            if (r.whom != no_hir) {
                Words whom;
                list(r.whom, e, whom);
                if (std::find(whom.begin(), whom.end(), you) == whom.end()) return;
            }
            result = true;
            note_fired(l);
        });
        if (result) break;
    }
    --silence_depth_;
    return result;
}

// Every (carrier, holder) for whom a listener counts now, with an environment whose locals are its own.
void Exec::for_each_holder(const Listener& l, const Env& base, HolderFn fn, Only only, bool ask_silence) {
    Env e = base;
    if (!l.lasting && l.level != Level::rule) {
        // Nobody holds most listeners at most times.
        const bool remember = base.world == s.words.data() && (keeps() || by_place(l));
        Carriers found;
        if (!remember) {
            for (const Word self : l.level == Level::kind ? t.of_kind[l.index] : t.of_thing[l.index])
                if (only.self == anyone || only.self == self) add_carriers(l, self, e, found);
        }
        const std::span<Carrier> all =
            remember ? carriers(l, e, only.self) : std::span<Carrier>(found.data(), found.size());
        if (all.empty()) return;
        Locals32 locals;
        for (Carrier& one : all) {
            if (!only.meets(one)) continue;
            if (ask_silence && silenced(l, one)) continue;
            locals.assign(l.locals, none);
            e.locals = locals.data();
            e.self = one.self;
            e.you = e.subject = one.you;
            fn(one, e);
        }
        return;
    }
    if (l.lasting) return for_each_lasting(l, e, fn);
    Locals32 locals(l.locals, none);
    e.locals = locals.data();
    const Rule& rule = p.rules[l.index];
    if (rule.if_ != no_hir && !test(rule.if_, e)) return;
    e.self = none;
    Carrier nobody;
    fn(nobody, e);
}

void Exec::for_each_lasting(const Listener& l, Env& e, HolderFn fn) {
    for (Word at = 0; at < static_cast<Word>(s.lasting.size());) {
        const Word here = at;
        const Record record = lasting_at(at);
        at += record[k_size];
        if (record[k_type] != 0 || record[k_what] != static_cast<Word>(l.number)) continue;
        Locals32 locals(l.locals, none);
        Env inner = lasting_env(record, locals, e);
        Carrier one{inner.self, inner.you, here};
        fn(one, inner);
    }
}

void Exec::add_carriers(const Listener& l, Word self, Env& e, Carriers& found) {
    if (!works(p.abilities[l.ability], self, e)) return;
    Words who;
    holders(l, self, who, e);
    if (who.size() > 1 && !l.uses_you) who.resize(1);
    for (const Word you : who) found.push_back({self, you});
}

void Exec::collect(const ListenerList& ears, const EventView& event, PendingList& found) {
    for (const std::uint32_t n : in_force(ears)) collect_one(n, event, found);
}

void Exec::collect_one(std::uint32_t n, const EventView& event, PendingList& found) {
    const Listener& l = t.listeners[n];
    const Reaction& r = p.reactions[l.reaction];
    if (!could_match(l, event)) return;
    const Env base{.frame = event.frame != 0 ? f(event.frame, f_prev) : top(),
                   .event = event.frame,
                   .world = s.words.data(),
                   .hypo = event.hypo};
    if (r.tail.during != no_index && keeps() && !runs_around(p.patterns[r.tail.during].verb, base)) return;
    if (runs_code(t.code.lines[n], base) && (l.level == Level::rule || keeps() || by_place(l)))
        return collect_by_code(l, event, base, found);
    for_each_holder(
        l, base,
        [&](Carrier& one, Env& e) {
            Word you = one.you;
            if (l.level == Level::rule && !l.lasting) you = e.you = e.subject = event.actor;
            if (you == none) e.subject = event.actor;
            if (!match_listener(l, event, e)) return;
            if (l.ability != no_index && l.level != Level::rule && silenced(l, one)) return;
            found.push_back({static_cast<Word>(n), one.self, you, one.lasting});
        },
        {.self = meant_self(l, event), .you = l.by_you ? event.actor : anyone}, false);
}

// The same where the line is code: its names are registers.
void Exec::collect_by_code(const Listener& l, const EventView& event, const Env& base, PendingList& found) {
    const ValueCode& code = t.code.lines[l.number];
    Env e = base;
    e.heard = &event;
    if (l.level == Level::rule) {
        if (const Rule& rule = p.rules[l.index]; rule.if_ != no_hir) {
            Locals32 locals(l.locals, none);
            e.locals = locals.data();
            if (!test(rule.if_, e)) return;
            e.locals = nullptr;
        }
        e.you = e.subject = event.actor;
        if (run_value(code, e) != 0) found.push_back({static_cast<Word>(l.number), none, event.actor, none});
        return;
    }
    const Only only{.self = meant_self(l, event), .you = l.by_you ? event.actor : anyone};
    for (Carrier& one : carriers(l, e, only.self)) {
        if (!only.meets(one)) continue;
        e.self = one.self;
        e.you = one.you;
        e.subject = one.you == none ? event.actor : one.you;
        if (run_value(code, e) == 0 || (l.ability != no_index && silenced(l, one))) continue;
        found.push_back({static_cast<Word>(l.number), one.self, one.you, one.lasting});
    }
}

// What must be the card itself says which card can be meant.
Word Exec::meant_self(const Listener& l, const EventView& event) const {
    const std::vector<Param>& params = p.verbs[event.verb].params;
    if (l.this_param != no_index && l.this_param < params.size()) {
        const Param& param = params[l.this_param];
        return param.type.is(TypeTag::thing) ? event.locals[param.slot] : anyone;
    }
    if (l.host_param != no_index && l.host_param < params.size()) {
        const Word action = event.locals[params[l.host_param].slot];
        return t.is_thing(action) ? t.things[static_cast<std::size_t>(action)].host : none;
    }
    return anyone;
}

// Whether the nouns of a pattern fit, as far as that is the same for every holder: most reactions are out
// before anybody asks who holds them and whether they count.
bool Exec::could_match(const Listener& l, const EventView& event) const {
    const ListenerPlan& plan = t.plans.listeners[l.number];
    const std::vector<Param>& params = p.verbs[event.verb].params;
    for (std::uint32_t i = plan.first; i < plan.first + plan.count; ++i) {
        const HeadTest& test = t.plans.head_tests[i];
        if (test.param >= params.size()) continue;
        const Param& param = params[test.param];
        const Word value = event.locals[param.slot];
        if (test.row != no_index && param.type.is(TypeTag::thing) && t.is_thing(value)) {
            if (t.plans.head_rows[test.row][static_cast<std::size_t>(value)] == 0) return false;
            continue;
        }
        bool fits = false;
        for (std::uint32_t k = test.first; k < test.first + test.count && !fits; ++k)
            fits = head_fits(t.plans.heads[k], param, value);
        if (!fits) return false;
    }
    return true;
}

bool Exec::head_fits(const HeadNoun& head, const Param& param, Word value) const {
    if (param.type.is(TypeTag::unit))
        return head.of != HeadNoun::Of::unit || value == static_cast<Word>(head.index);
    if (!param.type.is(TypeTag::thing)) return true;
    switch (head.of) {
    case HeadNoun::Of::kind: return t.is_a(value, KindId(head.index));
    case HeadNoun::Of::thing:
        return t.is_thing(value) && t.things[static_cast<std::size_t>(value)].thing == head.index;
    case HeadNoun::Of::action: return !t.is_thing(value) || t.has_traits_of(HirId(head.index), value);
    case HeadNoun::Of::unit: break;
    }
    return true;
}

bool Exec::match_listener(const Listener& l, const EventView& event, Env& e) {
    const Reaction& r = p.reactions[l.reaction];
    if (r.pattern != no_index && !match_pattern(r.pattern, event, e)) return false;
    if (!match_tail(r.tail, &event, e, l)) return false;
    return l.ability == no_index || p.abilities[l.ability].form != Ability::Form::body ||
           match_tail(p.abilities[l.ability].tail, &event, e, l);
}

void Exec::bind_pattern(PatternId id, const EventView& event, Word* names) const {
    const Pattern& pattern = p.patterns[id];
    const Verb& verb = p.verbs[event.verb];
    if (pattern.first_slot == no_index || pattern.verb == no_index) return;
    const std::size_t params = p.verbs[pattern.verb].params.size();
    for (std::size_t i = 0; i < params; ++i) {
        const Word value = i < verb.params.size() ? event.locals[verb.params[i].slot] : none;
        // A thing where units are named has no name until a noun matches it.
        const bool thing = value <= -2 && verb.params[i].type.is(TypeTag::unit);
        names[pattern.first_slot + i] = thing ? none : value;
    }
    names[pattern.first_slot + params] = event.actor;
    if (verb.gives_slot != no_index) names[pattern.first_slot + params + 1] = event.locals[verb.gives_slot];
    if (verb.amount_slot != no_index) names[pattern.first_slot + params + 2] = event.locals[verb.amount_slot];
}

bool Exec::match_pattern(PatternId id, const EventView& event, Env& e) {
    const Pattern& pattern = p.patterns[id];
    if (pattern.verb == no_index || !verb_is(event.verb, pattern.verb)) return false;
    bind_pattern(id, event, e.locals);
    return std::all_of(pattern.args.begin(), pattern.args.end(),
                       [&](const Pattern::Arg& arg) { return match_arg(arg, event, e); });
}

bool Exec::match_arg(const Pattern::Arg& arg, const EventView& event, Env& e) {
    const Verb& verb = p.verbs[event.verb];
    Word value = event.actor;
    Type type{TypeTag::thing, p.player_kind};
    if (arg.param != no_index) {
        if (arg.param >= verb.params.size()) return false;
        value = event.locals[verb.params[arg.param].slot];
        type = verb.params[arg.param].type;
    }
    // A thing that is paid, given or lost is matched by its kind.
    const bool thing = type.is(TypeTag::unit) && value <= -2;
    if (thing) value = -2 - value;
    const bool fits = std::any_of(arg.nouns.begin(), arg.nouns.end(), [&](HirId noun) {
        return thing ? match_paid(noun, value, e) : match_noun(noun, value, type, e);
    });
    if (!fits) return false;
    if (arg.slot == no_index) return true;
    const Type named = p.at(arg.nouns[0]).type;
    const bool is_name = arg.nouns.size() == 1 && named.index != no_index &&
                         (named.is(TypeTag::thing) || named.is(TypeTag::list));
    e.locals[arg.slot] = thing && !is_name ? none : value;
    return true;
}

// Whether a thing where units may stand too fits the noun of a pattern.
bool Exec::match_paid(HirId noun, Word thing, Env& e) {
    const Hir& h = p.at(noun);
    if (h.op != Op::np)
        return (h.type.is(TypeTag::thing) || h.type.is(TypeTag::list)) &&
               match_noun(noun, thing, {TypeTag::thing, p.thing_kind}, e);
    const Noun& what = p.noun(noun);
    if (what.of == NounOf::group) {
        const auto filters = p.children(noun);
        const auto& kinds = p.groups[what.index].kinds;
        return std::any_of(kinds.begin(), kinds.end(), [&](KindId kind) { return t.is_a(thing, kind); }) &&
               std::all_of(filters.begin(), filters.end(),
                           [&](HirId f) { return filter(f, what, thing, e); });
    }
    return what.of != NounOf::unit && what.of != NounOf::unit_value && is_meant(noun, thing, e);
}

bool Exec::match_noun(HirId noun, Word value, Type type, Env& e) {
    const Hir& h = p.at(noun);
    // Most patterns name a kind, the holder or the card itself.
    if (type.is(TypeTag::thing)) {
        if (h.op == Op::np && h.count == 0 && p.noun(noun).of == NounOf::kind) {
            if (!t.is_a(value, KindId(p.noun(noun).index))) return false;
            if (const std::uint32_t it = p.noun(noun).it; it != no_index) e.locals[it] = value;
            return true;
        }
        if (h.op == Op::you) return e.you != none && e.you == value;
        if (h.op == Op::this_) return e.self != none && e.self == value;
    }
    if (type.is(TypeTag::list)) {
        Words all;
        read_list(value, all);
        return std::any_of(all.begin(), all.end(), [&](Word one) {
            return match_noun(noun, one, {TypeTag::thing, type.index}, e);
        });
    }
    if (type.is(TypeTag::counter)) {
        const Word count = t.thing_count();
        if (h.op == Op::counter) return value == static_cast<Word>(h.a) * count + eval(p.child(noun, 0), e);
        if (h.op == Op::np || h.op == Op::unit) value = value < 0 ? none : value / count;
    }
    if (type.is(TypeTag::place)) value = value == none ? none : value & place_mask;
    if (h.op == Op::team) return value == t.team || (value >= 0 && value < t.players);
    if (h.op == Op::np) return is_meant(noun, value, e);
    if (h.op == Op::zone && p.zones[h.a].owner != no_index) {
        if (value < t.thing_count()) return false;
        const ZoneInstance& zone = t.zones[static_cast<std::size_t>(value - t.thing_count())];
        return zone.zone == h.a && (h.count == 0 || match_noun(p.child(noun, 0), zone.owner,
                                                               {TypeTag::thing, p.zones[h.a].owner}, e));
    }
    if (h.op == Op::thing)
        return value >= 0 && value < t.thing_count() &&
               t.things[static_cast<std::size_t>(value)].thing == h.a;
    const Word wanted = eval(noun, e);
    return wanted != none && wanted == value;
}

bool Exec::match_tail(const Tail& tail, const EventView* event, Env& e, const Listener& l) {
    if (!tail.by.empty() && event != nullptr) {
        const bool fits = std::any_of(tail.by.begin(), tail.by.end(), [&](HirId noun) {
            return match_noun(noun, event->actor, {TypeTag::thing, p.player_kind}, e);
        });
        if (!fits) return false;
    }
    if (!match_times(tail, event, e, l)) return false;
    if (tail.while_ != no_hir && !test(tail.while_, e)) return false;
    return tail.if_ == no_hir || test(tail.if_, e);
}

// Inside of what, how often, and due to what.
bool Exec::match_times(const Tail& tail, const EventView* event, Env& e, const Listener& l) {
    if (tail.during != no_index && !during(tail.during, e)) return false;
    if (tail.exclusive != no_index && exclusive_used(tail.exclusive, event, e)) return false;
    const Word key = static_cast<Word>(l.number);
    if (tail.once_per != no_index && count_uses(key, find_scope(tail.once_per, e.frame), e.self, e.you) > 0)
        return false;
    if (tail.beyond >= 0 && event != nullptr) {
        // When a `when` hears an event, the event itself has been counted.
        const Word itself = p.reactions[l.reaction].form == ReactionForm::when ? 1 : 0;
        const Word before = count_beyond(l, find_scope(tail.beyond_per, e.frame), e) - itself;
        if ((before < tail.beyond) != tail.up_to) return false;
    }
    return tail.due_to == no_hir || due_to(tail.due_to, e);
}

bool Exec::runs_around(VerbId verb, const Env& e) {
    for (const Hypo* hypo = e.hypo != nullptr ? e.hypo->outer : nullptr; hypo != nullptr; hypo = hypo->outer)
        if (verb_is(hypo->verb, verb)) return true;
    return around(e.frame).verbs[verb] != 0;
}

// The same for something that happens inside of what `e` looks at, whether answers are kept or not.
bool Exec::runs_here(VerbId verb, const Env& e) {
    for (const Hypo* hypo = e.hypo; hypo != nullptr; hypo = hypo->outer)
        if (verb_is(hypo->verb, verb)) return true;
    if (keeps()) return around(e.frame).verbs[verb] != 0;
    for (Word fr = e.frame; fr > 0; fr = f(fr, f_prev))
        if (static_cast<Frame>(f(fr, f_kind)) == Frame::event &&
            verb_is(static_cast<VerbId>(f(fr, a_verb)), verb))
            return true;
    return false;
}

// The innermost event around a place that fits.
bool Exec::during(PatternId id, Env& e) {
    const VerbId wanted = p.patterns[id].verb;
    const Hypo* hypo = e.hypo != nullptr && !e.in_body ? e.hypo->outer : e.hypo;
    for (; hypo != nullptr; hypo = hypo->outer) {
        if (!verb_is(hypo->verb, wanted)) continue;
        read_ = std::min(read_, hypo->depth);
        if (match_pattern(id, {hypo->verb, hypo->actor, hypo->locals, 0, hypo}, e)) return true;
    }
    const auto fits = [&](Word fr) {
        const auto verb = static_cast<VerbId>(f(fr, a_verb));
        return verb_is(verb, wanted) &&
               match_pattern(
                   id, {verb, f(fr, a_actor), &s.words[static_cast<std::size_t>(fr + a_locals)], fr, nullptr},
                   e);
    };
    if (keeps()) {
        const Around& here = around(e.frame);
        return wanted < here.verbs.size() && here.verbs[wanted] != 0 &&
               std::any_of(here.events.begin(), here.events.end(), fits);
    }
    for (Word fr = e.frame; fr > 0; fr = f(fr, f_prev))
        if (static_cast<Frame>(f(fr, f_kind)) == Frame::event && fits(fr)) return true;
    return false;
}

// Somewhere among the cards and things whose effects led here.
bool Exec::due_to(HirId value, Env& e) {
    Words wanted;
    list(value, e, wanted);
    for (Word fr = e.frame; fr > 0; fr = f(fr, f_prev)) {
        const auto kind = static_cast<Frame>(f(fr, f_kind));
        if (kind != Frame::event && kind != Frame::body && kind != Frame::perform) continue;
        Word self = f(fr, a_this);
        if (self != none && std::find(wanted.begin(), wanted.end(), self) != wanted.end()) return true;
        if (kind == Frame::event && t.native[static_cast<std::size_t>(f(fr, a_verb))] == Native::perform) {
            const Word action = f(
                fr, a_locals + static_cast<Word>(p.verbs[static_cast<VerbId>(f(fr, a_verb))].params[0].slot));
            if (action >= 0 && action < t.thing_count() &&
                (std::find(wanted.begin(), wanted.end(), action) != wanted.end() ||
                 std::find(wanted.begin(), wanted.end(), t.things[static_cast<std::size_t>(action)].host) !=
                     wanted.end()))
                return true;
        }
    }
    return false;
}

// Where an event marks a group of `exclusive`.
Word& Exec::group_word(Word event, std::uint32_t group) {
    const auto word = static_cast<Word>(group / groups_in_word);
    return word == 0 ? f(event, a_exclusive) : f(event, a_locals + f(event, a_count) + word - 1);
}

bool Exec::group_used(Word event, std::uint32_t group) {
    return (group_word(event, group) & (1 << (group % groups_in_word))) != 0;
}

// Used for this event already, or the event happens inside a reaction of the group.
bool Exec::exclusive_used(std::uint32_t group, const EventView* event, Env& e) {
    if (event != nullptr && event->frame != 0 && group_used(event->frame, group)) return true;
    for (Word fr = e.frame; fr > 0; fr = f(fr, f_prev)) {
        if (static_cast<Frame>(f(fr, f_kind)) != Frame::body || f(fr, a_reaction) == none) continue;
        if (p.reactions[static_cast<ReactionId>(f(fr, a_reaction))].tail.exclusive == group) return true;
    }
    return false;
}

// The innermost running V, 0 when none runs. Its place names it in records, which go when it does.
Word Exec::find_scope(VerbId verb, Word frame) const {
    for (Word fr = frame; fr > 0; fr = f(fr, f_prev))
        if (static_cast<Frame>(f(fr, f_kind)) == Frame::event &&
            verb_is(static_cast<VerbId>(f(fr, a_verb)), verb))
            return fr;
    return 0;
}

} // namespace cantrip::runtime
