#include "tools/show/write_card.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/program/ability_id.hpp"
#include "lang/program/origin.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/graph/graph.hpp"

namespace cantrip::show {
namespace {

namespace json = boost::json;

class Writer {
  public:
    explicit Writer(const ShownCard& card)
        : c_(card), p_(card.program), sources_(card.programs.world.sources), thing_(p_.things[card.thing]) {}

    [[nodiscard]] std::string text() const;
    [[nodiscard]] json::object object() const;

  private:
    [[nodiscard]] Span span(const Declared& declared) const {
        return p_.trees[declared.tree]->span(declared.node);
    }
    [[nodiscard]] Span span(AbilityId id) const {
        return p_.trees[p_.abilities[id].tree]->span(p_.abilities[id].node);
    }
    [[nodiscard]] std::string place(Span at) const {
        return fmt::format("{}:{}", sources_.at(at.file).path, sources_.position(at.file, at.begin).line);
    }
    [[nodiscard]] std::string kinds() const {
        std::string out;
        if (thing_.kind != no_index)
            for (const KindId kind : p_.kinds[thing_.kind].ancestors)
                out += (out.empty() ? "" : ", ") + std::string(p_.name_of(p_.kinds[kind]));
        return out;
    }
    // What a reaction listens to: a verb, or a number that it changes.
    [[nodiscard]] std::string event(const Hearing& hearing) const {
        const Ability& ability = p_.abilities[hearing.ability];
        if (hearing.reaction == no_index) {
            if (ability.name != no_name) return std::string(p_.names.text(ability.name));
            return ability.heading == no_index ? std::string{}
                                               : std::string(p_.name_of(p_.headings[ability.heading]));
        }
        const Reaction& reaction = p_.reactions[hearing.reaction];
        if (reaction.pattern == no_index) return {};
        const Pattern& pattern = p_.patterns[reaction.pattern];
        if (pattern.verb != no_index) return std::string(p_.name_of(p_.verbs[pattern.verb]));
        if (pattern.define != no_index) return std::string(p_.name_of(p_.defines[pattern.define]));
        return pattern.field != no_index ? std::string(p_.name_of(p_.fields[pattern.field])) : std::string{};
    }
    [[nodiscard]] std::string_view form(const Hearing& hearing) const {
        if (hearing.reaction != no_index) return flow::to_string(p_.reactions[hearing.reaction].form);
        return p_.abilities[hearing.ability].form == Ability::Form::action ? "action" : "heading";
    }
    [[nodiscard]] std::string hearing_line(const Hearing& hearing) const {
        const std::string what = event(hearing);
        return fmt::format("{}{}{}: {}   {}", form(hearing), what.empty() ? "" : " ", what,
                           ability_id(p_, hearing.ability), place(span(hearing.ability)));
    }
    [[nodiscard]] json::object hearing_json(const Hearing& hearing) const {
        return with_place(span(hearing.ability), {{"ability", json_text(ability_id(p_, hearing.ability))},
                                                  {"form", json_text(form(hearing))},
                                                  {"event", json_text(event(hearing))}});
    }
    [[nodiscard]] json::object with_place(Span at, json::object object) const {
        object["file"] = json_text(sources_.at(at.file).path);
        object["line"] = sources_.position(at.file, at.begin).line;
        return object;
    }
    [[nodiscard]] static std::string indented(std::string_view text) {
        std::string out = "  ";
        for (const char c : text) {
            out += c;
            if (c == '\n') out += "  ";
        }
        return out + "\n";
    }

