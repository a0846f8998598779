#include "tools/render/report_pdf.hpp"

#include <algorithm>
#include <cstring>
#include <deque>

#include <cairo.h>
#include <fmt/format.h>

#include "tools/render/sheet.hpp"

namespace cantrip::render {
namespace {

constexpr double margin = 14, foot = 12, picture_width = 34, gap = 4, label_width = 20; // mm

struct Unread {
    const std::string* bytes;
    std::size_t at = 0;
};

cairo_status_t take(void* closure, unsigned char* out, unsigned length) {
    auto& source = *static_cast<Unread*>(closure);
    if (source.bytes->size() - source.at < length) return CAIRO_STATUS_READ_ERROR;
    std::memcpy(out, source.bytes->data() + source.at, length);
    source.at += length;
    return CAIRO_STATUS_SUCCESS;
}

// One thing on a page: a text, a picture or a box for a mark.
struct Item {
    double x = 0, y = 0, width = 0, height = 0;
    Colour colour;
    std::optional<TextBlock> text;
    const ReportPicture* picture = nullptr;
    bool struck = false, mark = false, rule = false;
};

class Pages {
  public:
    Pages(const Report& report, Fonts& fonts, const Paper& paper)
        : report_(report), fonts_(fonts), paper_(paper), width_(paper.width - 2 * margin) {
        pages_.emplace_back();
        for (const std::string& family : fonts.families())
            if (family_.empty() || family.find("Sans") != std::string::npos) family_ = family;
    }

    void run() {
        put(report_.title, 18, true, report_.language, margin, width_);
        if (!report_.about.empty()) put(report_.about, 9.5, false, report_.language, margin, width_);
        for (const ReportEntry& entry : report_.entries) add(entry);
    }

    void draw(PdfWriter& pdf) {
        for (std::size_t i = 0; i < pages_.size(); ++i)
            pdf.page(paper_.width, paper_.height, [&](cairo_t* cairo) {
                for (const Item& item : pages_[i]) draw_item(cairo, pdf, item);
                const TextBlock number =
                    block(fmt::format("{} / {}   {}", i + 1, pages_.size(), one_line(report_.credits)), 6.5,
                          false, "en", width_);
                pdf.text().draw(cairo, number, margin, paper_.height - foot + 3, {0.3, 0.3, 0.3});
            });
    }

  private:
    // Authors are enough at the foot of a page; the whole list is in the subject of the file.
    static std::string one_line(const std::string& credits) {
        std::string out;
        for (std::size_t at = 0; at < credits.size();) {
            const std::size_t end = std::min(credits.find('\n', at), credits.size());
            const std::string line = credits.substr(at, end - at);
            out += (out.empty() ? "" : " · ") + line.substr(0, line.find(": "));
            at = end + 1;
        }
        return out;
    }

    [[nodiscard]] double bottom() const { return paper_.height - margin - foot / 2; }

    TextBlock block(const std::string& text, double size, bool bold, const std::string& language,
                    double width) {
        TextStyle style;
        style.family = family_;
        style.language = language.empty() ? "en" : language;
        style.font.size = style.font.floor = size;
        style.font.bold = bold;
        return fit_text(fonts_.context(), {{Inline{text, nullptr, {}, bold}}}, style, width, 1e5);
    }

    void next_page() {
        pages_.emplace_back();
        y_ = margin;
    }

    // A text over the width, below what there is.
    void put(const std::string& text, double size, bool bold, const std::string& language, double x,
             double width) {
        Item item;
        item.text = block(text, size, bold, language, width);
        item.x = x;
        item.y = y_;
        y_ += item.text->height + 1.5;
        pages_.back().push_back(std::move(item));
    }

    static double shape_of(const ReportPicture& picture) {
        // Width and height of a PNG file stand at bytes 16 and 20.
        const auto number = [&](std::size_t at) {
            double out = 0;
            for (std::size_t i = 0; i < 4 && at + i < picture.png.size(); ++i)
                out = out * 256 + static_cast<unsigned char>(picture.png[at + i]);
            return std::max(1.0, out);
        };
        return std::clamp(number(20) / number(16), 0.2, 3.0);
    }

    void add(const ReportEntry& entry) {
        const bool two = entry.pictures.size() > 1;
        const double beside =
            entry.pictures.empty() ? 0 : (two ? 2 * picture_width + gap : picture_width) + gap;
        double pictures_height = 0;
        for (std::size_t i = 0; i < entry.pictures.size(); i += 2) {
            double row = picture_width * shape_of(entry.pictures[i]);
            if (i + 1 < entry.pictures.size())
                row = std::max(row, picture_width * shape_of(entry.pictures[i + 1]));
            pictures_height += row + 6;
        }
        // A picture and the first lines are never torn apart.
        const double needed = 14 + std::max(18.0, std::min(pictures_height, bottom() - margin - 20));
        if (y_ + needed > bottom()) next_page();
        Item rule;
        rule.rule = true;
        rule.x = margin;
        rule.y = y_ + 2;
        rule.width = width_;
        pages_.back().push_back(std::move(rule));
        y_ += 4;
        put(entry.title, 13, true, report_.language, margin, width_);
        if (!entry.about.empty()) put(entry.about, 8.5, false, {}, margin, width_);
        const double top = y_;
        const std::size_t first_page = pages_.size();
        const double pictures_end = add_pictures(entry);
        const std::size_t picture_page = pages_.size();
        if (picture_page == first_page) y_ = top;
        for (const ReportLine& line : entry.lines) add(line, margin + beside, width_ - beside);
        if (pages_.size() == picture_page) y_ = std::max(y_, pictures_end);
        y_ += 2;
    }

