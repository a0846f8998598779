#include "lang/program/sem.hpp"

#include <algorithm>
#include <concepts>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "lang/program/dump.hpp"

namespace cantrip {
namespace {

// Around the number of a slot, until slots are counted anew.
constexpr char slot_open = '\x01', slot_close = '\x02';

// Strings, letters and whole numbers one behind the other: this runs for every node of every card, where a format is slow.
void append(std::string& out, std::string_view part) { out += part; }
void append(std::string& out, char part) { out += part; }
template <std::integral Number> void append(std::string& out, Number part) { out += std::to_string(part); }
template <typename... Parts> std::string cat(const Parts&... parts) {
    std::string out;
    (append(out, parts), ...);
    return out;
}

// Without the numbers of slots: by this, parts are sorted whose order means nothing.
std::string shape_of(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        out += text[i];
        if (text[i] == slot_open) i = text.find(slot_close, i);
    }
    return out;
}

// Slots are counted in the order in which they are met.
std::string renumbered(const std::string& text) {
    std::vector<std::string_view> numbers; // few: a look through them is faster than a map
    const std::string_view all = text;
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != slot_open) {
            out += text[i];
            continue;
        }
        const std::size_t end = text.find(slot_close, i);
        const std::string_view slot = all.substr(i + 1, end - i - 1);
        const auto known = std::find(numbers.begin(), numbers.end(), slot);
        out += '#';
        out += std::to_string(known - numbers.begin());
        if (known == numbers.end()) numbers.push_back(slot);
        i = end;
    }
    return out;
}

class Canonical {
  public:
    Canonical(const Program& program, ThingId host) : p_(program), host_(host) {}

    [[nodiscard]] std::string ability(const Ability& ability) {
        std::string out = cat(static_cast<int>(ability.form), ' ');
        if (ability.face != no_index) out += name(p_.faces[ability.face]);
        if (ability.heading != no_index) out += name(p_.headings[ability.heading]);
        if (ability.heading == no_index && ability.name != no_name) out += p_.names.text(ability.name);
        std::vector<std::string> adjectives;
        for (const TraitId trait : ability.adjectives) adjectives.push_back(name(p_.traits[trait]));
        // Whoever has the card takes its actions, said or not.
        Tail when = ability.tail;
        if (ability.form == Ability::Form::action)
            std::erase_if(when.by, [&](HirId who) { return p_.at(who).op == Op::you; });
        out += sorted(std::move(adjectives));
        for (const Param& param : ability.params) out += parameter(param);
        out += tail(when) + hir(ability.price) + hir(ability.effect);
        if (ability.reaction != no_index) out += reaction(p_.reactions[ability.reaction]);
        return out;
    }

    [[nodiscard]] std::string hir(HirId id) {
        if (id == no_hir) return "~";
        const Hir& node = p_.at(id);
        switch (node.op) {
        case Op::assume: return hir(p_.child(id, 0));
        case Op::block:
        case Op::seq: return sequence(id);
        case Op::call: return call(id);
        case Op::subject: return subject(id);
        case Op::arrow: return arrow(id);
        case Op::exists: return exists(id);
        case Op::either: return "(choose(number 1)" + children(id) + ")";
        case Op::pay:
            // `pay either 1 coin or tire this`: one of two prices.
            if (p_.at(p_.child(id, 0)).op == Op::either && is_whole(p_.child(id, 0))) return hir(p_.child(id, 0));
            return plain(id);
        case Op::np: return np(id);
        case Op::react: return "(react" + reaction(p_.reactions[node.a]) + ")";
        default: return plain(id);
        }
    }

