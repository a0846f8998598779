#include "tools/lint/baseline.hpp"

#include <map>
#include <tuple>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/source/read_file.hpp"
#include "lang/support/pretty_json.hpp"

namespace cantrip::lint {
namespace {

namespace json = boost::json;

using Key = std::tuple<std::string, std::string, std::string>; // file, code, line

Key key_of(const Sources& sources, const Diagnostic& told) {
    const Source& source = sources.at(told.at.file);
    std::string_view line =
        sources.lines(told.at.file).line(source.text, sources.position(told.at.file, told.at.begin).line);
    const std::size_t begin = line.find_first_not_of(" \t");
    const std::size_t end = line.find_last_not_of(" \t\r");
    line = begin == std::string_view::npos ? std::string_view{} : line.substr(begin, end - begin + 1);
    return {source.path, std::string(info(told.code).text), std::string(line)};
}

} // namespace

std::string write_baseline(const Sources& sources, const Diagnostics& findings) {
    std::map<Key, std::size_t> counts;
    for (const Diagnostic& told : findings.all()) ++counts[key_of(sources, told)];
    json::array list;
    for (const auto& [key, count] : counts) {
        const auto& [file, code, line] = key;
        list.push_back(json::object{
            {"file", json_text(file)}, {"code", code}, {"line", json_text(line)}, {"count", count}});
    }
    return pretty_json(json::object{{"version", 1}, {"findings", std::move(list)}});
}

Result<Diagnostics, std::string> without_baseline(const Sources& sources, const Diagnostics& findings,
                                                  std::string_view baseline, std::size_t& known) {
    std::map<Key, std::int64_t> counts;
    boost::system::error_code failed;
    const json::value root = json::parse(baseline, failed);
    if (failed) return Failure{std::string("it is no JSON: ") + failed.message()};
    try {
        if (root.at("version").as_int64() != 1) return Failure{std::string("its version is unknown")};
        for (const json::value& row : root.at("findings").as_array()) {
            const auto text = [&](const char* name) { return std::string(row.at(name).as_string()); };
            counts[{text("file"), text("code"), text("line")}] = row.at("count").as_int64();
        }
    } catch (const std::exception&) {
        return Failure{std::string("it was not written by `--write-baseline`")};
    }
    Diagnostics out;
    for (const Diagnostic& told : findings.all()) {
        const auto at = counts.find(key_of(sources, told));
        if (at != counts.end() && at->second > 0) {
            --at->second;
            ++known;
            continue;
        }
        out.add(told.code, told.at, {}) = told;
    }
    return out;
}

Result<Diagnostics, ConfigError> without_baseline_file(const Sources& sources, const Diagnostics& findings,
                                                       const std::string& path, std::size_t& known) {
    const char* help = "`--write-baseline FILE` makes one";
    const auto source = read_file(path);
    if (!source) return Failure{ConfigError{source.error().message, help}};
    auto fresh = without_baseline(sources, findings, source.value().text, known);
    if (!fresh)
        return Failure{ConfigError{fmt::format("`{}` is no baseline: {}", path, fresh.error()), help}};
    return std::move(fresh).value();
}

} // namespace cantrip::lint
