// Lines of the JSON protocol and records of games, whatever they hold.

#include <cstdint>
#include <string_view>

#include "tests/fuzz/fuzz_game.hpp"
#include "tools/play/protocol.hpp"

using namespace cantrip;

// Every line of the input is one line of the other side; the whole is tried as a record too.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    Session session(fuzz::game(), 5);
    std::string_view rest = text;
    for (int lines = 0; lines < 40 && !rest.empty(); ++lines) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string reply = protocol_reply(session, rest.substr(0, end));
        if (reply.empty()) break;
        fuzz::demand(reply.find('\n') == std::string::npos && reply.front() == '{',
                     "a reply is one object on one line");
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    Session again(fuzz::game(), 1);
    (void)again.replay(text);
    return 0;
}
