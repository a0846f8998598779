// Every file of the project, damaged in every small way: there is always a tree that covers the file.

#include <filesystem>

#include <catch2/catch.hpp>

#include "lang/format/format.hpp"
#include "lang/syntax/dump.hpp"
#include "lang/syntax/parser.hpp"
#include "tests/lang/syntax/parsed.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/slowness.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

// Counts what was tried; a failed check per variant would drown the report.
struct Tried {
    std::size_t count = 0;
    std::vector<std::string> problems;

    void look(const std::string& text) {
        const Parsed parsed(text);
        const std::string problem = tree_problem(parsed.tree);
        if (!problem.empty()) problems.push_back(problem + ": " + text);
        // Formatting costs more, so it looks at a part of them.
        if (++count % 16 == 0) look_at_format(text);
    }

    void look_at_format(const std::string& text) {
        const Formatting once = formatted(text);
        if (once.failed || !same_tokens(text, once.text)) problems.push_back("formatting changed: " + text);
        if (formatted(once.text).text != once.text) problems.push_back("formatting twice differs: " + text);
    }
};

void cut_everywhere(const std::string& text, Tried& tried) {
    for (std::size_t end = 0; end <= text.size(); end += slowness * slowness) tried.look(text.substr(0, end));
}

void damage_tokens(const std::string& text, Tried& tried) {
    const Parsed parsed(text);
    const auto& tokens = parsed.tree.tokens().list;
    for (std::size_t i = 0; i + 1 < tokens.size(); i += slowness) {
        const Token& token = tokens[i];
        const std::string before = text.substr(0, token.begin);
        const std::string itself = text.substr(token.begin, token.length);
        const std::string after = text.substr(token.end());
        tried.look(before + after);
        tried.look(before + itself + " " + itself + after);
        if (i + 2 >= tokens.size()) continue;
        const Token& next = tokens[i + 1];
        const std::string between = text.substr(token.end(), next.begin - token.end());
        const std::string other = text.substr(next.begin, next.length);
        tried.look(before + other + between + itself + text.substr(next.end()));
    }
}

} // namespace

TEST_CASE("a file cut at every byte still gives a tree", "[syntax][mutation]") {
    for (const std::string& path : corpus_files()) {
        INFO(path);
        Tried tried;
        cut_everywhere(read_all(path), tried);
        CHECK(tried.problems == std::vector<std::string>{});
    }
}

TEST_CASE("a file with any token deleted, doubled or swapped still gives a tree", "[syntax][mutation]") {
    for (const std::string& path : corpus_files()) {
        INFO(path);
        Tried tried;
        damage_tokens(read_all(path), tried);
        CHECK(tried.problems == std::vector<std::string>{});
    }
}
