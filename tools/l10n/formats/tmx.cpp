// TMX 1.4: the texts as a translation memory. Only finished texts go into a memory.

#include "tools/l10n/formats/document.hpp"
#include "tools/l10n/formats/exchange.hpp"

namespace cantrip::l10n {
namespace {

void add_variant(pugi::xml_node unit, const std::string& language, const std::string& text) {
    add_element(add_element(unit, "tuv", {{"xml:lang", language}}), "seg", {}, text);
}

bool same_language(std::string_view a, std::string_view b) {
    return a == b || a.substr(0, a.find_first_of("-_")) == b;
}

} // namespace

std::string to_tmx(const Sheet& sheet) {
    pugi::xml_document document;
    const pugi::xml_node root = begin_xml(document, "tmx", {{"version", "1.4"}});
    add_element(root, "header",
                {{"creationtool", "cantrip"},
                 {"creationtoolversion", "1"},
                 {"segtype", "paragraph"},
                 {"o-tmf", "cantrip"},
                 {"adminlang", "en"},
                 {"srclang", "en"},
                 {"datatype", "plaintext"}});
    const pugi::xml_node body = add_element(root, "body", {});
    for (const Outgoing& unit : sheet.units) {
        if (unit.target.empty()) continue;
        const pugi::xml_node node = add_element(body, "tu", {{"tuid", unit.id}});
        add_element(node, "prop", {{"type", "sem"}}, unit.sem);
        add_element(node, "prop", {{"type", "state"}}, std::string(name_of(unit.state)));
        add_element(node, "prop", {{"type", "done"}}, unit.open ? "no" : "yes");
        // In English the text is its own source.
        if (sheet.tag != "en") add_variant(node, "en", unit.source);
        add_variant(node, sheet.tag, unit.target);
    }
    return write_xml(document);
}

Result<Arrival, FileError> from_tmx(const std::string& path, std::string_view text, const std::string& tag) {
    const auto document = read_xml(path, text, "tmx");
    if (!document) return Failure{document.error()};
    Arrival arrival;
    for (const pugi::xml_node& unit : document.value()->document_element().child("body").children("tu")) {
        Incoming in;
        in.line = line_of(text, unit);
        in.id = unit.attribute("tuid").value();
        // A memory of another tool does not say that a text is finished.
        in.open = true;
        for (const pugi::xml_node& prop : unit.children("prop")) {
            const std::string_view type = prop.attribute("type").value();
            if (type == "sem") in.sem = prop.text().get();
            if (type == "done") in.open = std::string_view(prop.text().get()) != "yes";
        }
        for (const pugi::xml_node& note : unit.children("note")) in.comments.push_back(inner_text(note));
        for (const pugi::xml_node& variant : unit.children("tuv"))
            if (same_language(tag, variant.attribute("xml:lang").value()))
                in.text = inner_text(variant.child("seg"));
        arrival.units.push_back(std::move(in));
    }
    if (arrival.units.empty()) return Failure{FileError{path, 1, "there is no `tu` in this file"}};
    return arrival;
}

} // namespace cantrip::l10n
