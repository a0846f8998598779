#include "tools/render/svg_path.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>

#include <cairo.h>

namespace cantrip::render {
namespace {

bool is_command(char c) { return std::string_view("MmLlHhVvCcSsQqTtAaZz").find(c) != std::string_view::npos; }

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) {}

    std::optional<Path> run() {
        if (text_.size() > max_path_size) return std::nullopt;
        char command = 0;
        for (blanks(); at_ < text_.size(); blanks()) {
            if (is_command(text_[at_])) {
                command = text_[at_++];
            } else if (command == 0 || command == 'Z' || command == 'z') {
                return std::nullopt;
            }
            if (out_.empty() && command != 'M' && command != 'm') return std::nullopt;
            step(command);
            if (!good_ || out_.size() > max_path_steps) return std::nullopt;
            // Numbers behind a move are lines.
            if (command == 'M') command = 'L';
            if (command == 'm') command = 'l';
        }
        return out_;
    }

  private:
    void blanks() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == ',' || text_[at_] == '\n' ||
                                      text_[at_] == '\t' || text_[at_] == '\r'))
            ++at_;
    }
    double number() {
        blanks();
        if (at_ < text_.size() && text_[at_] == '+') ++at_;
        double value = 0;
        const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
        if (error != std::errc() || !(std::abs(value) < 1e6)) {
            good_ = false;
            return 0;
        }
        at_ = static_cast<std::size_t>(end - text_.data());
        return value;
    }
    double flag() {
        blanks();
        if (at_ < text_.size() && (text_[at_] == '0' || text_[at_] == '1')) return text_[at_++] - '0';
        good_ = false;
        return 0;
    }
    void add(PathStep::Kind kind, double x, double y) { out_.push_back({kind, {x}, {y}}); }
    void curve(double x1, double y1, double x2, double y2, double x, double y) {
        out_.push_back({PathStep::Kind::curve, {x1, x2, x}, {y1, y2, y}});
        control_x_ = x2;
        control_y_ = y2;
        x_ = x;
        y_ = y;
    }
    void quadratic(double cx, double cy, double x, double y) {
        curve(x_ + (cx - x_) * 2 / 3, y_ + (cy - y_) * 2 / 3, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, x,
              y);
        control_x_ = cx;
        control_y_ = cy;
    }

    void step(char command) {
        const bool relative = command >= 'a';
        const char kind = static_cast<char>(relative ? command - 'a' + 'A' : command);
        const double ox = relative ? x_ : 0, oy = relative ? y_ : 0;
        const bool smooth = (kind == 'S' && last_ == 'C') || (kind == 'T' && last_ == 'Q');
        const double rx = smooth ? 2 * x_ - control_x_ : x_, ry = smooth ? 2 * y_ - control_y_ : y_;
        if (kind == 'Z') {
            out_.push_back({PathStep::Kind::close, {start_x_}, {start_y_}});
            x_ = start_x_;
            y_ = start_y_;
        } else if (kind == 'M' || kind == 'L' || kind == 'H' || kind == 'V') {
            x_ = kind == 'V' ? x_ : ox + number();
            y_ = kind == 'H' ? y_ : oy + number();
            if (kind == 'M') start_x_ = x_, start_y_ = y_;
            add(kind == 'M' ? PathStep::Kind::move : PathStep::Kind::line, x_, y_);
        } else if (kind == 'A') {
            arc(ox, oy);
        } else if (kind == 'T') {
            const double x = ox + number(), y = oy + number();
            quadratic(rx, ry, x, y);
        } else {
            double values[6];
            const int count = kind == 'C' ? 6 : 4;
            for (int i = 0; i < count; ++i) values[i] = number() + (i % 2 == 0 ? ox : oy);
            if (kind == 'C') curve(values[0], values[1], values[2], values[3], values[4], values[5]);
            if (kind == 'S') curve(rx, ry, values[0], values[1], values[2], values[3]);
            if (kind == 'Q') quadratic(values[0], values[1], values[2], values[3]);
        }
        last_ = kind == 'S' ? 'C' : kind == 'T' ? 'Q' : kind;
    }

    // By the formulas of appendix B.2.4 of SVG 2: from end points to a centre, then a curve for each quarter.
    void arc(double ox, double oy) {
        double rx = std::abs(number()), ry = std::abs(number());
        const double turn = number() * std::numbers::pi / 180;
        const bool large = flag() > 0, sweep = flag() > 0;
        const double x = ox + number(), y = oy + number();
        if (!good_) return;
        if (rx < 1e-9 || ry < 1e-9 || (x == x_ && y == y_)) {
            x_ = x, y_ = y;
            return add(PathStep::Kind::line, x, y);
        }
        const double c = std::cos(turn), s = std::sin(turn);
        const double dx = (x_ - x) / 2, dy = (y_ - y) / 2;
        const double px = c * dx + s * dy, py = -s * dx + c * dy;
        const double large_enough = px * px / (rx * rx) + py * py / (ry * ry);
        if (large_enough > 1) rx *= std::sqrt(large_enough), ry *= std::sqrt(large_enough);
        const double over = rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px;
        const double under = rx * rx * py * py + ry * ry * px * px;
        const double scale = (large == sweep ? -1 : 1) * std::sqrt(std::max(0.0, over / under));
        const double cx = scale * rx * py / ry, cy = -scale * ry * px / rx;
        const double from = std::atan2((py - cy) / ry, (px - cx) / rx);
        double angle = std::atan2((-py - cy) / ry, (-px - cx) / rx) - from;
        if (sweep && angle < 0) angle += 2 * std::numbers::pi;
        if (!sweep && angle > 0) angle -= 2 * std::numbers::pi;
        const double mx = c * cx - s * cy + (x_ + x) / 2, my = s * cx + c * cy + (y_ + y) / 2;
        const int parts = std::clamp(static_cast<int>(std::ceil(std::abs(angle) / 1.5)), 1, 8);
        const double each = angle / parts, reach = 4.0 / 3 * std::tan(each / 4);
        for (int i = 0; i < parts; ++i) {
            const double a = from + each * i, b = a + each;
            const auto at_x = [&](double u, double v) { return mx + c * rx * u - s * ry * v; };
            const auto at_y = [&](double u, double v) { return my + s * rx * u + c * ry * v; };
            const double ca = std::cos(a), sa = std::sin(a), cb = std::cos(b), sb = std::sin(b);
            curve(at_x(ca - reach * sa, sa + reach * ca), at_y(ca - reach * sa, sa + reach * ca),
                  at_x(cb + reach * sb, sb - reach * cb), at_y(cb + reach * sb, sb - reach * cb),
                  at_x(cb, sb), at_y(cb, sb));
        }
        x_ = x, y_ = y;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bool good_ = true;
    Path out_;
    double x_ = 0, y_ = 0, start_x_ = 0, start_y_ = 0, control_x_ = 0, control_y_ = 0;
    char last_ = 0;
};

} // namespace