    double add_pictures(const ReportEntry& entry) {
        for (std::size_t i = 0; i < entry.pictures.size(); i += 2) {
            double row = 0;
            const std::size_t end = std::min(i + 2, entry.pictures.size());
            for (std::size_t k = i; k < end; ++k)
                row = std::max(row, picture_width * shape_of(entry.pictures[k]));
            if (y_ + row + 6 > bottom()) next_page();
            for (std::size_t k = i; k < end; ++k) {
                Item item;
                item.picture = &entry.pictures[k];
                item.x = margin + static_cast<double>(k - i) * (picture_width + gap);
                item.y = y_;
                item.width = picture_width;
                item.height = picture_width * shape_of(entry.pictures[k]);
                pages_.back().push_back(std::move(item));
                Item caption;
                caption.text = block(entry.pictures[k].caption, 7.5, false, "en", picture_width);
                caption.x = margin + static_cast<double>(k - i) * (picture_width + gap);
                caption.y = y_ + row + 0.8;
                pages_.back().push_back(std::move(caption));
            }
            y_ += row + 6;
        }
        return y_;
    }

    void add(const ReportLine& line, double x, double width) {
        using Kind = ReportLine::Kind;
        const double text_width = std::max(20.0, width - label_width);
        TextBlock label = block(line.label, 8, true, "en", label_width - 2);
        std::optional<TextBlock> text;
        if (!line.text.empty()) text = block(line.text, 9.5, false, line.language, text_width);
        const double height =
            std::max({label.height, text ? text->height : 0, line.kind == Kind::mark ? 9.0 : 0}) + 1.6;
        if (y_ + height > bottom()) next_page();
        Item name;
        name.text = std::move(label);
        name.x = x;
        name.y = y_ + 0.4;
        name.colour = {0.3, 0.3, 0.3};
        pages_.back().push_back(std::move(name));
        Item item;
        item.x = x + label_width;
        item.y = y_;
        item.width = text_width;
        item.height = height - 1.6;
        item.mark = line.kind == Kind::mark;
        item.struck = line.kind == Kind::before;
        item.colour = line.kind == Kind::before ? Colour{0.55, 0.1, 0.1}
                      : line.kind == Kind::now  ? Colour{0, 0.3, 0.1}
                                                : Colour{0, 0, 0};
        item.text = std::move(text);
        if (item.text || item.mark) pages_.back().push_back(std::move(item));
        y_ += height;
    }

    static void draw_picture(cairo_t* cairo, const Item& item) {
        Unread source{&item.picture->png, 0};
        cairo_surface_t* surface = cairo_image_surface_create_from_png_stream(take, &source);
        if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
            const double pixels = cairo_image_surface_get_width(surface);
            cairo_save(cairo);
            cairo_translate(cairo, item.x, item.y);
            cairo_scale(cairo, item.width / pixels, item.width / pixels);
            cairo_set_source_surface(cairo, surface, 0, 0);
            cairo_paint(cairo);
            cairo_restore(cairo);
        }
        cairo_surface_destroy(surface);
    }

    static void line(cairo_t* cairo, double x1, double y1, double x2, double y2, double thick) {
        cairo_set_source_rgb(cairo, 0.45, 0.45, 0.45);
        cairo_set_line_width(cairo, thick);
        cairo_move_to(cairo, x1, y1);
        cairo_line_to(cairo, x2, y2);
        cairo_stroke(cairo);
    }

    static void draw_item(cairo_t* cairo, PdfWriter& pdf, const Item& item) {
        if (item.rule) line(cairo, item.x, item.y, item.x + item.width, item.y, 0.2);
        if (item.picture) draw_picture(cairo, item);
        if (item.mark) {
            cairo_set_source_rgb(cairo, 0.2, 0.2, 0.2);
            cairo_set_line_width(cairo, 0.25);
            cairo_rectangle(cairo, item.x, item.y + 0.5, 5, 5);
            cairo_stroke(cairo);
            line(cairo, item.x + 8, item.y + 5.5, item.x + item.width, item.y + 5.5, 0.15);
        }
        if (!item.text) return;
        pdf.text().draw(cairo, *item.text, item.x + (item.mark ? 8 : 0), item.y, item.colour);
        // Not by colour alone: what was is struck out.
        for (int i = 0; item.struck && i < item.text->lines; ++i) {
            const double step = item.text->height / item.text->lines;
            line(cairo, item.x, item.y + (i + 0.55) * step, item.x + std::min(item.width, item.text->width),
                 item.y + (i + 0.55) * step, 0.2);
        }
    }

    const Report& report_;
    Fonts& fonts_;
    Paper paper_;
    double width_, y_ = margin;
    std::string family_;
    std::deque<std::vector<Item>> pages_;
};

} // namespace

std::string report_pdf(const Report& report, const std::vector<std::string>& font_folders,
                       std::string_view paper, Findings& findings) {
    Fonts fonts(font_folders, findings);
    Pictures pictures(findings);
    PdfWriter pdf(fonts, pictures, report.title, report.credits);
    const Paper* found = find_paper(paper);
    Pages pages(report, fonts, found ? *found : Paper{"a4", 210, 297});
    pages.run();
    pages.draw(pdf);
    return pdf.finish();
}

} // namespace cantrip::render
