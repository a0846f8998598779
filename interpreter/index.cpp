// Who listens to what, and which places of a program ask somebody.

#include <algorithm>

#include "interpreter/tables.hpp"
#include "lang/program/texts.hpp"

namespace cantrip::runtime {
namespace {

class Index {
  public:
    explicit Index(Tables& tables) : t_(tables), p_(*tables.program) {}

    void run() {
        t_.ears.resize(p_.verbs.size());
        t_.define_ears.resize(p_.defines.size());
        t_.field_ears.resize(p_.fields.size());
        t_.tallies.resize(p_.verbs.size());
        t_.beyonds.resize(p_.verbs.size());
        t_.bodies.resize(p_.verbs.size());
        find_natives();
        t_.template_of.assign(p_.abilities.size(), no_index);
        for (const Heading& heading : p_.headings)
            if (heading.action != no_index) t_.template_of[heading.action] = 1;
        t_.verb_of_action.assign(p_.abilities.size(), no_index);
        t_.action_of_verb.assign(p_.verbs.size(), no_index);
        for (AbilityId id(0); id < p_.abilities.size(); ++id) {
            const Ability& ability = p_.abilities[id];
            const Symbol symbol = ability.name == no_name ? Symbol{} : p_.symbol(ability.name);
            if (ability.form != Ability::Form::action || symbol.kind != SymbolKind::verb ||
                !p_.verbs[symbol.index].action)
                continue;
            t_.verb_of_action[id] = VerbId(symbol.index);
            if (t_.action_of_verb[symbol.index] == no_index) t_.action_of_verb[symbol.index] = id;
        }
        for (const Rule& rule : p_.rules)
            for (const AbilityId id : rule.abilities) add_ability(id, Level::rule, p_.abilities[id].rule);
        for (const Kind& kind : p_.kinds)
            for (const AbilityId id : kind.abilities) add_ability(id, Level::kind, p_.abilities[id].kind);
        for (const Thing& thing : p_.things)
            if (thing.scenario == no_index || thing.scenario == t_.setup.scenario)
                for (const AbilityId id : thing.abilities)
                    add_ability(id, Level::thing, p_.abilities[id].thing);
        for (HirId id(0); id < p_.hir.size(); ++id) {
            if (p_.hir[id].op == Op::tally && p_.hir[id].a < p_.patterns.size()) add_tally(id);
            if (p_.hir[id].op == Op::react) add_lasting(ReactionId(p_.hir[id].a));
        }
        find_texts();
        number_asks();
        find_prices();
        sort_bans();
        t_.automatic = p_.core.automatic;
        t_.reach = p_.core.reach;
        t_.fast = p_.core.fast;
        for (FieldId id(0); id < p_.fields.size() && !p_.maps.empty(); ++id)
            if (p_.fields[id].state && p_.fields[id].type.is(TypeTag::thing)) t_.pointing.push_back(id);
    }

  private:
    void find_natives() {
        const CoreSymbols& core = p_.core;
        const std::pair<VerbId, Native> known[] = {
#define NATIVE_VERB(name) {core.name, Native::name},
#include "lang/program/native_verbs.def"
#undef NATIVE_VERB
        };
        t_.native.assign(p_.verbs.size(), Native::not_native);
        for (const auto& [verb, native] : known)
            if (verb != no_index) t_.native[verb] = native;
        t_.pay_verb = core.pay;
        t_.perform_verb = core.perform;
    }

    // A line under `heading bind: when …` is the effect of that reaction.
    ReactionId reaction_of(const Ability& ability) const {
        if (ability.reaction != no_index) return ability.reaction;
        if (ability.form == Ability::Form::body && ability.heading != no_index)
            return p_.headings[ability.heading].head;
        return no_index;
    }

