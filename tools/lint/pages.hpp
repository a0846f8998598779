#pragma once
// Rules as pages and as a list: for `lint --explain` and `explain`.

#include <string>

#include <boost/json/object.hpp>

#include "tools/lint/config.hpp"
#include "tools/lint/rule.hpp"

namespace cantrip::lint {

// code, name, category, severity, fix, summary, page.
[[nodiscard]] boost::json::object rule_to_json(const Rule& rule);
[[nodiscard]] std::string rule_page(const Rule& rule);
// One line for each rule, or a JSON list.
[[nodiscard]] std::string all_rules_text(std::string_view format);
// The page of one rule by its code or name, or `all`. A failure suggests what may have been meant.
[[nodiscard]] Result<std::string, ConfigError> explanation(const std::string& word, std::string_view format);

} // namespace cantrip::lint
