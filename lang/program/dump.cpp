// Values and effects as text. What is declared stands in dump_declarations.cpp.

#include "lang/program/dump.hpp"

#include <array>
#include <fmt/format.h>

#include "lang/program/dumper.hpp"
#include "lang/program/ops.hpp"

namespace cantrip {

std::string_view to_string(Op op) { return info(op).name; }

std::string to_string(const Program& program, Type type) {
    static constexpr std::array names = std::to_array<std::string_view>(
        {"error", "nothing", "number", "flag", "text", "names", "unit", "bundle", "cost", "thing", "list",
         "place", "counter", "die", "face", "heading", "range", "adjective", "none"});
    const std::string_view word = names[static_cast<std::size_t>(type.tag)];
    const auto of = [&](const auto& table) {
        return type.index < table.size()
                   ? fmt::format("{} {}", word, program.names.text(table[type.index].name))
                   : std::string(word);
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

std::string range_text(std::int32_t low, std::int32_t high) {
    if (low == high) return fmt::format(" {}", low);
    return high == 0x7fffffff ? fmt::format(" {}..", low) : fmt::format(" {}..{}", low, high);
}

std::string face_text(const Program& p, const Hir& hir) {
    const Die::Face& face = p.dice[hir.type.index].faces[hir.a];
    return face.name == no_name ? fmt::format(" {}", face.number)
                                : fmt::format(" `{}`", p.names.text(face.name));
}

std::string subject_text(const Hir& hir) {
    std::string out = hir.a == no_index ? "" : fmt::format(" #{}", hir.a);
    if ((hir.aux & subject::acts) != 0) out += " acts";
    if ((hir.aux & subject::has_from) != 0) out += " from";
    if ((hir.aux & subject::freely) != 0) out += " freely";
    return out;
}

// What `a` names, where it names something.
std::string target(const Program& p, const Hir& hir) {
    const auto named = [&](const auto& table) {
        return hir.a < table.size() ? fmt::format(" `{}`", p.names.text(table[hir.a].name)) : std::string();
    };
    switch (hir.op) {
    case Op::number: return fmt::format(" {}", static_cast<std::int32_t>(hir.a));
    case Op::local:
    case Op::let: return fmt::format(" #{}", hir.a);
    case Op::variable: return hir.a == 0 ? " X" : " Y";
    case Op::text: return fmt::format(" {}", p.trees[hir.tree]->text(hir.node));
    case Op::unknown:
        return fmt::format(" {}", p.trees[hir.tree]->text(p.trees[hir.tree]->first_child(hir.node)));
    case Op::die:
    case Op::random_die: return named(p.dice);
    case Op::face: return face_text(p, hir);
    case Op::printed: return hir.aux == 1 ? named(p.groups) : named(p.units);
    case Op::per: return hir.a == 1 ? std::string() : fmt::format(" {}", hir.a);
    case Op::total: return fmt::format(" {}", std::array{"sum", "highest", "lowest"}[hir.aux]);
    case Op::compare: return fmt::format(" {}", std::array{"<", "<=", ">", ">="}[hir.aux]);
    case Op::match: return hir.aux == 1 ? " every" : "";
    case Op::subject: return subject_text(hir);
    case Op::tally:
        return (hir.aux == 0 ? std::string() : fmt::format(" of number {}", hir.aux)) +
               (hir.b < p.verbs.size() ? fmt::format(" this `{}`", p.names.text(p.verbs[hir.b].name))
                                       : std::string());
    case Op::case_range:
        return range_text(static_cast<std::int32_t>(hir.a), static_cast<std::int32_t>(hir.b));
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
        return named(p.verbs) + (hir.b == no_index ? std::string() : fmt::format(" as #{}", hir.b));
    case Op::stop: return named(p.verbs);
    case Op::at_time: return (hir.aux == 1 ? " end of" : " start of") + named(p.verbs);
    case Op::heading: return fmt::format(" `{}`", p.names.text(NameId(hir.b)));
    default: return {};
    }
}

std::string noun_text(const Program& p, const Noun& noun) {
    static constexpr std::array dets =
        std::to_array<std::string_view>({"bare", "a", "the", "each", "all", "any", "no", "another", "count",
                                         "up to", "exactly", "any number of", "random"});
    static constexpr std::array modifiers = std::to_array<std::string_view>(
        {"any", "one", "other", "first", "last", "random", "alike", "different"});
    std::string out = fmt::format(" {}", dets[static_cast<std::size_t>(noun.det)]);
    for (std::size_t i = 0; i < modifiers.size(); ++i)
        if ((noun.modifiers & (1U << i)) != 0) out += fmt::format(" {}", modifiers[i]);
    const auto named = [&](const auto& table) {
        return noun.index < table.size() ? fmt::format(" `{}`", p.names.text(table[noun.index].name))
                                         : std::string();
    };
    switch (noun.of) {
    case NounOf::unit: out += named(p.units); break;
    case NounOf::group: out += named(p.groups); break;
    case NounOf::thing: out += " copy of" + named(p.things); break;
    case NounOf::names: out += named(p.names_lists); break;
    case NounOf::kind:
    case NounOf::action: out += named(p.kinds); break;
    case NounOf::number: out += " number"; break;
    case NounOf::list: out += " of a list"; break;
    case NounOf::like: out += " like"; break;
    case NounOf::unit_value: out += " of a unit"; break;
    }
    if (noun.or_more) out += " or more";
    if (noun.it != no_index) out += fmt::format(" it #{}", noun.it);
    return out;
}

} // namespace

void Dumper::value(HirId id, int depth) {
    if (id == no_hir) return;
    const Hir& hir = p.at(id);
    std::string text = fmt::format("{}{}", to_string(hir.op), target(p, hir));
    if (hir.op == Op::np) text += noun_text(p, p.noun(id));
    if ((hir.flags & flag::negated) != 0) text += " not";
    if ((hir.flags & flag::past) != 0) text += " past";
    if ((hir.flags & flag::assumed) != 0) text += " assumed";
    if ((hir.flags & flag::implied) != 0) text += " implied";
    if (!hir.type.is(TypeTag::nothing)) text += fmt::format(": {}", to_string(p, hir.type));
    line(depth, text);
    if (hir.op == Op::np) {
        const Noun& noun = p.noun(id);
        for (const HirId part : {noun.count, noun.value, noun.per}) value(part, depth + 1);
    }
    if (hir.op == Op::tally) pattern(PatternId(hir.a), depth + 1);
    if (hir.op == Op::react && hir.a < p.reactions.size()) reaction(ReactionId(hir.a), depth + 1);
    for (const HirId child : p.children(id)) value(child, depth + 1);
}

std::string dump_hir(const Program& program, HirId root) {
    Dumper dumper{program, {}, PackageId(0)};
    dumper.value(root, 0);
    return std::move(dumper.out);
}

} // namespace cantrip
