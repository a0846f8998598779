#include "lang/diagnostics/render_json.hpp"

#include <boost/json/object.hpp>

#include "lang/support/pretty_json.hpp"

namespace cantrip {
namespace {

namespace json = boost::json;

// file, line, column, end_line, end_column; the end is one past the last character.
void add_place(json::object& object, const Sources& sources, Span at) {
    const Position begin = sources.position(at.file, at.begin);
    const Position end = sources.position(at.file, at.end);
    object["file"] = json_text(sources.at(at.file).path);
    object["line"] = begin.line;
    object["column"] = begin.column;
    object["end_line"] = end.line;
    object["end_column"] = end.column;
}

json::value fix_to_json(const Sources& sources, const std::optional<Fix>& fix) {
    if (!fix) return nullptr;
    json::array edits;
    for (const Edit& edit : fix->edits) {
        json::object object;
        add_place(object, sources, edit.at);
        object["text"] = json_text(edit.text);
        edits.push_back(std::move(object));
    }
    return json::object{{"title", json_text(fix->title)}, {"edits", std::move(edits)}, {"safe", fix->safe}};
}

json::object diagnostic_to_json(const Sources& sources, const Diagnostic& diagnostic) {
    const CodeInfo& code = info(diagnostic.code);
    json::object object;
    object["code"] = code.text;
    object["name"] = code.name;
    object["severity"] = to_string(diagnostic.severity);
    object["message"] = json_text(diagnostic.message);
    add_place(object, sources, diagnostic.at);
    json::array labels;
    for (const Label& label : diagnostic.labels) {
        json::object place;
        add_place(place, sources, label.at);
        place["text"] = json_text(label.text);
        labels.push_back(std::move(place));
    }
    object["labels"] = std::move(labels);
    json::array notes;
    for (const std::string& note : diagnostic.notes) notes.push_back(json_text(note));
    object["notes"] = std::move(notes);
    object["help"] = diagnostic.help.empty() ? json::value(nullptr) : json::value(json_text(diagnostic.help));
    object["fix"] = fix_to_json(sources, diagnostic.fix);
    return object;
}

} // namespace

json::array diagnostics_to_json(const Sources& sources, const Diagnostics& diagnostics) {
    json::array list;
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        list.push_back(diagnostic_to_json(sources, diagnostic));
    }
    return list;
}

std::string render_json(const Sources& sources, const Diagnostics& diagnostics) {
    return pretty_json(json::object{{"diagnostics", diagnostics_to_json(sources, diagnostics)}});
}

} // namespace cantrip
