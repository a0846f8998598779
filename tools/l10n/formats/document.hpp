#pragma once
// Reading and writing XML documents with pugixml. Included by this folder alone.

#include <initializer_list>
#include <memory>
#include <string>
#include <utility>

#include <pugixml.hpp>

#include "tools/l10n/review/lock.hpp"

namespace cantrip::l10n {

// Files of translators' tools stay below 20.
inline constexpr std::size_t max_xml_depth = 100;

using Attributes = std::initializer_list<std::pair<const char*, std::string>>;

// The outermost element of a new document, behind its declaration.
[[nodiscard]] pugi::xml_node begin_xml(pugi::xml_document& document, const char* root, Attributes attributes);
// A new last child.
pugi::xml_node add_element(pugi::xml_node parent, const char* name, Attributes attributes,
                           const std::string& text = {});

// The document, or where it breaks off. Only UTF-8 is read. `root` is the element that must be outermost.
[[nodiscard]] Result<std::shared_ptr<pugi::xml_document>, FileError>
read_xml(const std::string& path, std::string_view text, std::string_view root);
[[nodiscard]] std::string write_xml(const pugi::xml_document& document);
// Whether elements lie deeper in each other than in any file of a real program.
[[nodiscard]] bool is_too_deep(const pugi::xml_document& document);
// The line of a node in the text it was read from.
[[nodiscard]] std::size_t line_of(std::string_view text, const pugi::xml_node& node);
// All text inside, whatever elements are around it; `ph` stands for its `equiv` (XLIFF) or its content (TMX).
[[nodiscard]] std::string inner_text(const pugi::xml_node& node);

} // namespace cantrip::l10n
