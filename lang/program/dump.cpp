#include "lang/program/dump.hpp"

#include <array>
#include <fmt/format.h>

namespace cantrip {

std::string_view to_string(Op op) {
    static constexpr std::array names = std::to_array<std::string_view>({
        "error", "missing_arg", "number", "text", "yes", "no", "none", "nothing", "you", "this", "it",
        "holder", "team", "winner", "variable", "local", "global", "thing", "names_value", "unit", "die",
        "face", "zone", "top_of", "bottom_of", "field", "counter", "define", "heading", "parent_of",
        "owner_of", "zone_of", "count", "total", "random_range", "choose_range", "random_die", "add",
        "subtract", "multiply", "divide", "negative", "range", "printed", "tally", "match_value",
        "value_arm", "case_range", "case_value", "case_else", "np", "bundle", "alternatives", "and", "or",
        "not", "compare", "equals", "is_kind", "is_thing", "is_trait", "is_define", "is_flag", "is_value",
        "is_in", "is_inside", "in_range", "is_within", "is_next_to", "is_reachable", "has", "exists",
        "every", "can", "needs", "asked", "f_owner", "f_field", "f_parent", "f_in", "f_in_list",
        "f_in_range", "f_within", "f_next_to", "f_nearest", "f_reachable", "f_where", "f_except", "f_has",
        "f_define", "f_trait", "f_flag", "f_kind", "f_rank", "rank_highest", "rank_lowest", "rank_first",
        "per", "block", "seq", "call", "may", "if", "match", "arm", "repeat", "choose", "either", "let",
        "assign", "arrow", "price", "pay", "subject", "together", "secretly", "at_time", "window", "stop",
        "unknown", "react", "assume",
    });
    static_assert(names.size() == static_cast<std::size_t>(Op::assume) + 1, "one name for each Op, in its order");
    return names[static_cast<std::size_t>(op)];
}

std::string to_string(const Program& program, Type type) {
    static constexpr std::array names = std::to_array<std::string_view>({"error", "nothing", "number", "flag", "text", "names", "unit", "bundle", "cost", "thing",
                                                                         "list", "place", "counter", "die", "face", "heading", "range", "adjective", "none"});
    const std::string_view word = names[static_cast<std::size_t>(type.tag)];
    const auto of = [&](const auto& table) {
        return type.index < table.size() ? fmt::format("{} {}", word, program.names.text(table[type.index].name)) : std::string(word);
    };
    switch (type.tag) {
    case TypeTag::thing:
    case TypeTag::list: return of(program.kinds);
    case TypeTag::names: return of(program.names_lists);
    case TypeTag::face: return of(program.dice);
    default: return std::string(word);
    }
}

namespace {

// What `a` names, where it names something.
std::string target(const Program& p, const Hir& hir) {
    const auto named = [&](const auto& table) { return hir.a < table.size() ? fmt::format(" `{}`", p.names.text(table[hir.a].name)) : std::string(); };
    switch (hir.op) {
    case Op::number: return fmt::format(" {}", static_cast<std::int32_t>(hir.a));
    case Op::local:
    case Op::let: return fmt::format(" #{}", hir.a);
    case Op::case_range: return fmt::format(" {}..{}", static_cast<std::int32_t>(hir.a), static_cast<std::int32_t>(hir.b));
    case Op::global: return named(p.globals);
    case Op::thing:
    case Op::is_thing: return named(p.things);
    case Op::names_value: return named(p.names_values);
    case Op::unit: return hir.aux == 1 ? named(p.groups) : named(p.units);
    case Op::counter: return named(p.units);
    case Op::zone: return named(p.zones);
    case Op::field:
    case Op::f_field:
    case Op::f_flag:
    case Op::is_flag:
    case Op::is_value: return named(p.fields);
    case Op::define:
    case Op::is_define:
    case Op::f_define: return named(p.defines);
    case Op::is_trait:
    case Op::f_trait: return named(p.traits);
    case Op::is_kind:
    case Op::f_kind:
    case Op::parent_of: return named(p.kinds);
    case Op::call:
    case Op::stop:
    case Op::at_time: return named(p.verbs);
    case Op::heading: return fmt::format(" `{}`", p.names.text(hir.b));
    default: return {};
    }
}

std::string noun_text(const Program& p, const Noun& noun) {
    static constexpr std::array dets = std::to_array<std::string_view>(
        {"bare", "a", "the", "each", "all", "any", "no", "another", "count", "up to", "exactly", "any number of", "random"});
    std::string out = fmt::format(" {}", dets[static_cast<std::size_t>(noun.det)]);
    const auto named = [&](const auto& table) { return noun.index < table.size() ? fmt::format(" `{}`", p.names.text(table[noun.index].name)) : std::string(); };
    switch (noun.of) {
    case NounOf::unit: out += named(p.units); break;
    case NounOf::group: out += named(p.groups); break;
    case NounOf::thing: out += named(p.things); break;
    case NounOf::names: out += named(p.names_lists); break;
    case NounOf::kind:
    case NounOf::action: out += named(p.kinds); break;
    case NounOf::number: out += " number"; break;
    case NounOf::list: out += " of a list"; break;
    case NounOf::like: out += " like"; break;
    case NounOf::unit_value: out += " of a unit"; break;
    }
    if (noun.or_more) out += " or more";
    return out;
}

void dump_into(const Program& p, HirId id, int depth, std::string& out) {
    if (id == no_hir) return;
    const Hir& hir = p.at(id);
    out += fmt::format("{:{}}{}{}", "", depth * 2, to_string(hir.op), target(p, hir));
    if (hir.op == Op::np) out += noun_text(p, p.noun(id));
    if ((hir.flags & flag::negated) != 0) out += " not";
    if ((hir.flags & flag::past) != 0) out += " past";
    if ((hir.flags & flag::implied) != 0) out += " implied";
    if (!hir.type.is(TypeTag::nothing)) out += fmt::format(": {}", to_string(p, hir.type));
    out += '\n';
    if (hir.op == Op::np) {
        const Noun& noun = p.noun(id);
        for (const HirId part : {noun.count, noun.value, noun.per}) dump_into(p, part, depth + 1, out);
    }
    for (const HirId child : p.children(id)) dump_into(p, child, depth + 1, out);
}

void dump_pattern(const Program& p, PatternId id, std::string& out) {
    if (id == no_index) return;
    const Pattern& pattern = p.patterns[id];
    if (pattern.verb != no_index) out += fmt::format("      event `{}`\n", p.names.text(p.verbs[pattern.verb].name));
    if (pattern.define != no_index) out += fmt::format("      number `{}`\n", p.names.text(p.defines[pattern.define].name));
    if (pattern.field != no_index) out += fmt::format("      number `{}`\n", p.names.text(p.fields[pattern.field].name));
    dump_into(p, pattern.of, 4, out);
    for (const auto& arg : pattern.args) {
        out += fmt::format("        {}\n", arg.param == no_index ? std::string("actor") : fmt::format("`{}`", p.names.text(p.verbs[pattern.verb].params[arg.param].name)));
        for (const HirId noun : arg.nouns) dump_into(p, noun, 5, out);
    }
}

void dump_reaction(const Program& p, ReactionId id, std::string& out) {
    static constexpr std::array forms =
        std::to_array<std::string_view>({"when", "before", "instead of", "modify", "forbid", "allow", "silence", "share", "accept", "whenever"});
    const Reaction& r = p.reactions[id];
    out += fmt::format("    {}\n", forms[static_cast<std::size_t>(r.form)]);
    dump_pattern(p, r.pattern, out);
    for (const HirId part : {r.tail.if_, r.tail.while_, r.noun, r.price, r.value, r.whom, r.effect}) dump_into(p, part, 3, out);
}

void dump_ability(const Program& p, AbilityId id, std::string& out) {
    const Ability& ability = p.abilities[id];
    out += fmt::format("  ability{}{}\n", ability.heading == no_index ? std::string() : fmt::format(" `{}`", p.names.text(p.headings[ability.heading].name)),
                       ability.assumed ? " assumed" : "");
    if (ability.reaction != no_index) dump_reaction(p, ability.reaction, out);
    for (const HirId part : {ability.price, ability.effect}) dump_into(p, part, 2, out);
}

std::string signature(const Program& p, const std::vector<Param>& params) {
    std::string out;
    for (const Param& param : params) {
        out += out.empty() ? "" : ", ";
        if (param.label != TokenKind::end_of_file) out += fmt::format("{} ", spelling(param.label));
        out += fmt::format("{}: {}", p.names.text(param.name), to_string(p, param.type));
    }
    return out;
}

}  // namespace

std::string dump_hir(const Program& program, HirId root) {
    std::string out;
    dump_into(program, root, 0, out);
    return out;
}

std::string dump_program(const Program& p) {
    std::string out = fmt::format("program {}\n", p.game.name == no_name ? "core" : p.names.text(p.game.name));
    for (const Verb& verb : p.verbs) {
        out += fmt::format("verb {}({})", p.names.text(verb.name), signature(p, verb.params));
        if (verb.gives != no_name) out += fmt::format(" gives {}: {}", p.names.text(verb.gives), to_string(p, verb.gives_type));
        out += '\n';
        dump_into(p, verb.body, 1, out);
    }
    for (const Define& define : p.defines) {
        out += fmt::format("define {}({}): {}\n", p.names.text(define.name), signature(p, define.params), to_string(p, define.type));
        dump_into(p, define.value, 1, out);
    }
    for (const Rule& rule : p.rules) {
        out += fmt::format("rule {}\n", p.names.text(rule.name));
        for (const AbilityId ability : rule.abilities) dump_ability(p, ability, out);
    }
    for (const Thing& thing : p.things) {
        if (thing.kind == no_index) continue;
        out += fmt::format("{} {}\n", p.names.text(p.kinds[thing.kind].name), p.names.text(thing.name));
        for (const Value& given : thing.values) {
            out += fmt::format("  {}{}\n", p.names.text(p.fields[given.field].name), given.assumed ? " assumed" : "");
            dump_into(p, given.value, 2, out);
        }
        for (const AbilityId ability : thing.abilities) dump_ability(p, ability, out);
    }
    return out;
}

}  // namespace cantrip
