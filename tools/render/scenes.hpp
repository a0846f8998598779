#pragma once
// Drawn backgrounds for cards without a picture: landscapes and patterns, each card with its own.

#include <cstdint>
#include <span>
#include <string_view>

#include "tools/render/layout.hpp"
#include "tools/render/shapes.hpp"

namespace cantrip::render {

[[nodiscard]] std::span<const std::string_view> scene_names();
// Fills the box. The same seed draws the same scene on every machine.
void draw_scene(cairo_t* cairo, std::string_view scene, const Rect& box, const Colour& sky,
                const Colour& land, std::uint64_t seed);

// Darker below 0, lighter above, in percent.
[[nodiscard]] Colour shaded(const Colour& colour, int percent);

} // namespace cantrip::render
