#include "tools/render/tabletop.hpp"

#include <algorithm>
#include <cmath>

#include <boost/json.hpp>
#include <cairo.h>
#include <fmt/format.h>

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

    std::vector<NewFile> run(const std::vector<TabletopCard>& cards) {
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
        json::array objects;
        for (const Deck& deck : decks) objects.push_back(one_deck(deck, objects.size() + 1));
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

  private:
    json::object one_deck(const Deck& deck, std::size_t number) {
        const std::size_t columns = std::clamp<std::size_t>(deck.cards.size(), 2, most_columns);
        const std::size_t rows = std::max<std::size_t>(2, (deck.cards.size() + columns) / columns);
        const std::string front = fmt::format("{}-{}.png", name_, number),
                          back = fmt::format("{}-{}-back.png", name_, number);
        std::vector<const PlacedCard*> fronts;
        for (const TabletopCard* card : deck.cards) fronts.push_back(card->front);
        files_.push_back({front, sheet(fronts, columns, rows)});
        const PlacedCard* other = deck.cards.front()->back;
        files_.push_back({back, other ? sheet({other}, 1, 1) : plain_back(*deck.cards.front()->front)});
        const json::object pictures{{"FaceURL", json_text(address_ + "/" + front)},
                                    {"BackURL", json_text(address_ + "/" + back)},
                                    {"NumWidth", columns},
                                    {"NumHeight", rows},
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
    return Tabletop(name, address, fonts, pictures).run(cards);
}

} // namespace cantrip::render
