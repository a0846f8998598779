// TMX 1.4: the texts as a translation memory. Only finished texts go into a memory.

#include "tools/l10n/exchange.hpp"
#include "tools/l10n/xml/document.hpp"

namespace cantrip::l10n {
namespace {

void add_variant(pugi::xml_node unit, const char* language, const std::string& text) {
    pugi::xml_node variant = unit.append_child("tuv");
    variant.append_attribute("xml:lang") = language;
    variant.append_child("seg").text() = text.c_str();
}

bool same_language(std::string_view a, std::string_view b) {
    return a == b || a.substr(0, a.find_first_of("-_")) == b;
}

} // namespace

std::string to_tmx(const Sheet& sheet) {
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    pugi::xml_node root = document.append_child("tmx");
    root.append_attribute("version") = "1.4";
    pugi::xml_node header = root.append_child("header");
    for (const auto& [name, value] : {std::pair("creationtool", "cantrip"), std::pair("creationtoolversion", "1"),
                                      std::pair("segtype", "paragraph"), std::pair("o-tmf", "cantrip"),
                                      std::pair("adminlang", "en"), std::pair("srclang", "en"), std::pair("datatype", "plaintext")})
        header.append_attribute(name) = value;
    pugi::xml_node body = root.append_child("body");
    for (const Outgoing& unit : sheet.units) {
        if (unit.target.empty()) continue;
        pugi::xml_node node = body.append_child("tu");
        node.append_attribute("tuid") = unit.id.c_str();
        for (const auto& [type, value] : {std::pair("sem", unit.sem), std::pair("state", std::string(name_of(unit.state))),
                                          std::pair("done", std::string(unit.open ? "no" : "yes"))}) {
            pugi::xml_node prop = node.append_child("prop");
            prop.append_attribute("type") = type;
            prop.text() = value.c_str();
        }
        add_variant(node, "en", unit.source);
        add_variant(node, sheet.tag.c_str(), unit.target);
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
        for (const pugi::xml_node& prop : unit.children("prop")) {
            const std::string_view type = prop.attribute("type").value();
            if (type == "sem") in.sem = prop.text().get();
            if (type == "done") in.open = std::string_view(prop.text().get()) != "yes";
        }
        for (const pugi::xml_node& note : unit.children("note")) in.comments.push_back("# " + inner_text(note));
        // The last one: in English the source comes first.
        for (const pugi::xml_node& variant : unit.children("tuv"))
            if (same_language(tag, variant.attribute("xml:lang").value())) in.text = inner_text(variant.child("seg"));
        arrival.units.push_back(std::move(in));
    }
    if (arrival.units.empty()) return Failure{FileError{path, 1, "there is no `tu` in this file"}};
    return arrival;
}

} // namespace cantrip::l10n
