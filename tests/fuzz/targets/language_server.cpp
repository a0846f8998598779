// A stream of a client: frames of messages, after one that opens a file. Every message gets an answer or
// none, never an end.

#include <boost/json.hpp>

#include "tests/fuzz/targets/targets.hpp"
#include "tools/lsp/frames.hpp"
#include "tools/lsp/server.hpp"

namespace cantrip::fuzz {
namespace {

namespace json = boost::json;

constexpr std::string_view initialize = R"({"id":0,"method":"initialize","params":{}})";
constexpr std::string_view open =
    R"({"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///none/a.cant",)"
    R"("version":1,"text":"package a\nkind card_of is thing { size number }\n"}}})";

} // namespace

void fuzz_lsp(std::string_view input) {
    lsp::FrameReader reader;
    reader.add(input);
    lsp::Server server({{}, {"en"}, "fuzz"});
    (void)server.handle(initialize);
    (void)server.handle(open);
    (void)server.pending_diagnostics();
    while (const auto body = reader.next()) {
        for (const json::object& message : server.handle(*body))
            demand(message.contains("id") || message.contains("method"),
                   "an answer has an id, a notification a method");
        (void)server.pending_diagnostics();
    }
}

} // namespace cantrip::fuzz
