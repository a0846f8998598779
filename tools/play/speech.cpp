#include "tools/play/speech.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "interpreter/tables.hpp"
#include "lang/program/ability_id.hpp"
#include "tools/support/letters.hpp"
#include "tools/text/meaning/planner.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::play {

using runtime::none;
using text::capitalized;

namespace {

// A phrase that stands inside a line: "cost: pay 2 herbs".
std::string lower_first(const std::string& text) {
    if (text.empty()) return text;
    std::string first = lower_word(std::string_view(text).substr(0, 1));
    return first + text.substr(1);
}

bool value_is_assumed(const Thing& card, FieldId field) {
    return std::any_of(card.values.begin(), card.values.end(),
                       [&](const Value& value) { return value.field == field && value.assumed; });
}

} // namespace

std::unique_ptr<Speech> Speech::make(Programs& programs, const Machine& machine, const LoadOptions& options,
                                     std::string_view tag) {
    std::unique_ptr<Speech> speech(new Speech(programs.list[0], machine));
    auto language = text::load_language(tag, options.libraries, programs, 0, speech->keys_, speech->lacking_);
    if (!language) return nullptr;
    speech->language_ = std::move(*language);
    speech->texts_ = std::make_unique<text::CardTexts>(speech->program_, speech->language_, speech->keys_,
                                                       text::Style::words, speech->lacking_);
    return speech;
}

std::string Speech::in_script(std::string_view latin) const {
    for (const auto& [tag, script] : language_.pack.rules.prints) {
        const auto letters = language_.pack.rules.scripts.find(script);
        if (tag == language_.tag && letters != language_.pack.rules.scripts.end())
            return text::to_script(latin, letters->second);
    }
    return std::string(latin);
}

std::string Speech::noun(std::string_view key, std::string_view printed) const {
    const auto found = language_.pack.words.find(keys_.intern(key));
    if (found != language_.pack.words.end()) {
        const text::Lexeme& word = found->second;
        for (const char* form : {"nom.sg", "nom.pl", "sg", "pl"})
            if (const std::string* text = find_form(language_.pack, word, form)) return in_script(*text);
        if (!word.lemma.empty()) return in_script(word.lemma);
    }
    return std::string(printed);
}

std::string Speech::words_of(const text::PhraseTree& tree, text::PhraseId root, std::string_view form) {
    if (root == text::no_phrase) return {};
    text::Linearized words = linearize(language_.pack, keys_, tree, root, form, text::Style::words);
    if (!words.missing.empty()) return {};
    place_clitics(language_.pack.rules, words);
    return plain_text(typeset(language_.pack.rules, language_.tag, words.tokens));
}

std::string Speech::planned(const text::PlannedText& plan) {
    return plan.unsaid.empty() ? words_of(plan.tree, plan.root, "imp") : std::string{};
}

std::string Speech::phrase(std::string_view key) const {
    const auto found = language_.pack.constructions.find({keys_.intern("play." + std::string(key)), ""});
    if (found == language_.pack.constructions.end()) return {};
    std::string out;
    for (const text::Item& item : found->second.items)
        if (item.kind == text::Item::Kind::literal) out += (out.empty() ? "" : " ") + std::string(item.text);
    return in_script(out);
}

// ---- names

std::string Speech::player(Word player) const {
    if (player < 0 || player >= machine_.players()) return noun("team", "group");
    const std::string word = noun("player", "player");
    return fmt::format("{} {}", capitalized(word), player + 1);
}

std::string Speech::thing(Word thing) {
    const runtime::Tables& t = machine_.tables();
    if (!t.is_thing(thing)) return phrase("hidden");
    if (thing <= t.team) return player(thing);
    const runtime::Instance& what = t.things[static_cast<std::size_t>(thing)];
    if (what.action != no_index) return action(what.action);
    if (what.thing != no_index)
        // Not by card(): what is printed there may speak of other cards, and they of this one.
        if (std::string name = texts_->name_of(program_.things[what.thing]); !name.empty()) return name;
    return kind(what.kind);
}

