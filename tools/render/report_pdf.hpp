#pragma once
// Pages about cards: pictures at the left, lines of text beside them. For differences and proof sheets.

#include <string>
#include <vector>

#include "tools/render/finding.hpp"

namespace cantrip::render {

struct ReportLine {
    enum class Kind { plain, before, now, mark } kind = Kind::plain; // mark: room for a person's mark
    std::string label, text, language;
};

struct ReportPicture {
    std::string png, caption;
};

struct ReportEntry {
    std::string title, about;
    std::vector<ReportPicture> pictures; // two beside each other
    std::vector<ReportLine> lines;
};

struct Report {
    std::string title, about, language, credits;
    std::vector<ReportEntry> entries;
};

// `paper`: a4, letter, a3.
[[nodiscard]] std::string report_pdf(const Report& report, const std::vector<std::string>& font_folders,
                                     std::string_view paper, Findings& findings);

} // namespace cantrip::render