  private:
    template <typename T> [[nodiscard]] std::string name(const T& declared) const {
        return cat('`', p_.names.text(declared.name));
    }
    template <typename T> [[nodiscard]] std::string named(const std::vector<T>& table, std::uint32_t index) const {
        return index < table.size() ? name(table[index]) : std::string("?");
    }
    [[nodiscard]] std::string thing(ThingId id) const {
        if (id == host_) return "`~self";
        if (id >= p_.things.size()) return "?";
        return p_.things[id].name == no_name ? cat("`~", id) : name(p_.things[id]);
    }
    [[nodiscard]] std::string field(FieldId id) const {
        if (id >= p_.fields.size()) return "?";
        return named(p_.kinds, p_.fields[id].kind) + name(p_.fields[id]);
    }
    [[nodiscard]] std::string slot(std::uint32_t number) const {
        const auto other = alias_.find(number);
        if (other != alias_.end()) number = other->second;
        return number == no_index ? std::string() : cat(slot_open, number, slot_close);
    }

    [[nodiscard]] static std::string joined(const std::vector<std::string>& parts) {
        std::string out;
        for (const std::string& part : parts) out += part;
        return out;
    }
    [[nodiscard]] static std::string sorted(std::vector<std::string> parts) {
        if (parts.size() == 1) return std::move(parts.front());
        std::stable_sort(parts.begin(), parts.end(),
                         [](const std::string& a, const std::string& b) { return shape_of(a) < shape_of(b); });
        return joined(parts);
    }

    // Statements one after the other, however they are grouped.
    void collect_steps(HirId id, std::vector<std::string>& out) {
        const Op op = p_.at(id).op;
        if (op == Op::assume) return collect_steps(p_.child(id, 0), out);
        if (op == Op::nothing) return;
        if (op != Op::block && op != Op::seq) return out.push_back(hir(id));
        for (const HirId child : p_.children(id)) collect_steps(child, out);
    }
    [[nodiscard]] std::string sequence(HirId id) {
        std::vector<std::string> steps;
        collect_steps(id, steps);
        if (steps.empty()) return "(nothing)";
        return steps.size() == 1 ? steps.front() : "(do" + joined(steps) + ")";
    }

    // `a and (b and c)`, `a and b and c`: one list.
    void collect_same(HirId id, Op op, std::vector<std::string>& out) {
        if (p_.at(id).op != op || p_.at(id).flags != 0) return out.push_back(hir(id));
        for (const HirId child : p_.children(id)) collect_same(child, op, out);
    }

    [[nodiscard]] std::string call(HirId id) {
        const Hir& node = p_.at(id);
        const Verb& verb = p_.verbs[node.a];
        std::string out = "(" + name(verb) + slot(node.b);
        for (std::size_t i = 0; i < node.count; ++i) {
            const HirId child = p_.child(id, i);
            const bool missing = p_.at(child).op == Op::missing_arg;
            // The actor is you unless another is named, and a default counts as written.
            if (missing && i == 0)
                out += "(you)";
            else if (missing)
                out += i - 1 < verb.params.size() ? left_out(verb.params[i - 1]) : hir(child);
            else
                out += hir(child);
        }
        return out + ")";
    }

    // `no card is in hand` is `no card in hand`.
    [[nodiscard]] std::string exists(HirId id) {
        const Hir& node = p_.at(id);
        if (node.count != 2 || node.flags != 0) return plain(id);
        const HirId np = p_.child(id, 0), test = p_.child(id, 1);
        const bool inside = p_.at(test).op == Op::is_in && p_.at(test).flags == 0 && p_.at(p_.child(test, 0)).op == Op::local &&
                            p_.at(p_.child(test, 0)).a == p_.noun(np).it;
        if (!inside) return plain(id);
        return "(exists" + noun(np, p_.noun(np), "(f_in" + hir(p_.child(test, 1)) + ")") + ")";
    }

    // What an action is done to: chosen from a pool when it begins.
    [[nodiscard]] std::string parameter(const Param& param) {
        return "(given" + slot(param.slot) + (param.type.is(TypeTag::thing) ? named(p_.kinds, param.type.index) : std::string()) +
               hir(param.pool) + hir(param.initial) + ")";
    }

