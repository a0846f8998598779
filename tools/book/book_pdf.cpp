// A book on paper: two columns, an entry never torn apart when it fits on a column, page numbers, an index.

#include <algorithm>

#include <cairo.h>
#include <fmt/format.h>

#include "tools/book/book.hpp"
#include "tools/render/sheet.hpp"

namespace cantrip::book {
namespace {

using render::Inline;
using render::Paragraph;
using render::TextBlock;
using render::TextStyle;

constexpr double margin = 16, gutter = 8, foot = 10; // mm
constexpr double endless = 1e5;
constexpr std::string_view thin_no_break = "\u202F";

struct Placed {
    TextBlock block;
    double x = 0, y = 0;
    bool grey = false;
};

class Flow {
  public:
    Flow(const Book& book, render::Fonts& fonts, const render::Paper& paper)
        : book_(book), fonts_(fonts), paper_(paper), column_width_((paper.width - 2 * margin - gutter) / 2) {
        pages_.emplace_back();
    }

    void run() {
        TextBlock title = block({{{book_.title, nullptr, {}, true}}}, 26, 2 * column_width_ + gutter, true);
        top_ = margin + title.height + 8;
        y_ = top_;
        put_at(std::move(title), margin, margin);
        for (const Section& section : book_.sections) add_section(section);
        add_index();
    }

    [[nodiscard]] const std::vector<std::vector<Placed>>& pages() const { return pages_; }

    void draw(render::PdfWriter& pdf) {
        for (std::size_t i = 0; i < pages_.size(); ++i) {
            const TextBlock number = block({{{std::to_string(i + 1), nullptr, {}, false}}}, 9, 20, false);
            const TextBlock credits = last_words(i);
            pdf.page(paper_.width, paper_.height, [&](cairo_t* cairo) {
                for (const Placed& placed : pages_[i])
                    pdf.text().draw(cairo, placed.block, placed.x, placed.y,
                                    placed.grey ? render::Colour{0.35, 0.35, 0.35} : render::Colour{0, 0, 0});
                pdf.text().draw(cairo, number, paper_.width / 2 - 2, paper_.height - foot, {0.3, 0.3, 0.3});
                pdf.text().draw(cairo, credits, margin, paper_.height - margin - credits.height - 4,
                                {0.3, 0.3, 0.3});
            });
        }
    }

  private:
    [[nodiscard]] double bottom() const { return paper_.height - margin - 4; }

    // Who drew the icons, on a page of its own at the end.
    TextBlock last_words(std::size_t page) {
        std::vector<Paragraph> lines;
        if (page + 1 == pages_.size() && !book_.credits.empty())
            lines.push_back({{book_.credits, nullptr, {}, false}});
        return block(lines, 6, paper_.width - 2 * margin, false);
    }

    TextBlock block(const std::vector<Paragraph>& paragraphs, double size, double width, bool display) {
        TextStyle style;
        const auto families = fonts_.families();
        style.family = families.empty() ? "" : families.back();
        for (const std::string& family : families)
            if (display && family.find("Sans") == std::string::npos) style.family = family;
        for (const std::string& family : families)
            if (!display && family.find("Sans") != std::string::npos) style.family = family;
        style.language = book_.language;
        style.font.size = size;
        style.font.floor = size;
        style.gap = 0.8;
        return render::fit_text(fonts_.context(), paragraphs, style, width, endless);
    }

    static Paragraph paragraph(const Line& line) {
        Paragraph out;
        for (const Run& run : line) {
            // An icon never starts a line without its number.
            if (run.icon && !out.empty() && !out.back().icon && out.back().text.ends_with(' ')) {
                out.back().text.pop_back();
                out.back().text += thin_no_break;
            }
            out.push_back({run.text, run.icon, {0, 0, 0}, run.bold});
        }
        return out;
    }

    void put_at(TextBlock block, double x, double y, bool grey = false) {
        pages_.back().push_back({std::move(block), x, y, grey});
    }

    void next_column() {
        if (column_ == 0) {
            column_ = 1;
            y_ = top_;
            return;
        }
        column_ = 0;
        top_ = margin;
        y_ = margin;
        pages_.emplace_back();
    }

