// What is declared as text.

#include <algorithm>
#include <array>

#include "lang/program/dumper.hpp"

namespace cantrip {

void Dumper::labelled(std::string_view label, HirId id, int depth) {
    if (id == no_hir) return;
    line(depth, label);
    value(id, depth + 1);
}

void Dumper::labelled(std::string_view label, const std::vector<HirId>& list, int depth) {
    if (list.empty()) return;
    line(depth, label);
    for (const HirId id : list) value(id, depth + 1);
}

void Dumper::program() {
    line(0, fmt::format("program {}", p.game.name == no_name ? "core" : p.names.text(p.game.name)));
    game();
    small_words();
    zones();
    kinds();
    verbs();
    rules();
    things();
    scenarios();
}

void Dumper::game() {
    if (p.game.name == no_name || !shown(p.game)) return;
    line(1, fmt::format("players {}..{}", p.game.least_players, p.game.most_players));
    if (p.game.with != no_index)
        line(1, fmt::format("seats {} with {}", p.game.seats, name(p.globals, p.game.with)));
    if (p.game.start != no_index) line(1, "start " + name(p.verbs, p.game.start));
    for (const Global& global : p.globals) {
        line(1, fmt::format("{} {}: {}", global.option ? "option" : "state", p.name_of(global),
                            to_string(p, global.type)));
        value(global.initial, 2);
    }
}

void Dumper::small_words() {
    for (const NamesList& list : p.names_lists) {
        if (!shown(list)) continue;
        std::string text = fmt::format("names {}:", p.name_of(list));
        for (std::uint32_t i = 0; i < list.count; ++i)
            text += fmt::format(" {}", p.name_of(p.names_values[list.first + i]));
        line(0, text);
    }
    for (const Unit& unit : p.units) {
        if (!shown(unit)) continue;
        std::string text = fmt::format("{} {} of {}", unit.track ? "track" : "token", p.name_of(unit),
                                       name_list(p.kinds, unit.holders));
        if (unit.track && unit.end != no_hir)
            text += fmt::format(" {}..({}) start {}", unit.low, unit.end, unit.start);
        else if (unit.track)
            text += fmt::format(" {}..{} start {}", unit.low, unit.high, unit.start);
        if (unit.supply >= 0) text += fmt::format(" supply {}", unit.supply);
        line(0, text + (unit.transient ? " transient" : ""));
    }
    for (const Group& group : p.groups)
        if (shown(group))
            line(0, fmt::format("group {}: {}{}{}", p.name_of(group), name_list(p.units, group.units),
                                group.kinds.empty() ? "" : " and things ", name_list(p.kinds, group.kinds)));
    for (const Die& die : p.dice) {
        if (!shown(die)) continue;
        std::string text = fmt::format("die {}:", p.name_of(die));
        for (const Die::Face& face : die.faces)
            text += face.name == no_name ? fmt::format(" {}", face.number)
                                         : fmt::format(" {}", p.names.text(face.name));
        line(0, text + (die.assumed ? " assumed" : ""));
    }
    for (const Trait& trait : p.traits)
        if (shown(trait)) line(0, fmt::format("trait {} on {}", p.name_of(trait), name(p.kinds, trait.kind)));
    for (const Exclusive& exclusive : p.exclusives)
        if (shown(exclusive)) line(0, fmt::format("exclusive {}", p.name_of(exclusive)));
}

void Dumper::zones() {
    static constexpr std::array seen =
        std::to_array<std::string_view>({"", " seen by owner", " seen by nobody"});
    for (const Zone& zone : p.zones) {
        if (!shown(zone)) continue;
        std::string text = fmt::format("zone {}", p.name_of(zone));
        if (zone.owner != no_index) text += " of " + name(p.kinds, zone.owner);
        if (zone.parent != no_index) text += " in " + name(p.zones, zone.parent);
        if (!zone.holds.empty()) text += " holds " + name_list(p.kinds, zone.holds);
        text += seen[static_cast<std::size_t>(zone.seen)];
        if (zone.refill != no_index) text += " refill from " + name(p.zones, zone.refill);
        line(0, text + (zone.aside ? " aside" : "") + (zone.pile ? " pile" : ""));
        labelled("capacity", zone.capacity, 1);
    }
    for (const Map& map : p.maps) {
        if (!shown(map)) continue;
        std::string text = fmt::format("map {} of {}", p.name_of(map), name(p.kinds, map.kind));
        if (map.along != no_index) text += " along " + name(p.fields, map.along);
        if (map.tile != no_index)
            text += fmt::format(" grid {} by {} of {}", map.rows, map.columns, name(p.kinds, map.tile));
        if (map.walls != no_index) text += " walls " + name(p.fields, map.walls);
        if (map.blocked != no_index) text += " blocked " + name(p.traits, map.blocked);
        line(0, text);
    }
}

void Dumper::kinds() {
    for (KindId id(0); id < p.kinds.size(); ++id) {
        const auto extended = [&](FieldId field) { return shown(p.fields[field]); };
        const auto& fields = p.kinds[id].fields;
        if (shown(p.kinds[id]) || std::any_of(fields.begin(), fields.end(), extended)) kind(id);
    }
}

void Dumper::kind(KindId id) {
    const Kind& kind = p.kinds[id];
    std::string text = fmt::format("kind {}", p.name_of(kind));
    if (!kind.parents.empty()) text += " is " + name_list(p.kinds, kind.parents);
    line(0, text);
    for (const FieldId one : kind.fields)
        if (shown(p.fields[one])) field(p.fields[one]);
    given(kind.values, 1);
    kind_lines(kind);
    for (const std::uint32_t one : kind.headings) heading(p.headings[one]);
    for (const std::uint32_t one : kind.faces) {
        line(1, fmt::format("face {}", p.name_of(p.faces[one])));
        labelled("works in", p.faces[one].works_in, 2);
        labelled("works if", p.faces[one].works_if, 2);
    }
    for (const AbilityId one : kind.abilities) ability(one, 1);
}

void Dumper::kind_lines(const Kind& kind) {
    for (const Holds& holds : kind.holds) {
        line(1, "holds " + name(p.kinds, holds.kind));
        value(holds.limit, 2);
    }
    labelled("starts in", kind.starts, 1);
    labelled("paid from", kind.paid_from, 1);
    labelled("paid to", kind.paid_to, 1);
    labelled(kind.copies_per == no_index ? std::string("copies")
                                         : "copies per " + name(p.kinds, kind.copies_per),
             kind.copies, 1);
    labelled("held by", kind.held, 1);
    labelled("works in", kind.works_in, 1);
    labelled("works if", kind.works_if, 1);
}

void Dumper::field(const Field& field) {
    std::string text =
        fmt::format("{} {}: {}", field.state ? "state" : "field", p.name_of(field), to_string(p, field.type));
    if (field.low != 0 || field.high != 0x7fffffff) text += fmt::format(" {}..{}", field.low, field.high);
    line(1, text);
    value(field.initial, 2);
}

void Dumper::heading(const Heading& heading) {
    line(1, fmt::format("heading {}{}", p.name_of(heading),
                        heading.verb == no_index ? std::string() : " verb " + name(p.verbs, heading.verb)));
    if (heading.head != no_index) reaction(heading.head, 2);
    if (heading.action != no_index) ability(heading.action, 2);
    labelled("held by", heading.held, 2);
    labelled("works in", heading.works_in, 2);
    labelled("works if", heading.works_if, 2);
}

void Dumper::verbs() {
    for (const Verb& verb : p.verbs) {
        if (!shown(verb)) continue;
        std::string text =
            fmt::format("{}{}{} {}({})", verb.native ? "native " : "",
                        verb.heading  ? "heading "
                        : verb.action ? "action "
                                      : "",
                        verb.phase ? "phase" : "verb", p.name_of(verb), signature(verb.params));
        if (verb.counted) text += " counted";
        if (verb.is != no_index) text += " is " + name(p.verbs, verb.is);
        if (verb.gives != no_name)
            text += fmt::format(" gives {}: {}", p.names.text(verb.gives), to_string(p, verb.gives_type));
        line(0, text);
        params(verb.params, 1);
        value(verb.body, 1);
    }
    for (const Define& define : p.defines) {
        if (!shown(define)) continue;
        line(0, fmt::format("define {}({}): {}", p.name_of(define), signature(define.params),
                            to_string(p, define.type)));
        params(define.params, 1);
        value(define.value, 1);
    }
}

std::string Dumper::signature(const std::vector<Param>& list) const {
    std::string text;
    for (const Param& param : list) {
        text += text.empty() ? "" : ", ";
        if (param.label != TokenKind::end_of_file) text += fmt::format("{} ", spelling(param.label));
        text += fmt::format("{}: {}", p.names.text(param.name), to_string(p, param.type));
    }
    return text;
}

// What the signature leaves out.
void Dumper::params(const std::vector<Param>& list, int depth) {
    static constexpr std::array picks = std::to_array<std::string_view>({"", " first", " random"});
    for (const Param& param : list) {
        labelled(fmt::format("pool of `{}`{}", p.names.text(param.name),
                             picks[static_cast<std::size_t>(param.pick)]),
                 param.pool, depth);
        labelled(fmt::format("default of `{}`", p.names.text(param.name)), param.initial, depth);
    }
}

void Dumper::rules() {
    for (const Rule& rule : p.rules) {
        if (!shown(rule)) continue;
        line(0, fmt::format("rule {}", p.name_of(rule)));
        labelled("if", rule.if_, 1);
        for (const AbilityId one : rule.abilities) ability(one, 1);
    }
}

void Dumper::things() {
    for (ThingId id(0); id < p.things.size(); ++id)
        if (p.things[id].kind != no_index && p.things[id].parent == no_index &&
            p.things[id].scenario == no_index && shown(p.things[id]))
            thing(id, 0);
}

void Dumper::thing(ThingId id, int depth) {
    const Thing& thing = p.things[id];
    if (thing.kind == no_index) return;
    line(depth, fmt::format("{}{}{}", thing.number == 1 ? std::string() : fmt::format("{} ", thing.number),
                            p.name_of(p.kinds[thing.kind]),
                            thing.name == no_name ? std::string() : fmt::format(" {}", p.name_of(thing))));
    if (!thing.traits.empty()) line(depth + 1, "traits " + name_list(p.traits, thing.traits));
    given(thing.values, depth + 1);
    labelled("copies", thing.copies, depth + 1);
    labelled("starts in", thing.starts, depth + 1);
    for (const std::string_view text : thing.unknown) line(depth + 1, fmt::format("unknown \"{}\"", text));
    for (const AbilityId one : thing.abilities) ability(one, depth + 1);
    for (const ThingId inner : thing.inner) this->thing(inner, depth + 1);
}

void Dumper::given(const std::vector<Value>& values, int depth) {
    for (const Value& one : values)
        labelled(fmt::format("{} ={}", name(p.fields, one.field), one.assumed ? " assumed" : ""), one.value,
                 depth);
}

void Dumper::ability(AbilityId id, int depth) {
    static constexpr std::array forms = std::to_array<std::string_view>({"reaction", "action", "body"});
    const Ability& ability = p.abilities[id];
    std::string text(forms[static_cast<std::size_t>(ability.form)]);
    if (ability.name != no_name) text += fmt::format(" {}", p.names.text(ability.name));
    if (ability.heading != no_index) text += " under " + name(p.headings, ability.heading);
    if (ability.face != no_index) text += " on face " + name(p.faces, ability.face);
    if (!ability.adjectives.empty()) text += " is " + name_list(p.traits, ability.adjectives);
    if (!ability.params.empty()) text += fmt::format(" ({})", signature(ability.params));
    line(depth, text + (ability.assumed ? " assumed" : ""));
    params(ability.params, depth + 1);
    tail(ability.tail, depth + 1);
    labelled("price", ability.price, depth + 1);
    if (ability.reaction != no_index) reaction(ability.reaction, depth + 1);
    value(ability.effect, depth + 1);
}

void Dumper::reaction(ReactionId id, int depth) {
    static constexpr std::array forms =
        std::to_array<std::string_view>({"when", "before", "instead of", "modify", "forbid", "allow",
                                         "silence", "share", "accept", "whenever"});
    const Reaction& r = p.reactions[id];
    line(depth, forms[static_cast<std::size_t>(r.form)]);
    pattern(r.pattern, depth + 1);
    if (r.heading != no_name)
        line(depth + 1, fmt::format("{} `{}`", r.form == ReactionForm::allow ? "despite" : "heading",
                                    p.names.text(r.heading)));
    labelled("noun", r.noun, depth + 1);
    labelled("price", r.price, depth + 1);
    if (r.form == ReactionForm::modify)
        modify(r, depth + 1);
    else
        labelled(r.form == ReactionForm::accept ? "as" : "what", r.value, depth + 1);
    labelled(r.form == ReactionForm::share ? "with" : "for", r.whom, depth + 1);
    tail(r.tail, depth + 1);
    labelled("effect", r.effect, depth + 1);
}

void Dumper::modify(const Reaction& r, int depth) {
    static constexpr std::array changes =
        std::to_array<std::string_view>({"+", "-", "becomes", "at most", "at least"});
    std::string text;
    if (r.param != no_index && r.pattern != no_index && p.patterns[r.pattern].verb != no_index) {
        const auto& all = p.verbs[p.patterns[r.pattern].verb].params;
        text = r.param < all.size() ? fmt::format("`{}` ", p.names.text(all[r.param].name))
                                    : std::string("`amount` ");
    }
    labelled(text + std::string(changes[static_cast<std::size_t>(r.change)]), r.value, depth);
}

void Dumper::pattern(PatternId id, int depth) {
    if (id >= p.patterns.size()) return;
    const Pattern& pattern = p.patterns[id];
    if (pattern.verb != no_index)
        line(depth, fmt::format("event {} from #{}", name(p.verbs, pattern.verb), pattern.first_slot));
    if (pattern.define != no_index) line(depth, "number " + name(p.defines, pattern.define));
    if (pattern.field != no_index) line(depth, "number " + name(p.fields, pattern.field));
    labelled("of", pattern.of, depth + 1);
    for (const auto& arg : pattern.args)
        labelled(arg.param == no_index
                     ? std::string("actor")
                     : fmt::format("`{}`", p.names.text(p.verbs[pattern.verb].params[arg.param].name)),
                 arg.nouns, depth + 1);
}

void Dumper::tail(const Tail& tail, int depth) {
    labelled("by", tail.by, depth);
    if (tail.during != no_index) {
        line(depth, "during");
        pattern(tail.during, depth + 1);
    }
    labelled("if", tail.if_, depth);
    labelled("while", tail.while_, depth);
    labelled("due to", tail.due_to, depth);
    if (tail.once_per != no_index) line(depth, "once per " + name(p.verbs, tail.once_per));
    if (tail.beyond_per != no_index)
        line(depth, fmt::format("{} {} per {}", tail.up_to ? "first" : "beyond", tail.beyond,
                                name(p.verbs, tail.beyond_per)));
    if (tail.exclusive != no_index) line(depth, "exclusive " + name(p.exclusives, tail.exclusive));
    if (tail.until != no_index)
        line(depth,
             fmt::format("until {} of {}", tail.until_start ? "start" : "end", name(p.verbs, tail.until)));
}

void Dumper::scenarios() {
    for (const Scenario& scenario : p.scenarios) {
        if (!shown(scenario)) continue;
        line(0, fmt::format("scenario \"{}\"", scenario.word));
        std::string players = "players";
        for (const NameId player : scenario.players) players += fmt::format(" {}", p.names.text(player));
        line(1, players);
        for (const ThingId id : scenario.things) thing(id, 1);
        for (const Step& one : scenario.steps) step(scenario, one);
    }
}

void Dumper::step(const Scenario& scenario, const Step& step) {
    static constexpr std::array forms =
        std::to_array<std::string_view>({"option", "next roll", "run", "expect", "let", "does", "cannot",
                                         "chooses", "accepts", "declines", "passes", "order", "given"});
    std::string text;
    if (step.player < scenario.players.size())
        text = fmt::format("{} ", p.names.text(scenario.players[step.player]));
    text += forms[static_cast<std::size_t>(step.form)];
    if (step.option != no_index) text += " " + name(p.globals, step.option);
    for (const Die::Face& face : step.faces)
        text += face.name == no_name ? fmt::format(" {}", face.number)
                                     : fmt::format(" {}", p.names.text(face.name));
    line(1, text);
    value(step.value, 2);
    labelled("list", step.list, 2);
}

std::string dump_program(const Program& program, PackageId from) {
    Dumper dumper{program, {}, from};
    dumper.program();
    return std::move(dumper.out);
}

} // namespace cantrip
