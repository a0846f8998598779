// Changed numbers and forbidden events (S13).

#include <algorithm>

#include "tests/reference/play.hpp"

namespace cantrip::reference {
namespace {

// Changes of one number, whatever order they come in (S13.3).
struct Changes {
    std::optional<int> value, least, most;
    std::int64_t plus = 0;

    void add(Change change, int by) {
        switch (change) {
        case Change::plus: plus += by; break;
        case Change::minus: plus -= by; break;
        case Change::becomes: value = std::max(value.value_or(by), by); break;
        case Change::at_least: least = std::max(least.value_or(by), by); break;
        case Change::at_most: most = std::min(most.value_or(by), by); break;
        }
    }
    [[nodiscard]] std::int64_t apply(int base) const {
        std::int64_t result = value.value_or(base) + plus;
        if (least) result = std::max<std::int64_t>(result, *least);
        if (most) result = std::min<std::int64_t>(result, *most);
        return result;
    }
};

} // namespace

// A define or printed field.
int Play::modified(int base, std::uint32_t index, bool is_define, int of, View& v) {
    Changes changes;
    const View outer{.around = v.around, .event = v.event, .board = v.board};
    each_line(
        [&](const Reaction& r) {
            if (r.form != ReactionForm::modify || r.pattern == no_index) return false;
            const Pattern& pattern = p.patterns[r.pattern];
            return (is_define ? pattern.define : pattern.field) == index;
        },
        outer,
        [&](const Due& line, View& own) {
            const Reaction& r = p.reactions[line.listener->reaction];
            if (line.listener->level == Level::rule) own.you = own.subject = v.you;
            const HirId whose = p.patterns[r.pattern].of;
            if (whose != no_hir && of != none && !match_noun(whose, one(of), {TypeTag::thing, 0}, own))
                return;
            if (match_tail(r.tail, nullptr, own, *line.listener) && r.value != no_hir)
                changes.add(r.change, number(r.value, own));
        });
    return checked(changes.apply(base));
}

// Where a reaction looks from, with what its pattern matched.
View Play::view_of(const Due& due, Scope& event, Locals& names) {
    names.assign(locals_of(*due.listener), Value{});
    if (due.kept != nullptr)
        std::copy_n(due.kept->begin(), std::min(due.kept->size(), names.size()), names.begin());
    View v{.names = &names,
           .you = due.you,
           .subject = due.you == none ? event.actor : due.you,
           .self = due.self,
           .around = event.outer,
           .event = &event,
           .board = &b};
    const Reaction& r = p.reactions[due.listener->reaction];
    if (r.tail.during != no_index) (void)during(r.tail.during, v);
    if (due.listener->ability != no_index && p.abilities[due.listener->ability].form == Ability::Form::body)
        if (const PatternId more = p.abilities[due.listener->ability].tail.during; more != no_index)
            (void)during(more, v);
    if (r.pattern != no_index && !match_pattern(r.pattern, event, v)) bind_pattern(r.pattern, event, v);
    return v;
}

// The numbers of an event: all conditions and values read them as they were.
void Play::modify_event(Scope& event, bool real) {
    const Verb& verb = p.verbs[event.verb];
    std::map<std::size_t, Changes> changes;
    for (const Due& due : collect(ReactionForm::modify, event)) {
        const Reaction& r = p.reactions[due.listener->reaction];
        if (r.value == no_hir || r.param > verb.params.size()) continue;
        Locals names;
        View own = view_of(due, event, names);
        changes[r.param].add(r.change, number(r.value, own));
        if (real) note_use(*due.listener, due.self, due.you, r.tail, event.outer);
    }
    for (const auto& change : changes) {
        const bool param = change.first < verb.params.size();
        const std::uint32_t slot = param ? verb.params[change.first].slot : verb.amount_slot;
        if (slot == no_index) continue;
        if (param && !verb.params[change.first].type.is(TypeTag::number)) {
            if (change.second.value) event.names[slot] = one(*change.second.value);
            continue;
        }
        event.names[slot] = one(checked(change.second.apply(event.names[slot].n)));
    }
}

NameId Play::label_of(const Listener& l) const {
    if (l.ability == no_index) return no_name;
    const Ability& ability = p.abilities[l.ability];
    return ability.heading != no_index ? p.headings[ability.heading].name : ability.name;
}

bool Play::forbidden(Scope& event, Due* toll) {
    const std::vector<Due> bans = collect(ReactionForm::forbid, event);
    if (bans.empty()) return false;
    const std::vector<Due> lifts = collect(ReactionForm::allow, event);
    return std::any_of(bans.begin(), bans.end(),
                       [&](const Due& ban) { return !lifted(label_of(*ban.listener), lifts, event, toll); });
}

// What it costs is handed out.
bool Play::lifted(NameId label, const std::vector<Due>& lifts, Scope& event, Due* toll) {
    if (label == no_name) return false;
    for (const Due& lift : lifts) {
        const Reaction& r = p.reactions[lift.listener->reaction];
        if (r.heading != label || r.price != no_hir) continue;
        if (toll != nullptr) note_use(*lift.listener, lift.self, lift.you, r.tail, event.outer);
        return true;
    }
    for (const Due& lift : lifts) {
        const Reaction& r = p.reactions[lift.listener->reaction];
        if (r.heading != label || r.price == no_hir) continue;
        Locals names;
        View own = view_of(lift, event, names);
        if (!can_pay(r.price, own)) continue;
        if (toll != nullptr) *toll = lift;
        return true;
    }
    return false;
}

} // namespace cantrip::reference
