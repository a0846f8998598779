// Which things exist and where their words lie.

#include <algorithm>

#include "interpreter/frames.hpp"
#include "interpreter/numbers.hpp"

namespace cantrip::runtime {
namespace {

// Things of a game with all their copies and actions: each takes words in every state and is looked at again
// and again. A box of cards has some hundreds.
constexpr std::size_t most_things = 60'000;

// Words of all states of things: only lists that could have very many members need more.
constexpr std::int64_t most_state_words = 50'000'000;

constexpr Word most_players = 16;

class Layout {
  public:
    Layout(Tables& tables) : t_(tables), p_(*tables.program) {}

    // Empty, or what there is too much of.
    std::string run() {
        add_players();
        add_things();
        add_kinds();
        add_actions();
        if (t_.things.size() > most_things)
            return "the game has more than " + std::to_string(most_things) + " things";
        relate_kinds();
        index_kinds();
        add_zones();
        index_zones();
        if (!lay_out_states()) return "the states that are lists could have too many members";
        print_values();
        lay_out_words();
        return {};
    }

  private:
    std::size_t kinds() const { return p_.kinds.size(); }

    // One too many is enough to know; the rest is not made.
    [[nodiscard]] bool full() const { return t_.things.size() > most_things; }

    Word add(Instance instance) {
        t_.things.push_back(instance);
        return static_cast<Word>(t_.things.size()) - 1;
    }

    void add_players() {
        const KindId kind = p_.game.player != no_index ? p_.game.player : p_.player_kind;
        for (Word i = 0; i < t_.players; ++i) add({.kind = kind, .owner = i, .card = row_of_kind(kind)});
        t_.team =
            add({.kind = static_cast<KindId>(kinds()), .owner = none, .card = row_of_kind(p_.player_kind)});
    }

    std::uint32_t row_of_kind(KindId kind) const {
        return static_cast<std::uint32_t>(p_.things.size()) + kind;
    }

    // `copies 4 per player`.
    bool is_per_player(HirId id, KindId per) const {
        if (per != no_index) return true;
        const Hir& h = p_.at(id);
        if (h.op == Op::per) return true;
        const auto children = p_.children(id);
        return h.op == Op::multiply && std::any_of(children.begin(), children.end(),
                                                   [&](HirId child) { return p_.at(child).op == Op::per; });
    }

    // The nearest kind that says how many there are.
    const Kind* copies_of(KindId kind) const {
        for (const KindId above : p_.kinds[kind].ancestors)
            if (p_.kinds[above].copies != no_hir) return &p_.kinds[above];
        return nullptr;
    }

    // Numbers of copies are constants, or depend on nothing but the number of players.
    Word number(HirId id) const {
        const Hir& h = p_.at(id);
        switch (h.op) {
        case Op::number: return static_cast<Word>(h.a);
        case Op::count:
            return p_.noun(p_.child(id, 0)).kind == p_.game.player ||
                           p_.noun(p_.child(id, 0)).kind == p_.player_kind
                       ? t_.players
                       : 1;
        case Op::multiply:
            return at_most_largest(std::int64_t{number(p_.child(id, 0))} * number(p_.child(id, 1)));
        case Op::add: return at_most_largest(std::int64_t{number(p_.child(id, 0))} + number(p_.child(id, 1)));
        case Op::subtract:
            return at_most_largest(std::int64_t{number(p_.child(id, 0))} - number(p_.child(id, 1)));
        case Op::match_value: return matched(id);
        default: return 1;
        }
    }

    Word matched(HirId id) const {
        const Word value = number(p_.child(id, 0));
        for (const HirId arm : p_.children(id).subspan(1)) {
            const auto parts = p_.children(arm);
            for (const HirId test : parts.first(parts.size() - 1)) {
                const Hir& h = p_.at(test);
                const bool fits = h.op == Op::case_else ||
                                  (h.op == Op::case_range && value >= static_cast<Word>(h.a) &&
                                   value <= static_cast<Word>(h.b)) ||
                                  (h.op == Op::case_value && number(p_.child(test, 0)) == value);
                if (fits) return number(parts.back());
            }
        }
        return 0;
    }

