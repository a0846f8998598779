#pragma once
// Rules as pages and as a list: for `lint --explain` and `explain`.

#include <string>

#include <boost/json/object.hpp>

#include "tools/lint/rule.hpp"

namespace cantrip::lint {

// code, name, category, severity, fix, summary, page.
[[nodiscard]] boost::json::object rule_to_json(const Rule& rule);
[[nodiscard]] std::string rule_page(const Rule& rule);
// One line for each rule, or a JSON list.
[[nodiscard]] std::string all_rules_text(std::string_view format);

} // namespace cantrip::lint
