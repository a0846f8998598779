#pragma once
// Black as the ink K alone, which printers keep sharp: RGB black becomes four inks, one over the other.

#include "tools/render/pdf_objects.hpp"

namespace cantrip::render {

// Every fill and stroke in RGB black becomes `0 0 0 1 k`; other colours stay RGB. Pages lose the RGB group
// that cairo gives them, unless something on them is transparent: it would turn the ink back into RGB.
void make_black_pure(PdfObjects& pdf);

} // namespace cantrip::render
