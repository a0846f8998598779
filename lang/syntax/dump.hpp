#pragma once
// Tokens and tree as text and as JSON, for people who look at what the front end made of a file.

#include <string>

#include <boost/json/value.hpp>

#include "lang/syntax/tree.hpp"

namespace cantrip {

// One token a line: "3:5 ident `worker`".
[[nodiscard]] std::string dump_tokens(const Sources& sources, const Tokens& tokens);
// One node a line, indented by depth, leaves with their text: "name `worker`". Places are left out, so that a
// dump stays the same when a comment is added above.
[[nodiscard]] std::string dump_tree(const Tree& tree);

// [{kind, text, line, column, begin, end}]
[[nodiscard]] boost::json::value tokens_to_json(const Sources& sources, const Tokens& tokens);
// {kind, begin, end, text | children}
[[nodiscard]] boost::json::value tree_to_json(const Tree& tree);

// The name of a kind of token as tokens.def writes it: "kw_when".
[[nodiscard]] std::string_view to_string(TokenKind kind);

// Whether the tree is one: sizes add up, children lie inside their parents and in order, and every token but
// line ends and brackets' neighbours belongs to the root. Empty when all is well, else what is not.
[[nodiscard]] std::string tree_problem(const Tree& tree);

} // namespace cantrip