    void add_ability(AbilityId id, Level level, std::uint32_t index) {
        const Ability& ability = p_.abilities[id];
        if (const ReactionId reaction = reaction_of(ability); reaction != no_index) {
            add_listener(reaction, id, level, index, true);
            return;
        }
        if (ability.form == Ability::Form::body && ability.heading != no_index) {
            const VerbId verb = p_.headings[ability.heading].verb;
            if (verb != no_index) t_.bodies[verb].push_back(id);
        }
    }

    void add_lasting(ReactionId reaction) { add_listener(reaction, no_index, Level::rule, no_index, false); }

    void add_listener(ReactionId reaction, AbilityId ability, Level level, std::uint32_t index, bool always) {
        Listener l{.reaction = reaction, .ability = ability, .level = level, .index = index};
        l.number = static_cast<std::uint32_t>(t_.listeners.size());
        l.lasting = !always;
        l.effect = ability != no_index && p_.abilities[ability].form == Ability::Form::body
                       ? p_.abilities[ability].effect
                       : p_.reactions[reaction].effect;
        l.uses_you = uses(l, &Index::is_you);
        l.uses_past = uses(l, &Index::is_past);
        find_shortcuts(l);
        t_.listeners.push_back(l);
        hear(t_.listeners.back());
    }

    // Most events concern one card and one player: the others need not be looked at.
    void find_shortcuts(Listener& l) const {
        const Reaction& r = p_.reactions[l.reaction];
        l.by_you = r.tail.by.size() == 1 && p_.at(r.tail.by[0]).op == Op::you;
        if (r.pattern == no_index) return;
        for (const Pattern::Arg& arg : p_.patterns[r.pattern].args) {
            if (arg.nouns.size() != 1) continue;
            if (arg.param == no_index)
                l.by_you |= p_.at(arg.nouns[0]).op == Op::you;
            else if (p_.at(arg.nouns[0]).op == Op::this_)
                l.this_param = arg.param;
            else if (is_action_of_this(arg.nouns[0]))
                l.host_param = arg.param;
        }
    }

    // `perform action of this`: its host is the card itself.
    bool is_action_of_this(HirId id) const {
        if (p_.at(id).op != Op::np || p_.noun(id).of != NounOf::action) return false;
        const auto filters = p_.children(id);
        return std::any_of(filters.begin(), filters.end(), [&](HirId filter) {
            const Hir& h = p_.at(filter);
            const bool host = h.op == Op::f_field && p_.core.host == h.a;
            return host && (h.flags & flag::negated) == 0 && p_.at(p_.child(filter, 0)).op == Op::this_;
        });
    }

    void hear(const Listener& l) {
        const Reaction& r = p_.reactions[l.reaction];
        const std::uint32_t n = l.number;
        switch (r.form) {
        case ReactionForm::silence: t_.silences.push_back(n); return;
        case ReactionForm::share: t_.shares.push_back(n); return;
        case ReactionForm::accept: t_.accepts.push_back(n); return;
        case ReactionForm::whenever: t_.whenevers.push_back(n); return;
        default: break;
        }
        if (r.pattern == no_index) return;
        const Pattern& pattern = p_.patterns[r.pattern];
        if (pattern.define != no_index) t_.define_ears[pattern.define].push_back(n);
        if (pattern.field != no_index) t_.field_ears[pattern.field].push_back(n);
        if (pattern.verb == no_index) return;
        // A verb that `is` another one is heard by those who listen to that.
        for (VerbId verb(0); verb < p_.verbs.size(); ++verb)
            if (is_verb(verb, pattern.verb)) hear_verb(l, r, verb);
    }

    bool is_verb(VerbId verb, VerbId wanted) const {
        for (int depth = 0; verb != no_index && depth < 16; ++depth) {
            if (verb == wanted) return true;
            verb = p_.verbs[verb].is;
        }
        return false;
    }