std::string Speech::kind(KindId id) const {
    if (id >= program_.kinds.size()) return noun("thing", "thing");
    for (const KindId above : program_.kinds[id].ancestors)
        if (std::string word = noun(program_.name_of(program_.kinds[above]), program_.kinds[above].word);
            !word.empty())
            return word;
    return noun("thing", "thing");
}

std::string Speech::zone(ZoneId id) const {
    const Zone& zone = program_.zones[id];
    if (std::string word = noun(program_.name_of(zone), zone.word); !word.empty()) return word;
    return zone.holds.empty() ? phrase("zone") : kind(zone.holds.front());
}

std::string Speech::unit(UnitId id) const {
    const Unit& unit = program_.units[id];
    std::string word = noun(program_.name_of(unit), unit.word);
    return word.empty() ? noun("amount", "amount") : word;
}

std::string Speech::amount(UnitId id, Word count) {
    text::PhraseTree tree;
    text::Phrase phrase;
    phrase.kind = text::Phrase::Kind::noun;
    phrase.key = keys_.intern(program_.name_of(program_.units[id]));
    phrase.quantity = {text::Quantity::Kind::exact, count * text::one, 0, 'X'};
    const text::PhraseId root = tree.add(std::move(phrase));
    std::string words = words_of(tree, root, "nom");
    return words.empty() ? fmt::format("{} {}", count, unit(id)) : words;
}

std::string Speech::field(FieldId id) const {
    const Field& field = program_.fields[id];
    if (field.kind != no_index && field.kind < program_.kinds.size())
        if (std::string word = noun(
                fmt::format("{}.{}", program_.name_of(program_.kinds[field.kind]), program_.name_of(field)),
                {});
            !word.empty())
            return word;
    return noun(program_.name_of(field), field.word);
}

std::string Speech::global(GlobalId id) const {
    return noun(program_.name_of(program_.globals[id]), program_.globals[id].word);
}

std::string Speech::names_value(Word value) const {
    if (value < 0 || static_cast<std::size_t>(value) >= program_.names_values.size()) return "–";
    const NamesValue& found = program_.names_values[static_cast<std::size_t>(value)];
    std::string word = noun(program_.name_of(found), found.word);
    return word.empty() ? std::to_string(value + 1) : word;
}

std::string Speech::value(const BoardValue& value) {
    if (value.printed != no_hir)
        return lower_first(planned(text::Planner(program_, keys_).value(value.printed)));
    switch (value.type.tag) {
    case TypeTag::flag: return value.value != 0 ? phrase("yes") : phrase("no");
    case TypeTag::names: return names_value(value.value);
    case TypeTag::thing: return value.value == none ? "–" : thing(value.value);
    case TypeTag::unit:
        return value.value < 0 || static_cast<std::size_t>(value.value) >= program_.units.size()
                   ? "–"
                   : unit(static_cast<UnitId>(value.value));
    case TypeTag::list: {
        std::string out;
        for (const Word member : value.members) out += (out.empty() ? "" : ", ") + thing(member);
        return out.empty() ? "–" : out;
    }
    case TypeTag::face:
    case TypeTag::number: return std::to_string(value.value);
    default: return {};
    }
}

std::string Speech::verb(VerbId id) const { return std::string(program_.verbs[id].word); }

std::string Speech::phase(VerbId id) const {
    return noun("time." + std::string(program_.name_of(program_.verbs[id])), program_.verbs[id].word);
}