    // A price for nothing is that what is paid, unless a part of it could be done too.
    [[nodiscard]] std::string arrow(HirId id) {
        const bool alone = p_.at(id).count == 2 && p_.at(p_.child(id, 1)).op == Op::nothing;
        return alone && is_whole(p_.child(id, 0)) ? hir(p_.child(id, 0)) : plain(id);
    }
    [[nodiscard]] bool is_whole(HirId id) const { return happens_whole(p_, id); }

    // An argument that is not given: its default, or one that the actor is asked for.
    [[nodiscard]] std::string left_out(const Param& param) {
        if (param.initial != no_hir) return hir(param.initial);
        const bool asked = param.pick == Param::Pick::asked && param.type.is(TypeTag::thing);
        if (asked && param.pool != no_hir && p_.at(param.pool).op == Op::np) {
            Noun pool = p_.noun(param.pool);
            pool.det = Det::a;
            return noun(param.pool, pool);
        }
        if (!asked || param.label != TokenKind::end_of_file || param.pool != no_hir) return "(missing_arg)";
        Noun any;
        any.det = Det::a;
        any.index = any.kind = param.type.index;
        return noun(no_hir, any);
    }

    // Whether something below is the subject's without being said so, or is somebody that a slot names.
    [[nodiscard]] bool speaks_of_subject(HirId id, std::uint32_t slot_of) const {
        const Hir& node = p_.at(id);
        if ((node.flags & flag::implied) != 0 || (node.op == Op::local && node.a == slot_of)) return true;
        if (node.op == Op::np) {
            const Noun& of = p_.noun(id);
            for (const HirId part : {of.count, of.value, of.per})
                if (part != no_hir && speaks_of_subject(part, slot_of)) return true;
        }
        for (const HirId child : p_.children(id))
            if (speaks_of_subject(child, slot_of)) return true;
        return false;
    }

    // `each opponent: draw 2` is `draw 2 by each opponent`, and `each site: harvest site` is `harvest each site`.
    [[nodiscard]] std::string shortened(HirId id) {
        const Hir& node = p_.at(id);
        if (node.count != 2 || (node.aux & (subject::freely | subject::has_from)) != 0) return {};
        HirId body = p_.child(id, 1);
        while ((p_.at(body).op == Op::block || p_.at(body).op == Op::seq || p_.at(body).op == Op::assume) && p_.at(body).count == 1)
            body = p_.child(body, 0);
        if (p_.at(body).op != Op::call || p_.at(body).b != no_index) return {};
        const bool acts = (node.aux & subject::acts) != 0;
        const Verb& verb = p_.verbs[p_.at(body).a];
        std::string out = "(" + name(verb);
        bool done = acts;
        for (std::size_t i = 0; i < p_.at(body).count; ++i) {
            const HirId child = p_.child(body, i);
            const bool missing = p_.at(child).op == Op::missing_arg;
            if (acts && i == 0) {
                if (!missing) return {};
                out += hir(p_.child(id, 0));
            } else if (!acts && p_.at(child).op == Op::local && p_.at(child).a == node.a && node.a != no_index) {
                if (done) return {};
                done = true;
                out += hir(p_.child(id, 0));
            } else if (i == 0 && missing) {
                out += "(you)";
            } else if (missing && i - 1 < verb.params.size()) {
                out += left_out(verb.params[i - 1]);
            } else {
                if (acts ? speaks_of_subject(child, node.a) : speaks_of_subject(child, node.a) && mentions(child, node.a)) return {};
                out += hir(child);
            }
        }
        return done ? out + ")" : std::string();
    }
    [[nodiscard]] bool mentions(HirId id, std::uint32_t slot_of) const {
        const Hir& node = p_.at(id);
        if (node.op == Op::local && node.a == slot_of) return true;
        for (const HirId child : p_.children(id))
            if (mentions(child, slot_of)) return true;
        return false;
    }

