// What libFuzzer calls with any bytes.

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "lang/format/format.hpp"
#include "lang/syntax/dump.hpp"
#include "lang/syntax/parser.hpp"

namespace {

using namespace cantrip;

void demand(bool kept, const char* promise) {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

std::string format_of(const std::string& text) {
    Sources sources;
    Diagnostics diagnostics;
    const FileId file = sources.add("fuzz.cant", text);
    std::string out = format_source(sources, file, diagnostics).text;
    demand(diagnostics.empty(), "the formatter trusts its own result");
    return out;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    Sources sources;
    Diagnostics diagnostics;
    const Tree tree = parse_file(sources, sources.add("fuzz.cant", text), diagnostics);
    demand(tree_problem(tree).empty(), "the tree covers the file");
    for (const Diagnostic& told : diagnostics.all())
        demand(told.at.begin <= told.at.end && told.at.end <= size, "a diagnostic lies inside the file");

    const std::string once = format_of(text);
    demand(same_tokens(text, once) && same_ink(text, once), "formatting keeps tokens and comments");
    demand(format_of(once) == once, "formatting twice is formatting once");
    return 0;
}
