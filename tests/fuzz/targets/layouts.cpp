// What drawing reads: layouts, icons, pictures, rules of hyphenation, print shops. Any bytes are read or
// refused, and what is read can be laid out and drawn.

#include <cmath>
#include <string>

#include <cairo.h>

#include "tests/fuzz/targets/targets.hpp"
#include "tools/render/draw_layout.hpp"
#include "tools/render/hyphens.hpp"
#include "tools/render/icons.hpp"
#include "tools/render/paint.hpp"
#include "tools/render/shops.hpp"
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

void fuzz_icon(std::string_view input) {
    const auto path = render::read_icon(input);
    if (!path) return;
    const render::Extent ink = render::extent_of(*path);
    demand(std::isfinite(ink.left) && std::isfinite(ink.bottom), "an icon has finite points");
}

void fuzz_picture(std::string_view input) {
    cairo_surface_t* picture = render::read_png(input);
    if (picture == nullptr) return;
    const auto largest = static_cast<int>(render::max_picture_side);
    demand(cairo_image_surface_get_width(picture) <= largest &&
               cairo_image_surface_get_height(picture) <= largest,
           "a picture is as large as its header says");
    cairo_surface_destroy(picture);
}

void fuzz_hyphens(std::string_view input) {
    render::HyphenRules rules;
    std::size_t line = 0;
    if (!render::read_hyphens(input, rules, line)) {
        demand(line > 0, "a refused rule has a line");
        return;
    }
    for (const char* word : {"strawberries", "čtvrtek", "Übersetzungen", "a", ""}) {
        std::string broken = render::hyphenated(word, rules);
        for (std::size_t at; (at = broken.find("\xc2\xad")) != std::string::npos;) broken.erase(at, 2);
        demand(broken == word, "hyphenation adds soft hyphens and nothing else");
    }
}

void fuzz_shop(std::string_view input) {
    const auto shop = render::read_shop("x.shop", input);
    if (!shop) {
        demand(!shop.error().empty(), "a refused shop says why");
        return;
    }
    demand(std::isfinite(shop.value().size.width) && shop.value().dpi >= 36, "a shop has a size");
}

} // namespace cantrip::fuzz
