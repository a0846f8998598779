#include "lang/diagnostics/frame.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/diagnostics/excerpt.hpp"

namespace cantrip {
namespace {

constexpr std::string_view bold = "\033[1m";
constexpr std::string_view red = "\033[1;31m";
constexpr std::string_view yellow = "\033[1;33m";
constexpr std::string_view blue = "\033[34m";
constexpr std::string_view cyan = "\033[36m";
constexpr std::string_view green = "\033[32m";
constexpr std::string_view reset = "\033[0m";

std::string repeat(std::string_view piece, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += piece;
    return out;
}

// The source line with all edits made; empty when they reach beyond one line.
std::string fixed_line(const Sources& sources, const Fix& fix, std::uint32_t& number) {
    if (fix.edits.empty()) return {};
    const FileId file = fix.edits.front().at.file;
    const LineIndex& lines = sources.lines(file);
    number = sources.position(file, fix.edits.front().at.begin).line;
    const std::uint32_t begin = lines.line_begin(number);
    std::string text(lines.line(sources.at(file).text, number));
    const std::uint32_t end = begin + static_cast<std::uint32_t>(text.size());

    std::vector<const Edit*> edits;
    for (const Edit& edit : fix.edits) {
        const bool inside = edit.at.file == file && edit.at.begin >= begin && edit.at.end <= end;
        if (!inside || edit.at.begin > edit.at.end || edit.text.find('\n') != std::string::npos) return {};
        edits.push_back(&edit);
    }
    // From the back, so that the offsets of the others stay right.
    std::stable_sort(edits.begin(), edits.end(),
                     [](const Edit* a, const Edit* b) { return a->at.begin > b->at.begin; });
    for (const Edit* edit : edits) {
        if (edit->at.end - begin > text.size()) return {};
        text.replace(edit->at.begin - begin, edit->at.end - edit->at.begin, edit->text);
    }
    return text;
}

} // namespace

Frame::Frame(const Sources& sources, const Diagnostic& diagnostic, const RenderOptions& options)
    : sources_(sources), diagnostic_(diagnostic), options_(options) {
    add_span(diagnostic.at, {}, true);
    for (const Label& label : diagnostic.labels) add_span(label.at, label.text, false);
    for (const Snippet& snippet : snippets_) {
        const std::uint32_t last = snippet.lines.empty() ? 1 : snippet.lines.rbegin()->first;
        gutter_width_ = std::max(gutter_width_, std::to_string(last).size());
    }
}

std::string Frame::draw() {
    draw_header();
    for (std::size_t i = 0; i < snippets_.size(); ++i) draw_snippet(snippets_[i], i == 0);
    draw_remarks();
    draw_fix();
    return std::move(out_);
}

Frame::Snippet& Frame::snippet_of(FileId file) {
    for (Snippet& snippet : snippets_) {
        if (snippet.file == file) return snippet;
    }
    return snippets_.emplace_back(Snippet{file, {}});
}

// A span over several lines is underlined on its first and its last line; the text hangs off the last.
void Frame::add_span(Span at, std::string_view text, bool primary) {
    Snippet& snippet = snippet_of(at.file);
    const std::string_view source = sources_.at(at.file).text;
    // A file that could not be read has a name and no lines.
    if (source.empty()) return;
    const LineIndex& lines = sources_.lines(at.file);
    const std::uint32_t first = sources_.position(at.file, at.begin).line;
    const std::uint32_t last = sources_.position(at.file, at.end > at.begin ? at.end - 1 : at.begin).line;
    if (first == last) {
        snippet.lines[first].push_back({at.begin, at.end, text, primary});
        return;
    }
    const auto end_of = [&](std::uint32_t line) {
        return lines.line_begin(line) + static_cast<std::uint32_t>(lines.line(source, line).size());
    };
    const std::string_view last_line = lines.line(source, last);
    const auto indent =
        static_cast<std::uint32_t>(std::min(last_line.find_first_not_of(" \t"), last_line.size()));
    snippet.lines[first].push_back({at.begin, std::max(at.begin, end_of(first)), {}, primary});
    snippet.lines[last].push_back({std::min(lines.line_begin(last) + indent, at.end), at.end, text, primary});
}

void Frame::draw_header() {
    const CodeInfo& code = info(diagnostic_.code);
    out_ += paint(severity_style(),
                  fmt::format("{}[{} {}]", to_string(diagnostic_.severity), code.text, code.name));
    out_ += paint(bold, ": " + visible(diagnostic_.message)) + '\n';
}

void Frame::draw_snippet(const Snippet& snippet, bool first) {
    const Source& source = sources_.at(snippet.file);
    std::string place = visible(source.path);
    if (!snippet.lines.empty()) {
        const std::uint32_t offset =
            first ? diagnostic_.at.begin : snippet.lines.begin()->second.front().begin;
        const Position position = sources_.position(snippet.file, offset);
        place += fmt::format(":{}:{}", position.line, position.column);
    }
    const std::string_view corner = options_.ascii ? (first ? "-->" : ":::") : (first ? "╭─" : "├─");
    gutter({}, corner);
    out_ += ' ' + place + '\n';

    std::uint32_t previous = 0;
    for (const auto& [number, underlines] : snippet.lines) {
        // One hidden line is shown: the mark of a gap would take as much room.
        if (previous != 0 && number == previous + 2)
            draw_line(snippet.file, previous + 1, {});
        else if (previous != 0 && number > previous + 1) {
            gutter({}, options_.ascii ? "..." : "⋮");
            out_ += '\n';
        }
        draw_line(snippet.file, number, underlines);
        previous = number;
    }
}

void Frame::draw_line(FileId file, std::uint32_t number, const std::vector<Underline>& underlines) {
    const LineIndex& lines = sources_.lines(file);
    const std::uint32_t begin = lines.line_begin(number);
    const std::uint32_t focus = underlines.empty() ? begin : underlines.front().begin;
    const Excerpt excerpt(lines.line(sources_.at(file).text, number), begin, focus,
                          {options_.width, options_.ascii});
    gutter(std::to_string(number), options_.ascii ? "|" : "│");
    if (!excerpt.text().empty()) out_ += ' ' + excerpt.text();
    out_ += '\n';
    for (const Underline& underline : underlines) {
        const Excerpt::Columns columns = excerpt.columns(underline.begin, underline.end);
        draw_underline(underline, columns.first, columns.last);
    }
}

void Frame::draw_underline(const Underline& underline, int first, int last) {
    gutter({}, options_.ascii ? "|" : "│");
    const std::string_view heavy = options_.ascii ? "^" : "━";
    const std::string_view light = options_.ascii ? "-" : "─";
    std::string line = repeat(underline.primary ? heavy : light, last - first);
    if (!underline.text.empty()) line += ' ' + visible(underline.text);
    out_ += ' ' + repeat(" ", first) + paint(underline.primary ? severity_style() : cyan, line) + '\n';
}

void Frame::draw_remarks() {
    // Further lines of a remark (two readings of a sentence, say) stand under its first.
    const auto remark = [&](std::string_view kind, std::string_view text) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        gutter({}, "=");
        out_ += fmt::format(" {}: {}\n", paint(bold, kind), visible(text.substr(0, end)));
        for (std::size_t at = end; at < text.size();) {
            const std::size_t next = std::min(text.find('\n', at + 1), text.size());
            gutter({}, " ");
            out_ +=
                fmt::format(" {:{}}{}\n", "", kind.size() + 2, visible(text.substr(at + 1, next - at - 1)));
            at = next;
        }
    };
    for (const std::string& note : diagnostic_.notes) remark("note", note);
    if (!diagnostic_.help.empty()) remark("help", diagnostic_.help);
    if (diagnostic_.fix) remark("fix", diagnostic_.fix->title);
}

void Frame::draw_fix() {
    if (!diagnostic_.fix) return;
    std::uint32_t number = 0;
    const std::string line = fixed_line(sources_, *diagnostic_.fix, number);
    if (line.empty()) return;
    // The offset in the new line is near enough to keep the place in view.
    const Span first = diagnostic_.fix->edits.front().at;
    const std::uint32_t focus = first.begin - sources_.lines(first.file).line_begin(number);
    const Excerpt excerpt(line, 0, focus, {options_.width, options_.ascii});
    gutter(std::to_string(number), "+");
    out_ += ' ' + paint(green, excerpt.text()) + '\n';
}

void Frame::gutter(std::string_view number, std::string_view bar) {
    out_ += paint(blue, fmt::format("{:>{}} {}", number, gutter_width_, bar));
}

std::string Frame::paint(std::string_view style, std::string_view text) const {
    if (!options_.color) return std::string(text);
    return fmt::format("{}{}{}", style, text, reset);
}

std::string_view Frame::severity_style() const {
    switch (diagnostic_.severity) {
    case Severity::error: return red;
    case Severity::warning: return yellow;
    case Severity::note: return cyan;
    }
    return red;
}

} // namespace cantrip
