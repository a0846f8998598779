#include "tools/render/fonts.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include "tools/render/assets.hpp"

namespace cantrip::render {

struct Fonts::Loaded {
    FcConfig* config = nullptr;
    PangoFontMap* map = nullptr;
    PangoContext* context = nullptr;
    std::set<std::string, std::less<>> families;
};

Fonts::Fonts(const std::vector<std::string>& folders, Findings& findings)
    : loaded_(std::make_unique<Loaded>()) {
    loaded_->config = FcConfigCreate();
    std::vector<std::string> files;
    for (const std::string& folder : folders)
        for (std::string& file : list_assets(folder, {".ttf", ".otf"}, findings))
            files.push_back(std::move(file));
    // The order of a folder differs between machines.
    std::sort(files.begin(), files.end());
    for (const std::string& file : files) {
        if (!FcConfigAppFontAddFile(loaded_->config, reinterpret_cast<const FcChar8*>(file.c_str())))
            findings.push_back(
                {Problem::bad_file, {file, 0}, {}, {}, {}, "this is no font that can be used", {}});
    }
    loaded_->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(loaded_->map), loaded_->config);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(loaded_->map), 72);
    loaded_->context = pango_font_map_create_context(loaded_->map);
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(loaded_->context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(loaded_->context, FALSE);

    PangoFontFamily** list = nullptr;
    int count = 0;
    pango_font_map_list_families(loaded_->map, &list, &count);
    for (int i = 0; i < count; ++i) loaded_->families.insert(pango_font_family_get_name(list[i]));
    g_free(list);
}

Fonts::~Fonts() {
    g_object_unref(loaded_->context);
    g_object_unref(loaded_->map);
    FcConfigDestroy(loaded_->config);
}

PangoContext* Fonts::context() const { return loaded_->context; }

bool Fonts::has_family(std::string_view family) const {
    return loaded_->families.find(family) != loaded_->families.end();
}

std::vector<std::string> Fonts::families() const {
    return {loaded_->families.begin(), loaded_->families.end()};
}

} // namespace cantrip::render
