// Which lines count, whose they are, and which of them an event sets off (S9.8 to S9.11, S10, S11, S13.6).

#include <algorithm>

#include "lang/program/headings.hpp"
#include "tests/reference/play.hpp"

namespace cantrip::reference {
namespace {

bool contains(const Things& all, int wanted) {
    return std::find(all.begin(), all.end(), wanted) != all.end();
}

} // namespace

bool Play::verb_is(VerbId verb, VerbId wanted) const {
    for (; verb != no_index; verb = p.verbs[verb].is)
        if (verb == wanted) return true;
    return false;
}

// ---- where a line works, and who holds it

bool Play::works_where(const std::vector<HirId>& in, HirId if_, int self, View& v) {
    if (!in.empty() &&
        std::none_of(in.begin(), in.end(), [&](HirId place) { return lies_where(place, self, v); }))
        return false;
    if (if_ == no_hir) return true;
    Locals names;
    View own = plain(holder_player(self, v), self, v, names);
    return test(if_, own);
}

bool Play::lies_where(HirId place, int self, View& v) {
    const Hir& h = p.at(place);
    if (h.op == Op::zone) return t.lies_in_zone(*v.board, self, ZoneId(h.a));
    if (h.op == Op::top_of && p.at(p.child(place, 0)).op == Op::zone) {
        const int at = v.board->place[static_cast<std::size_t>(self)];
        return at != none && v.board->inside[static_cast<std::size_t>(at)].front() == self &&
               t.lies_in_zone(*v.board, self, ZoneId(p.at(p.child(place, 0)).a));
    }
    Locals names;
    View own = plain(none, self, v, names);
    return inside(self, place, own);
}

int Play::holder_player(int self, const View& v) const {
    if (const int holder = t.holder_of(*v.board, self); t.is_a(holder, p.player_kind)) return holder;
    const int owner = t.owner_of(*v.board, self);
    return t.is_player(owner) ? owner : none;
}

bool Play::works(const Ability& ability, int self, View& v) {
    const KindId kind = t.piece(self).kind;
    if (kind == no_index) return true;
    if (ability.heading != no_index) {
        const Heading& heading = p.headings[ability.heading];
        if (!works_where(heading.works_in, heading.works_if, self, v)) return false;
    }
    if (ability.face != no_index) {
        const Face& face = p.faces[ability.face];
        if (!face.works_in.empty() || face.works_if != no_hir) {
            const bool up = works_where(face.works_in, face.works_if, self, v);
            if (!up || !face.works_in.empty()) return up;
        }
    }
    const HirId while_ =
        ability.reaction != no_index ? p.reactions[ability.reaction].tail.while_ : ability.tail.while_;
    if (while_ != no_hir && says_where(while_)) return true;
    for (const KindId above : p.kinds[kind].ancestors) {
        const Kind& decl = p.kinds[above];
        if (!decl.works_in.empty() || decl.works_if != no_hir)
            return works_where(decl.works_in, decl.works_if, self, v);
    }
    return !t.is_aside(*v.board, self);
}

// `while this is in hand of you`: the line itself says where it counts.
bool Play::says_where(HirId id) const {
    const Hir& h = p.at(id);
    if (h.op == Op::is_in || h.op == Op::is_inside || h.op == Op::equals)
        return h.count > 0 && p.at(p.child(id, 0)).op == Op::this_;
    const auto parts = p.children(id);
    return h.op == Op::and_ &&
           std::any_of(parts.begin(), parts.end(), [&](HirId part) { return says_where(part); });
}

Things Play::holders(const Ability& ability, int self, View& v) {
    HirId held = ability.heading != no_index ? p.headings[ability.heading].held : no_hir;
    if (const KindId kind = t.piece(self).kind; kind != no_index)
        for (const KindId above : p.kinds[kind].ancestors)
            if (held == no_hir) held = p.kinds[above].held;
    Locals names;
    View own = plain(none, self, v, names);
    Things found = held != no_hir ? list(held, own) : Things{holder_player(self, v)};
    // Those it is shared with (S13.7).
    for (const Lasting& lasting : lasting_) {
        if (lasting.listener == none) continue;
        const Reaction& r = p.reactions[listeners[static_cast<std::size_t>(lasting.listener)].reaction];
        if (r.form != ReactionForm::share) continue;
        Locals kept = lasting.names;
        View its{.names = &kept,
                 .you = lasting.you,
                 .subject = lasting.you,
                 .self = lasting.self,
                 .around = v.around,
                 .event = v.event,
                 .board = v.board};
        if ((r.tail.while_ != no_hir && !test(r.tail.while_, its)) || !contains(list(r.value, its), self))
            continue;
        for (const int player : list(r.whom, its))
            if (!contains(found, player)) found.push_back(player);
    }
    return found;
}

// ---- every line that counts

std::size_t Play::locals_of(const Listener& l) const {
    std::size_t count = p.reactions[l.reaction].locals;
    if (l.ability != no_index) count = std::max<std::size_t>(count, p.abilities[l.ability].locals);
    return count + 64;
}

void Play::each_line(const Wanted& wanted, const View& base, const LineFn& fn) {
    for (const Listener& l : listeners)
        if (l.level != Level::lasting && wanted(p.reactions[l.reaction])) each_carrier(l, base, fn);
    for (std::size_t i = 0; i < lasting_.size(); ++i) {
        if (lasting_[i].listener == none) continue;
        const Listener& l = listeners[static_cast<std::size_t>(lasting_[i].listener)];
        if (!wanted(p.reactions[l.reaction])) continue;
        Locals names = lasting_[i].names;
        names.resize(std::max(names.size(), locals_of(l)));
        View own = base;
        own.names = &names;
        own.you = own.subject = lasting_[i].you;
        own.self = lasting_[i].self;
        fn({&l, own.self, own.you, std::make_shared<const Locals>(names)}, own);
    }
}

void Play::each_carrier(const Listener& l, const View& base, const LineFn& fn) {
    Locals names(locals_of(l));
    View own = base;
    own.names = &names;
    own.you = own.subject = own.self = none;
    if (l.level == Level::rule) {
        if (const HirId if_ = p.rules[l.index].if_; if_ == no_hir || test(if_, own)) fn({&l}, own);
        return;
    }
    const Ability& ability = p.abilities[l.ability];
    for (const int self :
         l.level == Level::kind ? t.of_kind(KindId(l.index)) : t.of_thing(ThingId(l.index))) {
        if (!works(ability, self, own)) continue;
        Things who = holders(ability, self, own);
        if (who.size() > 1 && !l.uses_you) who.resize(1);
        for (const int you : who) {
            if (silenced(l.ability, l.level == Level::thing, self, you, base)) continue;
            names.assign(names.size(), Value{});
            View mine = own;
            mine.self = self;
            mine.you = mine.subject = you;
            fn({&l, self, you}, mine);
        }
    }
}

// No silence is itself silenced.
bool Play::silenced(AbilityId id, bool is_printed, int self, int you, const View& v) {
    if (silencing_ > 0) return false;
    const Ability& ability = p.abilities[id];
    const NameId heading = ability.heading == no_index ? no_name : p.headings[ability.heading].name;
    bool result = false;
    ++silencing_;
    View base{.around = v.around, .board = &b};
    each_line(
        [&](const Reaction& r) {
            return r.form == ReactionForm::silence &&
                   (r.heading == no_name ? is_printed : heading == r.heading) &&
                   (r.nth == 0 || is_nth_under_heading(p, id, r.nth));
        },
        base,
        [&](const Due& line, View& own) {
            const Reaction& r = p.reactions[line.listener->reaction];
            if (result || line.listener->ability == id) return;
            if ((r.tail.while_ != no_hir && !test(r.tail.while_, own)) ||
                (r.tail.if_ != no_hir && !test(r.tail.if_, own)))
                return;
            result =
                contains(list(r.value, own), self) && (r.whom == no_hir || contains(list(r.whom, own), you));
        });
    --silencing_;
    return result;
}

// ---- what an event sets off

// Whether the heads of a pattern's nouns fit: most lines are out before anybody asks who holds them.
bool Play::could_fit(const Reaction& r, const Scope& event) const {
    if (r.pattern == no_index || p.patterns[r.pattern].verb == no_index) return false;
    if (!verb_is(event.verb, p.patterns[r.pattern].verb)) return false;
    const Verb& verb = p.verbs[event.verb];
    for (const Pattern::Arg& arg : p.patterns[r.pattern].args) {
        if (arg.param >= verb.params.size() || !verb.params[arg.param].type.is(TypeTag::thing)) continue;
        const int value = event.names[verb.params[arg.param].slot].n;
        if (std::none_of(arg.nouns.begin(), arg.nouns.end(), [&](HirId noun) {
                return p.at(noun).op != Op::np || p.noun(noun).of != NounOf::kind ||
                       t.is_a(value, KindId(p.noun(noun).index));
            }))
            return false;
    }
    return true;
}

std::vector<Due> Play::collect(ReactionForm form, Scope& event) {
    std::vector<Due> found;
    const View base{.around = event.outer, .event = &event, .board = &b};
    each_line([&](const Reaction& r) { return r.form == form && could_fit(r, event); }, base,
              [&](const Due& line, View& own) {
                  const Listener& l = *line.listener;
                  const Reaction& r = p.reactions[l.reaction];
                  Due due = line;
                  if (l.level == Level::rule) due.you = own.you = own.subject = event.actor;
                  if (due.you == none) own.subject = event.actor;
                  if (form == ReactionForm::instead && replaces_already(due)) return;
                  const bool body =
                      l.ability != no_index && p.abilities[l.ability].form == Ability::Form::body;
                  if (match_pattern(r.pattern, event, own) && match_tail(r.tail, &event, own, l) &&
                      (!body || match_tail(p.abilities[l.ability].tail, &event, own, l)))
                      found.push_back(due);
              });
    return found;
}

// A replacement does not replace what it does itself (S10.11). Nobody holds a rule.
bool Play::replaces_already(const Due& due) const {
    for (const Scope* scope = now_.get(); scope != nullptr; scope = scope->outer)
        if (scope->kind == Scope::Kind::body && scope->listener == due.listener && scope->self == due.self &&
            (scope->you == due.you || due.listener->level == Level::rule))
            return true;
    return false;
}

void Play::bind_pattern(PatternId id, const Scope& event, View& v) {
    const Pattern& pattern = p.patterns[id];
    if (pattern.first_slot == no_index || pattern.verb == no_index) return;
    const Verb& verb = p.verbs[event.verb];
    const std::size_t params = p.verbs[pattern.verb].params.size(), first = pattern.first_slot;
    for (std::size_t i = 0; i < params; ++i) {
        Value value = i < verb.params.size() ? event.names[verb.params[i].slot] : Value{};
        if (value.n <= -2 && verb.params[i].type.is(TypeTag::unit)) value = {};
        (*v.names)[first + i] = value;
    }
    (*v.names)[first + params] = one(event.actor);
    if (verb.gives_slot != no_index) (*v.names)[first + params + 1] = event.names[verb.gives_slot];
    if (verb.amount_slot != no_index) (*v.names)[first + params + 2] = event.names[verb.amount_slot];
}

bool Play::match_pattern(PatternId id, const Scope& event, View& v) {
    const Pattern& pattern = p.patterns[id];
    if (pattern.verb == no_index || !verb_is(event.verb, pattern.verb)) return false;
    bind_pattern(id, event, v);
    const Verb& verb = p.verbs[event.verb];
    for (const Pattern::Arg& arg : pattern.args) {
        Value value = one(event.actor);
        Type type{TypeTag::thing, p.player_kind};
        if (arg.param != no_index) {
            if (arg.param >= verb.params.size()) return false;
            value = event.names[verb.params[arg.param].slot];
            type = verb.params[arg.param].type;
        }
        // A thing that is paid, given or lost.
        const bool thing = type.is(TypeTag::unit) && value.n <= -2;
        if (thing) value = one(-2 - value.n);
        if (std::none_of(arg.nouns.begin(), arg.nouns.end(), [&](HirId noun) {
                return thing ? match_paid(noun, value, v) : match_noun(noun, value, type, v);
            }))
            return false;
        const Type named = p.at(arg.nouns[0]).type;
        const bool is_name = arg.nouns.size() == 1 && named.index != no_index &&
                             (named.is(TypeTag::thing) || named.is(TypeTag::list));
        if (arg.slot != no_index) (*v.names)[arg.slot] = thing && !is_name ? Value{} : value;
    }
    return true;
}

// A thing where units may stand too fits nouns about things only.
bool Play::match_paid(HirId noun, const Value& thing, View& v) {
    const Hir& h = p.at(noun);
    if (h.op != Op::np)
        return (h.type.is(TypeTag::thing) || h.type.is(TypeTag::list)) &&
               match_noun(noun, thing, {TypeTag::thing, p.thing_kind}, v);
    const Noun& what = p.noun(noun);
    if (what.of != NounOf::group) return !is_units(what) && matches(noun, thing, v);
    const auto filters = p.children(noun);
    const auto& kinds = p.groups[what.index].kinds;
    return std::any_of(kinds.begin(), kinds.end(), [&](KindId kind) { return t.is_a(thing.n, kind); }) &&
           std::all_of(filters.begin(), filters.end(), [&](HirId f) { return filter(f, what, thing, v); });
}

bool Play::match_noun(HirId noun, const Value& value, Type type, View& v) {
    const Hir& h = p.at(noun);
    if (type.is(TypeTag::list))
        return std::any_of(value.list.begin(), value.list.end(), [&](int member) {
            return match_noun(noun, one(member), {TypeTag::thing, type.index}, v);
        });
    if (type.is(TypeTag::counter) && h.op == Op::counter)
        return value.n == static_cast<int>(h.a) && value.with - 1 == eval(p.child(noun, 0), v).n;
    if (h.op == Op::team) return value.n == t.team || t.is_player(value.n);
    if (h.op == Op::np) return matches(noun, one(value.n), v);
    if (h.op == Op::zone && p.zones[h.a].owner != no_index)
        return value.n >= t.count() && t.zone_at(value.n).zone == h.a &&
               (h.count == 0 || match_noun(p.child(noun, 0), one(t.zone_at(value.n).owner),
                                           {TypeTag::thing, p.zones[h.a].owner}, v));
    if (h.op == Op::thing) return t.is_copy(value.n, ThingId(h.a));
    const int wanted = eval(noun, v).n;
    return wanted != none && wanted == value.n;
}

bool Play::match_tail(const Tail& tail, Scope* event, View& v, const Listener& l) {
    if (!tail.by.empty() && event != nullptr && std::none_of(tail.by.begin(), tail.by.end(), [&](HirId noun) {
            return match_noun(noun, one(event->actor), {TypeTag::thing, p.player_kind}, v);
        }))
        return false;
    if (tail.during != no_index && !during(tail.during, v)) return false;
    if (tail.exclusive != no_index && exclusive_used(tail.exclusive, event, v)) return false;
    if (tail.once_per != no_index &&
        times_used(l.number, scope_of(tail.once_per, v.around), v.self, v.you) > 0)
        return false;
    if (tail.beyond >= 0 && event != nullptr) {
        Locals names(locals_of(l));
        View own = v;
        own.names = &names;
        const int scope = scope_of(tail.beyond_per, v.around);
        const int before = count_happened(tail.beyond_per, scope, p.reactions[l.reaction].pattern, no_hir,
                                          own, event->serial);
        if (tail.up_to ? before >= tail.beyond : before < tail.beyond) return false;
    }
    if (tail.due_to != no_hir && !due_to(tail.due_to, v)) return false;
    return (tail.while_ == no_hir || test(tail.while_, v)) && (tail.if_ == no_hir || test(tail.if_, v));
}

// The innermost event around that fits; its nouns have their names.
bool Play::during(PatternId id, View& v) {
    for (const Scope* scope = v.around; scope != nullptr; scope = scope->outer)
        if (scope->kind == Scope::Kind::event && verb_is(scope->verb, p.patterns[id].verb) &&
            match_pattern(id, *scope, v))
            return true;
    return false;
}

bool Play::due_to(HirId value, View& v) {
    const Things wanted = list(value, v);
    for (const Scope* scope = v.around; scope != nullptr; scope = scope->outer) {
        if (!scope->real || scope->kind == Scope::Kind::table) continue;
        if (scope->self != none && contains(wanted, scope->self)) return true;
        if (scope->kind != Scope::Kind::event || native[scope->verb] != Native::perform) continue;
        const int action = scope->names[p.verbs[scope->verb].params[0].slot].n;
        if (t.is_thing(action) && (contains(wanted, action) ||
                                   (t.piece(action).host != none && contains(wanted, t.piece(action).host))))
            return true;
    }
    return false;
}

bool Play::exclusive_used(std::uint32_t group, const Scope* event, const View& v) const {
    if (event != nullptr && event->exclusive.contains(group)) return true;
    for (const Scope* scope = v.around; scope != nullptr; scope = scope->outer)
        if (scope->kind == Scope::Kind::body && scope->reaction != no_index &&
            p.reactions[scope->reaction].tail.exclusive == group)
            return true;
    return false;
}

// ---- limits and tallies (S11)

// The serial number of the innermost running V, 0 when none runs.
int Play::scope_of(VerbId verb, const Scope* around) const {
    for (; around != nullptr; around = around->outer)
        if (around->real && around->kind == Scope::Kind::event && verb_is(around->verb, verb))
            return around->serial;
    return 0;
}

int Play::times_used(int key, int scope, int self, int you) const {
    return static_cast<int>(std::count_if(used_.begin(), used_.end(), [&](const Used& one) {
        return one.key == key && one.scope == scope && one.self == self && one.you == you;
    }));
}

void Play::note_use(const Listener& l, int self, int you, const Tail& tail, const Scope* around) {
    if (tail.once_per != no_index) used_.push_back({l.number, scope_of(tail.once_per, around), self, you});
}

int Play::count_happened(VerbId per, int scope, PatternId pattern, HirId condition, View& v, int but,
                         int added) {
    int count = 0;
    for (const Happened& then : happened_) {
        int inside = 0;
        for (const auto& around : then.around)
            if (verb_is(around.first, per)) {
                inside = around.second;
                break;
            }
        if (inside != scope || then.serial == but) continue;
        Scope event{.real = true, .verb = then.verb, .actor = then.actor, .names = then.names};
        if (pattern != no_index && !match_pattern(pattern, event, v)) continue;
        if (condition != no_hir && !test(condition, v)) continue;
        if (added == 0) {
            ++count;
            continue;
        }
        const Verb& verb = p.verbs[then.verb];
        const std::size_t number = static_cast<std::size_t>(added) - 1;
        const auto slot = number < verb.params.size() ? verb.params[number].slot : verb.amount_slot;
        if (then.names[slot].n != none) count += then.names[slot].n;
    }
    return count;
}

int Play::tally(HirId id, View& v) {
    const Hir& h = p.at(id);
    const int scope = scope_of(VerbId(h.b), v.around);
    // Outside of every such stretch nothing is counted, but on the table of a scenario.
    if (scope == 0 && t.setup.scenario == no_index) return 0;
    return count_happened(VerbId(h.b), scope, PatternId(h.a), h.count > 0 ? p.child(id, 0) : no_hir, v, 0,
                          h.aux);
}

} // namespace cantrip::reference
