#include "lang/diagnostics/render_ci.hpp"

#include <map>
#include <vector>

#include <fmt/format.h>

#include "lang/diagnostics/excerpt.hpp"
#include "lang/support/markup.hpp"

namespace cantrip {
namespace {

// visible(): XML has no way to write most control characters.
std::string xml(std::string_view text) { return markup_escaped(visible(text)); }

// Properties end at a comma or colon, messages at the line; the percent sign escapes.
std::string github_escape(std::string_view text, bool property) {
    std::string out;
    for (const char c : text) {
        const bool escape = c == '%' || c == '\r' || c == '\n' || (property && (c == ':' || c == ','));
        if (escape)
            out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
        else
            out += c;
    }
    // A log is read in a terminal as often as not.
    return visible(out);
}

std::string_view github_level(Severity severity) {
    return severity == Severity::note ? "notice" : to_string(severity);
}

} // namespace

std::string render_junit(const Sources& sources, const Diagnostics& diagnostics) {
    std::map<FileId, std::vector<const Diagnostic*>> by_file;
    for (const Diagnostic& diagnostic : diagnostics.all()) by_file[diagnostic.at.file].push_back(&diagnostic);

    const std::size_t total = diagnostics.all().size();
    std::string out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    out += fmt::format("<testsuites name=\"cantrip\" tests=\"{0}\" failures=\"{0}\">\n", total);
    for (const auto& [file, list] : by_file) {
        const std::string path = xml(sources.at(file).path);
        out += fmt::format("  <testsuite name=\"{0}\" tests=\"{1}\" failures=\"{1}\">\n", path, list.size());
        for (const Diagnostic* diagnostic : list) {
            const CodeInfo& code = info(diagnostic->code);
            const Position at = sources.position(file, diagnostic->at.begin);
            out += fmt::format("    <testcase name=\"{} {} {}:{}\" classname=\"{}\">\n", code.text, code.name,
                               at.line, at.column, path);
            out += fmt::format("      <failure type=\"{0}\" message=\"{1}\">{2}:{3}:{4}: {1}</failure>\n",
                               to_string(diagnostic->severity), xml(diagnostic->message), path, at.line,
                               at.column);
            out += "    </testcase>\n";
        }
        out += "  </testsuite>\n";
    }
    return out + "</testsuites>\n";
}

std::string render_github(const Sources& sources, const Diagnostics& diagnostics) {
    std::string out;
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        const CodeInfo& code = info(diagnostic.code);
        const Position begin = sources.position(diagnostic.at.file, diagnostic.at.begin);
        const Position end = sources.position(diagnostic.at.file, diagnostic.at.end);
        out +=
            fmt::format("::{} file={},line={},col={},endLine={},endColumn={},title={} {}::{}\n",
                        github_level(diagnostic.severity),
                        github_escape(sources.at(diagnostic.at.file).path, true), begin.line, begin.column,
                        end.line, end.column, code.text, code.name, github_escape(diagnostic.message, false));
    }
    return out;
}

} // namespace cantrip
