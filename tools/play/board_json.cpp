#include "tools/play/board_json.hpp"

#include <boost/json.hpp>

#include "interpreter/tables.hpp"
#include "lang/program/ability_id.hpp"
#include "lang/program/origin.hpp"
#include "lang/support/pretty_json.hpp"

namespace cantrip::play {
namespace {

namespace json = boost::json;

class BoardJson {
  public:
    BoardJson(const Machine& machine, const Board& board, Speech* speech)
        : p_(machine.program()), t_(machine.tables()), board_(board), speech_(speech) {}

    json::object object() {
        json::array zones, things, game;
        for (const BoardPlace& place : board_.places) zones.push_back(place_json(place));
        for (const BoardThing& thing : board_.things) things.push_back(thing_json(thing));
        for (const BoardValue& value : board_.game) {
            json::object one{{"id", json_text(p_.name_of(p_.globals[value.global]))}};
            add_value(value, one);
            if (speech_ != nullptr) one["name"] = json_text(speech_->global(value.global));
            game.push_back(std::move(one));
        }
        return {{"type", "board"},
                {"seat", board_.seat},
                {"places", std::move(zones)},
                {"things", std::move(things)},
                {"game", std::move(game)}};
    }

  private:
    json::object place_json(const BoardPlace& place) {
        json::object out{{"place", place.place}, {"count", place.count}};
        if (place.zone != no_index) {
            out["zone"] = json_text(p_.name_of(p_.zones[place.zone]));
            out["owner"] = place.owner;
            out["hidden"] = place.hidden;
            if (place.aside) out["aside"] = true;
            if (speech_ != nullptr) out["name"] = json_text(speech_->zone(place.zone));
        }
        if (!place.hidden) out["things"] = json::value_from(place.things);
        return out;
    }

    json::object thing_json(const BoardThing& thing) {
        json::object out{{"thing", thing.thing},
                         {"kind", json_text(thing.kind < p_.kinds.size() ? p_.name_of(p_.kinds[thing.kind])
                                                                         : std::string_view("team"))},
                         {"owner", thing.owner},
                         {"place", thing.place}};
        if (thing.card != no_index) {
            out["card"] = json_text(thing_id(p_, thing.card));
            const Origin origin =
                speech_ != nullptr ? speech_->card(thing.card).origin : origin_of(p_, thing.card);
            if (origin != Origin::printed) out["origin"] = json_text(to_string(origin));
        }
        if (thing.part_of >= 0) out["part_of"] = thing.part_of;
        if (speech_ != nullptr) out["name"] = json_text(speech_->thing(thing.thing));
        json::object values, counters;
        for (const BoardValue& value : thing.values) {
            json::object one;
            add_value(value, one);
            values[json_text(p_.name_of(p_.fields[value.field]))] = std::move(one);
        }
        for (const BoardCounter& counter : thing.counters)
            if (counter.count != 0) counters[json_text(p_.name_of(p_.units[counter.unit]))] = counter.count;
        if (!values.empty()) out["values"] = std::move(values);
        if (!counters.empty()) out["units"] = std::move(counters);
        return out;
    }

    void add_value(const BoardValue& value, json::object& out) {
        if (value.changes) out["changes"] = true;
        if (value.type.is(TypeTag::list))
            out["members"] = json::value_from(value.members);
        else if (value.printed == no_hir)
            out["value"] = value.value == hidden_thing ? json::value("hidden") : json::value(value.value);
        if (speech_ != nullptr)
            if (const std::string text = speech_->value(value); !text.empty()) out["text"] = json_text(text);
    }

    const Program& p_;
    const runtime::Tables& t_;
    const Board& board_;
    Speech* speech_;
};

} // namespace

json::object board_as_json(const Machine& machine, const Board& board, Speech* speech) {
    return BoardJson(machine, board, speech).object();
}

json::array events_as_json(const Machine& machine, std::span<const Event> events, Word seat) {
    const Program& p = machine.program();
    json::array out;
    for (const Event& raw : events) {
        const auto event = event_for(raw, seat);
        if (!event) continue;
        const Verb& verb = p.verbs[event->verb];
        json::object arguments;
        for (const Event::Argument& argument : event->arguments) {
            json::array values;
            for (const Word value : argument.values)
                if (value == hidden_thing)
                    values.emplace_back("hidden");
                else if (argument.type.is(TypeTag::unit) && value >= 0 &&
                         static_cast<std::size_t>(value) < p.units.size())
                    values.push_back(json_text(p.name_of(p.units[static_cast<std::size_t>(value)])));
                else
                    values.emplace_back(argument.type.is(TypeTag::place) ? value & runtime::place_mask
                                                                         : value);
            arguments[json_text(p.names.text(verb.params[argument.param].name))] = std::move(values);
        }
        json::object one{{"verb", json_text(p.name_of(verb))},
                         {"depth", event->depth},
                         {"actor", event->actor},
                         {"arguments", std::move(arguments)}};
        if (event->source >= 0) one["source"] = event->source;
        if (verb.amount_slot != no_index) one["amount"] = event->amount;
        if (event->verb == p.core.move) one["from"] = event->from;
        out.push_back(std::move(one));
    }
    return out;
}

json::array log_as_json(const std::vector<LogLine>& lines) {
    static constexpr const char* kinds[] = {"phase", "action", "sentence"};
    json::array out;
    for (const LogLine& line : lines)
        out.push_back(json::object{{"kind", kinds[static_cast<int>(line.kind)]},
                                   {"actor", line.actor},
                                   {"text", json_text(line.text)}});
    return out;
}

} // namespace cantrip::play
