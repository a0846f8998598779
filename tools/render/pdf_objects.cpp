#include "tools/render/pdf_objects.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

namespace cantrip::render {

PdfObjects::PdfObjects(std::string bytes) : head_(std::move(bytes)) {
    constexpr std::size_t row_size = 20;
    const std::string& pdf = head_;
    const std::size_t mark = pdf.rfind("startxref\n");
    if (mark == std::string::npos) return;
    const std::size_t table = std::strtoull(pdf.c_str() + mark + 10, nullptr, 10);
    if (table >= pdf.size() || pdf.compare(table, 7, "xref\n0 ") != 0) return;
    const std::size_t rows = std::strtoull(pdf.c_str() + table + 7, nullptr, 10);
    const std::size_t first = pdf.find('\n', table + 7) + 1;
    if (first == 0 || rows > pdf.size() / row_size || first + rows * row_size > pdf.size()) return;
    std::vector<std::pair<std::size_t, std::size_t>> places; // offset, number
    for (std::size_t i = 1; i < rows; ++i) {
        const std::size_t offset = std::strtoull(pdf.c_str() + first + i * row_size, nullptr, 10);
        if (offset >= table) return;
        places.emplace_back(offset, i);
    }
    std::sort(places.begin(), places.end());
    if (places.empty()) return;
    objects_.resize(rows);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::size_t end = i + 1 < places.size() ? places[i + 1].first : table;
        objects_[places[i].second] = pdf.substr(places[i].first, end - places[i].first);
        order_.push_back(places[i].second);
    }
    tail_ = pdf.substr(first + rows * row_size, mark - first - rows * row_size);
    head_.resize(places.front().first);
}

std::vector<std::size_t> PdfObjects::pages() const {
    std::vector<std::size_t> out;
    // Cairo numbers pages in their order. The mark stands at the start, behind "12 0 obj\n<< ".
    for (std::size_t i = 0; i < objects_.size(); ++i)
        if (objects_[i].substr(0, 40).find("/Type /Page ") != std::string::npos) out.push_back(i);
    return out;
}

std::string PdfObjects::file() const {
    if (order_.empty()) return head_;
    std::string out = head_;
    std::vector<std::size_t> offsets(objects_.size());
    for (const std::size_t number : order_) {
        offsets[number] = out.size();
        out += objects_[number];
    }
    const std::size_t table = out.size();
    out += fmt::format("xref\n0 {}\n0000000000 65535 f \n", objects_.size());
    for (std::size_t i = 1; i < objects_.size(); ++i) out += fmt::format("{:010} 00000 n \n", offsets[i]);
    return out + tail_ + fmt::format("startxref\n{}\n%%EOF\n", table);
}

} // namespace cantrip::render
