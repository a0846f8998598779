#include "tools/render/tabletop.hpp"

#include <algorithm>
#include <cmath>

#include <boost/json.hpp>
#include <cairo.h>
#include <fmt/format.h>

#include "lang/support/hash.hpp"
#include "lang/support/pretty_json.hpp"

namespace cantrip::render {
namespace {

namespace json = boost::json;

// Sheets hold 10 x 7 cards on at most 4096 x 4096 pixels; the last cell is what others see of a hidden card.
constexpr std::size_t most_columns = 10, most_rows = 7, most_cards = most_columns * most_rows - 1;
constexpr double most_pixels = 4096;

cairo_status_t append(void* closure, const unsigned char* bytes, unsigned length) {
    static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(bytes), length);
    return CAIRO_STATUS_SUCCESS;
}

struct Deck {
    std::string key; // size and back
    std::vector<const TabletopCard*> cards;
};

class Tabletop {
  public:
    Tabletop(std::string name, std::string address, Fonts& fonts, Pictures& pictures)
        : name_(std::move(name)), address_(std::move(address)), fonts_(fonts), pictures_(pictures) {}

    std::vector<NewFile> saved_object(const std::vector<TabletopCard>& cards) {
        json::array objects;
        for (const Deck& deck : decks_of(cards)) objects.push_back(one_deck(deck, objects.size() + 1));
        // A saved object is a saved game with nothing around its objects.
        const json::object save{{"SaveName", ""},
                                {"GameMode", ""},
                                {"Gravity", 0.5},
                                {"PlayArea", 0.5},
                                {"Date", ""},
                                {"Table", ""},
                                {"Sky", ""},
                                {"Note", ""},
                                {"Rules", ""},
                                {"XmlUI", ""},
                                {"LuaScript", ""},
                                {"LuaScriptState", ""},
                                {"ObjectStates", std::move(objects)}};
        files_.push_back({name_ + ".json", pretty_json(save)});
        return std::move(files_);
    }

    std::vector<NewFile> templates(const std::vector<TabletopCard>& cards) {
        std::size_t number = 0;
        for (const Deck& deck : decks_of(cards)) {
            const Sheets sheets = draw_sheets(deck, ++number, "Textures/");
            files_.push_back({fmt::format("Templates/{}-{}.json", name_, number),
                              pretty_json(template_of(deck, sheets, number))});
        }
        return std::move(files_);
    }

  private:
    struct Sheets {
        std::string front, back;
        std::size_t columns = 0, rows = 0;
    };

    // Cards of one size and back.
    static std::vector<Deck> decks_of(const std::vector<TabletopCard>& cards) {
        std::vector<Deck> decks;
        for (const TabletopCard& card : cards) {
            const Layout& layout = *card.front->layout;
            const std::string key =
                fmt::format("{} {} {}", layout.width, layout.height, card.back ? layout.back : "");
            auto found = std::find_if(decks.begin(), decks.end(), [&](const Deck& deck) {
                return deck.key == key && deck.cards.size() < most_cards;
            });
            if (found == decks.end()) found = decks.insert(decks.end(), {key, {}});
            found->cards.push_back(&card);
        }
        return decks;
    }

    Sheets draw_sheets(const Deck& deck, std::size_t number, const std::string& folder) {
        const std::size_t columns = std::clamp<std::size_t>(deck.cards.size(), 2, most_columns);
        const std::size_t rows = std::max<std::size_t>(2, (deck.cards.size() + columns) / columns);
        Sheets out{fmt::format("{}-{}.png", name_, number), fmt::format("{}-{}-back.png", name_, number),
                   columns, rows};
        std::vector<const PlacedCard*> fronts;
        for (const TabletopCard* card : deck.cards) fronts.push_back(card->front);
        files_.push_back({folder + out.front, sheet(fronts, columns, rows)});
        const PlacedCard* other = deck.cards.front()->back;
        files_.push_back(
            {folder + out.back, other ? sheet({other}, 1, 1) : plain_back(*deck.cards.front()->front)});
        return out;
    }