    [[nodiscard]] std::string subject(HirId id) {
        const Hir& node = p_.at(id);
        const bool acts = (node.aux & subject::acts) != 0;
        if (const std::string brief = shortened(id); !brief.empty()) return brief;
        std::string out = cat("(subject ", node.aux) + slot(node.a);
        for (std::size_t i = 0; i < node.count; ++i) {
            const bool inside = i + 1U == node.count && acts;
            if (inside) ++subjects_;
            out += hir(p_.child(id, i));
            if (inside) --subjects_;
        }
        return out + ")";
    }

    [[nodiscard]] std::string plain(HirId id) {
        const Hir& node = p_.at(id);
        unsigned flags = node.flags & (flag::negated | flag::past);
        // Whose zone or number is not written matters only where somebody else than you acts.
        if (subjects_ > 0) flags |= node.flags & flag::implied;
        if (node.op == Op::compare) return compare(id, flags);
        // `card is calm` is `weather of card is calm`.
        if (node.op == Op::is_value) {
            const std::string not_ = flags != 0 ? cat('!', flags) : std::string();
            return "(equals" + not_ + "(field" + field(node.a) + hir(p_.child(id, 0)) + ")" + hir(p_.child(id, 1)) + ")";
        }
        std::string out = "(";
        out += node.op == Op::price ? to_string(Op::pay) : to_string(node.op);
        if (flags != 0) out += cat('!', flags);
        out += target(id);
        return out + children(id) + ")";
    }

    // With a number that is known, `more than 2` is `at least 3`, and `not less than 3` too.
    [[nodiscard]] std::string compare(HirId id, unsigned flags) {
        const Hir& node = p_.at(id);
        const Hir& right = p_.at(p_.child(id, 1));
        auto how = static_cast<Compare>(node.aux);
        const std::string left = hir(p_.child(id, 0));
        const unsigned past = flags & flag::past;
        if (right.op != Op::number)
            return cat("(compare!", flags, ' ', node.aux, ' ') + left + hir(p_.child(id, 1)) + ")";
        auto limit = static_cast<std::int64_t>(static_cast<std::int32_t>(right.a));
        if ((flags & flag::negated) != 0)
            how = how == Compare::less ? Compare::greater_equal : how == Compare::less_equal ? Compare::greater : how == Compare::greater ? Compare::less_equal : Compare::less;
        if (how == Compare::greater) ++limit;
        if (how == Compare::less) --limit;
        const bool least = how == Compare::greater || how == Compare::greater_equal;
        return cat("(compare!", past, least ? " least " : " most ", left, "(number ", limit, "))");
    }

    [[nodiscard]] std::string children(HirId id) {
        const Hir& node = p_.at(id);
        std::vector<std::string> parts;
        switch (node.op) {
        case Op::and_:
        case Op::or_:
        case Op::add:
        case Op::bundle:
        case Op::alternatives:
        case Op::either:
            for (const HirId child : p_.children(id)) collect_same(child, node.op, parts);
            return sorted(std::move(parts));
        default: break;
        }
        for (const HirId child : p_.children(id)) parts.push_back(hir(child));
        // The options of a choice; its first child is how many.
        if (node.op == Op::choose && !parts.empty()) {
            const std::string count = parts.front();
            parts.erase(parts.begin());
            return count + sorted(std::move(parts));
        }
        return joined(parts);
    }

