#pragma once
// Bleed box and trim box of the pages of a PDF file: where a print shop cuts. Cairo does not write them.

#include <string>
#include <vector>

namespace cantrip::render {

// `bleeds`: by page, in points from each edge; 0 adds no box. A file that is not as cairo writes it comes
// back as it was.
[[nodiscard]] std::string with_page_boxes(std::string pdf, const std::vector<double>& bleeds);

} // namespace cantrip::render