    // A deck as Tabletop Playground reads it. Sizes are in cm; index -2: the back is a file of its own, -3: a
    // hidden card shows its back.
    json::object template_of(const Deck& deck, const Sheets& sheets, std::size_t number) const {
        json::array indices;
        json::object names, texts, tags;
        for (std::size_t i = 0; i < deck.cards.size(); ++i) {
            for (std::int64_t copy = 0; copy < deck.cards[i]->copies; ++copy) indices.push_back(i);
            const std::string key = std::to_string(i);
            names[key] = json_text(deck.cards[i]->name);
            texts[key] = json_text(deck.cards[i]->text);
            tags[key] = json::array{};
        }
        const Layout& layout = *deck.cards.front()->front->layout;
        const json::object white{{"R", 255}, {"G", 255}, {"B", 255}}, black{{"R", 0}, {"G", 0}, {"B", 0}};
        return {{"Type", "Card"},
                {"GUID", guid(fmt::format("{}-{}", name_, number))},
                {"Name", json_text(fmt::format("{} {}", name_, number))},
                {"Metadata", ""},
                {"CollisionType", "Regular"},
                {"Friction", 0.7},
                {"Restitution", 0},
                {"Density", 0.5},
                {"SurfaceType", "Cardboard"},
                {"Roughness", 1},
                {"Metallic", 0},
                {"PrimaryColor", white},
                {"SecondaryColor", black},
                {"Flippable", true},
                {"AutoStraighten", false},
                {"ShouldSnap", true},
                {"ScriptName", ""},
                {"Blueprint", ""},
                {"Models", json::array{}},
                {"Collision", json::array{}},
                {"SnapPointsGlobal", false},
                {"SnapPoints", json::array{}},
                {"ZoomViewDirection", json::object{{"X", 0}, {"Y", 0}, {"Z", 0}}},
                {"Tags", json::array{}},
                {"FrontTexture", json_text(sheets.front)},
                {"BackTexture", json_text(sheets.back)},
                {"HiddenTexture", ""},
                {"BackIndex", -2},
                {"HiddenIndex", -3},
                {"NumHorizontal", sheets.columns},
                {"NumVertical", sheets.rows},
                {"Width", layout.width / 10},
                {"Height", layout.height / 10},
                {"Thickness", 0.05},
                {"HiddenInHand", true},
                {"UsedWithCardHolders", true},
                {"CanStack", true},
                {"UsePrimaryColorForSide", false},
                {"FrontTextureOverrideExposed", false},
                {"AllowFlippedInStack", false},
                {"MirrorBack", true},
                {"EmissiveFront", false},
                {"Model", "Rounded"},
                {"Indices", std::move(indices)},
                {"CardNames", std::move(names)},
                {"CardMetadata", std::move(texts)},
                {"CardTags", std::move(tags)}};
    }

    // 32 hexadecimal digits, the same for the same deck.
    static std::string guid(const std::string& name) {
        return fmt::format("{:016X}{:016X}", hash::text_1(name), hash::text_1(name + " deck"));
    }

    json::object one_deck(const Deck& deck, std::size_t number) {
        const Sheets sheets = draw_sheets(deck, number, "");
        const json::object pictures{{"FaceURL", json_text(address_ + "/" + sheets.front)},
                                    {"BackURL", json_text(address_ + "/" + sheets.back)},
                                    {"NumWidth", sheets.columns},
                                    {"NumHeight", sheets.rows},
                                    {"BackIsHidden", true},
                                    {"UniqueBack", false},
                                    {"Type", 0}};
        json::object custom{{std::to_string(number), pictures}};
        json::array ids, contained;
        for (std::size_t i = 0; i < deck.cards.size(); ++i)
            for (std::int64_t copy = 0; copy < deck.cards[i]->copies; ++copy) {
                const std::size_t id = number * 100 + i;
                ids.push_back(id);
                json::object card = object("Card", deck.cards[i]->name, deck.cards[i]->text, number);
                card["CardID"] = id;
                card["CustomDeck"] = custom;
                contained.push_back(std::move(card));
            }
        // A deck has at least two cards.
        if (contained.size() == 1) return contained.front().as_object();
        json::object out = object("DeckCustom", name_, "", number);
        out["DeckIDs"] = std::move(ids);
        out["CustomDeck"] = std::move(custom);
        out["ContainedObjects"] = std::move(contained);
        return out;
    }

