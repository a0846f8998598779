# Writes a C++ file that holds every page of a folder of Markdown files.
# Run as: cmake -DPAGES=<folder> -DOUTPUT=<file.cpp> -DFUNCTION=<name> -P embed_pages.cmake
# The file defines std::span<const EmbeddedPage> cantrip::FUNCTION(), in the order of the file names.

file(GLOB pages LIST_DIRECTORIES false ${PAGES}/*.md)
list(FILTER pages EXCLUDE REGEX "/README\\.md$")
list(SORT pages)

set(rows "")
set(count 0)
foreach(page IN LISTS pages)
    get_filename_component(name "${page}" NAME_WE)
    file(READ "${page}" text)
    string(APPEND rows "    EmbeddedPage{\"${name}\", R\"page(${text})page\"},\n")
    math(EXPR count "${count} + 1")
endforeach()

file(WRITE "${OUTPUT}.new" "// Generated from the Markdown pages by tools/dev/cmake/embed_pages.cmake.
#include \"lang/diagnostics/pages.hpp\"

#include <array>

namespace cantrip {
namespace {
constexpr std::array<EmbeddedPage, ${count}> ${FUNCTION}_list{
${rows}};
}

std::span<const EmbeddedPage> ${FUNCTION}() { return ${FUNCTION}_list; }
}  // namespace cantrip
")
file(COPY_FILE "${OUTPUT}.new" "${OUTPUT}")
