// Plans: made once from the checked program, read for every question.

#include "interpreter/plan.hpp"

#include <algorithm>

#include "interpreter/tables.hpp"
#include "lang/program/texts.hpp"

namespace cantrip::runtime {
namespace {

// Fewer things of a kind than this are gone through whoever has them.
constexpr std::size_t few_things = 8;

class Planner {
  public:
    explicit Planner(Tables& tables) : t_(tables), p_(*tables.program), out_(tables.plans) {}

    void run() {
        plan_verbs();
        plan_fields();
        plan_texts();
        plan_owned();
        plan_nouns();
        plan_asks();
        for (const ZoneInstance& zone : t_.zones) out_.zone_aside.push_back(p_.zones[zone.zone].aside);
        plan_actions();
        for (const Listener& l : t_.listeners) out_.listeners.push_back(plan_of(l));
        const auto by_order = [](const auto& plan) { return plan.by_order; };
        out_.any_by_order = std::any_of(out_.listeners.begin(), out_.listeners.end(), by_order) ||
                            std::any_of(out_.actions.begin(), out_.actions.end(), by_order);
        number_lists();
        plan_moves();
        out_.changes_price.assign(p_.hir.size(), 0);
        if (t_.price_field != no_index)
            for (const std::uint32_t n : t_.field_ears[t_.price_field]) {
                const Reaction& r = p_.reactions[t_.listeners[n].reaction];
                if (r.change == Change::becomes && r.value != no_hir) out_.changes_price[r.value] = 1;
            }
    }

  private:
    void plan_verbs() {
        const std::size_t count = p_.verbs.size();
        out_.verb_is.assign(count * count, 0);
        for (VerbId verb(0); verb < count; ++verb) {
            VerbId above = verb;
            for (int depth = 0; above != no_index && above < count && depth < 16; ++depth) {
                out_.verb_is[verb * count + above] = 1;
                above = p_.verbs[above].is;
            }
            out_.event_locals.push_back(t_.verb_locals[verb]);
            out_.event_declared.push_back(p_.verbs[verb].locals);
        }
        for (AbilityId id(0); id < p_.abilities.size(); ++id) {
            const VerbId verb = t_.verb_of_action[id];
            if (verb == no_index || !p_.verbs[verb].action) continue;
            out_.event_locals[verb] = std::max(out_.event_locals[verb], t_.ability_locals[id]);
            out_.event_declared[verb] = std::max(out_.event_declared[verb], p_.abilities[id].locals);
        }
    }

    void plan_fields() {
        for (FieldId id(0); id < p_.fields.size(); ++id) {
            const std::string_view name = p_.names.text(p_.fields[id].name);
            if (name == "row") out_.rows.push_back(id);
            if (name == "column") out_.columns.push_back(id);
        }
    }

    Word text(std::string_view text) const {
        const auto found = t_.texts.find(std::string(text));
        return found == t_.texts.end() ? none : found->second;
    }

    void plan_texts() {
        out_.text_of_hir.assign(p_.hir.size(), none);
        for (HirId id(0); id < p_.hir.size(); ++id) {
            if (p_.hir[id].op != Op::text) continue;
            out_.text_of_hir[id] = text(text_literal(p_, id));
        }
        for (const Thing& thing : p_.things) out_.name_of_thing.push_back(text(thing.word));
        out_.name_of_thing.push_back(text({}));
    }

    // ---- nouns

    // Pieces have an owner from the start, and keep it where no effect says otherwise.
    void plan_owned() {
        out_.owned.resize(p_.kinds.size());
        for (const Hir& h : p_.hir) {
            if (h.op != Op::assign) continue;
            const Hir& target = p_.at(p_.hir_children[h.first]);
            if (target.op == Op::owner_of || (target.op == Op::field && p_.core.owner == target.a)) return;
        }
        for (KindId kind(0); kind < p_.kinds.size(); ++kind) {
            const auto& all = t_.of_kind[kind];
            const auto owner = [&](Word one) { return t_.things[static_cast<std::size_t>(one)].owner; };
            const bool fixed = std::all_of(all.begin(), all.end(), [&](Word one) {
                return owner(one) >= 0 && owner(one) < t_.players &&
                       t_.things[static_cast<std::size_t>(one)].action == no_index;
            });
            if (!fixed || all.size() <= few_things) continue;
            out_.owned[kind].resize(static_cast<std::size_t>(t_.players));
            for (const Word one : all) out_.owned[kind][static_cast<std::size_t>(owner(one))].push_back(one);
        }
    }