    // What a node says beside its children.
    [[nodiscard]] std::string target(HirId id) {
        const Hir& node = p_.at(id);
        const auto number = [](std::uint32_t value) { return cat(' ', static_cast<std::int32_t>(value)); };
        switch (node.op) {
        case Op::number:
        case Op::variable:
        case Op::per: return number(node.a);
        case Op::total:
        case Op::match: return number(node.aux) + " ";
        case Op::text: return std::string(p_.trees[node.tree]->text(node.node));
        case Op::local:
        case Op::let: return slot(node.a);
        case Op::case_range: return number(node.a) + number(node.b);
        case Op::face: return face(node);
        case Op::die:
        case Op::random_die: return named(p_.dice, node.a);
        case Op::printed: return node.aux == 1 ? named(p_.groups, node.a) : named(p_.units, node.a);
        case Op::unit: return node.aux == 1 ? named(p_.groups, node.a) : named(p_.units, node.a);
        case Op::counter: return named(p_.units, node.a);
        case Op::global: return named(p_.globals, node.a);
        case Op::thing:
        case Op::is_thing: return thing(node.a);
        case Op::names_value: return named(p_.names_values, node.a);
        case Op::zone: return named(p_.zones, node.a);
        case Op::field:
        case Op::f_field:
        case Op::f_flag:
        case Op::is_flag:
        case Op::is_value: return field(node.a);
        case Op::define:
        case Op::is_define:
        case Op::f_define: return named(p_.defines, node.a);
        case Op::is_trait:
        case Op::f_trait: return named(p_.traits, node.a);
        case Op::is_kind:
        case Op::f_kind:
        case Op::parent_of: return named(p_.kinds, node.a);
        case Op::stop: return named(p_.verbs, node.a);
        case Op::at_time: return number(node.aux) + named(p_.verbs, node.a);
        case Op::heading: return cat('`', p_.names.text(node.b));
        case Op::tally: return pattern(node.a) + named(p_.verbs, node.b);
        default: return {};
        }
    }
    [[nodiscard]] std::string face(const Hir& node) const {
        const Die::Face& face = p_.dice[node.type.index].faces[node.a];
        return face.name == no_name ? cat(' ', face.number) : cat('`', p_.names.text(face.name));
    }

    // There is one team: `the team` is `team`.
    [[nodiscard]] std::string np(HirId id) {
        const Noun& one_of = p_.noun(id);
        const bool plain = one_of.of == NounOf::kind && (one_of.det == Det::the || one_of.det == Det::a) && one_of.modifiers == 0 &&
                           one_of.count == no_hir && one_of.per == no_hir && p_.at(id).count == 0;
        return plain && one_of.index == p_.team_kind ? "(team)" : noun(id, one_of);
    }

    // What lies in a list is a thing of its kind that is in the list.
    [[nodiscard]] std::string noun(HirId id, const Noun& noun, std::string more = {}) {
        const bool listed = noun.of == NounOf::list && noun.value != no_hir && noun.kind != no_index;
        // Where something is recognized and not chosen, `a site` is any site, as `site` is.
        const Det det = in_pattern_ && noun.det == Det::a ? Det::none : noun.det;
        std::string out = cat("(np ", static_cast<int>(listed ? NounOf::kind : noun.of), ' ', static_cast<int>(det), ' ', noun.modifiers, noun.or_more ? " 1" : " 0");
        if (listed) out += named(p_.kinds, noun.kind);
        switch (noun.of) {
        case NounOf::kind:
        case NounOf::action: out += named(p_.kinds, noun.index); break;
        case NounOf::thing: out += thing(noun.index); break;
        case NounOf::unit: out += named(p_.units, noun.index); break;
        case NounOf::group: out += named(p_.groups, noun.index); break;
        case NounOf::names: out += named(p_.names_lists, noun.index); break;
        default: break;
        }
        for (const HirId part : {noun.count, listed ? no_hir : noun.value, noun.per}) out += part == no_hir ? "" : hir(part);
        std::vector<std::string> filters;
        if (!more.empty()) filters.push_back(std::move(more));
        if (listed) filters.push_back("(f_in_list" + hir(noun.value) + ")");
        if (id == no_hir) return out + ")";
        bool ranked = false; // what comes before "the one with the highest …" and what behind it is not the same
        for (const HirId filter : p_.children(id)) {
            ranked |= p_.at(filter).op == Op::f_rank || p_.at(filter).op == Op::f_nearest;
            filters.push_back(filter_of(filter, noun.it));
        }
        return out + (ranked ? joined(filters) : sorted(std::move(filters))) + ")";
    }

