#include "tools/render/digest.hpp"

#include <fmt/format.h>
#include <pango/pangocairo.h>

#include "lang/source/read_file.hpp"
#include "lang/support/hash.hpp"

namespace cantrip::render {
namespace {

std::string text_of(const Colour& c) { return fmt::format("{},{},{};", c.red, c.green, c.blue); }
std::string text_of(const std::optional<Colour>& c) { return c ? text_of(*c) : "-;"; }
std::string text_of(const Rect& r) { return fmt::format("{},{},{},{};", r.x, r.y, r.width, r.height); }

std::string text_of(const Icon& icon) {
    std::string out = icon.name;
    for (const auto& step : icon.path)
        out += fmt::format(" {}:{},{},{},{},{},{}", static_cast<int>(step.kind), step.x[0], step.y[0],
                           step.x[1], step.y[1], step.x[2], step.y[2]);
    return out + ";";
}

std::string text_of(PangoLayout* layout) {
    GBytes* bytes = pango_layout_serialize(layout, PANGO_LAYOUT_SERIALIZE_DEFAULT);
    gsize size = 0;
    const auto* data = static_cast<const char*>(g_bytes_get_data(bytes, &size));
    std::string out(data, size);
    g_bytes_unref(bytes);
    return out;
}

std::string text_of(const TextBlock& block) {
    std::string out = fmt::format("{},{},{};", block.size, block.width, block.height);
    for (const double top : block.tops) out += fmt::format("{},", top);
    for (const auto& paragraph : block.paragraphs) out += text_of(paragraph.get());
    for (const auto& icon : block.icons)
        out += text_of(*icon->icon) + icon->word + text_of(icon->colour) + fmt::format("{};", icon->size);
    return out;
}

std::string text_of(const PlacedBox& placed) {
    const Box& box = *placed.box;
    std::string out =
        fmt::format("{} {} {} {} {} {} {} {} {} {} {};", box.name, box.shape, box.corner, box.frame_width,
                    box.inset_x, box.inset_y, box.turn, static_cast<int>(box.across),
                    static_cast<int>(box.down), box.scene, placed.placeholder);
    out += text_of(placed.rect) + text_of(placed.drawn) + text_of(placed.fill) + text_of(placed.fill_to) +
           text_of(placed.frame) + text_of(placed.divider) + text_of(placed.colour) + text_of(placed.sky) +
           text_of(placed.land);
    if (placed.icon) out += text_of(*placed.icon);
    if (placed.text) out += text_of(*placed.text);
    if (!placed.picture.empty()) {
        const auto file = read_file(placed.picture);
        out += file ? fmt::format("{:x}", hash::text_1(file.value().text)) : "unreadable";
    }
    return out;
}

} // namespace

std::uint64_t digest_of(const PlacedCard& card) {
    const Layout& layout = *card.layout;
    std::string out = fmt::format("{} {} {} {} {} {};{};", card.id, layout.width, layout.height, layout.bleed,
                                  layout.safe, layout.corner, card.alternative);
    for (const PlacedBox& box : card.boxes) out += text_of(box) + "\n";
    return hash::text_1(out);
}

} // namespace cantrip::render