    void add_things() {
        t_.of_thing.resize(p_.things.size());
        for (ThingId id(0); id < p_.things.size(); ++id)
            if (p_.things[id].parent == no_index && p_.things[id].kind < kinds() && is_here(p_.things[id]))
                add_copies(id);
    }

    bool is_here(const Thing& thing) const {
        return thing.scenario == no_index || thing.scenario == t_.setup.scenario;
    }

    void add_copies(ThingId id) {
        const Thing& thing = p_.things[id];
        Word copies = thing.number;
        bool each = false;
        if (thing.copies != no_hir) {
            copies = number(thing.copies);
            each = is_per_player(thing.copies, no_index);
        } else if (const Kind* kind = thing.kind < kinds() ? copies_of(thing.kind) : nullptr) {
            copies = number(kind->copies);
            each = is_per_player(kind->copies, kind->copies_per);
        }
        for (Word owner = each ? 0 : none; owner < (each ? t_.players : 0); ++owner)
            for (Word i = 0; i < copies && !full(); ++i) add_one(id, owner, none);
    }

    void add_one(ThingId id, Word owner, Word parent) {
        const Thing& thing = p_.things[id];
        const Word made =
            add({.kind = thing.kind, .thing = id, .owner = owner, .parent = parent, .card = id});
        t_.of_thing[id].push_back(made);
        for (const ThingId inner : thing.inner)
            if (p_.things[inner].kind < kinds())
                for (Word i = 0; i < p_.things[inner].number && !full(); ++i) add_one(inner, owner, made);
    }

    // Pieces that need no name: a kind with `copies` of which no thing is declared.
    void add_kinds() {
        std::vector<bool> used(kinds(), false);
        for (const Thing& thing : p_.things)
            if (thing.kind < kinds())
                for (const KindId above : p_.kinds[thing.kind].ancestors) used[above] = true;
        for (const Kind& kind : p_.kinds)
            for (const KindId parent : kind.parents) mark_above(used, parent);
        for (KindId id(0); id < kinds(); ++id) {
            if (used[id]) continue;
            const Kind* said = copies_of(id);
            if (said == nullptr) continue;
            const bool each = is_per_player(said->copies, said->copies_per);
            for (Word owner = each ? 0 : none; owner < (each ? t_.players : 0); ++owner)
                for (Word i = 0; i < number(said->copies) && !full(); ++i)
                    add({.kind = id, .owner = owner, .card = row_of_kind(id)});
        }
    }

    void mark_above(std::vector<bool>& used, KindId kind) {
        for (const KindId above : p_.kinds[kind].ancestors) used[above] = true;
    }

    // Actions are things: one for each printed action on each thing that has it.
    void add_actions() {
        const std::size_t before = t_.things.size();
        for (AbilityId id(0); id < p_.abilities.size(); ++id) {
            const Ability& ability = p_.abilities[id];
            if (ability.form != Ability::Form::action || is_template(id)) continue;
            if (ability.thing != no_index && !is_here(p_.things[ability.thing])) continue;
            if (ability.rule != no_index) {
                add_action(id, none);
                continue;
            }
            for (std::size_t host = 0; host < before && !full(); ++host) {
                const Instance& thing = t_.things[host];
                const bool has = ability.thing != no_index
                                     ? thing.thing == ability.thing
                                     : thing.kind < kinds() && p_.is_a(thing.kind, ability.kind);
                if (has) add_action(id, static_cast<Word>(host));
            }
        }
    }

    bool is_template(AbilityId id) const {
        return std::any_of(p_.headings.begin(), p_.headings.end(),
                           [&](const Heading& heading) { return heading.action == id; });
    }

    void add_action(AbilityId id, Word host) {
        const KindId kind = p_.action_kind != no_index ? p_.action_kind : static_cast<KindId>(kinds());
        t_.actions.push_back(
            add({.kind = kind, .action = id, .host = host, .card = row_of_kind(p_.action_kind)}));
    }