std::optional<Path> parse_path(std::string_view text) { return Parser(text).run(); }

void add_path(cairo_t* cairo, const Path& path) {
    for (const PathStep& step : path) {
        switch (step.kind) {
        case PathStep::Kind::move: cairo_move_to(cairo, step.x[0], step.y[0]); break;
        case PathStep::Kind::line: cairo_line_to(cairo, step.x[0], step.y[0]); break;
        case PathStep::Kind::curve:
            cairo_curve_to(cairo, step.x[0], step.y[0], step.x[1], step.y[1], step.x[2], step.y[2]);
            break;
        case PathStep::Kind::close: cairo_close_path(cairo); break;
        }
    }
}

Extent extent_of(const Path& path) {
    Extent out{1e9, 1e9, -1e9, -1e9};
    double x = 0, y = 0;
    const auto add = [&](double px, double py) {
        out.left = std::min(out.left, px);
        out.right = std::max(out.right, px);
        out.top = std::min(out.top, py);
        out.bottom = std::max(out.bottom, py);
    };
    for (const PathStep& step : path) {
        const bool curve = step.kind == PathStep::Kind::curve;
        // The handles of a curve lie far outside of it: points on the curve count.
        constexpr int pieces = 16;
        for (int i = 1; curve && i < pieces; ++i) {
            const double t = static_cast<double>(i) / pieces, u = 1 - t;
            const auto at = [&](double from, const double* to) {
                return u * u * u * from + 3 * u * u * t * to[0] + 3 * u * t * t * to[1] + t * t * t * to[2];
            };
            add(at(x, step.x), at(y, step.y));
        }
        x = step.x[curve ? 2 : 0];
        y = step.y[curve ? 2 : 0];
        add(x, y);
    }
    return out;
}

} // namespace cantrip::render
