#include <map>

#include <fmt/format.h>

#include "lang/support/markup.hpp"
#include "tools/book/book.hpp"

namespace cantrip::book {
namespace {

// The outline of an icon as SVG writes it.
std::string path_data(const render::Path& path) {
    std::string out;
    for (const render::PathStep& step : path) {
        using Kind = render::PathStep::Kind;
        if (step.kind == Kind::close) out += 'Z';
        if (step.kind == Kind::move) out += fmt::format("M{:.1f} {:.1f}", step.x[2], step.y[2]);
        if (step.kind == Kind::line) out += fmt::format("L{:.1f} {:.1f}", step.x[2], step.y[2]);
        if (step.kind == Kind::curve)
            out += fmt::format("C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}", step.x[0], step.y[0], step.x[1],
                               step.y[1], step.x[2], step.y[2]);
    }
    return out;
}

class Page {
  public:
    explicit Page(const Book& book) : book_(book) {}

    std::string run() {
        std::string body = fmt::format("<h1>{}</h1>\n<nav>\n", markup_escaped(book_.title));
        for (std::size_t i = 0; i < book_.sections.size(); ++i)
            body += fmt::format("<a href=\"#s{}\">{}</a>\n", i, markup_escaped(book_.sections[i].title));
        body += fmt::format("<a href=\"#index\">{}</a>\n</nav>\n", markup_escaped(book_.index_title));
        for (std::size_t i = 0; i < book_.sections.size(); ++i) body += section(i);
        body += fmt::format("<h2 id=\"index\">{}</h2>\n<ul class=\"index\">\n",
                            markup_escaped(book_.index_title));
        for (const IndexLine& line : index_of(book_))
            body += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", markup_escaped(line.id),
                                markup_escaped(line.name));
        body += fmt::format("</ul>\n<footer>{}</footer>\n", markup_escaped(book_.credits));
        return head() + body + "</html>\n";
    }

  private:
    [[nodiscard]] std::string head() const {
        std::string out = fmt::format(
            "<!DOCTYPE html>\n<html lang=\"{0}\">\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{1}</title>\n<style>\n"
            "body{{font:17px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 "
            "1rem;color:#222;background:#fff}}\n"
            "h2{{border-bottom:2px solid #888;margin-top:2.5rem}} h3{{margin:1.3rem 0 .1rem}} "
            "p{{margin:.2rem 0}}\n"
            ".values{{color:#555}} "
            ".icon{{height:1.05em;width:1.05em;vertical-align:-.15em;fill:currentColor}}\n"
            "nav a{{margin-right:1rem}} .index{{columns:3;list-style:none;padding:0}}\n"
            "footer{{margin-top:3rem;font-size:.75rem;color:#555;white-space:pre-line}}\n"
            "@media print{{article{{break-inside:avoid}} nav{{display:none}}}}\n</style>\n"
            "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">\n",
            markup_escaped(book_.language), markup_escaped(book_.title));
        for (const auto& [name, icon] : icons_)
            out += fmt::format("<symbol id=\"icon:{}\" viewBox=\"0 0 512 512\"><path d=\"{}\"/></symbol>\n",
                               markup_escaped(name), path_data(icon->path));
        return out + "</svg>\n";
    }

    std::string line(const Line& runs) {
        std::string out;
        for (const Run& run : runs) {
            const std::string text = markup_escaped(run.text);
            if (run.icon) {
                icons_.emplace(run.icon->name, run.icon);
                out += fmt::format("<svg class=\"icon\" role=\"img\" aria-label=\"{}\"><title>{}</title>"
                                   "<use href=\"#icon:{}\"/></svg>",
                                   text, text, markup_escaped(run.icon->name));
            } else {
                out += run.bold ? "<b>" + text + "</b>" : text;
            }
        }
        return out;
    }

    std::string section(std::size_t number) {
        const Section& section = book_.sections[number];
        std::string out = fmt::format("<h2 id=\"s{}\">{}</h2>\n", number, markup_escaped(section.title));
        for (const Line& text : section.intro) out += "<p>" + line(text) + "</p>\n";
        for (const Entry& entry : section.entries) {
            out += fmt::format("<article id=\"{}\">\n", markup_escaped(entry.id));
            if (!entry.name.empty()) out += "<h3>" + markup_escaped(entry.name) + "</h3>\n";
            std::string values;
            for (const Line& value : entry.values) values += (values.empty() ? "" : " · ") + line(value);
            if (!values.empty()) out += "<p class=\"values\">" + values + "</p>\n";
            for (const Line& text : entry.texts) out += "<p>" + line(text) + "</p>\n";
            out += "</article>\n";
        }
        return out;
    }

    const Book& book_;
    std::map<std::string, const render::Icon*> icons_;
};

} // namespace

std::string book_page(const Book& book) { return Page(book).run(); }

} // namespace cantrip::book
