#pragma once
// Reads statements into a layout; only for make_layout and read_box.

#include "tools/render/read_layout.hpp"

namespace cantrip::render {

class LayoutMaker {
  public:
    LayoutMaker(const LayoutWorld& world, Findings& findings) : world_(world), findings_(findings) {}
    [[nodiscard]] Layout make(const std::vector<Statement>& statements);

  private:
    void tell(Problem problem, const LayoutPlace& at, std::string message, std::string help = {});
    void unknown(const LayoutPlace& at, std::string_view what, std::string_view word,
                 const std::vector<std::string>& known);
    // Whether a line has from `least` to `most` words; tells how it reads when not.
    bool shape(const LayoutLine& line, std::size_t least, std::size_t most, std::string_view reads);
    [[nodiscard]] std::optional<double> number(const LayoutLine& line, std::size_t token);
    void set(double& target, const LayoutLine& line, std::size_t token, double low, double high);

    void read_statement(const Statement& statement);
    void read_size(const LayoutLine& line);
    void read_table(const Statement& statement);
    void read_symbol(const LayoutLine& line);
    void read_box(const Statement& statement);
    void read_remove(const LayoutLine& line);
    void read_styles(const LayoutLine& line);
    void check_names();

    // Properties of `box_`, in read_box.cpp.
    void read_property(const LayoutLine& line);
    void read_at(const LayoutLine& line);
    void read_side(const LayoutLine& line, Side side);
    void read_text(const LayoutLine& line);
    void read_font(const LayoutLine& line);
    void read_align(const LayoutLine& line);
    void read_fill(const LayoutLine& line);
    void read_scene(const LayoutLine& line);
    void read_condition(const LayoutLine& line, bool negated);
    void read_icon(const LayoutLine& line);
    void read_picture(const LayoutLine& line);
    void read_filter(const LayoutLine& line, std::size_t& next, AbilityFilter& filter);
    void known_field(const LayoutLine& line, const std::string& name);
    // A colour that starts at token `next`, with `darker 20` or `lighter 20` behind it.
    [[nodiscard]] std::optional<ColourName> colour(const LayoutLine& line, std::size_t& next);

    const LayoutWorld& world_;
    Findings& findings_;
    Layout out_;
    Box* box_ = nullptr;
};

} // namespace cantrip::render