    static json::object object(const char* kind, const std::string& name, const std::string& text,
                               std::size_t number) {
        const double x = static_cast<double>(number - 1) * 4;
        return {{"Name", kind},
                {"Transform", json::object{{"posX", x},
                                           {"posY", 1.0},
                                           {"posZ", 0.0},
                                           {"rotX", 0.0},
                                           {"rotY", 180.0},
                                           {"rotZ", 180.0},
                                           {"scaleX", 1.0},
                                           {"scaleY", 1.0},
                                           {"scaleZ", 1.0}}},
                {"Nickname", json_text(name)},
                {"Description", json_text(text)},
                {"GMNotes", ""}};
    }

    std::string sheet(const std::vector<const PlacedCard*>& cards, std::size_t columns, std::size_t rows) {
        const Layout& layout = *cards.front()->layout;
        // Sharp on a screen; more would only make the files larger.
        constexpr double enough = 300 / 25.4;
        const double scale = std::min({enough, most_pixels / static_cast<double>(columns) / layout.width,
                                       most_pixels / static_cast<double>(rows) / layout.height});
        const double width = std::floor(layout.width * scale), height = std::floor(layout.height * scale);
        return png(width * static_cast<double>(columns), height * static_cast<double>(rows),
                   [&](cairo_t* cairo) {
                       TextPainter text(fonts_.context(), false);
                       for (std::size_t i = 0; i < cards.size(); ++i) {
                           cairo_save(cairo);
                           cairo_translate(cairo, static_cast<double>(i % columns) * width,
                                           static_cast<double>(i / columns) * height);
                           cairo_rectangle(cairo, 0, 0, width, height);
                           cairo_clip(cairo);
                           cairo_scale(cairo, width / layout.width, height / layout.height);
                           paint(cairo, *cards[i], text, pictures_);
                           cairo_restore(cairo);
                       }
                   });
    }

    static std::string plain_back(const PlacedCard& card) {
        return png(card.layout->width * 6, card.layout->height * 6, [](cairo_t* cairo) {
            cairo_set_source_rgb(cairo, 0.25, 0.27, 0.33);
            cairo_paint(cairo);
        });
    }

    static std::string png(double width, double height, const std::function<void(cairo_t*)>& draw) {
        cairo_surface_t* surface =
            cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(width), static_cast<int>(height));
        cairo_t* cairo = cairo_create(surface);
        cairo_set_source_rgb(cairo, 1, 1, 1);
        cairo_paint(cairo);
        draw(cairo);
        cairo_destroy(cairo);
        std::string out;
        cairo_surface_write_to_png_stream(surface, append, &out);
        cairo_surface_destroy(surface);
        return out;
    }

    std::string name_, address_;
    Fonts& fonts_;
    Pictures& pictures_;
    std::vector<NewFile> files_;
};

} // namespace

std::vector<NewFile> write_tabletop(const std::vector<TabletopCard>& cards, const std::string& name,
                                    const std::string& address, Fonts& fonts, Pictures& pictures) {
    return Tabletop(name, address, fonts, pictures).saved_object(cards);
}

std::vector<NewFile> write_playground(const std::vector<TabletopCard>& cards, const std::string& name,
                                      Fonts& fonts, Pictures& pictures) {
    return Tabletop(name, {}, fonts, pictures).templates(cards);
}

} // namespace cantrip::render
