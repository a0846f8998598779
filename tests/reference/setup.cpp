// What a program says once and for all, and the table before a game begins (S1.11, S2).

#include <algorithm>

#include "tests/reference/play.hpp"

namespace cantrip::reference {

Play::Play(const Program& program, const Setup& setup, std::uint64_t seed) : t(program, setup), p(program) {
    find_natives();
    find_listeners();
    find_asks();
    (void)text_value("");
    for (const Thing& thing : p.things) (void)text_value(thing.word);
    for (HirId id(0); id < p.hir.size(); ++id) {
        looks_back_ |= (p.hir[id].flags & flag::past) != 0;
        if (p.hir[id].op == Op::text) {
            std::string_view text = p.trees[p.hir[id].tree]->text(p.hir[id].node);
            if (text.size() >= 2 && text.front() == '"') text = text.substr(1, text.size() - 2);
            (void)text_value(text);
        }
    }
    set_up(seed);
}

void Play::find_natives() {
    static constexpr std::string_view names[] = {"",        "gain",    "lose", "give",    "pay",
                                                 "advance", "retreat", "move", "shuffle", "reveal",
                                                 "look",    "perform", "win"};
    native.assign(p.verbs.size(), Native::not_native);
    for (VerbId id(0); id < p.verbs.size(); ++id)
        for (std::size_t n = 1; n < std::size(names); ++n)
            if (p.verbs[id].native && p.name_of(p.verbs[id]) == names[n]) native[id] = static_cast<Native>(n);
    for (VerbId id(0); id < p.verbs.size(); ++id) {
        if (native[id] == Native::pay) pay_verb = id;
        if (native[id] == Native::perform) perform_verb = id;
    }
    for (FieldId id(0); id < p.fields.size(); ++id) {
        const std::string_view name = p.name_of(p.fields[id]);
        const KindId kind = p.fields[id].kind;
        if (name == "automatic" && kind == p.player_kind) automatic = id;
        if (name == "price" && kind == p.action_kind) price_field = id;
        if (name == "host" && kind == p.action_kind) host_field = id;
        if (name == "owner" && kind == p.thing_kind) owner_field = id;
        if (name == "left" && kind == p.player_kind) left_field = id;
        if (name == "right" && kind == p.player_kind) right_field = id;
        if (name == "name" && kind == p.thing_kind) name_field = id;
    }
    for (TraitId id(0); id < p.traits.size(); ++id)
        if (p.name_of(p.traits[id]) == "fast" && p.traits[id].kind == p.action_kind) fast = id;
    for (DefineId id(0); id < p.defines.size(); ++id)
        if (p.name_of(p.defines[id]) == "reach" && p.defines[id].params.size() == 1) reach = id;
}

// ---- reactions: rules, then kinds, then things, each in order; then those that effects make

void Play::find_listeners() {
    const auto add = [&](AbilityId id, Level level, std::uint32_t index) {
        const Ability& ability = p.abilities[id];
        ReactionId reaction = ability.reaction;
        if (reaction == no_index && ability.form == Ability::Form::body && ability.heading != no_index)
            reaction = p.headings[ability.heading].head;
        if (reaction != no_index) add_listener(reaction, id, level, index);
    };
    for (RuleId id(0); id < p.rules.size(); ++id)
        for (const AbilityId ability : p.rules[id].abilities) add(ability, Level::rule, id);
    for (KindId id(0); id < p.kinds.size(); ++id)
        for (const AbilityId ability : p.kinds[id].abilities) add(ability, Level::kind, id);
    for (ThingId id(0); id < p.things.size(); ++id)
        if (p.things[id].scenario == no_index || p.things[id].scenario == t.setup.scenario)
            for (const AbilityId ability : p.things[id].abilities) add(ability, Level::thing, id);
    for (const Hir& h : p.hir)
        if (h.op == Op::react) add_listener(ReactionId(h.a), no_index, Level::lasting, no_index);
}

void Play::add_listener(ReactionId reaction, AbilityId ability, Level level, std::uint32_t index) {
    Listener l{.reaction = reaction, .ability = ability, .level = level, .index = index};
    l.number = static_cast<int>(listeners.size());
    l.effect = ability != no_index && p.abilities[ability].form == Ability::Form::body
                   ? p.abilities[ability].effect
                   : p.reactions[reaction].effect;
    l.uses_you = uses_you(l);
    listeners.push_back(l);
}

bool Play::uses_you(const Listener& l) const {
    const Reaction& r = p.reactions[l.reaction];
    return mentions_you(l.effect) || mentions_you(r.value) || mentions_you(r.whom) || mentions_you(r.price) ||
           mentions_you(r.tail) || pattern_mentions_you(r.pattern) ||
           (l.ability != no_index && mentions_you(p.abilities[l.ability].tail));
}

bool Play::mentions_you(HirId id) const {
    if (id == no_hir) return false;
    const Hir& h = p.at(id);
    if (h.op == Op::you || (h.flags & flag::implied) != 0) return true;
    if (h.op == Op::np) {
        const Noun& noun = p.noun(id);
        if (mentions_you(noun.count) || mentions_you(noun.value) || mentions_you(noun.per)) return true;
    }
    const auto parts = p.children(id);
    return std::any_of(parts.begin(), parts.end(), [&](HirId part) { return mentions_you(part); });
}

bool Play::mentions_you(const Tail& tail) const {
    return mentions_you(tail.if_) || mentions_you(tail.while_) || mentions_you(tail.due_to) ||
           pattern_mentions_you(tail.during) ||
           std::any_of(tail.by.begin(), tail.by.end(), [&](HirId id) { return mentions_you(id); });
}

bool Play::pattern_mentions_you(PatternId id) const {
    if (id == no_index) return false;
    if (mentions_you(p.patterns[id].of)) return true;
    for (const Pattern::Arg& arg : p.patterns[id].args)
        if (std::any_of(arg.nouns.begin(), arg.nouns.end(), [&](HirId noun) { return mentions_you(noun); }))
            return true;
    return false;
}

// ---- what asks (S5.9, S6.1)

void Play::find_asks() {
    for (const Verb& verb : p.verbs) {
        mark_effect(verb.body);
        for (const Param& param : verb.params) mark_value(param.initial);
    }
    for (const Reaction& reaction : p.reactions) {
        mark_effect(reaction.effect);
        mark_effect(reaction.price);
    }
    for (const Ability& ability : p.abilities) {
        mark_effect(ability.effect);
        mark_effect(ability.price);
    }
    for (const Scenario& scenario : p.scenarios)
        for (const cantrip::Step& step : scenario.steps)
            if (step.form == cantrip::Step::Form::run || step.form == cantrip::Step::Form::does)
                mark_effect(step.value);
}

void Play::mark_effect(HirId id) {
    if (id == no_hir) return;
    const auto parts = p.children(id);
    switch (p.at(id).op) {
    case Op::call: {
        // Things where units may stand too are chosen like a price.
        const std::vector<Param>& params = p.verbs[p.at(id).a].params;
        mark_value(parts[0]);
        for (std::size_t i = 0; i < params.size(); ++i)
            params[i].type.is(TypeTag::unit) ? mark_price(parts[i + 1]) : mark_value(parts[i + 1]);
        return;
    }
    case Op::let:
    case Op::window:
    case Op::assign:
        for (const HirId part : parts) mark_value(part);
        return;
    case Op::price:
    case Op::pay:
        for (const HirId part : parts) mark_price(part);
        if (p.at(id).op == Op::pay) mark_effect(parts[0]);
        return;
    case Op::if_:
        if (mark_chance(parts[0])) asks.insert(id);
        for (const HirId part : parts.subspan(1)) mark_effect(part);
        return;
    case Op::match:
        mark_value(parts[0]);
        for (const HirId arm : parts.subspan(1)) mark_effect(p.children(arm).back());
        return;
    case Op::repeat:
        mark_value(parts[0]);
        mark_effect(parts[2]);
        return;
    case Op::choose:
        mark_value(parts[0]);
        for (const HirId part : parts.subspan(1)) mark_effect(part);
        return;
    case Op::subject:
        for (const HirId part : parts.first(parts.size() - 1)) mark_value(part);
        mark_effect(parts.back());
        return;
    case Op::react: return;
    default:
        for (const HirId part : parts) mark_effect(part);
    }
}

// In a condition only chance and chosen numbers are settled.
bool Play::mark_chance(HirId id) {
    switch (p.at(id).op) {
    case Op::random_range:
    case Op::random_die:
    case Op::choose_range: mark_value(id); return true;
    case Op::np:
    case Op::count:
    case Op::total:
    case Op::exists:
    case Op::every:
    case Op::has:
    case Op::can:
    case Op::tally: return false;
    default: break;
    }
    bool any = false;
    for (const HirId part : p.children(id)) any |= mark_chance(part);
    return any;
}

// Things that are a price are chosen when it is paid.
void Play::mark_price(HirId id) {
    const Op op = p.at(id).op;
    if (op == Op::bundle || op == Op::add || op == Op::alternatives)
        for (const HirId part : p.children(id)) mark_price(part);
    else if (op == Op::np && (p.noun(id).of == NounOf::kind || p.noun(id).of == NounOf::thing ||
                              p.noun(id).of == NounOf::like)) {
        mark_value(p.noun(id).count);
        for (const HirId part : p.children(id)) mark_filter(part);
    } else
        mark_value(id);
}

void Play::mark_value(HirId id) {
    if (id == no_hir) return;
    const Hir& h = p.at(id);
    switch (h.op) {
    case Op::np: {
        const Noun& noun = p.noun(id);
        mark_value(noun.count);
        for (const HirId part : p.children(id)) mark_filter(part);
        const bool only_things = noun.of == NounOf::group && p.groups[noun.index].units.empty() &&
                                 !p.groups[noun.index].kinds.empty();
        if (is_units(noun) && !only_things) return;
        if (noun.det != Det::none && noun.det != Det::no && noun.det != Det::each && noun.det != Det::all)
            asks.insert(id);
        return;
    }
    case Op::count:
    case Op::total:
    case Op::exists:
    case Op::every:
    case Op::has:
    case Op::can:
    case Op::tally: return;
    case Op::match_value:
        mark_value(p.child(id, 0));
        for (const HirId arm : p.children(id).subspan(1)) mark_value(p.children(arm).back());
        return;
    default:
        for (const HirId part : p.children(id)) mark_value(part);
        if (h.op == Op::choose_range || h.op == Op::random_range || h.op == Op::random_die) asks.insert(id);
    }
}

// `a site in outer of a player`: the owner is chosen before the site.
void Play::mark_filter(HirId id) {
    const Op op = p.at(id).op;
    if ((op != Op::f_in && op != Op::f_owner) || p.at(p.child(id, 0)).op != Op::zone) return;
    for (const HirId owner : p.children(p.child(id, 0)))
        if (p.at(owner).op == Op::np && (p.noun(owner).det == Det::a || p.noun(owner).det == Det::another))
            mark_value(owner);
}

// ---- the table

namespace {

std::uint64_t split_mix(std::uint64_t& x) {
    x += 0x9e3779b97f4a7c15U;
    std::uint64_t z = x;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

int first_value(Type type, int low) {
    return type.is(TypeTag::number) ? std::max(low, 0) : type.is(TypeTag::flag) ? 0 : none;
}

} // namespace

void Play::set_up(std::uint64_t seed) {
    for (int i = 0; i < 4; i += 2) {
        const std::uint64_t z = split_mix(seed);
        b.random[i] = static_cast<std::uint32_t>(z);
        b.random[i + 1] = static_cast<std::uint32_t>(z >> 32U);
    }
    const auto things = static_cast<std::size_t>(t.count());
    b.place.assign(things, none);
    b.inside.assign(static_cast<std::size_t>(t.containers()), {});
    b.states.assign(things, std::vector<int>(p.fields.size(), 0));
    b.counts.assign(things, std::vector<int>(p.units.size(), 0));
    b.globals.assign(p.globals.size(), none);
    for (const Piece& piece : t.pieces) b.owner.push_back(piece.owner);
    table_scope = new_scope(Scope::Kind::table, nullptr);
    table_scope->you = none;
    Locals names;
    View v{.names = &names, .around = table_scope.get(), .board = &b};
    // Options first: states may speak of them.
    for (const bool option : {true, false})
        for (GlobalId id(0); id < p.globals.size(); ++id) {
            const Global& global = p.globals[id];
            if (global.option != option) continue;
            if (global.type.is(TypeTag::list)) {
                b.globals[id] = 0;
                if (global.initial != no_hir) set_list(none, id, list(global.initial, v));
                continue;
            }
            b.globals[id] =
                global.initial != no_hir ? eval(global.initial, v).n : first_value(global.type, global.low);
            for (const auto& chosen : t.setup.options)
                if (chosen.first == id) b.globals[id] = chosen.second;
        }
    for (int i = 0; i < t.count(); ++i) {
        View own = plain(t.piece(i).owner, i, v, names);
        for (FieldId field(0); field < p.fields.size(); ++field) {
            if (!t.has_state(i, field)) continue;
            const HirId value = printed(i, field);
            if (p.fields[field].type.is(TypeTag::list)) {
                if (value != no_hir) set_list(i, field, list(value, own));
                continue;
            }
            b.states[static_cast<std::size_t>(i)][field] =
                value != no_hir ? eval(value, own).n : first_value(p.fields[field].type, p.fields[field].low);
        }
        for (UnitId unit(0); unit < p.units.size(); ++unit)
            if (t.counts(i, unit) && p.units[unit].track)
                b.counts[static_cast<std::size_t>(i)][unit] = p.units[unit].start;
    }
    for (int i = 0; i < t.count(); ++i) put_in_place(i);
    changes_ = 1;
}

void Play::put_in_place(int thing) {
    const Piece& piece = t.piece(thing);
    if (piece.parent != none) return put(thing, piece.parent, false);
    if (piece.kind == no_index || piece.action != no_index) return;
    HirId starts = piece.thing != no_index ? p.things[piece.thing].starts : no_hir;
    for (const KindId above : p.kinds[piece.kind].ancestors)
        if (starts == no_hir) starts = p.kinds[above].starts;
    if (starts == no_hir) return;
    Locals names;
    View v{.board = &b};
    View own = plain(piece.owner, thing, v, names);
    if (const Value place = eval(starts, own); place.n != none) put(thing, place.n, false);
}

// The thing's own value, else that of the nearest kind, else the field's.
HirId Play::printed(int thing, FieldId field) const {
    const Piece& piece = t.piece(thing);
    const KindId kind = piece.kind == no_index ? p.player_kind : piece.kind;
    HirId found = no_hir;
    if (piece.thing != no_index)
        for (const cantrip::Value& value : p.things[piece.thing].values)
            if (value.field == field && value.value != no_hir) found = value.value;
    for (const KindId above : p.kinds[kind].ancestors) {
        if (found != no_hir) break;
        for (const cantrip::Value& value : p.kinds[above].values)
            if (value.field == field && value.value != no_hir) found = value.value;
    }
    return found != no_hir || !p.is_a(kind, p.fields[field].kind) ? found : p.fields[field].initial;
}

} // namespace cantrip::reference
