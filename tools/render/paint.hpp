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
    // Valid until the next call.
    [[nodiscard]] cairo_surface_t* find(const std::string& path);

  private:
    void forget();

    static constexpr std::size_t most_kept = std::size_t{256} << 20U; // bytes of unpacked pictures
    Findings& findings_;
    std::map<std::string, cairo_surface_t*> read_;
    std::size_t kept_ = 0;
};

inline constexpr std::uint32_t max_picture_side = 8192;
// A PNG file unpacked; null when it is none, damaged or too large. The caller destroys it.
[[nodiscard]] cairo_surface_t* read_png(std::string_view bytes);

// The units of `cairo` are mm, its origin the upper left corner of the trimmed card. Clips to the bleed.
void paint(cairo_t* cairo, const PlacedCard& card, TextPainter& text, Pictures& pictures);
// Lines around boxes, trim and safe area.
void paint_guides(cairo_t* cairo, const PlacedCard& card);

} // namespace cantrip::render
