// The loop, questions for the outside, faults and the trace.

#include <utility>

#include "interpreter/exec.hpp"
#include "interpreter/fault.hpp"
#include "lang/program/texts.hpp"

namespace cantrip::runtime {

bool Exec::is_ours() const {
    return s.words.size() > static_cast<std::size_t>(t.stack) &&
           s.words[h_machine0] == static_cast<Word>(static_cast<std::uint32_t>(t.program_hash)) &&
           s.words[h_machine1] == static_cast<Word>(static_cast<std::uint32_t>(t.program_hash >> 32U));
}

// What was kept from the run before counts if things lie where they lay; everything else is forgotten.
void Exec::begin_run() {
    outcome.kind = Outcome::Kind::idle;
    outcome.winners.clear();
    outcome.fault = {};
    stopped = false;
    steps_ = depth_ = 0;
    ++table_version_;
    if (!is_ours()) return;
    if (std::exchange(same_state_, true)) return;
    if (sees_places()) return;
    moves_.all();
    seen_places_.clear();
}

// Places and owners. Where the order in a place matters to somebody, another state is always new.
bool Exec::sees_places() const {
    if (seen_places_.empty() || t.plans.any_by_order) return false;
    const auto same = [&](Word from, Word to) {
        return std::equal(s.words.begin() + from, s.words.begin() + to,
                          seen_places_.begin() + (from - t.place));
    };
    return same(t.place, t.prev) && same(t.owner, t.first);
}

// The state as it was when the question before was put. What moved back is looked at again, nothing else.
void Exec::take_back(UndoLog& undo) {
    undo.back(t, s, [&](Word thing) {
        moves_.one(t, s.words.data(), thing);
        see_place(thing);
    });
    ++table_version_;
}

// Where a thing lies now was seen.
void Exec::see_place(Word thing) {
    if (seen_places_.empty()) return;
    for (const Word row : {t.place, t.owner})
        seen_places_[static_cast<std::size_t>(row + thing - t.place)] =
            s.words[static_cast<std::size_t>(row + thing)];
}

void Exec::end_run() {
    if (seen_places_.empty() && !t.plans.any_by_order && is_ours())
        seen_places_.assign(s.words.begin() + t.place, s.words.begin() + t.first);
}

void Exec::run() {
    if (!is_ours()) {
        outcome.kind = Outcome::Kind::fault;
        outcome.fault.message = other_machine;
        return;
    }
    if (!s.fault.empty()) {
        outcome.kind = Outcome::Kind::fault;
        if (auto kept = fault_of(s.fault)) outcome.fault = std::move(*kept);
        return;
    }
    if (s.words[h_over] != 0) {
        outcome.kind = Outcome::Kind::over;
        if (s.words[h_winner] != none) outcome.winners.push_back(s.words[h_winner]);
        return;
    }
    while (!stopped) {
        if (++steps_ > options_.steps) {
            fail("more than " + std::to_string(options_.steps) +
                 " steps without a question: effects set each other off without end");
            break;
        }
        temp_.clear();
        if (top() == 0) {
            outcome.kind = Outcome::Kind::idle;
            break;
        }
        step();
    }
}

bool Exec::is_automatic(Word player) const {
    if (t.automatic == no_index || player < 0 || player >= t.players) return false;
    const Word slot = t.slot_of_field(player, t.automatic);
    return slot >= 0 && s.words[static_cast<std::size_t>(
                            t.states + t.things[static_cast<std::size_t>(player)].base + slot)] != 0;
}

Words Exec::first_of(const Question& question) {
    Words picks;
    const Word wanted = std::max(question.least, std::min<Word>(question.most, 1));
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        for (Word n = 0; n < question.choices[i].limit && static_cast<Word>(picks.size()) < wanted; ++n)
            picks.push_back(static_cast<Word>(i));
    return picks;
}

void Exec::describe() {
    const Word fr = top();
    outcome.kind = Outcome::Kind::question;
    Question& q = outcome.question;
    q.secret = false;
    q.text.clear();
    q.source.clear();
    q.at = {};
    q.choices.clear();
    q.fast.clear();
    q.kind = static_cast<Question::Kind>(f(fr, q_form));
    q.player = f(fr, q_player) == t.team ? -1 : f(fr, q_player);
    q.least = f(fr, q_least);
    q.most = f(fr, q_most);
    for (Word up = f(fr, f_prev); up > 0; up = f(up, f_prev))
        q.secret |= static_cast<Frame>(f(up, f_kind)) == Frame::secretly;
    const Word options = f(fr, q_options_count), fast = f(fr, q_fast_count);
    for (Word i = 0; i < options + fast; ++i) {
        const Word at = q_options + i * q_option_words;
        Choice choice{static_cast<Choice::Kind>(f(fr, at)), f(fr, at + 1), f(fr, at + 2), {}};
        const auto base = static_cast<Word>(p.units.size());
        if (choice.kind == Choice::Kind::thing && q.kind == Question::Kind::pay && choice.value >= base)
            choice.value -= base;
        if (options_.describe) {
            choice.label = label(fr, choice);
            describe_choice(fr, choice);
        }
        (i < options ? q.choices : q.fast).push_back(std::move(choice));
    }
    const auto about = static_cast<HirId>(f(fr, f_node));
    q.about = about;
    describe_context(fr, q);
    if (!options_.describe) return;
    if (about != no_hir) q.at = p.span(about);
    q.source = rule_of(f(fr, f_prev));
}

std::string Exec::name_of_thing(Word thing) const {
    if (thing < 0 || thing >= t.thing_count()) return "nothing";
    const Instance& what = t.things[static_cast<std::size_t>(thing)];
    if (thing == t.team) return "team";
    if (what.action != no_index) {
        const Ability& ability = p.abilities[what.action];
        std::string name(!ability.word.empty()         ? std::string(ability.word)
                         : ability.name != no_name     ? std::string(p.names.text(ability.name))
                         : ability.heading != no_index ? std::string(p.name_of(p.headings[ability.heading]))
                                                       : std::string("action"));
        return what.host == none ? name : name + " of " + name_of_thing(what.host);
    }
    if (thing < t.players) {
        if (t.setup.scenario != no_index &&
            static_cast<std::size_t>(thing) < p.scenarios[t.setup.scenario].players.size())
            return std::string(
                p.names.text(p.scenarios[t.setup.scenario].players[static_cast<std::size_t>(thing)]));
        return "player " + std::to_string(thing + 1);
    }
    if (what.thing != no_index && p.things[what.thing].name != no_name)
        return std::string(p.name_of(p.things[what.thing]));
    return what.kind < p.kinds.size() ? std::string(p.name_of(p.kinds[what.kind])) : "thing";
}

std::string Exec::rule_of(Word fr) const {
    for (; fr > 0; fr = f(fr, f_prev)) {
        const auto kind = static_cast<Frame>(f(fr, f_kind));
        if (kind != Frame::event && kind != Frame::body && kind != Frame::perform) continue;
        if (f(fr, a_this) != none) return name_of_thing(f(fr, a_this));
        if (kind == Frame::body && f(fr, a_ability) != none) {
            const Ability& ability = p.abilities[static_cast<AbilityId>(f(fr, a_ability))];
            if (ability.rule != no_index) return std::string(p.name_of(p.rules[ability.rule]));
        }
        if (kind == Frame::event) return std::string(p.name_of(p.verbs[static_cast<VerbId>(f(fr, a_verb))]));
    }
    return {};
}

std::string Exec::label(Word fr, const Choice& choice) {
    switch (choice.kind) {
    case Choice::Kind::thing:
    case Choice::Kind::action: return name_of_thing(choice.value);
    case Choice::Kind::unit: return std::string(p.name_of(p.units[static_cast<std::size_t>(choice.value)]));
    case Choice::Kind::number: return std::to_string(choice.value);
    case Choice::Kind::word:
        return std::string(p.name_of(p.names_values[static_cast<std::size_t>(choice.value)]));
    case Choice::Kind::yes: return "yes";
    case Choice::Kind::no: return "no";
    case Choice::Kind::pass: return "pass";
    case Choice::Kind::effect: {
        const auto id = static_cast<HirId>(choice.value);
        return written_words(p, id);
    }
    case Choice::Kind::way: return way_label(fr, choice.value);
    case Choice::Kind::reaction: {
        const Word reacts = f(fr, f_prev);
        const Word entry = f(reacts, f_data + 2) + 1 + choice.value * 4;
        const Word self = s.words[static_cast<std::size_t>(entry + 1)];
        const Listener& l = t.listeners[static_cast<std::size_t>(s.words[static_cast<std::size_t>(entry)])];
        if (self != none) return name_of_thing(self);
        return l.ability != no_index && p.abilities[l.ability].rule != no_index
                   ? std::string(p.name_of(p.rules[p.abilities[l.ability].rule]))
                   : "reaction";
    }
    }
    return {};
}

std::string Exec::way_label(Word fr, Word index) {
    Ways all;
    ways_asked(fr, all);
    if (static_cast<std::size_t>(index) >= all.size()) return "way " + std::to_string(index + 1);
    std::string text;
    for (const Charge& charge : all[static_cast<std::size_t>(index)]) {
        if (!text.empty()) text += " + ";
        if (charge.of == Charge::Of::act)
            text += charge.act == no_hir ? "nothing" : written_words(p, charge.act);
        else if (charge.of == Charge::Of::things)
            text += std::to_string(charge.count) + " " +
                    (charge.np != no_hir && p.noun(charge.np).kind != no_index
                         ? std::string(p.name_of(p.kinds[p.noun(charge.np).kind]))
                         : "thing");
        else {
            text += std::to_string(charge.count) + " ";
            for (std::size_t i = 0; i < charge.units.size(); ++i)
                text += (i > 0 ? "/" : "") + std::string(p.name_of(p.units[charge.units[i]]));
        }
    }
    return text.empty() ? "nothing" : text;
}

// ---- faults

void Exec::fail(std::string message) { fail_at(std::move(message), no_hir); }

void Exec::fail_at(std::string message, HirId node) {
    if (outcome.kind == Outcome::Kind::fault) return;
    outcome.kind = Outcome::Kind::fault;
    outcome.fault.message = std::move(message);
    const Word fr = top();
    outcome.fault.rule = fr > 0 && fr < static_cast<Word>(s.words.size()) ? rule_of(fr) : std::string{};
    if (node != no_hir) outcome.fault.at = p.span(node);
    for (Word at = fr; at > 0 && outcome.fault.chain.size() < 40; at = f(at, f_prev)) {
        const auto here = static_cast<HirId>(f(at, f_node));
        if (node == no_hir && outcome.fault.at.end == 0 && here != no_hir && here < p.hir.size() &&
            static_cast<Frame>(f(at, f_kind)) != Frame::root)
            outcome.fault.at = p.span(here);
        const auto kind = static_cast<Frame>(f(at, f_kind));
        if (kind == Frame::event)
            outcome.fault.chain.emplace_back(p.name_of(p.verbs[static_cast<VerbId>(f(at, a_verb))]));
        if (kind == Frame::body && f(at, a_this) != none)
            outcome.fault.chain.push_back(name_of_thing(f(at, a_this)));
    }
    s.fault = words_of(outcome.fault);
    stopped = true;
}

void Exec::trace_event(Word fr) {
    const auto verb_id = static_cast<VerbId>(f(fr, a_verb));
    const Verb& verb = p.verbs[verb_id];
    TraceLine line;
    for (Word up = f(fr, f_prev); up > 0; up = f(up, f_prev))
        line.depth += static_cast<Frame>(f(up, f_kind)) == Frame::event;
    line.text = std::string(p.name_of(verb));
    for (const Param& param : verb.params) {
        const Word value = f(fr, a_locals + static_cast<Word>(param.slot));
        line.text += ' ';
        if (param.label != TokenKind::end_of_file) line.text += std::string(p.names.text(param.name)) + "=";
        if (param.type.is(TypeTag::unit) && value >= 0) {
            if (verb.amount_slot != no_index)
                line.text += std::to_string(f(fr, a_locals + static_cast<Word>(verb.amount_slot))) + " ";
            line.text += p.name_of(p.units[static_cast<std::size_t>(value)]);
        } else
            line.text += value_text(value, param.type);
    }
    if (f(fr, a_actor) != none) line.text += " by " + name_of_thing(f(fr, a_actor));
    const auto node = static_cast<HirId>(f(fr, f_node));
    if (node != no_hir && node < p.hir.size()) line.at = p.span(node);
    options_.trace->push_back(std::move(line));
}

std::string Exec::value_text(Word value, Type type) const {
    switch (type.tag) {
    case TypeTag::thing: return name_of_thing(value);
    case TypeTag::unit:
        return value >= 0    ? std::string(p.name_of(p.units[static_cast<std::size_t>(value)]))
               : value <= -2 ? name_of_thing(-2 - value)
                             : "nothing";
    case TypeTag::names:
        return value >= 0 ? std::string(p.name_of(p.names_values[static_cast<std::size_t>(value)])) : "none";
    case TypeTag::flag: return value != 0 ? "yes" : "no";
    case TypeTag::counter:
        return value < 0
                   ? "none"
                   : std::string(p.name_of(p.units[static_cast<std::size_t>(value / t.thing_count())])) +
                         " of " + name_of_thing(value % t.thing_count());
    case TypeTag::place: {
        if (value == none) return "nowhere";
        const Word at = value & place_mask;
        if (t.is_thing(at)) return name_of_thing(at);
        const ZoneInstance& zone = t.zones[static_cast<std::size_t>(at - t.thing_count())];
        return std::string(p.name_of(p.zones[zone.zone])) +
               (zone.owner != none ? " of " + name_of_thing(zone.owner) : "");
    }
    case TypeTag::list: {
        Words all;
        read_list(value, all);
        std::string text = "[";
        for (std::size_t i = 0; i < all.size() && i < 8; ++i)
            text += (i > 0 ? ", " : "") + name_of_thing(all[i]);
        return text + "]";
    }
    default: return std::to_string(value);
    }
}

} // namespace cantrip::runtime
