// Questions and their options in words.

#include <algorithm>
#include <fmt/format.h>

#include "interpreter/tables.hpp"
#include "tools/play/speech.hpp"
#include "tools/text/meaning/planner.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::play {

using runtime::none;

std::string Speech::part(HirId id, VerbId verb, AbilityId ability) {
    const auto [known, fresh] = parts_.try_emplace({id, verb, ability, 0U});
    if (fresh) known->second = planned(text::Planner(program_, keys_).part(id, {verb, ability}));
    return known->second;
}

std::string Speech::question(const Question& question) {
    const auto [known, fresh] = parts_.try_emplace(
        {question.about, question.called != no_index ? question.called : question.verb, question.ability,
         (question.param + 2) * 16U + static_cast<std::uint32_t>(question.kind)});
    if (fresh) known->second = plain_question(question);
    return known->second;
}

std::string Speech::plain_question(const Question& question) {
    const text::Planner::Inside inside{question.verb, question.ability};
    text::Planner planner(program_, keys_);
    std::string out;
    switch (question.kind) {
    case Question::Kind::pick:
    case Question::Kind::number: {
        const std::vector<Param>* params =
            question.called != no_index    ? &program_.verbs[question.called].params
            : question.ability != no_index ? &program_.abilities[question.ability].params
                                           : nullptr;
        if (question.param != no_index && params != nullptr && question.param < params->size())
            out = planned(planner.choice_of((*params)[question.param], inside));
        else if (question.about != no_hir)
            out = planned(planner.choice_of(question.about, inside));
        const bool actions = !question.choices.empty() && question.choices[0].kind == Choice::Kind::action;
        if (actions) return phrase("action");
        if (out.empty()) out = phrase(question.kind == Question::Kind::pick ? "choose" : "number");
        return out;
    }
    case Question::Kind::may:
        if (question.about != no_hir) out = planned(planner.part(question.about, inside));
        return out.empty() ? phrase("may") : out;
    case Question::Kind::again: return phrase("again");
    case Question::Kind::effects: return phrase("choose");
    case Question::Kind::action: return phrase("action");
    case Question::Kind::pay: {
        const bool ways = !question.choices.empty() && question.choices[0].kind == Choice::Kind::way;
        if (!ways && question.about != no_hir && program_.at(question.about).op == Op::np)
            out = planned(planner.choice_of(question.about, inside));
        return out.empty() ? phrase("pay") : out;
    }
    case Question::Kind::order: return phrase("order");
    }
    return phrase("choose");
}

std::string Speech::ability_text(AbilityId id) {
    const text::AbilityText said = text::say_ability(program_, language_, keys_, text::Style::words, id);
    return plain_text(said.pieces);
}

std::string Speech::asked_for(const Param& param, AbilityId ability) {
    return planned(text::Planner(program_, keys_).choice_of(param, {no_index, ability}));
}

std::string Speech::asked_by(const Question& question) {
    if (question.thing != none && question.thing > machine_.tables().team) return thing(question.thing);
    if (question.ability != no_index) {
        const Ability& ability = program_.abilities[question.ability];
        if (ability.form == Ability::Form::action) return action(question.ability);
        if (ability.rule != no_index) return std::string(program_.rules[ability.rule].word);
    }
    const VerbId asks = question.verb;
    return asks == no_index ? std::string{} : text::capitalized(verb(asks));
}

void Speech::add_card(Word which, AbilityId only, OptionWords& out) {
    const runtime::Tables& t = machine_.tables();
    if (!t.is_thing(which) || t.things[static_cast<std::size_t>(which)].thing == no_index) return;
    const PrintedCard& printed = card(t.things[static_cast<std::size_t>(which)].thing);
    if (only == no_index && !printed.values.empty()) {
        std::string values;
        for (const PrintedCard::Line& value : printed.values)
            values += (values.empty() ? "" : "; ") + value.text + mark_of(value);
        out.details.push_back(std::move(values));
    }
    for (const PrintedCard::Line& line : printed.text)
        if (only == no_index || only == line.ability) out.details.push_back(line.text + mark_of(line));
    if (const std::string mark = mark_of(printed); only == no_index && !mark.empty())
        out.details.push_back(mark.substr(1));
}

OptionWords Speech::option(const Question& question, const Choice& choice, const Board& board) {
    OptionWords out;
    switch (choice.kind) {
    case Choice::Kind::thing: {
        out.text = thing(choice.value);
        if (const BoardThing* seen = board.thing(choice.value))
            if (const std::string state = state_of(*seen); !state.empty()) out.text += " (" + state + ")";
        add_card(choice.value, no_index, out);
        break;
    }
    case Choice::Kind::action: {
        const AbilityId id = choice.ability;
        if (id == no_index) break;
        out.text = action(id);
        if (choice.thing != none) {
            out.text += " – " + thing(choice.thing);
            add_card(choice.thing, id, out);
        }
        if (out.details.empty())
            if (std::string text = part(program_.abilities[id].effect, no_index, id); !text.empty())
                out.details.push_back(std::move(text));
        break;
    }
    case Choice::Kind::reaction:
        if (choice.thing != none) {
            out.text = thing(choice.thing);
            add_card(choice.thing, choice.ability, out);
        } else if (choice.ability != no_index && program_.abilities[choice.ability].rule != no_index)
            out.text = program_.rules[program_.abilities[choice.ability].rule].word;
        break;
    case Choice::Kind::unit: out.text = unit(static_cast<UnitId>(choice.value)); break;
    case Choice::Kind::number: out.text = std::to_string(choice.value); break;
    case Choice::Kind::word: out.text = names_value(choice.value); break;
    case Choice::Kind::yes: out.text = phrase("yes"); break;
    case Choice::Kind::no: out.text = phrase("no"); break;
    case Choice::Kind::pass: out.text = phrase("pass"); break;
    case Choice::Kind::effect: out.text = effect(static_cast<HirId>(choice.value), question); break;
    case Choice::Kind::way: out.text = way(question, choice); break;
    }
    // What has no words at all is told apart by its number.
    if (out.text.empty()) out.text = "…";
    return out;
}

// What has no sentence is called by the verb that it begins with.
std::string Speech::effect(HirId id, const Question& question) {
    std::string out = part(id, question.verb, question.ability);
    const Hir* hir = &program_.at(id);
    while (out.empty() && (hir->op == Op::assume || hir->op == Op::block || hir->op == Op::may) &&
           hir->count > 0)
        hir = &program_.at(program_.hir_children[hir->first]);
    if (!out.empty() || hir->op != Op::call) return out;
    return VerbId(hir->a) == program_.core.perform ? phrase("perform")
                                                   : text::capitalized(verb(VerbId(hir->a)));
}

std::string Speech::way(const Question& question, const Choice& choice) {
    std::string out;
    for (const ChoiceCost& cost : choice.cost) {
        std::string one;
        if (cost.deed != no_hir)
            one = part(cost.deed, question.verb, question.ability);
        else if (cost.things != no_hir)
            one = part(cost.things, question.verb, question.ability);
        else if (cost.units.size() == 1)
            one = amount(cost.units.front(), cost.count);
        else {
            for (const UnitId unit_id : cost.units) one += (one.empty() ? "" : " / ") + unit(unit_id);
            one = std::to_string(cost.count) + " " + one;
        }
        out += (out.empty() ? "" : " + ") + one;
    }
    return out.empty() ? phrase("nothing") : out;
}

} // namespace cantrip::play