    const ShownCard& c_;
    const Program& p_;
    const Sources& sources_;
    const Thing& thing_;
};

std::string Writer::text() const {
    std::string out =
        fmt::format("{} ({}): {}, in {}\n{}\n\n{}\n", thing_.word.empty() ? p_.name_of(thing_) : thing_.word,
                    thing_id(p_, c_.thing), kinds(), p_.name_of(p_.packages[thing_.package]),
                    place(span(thing_)), indented(sources_.text(span(thing_))));
    if (is_own(p_, c_.thing)) out += "one's own design: in no printed game\n\n";
    const auto title = [&](std::string_view name) { out += fmt::format("{}:\n", name); };
    if (!c_.facts.values.empty()) title("values");
    for (const Value& value : c_.facts.values)
        out += fmt::format("  {} {}{}\n", p_.name_of(p_.fields[value.field]),
                           sources_.text(p_.span(value.value)), value.assumed ? " (assumed)" : "");
    title("text");
    for (const auto& [tag, card] : c_.texts) {
        out += fmt::format("  {}: {}{}\n", tag, card.name, card.name_assumed ? " (assumed)" : "");
        for (const auto& ability : card.abilities)
            if (!ability.pieces.empty())
                out += fmt::format("    {}{}\n", text::plain_text(ability.pieces),
                                   ability.assumed ? " (assumed)" : "");
    }
    if (!c_.facts.reacts_to.empty()) title("reacts to");
    for (const Hearing& one : c_.facts.reacts_to) out += "  " + hearing_line(one) + "\n";
    if (!c_.facts.causes.empty()) title("causes, and who hears it");
    for (const Caused& caused : c_.facts.causes) {
        out += fmt::format("  {}{}\n", p_.name_of(p_.verbs[caused.verb]),
                           caused.through == no_index
                               ? ""
                               : fmt::format(" (through {})", p_.name_of(p_.verbs[caused.through])));
        for (const Hearing& one : caused.heard) out += "    " + hearing_line(one) + "\n";
    }
    if (!c_.facts.heard.empty()) title("waits for something to happen to such a card");
    for (const Hearing& one : c_.facts.heard) out += "  " + hearing_line(one) + "\n";
    if (!c_.facts.scenarios.empty()) title("scenarios");
    for (const ScenarioId id : c_.facts.scenarios)
        out += fmt::format("  {}   {}\n", p_.scenarios[id].word, place(span(p_.scenarios[id])));
    return out;
}

json::object Writer::object() const {
    json::array values, texts, reacts, causes, heard, scenarios, names, from;
    for (const Value& value : c_.facts.values)
        values.push_back({{"field", json_text(p_.name_of(p_.fields[value.field]))},
                          {"value", json_text(sources_.text(p_.span(value.value)))},
                          {"assumed", value.assumed}});
    for (const auto& [tag, card] : c_.texts) {
        json::array abilities;
        for (const auto& ability : card.abilities)
            abilities.push_back({{"id", json_text(ability.id)},
                                 {"text", json_text(text::plain_text(ability.pieces))},
                                 {"assumed", ability.assumed}});
        texts.push_back({{"lang", json_text(tag)},
                         {"name", json_text(card.name)},
                         {"name_assumed", card.name_assumed},
                         {"abilities", std::move(abilities)}});
    }
    for (const Hearing& one : c_.facts.reacts_to) reacts.push_back(hearing_json(one));
    for (const Caused& caused : c_.facts.causes) {
        json::array ears;
        for (const Hearing& one : caused.heard) ears.push_back(hearing_json(one));
        causes.push_back(
            {{"verb", json_text(p_.name_of(p_.verbs[caused.verb]))},
             {"through", json_text(caused.through == no_index ? std::string_view{}
                                                              : p_.name_of(p_.verbs[caused.through]))},
             {"heard_by", std::move(ears)}});
    }
    for (const Hearing& one : c_.facts.heard) heard.push_back(hearing_json(one));
    for (const ScenarioId id : c_.facts.scenarios)
        scenarios.push_back(with_place(span(p_.scenarios[id]), {{"name", json_text(p_.scenarios[id].word)}}));
    for (const std::string_view entry : thing_.from) from.push_back(json_text(entry));
    return with_place(span(thing_), {{"id", json_text(thing_id(p_, c_.thing))},
                                     {"name", json_text(thing_.word)},
                                     {"kind", json_text(p_.name_of(p_.kinds[thing_.kind]))},
                                     {"package", json_text(p_.name_of(p_.packages[thing_.package]))},
                                     {"game", json_text(p_.name_of(p_.game))},
                                     {"source", json_text(sources_.text(span(thing_)))},
                                     {"from", std::move(from)},
                                     {"origin", json_text(to_string(origin_of(p_, c_.thing)))},
                                     {"values", std::move(values)},
                                     {"texts", std::move(texts)},
                                     {"reacts_to", std::move(reacts)},
                                     {"causes", std::move(causes)},
                                     {"heard_by", std::move(heard)},
                                     {"scenarios", std::move(scenarios)}});
}

} // namespace

std::string card_as_text(const ShownCard& card) { return Writer(card).text(); }
json::object card_as_json(const ShownCard& card) { return Writer(card).object(); }

} // namespace cantrip::show