    void relate_kinds() {
        const std::size_t all = kinds() + 1;
        t_.kind_is.assign(all * all, 0);
        for (KindId below(0); below < all; ++below)
            for (KindId above(0); above < all; ++above)
                t_.kind_is[below * all + above] = p_.is_a(below, above) ? 1 : 0;
    }

    void index_kinds() {
        t_.of_kind.resize(kinds() + 1);
        for (std::size_t i = 0; i < t_.things.size(); ++i) {
            const KindId kind = t_.things[i].kind;
            if (kind < kinds())
                for (const KindId above : p_.kinds[kind].ancestors)
                    t_.of_kind[above].push_back(static_cast<Word>(i));
            else
                t_.of_kind[kind].push_back(static_cast<Word>(i));
        }
    }

    void add_zones() {
        t_.zone_at.resize(p_.zones.size());
        for (ZoneId id(0); id < p_.zones.size(); ++id) {
            const Zone& zone = p_.zones[id];
            t_.zone_at[id].assign(t_.things.size() + 1, none);
            if (zone.owner == no_index)
                add_zone(id, none);
            else
                for (const Word owner : t_.of_kind[zone.owner]) add_zone(id, owner);
        }
        for (auto& zone : t_.zones) {
            const ZoneId parent = p_.zones[zone.zone].parent;
            if (parent == no_index) continue;
            zone.parent = t_.zone(parent, zone.owner);
            if (zone.parent == none) zone.parent = t_.zone(parent, none);
        }
    }

    void index_zones() {
        t_.zones_in.resize(static_cast<std::size_t>(t_.containers()));
        for (std::size_t i = 0; i < t_.zones.size(); ++i) {
            const ZoneInstance& zone = t_.zones[i];
            const Word around = zone.parent != none ? zone.parent : zone.owner;
            if (around != none)
                t_.zones_in[static_cast<std::size_t>(around)].push_back(
                    static_cast<Word>(t_.things.size() + i));
        }
    }

    void add_zone(ZoneId id, Word owner) {
        t_.zone_at[id][static_cast<std::size_t>(owner + 1)] =
            static_cast<Word>(t_.things.size() + t_.zones.size());
        t_.zones.push_back({.zone = id, .owner = owner});
    }

    bool lay_out_states() {
        const std::size_t rows = kinds() + 1;
        t_.field_slot.assign(rows * p_.fields.size(), -1);
        t_.unit_slot.assign(rows * p_.units.size(), -1);
        std::vector<Word> size(rows, 0);
        std::int64_t at = 0;
        for (KindId kind(0); kind < rows; ++kind) {
            for (FieldId field(0); field < p_.fields.size(); ++field)
                if (p_.fields[field].state && p_.is_a(kind, p_.fields[field].kind)) {
                    t_.field_slot[kind * p_.fields.size() + field] = size[kind];
                    size[kind] += 1 + t_.room_for(p_.fields[field].type);
                }
            for (UnitId unit(0); unit < p_.units.size(); ++unit)
                if (holds(kind, p_.units[unit])) t_.unit_slot[kind * p_.units.size() + unit] = size[kind]++;
        }
        for (Instance& thing : t_.things) {
            thing.base = static_cast<Word>(at);
            at += size[thing.kind];
            if (at > most_state_words) return false;
        }
        state_words_ = static_cast<Word>(at);
        t_.holders.resize(p_.units.size());
        for (std::size_t i = 0; i < t_.things.size(); ++i)
            for (UnitId unit(0); unit < p_.units.size(); ++unit)
                if (t_.slot_of_unit(static_cast<Word>(i), unit) >= 0)
                    t_.holders[unit].push_back(static_cast<Word>(i));
        return true;
    }

    // Who can have a unit: the kinds it says, else players. The group has all that players have not.
    bool holds(KindId kind, const Unit& unit) const {
        if (kind == kinds()) return true;
        if (unit.holders.empty()) return p_.is_a(kind, p_.player_kind);
        return std::any_of(unit.holders.begin(), unit.holders.end(),
                           [&](KindId holder) { return p_.is_a(kind, holder); });
    }

