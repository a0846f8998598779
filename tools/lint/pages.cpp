#include "tools/lint/pages.hpp"

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/diagnostics/pages.hpp"
#include "lang/support/pretty_json.hpp"

namespace cantrip::lint {

std::string rule_page(const Rule& rule) { return std::string(page(rule.info)); }

boost::json::object rule_to_json(const Rule& rule) {
    return {{"code", rule.info.text},         {"name", rule.info.name},
            {"category", rule.info.category}, {"severity", cantrip::to_string(rule.info.severity)},
            {"fix", to_string(rule.fix)},     {"on", rule.on},
            {"summary", rule.info.summary},   {"page", json_text(rule_page(rule))}};
}

std::string all_rules_text(std::string_view format) {
    if (format == "json") {
        boost::json::array list;
        for (const Rule& rule : all_rules()) list.push_back(rule_to_json(rule));
        return pretty_json(list);
    }
    std::string out;
    for (const Rule& rule : all_rules())
        out += fmt::format("{}  {:<8} {:<12} {:<7} {:<28} {}{}\n", rule.info.text,
                           cantrip::to_string(rule.info.severity), rule.info.category,
                           rule.fix == Fixes::none ? "" : to_string(rule.fix), rule.info.name,
                           rule.info.summary, rule.on ? "" : " (off)");
    return out;
}

Result<std::string, ConfigError> explanation(const std::string& word, std::string_view format) {
    if (word == "--all" || word == "all") return all_rules_text(format);
    if (const Rule* rule = find_rule(word))
        return format == "json" ? pretty_json(rule_to_json(*rule)) : rule_page(*rule);
    std::vector<std::string_view> known;
    for (const Rule& one : all_rules()) known.insert(known.end(), {one.info.text, one.info.name});
    const std::string near = suggestion(word, known);
    return Failure{ConfigError{fmt::format("there is no rule `{}`", word),
                               near.empty() ? "`cantrip lint --explain --all` lists the rules" : near}};
}

} // namespace cantrip::lint