    void plan_nouns() {
        out_.nouns.resize(p_.nouns.size());
        for (HirId id(0); id < p_.hir.size(); ++id)
            if (p_.hir[id].op == Op::np && p_.hir[id].a < p_.nouns.size())
                out_.nouns[p_.hir[id].a] = plan_noun(id);
    }

    NounPlan plan_noun(HirId id) const {
        const Noun& noun = p_.noun(id);
        NounPlan plan;
        plan.placed = noun.of == NounOf::list || noun.of == NounOf::names || noun.of == NounOf::number ||
                      noun.of == NounOf::action;
        for (const HirId f : p_.children(id)) {
            const Hir& h = p_.at(f);
            plan.ranked |= h.op == Op::f_rank || h.op == Op::f_nearest;
            if ((h.flags & flag::negated) != 0) continue;
            if (h.op == Op::f_owner && noun.of == NounOf::kind && p_.at(p_.child(f, 0)).op != Op::np &&
                !out_.owned[noun.index].empty())
                plan.owner = f;
            if (h.op == Op::f_in || h.op == Op::f_parent) {
                plan.placed = true;
                if (plan.place == no_hir) plan.place = f;
            }
            plan.placed |= h.op == Op::f_in_list;
        }
        plan.walks = plan.place != no_hir && noun.kind != no_index && noun.of != NounOf::list &&
                     noun.of != NounOf::group;
        plan.plain = (noun.of == NounOf::kind || noun.of == NounOf::thing) && noun.modifiers == 0 &&
                     t_.ask_slot[id] == 0 && !plan.ranked;
        return plan;
    }

    // ---- what asks

    void plan_asks() {
        out_.ask_first.reserve(p_.hir.size() + 1);
        for (HirId id(0); id < p_.hir.size(); ++id) {
            out_.ask_first.push_back(static_cast<std::uint32_t>(out_.asks.size()));
            add_asks(id);
        }
        out_.ask_first.push_back(static_cast<std::uint32_t>(out_.asks.size()));
    }

    void add_asks(HirId id) {
        if (id == no_hir) return;
        switch (p_.at(id).op) {
        case Op::count:
        case Op::total:
        case Op::exists:
        case Op::every:
        case Op::has:
        case Op::can:
        case Op::tally:
        case Op::react: return;
        case Op::np:
            if (p_.noun(id).count != no_hir) add_asks(p_.noun(id).count);
            for (const HirId f : p_.children(id)) add_asks_of_filter(f);
            break;
        case Op::match_value:
            add_asks(p_.child(id, 0));
            for (const HirId arm : p_.children(id).subspan(1)) add_asks(p_.children(arm).back());
            return;
        default:
            for (const HirId child : p_.children(id)) add_asks(child);
        }
        if (t_.ask_slot[id] != 0) out_.asks.push_back(id);
    }

    void add_asks_of_filter(HirId f) {
        const Op op = p_.at(f).op;
        if ((op != Op::f_in && op != Op::f_owner) || p_.at(p_.child(f, 0)).op != Op::zone) return;
        for (const HirId child : p_.children(p_.child(f, 0)))
            if (t_.ask_slot[child] != 0) add_asks(child);
    }

    // ---- actions

    void plan_actions() {
        out_.action_at.assign(t_.things.size(), no_index);
        out_.actions_of.resize(t_.things.size());
        for (const Word action : t_.actions) {
            out_.action_at[static_cast<std::size_t>(action)] =
                static_cast<std::uint32_t>(out_.actions.size());
            out_.actions.push_back(plan_action(t_.things[static_cast<std::size_t>(action)]));
            if (out_.actions.back().fast) out_.fast_actions.push_back(action);
            if (const Word host = t_.things[static_cast<std::size_t>(action)].host; host != none)
                out_.actions_of[static_cast<std::size_t>(host)].push_back(action);
        }
    }

