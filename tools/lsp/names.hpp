#pragma once
// Names in card files and the declarations they mean.

#include <optional>
#include <string_view>
#include <vector>

#include "lang/program/program.hpp"

namespace cantrip::lsp {

// The token of a name at an offset, or right before it (the cursor stands behind a word while it is typed).
[[nodiscard]] std::optional<std::uint32_t> name_at(const Tree& tree, std::uint32_t offset);

struct Declaration {
    std::string_view sort; // "verb", "kind", "field of ritual"
    const Declared* declared = nullptr;
};

// What is declared under a name: a global name, else the fields, headings and faces of that name.
[[nodiscard]] std::vector<Declaration> declarations_of(const Program& program, std::string_view name);

// Where the name stands in its declaration.
[[nodiscard]] Span name_span(const Program& program, const Declared& declared);
// The first line of the declaration, up to its block.
[[nodiscard]] std::string_view head_line(const Program& program, const Declared& declared);
// Everywhere in the files of a program that the name stands, its declaration included.
[[nodiscard]] std::vector<Span> places_of(const Program& program, std::string_view name);

} // namespace cantrip::lsp