    void hear_verb(const Listener& l, const Reaction& r, VerbId verb) {
        Ears& ears = t_.ears[verb];
        ears.any = true;
        ears.past |= l.uses_past;
        switch (r.form) {
        case ReactionForm::when: ears.when.push_back(l.number); break;
        case ReactionForm::before: ears.before.push_back(l.number); break;
        case ReactionForm::instead: ears.instead.push_back(l.number); break;
        case ReactionForm::modify: ears.modify.push_back(l.number); break;
        case ReactionForm::forbid: ears.forbid.push_back(l.number); break;
        case ReactionForm::allow: ears.allow.push_back(l.number); break;
        default: break;
        }
        if (r.tail.beyond >= 0) {
            ears.logged = true;
            t_.beyonds[verb].push_back(l.number);
        }
    }

    void add_tally(HirId id) {
        const VerbId counted = p_.patterns[p_.hir[id].a].verb;
        for (VerbId verb(0); verb < p_.verbs.size(); ++verb)
            if (counted != no_index && is_verb(verb, counted)) {
                t_.ears[verb].logged = true;
                t_.tallies[verb].push_back(id);
            }
    }

    // Which actions cost what, and which fill a purse.
    void find_prices() {
        t_.price_of.assign(p_.hir.size(), 0);
        t_.of_action.resize(p_.abilities.size());
        t_.purse_zones.assign(p_.zones.size(), false);
        t_.price_field = p_.core.price;
        for (UnitId id(0); id < p_.units.size(); ++id)
            if (p_.units[id].transient) t_.transients.push_back(id);
        t_.fills_purse.assign(t_.things.size(), 0);
        for (const Word action : t_.actions)
            t_.of_action[t_.things[static_cast<std::size_t>(action)].action].push_back(action);
        for (AbilityId id(0); id < p_.abilities.size(); ++id) {
            if (p_.abilities[id].form != Ability::Form::action) continue;
            HirId effect = p_.abilities[id].effect;
            while (effect != no_hir && (p_.at(effect).op == Op::assume ||
                                        (p_.at(effect).op == Op::block && p_.at(effect).count == 1)))
                effect = p_.child(effect, 0);
            if (effect != no_hir && p_.at(effect).op == Op::arrow) t_.price_of[p_.child(effect, 0)] = id + 1;
            if (!t_.transients.empty() && fills_purse(p_.abilities[id])) add_source(id);
        }
    }

    bool fills_purse(const Ability& ability) const {
        const bool fast = std::any_of(ability.adjectives.begin(), ability.adjectives.end(),
                                      [&](TraitId id) { return id == p_.core.fast; });
        return fast ||
               (ability.tail.during != no_index && p_.patterns[ability.tail.during].verb == t_.pay_verb);
    }

    void add_source(AbilityId id) {
        const Ability& ability = p_.abilities[id];
        for (const Word action : t_.of_action[id]) {
            t_.paying.push_back(action);
            t_.fills_purse[static_cast<std::size_t>(action)] = 1;
        }
        const KindId kind = ability.kind != no_index    ? ability.kind
                            : ability.thing != no_index ? p_.things[ability.thing].kind
                                                        : no_index;
        if (kind == no_index) return;
        for (const KindId above : p_.kinds[kind].ancestors)
            for (const HirId place : p_.kinds[above].works_in)
                if (p_.at(place).op == Op::zone) t_.purse_zones[p_.at(place).a] = true;
    }

    // One ban is enough: those that need no other legality to be found out are asked first.
    void sort_bans() {
        for (Ears& ears : t_.ears)
            std::stable_partition(ears.forbid.all.begin(), ears.forbid.all.end(),
                                  [&](std::uint32_t n) { return !uses(t_.listeners[n], &Index::is_can); });
    }

    static bool is_can(const Hir& h) { return h.op == Op::can; }
    static bool is_you(const Hir& h) { return h.op == Op::you || (h.flags & flag::implied) != 0; }
    static bool is_past(const Hir& h) { return (h.flags & flag::past) != 0; }

