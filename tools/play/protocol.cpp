#include "tools/play/protocol.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"

namespace cantrip {
namespace {

boost::json::array choices_of(const std::vector<Choice>& choices, std::size_t first) {
    boost::json::array out;
    for (std::size_t i = 0; i < choices.size(); ++i)
        out.push_back({{"index", first + i}, {"label", json_text(choices[i].label)}, {"limit", choices[i].limit}});
    return out;
}

std::string error_line(std::string_view text) { return boost::json::serialize(boost::json::object{{"type", "error"}, {"message", json_text(text)}}); }

std::string why_line(const Session& session) {
    boost::json::array lines;
    for (const TraceLine& line : session.why()) lines.push_back({{"depth", line.depth}, {"text", json_text(line.text)}});
    return boost::json::serialize(boost::json::object{{"type", "why"}, {"lines", std::move(lines)}});
}

} // namespace

std::string protocol_line(const Machine& machine, const Session& session) {
    const Outcome& now = session.now();
    boost::json::object out;
    switch (now.kind) {
    case Outcome::Kind::question: {
        static constexpr const char* kinds[] = {"pick", "may", "again", "effects", "action", "pay", "order", "number"};
        const Question& q = now.question;
        out = {{"type", "question"}, {"player", q.player}, {"name", json_text(player_name(machine, q.player))}, {"kind", kinds[static_cast<int>(q.kind)]},
               {"source", json_text(q.source)}, {"secret", q.secret}, {"least", q.least}, {"most", q.most},
               {"choices", choices_of(q.choices, 0)}, {"fast", choices_of(q.fast, q.choices.size())}};
        break;
    }
    case Outcome::Kind::fault: {
        boost::json::array chain;
        for (const auto& link : now.fault.chain) chain.push_back(json_text(link));
        out = {{"type", "fault"}, {"message", json_text(now.fault.message)}, {"rule", json_text(now.fault.rule)}, {"chain", std::move(chain)}};
        break;
    }
    default: {
        boost::json::array winners;
        for (const Word winner : now.winners) winners.push_back(winner);
        out = {{"type", "over"}, {"winners", std::move(winners)}, {"hash", fmt::format("{:016x}", session.state().hash())}};
    }
    }
    return boost::json::serialize(out);
}

std::string protocol_reply(const Machine& machine, Session& session, std::string_view line) {
    boost::system::error_code failed;
    const auto json = boost::json::parse(boost::json::string_view(line.data(), line.size()), failed);
    const auto* object = failed ? nullptr : json.if_object();
    if (object == nullptr) return error_line("a line is a JSON object such as {\"answer\": [0]}");
    if (object->if_contains("quit") != nullptr) return {};
    if (object->if_contains("why") != nullptr) return why_line(session);
    if (object->if_contains("undo") != nullptr) return session.undo() ? protocol_line(machine, session) : error_line("there is nothing to undo");
    const auto* answer = object->if_contains("answer");
    if (answer == nullptr || !answer->is_array()) return error_line("say {\"answer\": [0]}, {\"undo\": true}, {\"why\": true} or {\"quit\": true}");
    std::vector<Word> picks;
    for (const auto& pick : answer->get_array()) {
        if (!pick.is_int64() || pick.get_int64() < 0 || pick.get_int64() > 1'000'000) return error_line("a pick is the index of a choice");
        picks.push_back(static_cast<Word>(pick.get_int64()));
    }
    if (const std::string told = session.answer(picks); !told.empty()) return error_line(told);
    return protocol_line(machine, session);
}

} // namespace cantrip