    // The tail that a heading gives the actions under it.
    const Ability* template_of(const Ability& ability) const {
        if (ability.heading == no_index || p_.headings[ability.heading].action == no_index) return nullptr;
        return &p_.abilities[p_.headings[ability.heading].action];
    }

    ActionPlan plan_action(const Instance& action) const {
        const Ability& ability = p_.abilities[action.action];
        const Ability* shared = template_of(ability);
        ActionPlan plan;
        PatternId during = ability.tail.during;
        plan.in_payment = during != no_index && p_.patterns[during].verb == t_.pay_verb;
        if (during == no_index && shared != nullptr) during = shared->tail.during;
        if (during != no_index) plan.during = p_.patterns[during].verb;
        plan.limit = ability.tail.once_per;
        if (plan.limit == no_index && shared != nullptr) plan.limit = shared->tail.once_per;
        const auto is_fast = [&](const Ability& one) {
            return std::find(one.adjectives.begin(), one.adjectives.end(), t_.fast) != one.adjectives.end();
        };
        plan.fast = t_.fast != no_index && (is_fast(ability) || (shared != nullptr && is_fast(*shared)));
        if (action.host == none) return plan;
        plan.by_place = depends_on_place(ability, {&action.host, 1});
        plan.by_order = plan.by_place && depends_on_order(ability, {&action.host, 1});
        guard_place(ability, t_.things[static_cast<std::size_t>(action.host)].kind, plan.guards);
        for (const HirId id : {ability.tail.while_, ability.tail.if_}) guard_condition(id, plan.guards);
        if (shared != nullptr)
            for (const HirId id : {shared->tail.while_, shared->tail.if_}) guard_condition(id, plan.guards);
        plan.by_actor = std::any_of(plan.guards.begin(), plan.guards.end(), [](const Guard& guard) {
            return guard.test == Guard::Test::actor_in_host;
        });
        return plan;
    }

    // Places as Exec::works reads them.
    void guard_place(const Ability& ability, KindId kind, std::vector<Guard>& guards) const {
        if (kind >= p_.kinds.size()) return;
        if (ability.heading != no_index) guard_zones(p_.headings[ability.heading].works_in, guards);
        if (ability.face != no_index && !p_.faces[ability.face].works_in.empty())
            return guard_zones(p_.faces[ability.face].works_in, guards);
        if (ability.tail.while_ != no_hir && says_where(ability.tail.while_)) return;
        for (const KindId above : p_.kinds[kind].ancestors) {
            const Kind& decl = p_.kinds[above];
            if (decl.works_in.empty() && decl.works_if == no_hir) continue;
            return guard_zones(decl.works_in, guards);
        }
        guards.push_back({.test = Guard::Test::host_in_play, .zones = {}});
    }

    void guard_zones(const std::vector<HirId>& places, std::vector<Guard>& guards) const {
        Guard guard{.test = Guard::Test::host_in_any, .zones = {}};
        for (const HirId place : places) {
            if (p_.at(place).op != Op::zone) return;
            guard.zones.emplace_back(p_.at(place).a);
        }
        if (!guard.zones.empty()) guards.push_back(std::move(guard));
    }

    bool says_where(HirId id) const {
        const Hir& h = p_.at(id);
        if (h.op == Op::is_in || h.op == Op::is_inside || h.op == Op::equals)
            return h.count > 0 && p_.at(p_.child(id, 0)).op == Op::this_;
        const auto parts = p_.children(id);
        return h.op == Op::and_ &&
               std::any_of(parts.begin(), parts.end(), [&](HirId part) { return says_where(part); });
    }

