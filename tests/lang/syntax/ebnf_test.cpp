// docs/reference/grammar.ebnf tells the truth: its rules are rules of the grammar, its words are tokens.

#include <map>
#include <regex>
#include <set>

#include <catch2/catch.hpp>

#include "lang/syntax/dump.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

std::string read_source(const std::string& path) {
    return read_all(std::string(CANTRIP_SOURCE_DIR) + "/" + path);
}

// The rules without comments.
std::string ebnf() {
    return std::regex_replace(read_source("docs/reference/grammar.ebnf"), std::regex(R"(\(\*[^]*?\*\))"), "");
}

std::set<std::string> found(const std::string& text, const std::string& pattern) {
    std::set<std::string> out;
    const std::regex expression(pattern);
    for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at)
        out.insert((*at)[1]);
    return out;
}

// Words of C++ and of PEGTL that a rule cannot be called, and rules that the EBNF writes as one.
const std::map<std::string, std::string> synonyms{
    {"if", "if_effect"},         {"match", "match_effect"}, {"at", "at_rule"},
    {"seq", "seq_steps"},        {"assign", "assign_rule"}, {"case", "case_rule"},
    {"expect", "expect_step"},   {"label", "label_leaf"},   {"name", "translation"},
    {"default", "default_line"}, {"type", "type_list"},     {"value", "req_sum"},
};

} // namespace

TEST_CASE("every rule of the EBNF is a rule or node of the grammar", "[syntax][docs]") {
    const std::set<std::string> structs = found(read_source("lang/syntax/grammar.hpp"), R"(struct (\w+))");
    std::set<std::string> nodes;
    for (unsigned i = 0; i < static_cast<unsigned>(NodeKind::count_); ++i)
        nodes.emplace(to_string(static_cast<NodeKind>(i)));
    const std::set<std::string> rules = found("\n" + ebnf(), R"(\n(\w+)\s+=)");
    CHECK(rules.size() > 100);
    for (const std::string& rule : rules) {
        INFO(rule);
        const auto other = synonyms.find(rule);
        CHECK((structs.contains(other == synonyms.end() ? rule : other->second) || nodes.contains(rule)));
    }
    for (const auto& [rule, name] : synonyms) {
        INFO(rule);
        CHECK(rules.contains(rule));
        CHECK(structs.contains(name));
    }
}

TEST_CASE("every word that the EBNF uses is defined in it", "[syntax][docs]") {
    const std::string text = ebnf();
    std::set<std::string> rules = found("\n" + text, R"(\n(\w+)\s+=)");
    rules.insert({"lines", "x", "NAME", "NUMBER", "STRING", "REF", "VAR", "NL"});
    const std::string unquoted = std::regex_replace(text, std::regex("\"[^\"]*\""), " ");
    for (const std::string& word : found(unquoted, R"((\w+))")) {
        INFO(word);
        CHECK(rules.contains(word));
    }
}

TEST_CASE("every token that the EBNF spells exists, and every word of the language is in it",
          "[syntax][docs]") {
    // The head of the file defines lines(x) with its braces.
    std::set<std::string> spelled = found(ebnf(), "\"([^\"]+)\"");
    spelled.insert({"{", "}"});
    std::set<std::string> known;
    for (unsigned i = 0; i < static_cast<unsigned>(TokenKind::count_); ++i)
        known.emplace(spelling(static_cast<TokenKind>(i)));
    for (const std::string& word : spelled) {
        INFO(word);
        CHECK(known.contains(word));
    }
    for (auto i = static_cast<unsigned>(TokenKind::left_brace); i < static_cast<unsigned>(TokenKind::count_);
         ++i) {
        const auto kind = static_cast<TokenKind>(i);
        // A dot is a token only so that `tunnel.resource` gets a good message.
        if (kind == TokenKind::ident || kind == TokenKind::dot) continue;
        INFO(spelling(kind));
        CHECK(spelled.contains(std::string(spelling(kind))));
    }
}
