#include "tools/render/page_boxes.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <map>

#include <fmt/format.h>

namespace cantrip::render {
namespace {

constexpr std::string_view page_mark = "/Type /Page ", box_mark = "/MediaBox [ ";

// The table of objects at the end of a file: where each starts.
struct Table {
    std::size_t start = 0, first_row = 0, rows = 0;
    static constexpr std::size_t row_size = 20, offset_size = 10;
};

bool find_table(const std::string& pdf, Table& table) {
    const std::size_t mark = pdf.rfind("startxref\n");
    if (mark == std::string::npos) return false;
    table.start = std::strtoull(pdf.c_str() + mark + 10, nullptr, 10);
    if (table.start >= pdf.size() || pdf.compare(table.start, 7, "xref\n0 ") != 0) return false;
    table.rows = std::strtoull(pdf.c_str() + table.start + 7, nullptr, 10);
    table.first_row = pdf.find('\n', table.start + 7) + 1;
    return table.first_row + table.rows * Table::row_size <= pdf.size();
}

// What is added to a page object, and where.
void add_boxes(const std::string& pdf, std::size_t object, double bleed,
               std::map<std::size_t, std::string>& added) {
    const std::size_t end = pdf.find("endobj", object), box = pdf.find(box_mark, object);
    if (end == std::string::npos || box == std::string::npos || box > end || bleed <= 0) return;
    double sides[4] = {};
    const char* at = pdf.c_str() + box + box_mark.size();
    for (double& side : sides) {
        char* next = nullptr;
        side = std::strtod(at, &next);
        at = next;
    }
    const std::size_t close = pdf.find(']', box);
    added[close + 1] =
        fmt::format("\n      /BleedBox [ {:.3f} {:.3f} {:.3f} {:.3f} ]\n      /TrimBox [ {:.3f} {:.3f} "
                    "{:.3f} {:.3f} ]",
                    sides[0], sides[1], sides[2], sides[3], sides[0] + bleed, sides[1] + bleed,
                    sides[2] - bleed, sides[3] - bleed);
}

} // namespace

std::string with_page_boxes(std::string pdf, const std::vector<double>& bleeds) {
    Table table;
    if (std::all_of(bleeds.begin(), bleeds.end(), [](double bleed) { return bleed <= 0; }) ||
        !find_table(pdf, table))
        return pdf;
    std::vector<std::size_t> offsets, pages;
    for (std::size_t i = 0; i < table.rows; ++i)
        offsets.push_back(std::strtoull(pdf.c_str() + table.first_row + i * Table::row_size, nullptr, 10));
    for (std::size_t i = 1; i < offsets.size(); ++i) {
        const std::size_t found =
            offsets[i] < pdf.size() ? pdf.find(page_mark, offsets[i]) : std::string::npos;
        // At the start of the object, behind "12 0 obj\n<< ".
        if (found != std::string::npos && found < offsets[i] + 30) pages.push_back(offsets[i]);
    }
    if (pages.size() != bleeds.size()) return pdf;
    std::map<std::size_t, std::string> added;
    // Cairo numbers pages in their order, and writes them in it.
    for (std::size_t i = 0; i < pages.size(); ++i) add_boxes(pdf, pages[i], bleeds[i], added);
    const auto moved = [&](std::size_t offset) {
        std::size_t by = 0;
        for (const auto& [at, text] : added)
            if (at <= offset) by += text.size();
        return offset + by;
    };
    for (std::size_t i = 1; i < offsets.size(); ++i)
        pdf.replace(table.first_row + i * Table::row_size, Table::offset_size,
                    fmt::format("{:010}", moved(offsets[i])));
    const std::size_t mark = pdf.rfind("startxref\n") + 10;
    pdf.replace(mark, pdf.find('\n', mark) - mark, std::to_string(moved(table.start)));
    for (auto at = added.rbegin(); at != added.rend(); ++at) pdf.insert(at->first, at->second);
    return pdf;
}

} // namespace cantrip::render
