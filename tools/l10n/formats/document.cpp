#include "tools/l10n/formats/document.hpp"

#include <algorithm>
#include <sstream>

#include "lang/support/utf8.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

std::size_t line_at(std::string_view text, std::size_t offset) {
    return static_cast<std::size_t>(
               std::count(text.begin(),
                          text.begin() + static_cast<std::ptrdiff_t>(std::min(offset, text.size())), '\n')) +
           1;
}

// What the declaration says, in lower case; empty when it says nothing.
std::string declared_encoding(std::string_view text) {
    const std::string head = lower_word(text.substr(0, std::min(text.find("?>"), std::size_t{200})));
    if (!head.starts_with("<?xml")) return {};
    const auto at = head.find("encoding=");
    if (at == std::string::npos || at + 10 >= head.size()) return {};
    const auto end = head.find(head[at + 9], at + 10);
    return end == std::string::npos ? std::string() : head.substr(at + 10, end - at - 10);
}

// The first node that lies too deep; a null node when there is none. Without recursion: the depth is what is
// not known yet.
pugi::xml_node too_deep(const pugi::xml_document& document) {
    std::size_t depth = 0;
    for (pugi::xml_node node = document.first_child(); node;) {
        if (depth > max_xml_depth) return node;
        if (node.first_child()) {
            node = node.first_child();
            ++depth;
            continue;
        }
        while (node && !node.next_sibling() && depth > 0) {
            node = node.parent();
            --depth;
        }
        node = node.next_sibling();
    }
    return {};
}

} // namespace

bool is_too_deep(const pugi::xml_document& document) { return static_cast<bool>(too_deep(document)); }

pugi::xml_node begin_xml(pugi::xml_document& document, const char* root, Attributes attributes) {
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    return add_element(document, root, attributes);
}

pugi::xml_node add_element(pugi::xml_node parent, const char* name, Attributes attributes,
                           const std::string& text) {
    pugi::xml_node node = parent.append_child(name);
    for (const auto& [key, value] : attributes) node.append_attribute(key) = value.c_str();
    if (!text.empty()) node.text() = text.c_str();
    return node;
}

Result<std::shared_ptr<pugi::xml_document>, FileError>
read_xml(const std::string& path, std::string_view text, std::string_view root) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    const std::string encoding = declared_encoding(text);
    if (!encoding.empty() && encoding != "utf-8" && encoding != "us-ascii")
        return Failure{FileError{path, 1, "the file says it is `" + encoding + "`; only UTF-8 is read"}};
    for (std::size_t at = 0; at < text.size();) {
        const DecodedPoint point = decode_utf8(text, at);
        if (!point.valid) return Failure{FileError{path, line_at(text, at), "this is not UTF-8"}};
        at += point.length;
    }
    auto document = std::make_shared<pugi::xml_document>();
    const pugi::xml_parse_result result = document->load_buffer(
        text.data(), text.size(), pugi::parse_full | pugi::parse_ws_pcdata, pugi::encoding_utf8);
    if (!result) {
        // pugixml calls an element that never ends a mismatch at its start.
        const bool cut = trim(text).empty() || !trim(text).ends_with('>') ||
                         result.status == pugi::status_end_element_mismatch;
        const std::size_t line =
            line_at(text, static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0)));
        return Failure{FileError{path, line,
                                 std::string("this is no whole XML document: ") + result.description() +
                                     (cut ? "; is the file cut off?" : "")}};
    }
    if (const pugi::xml_node deep = too_deep(*document))
        return Failure{FileError{path, line_of(text, deep),
                                 "elements lie more than " + std::to_string(max_xml_depth) +
                                     " deep inside each other here"}};
    const pugi::xml_node outer = document->document_element();
    if (outer.name() != root)
        return Failure{FileError{path, line_of(text, outer),
                                 "the outermost element is `" + std::string(outer.name()) + "`, not `" +
                                     std::string(root) + "`"}};
    return document;
}

std::string write_xml(const pugi::xml_document& document) {
    std::ostringstream out;
    document.save(out, "  ", pugi::format_indent, pugi::encoding_utf8);
    return out.str();
}

std::size_t line_of(std::string_view text, const pugi::xml_node& node) {
    return line_at(text, static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0)));
}

std::string inner_text(const pugi::xml_node& node) {
    std::string out;
    for (const pugi::xml_node& child : node.children()) {
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
            out += child.value();
        else if (child.attribute("equiv"))
            out += child.attribute("equiv").value();
        else
            out += inner_text(child);
    }
    return out;
}

} // namespace cantrip::l10n