    // `where ship is within 2 of it` is `within 2 of ship`.
    [[nodiscard]] std::string filter_of(HirId filter, std::uint32_t it) {
        const Hir& node = p_.at(filter);
        if (node.op == Op::f_where && node.flags == 0) {
            const HirId test = p_.child(filter, 0);
            const auto is_it = [&](HirId id) { return p_.at(id).op == Op::local && p_.at(id).a == it; };
            if (p_.at(test).op == Op::is_within && p_.at(test).flags == 0 && is_it(p_.child(test, 2)))
                return "(f_within" + hir(p_.child(test, 1)) + hir(p_.child(test, 0)) + ")";
            const HirId np = p_.at(test).op == Op::np ? test : p_.at(test).op == Op::exists && p_.at(test).count == 1 && p_.at(test).flags == 0 ? p_.child(test, 0) : no_hir;
            if (np != no_hir) {
                Noun had = p_.noun(np);
                had.det = had.det == Det::no ? Det::no : Det::a;
                std::string rest;
                bool inside = false;
                for (const HirId inner : p_.children(np)) {
                    const Op op = p_.at(inner).op;
                    if ((op == Op::f_in || op == Op::f_parent) && p_.at(inner).flags == 0 && is_it(p_.child(inner, 0))) inside = true;
                    else rest += filter_of(inner, had.it);
                }
                std::string said = noun(no_hir, had);
                said.pop_back();
                if (inside) return "(f_has" + said + rest + "))";
            }
        }
        return hir(filter);
    }

    // A bare noun of the parameter's own kind matches everything, as if it had not been said.
    [[nodiscard]] bool says_nothing(const Pattern& pattern, const Pattern::Arg& arg) const {
        if (pattern.verb == no_index || arg.param >= p_.verbs[pattern.verb].params.size() || arg.nouns.size() != 1) return false;
        const Type type = p_.verbs[pattern.verb].params[arg.param].type;
        const HirId id = arg.nouns.front();
        if (p_.at(id).op != Op::np || p_.at(id).count != 0 || !type.is(TypeTag::thing)) return false;
        const Noun& noun = p_.noun(id);
        return noun.of == NounOf::kind && (noun.det == Det::none || noun.det == Det::a) && noun.modifiers == 0 && noun.count == no_hir && noun.index == type.index;
    }

    [[nodiscard]] std::string pattern(PatternId id) {
        if (id == no_index) return "~";
        const Pattern& found = p_.patterns[id];
        const bool outer = std::exchange(in_pattern_, true);
        std::string out = "(on";
        if (found.verb != no_index) out += name(p_.verbs[found.verb]);
        if (found.define != no_index) out += "=" + name(p_.defines[found.define]);
        if (found.field != no_index) out += "." + field(found.field);
        if (found.of != no_hir) out += hir(found.of);
        std::vector<std::string> args;
        const auto params = static_cast<std::uint32_t>(found.verb == no_index ? 0 : p_.verbs[found.verb].params.size());
        for (const Pattern::Arg& arg : found.args) {
            if (arg.slot != no_index && found.first_slot != no_index)
                alias_[arg.slot] = found.first_slot + (arg.param == no_index ? params : arg.param);
            if (says_nothing(found, arg)) continue;
            std::vector<std::string> nouns;
            for (const HirId one : arg.nouns) nouns.push_back(hir(one));
            args.push_back(cat('(', static_cast<std::int32_t>(arg.param)) + sorted(std::move(nouns)) + ")");
        }
        out += sorted(std::move(args));
        // The slots of the parameters follow each other, then the actor, the result and the amount.
        for (std::uint32_t i = 0; found.first_slot != no_index && found.verb != no_index && i < params + 3; ++i)
            out += slot(found.first_slot + i);
        in_pattern_ = outer;
        return out + ")";
    }

