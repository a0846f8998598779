// XLIFF 2.1. `unit id` must be a name token, so the slashes of our ids become colons; `name` has the id
// itself.

#include "tools/l10n/formats/document.hpp"
#include "tools/l10n/formats/exchange.hpp"

namespace cantrip::l10n {
namespace {

std::string as_name_token(std::string id) {
    for (char& c : id)
        if (c == '/') c = ':';
    return id;
}

void add_note(pugi::xml_node notes, const char* category, const std::string& text) {
    if (!text.empty()) add_element(notes, "note", {{"category", category}}, text);
}

void add_unit(pugi::xml_node file, const Outgoing& unit) {
    const pugi::xml_node node =
        add_element(file, "unit", {{"id", as_name_token(unit.id)}, {"name", unit.id}});
    const pugi::xml_node notes = add_element(node, "notes", {});
    add_note(notes, "card", unit.card);
    add_note(notes, "effect", unit.effect);
    add_note(notes, "gloss", unit.gloss);
    add_note(notes, "before", unit.before);
    add_note(notes, "previous-source", unit.previous_source);
    add_note(notes, "generated", unit.generated);
    add_note(notes, "reason",
             std::string(unit.draft ? "a draft that is not printed yet" : reason_of(unit.state)));
    add_note(notes, "sem", unit.sem);
    for (const std::string& comment : unit.comments) add_note(notes, "translator", comment);
    const pugi::xml_node segment = add_element(node, "segment",
                                               {{"state", unit.target.empty() ? "initial"
                                                          : unit.open         ? "translated"
                                                                              : "final"},
                                                {"subState", "cantrip:" + std::string(name_of(unit.state))}});
    add_element(segment, "source", {}, unit.source);
    if (!unit.target.empty()) add_element(segment, "target", {}, unit.target);
}

Result<Incoming, FileError> read_unit(const std::string& path, std::string_view text,
                                      const pugi::xml_node& node) {
    Incoming in;
    in.line = line_of(text, node);
    in.id = node.attribute("name").value();
    if (in.id.empty())
        return Failure{
            FileError{path, in.line, "a `unit` without a `name`: it does not say which ability it is"}};
    for (const pugi::xml_node& note : node.child("notes").children("note")) {
        const std::string category = note.attribute("category").value();
        const std::string said = inner_text(note);
        if (category == "sem") in.sem = said;
        // Whatever a tool or a person added is kept.
        static const std::set<std::string> ours{"card",      "effect", "gloss", "before", "previous-source",
                                                "generated", "reason", "sem"};
        if (!ours.contains(category)) in.comments.push_back(said);
    }
    bool first = true;
    for (const pugi::xml_node& segment : node.children("segment")) {
        const std::string state = segment.attribute("state").value();
        if (state != "final" && state != "reviewed") in.open = true;
        if (!first) in.text += ' ';
        in.text += inner_text(segment.child("target"));
        first = false;
    }
    return in;
}

} // namespace

std::string to_xliff(const Sheet& sheet) {
    pugi::xml_document document;
    const pugi::xml_node root = begin_xml(document, "xliff",
                                          {{"xmlns", "urn:oasis:names:tc:xliff:document:2.0"},
                                           {"version", "2.1"},
                                           {"srcLang", "en"},
                                           {"trgLang", sheet.tag}});
    const pugi::xml_node file = add_element(root, "file", {{"id", sheet.package}});
    for (const Outgoing& unit : sheet.units) add_unit(file, unit);
    return write_xml(document);
}

Result<Arrival, FileError> from_xliff(const std::string& path, std::string_view text) {
    const auto document = read_xml(path, text, "xliff");
    if (!document) return Failure{document.error()};
    const pugi::xml_node root = document.value()->document_element();
    const std::string version = root.attribute("version").value();
    if (!version.starts_with("2."))
        return Failure{
            FileError{path, line_of(text, root), "this is XLIFF " + version + "; only XLIFF 2 is read"}};
    Arrival arrival;
    arrival.language = root.attribute("trgLang").value();
    for (const pugi::xml_node& file : root.children("file")) {
        for (const pugi::xml_node& unit : file.children("unit")) {
            auto in = read_unit(path, text, unit);
            if (!in) return Failure{in.error()};
            arrival.units.push_back(std::move(in.value()));
        }
    }
    if (arrival.units.empty())
        return Failure{FileError{path, line_of(text, root), "there is no `unit` in this file"}};
    return arrival;
}

} // namespace cantrip::l10n
