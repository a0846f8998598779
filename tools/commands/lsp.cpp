// `cantrip lsp`: a language server on standard input and output.

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/cli/version.hpp"
#include "tools/commands/commands.hpp"
#include "tools/lsp/frames.hpp"
#include "tools/lsp/server.hpp"

namespace cantrip {
namespace {

void send(const std::vector<boost::json::object>& messages) {
    for (const boost::json::object& message : messages) {
        const std::string framed = lsp::frame(boost::json::serialize(message));
        std::fwrite(framed.data(), 1, framed.size(), stdout);
    }
    std::fflush(stdout);
}

bool input_waits() {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return ::poll(&input, 1, 0) > 0;
}

// Appends what can be read now; false at the end of the input.
bool read_some(lsp::FrameReader& reader) {
    char buffer[65536];
    ssize_t count = 0;
    do count = ::read(STDIN_FILENO, buffer, sizeof buffer);
    while (count < 0 && errno == EINTR);
    if (count <= 0) return false;
    reader.add({buffer, static_cast<std::size_t>(count)});
    return true;
}

Exit run_lsp(Invocation& invocation) {
    if (!invocation.arguments.operands().empty())
        return invocation.fail("`lsp` takes no path", "the editor names the files that it opens");
    std::vector<std::string> languages = invocation.arguments.values("--lang");
    if (languages.empty()) languages = {"en"};
    lsp::Server server({load_options(invocation).libraries, std::move(languages), std::string(version())});
    lsp::FrameReader reader;
    while (!server.exited()) {
        if (!read_some(reader)) break;
        while (const auto body = reader.next()) send(server.handle(*body));
        if (!reader.broken().empty())
            return invocation.fail(reader.broken(), "messages begin with `Content-Length: N`");
        if (!input_waits()) send(server.pending_diagnostics());
    }
    return server.exit_status() == 0 ? Exit::clean : Exit::findings;
}

} // namespace

const Command lsp_command{
    .name = "lsp",
    .summary = "run the language server for editors",
    .operands = "",
    .about = "Speaks the Language Server Protocol on standard input and output: diagnostics with fixes as "
             "you type, completion,\n"
             "hover with the printed text, definitions, references, symbols, folding, formatting, colours, "
             "and the printed text\n"
             "beside each ability. An editor starts it; docs/editors.md says how.",
    .formats = {},
    .options = {lib_option(),
                {"--lang", Option::Takes::list, "L",
                 "languages of the texts that are shown; en when not given"}},
    .examples = {{"cantrip lsp --lang en,cs", "show texts in English and Czech"}},
    .run = run_lsp,
};

} // namespace cantrip
