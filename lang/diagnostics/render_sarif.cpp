#include "lang/diagnostics/render_sarif.hpp"

#include <algorithm>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/diagnostics/pages.hpp"
#include "lang/support/pretty_json.hpp"

namespace cantrip {
namespace {

namespace json = boost::json;

json::object text_object(std::string_view text) { return {{"text", json_text(text)}}; }

// A path as a URI reference: relative ones stay relative to where the command ran.
std::string to_uri(const std::string& path) {
    std::string out = path.starts_with('/') ? "file://" : "";
    constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
    for (const char c : path) {
        if (plain.find(c) != std::string_view::npos)
            out += c;
        else
            out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return out;
}

json::object artifact(const Sources& sources, FileId file) {
    return {{"uri", to_uri(sources.at(file).path)}};
}

json::object region(const Sources& sources, Span at) {
    const Position begin = sources.position(at.file, at.begin);
    const Position end = sources.position(at.file, at.end);
    return {{"startLine", begin.line},
            {"startColumn", begin.column},
            {"endLine", end.line},
            {"endColumn", end.column}};
}

json::object location(const Sources& sources, Span at) {
    return {{"physicalLocation", json::object{{"artifactLocation", artifact(sources, at.file)},
                                              {"region", region(sources, at)}}}};
}

// Replacements grouped by file, as the format wants them.
json::array artifact_changes(const Sources& sources, const Fix& fix) {
    std::vector<FileId> files;
    for (const Edit& edit : fix.edits) {
        if (std::find(files.begin(), files.end(), edit.at.file) == files.end()) files.push_back(edit.at.file);
    }
    json::array changes;
    for (const FileId file : files) {
        json::array replacements;
        for (const Edit& edit : fix.edits) {
            if (edit.at.file != file) continue;
            replacements.push_back(json::object{{"deletedRegion", region(sources, edit.at)},
                                                {"insertedContent", text_object(edit.text)}});
        }
        changes.push_back(json::object{{"artifactLocation", artifact(sources, file)},
                                       {"replacements", std::move(replacements)}});
    }
    return changes;
}

// SARIF has one text for a result, so notes and help go behind the message.
std::string whole_message(const Diagnostic& diagnostic) {
    std::string out = diagnostic.message;
    for (const std::string& note : diagnostic.notes) out += "\nnote: " + note;
    if (!diagnostic.help.empty()) out += "\nhelp: " + diagnostic.help;
    return out;
}

json::object result(const Sources& sources, const Diagnostic& diagnostic, std::size_t rule_index) {
    json::object out{{"ruleId", info(diagnostic.code).text},
                     {"ruleIndex", rule_index},
                     {"level", to_string(diagnostic.severity)},
                     {"message", text_object(whole_message(diagnostic))},
                     {"locations", json::array{location(sources, diagnostic.at)}}};
    if (!diagnostic.labels.empty()) {
        json::array related;
        for (const Label& label : diagnostic.labels) {
            json::object place = location(sources, label.at);
            place["message"] = text_object(label.text);
            related.push_back(std::move(place));
        }
        out["relatedLocations"] = std::move(related);
    }
    if (diagnostic.fix && !diagnostic.fix->edits.empty()) {
        out["fixes"] =
            json::array{json::object{{"description", text_object(diagnostic.fix->title)},
                                     {"artifactChanges", artifact_changes(sources, *diagnostic.fix)}}};
    }
    return out;
}

json::object rule(const CodeInfo& code) {
    return {{"id", code.text},
            {"name", code.name},
            {"shortDescription", text_object(code.summary)},
            {"help", json::object{{"text", json_text(page(code))}, {"markdown", json_text(page(code))}}},
            {"defaultConfiguration", json::object{{"level", to_string(code.severity)}}},
            {"properties", json::object{{"category", code.category}}}};
}

} // namespace

std::string render_sarif(const Sources& sources, const Diagnostics& diagnostics, std::string_view version) {
    std::vector<Code> used;
    for (const Diagnostic& diagnostic : diagnostics.all()) used.push_back(diagnostic.code);
    std::sort(used.begin(), used.end());
    used.erase(std::unique(used.begin(), used.end()), used.end());

    json::array rules;
    for (const Code code : used) rules.push_back(rule(info(code)));
    json::array results;
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        const auto at = std::lower_bound(used.begin(), used.end(), diagnostic.code);
        results.push_back(result(sources, diagnostic, static_cast<std::size_t>(at - used.begin())));
    }
    json::object driver{{"name", "cantrip"}, {"version", version}, {"rules", std::move(rules)}};
    json::object run{{"tool", json::object{{"driver", std::move(driver)}}},
                     {"columnKind", "unicodeCodePoints"},
                     {"results", std::move(results)}};
    return pretty_json(json::object{
        {"$schema",
         "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"},
        {"version", "2.1.0"},
        {"runs", json::array{std::move(run)}}});
}

} // namespace cantrip
