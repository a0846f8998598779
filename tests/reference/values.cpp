// Values: nothing here asks or changes anything (S3).

#include <algorithm>
#include <ctime>
#include <limits>

#include "tests/reference/play.hpp"

namespace cantrip::reference {

// A value that stands somewhere on its own: `this` is the thing, nothing has a name yet.
View Play::plain(int you, int self, const View& v, Locals& names) const {
    names.assign(64, Value{});
    return {.names = &names,
            .you = you,
            .subject = you,
            .self = self,
            .around = v.around,
            .event = v.event,
            .board = v.board};
}

// In a test the nearest number (S15.6).
int Play::checked(std::int64_t n) const {
    constexpr std::int64_t largest = std::numeric_limits<int>::max();
    if (n >= -largest && n <= largest) return static_cast<int>(n);
    if (tests_ == 0) throw FaultFound{"a number is too large"};
    return static_cast<int>(n < 0 ? -largest : largest);
}

int Play::as_number(const Value& value, Type type) const {
    if (!type.is(TypeTag::face) || type.index >= p.dice.size()) return value.n;
    const auto& faces = p.dice[type.index].faces;
    const auto at = static_cast<std::size_t>(value.n);
    return value.n >= 0 && at < faces.size() && faces[at].name == no_name ? faces[at].number : 0;
}

int Play::number(HirId id, View& v) { return as_number(eval(id, v), p.at(id).type); }

// Effects without end, and tests that ask for tests at every turn, which would take years. How much is too
// much is the reference's own (S22.4).
void Play::count_work(int amount) {
    constexpr int most = 20'000'000;
    constexpr std::clock_t seconds = 2 * CLOCKS_PER_SEC;
    const int before = work_;
    work_ += amount;
    const bool slow = work_ / 100'000 != before / 100'000 && std::clock() - asked_at_ > seconds;
    if (work_ > most || slow)
        throw FaultFound{"effects or tests without end: too much work without a question"};
}

Value Play::eval(HirId id, View& v) {
    count_work(1);
    if (v.settled != nullptr)
        if (const auto found = v.settled->find(id); found != v.settled->end()) return found->second;
    if (++depth_ > 200) {
        depth_ = 0;
        throw FaultFound{"a number is defined by itself without end"};
    }
    Value result = compute(id, v);
    --depth_;
    return result;
}

namespace {

Value list_state(int thing, std::uint32_t id, const Board& board) {
    const auto found = board.lists.find({thing, static_cast<int>(id)});
    return several(found == board.lists.end() ? Things{} : found->second);
}

} // namespace

// Each member once.
void Play::set_list(int thing, std::uint32_t id, const Things& members) {
    const std::pair key{thing, static_cast<int>(id)};
    Things kept;
    for (const int member : members)
        if (t.is_thing(member) && std::find(kept.begin(), kept.end(), member) == kept.end())
            kept.push_back(member);
    const auto before = b.lists.find(key);
    changes_ += (before == b.lists.end() ? Things{} : before->second) != kept ? 1 : 0;
    if (kept.empty())
        b.lists.erase(key);
    else
        b.lists[key] = kept;
}

Value Play::compute(HirId id, View& v) {
    const Hir& h = p.at(id);
    const auto child = [&](std::size_t n) { return p.child(id, n); };
    const auto about = [&](int thing, int found) { return one(t.is_thing(thing) ? found : none); };
    switch (h.op) {
    case Op::number:
    case Op::names_value:
    case Op::unit:
    case Op::die:
    case Op::face: return one(static_cast<int>(h.a));
    case Op::yes: return one(1);
    case Op::no: return one(0);
    case Op::none:
    case Op::nothing:
    case Op::error:
    case Op::missing_arg: return {};
    case Op::text: {
        std::string_view text = p.trees[h.tree]->text(h.node);
        if (text.size() >= 2 && text.front() == '"') text = text.substr(1, text.size() - 2);
        return one(text_value(text));
    }
    case Op::you: return one(v.you);
    case Op::this_: return one(v.self);
    case Op::it: return h.a != no_index ? (*v.names)[h.a] : Value{};
    case Op::local: return (*v.names)[h.a];
    case Op::holder: return one(v.self == none ? none : t.holder_of(*v.board, v.self));
    case Op::team: return one(t.team);
    case Op::winner: return one(winner_);
    case Op::variable: {
        const int said = v.body == nullptr ? none : h.a == 0 ? v.body->x : v.body->y;
        return one(said < 0 ? 1 : said);
    }
    case Op::global:
        if (p.globals[h.a].type.is(TypeTag::list)) return list_state(none, h.a, *v.board);
        return one(v.board->globals[h.a]);
    case Op::thing: {
        const Things copies = t.of_thing(ThingId(h.a));
        return one(copies.empty() ? none : copies[0]);
    }
    case Op::add: return one(checked(std::int64_t{number(child(0), v)} + number(child(1), v)));
    case Op::subtract: return one(checked(std::int64_t{number(child(0), v)} - number(child(1), v)));
    case Op::multiply: return one(checked(std::int64_t{number(child(0), v)} * number(child(1), v)));
    case Op::negative: return one(checked(-std::int64_t{number(child(0), v)}));
    case Op::divide: {
        const std::int64_t left = number(child(0), v), right = number(child(1), v);
        if (right == 0 && tests_ > 0) return one(0);
        if (right == 0) throw FaultFound{"division by zero"};
        const std::int64_t down = left / right - (left % right != 0 && (left < 0) != (right < 0) ? 1 : 0);
        return one(checked(down));
    }
    case Op::zone: return one(t.zone_for(ZoneId(h.a), h.count > 0 ? implied_owner(id, v) : none));
    case Op::top_of:
    case Op::bottom_of: {
        Value place = eval(child(0), v);
        place.with = h.op == Op::top_of ? 1 : 2;
        return place;
    }
    case Op::field: return field_of(implied_owner(id, v), FieldId(h.a), v);
    case Op::counter: return one(t.counter(*v.board, implied_owner(id, v), UnitId(h.a)));
    case Op::define:
        if ((h.flags & flag::implied) != 0 && h.count == 1)
            return call_define(DefineId(h.a), {one(implied_owner(id, v))}, v);
        return read_define(DefineId(h.a), id, v, {});
    case Op::heading: return eval(child(0), v);
    case Op::parent_of: {
        const int thing = eval(child(0), v).n;
        return about(thing, t.is_thing(thing) ? t.parent_of(*v.board, thing, KindId(h.a)) : none);
    }
    case Op::owner_of: {
        const int thing = eval(child(0), v).n;
        return about(thing, t.is_thing(thing) ? t.owner_of(*v.board, thing) : none);
    }
    case Op::zone_of: {
        const int thing = eval(child(0), v).n;
        return about(thing, t.is_thing(thing) ? t.around(*v.board, thing) : none);
    }
    case Op::count:
        if (is_units(p.noun(child(0)))) return one(count_units(child(0), v.subject, v));
        return one(static_cast<int>(candidates(child(0), v).size()));
    case Op::per: return one(per(id, v));
    case Op::total: return one(total(id, v));
    case Op::random_range:
    case Op::choose_range: return one(0);                        // not settled: only thought of
    case Op::random_die: return one(h.a != no_index ? none : 0); // no face, whose number is 0
    case Op::range: return eval(child(0), v);
    case Op::seq:
    case Op::block: { // a printed list
        Things items;
        for (const HirId part : p.children(id)) items.push_back(eval(part, v).n);
        return several(std::move(items));
    }
    case Op::printed: return one(printed_count(id, v));
    case Op::tally: return one(tally(id, v));
    case Op::match_value: {
        const Value value = eval(child(0), v);
        for (const HirId arm : p.children(id).subspan(1))
            for (const HirId c : p.children(arm).first(p.children(arm).size() - 1))
                if (case_fits(c, value, p.at(child(0)).type, v)) return eval(p.children(arm).back(), v);
        return one(h.type.is(TypeTag::number) ? 0 : none);
    }
    case Op::np: {
        Things found = meaning(id, v);
        if (h.type.is(TypeTag::list) && !is_units(p.noun(id))) return several(std::move(found));
        return one(found.empty() ? none : found[0]);
    }
    default:
        // Conditions are flags; a price has no single value.
        return one(h.op >= Op::and_ && h.op <= Op::asked ? (test(id, v) ? 1 : 0) : none);
    }
}

// The things that a value means, whatever its shape.
Things Play::list(HirId id, View& v) {
    const bool settled = v.settled != nullptr && v.settled->contains(id);
    if (p.at(id).op == Op::np && !settled) return meaning(id, v);
    Value value = eval(id, v);
    if (value.many) return value.list;
    if (value.n == none || p.at(id).type.is(TypeTag::list)) return {};
    return {value.n};
}

// What is not said to be somebody's is the subject's (S3.5).
int Play::implied_owner(HirId id, View& v) {
    const HirId whose = p.child(id, 0);
    if ((p.at(id).flags & flag::implied) != 0 && p.at(whose).op == Op::you && v.subject != none)
        return v.subject;
    return bearer(whose, v);
}

// Who has something; `trick of this` is the action that stands there, when it is one.
int Play::bearer(HirId id, View& v) {
    const int host = eval(id, v).n;
    if (p.at(id).op != Op::heading) return host;
    for (const int action : t.actions())
        if (t.piece(action).host == host && is_named(ability_of(action), p.at(id))) return action;
    return host;
}

bool Play::is_named(const Ability& ability, const Hir& phrase) const {
    if (ability.name != no_name || ability.heading == no_index)
        return ability.name == phrase.b && phrase.b != no_name;
    const Heading& heading = p.headings[ability.heading];
    return heading.name == phrase.b || (phrase.a != no_index && heading.verb == phrase.a);
}

// ---- fields

Value Play::field_of(int thing, FieldId field, View& v) {
    const Type type = p.fields[field].type;
    const bool number = type.is(TypeTag::number) || type.is(TypeTag::flag);
    if (!t.is_thing(thing)) return one(number ? 0 : none);
    if (t.has_state(thing, field))
        return type.is(TypeTag::list) ? list_state(thing, field, *v.board)
                                      : one(v.board->states[static_cast<std::size_t>(thing)][field]);
    Value value = printed_value(thing, field, v);
    if (type.is(TypeTag::number)) value.n = modified(value.n, field, false, thing, v);
    return value;
}

Value Play::printed_value(int thing, FieldId field, View& v) {
    const Piece& piece = t.piece(thing);
    if (field == host_field && piece.action != no_index) return one(piece.host);
    if ((field == left_field || field == right_field) && field != no_index) {
        if (!t.is_player(thing) || t.players < 2) return {};
        return one((thing + (field == left_field ? 1 : t.players - 1)) % t.players);
    }
    if (field == owner_field) return one(t.owner_of(*v.board, thing));
    if (field == name_field)
        return one(text_value(piece.thing != no_index ? p.things[piece.thing].word : std::string_view{}));
    const HirId value = printed(thing, field);
    const Type type = p.fields[field].type;
    if (value == no_hir) return one(type.is(TypeTag::number) || type.is(TypeTag::flag) ? 0 : none);
    Locals names;
    View own = plain(t.owner_of(*v.board, thing), thing, v, names);
    return eval(value, own);
}

int Play::text_value(std::string_view text) {
    const auto found = texts.find(text);
    if (found != texts.end()) return found->second;
    const int next = static_cast<int>(texts.size());
    texts.emplace(std::string(text), next);
    return next;
}

// ---- defines

Value Play::read_define(DefineId id, HirId node, View& v, std::optional<int> first) {
    std::vector<Value> args;
    if (first.has_value()) args.push_back(one(*first));
    for (const HirId arg : p.children(node)) {
        const std::size_t n = args.size();
        const bool wants_list =
            n < p.defines[id].params.size() && p.defines[id].params[n].type.is(TypeTag::list);
        args.push_back(wants_list ? several(list(arg, v)) : eval(arg, v));
    }
    return call_define(id, std::move(args), v);
}

Value Play::call_define(DefineId id, std::vector<Value> args, View& v) {
    const Define& define = p.defines[id];
    Locals names(define.locals + 64);
    View own{.names = &names, .around = v.around, .event = v.event, .board = v.board};
    bool missing = false;
    for (std::size_t i = 0; i < define.params.size(); ++i) {
        const Param& param = define.params[i];
        Value value = i < args.size()           ? args[i]
                      : param.initial != no_hir ? eval(param.initial, own)
                                                : Value{};
        missing |= param.type.is(TypeTag::thing) && value.n == none;
        if (i == 0 && param.type.is(TypeTag::thing) && t.is_thing(value.n))
            own.you = own.subject = t.is_a(value.n, p.player_kind) ? value.n : t.owner_of(*v.board, value.n);
        names[param.slot] = std::move(value);
    }
    const bool plain_number = define.type.is(TypeTag::number) || define.type.is(TypeTag::flag);
    if (missing) return one(plain_number ? 0 : none);
    Value value =
        define.type.is(TypeTag::flag) ? one(test(define.value, own) ? 1 : 0) : eval(define.value, own);
    if (define.type.is(TypeTag::number))
        value.n = modified(value.n, id, true, args.empty() ? none : args[0].n, v);
    return value;
}

// ---- cases

bool Play::same_face(Type die, int a, int b_) const {
    const auto& faces = p.dice[die.index].faces;
    const auto i = static_cast<std::size_t>(a), k = static_cast<std::size_t>(b_);
    return a >= 0 && b_ >= 0 && i < faces.size() && k < faces.size() && faces[i].name == faces[k].name &&
           faces[i].number == faces[k].number;
}

bool Play::case_fits(HirId id, const Value& value, Type type, View& v) {
    const Hir& h = p.at(id);
    const bool face = type.is(TypeTag::face) && type.index < p.dice.size();
    if (h.op == Op::case_else) return true;
    if (h.op == Op::case_range) {
        if (face) {
            const auto& faces = p.dice[type.index].faces;
            const auto at = static_cast<std::size_t>(value.n);
            if (value.n < 0 || at >= faces.size() || faces[at].name != no_name) return false;
        }
        const int n = as_number(value, type);
        return n >= static_cast<int>(h.a) && n <= static_cast<int>(h.b);
    }
    const HirId inner = p.child(id, 0);
    const Hir& c = p.at(inner);
    if (face) {
        const auto& faces = p.dice[type.index].faces;
        const auto at = static_cast<std::size_t>(value.n);
        if (value.n < 0 || at >= faces.size()) return false;
        if (c.op == Op::number) return faces[at].name == no_name && faces[at].number == static_cast<int>(c.a);
        return same_face(type, eval(inner, v).n, value.n);
    }
    switch (c.op) {
    case Op::number:
    case Op::names_value:
    case Op::thing:
    case Op::unit:
    case Op::local:
    case Op::global:
    case Op::field:
    case Op::none: return eval(inner, v).n == value.n;
    case Op::yes: return value.n == 1;
    case Op::no: return value.n == 0;
    default: return test(inner, v); // a kind or an adjective, said of what is looked at
    }
}

// ---- totals

int Play::total(HirId id, View& v) {
    const HirId np = p.child(id, 0), measure = p.child(id, 1);
    const std::uint32_t it = p.noun(np).it;
    std::int64_t sum = 0;
    std::optional<int> best;
    for (const int thing : candidates(np, v)) {
        if (it != no_index) (*v.names)[it] = one(thing);
        const int value = number(measure, v);
        sum += value;
        const bool highest = static_cast<Total>(p.at(id).aux) == Total::highest;
        if (!best || (highest ? value > *best : value < *best)) best = value;
    }
    return static_cast<Total>(p.at(id).aux) == Total::sum ? checked(sum) : best.value_or(0);
}

int Play::printed_count(HirId id, View& v) {
    const HirId heading = p.child(id, 0);
    const int thing = eval(heading, v).n;
    if (thing < 0 || p.at(heading).a == no_index) return 0;
    const AbilityId body = heading_body(VerbId(p.at(heading).a), thing, v);
    return body == no_index ? 0 : printed_in(p.abilities[body].effect, p.at(id).a, p.at(id).aux == 1);
}

int Play::printed_in(HirId effect, std::uint32_t what, bool group) const {
    if (p.at(effect).op == Op::np) {
        const Noun& noun = p.noun(effect);
        const auto in_group = [&] {
            const auto& units = p.groups[what].units;
            return std::find(units.begin(), units.end(), noun.index) != units.end();
        };
        const bool hit = noun.of == NounOf::unit    ? (group ? in_group() : noun.index == what)
                         : noun.of == NounOf::group ? group && noun.index == what
                                                    : false;
        if (!hit) return 0;
        const bool constant = noun.count != no_hir && p.at(noun.count).op == Op::number;
        return constant ? static_cast<int>(p.at(noun.count).a) : 1;
    }
    int sum = 0;
    for (const HirId part : p.children(effect)) sum += printed_in(part, what, group);
    return sum;
}

} // namespace cantrip::reference