    bool in_tree(HirId id, bool (*wanted)(const Hir&)) const {
        if (id == no_hir) return false;
        if (wanted(p_.hir[id])) return true;
        if (p_.hir[id].op == Op::np) {
            const Noun& noun = p_.noun(id);
            if (in_tree(noun.count, wanted) || in_tree(noun.value, wanted) || in_tree(noun.per, wanted))
                return true;
        }
        const auto children = p_.children(id);
        return std::any_of(children.begin(), children.end(),
                           [&](HirId child) { return in_tree(child, wanted); });
    }

    bool uses(const Listener& l, bool (*wanted)(const Hir&)) const {
        const Reaction& r = p_.reactions[l.reaction];
        if (in_tree(l.effect, wanted) || in_tree(r.value, wanted) || in_tree(r.whom, wanted) ||
            in_tree(r.price, wanted))
            return true;
        if (in_tail(r.tail, wanted) || in_pattern(r.pattern, wanted)) return true;
        return l.ability != no_index && in_tail(p_.abilities[l.ability].tail, wanted);
    }

    bool in_tail(const Tail& tail, bool (*wanted)(const Hir&)) const {
        if (in_tree(tail.if_, wanted) || in_tree(tail.while_, wanted) || in_tree(tail.due_to, wanted) ||
            in_pattern(tail.during, wanted))
            return true;
        return std::any_of(tail.by.begin(), tail.by.end(), [&](HirId id) { return in_tree(id, wanted); });
    }

    bool in_pattern(PatternId id, bool (*wanted)(const Hir&)) const {
        if (id == no_index) return false;
        if (in_tree(p_.patterns[id].of, wanted)) return true;
        for (const auto& arg : p_.patterns[id].args)
            for (const HirId noun : arg.nouns)
                if (in_tree(noun, wanted)) return true;
        return false;
    }

    void text(std::string_view value) {
        if (!t_.texts.emplace(std::string(value), static_cast<Word>(t_.text_of.size())).second) return;
        t_.text_of.emplace_back(value);
    }

    void find_texts() {
        text("");
        for (const Thing& thing : p_.things) text(thing.word);
        for (HirId id(0); id < p_.hir.size(); ++id)
            if (p_.hir[id].op == Op::text) text(text_literal(p_, id));
    }

    // Every place that asks gets a local behind those of its body, where the answer waits until the statement
    // runs.
    void number_asks() {
        t_.ask_slot.assign(p_.hir.size(), 0);
        t_.verb_locals.resize(p_.verbs.size());
        for (VerbId id(0); id < p_.verbs.size(); ++id) {
            next_ = p_.verbs[id].locals;
            number(p_.verbs[id].body);
            for (const Param& param : p_.verbs[id].params) number_value(param.initial);
            t_.verb_locals[id] = next_;
        }
        t_.reaction_locals.resize(p_.reactions.size());
        for (ReactionId id(0); id < p_.reactions.size(); ++id) {
            next_ = p_.reactions[id].locals;
            number(p_.reactions[id].effect);
            number(p_.reactions[id].price);
            t_.reaction_locals[id] = next_;
        }
        t_.ability_locals.resize(p_.abilities.size());
        for (std::uint32_t id = 0; id < p_.headings.size(); ++id)
            if (p_.headings[id].action != no_index) number_template(id);
        for (AbilityId id(0); id < p_.abilities.size(); ++id)
            if (t_.template_of[id] == no_index) number_ability(id);
        t_.scenario_locals.resize(p_.scenarios.size());
        for (ScenarioId id(0); id < p_.scenarios.size(); ++id) {
            next_ = p_.scenarios[id].locals;
            for (const Step& step : p_.scenarios[id].steps) {
                if (step.form == Step::Form::run || step.form == Step::Form::does) number(step.value);
            }
            t_.scenario_locals[id] = next_;
        }
        count_locals();
    }

