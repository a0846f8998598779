#pragma once
// Draws arranged cards.

#include "tools/render/arrange.hpp"

typedef struct _cairo_surface cairo_surface_t;

namespace cantrip::render {

// Pictures that were read, by path; too large or broken ones are told once and replaced by a placeholder.
class Pictures {
  public:
    explicit Pictures(Findings& findings) : findings_(findings) {}
    ~Pictures();
    Pictures(const Pictures&) = delete;
    Pictures& operator=(const Pictures&) = delete;
    [[nodiscard]] cairo_surface_t* find(const std::string& path);

  private:
    Findings& findings_;
    std::map<std::string, cairo_surface_t*> read_;
};

// The units of `cairo` are mm, its origin the upper left corner of the trimmed card. Clips to the bleed.
void paint(cairo_t* cairo, const PlacedCard& card, TextPainter& text, Pictures& pictures);
// Lines around boxes, trim and safe area.
void paint_guides(cairo_t* cairo, const PlacedCard& card);

} // namespace cantrip::render
