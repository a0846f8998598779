#pragma once
// One diagnostic drawn as a frame: header, place, source with underlines, notes, help, fix.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostics/render_text.hpp"

namespace cantrip {

class Frame {
  public:
    Frame(const Sources& sources, const Diagnostic& diagnostic, const RenderOptions& options);
    [[nodiscard]] std::string draw();

  private:
    // A piece of a span on one line, and the text that hangs off it.
    struct Underline {
        std::uint32_t begin;
        std::uint32_t end;
        std::string_view text;
        bool primary;
    };
    // The lines of one file that are shown, by number.
    struct Snippet {
        FileId file;
        std::map<std::uint32_t, std::vector<Underline>> lines;
    };

    void add_span(Span at, std::string_view text, bool primary);
    [[nodiscard]] Snippet& snippet_of(FileId file);
    void draw_header();
    void draw_snippet(const Snippet& snippet, bool first);
    void draw_line(FileId file, std::uint32_t number, const std::vector<Underline>& underlines);
    void draw_underline(const Underline& underline, int first, int last);
    void draw_remarks();
    void draw_fix();
    void gutter(std::string_view number, std::string_view bar);
    [[nodiscard]] std::string paint(std::string_view style, std::string_view text) const;
    [[nodiscard]] std::string_view severity_style() const;

    const Sources& sources_;
    const Diagnostic& diagnostic_;
    const RenderOptions& options_;
    std::vector<Snippet> snippets_;
    std::size_t gutter_width_ = 1;
    std::string out_;
};

} // namespace cantrip
