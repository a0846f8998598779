#include "tools/render/page_boxes.hpp"

#include <cstdlib>

#include <fmt/format.h>

namespace cantrip::render {
namespace {

constexpr std::string_view box_mark = "/MediaBox [ ";

void add_boxes(std::string& page, double bleed) {
    const std::size_t box = page.find(box_mark);
    if (box == std::string::npos || bleed <= 0) return;
    double sides[4] = {};
    const char* at = page.c_str() + box + box_mark.size();
    for (double& side : sides) {
        char* next = nullptr;
        side = std::strtod(at, &next);
        at = next;
    }
    const std::size_t close = page.find(']', box);
    if (close == std::string::npos) return;
    page.insert(close + 1, fmt::format("\n      /BleedBox [ {:.3f} {:.3f} {:.3f} {:.3f} ]\n      /TrimBox [ "
                                       "{:.3f} {:.3f} {:.3f} {:.3f} ]",
                                       sides[0], sides[1], sides[2], sides[3], sides[0] + bleed,
                                       sides[1] + bleed, sides[2] - bleed, sides[3] - bleed));
}

} // namespace

void add_page_boxes(PdfObjects& pdf, const std::vector<double>& bleeds) {
    const std::vector<std::size_t> pages = pdf.pages();
    if (pages.size() != bleeds.size()) return;
    for (std::size_t i = 0; i < pages.size(); ++i) add_boxes(pdf.objects()[pages[i]], bleeds[i]);
}

} // namespace cantrip::render