    // `this is in hand of you and …`, `you are in this and …`: each part must hold.
    void guard_condition(HirId id, std::vector<Guard>& guards) const {
        if (id == no_hir) return;
        const Hir& h = p_.at(id);
        if ((h.flags & (flag::negated | flag::past)) != 0) return;
        if (h.op == Op::and_)
            for (const HirId part : p_.children(id)) guard_condition(part, guards);
        if (h.op != Op::is_in) return;
        const Op what = p_.at(p_.child(id, 0)).op;
        const HirId place = p_.child(id, 1);
        const Hir& where = p_.at(place);
        if (what == Op::you && where.op == Op::this_)
            guards.push_back({.test = Guard::Test::actor_in_host, .zones = {}});
        if (what != Op::this_ || where.op != Op::zone || t_.ask_slot[place] != 0) return;
        const ZoneId zone(where.a);
        if (where.count > 0 && p_.at(p_.child(place, 0)).op == Op::you)
            guards.push_back({.test = Guard::Test::host_in_own, .zones = {zone}});
        if (where.count > 0) return;
        if (p_.zones[zone].owner != no_index)
            guards.push_back({.test = Guard::Test::host_in_any, .zones = {zone}});
        else
            guards.push_back({.test = Guard::Test::host_in_place, .zones = {}, .place = t_.zone(zone, none)});
    }

    // ---- listeners

    ListenerPlan plan_of(const Listener& l) {
        ListenerPlan plan;
        plan.first = static_cast<std::uint32_t>(out_.head_tests.size());
        const Reaction& r = p_.reactions[l.reaction];
        if (r.pattern != no_index)
            for (const Pattern::Arg& arg : p_.patterns[r.pattern].args)
                if (arg.param != no_index) plan_heads(arg);
        plan.count = static_cast<std::uint32_t>(out_.head_tests.size()) - plan.first;
        plan.by_place = !l.lasting && l.level != Level::rule && depends_on_place(l);
        plan.by_order = plan.by_place &&
                        depends_on_order(p_.abilities[l.ability],
                                         l.level == Level::kind ? t_.of_kind[l.index] : t_.of_thing[l.index]);
        if (r.form == ReactionForm::accept && r.value != no_hir) plan_accept(r.value, plan);
        return plan;
    }

    void number_lists() {
        std::vector<std::vector<std::uint32_t>> in(t_.listeners.size());
        const auto number = [&](ListenerList& list) {
            list.number = static_cast<std::uint32_t>(out_.list_by_order.size());
            out_.list_by_order.push_back(0);
            for (const std::uint32_t n : list) {
                in[n].push_back(list.number);
                if (out_.listeners[n].by_order) out_.list_by_order.back() = 1;
            }
        };
        for (Ears& ears : t_.ears)
            for (ListenerList* list :
                 {&ears.when, &ears.before, &ears.instead, &ears.modify, &ears.forbid, &ears.allow})
                number(*list);
        for (ListenerList& list : t_.define_ears) number(list);
        for (ListenerList& list : t_.field_ears) number(list);
        for (ListenerList* list : {&t_.silences, &t_.accepts, &t_.whenevers, &t_.shares}) number(*list);
        put_in_rows(in, out_.heard_first, out_.heard);
    }

    void plan_moves() {
        std::vector<std::vector<std::uint32_t>> hosted(t_.things.size());
        for (const Listener& l : t_.listeners) {
            if (!out_.listeners[l.number].by_place) continue;
            for (const Word self : l.level == Level::kind ? t_.of_kind[l.index] : t_.of_thing[l.index])
                // An action lies where its card does.
                for (const Word thing : {self, t_.things[static_cast<std::size_t>(self)].host})
                    if (thing != none) hosted[static_cast<std::size_t>(thing)].push_back(l.number);
        }
        put_in_rows(hosted, out_.hosted_first, out_.hosted);
    }

    static void put_in_rows(const std::vector<std::vector<std::uint32_t>>& rows,
                            std::vector<std::uint32_t>& first, std::vector<std::uint32_t>& all) {
        for (const auto& row : rows) {
            first.push_back(static_cast<std::uint32_t>(all.size()));
            all.insert(all.end(), row.begin(), row.end());
        }
        first.push_back(static_cast<std::uint32_t>(all.size()));
    }

