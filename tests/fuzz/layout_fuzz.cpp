// Layout files and outlines of icons: any bytes are read or refused, and what is read can be laid out and
// drawn.

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tools/render/draw_layout.hpp"
#include "tools/render/svg_path.hpp"

namespace {

void demand(bool kept, const char* promise) {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace cantrip::render;
    const std::string text(reinterpret_cast<const char*>(data), size);
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
    return 0;
}