    [[nodiscard]] double column_left() const { return margin + column_ * (column_width_ + gutter); }

    // Blocks that stay together when a column can hold them.
    void put(std::vector<std::pair<TextBlock, bool>> blocks, double space_before) {
        double height = space_before;
        for (const auto& [block, grey] : blocks) height += block.height + 0.7;
        if (y_ + height > bottom() && y_ > top_ && height < bottom() - margin) next_column();
        y_ += y_ > top_ ? space_before : 0;
        for (auto& [block, grey] : blocks) {
            if (y_ + block.height > bottom() && y_ > top_) next_column();
            const double high = block.height;
            put_at(std::move(block), column_left(), y_, grey);
            y_ += high + 0.7;
        }
    }

    void add_section(const Section& section) {
        std::vector<std::pair<TextBlock, bool>> head;
        head.emplace_back(block({{{section.title, nullptr, {}, true}}}, 16, column_width_, true), false);
        for (const Line& line : section.intro)
            head.emplace_back(block({paragraph(line)}, 9, column_width_, false), false);
        // A title never stands alone at the foot of a column.
        if (!section.entries.empty())
            for (auto& one : entry_blocks(section.entries.front())) head.push_back(std::move(one));
        put(std::move(head), 7);
        fix_page(section, 0);
        for (std::size_t i = 1; i < section.entries.size(); ++i) {
            put(entry_blocks(section.entries[i]), section.entries[i].name.empty() ? 0.5 : 2.6);
            fix_page(section, i);
        }
    }

    void fix_page(const Section& section, std::size_t entry) {
        if (entry < section.entries.size()) page_of_[section.entries[entry].id] = pages_.size();
    }

    std::vector<std::pair<TextBlock, bool>> entry_blocks(const Entry& entry) {
        std::vector<std::pair<TextBlock, bool>> out;
        if (!entry.name.empty())
            out.emplace_back(block({{{entry.name, nullptr, {}, true}}}, 10.5, column_width_, false), false);
        Paragraph values;
        for (const Line& value : entry.values) {
            if (!values.empty()) values.push_back({"  ·  ", nullptr, {}, false});
            for (Inline& one : paragraph(value)) {
                one.bold = false;
                one.colour = {0.35, 0.35, 0.35};
                values.push_back(std::move(one));
            }
        }
        if (!values.empty()) out.emplace_back(block({values}, 8.5, column_width_, false), true);
        for (const Line& text : entry.texts)
            out.emplace_back(block({paragraph(text)}, 9, column_width_, false), false);
        return out;
    }

    void add_index() {
        std::vector<IndexLine> lines = index_of(book_);
        if (lines.empty()) return;
        std::vector<std::pair<TextBlock, bool>> title;
        title.emplace_back(block({{{book_.index_title, nullptr, {}, true}}}, 16, column_width_, true), false);
        put(std::move(title), 8);
        for (const IndexLine& line : lines) {
            std::vector<std::pair<TextBlock, bool>> one;
            const auto page = page_of_.find(line.id);
            const std::string number = page == page_of_.end() ? "" : fmt::format(", {}", page->second);
            one.emplace_back(block({{{line.name + number, nullptr, {}, false}}}, 8.5, column_width_, false),
                             false);
            put(std::move(one), 0);
        }
        // Room for the credits at the foot of the last page.
        if (y_ > bottom() - 30) next_column();
    }

    const Book& book_;
    render::Fonts& fonts_;
    render::Paper paper_;
    double column_width_;
    std::vector<std::vector<Placed>> pages_;
    std::map<std::string, std::size_t> page_of_;
    int column_ = 0;
    double top_ = margin, y_ = margin;
};

} // namespace

std::string book_pdf(const Book& book, const std::vector<std::string>& font_folders, std::string_view paper,
                     render::Findings& findings) {
    render::Fonts fonts(font_folders, findings);
    render::Pictures pictures(findings);
    render::PdfWriter pdf(fonts, pictures, book.title, book.credits);
    const render::Paper* found = render::find_paper(paper);
    Flow flow(book, fonts, found ? *found : render::Paper{"a4", 210, 297});
    flow.run();
    flow.draw(pdf);
    return pdf.finish();
}

} // namespace cantrip::book