    void print_values() {
        t_.rows = static_cast<std::uint32_t>(p_.things.size() + kinds() + 1);
        t_.printed.assign(t_.rows * p_.fields.size(), {});
        for (ThingId id(0); id < p_.things.size(); ++id) {
            if (p_.things[id].kind >= kinds()) continue;
            print_row(id, p_.things[id].kind);
            for (const Value& value : p_.things[id].values) put(id, value);
        }
        for (KindId id(0); id < kinds(); ++id) print_row(row_of_kind(id), id);
    }

    void print_row(std::uint32_t row, KindId kind) {
        for (FieldId field(0); field < p_.fields.size(); ++field)
            if (p_.is_a(kind, p_.fields[field].kind) && p_.fields[field].initial != no_hir)
                put(row, {field, p_.fields[field].initial, false, p_.fields[field].locals});
        const auto& above = p_.kinds[kind].ancestors;
        for (auto it = above.rbegin(); it != above.rend(); ++it)
            for (const Value& value : p_.kinds[*it].values) put(row, value);
    }

    void put(std::uint32_t row, const Value& value) {
        if (value.field >= p_.fields.size() || value.value == no_hir) return;
        Printed& cell = t_.printed[row * p_.fields.size() + value.field];
        cell = {value.value, true, 0, value.locals};
        const Hir& h = p_.at(value.value);
        switch (h.op) {
        case Op::number:
        case Op::names_value:
        case Op::unit: cell.number = static_cast<Word>(h.a); break;
        case Op::yes: cell.number = 1; break;
        case Op::no: break;
        case Op::none: cell.number = none; break;
        case Op::thing: cell.number = t_.of_thing[h.a].empty() ? none : t_.of_thing[h.a].front(); break;
        default: cell.constant = false;
        }
    }

    void lay_out_words() {
        const auto things = static_cast<Word>(t_.things.size());
        const Word all = t_.containers();
        Word at = h_size;
        const auto take = [&](Word size) {
            const Word here = at;
            at += size;
            return here;
        };
        t_.place = take(things);
        t_.prev = take(things);
        t_.next = take(things);
        t_.owner = take(things);
        t_.first = take(all);
        t_.last = take(all);
        t_.count = take(all);
        t_.states = take(state_words_);
        t_.globals = take(static_cast<Word>(p_.globals.size()));
        t_.global_lists.assign(p_.globals.size(), 0);
        for (GlobalId id(0); id < p_.globals.size(); ++id)
            if (p_.globals[id].type.is(TypeTag::list))
                t_.global_lists[id] = take(1 + t_.room_for(p_.globals[id].type));
        t_.table = at;
        t_.roll_cap = rolls();
        t_.rolls = take(t_.roll_cap);
        t_.stack = at;
        t_.exclusive_words = static_cast<Word>((p_.exclusives.size() + groups_in_word - 1) / groups_in_word);
        t_.exclusive_words = std::max(t_.exclusive_words - 1, 0);
    }

    // Faces that a scenario says beforehand.
    Word rolls() const {
        std::size_t count = 0;
        if (t_.setup.scenario < p_.scenarios.size())
            for (const Step& step : p_.scenarios[t_.setup.scenario].steps) count += step.faces.size();
        return static_cast<Word>(count);
    }

    Tables& t_;
    const Program& p_;
    Word state_words_ = 0;
};

} // namespace

Result<std::unique_ptr<Tables>, std::string> build_tables(const Program& program, const Setup& setup) {
    auto tables = std::make_unique<Tables>();
    tables->program = &program;
    tables->setup = setup;
    tables->players = setup.players;
    if (setup.players < 1 || setup.players > most_players)
        return Failure{"a game has 1 to " + std::to_string(most_players) + " players"};
    if (program.player_kind == no_index)
        return Failure{std::string("the program has no players: core is not loaded")};
    if (std::string wrong = Layout(*tables).run(); !wrong.empty()) return Failure{std::move(wrong)};
    tables->program_hash =
        (fingerprint(program) ^ static_cast<std::uint64_t>(setup.players)) * 0x9e3779b97f4a7c15U ^
        setup.scenario;
    index_listeners(*tables);
    make_plans(*tables);
    index_captured_lists(*tables);
    lower(*tables);
    return tables;
}

} // namespace cantrip::runtime