    [[nodiscard]] std::string tail(const Tail& tail) {
        std::string out = "[";
        std::vector<std::string> by;
        for (const HirId one : tail.by) by.push_back(hir(one));
        if (!by.empty()) out += "by" + sorted(std::move(by));
        if (tail.if_ != no_hir) out += "if" + hir(tail.if_);
        if (tail.while_ != no_hir) out += "while" + hir(tail.while_);
        if (tail.during != no_index) out += "during" + pattern(tail.during);
        if (tail.due_to != no_hir) out += "due" + hir(tail.due_to);
        if (tail.once_per != no_index) out += "once" + named(p_.verbs, tail.once_per);
        if (tail.beyond >= 0) out += cat("beyond ", tail.beyond) + named(p_.verbs, tail.beyond_per);
        if (tail.exclusive != no_index) out += "exclusive" + named(p_.exclusives, tail.exclusive);
        if (tail.until != no_index) out += (tail.until_start ? "start" : "end") + named(p_.verbs, tail.until);
        return out + "]";
    }

    [[nodiscard]] std::string reaction(const Reaction& reaction) {
        std::string out = cat("(r", static_cast<int>(reaction.form)) + slot(reaction.noun_slot);
        out += hir(reaction.noun) + pattern(reaction.pattern) + tail(reaction.tail);
        if (reaction.form == ReactionForm::modify)
            out += cat(' ', static_cast<std::int32_t>(reaction.param), ' ', static_cast<int>(reaction.change));
        if (reaction.heading != no_name) out += cat('`', p_.names.text(reaction.heading));
        for (const HirId part : {reaction.value, reaction.whom, reaction.price, reaction.effect}) out += hir(part);
        return out + ")";
    }

    const Program& p_;
    ThingId host_;
    std::map<std::uint32_t, std::uint32_t> alias_; // a second name for what a parameter matched
    bool in_pattern_ = false;
    int subjects_ = 0; // how many others act around this place
};

}  // namespace

bool happens_whole(const Program& program, HirId id) {
    const Hir& node = program.at(id);
    const auto one_of_it = [&](HirId given) {
        const Hir& value = program.at(given);
        if (value.op == Op::number) return value.a <= 1;
        if (value.op != Op::np) return !value.type.is(TypeTag::number) && !value.type.is(TypeTag::list);
        const Noun& noun = program.noun(given);
        if (noun.det == Det::a || noun.det == Det::another) return true;
        return noun.det == Det::the && noun.count == no_hir;
    };
    switch (node.op) {
    case Op::pay:
    case Op::price:
        return true;
    case Op::either:
        for (const HirId child : program.children(id))
            if (!happens_whole(program, child)) return false;
        return true;
    case Op::assume:
    case Op::block:
    case Op::seq: return node.count == 1 && happens_whole(program, program.child(id, 0));
    case Op::call: {
        const Verb& verb = program.verbs[node.a];
        for (std::size_t i = 1; i < node.count; ++i) {
            HirId given = program.child(id, i);
            if (program.at(given).op == Op::missing_arg) given = i - 1 < verb.params.size() ? verb.params[i - 1].initial : no_hir;
            if (given != no_hir && !one_of_it(given)) return false;
        }
        return true;
    }
    default: return false;
    }
}

std::string canonical_effect(const Program& program, AbilityId id) {
    const Ability& ability = program.abilities[id];
    return renumbered(Canonical(program, ability.thing).ability(ability));
}

std::string canonical_value(const Program& program, HirId id) {
    return renumbered(Canonical(program, no_index).hir(id));
}

std::string sem_of(std::string_view canonical) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : canonical) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    // FNV leaves the last bytes in the low bits; this spreads them.
    hash = (hash ^ (hash >> 32U)) * 0xd6e8feb86659fd93U;
    return fmt::format("h1:{:016x}", hash ^ (hash >> 32U));
}

}  // namespace cantrip
