#pragma once
// One function for each request about a card file.

#include "tools/lsp/request.hpp"

namespace cantrip::lsp {

// answers_diagnostics.cpp
[[nodiscard]] boost::json::array diagnostics_of(const Request& request);
[[nodiscard]] boost::json::value code_actions(const Request& request);

// answers_outline.cpp
[[nodiscard]] boost::json::value document_symbols(const Request& request);
[[nodiscard]] boost::json::value folding_ranges(const Request& request);
[[nodiscard]] boost::json::value formatting(const Request& request);
[[nodiscard]] boost::json::value semantic_tokens(const Request& request);
// The names of the types that semantic_tokens numbers.
[[nodiscard]] boost::json::array token_types();

// answers_names.cpp
[[nodiscard]] boost::json::value hover(const Request& request);
[[nodiscard]] boost::json::value definition(const Request& request);
[[nodiscard]] boost::json::value references(const Request& request);
[[nodiscard]] boost::json::value completion(const Request& request);
[[nodiscard]] boost::json::value inlay_hints(const Request& request);

} // namespace cantrip::lsp