// The name of a named action, else the heading that it stands under.
std::string Speech::action(AbilityId id) {
    if (const auto known = actions_.find(id); known != actions_.end()) return known->second;
    const Ability& ability = program_.abilities[id];
    const auto label = [&](std::string_view name) {
        text::PhraseTree tree;
        text::Phrase phrase;
        phrase.key = keys_.intern("label." + std::string(name));
        const text::PhraseId root = tree.add(std::move(phrase));
        return words_of(tree, root, "");
    };
    std::string out;
    if (ability.name != no_name) out = label(program_.names.text(ability.name));
    if (out.empty()) out = ability.word;
    if (out.empty() && ability.verb != no_index) out = program_.verbs[ability.verb].word;
    if (out.empty() && ability.heading != no_index) {
        const Heading& heading = program_.headings[ability.heading];
        out = label(program_.name_of(heading));
        if (out.empty()) out = heading.word;
    }
    if (out.empty()) out = capitalized(noun("action", "action"));
    return actions_.emplace(id, std::move(out)).first->second;
}

// ---- cards

ThingId Speech::card_of(Word thing) const {
    const runtime::Tables& t = machine_.tables();
    return t.is_thing(thing) ? t.things[static_cast<std::size_t>(thing)].thing : ThingId(no_index);
}

const PrintedCard& Speech::card(ThingId id) {
    const auto known = cards_.find(id);
    return known != cards_.end() ? known->second : cards_.emplace(id, print(id)).first->second;
}

std::string mark_of(const PrintedCard& card) {
    return card.origin == Origin::own ? " [own]" : card.name_assumed ? " [name assumed]" : "";
}

std::string mark_of(const PrintedCard::Line& line) { return line.assumed ? " [assumed]" : ""; }

PrintedCard Speech::print(ThingId id) {
    const text::CardText said = texts_->thing(id);
    PrintedCard card;
    card.id = thing_id(program_, id);
    card.name = said.name;
    card.kind = kind(said.kind);
    card.origin = said.origin;
    card.name_assumed = said.name_assumed;
    for (const std::string_view line : program_.things[id].unknown) card.unknown.emplace_back(line);
    for (const text::AbilityText& ability : said.abilities)
        if (!ability.pieces.empty() && !is_idle(ability.ability))
            card.text.push_back({ability.ability, plain_text(ability.pieces), ability.assumed});
    // Any copy has the printed values.
    const runtime::Tables& t = machine_.tables();
    if (id >= t.of_thing.size() || t.of_thing[id].empty()) return card;
    const Word copy = t.of_thing[id].front();
    for (FieldId at(0); at < program_.fields.size(); ++at) {
        const Field& declared = program_.fields[at];
        if (declared.state || !program_.is_a(t.things[static_cast<std::size_t>(copy)].kind, declared.kind))
            continue;
        const runtime::Printed& printed = t.print(copy, at);
        BoardValue one{at, no_index, declared.type, false, printed.number, no_hir, {}};
        if (!printed.constant) one.printed = printed.value;
        const bool empty =
            printed.constant ? printed.number == 0 || printed.number == none : printed.value == no_hir;
        std::string name = empty ? std::string{} : field(at);
        if (name.empty() && !empty && declared.type.is(TypeTag::cost)) name = phrase("cost");
        if (name.empty()) continue;
        if (std::string text = value(one); !text.empty())
            card.values.push_back(
                {no_index, fmt::format("{}: {}", name, text), value_is_assumed(program_.things[id], at)});
    }
    return card;
}

std::string Speech::state_of(const BoardThing& thing) {
    std::string out;
    const auto add = [&](const std::string& text) { out += (out.empty() ? "" : ", ") + text; };
    for (const BoardValue& one : thing.values) {
        if (!one.changes || thing.thing <= machine_.tables().team) continue;
        if (one.type.is(TypeTag::flag) && one.value == 0) continue;
        if (one.value == none && one.members.empty() && !one.type.is(TypeTag::number)) continue;
        const std::string name = field(one.field);
        if (name.empty()) continue;
        if (one.type.is(TypeTag::flag))
            add(name);
        else if (const std::string text = value(one); !text.empty())
            add(name + " " + text);
    }
    for (const BoardCounter& one : thing.counters)
        if (one.count != 0) add(amount(one.unit, one.count));
    return out;
}

} // namespace cantrip::play