    // What a listener needs for its conditions and its effect, and the most that anything needs.
    void count_locals() {
        for (Listener& l : t_.listeners) {
            l.locals = t_.reaction_locals[l.reaction];
            if (l.ability != no_index) l.locals = std::max(l.locals, t_.ability_locals[l.ability]);
            if (l.level == Level::rule && !l.lasting) l.locals = std::max(l.locals, p_.rules[l.index].locals);
        }
        const auto most = [&](const auto& counts) {
            for (const std::uint32_t count : counts) t_.most_locals = std::max(t_.most_locals, count);
        };
        most(t_.verb_locals);
        most(t_.reaction_locals);
        most(t_.ability_locals);
        most(t_.scenario_locals);
        const auto declared = [&](const auto& table) {
            for (const auto& one : table) t_.most_locals = std::max(t_.most_locals, one.locals);
        };
        declared(p_.zones);
        declared(p_.fields);
        declared(p_.headings);
        declared(p_.faces);
        declared(p_.kinds);
        declared(p_.things);
        declared(p_.defines);
        declared(p_.globals);
        declared(p_.rules);
        for (const Kind& kind : p_.kinds) {
            declared(kind.values);
            declared(kind.holds);
        }
        for (const Thing& thing : p_.things) declared(thing.values);
    }

    // The price of a heading is shared by the actions under it: its answers lie behind the names of each of
    // them.
    void number_template(std::uint32_t heading) {
        const AbilityId id = p_.headings[heading].action;
        next_ = p_.abilities[id].locals;
        for (const Ability& ability : p_.abilities)
            if (ability.heading == heading) next_ = std::max(next_, ability.locals);
        number(p_.abilities[id].effect);
        number(p_.abilities[id].price);
        t_.ability_locals[id] = next_;
    }

    void number_ability(AbilityId id) {
        const Ability& ability = p_.abilities[id];
        std::uint32_t locals = ability.locals;
        if (ability.heading != no_index && p_.headings[ability.heading].action != no_index)
            locals = std::max(locals, t_.ability_locals[p_.headings[ability.heading].action]);
        if (ability.heading != no_index && p_.headings[ability.heading].head != no_index)
            locals = std::max(locals, p_.reactions[p_.headings[ability.heading].head].locals);
        if (ability.heading != no_index && p_.headings[ability.heading].verb != no_index)
            locals = std::max(locals, p_.verbs[p_.headings[ability.heading].verb].locals);
        next_ = locals;
        number(ability.effect);
        number(ability.price);
        if (ability.reaction != no_index) next_ = std::max(next_, t_.reaction_locals[ability.reaction]);
        if (ability.rule != no_index) next_ = std::max(next_, p_.rules[ability.rule].locals);
        t_.ability_locals[id] = next_;
    }

    // Effects: the values that stand in them may ask.
    void number(HirId id) {
        if (id == no_hir) return;
        const Hir& h = p_.at(id);
        switch (h.op) {
        case Op::call: return number_call(id);
        case Op::let:
        case Op::window:
        case Op::assign:
            for (const HirId child : p_.children(id)) number_value(child);
            return;
        case Op::price:
        case Op::pay:
            for (const HirId child : p_.children(id)) number_price(child);
            if (h.op == Op::pay) number(p_.child(id, 0));
            return;
        case Op::if_:
            // Chance in a condition is thrown when the statement runs: the mark says that there is some.
            if (number_chance(p_.child(id, 0))) t_.ask_slot[id] = 1;
            number_each(p_.children(id).subspan(1));
            return;
        case Op::match:
            number_value(p_.child(id, 0));
            for (const HirId arm : p_.children(id).subspan(1)) number(p_.children(arm).back());
            return;
        case Op::repeat:
            number_value(p_.child(id, 0));
            number(p_.child(id, 2));
            return;
        case Op::choose:
            number_value(p_.child(id, 0));
            number_each(p_.children(id).subspan(1));
            return;
        case Op::subject:
            for (const HirId child : p_.children(id).first(p_.children(id).size() - 1)) number_value(child);
            number(p_.children(id).back());
            return;
        case Op::react: return;
        default: number_each(p_.children(id));
        }
    }

