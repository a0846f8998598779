#include "tools/play/protocol.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/play/table.hpp"

namespace cantrip::play {
namespace {

namespace json = boost::json;

constexpr const char* usage = "say {\"answer\": [0]}, {\"undo\": true}, {\"redo\": true}, {\"why\": true}, "
                              "{\"look\": 0}, {\"record\": true} or {\"quit\": true}";

std::string error_line(std::string_view text) {
    return json::serialize(json::object{{"type", "error"}, {"message", json_text(text)}});
}

void add_place(json::object& object, const ProtocolContext& context, Span at) {
    if (context.sources == nullptr || at.end == 0) return;
    object["file"] = json_text(context.sources->at(at.file).path);
    object["line"] = context.sources->position(at.file, at.begin).line;
}

json::array choices_of(const Machine& machine, const std::vector<Choice>& choices, std::size_t first,
                       const ProtocolContext& context) {
    static constexpr const char* kinds[] = {"thing", "unit", "number", "word", "effect",  "action",
                                            "yes",   "no",   "pass",   "way",  "reaction"};
    json::array out;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Choice& choice = choices[i];
        json::object one{{"index", first + i},
                         {"kind", kinds[static_cast<int>(choice.kind)]},
                         {"label", json_text(choice.label)},
                         {"limit", choice.limit}};
        if (choice.kind == Choice::Kind::thing || choice.kind == Choice::Kind::action)
            one["thing"] = choice.value;
        if (const ChoiceCard card =
                context.voice == nullptr ? ChoiceCard{} : context.voice->card_of(machine, choice);
            !card.id.empty()) {
            json::array text;
            for (const std::string& line : card.text) text.push_back(json_text(line));
            one["card"] = json::object{
                {"id", json_text(card.id)}, {"name", json_text(card.name)}, {"text", std::move(text)}};
        }
        out.push_back(std::move(one));
    }
    return out;
}

json::object question_object(const Session& session, const ProtocolContext& context) {
    static constexpr const char* kinds[] = {"pick",   "may", "again", "effects",
                                            "action", "pay", "order", "number"};
    const Question& q = session.now().question;
    json::object out{{"type", "question"},
                     {"player", q.player},
                     {"name", json_text(player_name(session.machine(), q.player))},
                     {"kind", kinds[static_cast<int>(q.kind)]},
                     {"source", json_text(q.source)},
                     {"secret", q.secret},
                     {"least", q.least},
                     {"most", q.most},
                     {"choices", choices_of(session.machine(), q.choices, 0, context)},
                     {"fast", choices_of(session.machine(), q.fast, q.choices.size(), context)}};
    add_place(out, context, q.at);
    return out;
}

json::object fault_object(const Fault& fault, const ProtocolContext& context) {
    json::array chain;
    for (const auto& link : fault.chain) chain.push_back(json_text(link));
    json::object out{{"type", "fault"},
                     {"message", json_text(fault.message)},
                     {"rule", json_text(fault.rule)},
                     {"chain", std::move(chain)}};
    add_place(out, context, fault.at);
    return out;
}

std::string why_line(const Session& session, const ProtocolContext& context) {
    json::array lines;
    for (const TraceLine& line : session.why()) {
        json::object one{{"depth", line.depth}, {"text", json_text(line.text)}};
        add_place(one, context, line.at);
        lines.push_back(std::move(one));
    }
    return json::serialize(json::object{{"type", "why"}, {"lines", std::move(lines)}});
}

std::string look_line(const Session& session, const json::value& player, const ProtocolContext& context) {
    const bool whole =
        player.is_int64() && player.get_int64() >= -1 && player.get_int64() < session.machine().players();
    if (!whole)
        return error_line("`look` takes the number of a player, from 0, or -1 for what everybody sees");
    return json::serialize(table_as_json(session.machine(), session.state(),
                                         static_cast<Word>(player.get_int64()), context.voice));
}

std::string answer_line(Session& session, const json::value& answer, const ProtocolContext& context) {
    if (!answer.is_array()) return error_line("an answer is a list of indices: {\"answer\": [0]}");
    std::vector<Word> picks;
    for (const auto& pick : answer.get_array()) {
        if (!pick.is_int64() || pick.get_int64() < 0 || pick.get_int64() > 1'000'000)
            return error_line("a pick is the index of a choice");
        picks.push_back(static_cast<Word>(pick.get_int64()));
    }
    if (const std::string told = session.answer(picks); !told.empty()) return error_line(told);
    return protocol_line(session, context);
}

} // namespace

std::string protocol_line(const Session& session, const ProtocolContext& context) {
    const Outcome& now = session.now();
    if (now.kind == Outcome::Kind::question) return json::serialize(question_object(session, context));
    if (now.kind == Outcome::Kind::fault) return json::serialize(fault_object(now.fault, context));
    json::array winners;
    for (const Word winner : now.winners) winners.push_back(winner);
    return json::serialize(json::object{{"type", "over"},
                                        {"winners", std::move(winners)},
                                        {"hash", fmt::format("{:016x}", session.state().hash())}});
}

std::string protocol_reply(Session& session, std::string_view line, const ProtocolContext& context) {
    boost::system::error_code failed;
    const auto value = json::parse(json::string_view(line.data(), line.size()), failed);
    const auto* object = failed ? nullptr : value.if_object();
    if (object == nullptr || object->size() != 1)
        return error_line(std::string("a line is one JSON object: ") + usage);
    const std::string_view verb(object->begin()->key().data(), object->begin()->key().size());
    const json::value& argument = object->begin()->value();
    if (verb == "answer") return answer_line(session, argument, context);
    if (verb == "undo")
        return session.undo() ? protocol_line(session, context) : error_line("there is nothing to undo");
    if (verb == "redo")
        return session.redo() ? protocol_line(session, context) : error_line("there is nothing to redo");
    if (verb == "why") return why_line(session, context);
    if (verb == "look") return look_line(session, argument, context);
    if (verb == "record")
        return json::serialize(json::object{{"type", "record"}, {"record", json::parse(session.record())}});
    if (verb == "quit") return {};
    return error_line(usage);
}

} // namespace cantrip::play
