// A number for everything in a program that play depends on: all of it but where it stands in the sources,
// printed words that no rule reads, and translations. Saves and states carry it.

#include <string_view>

#include "interpreter/tables.hpp"
#include "lang/support/hash.hpp"

namespace cantrip::runtime {
namespace {

class Fingerprint {
  public:
    explicit Fingerprint(const Program& program) : p_(program) {}

    std::uint64_t run() {
        all(p_.hir);
        all(p_.hir_children);
        all(p_.nouns);
        all(p_.names_lists);
        all(p_.names_values);
        all(p_.units);
        all(p_.groups);
        all(p_.zones);
        all(p_.maps);
        all(p_.dice);
        all(p_.traits);
        add(p_.exclusives.size());
        all(p_.kinds);
        all(p_.fields);
        all(p_.headings);
        all(p_.faces);
        all(p_.defines);
        all(p_.verbs);
        all(p_.rules);
        all(p_.things);
        all(p_.globals);
        all(p_.abilities);
        all(p_.reactions);
        all(p_.patterns);
        all(p_.scenarios);
        one(p_.game);
        each(p_.thing_kind, p_.player_kind, p_.card_kind, p_.action_kind, p_.team_kind);
        return hash_.value();
    }

  private:
    void add(std::uint64_t value) { hash_.put(value); }
    template <class... Values> void each(Values... values) { (add(static_cast<std::uint64_t>(values)), ...); }
    void text(std::string_view value) {
        add(value.size());
        for (const char letter : value) add(static_cast<unsigned char>(letter));
    }
    // The size tells lists apart that lie one behind the other.
    template <class T> void all(const std::vector<T>& list) {
        add(list.size());
        for (const T& value : list) one(value);
    }

    void one(std::uint32_t id) { add(id); }
    void one(Type type) { each(type.tag, type.index); }
    void name(const Declared& declared) { text(p_.names.text(declared.name)); }

    void one(const Hir& hir) {
        each(hir.op, hir.flags, hir.aux, hir.a, hir.b, hir.first, hir.count);
        one(hir.type);
        if (hir.op == Op::text) text(p_.trees[hir.tree]->text(hir.node));
    }
    void one(const Noun& noun) {
        each(noun.of, noun.det, noun.modifiers, noun.or_more, noun.index, noun.kind, noun.count, noun.value,
             noun.per, noun.it);
    }
    void one(const NamesList& list) { each(list.first, list.count); }
    void one(const NamesValue& value) {
        name(value);
        add(value.list);
    }
    void one(const Unit& unit) {
        name(unit);
        each(unit.track, unit.transient, unit.low, unit.high, unit.start, unit.supply, unit.end);
        all(unit.holders);
    }
    void one(const Group& group) {
        all(group.units);
        all(group.kinds);
    }
    void one(const Zone& zone) {
        name(zone);
        each(zone.owner, zone.parent, zone.aside, zone.pile, zone.seen, zone.capacity, zone.refill,
             zone.locals);
        all(zone.holds);
    }
    void one(const Map& map) {
        each(map.kind, map.along, map.rows, map.columns, map.tile, map.walls, map.blocked, map.zone);
    }
    void one(const Die& die) { all(die.faces); }
    void one(const Die::Face& face) { each(face.name, face.number); }
    void one(const Trait& trait) {
        name(trait);
        add(trait.kind);
    }
    void one(const Value& value) { each(value.field, value.value, value.locals); }
    void one(const Holds& holds) { each(holds.kind, holds.limit, holds.locals); }
    void one(const Kind& kind) {
        name(kind);
        all(kind.parents);
        all(kind.ancestors);
        all(kind.fields);
        all(kind.values);
        all(kind.holds);
        all(kind.headings);
        all(kind.faces);
        all(kind.abilities);
        all(kind.works_in);
        each(kind.starts, kind.paid_from, kind.paid_to, kind.copies, kind.copies_per, kind.held,
             kind.works_if, kind.locals);
    }
    void one(const Field& field) {
        name(field);
        one(field.type);
        each(field.kind, field.state, field.low, field.high, field.initial, field.locals);
    }
    void one(const Heading& heading) {
        name(heading);
        each(heading.kind, heading.verb, heading.head, heading.action, heading.held, heading.works_if,
             heading.locals);
        all(heading.works_in);
        all(heading.params);
    }
    void one(const Face& face) {
        each(face.kind, face.works_if, face.locals);
        all(face.works_in);
    }
    void one(const Param& param) {
        one(param.type);
        each(param.name, param.label, param.low, param.high, param.pick, param.pool, param.initial,
             param.slot);
    }
    void one(const Define& define) {
        name(define);
        all(define.params);
        one(define.type);
        each(define.value, define.locals);
    }
    void one(const Verb& verb) {
        name(verb);
        all(verb.params);
        one(verb.gives_type);
        each(verb.native, verb.phase, verb.heading, verb.action, verb.ability, verb.host, verb.counted,
             verb.amount_slot, verb.is, verb.gives, verb.gives_slot, verb.body, verb.locals);
    }
    void one(const Rule& rule) {
        each(rule.if_, rule.locals);
        all(rule.abilities);
    }
    void one(const Thing& thing) {
        // `name of` reads the printed word.
        text(thing.word);
        each(thing.kind, thing.parent, thing.scenario, thing.number, thing.copies, thing.starts,
             thing.locals);
        all(thing.values);
        all(thing.abilities);
        all(thing.inner);
        all(thing.traits);
    }
    void one(const Global& global) {
        name(global);
        one(global.type);
        each(global.option, global.low, global.high, global.initial, global.locals);
    }
    void one(const Tail& tail) {
        all(tail.by);
        each(tail.if_, tail.while_, tail.during, tail.due_to, tail.once_per, tail.beyond, tail.beyond_per,
             tail.up_to, tail.exclusive, tail.until, tail.until_start);
    }
    void one(const Ability& ability) {
        all(ability.adjectives);
        all(ability.params);
        one(ability.tail);
        each(ability.form, ability.name, ability.heading, ability.face, ability.price, ability.effect,
             ability.reaction, ability.verb, ability.locals, ability.kind, ability.thing, ability.rule);
    }
    void one(const Reaction& r) {
        one(r.tail);
        each(r.form, r.pattern, r.effect, r.param, r.change, r.value, r.whom, r.price, r.heading, r.nth,
             r.noun, r.noun_slot, r.locals);
    }
    void one(const Pattern& pattern) {
        each(pattern.verb, pattern.define, pattern.field, pattern.of, pattern.first_slot);
        all(pattern.args);
    }
    void one(const Pattern::Arg& arg) {
        each(arg.param, arg.slot);
        all(arg.nouns);
    }
    void one(const Scenario& scenario) {
        all(scenario.players);
        all(scenario.things);
        add(scenario.locals);
    }
    void one(const Game& game) {
        each(game.least_players, game.most_players, game.seats, game.with, game.start, game.player);
    }

    const Program& p_;
    hash::Program1 hash_;
};

} // namespace

std::uint64_t fingerprint(const Program& program) { return Fingerprint(program).run(); }

} // namespace cantrip::runtime
