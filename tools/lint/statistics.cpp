#include "tools/lint/statistics.hpp"

#include <algorithm>
#include <map>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/lint/rule.hpp"

namespace cantrip::lint {

std::string statistics(const Diagnostics& findings, std::string_view format) {
    std::map<Code, std::size_t> counts;
    for (const Diagnostic& told : findings.all()) ++counts[told.code];
    std::vector<std::pair<Code, std::size_t>> rows(counts.begin(), counts.end());
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    if (format == "json") {
        boost::json::array list;
        for (const auto& [code, count] : rows)
            list.push_back(
                boost::json::object{{"code", info(code).text}, {"name", info(code).name}, {"count", count}});
        return pretty_json(boost::json::object{{"statistics", std::move(list)}});
    }
    std::string out;
    for (const auto& [code, count] : rows)
        out += fmt::format("{:>6}  {}  {}\n", count, info(code).text, info(code).name);
    return out;
}

} // namespace cantrip::lint