    void plan_heads(const Pattern::Arg& arg) {
        if (arg.nouns.empty()) return;
        std::vector<HeadNoun> any;
        for (const HirId id : arg.nouns) {
            const Hir& h = p_.at(id);
            if (h.op == Op::thing) {
                any.push_back({HeadNoun::Of::thing, h.a});
                continue;
            }
            if (h.op != Op::np) return;
            const Noun& noun = p_.noun(id);
            if (noun.of == NounOf::kind)
                any.push_back({HeadNoun::Of::kind, noun.index});
            else if (noun.of == NounOf::thing)
                any.push_back({HeadNoun::Of::thing, noun.index});
            else if (noun.of == NounOf::action)
                any.push_back({HeadNoun::Of::action, id});
            else if (noun.of == NounOf::unit)
                any.push_back({HeadNoun::Of::unit, noun.index});
            else
                return;
        }
        out_.head_tests.push_back({arg.param, static_cast<std::uint32_t>(out_.heads.size()),
                                   static_cast<std::uint32_t>(any.size())});
        out_.heads.insert(out_.heads.end(), any.begin(), any.end());
        out_.head_tests.back().row = head_row(any);
    }

    // Which things fit, for nouns that name kinds or actions: few of them are different. Cards are compared
    // one by one.
    std::uint32_t head_row(const std::vector<HeadNoun>& any) {
        std::vector<std::uint32_t> key;
        for (const HeadNoun& head : any) {
            if (head.of == HeadNoun::Of::thing || head.of == HeadNoun::Of::unit) return no_index;
            key.insert(key.end(), {static_cast<std::uint32_t>(head.of), no_index});
            if (head.of == HeadNoun::Of::kind) key.back() = head.index;
            if (head.of != HeadNoun::Of::action) continue;
            for (const HirId f : p_.children(HirId(head.index)))
                if (p_.at(f).op == Op::f_trait)
                    key.insert(key.end(), {p_.at(f).a, std::uint32_t{p_.at(f).flags} & flag::negated});
        }
        const auto [known, is_new] =
            row_of_.try_emplace(std::move(key), static_cast<std::uint32_t>(out_.head_rows.size()));
        if (!is_new) return known->second;
        std::vector<std::uint8_t> row(t_.things.size(), 0);
        for (const HeadNoun& head : any)
            for (Word thing = 0; thing < t_.thing_count(); ++thing)
                if (head.of == HeadNoun::Of::kind ? t_.is_a(thing, KindId(head.index))
                                                  : t_.has_traits_of(HirId(head.index), thing))
                    row[static_cast<std::size_t>(thing)] = 1;
        out_.head_rows.push_back(std::move(row));
        return known->second;
    }

    // Neither a condition nor a phrase says where it works or who holds it.
    bool depends_on_place(const Listener& l) const {
        return depends_on_place(p_.abilities[l.ability],
                                l.level == Level::kind ? t_.of_kind[l.index] : t_.of_thing[l.index]);
    }

    bool depends_on_place(const Ability& ability, std::span<const Word> hosts) const {
        const auto placed = [&](const auto& decl) {
            return (decl.works_if == no_hir || speaks_of_places(decl.works_if)) &&
                   std::all_of(decl.works_in.begin(), decl.works_in.end(), [&](HirId place) {
                       const Op op = p_.at(place).op;
                       return op == Op::zone ||
                              (op == Op::top_of && p_.at(p_.child(place, 0)).op == Op::zone);
                   });
        };
        const auto everybody = [&](HirId held) {
            if (held == no_hir) return true;
            return p_.at(held).op == Op::np && p_.at(held).count == 0 && p_.noun(held).of == NounOf::kind &&
                   p_.noun(held).kind == p_.game.player && p_.noun(held).modifiers == 0 &&
                   t_.ask_slot[held] == 0;
        };
        if (ability.heading != no_index) {
            const Heading& heading = p_.headings[ability.heading];
            if (!placed(heading) || !everybody(heading.held)) return false;
        }
        if (ability.face != no_index && !placed(p_.faces[ability.face])) return false;
        const auto fine = [&](const Kind& kind) { return placed(kind) && everybody(kind.held); };
        // What has it may be of any kind below the one that says it.
        return std::all_of(hosts.begin(), hosts.end(), [&](Word host) {
            const KindId kind = t_.things[static_cast<std::size_t>(host)].kind;
            if (kind >= p_.kinds.size()) return true;
            const auto& above = p_.kinds[kind].ancestors;
            return std::all_of(above.begin(), above.end(), [&](KindId id) { return fine(p_.kinds[id]); });
        });
    }

