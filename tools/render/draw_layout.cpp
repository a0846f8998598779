#include "tools/render/draw_layout.hpp"

#include "tools/render/outputs.hpp"
#include "tools/render/read_layout.hpp"

namespace cantrip::render {
namespace {

text::Piece piece(std::string text) {
    text::Piece out;
    out.text = std::move(text);
    return out;
}

CardContent sample() {
    CardContent card;
    card.id = "sample";
    card.name = "Sample";
    card.kind_name = "card";
    card.language = "en";
    for (const std::string& name : common_fields())
        card.fields[name] = FieldContent{{piece(name)}, name, false, true};
    text::Piece icon = piece("sun");
    icon.icon = true;
    icon.alt = "sun";
    AbilityContent ability;
    ability.pieces = {piece("When played: gain 2 "), icon, piece(" and draw a card.")};
    ability.labelled = true;
    for (const char* style : {"words", "icons", "mixed"}) card.abilities[style] = {ability, ability};
    return card;
}

} // namespace

std::string draw_layout(const std::string& file, const std::string& text, const std::string& resources,
                        Findings& findings) {
    Icons icons({resources + "/icons"}, findings);
    Fonts fonts({resources + "/fonts"}, findings);
    Pictures pictures(findings);
    const LayoutWorld world{common_fields(), [&](std::string_view name) { return icons.has(name); },
                            icons.names()};
    const Layout layout = make_layout(read_statements(file, text, findings), world, findings);
    Hyphens hyphens({resources + "/hyphens"}, findings);
    ArrangeTools tools{fonts, icons, hyphens, {}, findings};
    DrawOptions options;
    options.dpi = 40;
    return to_png(arrange(layout, sample(), tools), options, fonts, pictures);
}

} // namespace cantrip::render
