#include "lang/diagnostics/render.hpp"

#include "lang/diagnostics/render_ci.hpp"
#include "lang/diagnostics/render_json.hpp"
#include "lang/diagnostics/render_sarif.hpp"

namespace cantrip {

std::string render(std::string_view format, const Sources& sources, const Diagnostics& diagnostics,
                   const RenderOptions& options, std::string_view version) {
    if (format == "compact") return render_compact(sources, diagnostics);
    if (format == "json") return render_json(sources, diagnostics);
    if (format == "sarif") return render_sarif(sources, diagnostics, version);
    if (format == "junit") return render_junit(sources, diagnostics);
    if (format == "github") return render_github(sources, diagnostics);
    return render_text(sources, diagnostics, options);
}

} // namespace cantrip
