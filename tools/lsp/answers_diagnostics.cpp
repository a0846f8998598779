#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/lsp/answers.hpp"
#include "tools/lsp/fields.hpp"

namespace cantrip::lsp {
namespace {

namespace json = boost::json;

int number_of(Severity severity) {
    switch (severity) {
    case Severity::error: return 1;
    case Severity::warning: return 2;
    case Severity::note: return 3;
    }
    return 3;
}

std::string message_of(const Diagnostic& told) {
    std::string message = told.message;
    for (const std::string& note : told.notes) message += "\n" + note;
    if (!told.help.empty()) message += "\nhelp: " + told.help;
    return message;
}

json::object to_json(const Request& request, const Diagnostic& told) {
    json::array related;
    for (const Label& label : told.labels)
        related.push_back(
            json::object{{"location", request.location(label.at)}, {"message", json_text(label.text)}});
    json::object out{{"range", request.positions.range(told.at)},
                     {"severity", number_of(told.severity)},
                     {"code", told.code.row().text},
                     {"source", "cantrip"},
                     {"message", json_text(message_of(told))}};
    if (!related.empty()) out["relatedInformation"] = std::move(related);
    return out;
}

bool touches(Span span, std::uint32_t begin, std::uint32_t end) {
    return span.begin <= end && begin <= span.end;
}

// The edits of a fix, file by file.
json::object workspace_edit(const Request& request, const Fix& fix) {
    json::object changes;
    for (const Edit& edit : fix.edits) {
        const json::object place = request.location(edit.at);
        json::value& list = changes[place.at("uri").as_string()];
        if (!list.is_array()) list = json::array();
        list.as_array().push_back(
            json::object{{"range", place.at("range")}, {"newText", json_text(edit.text)}});
    }
    return {{"changes", std::move(changes)}};
}

} // namespace

json::array diagnostics_of(const Request& request) {
    json::array out;
    for (const Diagnostic& told : request.checked.programs->diagnostics.all())
        if (told.at.file == request.file) out.push_back(to_json(request, told));
    return out;
}

json::value code_actions(const Request& request) {
    const json::object& range = object_in(request.params, "range");
    const std::uint32_t begin = request.positions.offset(json::value(object_in(range, "start")));
    const std::uint32_t end = request.positions.offset(json::value(object_in(range, "end")));
    json::array out;
    for (const Diagnostic& told : request.checked.programs->diagnostics.all()) {
        if (told.at.file != request.file || !told.fix || !touches(told.at, begin, end)) continue;
        out.push_back(json::object{{"title", json_text(told.fix->title)},
                                   {"kind", "quickfix"},
                                   {"diagnostics", json::array{to_json(request, told)}},
                                   {"isPreferred", told.fix->safe},
                                   {"edit", workspace_edit(request, *told.fix)}});
    }
    return out;
}

} // namespace cantrip::lsp
