#include "tools/render/scenes.hpp"

#include <array>
#include <cmath>
#include <numbers>

#include <cairo.h>

namespace cantrip::render {
namespace {

constexpr std::array<std::string_view, 9> names{"hills",  "stars",  "city",  "rays", "waves",
                                                "forest", "clouds", "weave", "caves"};
constexpr double full_turn = 2 * std::numbers::pi;

// A small generator of its own: the library's may differ between systems.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_(seed * 2862933555777941757U + 3037000493U) {}
    double between(double low, double high) {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 7U;
        state_ ^= state_ << 17U;
        return low + (high - low) * static_cast<double>(state_ >> 11U) / 9007199254740992.0;
    }

  private:
    std::uint64_t state_;
};

Colour mixed(const Colour& a, const Colour& b, double part) {
    return {a.red + (b.red - a.red) * part, a.green + (b.green - a.green) * part,
            a.blue + (b.blue - a.blue) * part};
}

class Painter {
  public:
    Painter(cairo_t* cairo, const Rect& box, const Colour& sky, const Colour& land, std::uint64_t seed)
        : c_(cairo), box_(box), sky_(sky), land_(land), dice_(seed) {}

    void sky(const Colour& top, const Colour& bottom) {
        cairo_pattern_t* pattern = cairo_pattern_create_linear(0, box_.y, 0, box_.bottom());
        cairo_pattern_add_color_stop_rgb(pattern, 0, top.red, top.green, top.blue);
        cairo_pattern_add_color_stop_rgb(pattern, 1, bottom.red, bottom.green, bottom.blue);
        cairo_set_source(c_, pattern);
        cairo_pattern_destroy(pattern);
        cairo_rectangle(c_, box_.x, box_.y, box_.width, box_.height);
        cairo_fill(c_);
    }
    void use(const Colour& colour) { cairo_set_source_rgb(c_, colour.red, colour.green, colour.blue); }
    void disc(double x, double y, double radius) {
        cairo_new_sub_path(c_);
        cairo_arc(c_, x, y, radius, 0, full_turn);
        cairo_fill(c_);
    }
    // A body in the sky with rings of light around it.
    void orb() {
        const double x = box_.x + box_.width * dice_.between(0.18, 0.82);
        const double y = box_.y + box_.height * dice_.between(0.16, 0.34);
        const double radius = std::min(box_.width, box_.height) * dice_.between(0.1, 0.16);
        for (int ring = 3; ring >= 0; --ring) {
            use(mixed(shaded(sky_, 75), shaded(sky_, 20), ring / 3.6));
            disc(x, y, radius * (1 + 0.5 * ring));
        }
    }
    // A band of land whose upper edge is a sum of waves.
    void ridge(double height, double rough, const Colour& colour) {
        const double a = dice_.between(0, full_turn), b = dice_.between(0, full_turn);
        const double fa = dice_.between(0.6, 1.3), fb = dice_.between(2, 3.4);
        cairo_move_to(c_, box_.x, box_.bottom());
        constexpr int steps = 48;
        for (int i = 0; i <= steps; ++i) {
            const double t = static_cast<double>(i) / steps;
            const double lift = std::sin(a + t * full_turn * fa) + 0.45 * std::sin(b + t * full_turn * fb);
            cairo_line_to(c_, box_.x + box_.width * t, box_.y + box_.height * (height - rough * lift));
        }
        cairo_line_to(c_, box_.right(), box_.bottom());
        cairo_close_path(c_);
        use(colour);
        cairo_fill(c_);
    }

