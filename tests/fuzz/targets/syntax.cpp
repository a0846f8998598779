// Source text: tokens, tree, format.

#include "lang/format/format.hpp"
#include "lang/syntax/dump.hpp"
#include "lang/syntax/lexer.hpp"
#include "lang/syntax/parser.hpp"
#include "tests/fuzz/targets/targets.hpp"

namespace cantrip::fuzz {
namespace {

std::string format_of(const std::string& text) {
    Sources sources;
    Diagnostics diagnostics;
    const FileId file = sources.add("fuzz.cant", text);
    std::string out = format_source(sources, file, diagnostics).text;
    demand(diagnostics.empty(), "the formatter trusts its own result");
    return out;
}

} // namespace

void fuzz_lex(std::string_view input) {
    Sources sources;
    Diagnostics diagnostics;
    const Tokens tokens = lex(sources, sources.add("fuzz.cant", std::string(input)), diagnostics);
    std::uint32_t before = 0;
    for (const Token& token : tokens.list) {
        demand(token.begin >= before && token.begin <= input.size(), "tokens come in order, inside the file");
        before = token.begin;
    }
    demand(!tokens.list.empty() && tokens.list.back().kind() == TokenKind::end_of_file,
           "the last token is the end");
}

void fuzz_parse(std::string_view input) {
    Sources sources;
    Diagnostics diagnostics;
    const Tree tree = parse_file(sources, sources.add("fuzz.cant", std::string(input)), diagnostics);
    demand(tree_problem(tree).empty(), "the tree covers the file");
    for (const Diagnostic& told : diagnostics.all())
        demand(told.at.begin <= told.at.end && told.at.end <= input.size(),
               "a diagnostic lies inside the file");
}

void fuzz_format(std::string_view input) {
    const std::string text(input), once = format_of(text);
    demand(same_tokens(text, once) && same_ink(text, once), "formatting keeps tokens and comments");
    demand(format_of(once) == once, "formatting twice is formatting once");
}

} // namespace cantrip::fuzz
