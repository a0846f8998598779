// Bytes to tokens.

#include <catch2/catch.hpp>

#include "tests/lang/syntax/parsed.hpp"

using namespace cantrip;
using namespace cantrip::testing;

TEST_CASE("words are names, reserved or contextual", "[syntax]") {
    CHECK(kinds_of("worker when kind kw_a _x a1") == "ident kw_when kw_kind ident ident ident");
    CHECK(kinds_of("X Y Z") == "variable variable ident");
    CHECK(Parsed("kind Xylophone").codes() == std::vector<std::string>{"C0010"});
    CHECK(is_name(TokenKind::kw_kind));
    CHECK_FALSE(is_name(TokenKind::kw_when));
    CHECK(is_reserved(TokenKind::kw_when));
    CHECK_FALSE(is_reserved(TokenKind::kw_kind));
}

TEST_CASE("every keyword is found by its spelling", "[syntax]") {
    for (auto i = static_cast<unsigned>(TokenKind::kw_a); i < static_cast<unsigned>(TokenKind::count_); ++i) {
        const auto kind = static_cast<TokenKind>(i);
        if (kind == TokenKind::ident) continue;
        CHECK(keyword(spelling(kind)) == kind);
    }
    CHECK(keyword("whenn") == TokenKind::ident);
}

TEST_CASE("symbols take the longest match", "[syntax]") {
    CHECK(kinds_of("{}(),:->+-=..<=>=<>.") == "left_brace right_brace left_paren right_paren comma colon "
                                              "arrow plus minus equals dot_dot less_equal "
                                              "greater_equal less greater dot");
    CHECK(kinds_of("1..6") == "number dot_dot number");
    CHECK(kinds_of("- >") == "minus greater");
}

TEST_CASE("references are words joined by slashes", "[syntax]") {
    CHECK(kinds_of("market/wind-saloon") == "reference");
    CHECK(kinds_of("turn-action/reveal-dilemma, a/b/c-1") == "reference comma reference");
    CHECK(kinds_of("a - b") == "kw_a minus ident");
    CHECK(kinds_of("x // y/z") == "ident");
}

TEST_CASE("texts end on their line and may hold escapes", "[syntax]") {
    CHECK(kinds_of("\"a\" \"\\\"\" \"\\\\\" \"Žluť\"") == "string string string string");
    CHECK(kinds_of("\"open\nx") == "string new_line ident");
    CHECK(Parsed("kind card \"a\\\"\n").codes() == std::vector<std::string>{"C0009"});
    CHECK(Parsed("kind card \"\\\\\"\n").codes().empty());
    CHECK(Parsed("kind card \"").codes() == std::vector<std::string>{"C0009"});
}

TEST_CASE("numbers stay below ten digits", "[syntax]") {
    CHECK(Parsed("define x = 999999999").codes().empty());
    CHECK(Parsed("define x = 0000000000001").codes().empty());
    CHECK(Parsed("define x = 1000000000").told() == std::vector<std::string>{"C0011 1:12"});
    CHECK(Parsed("define x = 1a").told() == std::vector<std::string>{"C0010 1:12"});
}

TEST_CASE("tokens cover the text but for spaces and comments", "[syntax]") {
    const Parsed parsed("kind card \"Card\" { // why\r\n  points number = 0\r\n}\r\n");
    std::string rest(parsed.tree.tokens().text);
    for (const Token& token : parsed.tree.tokens().list)
        if (token.kind() != TokenKind::new_line) rest.replace(token.begin, token.length, token.length, ' ');
    CHECK(rest.find_first_not_of(" \r\n") == rest.find("// why"));
}