    void hills() {
        sky(shaded(sky_, -8), shaded(sky_, 45));
        orb();
        for (int i = 0; i < 4; ++i)
            ridge(0.5 + 0.14 * i, 0.085 - 0.012 * i,
                  mixed(mixed(sky_, land_, 0.45), shaded(land_, -35), i / 3.0));
    }
    void stars() {
        sky(shaded(sky_, -45), mixed(sky_, land_, 0.35));
        for (int i = 0; i < 70; ++i) {
            use(mixed(shaded(sky_, 25), {1, 1, 0.94}, dice_.between(0.1, 0.9)));
            const double x = box_.x + box_.width * dice_.between(0, 1),
                         y = box_.y + box_.height * dice_.between(0, 1);
            disc(x, y, box_.width * (i % 9 == 0 ? 0.009 : 0.0042));
        }
        // A constellation: a line through a few large stars.
        double x = box_.x + box_.width * dice_.between(0.05, 0.2),
               y = box_.y + box_.height * dice_.between(0.2, 0.8);
        for (int i = 0; i < 5; ++i) {
            const double next_x = x + box_.width * dice_.between(0.1, 0.22);
            const double next_y = box_.y + box_.height * dice_.between(0.12, 0.88);
            use(shaded(sky_, 40));
            cairo_set_line_width(c_, box_.width * 0.0035);
            cairo_move_to(c_, x, y);
            cairo_line_to(c_, next_x, next_y);
            cairo_stroke(c_);
            use({1, 1, 0.92});
            disc(x, y, box_.width * 0.012);
            disc(next_x, next_y, box_.width * 0.012);
            x = next_x, y = next_y;
        }
    }
    void towers(double ground, double lowest, double highest, const Colour& colour, bool windows) {
        for (double x = -0.03; x < 1;) {
            const double width = dice_.between(0.05, 0.12), height = dice_.between(lowest, highest);
            const double left = box_.x + box_.width * x, top = box_.y + box_.height * (ground - height);
            use(colour);
            cairo_rectangle(c_, left, top, box_.width * width, box_.bottom() - top);
            cairo_fill(c_);
            const double roof = dice_.between(0, 1);
            if (roof < 0.35) {
                cairo_move_to(c_, left, top);
                cairo_line_to(c_, left + box_.width * width / 2, top - box_.height * 0.09);
                cairo_line_to(c_, left + box_.width * width, top);
                cairo_fill(c_);
            } else if (roof < 0.5) {
                disc(left + box_.width * width / 2, top, box_.width * width / 2);
            }
            if (windows) {
                use(shaded(sky_, 55));
                for (int row = 0; row < 9; ++row)
                    for (int column = 0; column < 3; ++column)
                        if (dice_.between(0, 1) < 0.4)
                            cairo_rectangle(c_, left + box_.width * width * (0.2 + 0.24 * column),
                                            top + box_.height * (0.03 + 0.05 * row), box_.width * 0.011,
                                            box_.height * 0.02);
                cairo_fill(c_);
            }
            x += width + dice_.between(-0.01, 0.02);
        }
    }
    void city() {
        sky(shaded(sky_, -10), shaded(sky_, 40));
        orb();
        towers(0.82, 0.15, 0.5, mixed(sky_, land_, 0.4), false);
        towers(0.95, 0.1, 0.42, mixed(sky_, shaded(land_, -20), 0.75), true);
        towers(1.08, 0.08, 0.28, shaded(land_, -45), false);
    }
    void rays() {
        sky(sky_, shaded(sky_, -25));
        const double x = box_.x + box_.width / 2, y = box_.y + box_.height * 0.55;
        const double reach = box_.width + box_.height, turn = dice_.between(0, 1);
        use(mixed(sky_, land_, 0.4));
        for (int i = 0; i < 18; ++i) {
            const double from = (i + turn) * full_turn / 18, to = from + full_turn / 36;
            cairo_move_to(c_, x, y);
            cairo_line_to(c_, x + reach * std::cos(from), y + reach * std::sin(from));
            cairo_line_to(c_, x + reach * std::cos(to), y + reach * std::sin(to));
            cairo_fill(c_);
        }
    }
    void waves() {
        sky(shaded(sky_, 25), sky_);
        orb();
        for (int i = 0; i < 6; ++i)
            ridge(0.42 + 0.1 * i, 0.022, mixed(shaded(sky_, -5), shaded(land_, -30), i / 5.0));
    }
    void forest() {
        sky(shaded(sky_, -15), shaded(sky_, 40));
        orb();
        for (int row = 0; row < 3; ++row) {
            use(mixed(mixed(sky_, land_, 0.5), shaded(land_, -45), row / 2.0));
            const double base = 0.72 + 0.16 * row;
            for (double x = -0.05; x < 1.05; x += dice_.between(0.045, 0.1)) {
                const double half = dice_.between(0.04, 0.07), height = dice_.between(0.22, 0.42);
                for (int tier = 0; tier < 3; ++tier) {
                    const double low = base - height * 0.27 * tier, wide = half * (1 - 0.25 * tier);
                    cairo_move_to(c_, box_.x + box_.width * (x - wide), box_.y + box_.height * low);
                    cairo_line_to(c_, box_.x + box_.width * x, box_.y + box_.height * (low - height * 0.5));
                    cairo_line_to(c_, box_.x + box_.width * (x + wide), box_.y + box_.height * low);
                    cairo_close_path(c_);
                }
                cairo_fill(c_);
            }
            cairo_rectangle(c_, box_.x, box_.y + box_.height * (base - 0.03), box_.width, box_.height);
            cairo_fill(c_);
        }
    }
    void clouds() {
        sky(sky_, shaded(sky_, 50));
        orb();
        for (int row = 0; row < 4; ++row) {
            use(mixed(shaded(sky_, 30), shaded(land_, 78), row / 3.0));
            const double y = box_.y + box_.height * (0.5 + 0.15 * row);
            for (double x = -0.1; x < 1.1; x += dice_.between(0.06, 0.13))
                disc(box_.x + box_.width * x, y, box_.width * dice_.between(0.06, 0.12));
            cairo_rectangle(c_, box_.x, y, box_.width, box_.bottom() - y);
            cairo_fill(c_);
        }
    }
    void weave() {
        sky(sky_, shaded(sky_, -12));
        cairo_set_line_width(c_, 0.25);
        use(mixed(sky_, land_, 0.35));
        const double step = box_.width / 12;
        for (double x = box_.x; x < box_.right() + step; x += step)
            for (double y = box_.y; y < box_.bottom() + step; y += step) {
                cairo_new_sub_path(c_);
                cairo_arc(c_, x, y, step * 0.72, 0, full_turn);
            }
        cairo_stroke(c_);
    }
    // Stalactites above, stalagmites below.
    void caves() {
        sky(mixed(sky_, land_, 0.2), shaded(sky_, 30));
        orb();
        for (int row = 0; row < 2; ++row) {
            use(mixed(mixed(sky_, land_, 0.6), shaded(land_, -50), row));
            for (double x = -0.05; x < 1.05; x += dice_.between(0.07, 0.14)) {
                const double half = dice_.between(0.05, 0.09);
                const double down = dice_.between(0.14, 0.38) - 0.09 * row,
                             up = dice_.between(0.16, 0.4) - 0.09 * row;
                const auto spike = [&](double base, double tip) {
                    cairo_move_to(c_, box_.x + box_.width * (x - half), box_.y + box_.height * base);
                    cairo_line_to(c_, box_.x + box_.width * x, box_.y + box_.height * tip);
                    cairo_line_to(c_, box_.x + box_.width * (x + half), box_.y + box_.height * base);
                    cairo_close_path(c_);
                    cairo_fill(c_);
                };
                spike(0, down);
                spike(1, 1 - up);
            }
        }
    }

  private:
    cairo_t* c_;
    Rect box_;
    Colour sky_, land_;
    Dice dice_;
};

} // namespace

std::span<const std::string_view> scene_names() { return names; }

Colour shaded(const Colour& colour, int percent) {
    return percent < 0 ? mixed(colour, {0, 0, 0}, -percent / 100.0)
                       : mixed(colour, {1, 1, 1}, percent / 100.0);
}

void draw_scene(cairo_t* cairo, std::string_view scene, const Rect& box, const Colour& sky,
                const Colour& land, std::uint64_t seed) {
    constexpr void (Painter::*draw[])() = {&Painter::hills,  &Painter::stars, &Painter::city,
                                           &Painter::rays,   &Painter::waves, &Painter::forest,
                                           &Painter::clouds, &Painter::weave, &Painter::caves};
    static_assert(std::size(draw) == names.size());
    Painter painter(cairo, box, sky, land, seed | 1U);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == scene) (painter.*draw[i])();
}

} // namespace cantrip::render
