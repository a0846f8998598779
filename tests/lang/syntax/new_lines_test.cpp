// Which line breaks count. The rules are in the head of docs/reference/grammar.ebnf.

#include <catch2/catch.hpp>

#include "tests/lang/syntax/parsed.hpp"

using namespace cantrip::testing;

namespace {

bool counts(const std::string& text) { return kinds_of(text).find("new_line") != std::string::npos; }

} // namespace

TEST_CASE("a line break between two sentences counts", "[syntax]") {
    CHECK(kinds_of("x\ny") == "ident new_line ident");
    CHECK(kinds_of("x;y") == "ident new_line ident");
    CHECK(kinds_of("x\r\ny") == "ident new_line ident");
    CHECK(kinds_of("x\n\n\n// c\n\ny\n\n") == "ident new_line ident");
    CHECK(kinds_of("x;\ny") == "ident new_line ident");
    CHECK(kinds_of("\n\nx\n") == "ident");
}

TEST_CASE("a line break after a word that goes on does not count", "[syntax]") {
    for (const char* word : {"{", "(", ",", ":", "->", "+", "=", "or", "and"}) {
        INFO(word);
        CHECK_FALSE(counts(std::string("x ") + word + "\ny"));
        CHECK_FALSE(counts(std::string("x ") + word + " // c\r\n\n  y"));
    }
    for (const char* word : {"-", "<", "of", "not", "else", "with", "\"t\"", "1", "X", "}", ")"}) {
        INFO(word);
        CHECK(counts(std::string("x ") + word + "\ny"));
    }
}

TEST_CASE("a line break before a word that goes on does not count", "[syntax]") {
    for (const char* word : {"}", ")", "->", "+", "or", "and", "else", "then", "where", "by", "while",
                             "during", "due", "once", "first", "beyond", "until", "despite"}) {
        INFO(word);
        CHECK_FALSE(counts(std::string("x\n") + word + " y"));
    }
    for (const char* word : {"{", "(", ",", ":", "-", "=", "if", "exclusive", "for", "with"}) {
        INFO(word);
        CHECK(counts(std::string("x\n") + word + " y"));
    }
}

TEST_CASE("a line break before `if` and `exclusive` does not count in an open head", "[syntax]") {
    for (const char* word : {"if", "exclusive"}) {
        INFO(word);
        CHECK_FALSE(counts(std::string("when x\n") + word + " y"));
        CHECK_FALSE(counts(std::string("action x \"X\"\n") + word + " y"));
        CHECK(counts(std::string("when x: z\n") + word + " y"));
        CHECK(counts(std::string("action x\n") + word + " y"));
    }
}

TEST_CASE("no line break counts in parentheses, but in a block inside them", "[syntax]") {
    CHECK_FALSE(counts("x (\n1\n-\n2\n)"));
    CHECK(counts("x (match y {\n1: 2\n3: 4 })"));
    CHECK_FALSE(counts("(x {\n1\n}\n)"));
}

TEST_CASE("a semicolon always counts", "[syntax]") {
    CHECK(kinds_of("x, ; y") == "ident comma new_line ident");
    CHECK(kinds_of("{ ; }") == "left_brace new_line right_brace");
}
