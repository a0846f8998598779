// Lines of the JSON protocol and records of games, whatever they hold.

#include "tools/play/protocol.hpp"
#include "tests/fuzz/targets/targets.hpp"
#include "tools/play/record.hpp"

namespace cantrip::fuzz {

using namespace play;

// Every line of the input is one line of the other side.
void fuzz_protocol(std::string_view rest) {
    Session session(game(), 5);
    for (int lines = 0; lines < 40 && !rest.empty(); ++lines) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string reply = protocol_reply(session, rest.substr(0, end));
        if (reply.empty()) break;
        demand(reply.find('\n') == std::string::npos && reply.front() == '{',
               "a reply is one object on one line");
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

void fuzz_record(std::string_view input) {
    const auto record = read_record(input);
    if (!record) return;
    (void)setup_of(program(), record.value());
    Session session(game(), 1);
    const Replayed replayed = session.replay(record.value());
    demand(replayed.problem.empty() || replayed.steps == session.decisions(),
           "a replay stops behind the last decision that agrees");
    const auto again = read_record(write_record(session.record()));
    demand(again.ok() && again.value().decisions.size() == session.decisions(),
           "what was written is read again");
}

} // namespace cantrip::fuzz
