#pragma once
// Page boxes of a PDF file: where a print shop cuts.

#include "tools/render/pdf_objects.hpp"

namespace cantrip::render {

// Bleeds in points, by page; pages without one keep only their media box.
void add_page_boxes(PdfObjects& pdf, const std::vector<double>& bleeds);

} // namespace cantrip::render