    // Things that are given or lost are chosen like things that are paid.
    void number_call(HirId id) {
        const std::vector<Param>& params = p_.verbs[p_.at(id).a].params;
        number_value(p_.child(id, 0));
        for (std::size_t i = 0; i < params.size(); ++i)
            if (params[i].type.is(TypeTag::unit))
                number_price(p_.child(id, i + 1));
            else
                number_value(p_.child(id, i + 1));
    }

    bool number_chance(HirId id) {
        const Op op = p_.at(id).op;
        if (op == Op::random_range || op == Op::random_die || op == Op::choose_range) {
            number_value(id);
            return true;
        }
        if (op == Op::np || op == Op::count || op == Op::total || op == Op::exists || op == Op::every ||
            op == Op::has || op == Op::can || op == Op::tally)
            return false;
        bool any = false;
        for (const HirId child : p_.children(id)) any |= number_chance(child);
        return any;
    }

    void number_each(std::span<const HirId> ids) {
        for (const HirId id : ids) number(id);
    }

    static bool takes_things(const Noun& noun) {
        return noun.of == NounOf::kind || noun.of == NounOf::thing || noun.of == NounOf::like;
    }

    // Things that are a price are chosen among what the payer can pay with, when it is paid.
    void number_price(HirId id) {
        const Op op = p_.at(id).op;
        if (op == Op::bundle || op == Op::add || op == Op::alternatives)
            for (const HirId child : p_.children(id)) number_price(child);
        else if (op == Op::np && takes_things(p_.noun(id))) {
            if (p_.noun(id).count != no_hir) number_value(p_.noun(id).count);
            for (const HirId f : p_.children(id)) number_filter(f);
        } else
            number_value(id);
    }

    void number_value(HirId id) {
        if (id == no_hir) return;
        const Hir& h = p_.at(id);
        switch (h.op) {
        case Op::np: {
            const Noun& noun = p_.noun(id);
            const bool units =
                noun.of == NounOf::unit || noun.of == NounOf::group || noun.of == NounOf::unit_value;
            if (noun.count != no_hir) number_value(noun.count);
            for (const HirId f : p_.children(id)) number_filter(f);
            if (units && !(noun.of == NounOf::group && !p_.groups[noun.index].kinds.empty() &&
                           p_.groups[noun.index].units.empty()))
                return;
            if (noun.det == Det::none || noun.det == Det::no || noun.det == Det::each || noun.det == Det::all)
                return;
            t_.ask_slot[id] = static_cast<std::uint16_t>(++next_);
            return;
        }
        case Op::choose_range:
        case Op::random_range:
        case Op::random_die:
            for (const HirId child : p_.children(id)) number_value(child);
            t_.ask_slot[id] = static_cast<std::uint16_t>(++next_);
            return;
        case Op::count:
        case Op::total:
        case Op::exists:
        case Op::every:
        case Op::has:
        case Op::can:
        case Op::tally: return;
        case Op::match_value:
            number_value(p_.child(id, 0));
            for (const HirId arm : p_.children(id).subspan(1)) number_value(p_.children(arm).back());
            return;
        default:
            for (const HirId child : p_.children(id)) number_value(child);
        }
    }

    // `a site in outer of a player`: the owner is chosen before the site.
    void number_filter(HirId f) {
        const Hir& h = p_.at(f);
        if (h.op != Op::f_in && h.op != Op::f_owner) return;
        const HirId value = p_.child(f, 0);
        if (p_.at(value).op == Op::zone)
            for (const HirId child : p_.children(value))
                if (p_.at(child).op == Op::np &&
                    (p_.noun(child).det == Det::a || p_.noun(child).det == Det::another))
                    number_value(child);
    }

    Tables& t_;
    const Program& p_;
    std::uint32_t next_ = 0;
};

} // namespace

void index_listeners(Tables& tables) { Index(tables).run(); }

} // namespace cantrip::runtime
