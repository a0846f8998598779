#include "lang/diagnostics/render_text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/diagnostics/excerpt.hpp"
#include "lang/diagnostics/frame.hpp"
#include "lang/diagnostics/most_diagnostics.hpp"

namespace cantrip {

std::string render_text(const Sources& sources, const Diagnostics& diagnostics,
                        const RenderOptions& options) {
    std::string out;
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        if (!out.empty()) out += '\n';
        out += Frame(sources, diagnostic, options).draw();
    }
    return out;
}

std::string render_compact(const Sources& sources, const Diagnostics& diagnostics) {
    std::string out;
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        const CodeInfo& code = info(diagnostic.code);
        const Position at = sources.position(diagnostic.at.file, diagnostic.at.begin);
        out += fmt::format("{}:{}:{}: {}[{} {}]: {}\n", visible(sources.at(diagnostic.at.file).path), at.line,
                           at.column, to_string(diagnostic.severity), code.text, code.name,
                           visible(diagnostic.message));
    }
    return out;
}

std::string count_in_words(const Diagnostics& diagnostics) {
    std::string out;
    for (const Severity severity : {Severity::error, Severity::warning, Severity::note}) {
        const auto count =
            std::count_if(diagnostics.all().begin(), diagnostics.all().end(),
                          [&](const Diagnostic& diagnostic) { return diagnostic.severity == severity; });
        if (count == 0) continue;
        if (!out.empty()) out += ", ";
        out += fmt::format("{} {}{}", count, to_string(severity), count == 1 ? "" : "s");
    }
    if (diagnostics.all().size() == max_diagnostics) out += "; there may be more, which are not shown";
    return out;
}

} // namespace cantrip