    // `no script in play`, `this is the first season in season_deck`: nothing but where things lie.
    bool speaks_of_places(HirId id) const {
        const Hir& h = p_.at(id);
        const auto parts = p_.children(id);
        const auto all = [&] {
            return std::all_of(parts.begin(), parts.end(),
                               [&](HirId part) { return speaks_of_places(part); });
        };
        if (t_.ask_slot[id] != 0 || (h.flags & flag::past) != 0) return false;
        switch (h.op) {
        case Op::and_:
        case Op::or_:
        case Op::not_:
        case Op::equals:
        case Op::is_in:
        case Op::is_kind:
        case Op::f_in: return all();
        case Op::exists: return h.count == 1 && all();
        case Op::f_kind:
        case Op::f_trait:
        case Op::this_: return true;
        case Op::zone: return h.count == 0;
        case Op::np: {
            const Noun& noun = p_.noun(id);
            return (noun.of == NounOf::kind || noun.of == NounOf::thing) && noun.per == no_hir &&
                   (noun.count == no_hir || p_.at(noun.count).op == Op::number) && all();
        }
        default: return false;
        }
    }

    // `works in top of deck`: what lies on top may change while the card itself stays where it is.
    bool depends_on_order(const Ability& ability, std::span<const Word> hosts) const {
        const auto on_top = [&](const auto& decl) {
            return decl.works_if != no_hir ||
                   std::any_of(decl.works_in.begin(), decl.works_in.end(),
                               [&](HirId place) { return p_.at(place).op == Op::top_of; });
        };
        if (ability.heading != no_index && on_top(p_.headings[ability.heading])) return true;
        if (ability.face != no_index && on_top(p_.faces[ability.face])) return true;
        return std::any_of(hosts.begin(), hosts.end(), [&](Word host) {
            const KindId kind = t_.things[static_cast<std::size_t>(host)].kind;
            if (kind >= p_.kinds.size()) return false;
            const auto& above = p_.kinds[kind].ancestors;
            return std::any_of(above.begin(), above.end(), [&](KindId id) { return on_top(p_.kinds[id]); });
        });
    }

    // `accept 1 gold for 1 stone`: what it stands for.
    void plan_accept(HirId value, ListenerPlan& plan) const {
        if (p_.at(value).op != Op::np) return;
        const Noun& noun = p_.noun(value);
        if (noun.of == NounOf::unit)
            plan.units.emplace_back(noun.index);
        else if (noun.of == NounOf::group && p_.groups[noun.index].kinds.empty())
            plan.units.assign(p_.groups[noun.index].units.begin(), p_.groups[noun.index].units.end());
        else
            return;
        plan.open = false;
    }

    Tables& t_;
    const Program& p_;
    Plans& out_;
    std::map<std::vector<std::uint32_t>, std::uint32_t> row_of_; // by what the nouns ask for
};

} // namespace

bool Tables::has_trait(Word thing, TraitId trait) const {
    const Instance& what = things[static_cast<std::size_t>(thing)];
    if (what.action != no_index) {
        const auto& adjectives = program->abilities[what.action].adjectives;
        if (std::find(adjectives.begin(), adjectives.end(), trait) != adjectives.end()) return true;
        const std::uint32_t heading = program->abilities[what.action].heading;
        if (heading == no_index || program->headings[heading].action == no_index) return false;
        const auto& shared = program->abilities[program->headings[heading].action].adjectives;
        return std::find(shared.begin(), shared.end(), trait) != shared.end();
    }
    if (what.thing == no_index) return false;
    const auto& traits = program->things[what.thing].traits;
    return std::find(traits.begin(), traits.end(), trait) != traits.end();
}

bool Tables::has_traits_of(HirId np, Word thing) const {
    const auto filters = program->children(np);
    return std::all_of(filters.begin(), filters.end(), [&](HirId filter) {
        const Hir& h = program->at(filter);
        return h.op != Op::f_trait || has_trait(thing, TraitId(h.a)) != ((h.flags & flag::negated) != 0);
    });
}

void make_plans(Tables& tables) { Planner(tables).run(); }

} // namespace cantrip::runtime
