#include "tools/play/protocol.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/play/board_json.hpp"
#include "tools/play/lookup.hpp"

namespace cantrip::play {
namespace {

namespace json = boost::json;

constexpr const char* usage =
    "say {\"answer\": [0]}, {\"undo\": true}, {\"redo\": true}, {\"question\": 0}, {\"board\": 0}, "
    "{\"log\": 0}, {\"events\": 0}, {\"why\": 0}, {\"why_not\": \"NAME\"}, {\"record\": true} or "
    "{\"quit\": true}";

std::string error_line(std::string_view code, std::string_view text) {
    return json::serialize(
        json::object{{"type", "error"}, {"code", json_text(code)}, {"message", json_text(text)}});
}

void add_place(json::object& object, const ProtocolContext& context, Span at) {
    if (context.sources == nullptr || at.end == 0) return;
    object["file"] = json_text(context.sources->at(at.file).path);
    object["line"] = context.sources->position(at.file, at.begin).line;
}

json::array lines_json(const std::vector<std::string>& lines) {
    json::array out;
    for (const std::string& line : lines) out.push_back(json_text(line));
    return out;
}

void add_words(const Question& question, const Choice& choice, const Board& board,
               const ProtocolContext& context, json::object& out) {
    if (context.speech == nullptr) return;
    const OptionWords words = context.speech->option(question, choice, board);
    out["text"] = json_text(words.text);
    out["details"] = lines_json(words.details);
    const ThingId printed = context.speech->card_of(choice.thing);
    if (printed == no_index) return;
    const PrintedCard& card = context.speech->card(printed);
    json::array values, text, assumed;
    const auto add = [&](const PrintedCard::Line& line, json::array& to) {
        to.push_back(json_text(line.text));
        if (line.assumed) assumed.push_back(json_text(line.text));
    };
    for (const PrintedCard::Line& line : card.values) add(line, values);
    for (const PrintedCard::Line& line : card.text)
        if (choice.ability == no_index || choice.ability == line.ability) add(line, text);
    json::object said{{"id", json_text(card.id)},
                      {"name", json_text(card.name)},
                      {"values", std::move(values)},
                      {"text", std::move(text)}};
    if (card.origin != Origin::printed) said["origin"] = json_text(to_string(card.origin));
    if (card.name_assumed) said["name_assumed"] = true;
    if (!assumed.empty()) said["assumed"] = std::move(assumed);
    out["card"] = std::move(said);
}

json::array choices_of(const Question& question, const std::vector<Choice>& choices, std::size_t first,
                       const Board& board, const ProtocolContext& context) {
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
        add_words(question, choice, board, context, one);
        out.push_back(std::move(one));
    }
    return out;
}

json::object question_object(const Session& session, const ProtocolContext& context) {
    static constexpr const char* kinds[] = {"pick",   "may", "again", "effects",
                                            "action", "pay", "order", "number"};
    const Question& q = session.now().question;
    const Board board = board_of(session.machine(), session.state(), q.player);
    json::object out{{"type", "question"},
                     {"version", protocol_version},
                     {"player", q.player},
                     {"name", json_text(player_name(session.machine(), q.player))},
                     {"kind", kinds[static_cast<int>(q.kind)]},
                     {"source", json_text(q.source)},
                     {"secret", q.secret},
                     {"least", q.least},
                     {"most", q.most},
                     {"choices", choices_of(q, q.choices, 0, board, context)},
                     {"fast", choices_of(q, q.fast, q.choices.size(), board, context)}};
    if (context.speech != nullptr) {
        out["text"] = json_text(context.speech->question(q));
        out["asked_by"] = json_text(context.speech->asked_by(q));
        out["log"] =
            log_as_json(log_of(*context.speech, session.events_from(session.last_answer()), q.player));
    }
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

// Whether the seat has nothing to decide because another player has.
bool is_waiting(const Session& session, Word seat) {
    const Outcome& now = session.now();
    return now.kind == Outcome::Kind::question && now.question.player != seat && now.question.player >= 0;
}

// What one seat is told of the question: others learn who decides, and nothing else.
std::string waiting_line(const Session& session) {
    return json::serialize(json::object{
        {"type", "waiting"}, {"version", protocol_version}, {"player", session.now().question.player}});
}

std::string question_for(const Session& session, Word seat, const ProtocolContext& context) {
    return is_waiting(session, seat) ? waiting_line(session) : protocol_line(session, context);
}

// Why the other side may not say this when it is one player: others' views, others' answers, the record with
// its seed, and steps back, which would show what chance will bring. Empty when it may.
std::string not_for_seat(const Session& session, std::string_view verb, const json::value& argument,
                         Word seat) {
    if (verb == "record") return "a record holds what is hidden, so it is for no player";
    if (verb == "undo" || verb == "redo") return "one player alone takes nothing back";
    if ((verb == "answer" || verb == "why_not") && is_waiting(session, seat))
        return "another player decides now";
    const std::int64_t* asked = argument.if_int64();
    if (asked != nullptr && *asked >= 0 && *asked != seat) return "this is what another player sees";
    return {};
}

std::string log_line(const Session& session, Word seat, std::size_t first, const ProtocolContext& context) {
    if (context.speech == nullptr) return error_line("no-words", "this game is played without a language");
    return json::serialize(
        json::object{{"type", "log"},
                     {"seat", seat},
                     {"lines", log_as_json(log_of(*context.speech, session.events_from(first), seat))}});
}

std::string why_line(const Session& session, Word seat, const ProtocolContext& context) {
    json::array lines;
    if (context.speech != nullptr)
        for (const LogLine& line :
             log_of(*context.speech, session.events_from(session.last_answer()), seat)) {
            json::object one{{"text", json_text(line.text)}};
            add_place(one, context, line.at);
            lines.push_back(std::move(one));
        }
    return json::serialize(json::object{
        {"type", "why"},
        {"seat", seat},
        {"lines", std::move(lines)},
        {"events", events_as_json(session.machine(), session.events_from(session.last_answer()), seat)}});
}

std::string why_not_line(const Session& session, const json::value& what, const ProtocolContext& context) {
    if (!what.is_string() || context.speech == nullptr || context.sources == nullptr)
        return error_line("bad-request", "`why_not` takes the name of an action or a card");
    return json::serialize(json::object{
        {"type", "why_not"},
        {"lines", lines_json(why_not_lines(*context.speech, session, *context.sources,
                                           session.now().question.player, std::string(what.get_string())))}});
}

std::string answer_line(Session& session, const json::value& answer, const ProtocolContext& context) {
    if (!answer.is_array())
        return error_line("bad-answer", "an answer is a list of indices: {\"answer\": [0]}");
    std::vector<Word> picks;
    for (const auto& pick : answer.get_array()) {
        if (!pick.is_int64() || pick.get_int64() < 0 || pick.get_int64() > 1'000'000)
            return error_line("bad-answer", "a pick is the index of a choice");
        picks.push_back(static_cast<Word>(pick.get_int64()));
    }
    if (const std::string told = session.answer(picks); !told.empty())
        return error_line("illegal-answer", told);
    return protocol_line(session, context);
}

std::string record_line(const Session& session) {
    const Record record = session.record();
    json::array decisions;
    for (const Decision& decision : record.decisions)
        decisions.push_back(json::parse(write_decision(decision)));
    return json::serialize(json::object{{"type", "record"},
                                        {"header", json::parse(write_header(record))},
                                        {"decisions", std::move(decisions)}});
}

// Requests that name a seat: a player from 0, or -1 for what everybody sees.
std::string seat_line(const Session& session, std::string_view verb, const json::value& value,
                      const ProtocolContext& context) {
    const Machine& machine = session.machine();
    // `{"why": true}`: for the player that the other side is, else for whoever is asked.
    const Word asked = session.now().kind == Outcome::Kind::question ? session.now().question.player : -1;
    const std::int64_t number = value.is_int64()  ? value.get_int64()
                                : value.is_bool() ? context.seat.value_or(asked)
                                                  : -2;
    if (number < -1 || number >= machine.players())
        return error_line(
            "no-such-seat",
            fmt::format("`{}` takes the number of a player, from 0, or -1 for what everybody sees", verb));
    const auto seat = static_cast<Word>(number);
    if (verb == "question") return question_for(session, seat, context);
    if (verb == "log") return log_line(session, seat, 0, context);
    if (verb == "why") return why_line(session, seat, context);
    if (verb == "events")
        return json::serialize(
            json::object{{"type", "events"},
                         {"seat", seat},
                         {"events", events_as_json(machine, session.events_from(0), seat)}});
    return json::serialize(board_as_json(machine, board_of(machine, session.state(), seat), context.speech));
}

} // namespace

std::string protocol_line(const Session& session, const ProtocolContext& context) {
    const Outcome& now = session.now();
    if (context.seat && is_waiting(session, *context.seat)) return waiting_line(session);
    if (now.kind == Outcome::Kind::question) return json::serialize(question_object(session, context));
    if (now.kind == Outcome::Kind::fault) return json::serialize(fault_object(now.fault, context));
    json::array winners;
    for (const Word winner : now.winners) winners.push_back(winner);
    json::object out{{"type", "over"},
                     {"version", protocol_version},
                     {"winners", std::move(winners)},
                     {"hash", fmt::format("{:016x}", session.state().hash())}};
    if (context.speech != nullptr)
        out["log"] = log_as_json(log_of(*context.speech, session.events_from(session.last_answer()), -1));
    return json::serialize(out);
}

std::string protocol_reply(Session& session, std::string_view line, const ProtocolContext& context) {
    boost::system::error_code failed;
    const auto value = json::parse(json::string_view(line.data(), line.size()), failed);
    const auto* object = failed ? nullptr : value.if_object();
    if (object == nullptr || object->size() != 1)
        return error_line("bad-line", std::string("a line is one JSON object: ") + usage);
    const std::string_view verb(object->begin()->key().data(), object->begin()->key().size());
    const json::value& argument = object->begin()->value();
    if (context.seat)
        if (const std::string told = not_for_seat(session, verb, argument, *context.seat); !told.empty())
            return error_line("not-your-seat", told);
    if (verb == "answer") return answer_line(session, argument, context);
    if (verb == "undo")
        return session.undo() ? protocol_line(session, context)
                              : error_line("nothing-to-undo", "there is nothing to undo");
    if (verb == "redo")
        return session.redo() ? protocol_line(session, context)
                              : error_line("nothing-to-redo", "there is nothing to redo");
    if (verb == "question" || verb == "board" || verb == "look" || verb == "log" || verb == "events" ||
        verb == "why")
        return seat_line(session, verb, argument, context);
    if (verb == "why_not") return why_not_line(session, argument, context);
    if (verb == "record") return record_line(session);
    if (verb == "quit") return {};
    return error_line("bad-line", usage);
}

} // namespace cantrip::play
