// Layout files and outlines of icons: any bytes are read or refused, and what is read can be laid out and
// drawn.

#include <cmath>
#include <string>

#include "tests/fuzz/targets/targets.hpp"
#include "tools/render/draw_layout.hpp"
#include "tools/render/svg_path.hpp"

namespace cantrip::fuzz {

void fuzz_layout(std::string_view input) {
    using namespace cantrip::render;
    const std::string text(input);
    if (const auto path = parse_path(text)) {
        const Extent ink = extent_of(*path);
        demand(path->empty() || (std::isfinite(ink.left) && std::isfinite(ink.bottom)),
               "a path has finite points");
    }
    Findings findings;
    const std::string picture =
        draw_layout("fuzz.layout", text, CANTRIP_SOURCE_DIR "/stdlib/core/layout", findings);
    demand(picture.starts_with("\x89PNG"), "a layout gives a picture");
    for (const Finding& finding : findings) demand(!finding.message.empty(), "a finding says what is wrong");
}

} // namespace cantrip::fuzz
